"""What stands in real texts beside the hand: names like words of the form, bounties, chat, late posts."""

from __future__ import annotations

import pytest

from dealer_assist.formats.files import read_hands
from dealer_assist.formats.phh import PhhHand, UnreadHand, replay
from tests.formats.test_server_texts import FULL_TILT, GG, STARS, WINAMAX

PAID = (97, 0, 141)
BOUNTY = """\
PokerStars Hand #201: Tournament #300, $5+$5+$1 USD Hold'em No Limit - Level III (50/100) - 2024/03/05
Table '300 1' 9-max Seat #1 is the button
Seat 1: Ann (1500 in chips, $5 bounty)
Seat 2: Bob (800 in chips, $7.50 bounty)
Seat 3: Cy (3000 in chips, $5 bounty)
Seat 4: Out (1500 in chips) is sitting out
Ann: posts the ante 10
Bob: posts the ante 10
Cy: posts the ante 10
Out: posts the ante 10
Bob: posts small blind 50
Cy: posts big blind 100
*** HOLE CARDS ***
Dealt to Cy [Ah Kd]
Out: folds
Ann: folds
Bob: raises 690 to 790 and is all-in
Cy: calls 690
*** FLOP *** [Kh 7c 2d]
*** TURN *** [Kh 7c 2d] [9s]
*** RIVER *** [Kh 7c 2d 9s] [9c]
*** SHOW DOWN ***
Bob: shows [Qc Qd] (two pair, Queens and Nines)
Cy: shows [Ah Kd] (two pair, Kings and Nines)
Cy collected 1620 from pot
Cy wins $3.75 for eliminating Bob and their own bounty increases by $3.75 to $8.75
Bob finished the tournament in 4th place and received $25.00.
*** SUMMARY ***
Total pot 1620 | Rake 0
Board [Kh 7c 2d 9s 9c]
"""
POSTS = """\
PokerStars Hand #202:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/03/05 21:04:09 ET
Table 'Vega' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 3: Cy ($10 in chips)
Seat 4: Di ($10 in chips)
Seat 5: Ed ($10 in chips)
Bob: posts small blind $0.05
Cy: posts big blind $0.10
Di: posts small & big blinds $0.15
Ed: posts big blind $0.10
*** HOLE CARDS ***
Di: raises $0.20 to $0.30
Ed: calls $0.20
Ann: folds
Bob: folds
Cy: folds
*** FLOP *** [Kh 7c 2d]
Di: bets $0.50
Ed: folds
Uncalled bet ($0.50) returned to Di
Di collected $0.80 from pot
Di: shows [Ah] (high card Ace)
*** SUMMARY ***
Total pot $0.80 | Rake $0
Board [Kh 7c 2d]
"""
LARGE = """\
PokerStars Hand #203:  Holdem No Limit (10'000/20'000) - 2024/03/05 21:04:09 ET
Table Vega 6-max Seat #1 is the button
Seat 1: Ann (1'234'567 in chips)
Seat 3: Bob (400'000 in chips)
Ann: posts small blind 10'000
Bob: posts big blind 20'000
*** HOLE CARDS ***
Ann: raises 20'000 to 40'000
Bob: folds
Uncalled bet (20'000) returned to Ann
Ann collected 40'000 from pot
*** SUMMARY ***
Total pot 40'000 | Rake 0
"""

SHORT_END = """\
*** TURN *** [Kh 7c 2d] [9s]
*** RIVER *** [Kh 7c 2d 9s] [9c]
*** SHOW DOWN ***
Di: shows [Ah Ad] (two pair, Aces and Nines)
Cy: shows [Qc Jd] (a pair of Nines)
Di collected $0.53 from side pot
Di collected $0.21 from main pot
*** SUMMARY ***
Total pot $0.74 Main pot $0.21. Side pot $0.53. | Rake $0
"""


def ends(text: str) -> object:
    """The stacks at the end where the text agrees, else what is said of it."""
    hand, = read_hands(text.encode(), "")
    if isinstance(hand, UnreadHand):
        return hand.error
    assert isinstance(hand, PhhHand)
    result = replay(hand)
    return result.stacks if result.agrees and not result.note else result.error or "differs"


@pytest.mark.parametrize("name", [
    "Ann: raises", "folds", "[Bob]", "Table 9", "Dealt to", "Uncalled bet", "Total pot", "x collected $5",
    "*** X ***", "Seat 3", "Board", "é—😀", 'said, "x"', "Hand #1", " lead", "$5", "Rake 3", "Cy: B",
    "a (b) c"])
def test_a_player_may_be_called_like_a_word_of_the_form(name: str):
    assert ends(STARS.replace("Ann (the 2nd)", name)) == PAID


@pytest.mark.parametrize(("old", "new"), [
    ("*** FLOP", 'Cy said, "Bob: folds"\nCy said, "bets 5"\n*** FLOP'),
    ("*** FLOP", "Cy has timed out\nZed joins the table at seat #4\nCy is disconnected\n*** FLOP"),
    ("from pot", "from pot (pot not awarded as player cashed out)"),
    ("[Ah Kd]", "[AH KD]"), ("$0.50\n", "50¢\n"), ("$", "R$"), ("$", "CHF "), ("\n", "\r\n"),
])
def test_what_stands_beside_a_hand_changes_no_chip(old: str, new: str):
    assert old in STARS and ends(STARS.replace(old, new)) == PAID


@pytest.mark.parametrize("more", [
    "Cy wins an entry to tournament #123", "Cy wins the tournament and receives $100.00 - congratulations!",
    "Cy wins $1.88 for splitting the elimination of Bob", "Cy wins the $3.75 bounty for eliminating Bob"])
def test_a_bounty_is_of_no_pot(more: str):
    assert ends(BOUNTY.replace("Bob finished", f"{more}\nBob finished")) == (1490, 0, 3820, 1490)


@pytest.mark.parametrize("between", [" ", ".", ",", "'", "’", "\u00a0", "\u202f"])
def test_thousands_are_thousands(between: str):
    text = BOUNTY
    for amount in ("1500", "3000", "1620"):
        text = text.replace(amount, f"{amount[0]}{between}{amount[1:]}")
    assert ends(text) == (1490, 0, 3820, 1490)


@pytest.mark.parametrize("between", [" ", "'", "\u202f"])
def test_thousands_are_thousands_in_the_stakes_and_in_what_comes_back(between: str):
    text = LARGE.replace("'", between)
    hand, = read_hands(text.encode(), "")
    assert isinstance(hand, PhhHand) and hand.setup["blinds"] == [10_000, 20_000]
    assert ends(text) == (1_254_567, 380_000)


def test_late_and_dead_blinds_are_told_apart():
    assert ends(POSTS) == (10, 9.95, 9.9, 10.45, 9.7)
    assert ends(GG.replace("*** FIRST TURN", "6bab: Pays Cashout Risk ($12.00)\n*** FIRST TURN")) == (
        4451.94, 2240, 1694.48)


def test_both_blinds_in_one_post_hold_a_whole_big_blind_where_another_is_short():
    """Di's fifteen cents are five dead and ten live; the big blind has four of his ten."""
    text = POSTS.replace("Cy ($10", "Cy ($0.04").replace("blind $0.10\nDi", "blind $0.04 and is all-in\nDi")
    text = text.replace("Cy: folds\n", "")
    text = text[:text.index("Di collected")] + SHORT_END
    assert ends(text) == (10, 9.95, 0, 10.39, 9.7)


def test_who_talks_at_full_tilt_does_not_act():
    talk = "Ann: folds, i bet 5\nAnn: bets 500\nCy folds"
    assert ends(FULL_TILT.replace("Cy folds", talk)) == (37.5, 99, 40.25)


@pytest.mark.parametrize(("text", "expected"), [
    (WINAMAX.replace("| Rake 0,02€", "| No rake"), "nobody has 0.02 of it"),
    (STARS.replace("Cy collected $81.50 from pot\n", "").replace("| Rake $2.50", ""), "before anybody won"),
    (STARS.replace("$81.50", "$51.50").replace("| Rake $2.50", ""), "nobody has 32.50 of it"),
    (STARS.replace("$100 in", "$1k in"), "'1k in' is no amount"),
])
def test_chips_that_nobody_was_told_to_have_are_no_rake(text: str, expected: str):
    assert expected in str(ends(text))
