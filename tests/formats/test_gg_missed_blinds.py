"""A missed blind at GGPoker lies dead in the pot, unless its player checks or calls with it as a bet."""

from __future__ import annotations

import pytest

from dealer_assist.formats.files import read_hands
from dealer_assist.formats.phh import PhhHand
from tests.formats.test_texts_varied import ends

POSTED = """\
Poker Hand #OM102: PLO-5 ($2/$5) - 2021/04/03 00:00:47
Table 'PLO-5Gold9' 6-max Seat #5 is the button
Seat 1: a1 ($1,100.50 in chips)
Seat 4: d4 ($100 in chips)
Seat 5: e5 ($400 in chips)
Seat 6: Hero ($186 in chips)
Hero: posts small blind $2
a1: posts big blind $5
{}
*** HOLE CARDS ***
{}
e5: folds
{}
*** FLOP *** [Th Td Jd]
Hero: checks
a1: checks
d4: bets $10
Hero: folds
a1: folds
Uncalled bet ($10) returned to d4
*** SHOWDOWN ***
d4 collected ${} from pot
*** SUMMARY ***
Total pot ${} | Rake $0 | Jackpot $0 | Bingo $0
Board [Th Td Jd]
"""
CALLED = "Hero: calls $3\na1: checks"
SMALL, BIG = "d4: posts missed blind $2", "d4: posts missed blind $5"
RAISED = POSTED.format(SMALL, "d4: raises $5 to $10", "Hero: calls $8\na1: calls $5", 32, 32)


@pytest.mark.parametrize(("text", "posts", "stack"), [
    (POSTED.format(SMALL, "d4: calls $5", CALLED, 17, 17), [("dead", 200)], 110),
    (RAISED, [("dead", 200)], 120),
    (POSTED.format(BIG, "d4: calls $5", CALLED, 20, 20), [("dead", 500)], 110),
    (POSTED.format(BIG, "d4: checks", CALLED, 15, 15), [("enter", 500)], 110),
    (POSTED.format(f"{SMALL}\nd4: posts big blind $5", "d4: checks", CALLED, 17, 17),
     [("dead", 200), ("enter", 500)], 110),
], ids=["small, called", "small, raised", "big, called", "big, checked", "both"])
def test_a_missed_blind_is_dead_unless_its_player_has_bet_with_it(
        text: str, posts: list[tuple[str, int]], stack: int):
    hand, = read_hands(text.encode(), "")
    assert isinstance(hand, PhhHand)
    assert [(post["kind"], post["amount"]) for post in hand.setup["posts"] if post["seat"] == 4] == posts
    assert isinstance(stacks := ends(text), tuple) and stacks[1] == stack
