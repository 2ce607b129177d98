"""The texts of the Winning Poker Network (Americas Cardroom), in the form since 2019 and in the older one."""

from __future__ import annotations

import pytest

from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.phh import PhhHand, UnreadHand, replay
from dealer_assist.formats.source import facts, source_of

SIDE_POT = """\
Hand #7001 - Omaha(Pot Limit) - $0.50/$1.00 - 2024/11/29 17:26:06 UTC
Blue Hill 6-max Seat #4 is the button
Seat 1: Ann ($40.00)
Seat 2: Bob B ($15.00)
Seat 4: Cy ($52.50)
Seat 5: Di ($100.00) is sitting out
Ann posts the small blind $0.50
Bob B posts the big blind $1.00
*** HOLE CARDS ***
Main pot $1.50 | Rake $0.00
Dealt to Cy [Ah Ad 7s 6s]
Cy raises $3.50 to $3.50
Ann raises $11.00 to $11.50
Bob B raises $15.00 to $15.00 and is all-in
Cy raises $52.50 to $52.50 and is all-in
Ann calls $28.50 and is all-in
Uncalled bet ($12.50) returned to Cy
*** FLOP *** [Kh 8c 6d]
Main pot $42.75 | Rake $2.25
*** TURN *** [Kh 8c 6d] [2s]
*** RIVER *** [Kh 8c 6d 2s] [4h]
*** SHOW DOWN ***
Cy shows [Ah Ad 7s 6s] (a pair of Aces [Ah Ad Kh 8c 7s])
Ann shows [Ks Kc Qd Js] (three of a kind, Set of Kings [Ks Kh Kc 8c 6d])
Bob B shows [8h 8s Tc Td] (three of a kind, Set of Eights [8h 8s 8c Kh Td])
Ann collected $47.50 from side pot-1
Ann collected $42.75 from main pot
*** SUMMARY ***
Total pot $90.25 | Rake $4.25 | JP Fee $0.50
Board [Kh 8c 6d 2s 4h]
Seat 1: Ann (small blind) showed [Ks Kc Qd Js] and won $90.25 with three of a kind, Set of Kings
"""
MISSED = """\
Game Hand #7002 - $9 GTD Tournament #445 - Holdem (No Limit) - Level 3 (20.00/40.00)- 2022/07/11 01:11:44 UTC
Table '12' 9-max Seat #1 is the button
Seat 1: Ann (1500.00)
Seat 2: Bob (1480.00)
Seat 3: Cy (2000.00)
Seat 5: Ed (900.00)
Ann posts ante 5.00
Bob posts ante 5.00
Cy posts ante 5.00
Ed posts ante 5.00
Bob posts the small blind 20.00
Cy posts the big blind 40.00
Ed posts dead 60.00
*** HOLE CARDS ***
Main pot 20.00
Dealt to Ann [Ks Kd]
Ed checks
Ann raises 120.00 to 120.00
Bob folds
Cy folds
Ed folds
Uncalled bet (80.00) returned to Ann
Ann does not show
*** SUMMARY ***
Total pot 180.00
Seat 1: Ann (button) did not show and won 180.00
Seat 2: Bob (small blind) folded on the Pre-Flop
"""
STUD = """\
Hand #7003 - 7Stud H/L(Fixed Limit) - $2.00/$4.00 - 2019/07/28 16:15:58 UTC
Gorham 8-max
Seat 1: Ann ($80.00)
Seat 4: Bob ($60.00)
Ann posts ante $0.25
Bob posts ante $0.25
*** 3rd STREET ***
Main pot $0.50 | Rake $0.00
Dealt to Ann [As 2s Qs]
Dealt to Bob [3h]
Bob brings in $0.50
Ann raises $2.00 to $2.00
Bob calls $1.50
*** 4th STREET ***
Dealt to Ann [As 2s Qs] [3c]
Dealt to Bob [3h] [Kd]
Bob bets $2.00
Ann folds
Uncalled bet ($2.00) returned to Bob
Bob does not show
*** SUMMARY ***
Total pot $4.30 | Rake $0.20
Seat 4: Bob did not show and won $4.30
"""
OLDER = """\
Game started at: 2014/3/9 0:5:2
Game ID: 7004 0.25/0.50 Mica   (JP) - 5 (Hold'em)
Seat 2 is the button
Seat 1: do not (28.03).
Seat 2: do not call (50).
Seat 3: Cy (20.25).
Seat 4: Di (12).
Player Cy has small blind (0.25)
Player Di has big blind (0.50)
Player do not posts (0.25) as a dead bet
Player do not posts (0.50)
Player Cy received a card.
Player do not call received card: [10s]
Player do not call received card: [10d]
Player do not checks
Player do not call raises (1.50)
Player Cy folds
Player Di is timed out.
Player Di raises (5)
Player do not folds
Player do not call raises (8)
Player Di allin (6.50)
Player do not call calls (2.50)
*** FLOP ***: [4s 3c 8h]
*** TURN ***: [4s 3c 8h] [3h]
*** RIVER ***: [4s 3c 8h 3h] [10h]
------ Summary ------
Pot: 23.75. Rake 1
Board: [4s 3c 8h 3h 10h]
Player do not does not show cards.Bets: 0.75. Collects: 0. Loses: 0.75.
*Player do not call shows: Full House (10/3) [10s 10d]. Bets: 12. Collects: 23.75. Wins: 11.75.
Player Cy does not show cards.Bets: 0.25. Collects: 0. Loses: 0.25.
Player Di mucks (does not show cards). Bets: 12. Collects: 0. Loses: 12.
Game ended at: 2014/3/9 0:6:1
"""
OLDER_LIMIT = """\
Game started at: 2016/8/28 20:23:32
Game ID: 7005 100/200 Sunday - $5 Special, Table 8 (Omaha HiLow)
Seat 1 is the button
Seat 1: Ann (5000).
Seat 2: Bob (4000).
Player Ann has small blind (50)
Player Bob has big blind (100)
Player Ann received a card.
Player Ann raises (150)
Player Bob raises (200)
Player Ann calls (100)
*** FLOP ***: [4s 3c 8h]
Player Bob bets (100)
Player Ann folds
Uncalled bet (100) returned to Bob
Player Bob mucks cards
------ Summary ------
Pot: 600
Board: [4s 3c 8h]
Player Ann does not show cards.Bets: 300. Collects: 0. Loses: 300.
*Player Bob mucks (does not show cards). Bets: 300. Collects: 600. Wins: 300.
Game ended at: 2016/8/28 20:23:54
"""


def read_one(text: str) -> PhhHand | UnreadHand:
    hand, = read_hands(text.encode(), "night.txt")
    return hand


@pytest.mark.parametrize(("text", "game", "betting", "stacks"), [
    pytest.param(SIDE_POT, "omaha", "pot-limit", (90.25, 0, 12.5), id="rake from each pot"),
    pytest.param(MISSED, "holdem", "no-limit", (1635, 1455, 1955, 835), id="missed blinds, no showdown"),
    pytest.param(STUD, "stud-8", "limit", (77.75, 62.05), id="stud"),
    pytest.param(OLDER, "holdem", "no-limit", (27.28, 61.75, 20, 0), id="older, by what is added"),
    pytest.param(OLDER_LIMIT, "omaha-8", "limit", (4700, 4300), id="older, limit"),
])
def test_a_hand_ends_as_its_file_pays(text: str, game: str, betting: str, stacks: tuple[float, ...]):
    hand = read_one(text)
    assert isinstance(hand, PhhHand), hand.error
    result = replay(hand)
    assert (hand.setup["game"], hand.setup["betting"]) == (game, betting)
    assert (result.error, result.stacks, result.agrees) == (None, stacks, True)


def test_what_a_file_tells_stays_and_nothing_is_added():
    """The older form names neither currency nor zone, nor the number of its tournament."""
    told = [facts(source_of(hand)) for hand in map(read_one, (SIDE_POT, MISSED, OLDER, OLDER_LIMIT))
            if isinstance(hand, PhhHand)]
    assert told == [
        [("day", "2024-11-29 17:26:06 UTC"), ("hand", "7001"), ("table", "Blue Hill"), ("currency", "USD")],
        [("day", "2022-07-11 01:11:44 UTC"), ("tournament", "$9 GTD"), ("event", "Tournament 445"),
         ("level", "3"), ("hand", "7002"), ("table", "12")],
        [("day", "2014-03-09 00:05:02"), ("hand", "7004"), ("table", "Mica   (JP) - 5")],
        [("day", "2016-08-28 20:23:32"), ("tournament", "Sunday - $5 Special"), ("hand", "7005"),
         ("table", "Sunday - $5 Special, Table 8")]]


def test_many_hands_of_both_forms_in_one_file():
    data = "\n\n".join((SIDE_POT, OLDER, OLDER_LIMIT, STUD)).encode("utf-16")
    hands = [hand for hand in read_hands(data, "night.txt") if isinstance(hand, PhhHand)]
    assert count_hands(data) == 4
    assert [hand.fields["hand"] for hand in hands] == ["7001", "7004", "7005", "7003"]
    assert [replay(hand).agrees for hand in hands] == [True] * 4


@pytest.mark.parametrize(("text", "old", "new", "why"), [
    pytest.param(OLDER, "(Hold'em)", "(Six Plus Hold'em)", "no game that is known", id="another game"),
    pytest.param(SIDE_POT, "Omaha(", "Omaha Reshuffle(", "no game that is known", id="a deck shuffled again"),
    pytest.param(SIDE_POT, "(Pot Limit)", "(All-in or Fold Limit)", "no game that is", id="jam or fold"),
    pytest.param(SIDE_POT, "Ann raises $11.00 to $11.50", "Ann caps $11.50", "not known", id="a cap"),
    pytest.param(OLDER, "Player Cy folds", "Player  folds", "no seat in this hand", id="nobody's act"),
    pytest.param(OLDER, "Bets: 0.75.", "Bets: 0.50.", "one of the two is wrong", id="another sum"),
    pytest.param(OLDER, "Pot: 23.75", "Pot: 24.75", "one of the two is wrong", id="another pot"),
    pytest.param(OLDER, "------ Summary ------\nPot: 23.75. Rake 1\n", "", "cut off", id="no summary"),
])
def test_what_cannot_be_known_is_refused(text: str, old: str, new: str, why: str):
    assert old in text
    hand = read_one(text.replace(old, new))
    assert isinstance(hand, UnreadHand) and why in hand.error, hand
