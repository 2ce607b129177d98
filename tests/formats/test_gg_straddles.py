"""GGPoker's straddles stand in a word of their own, as totals; one said again takes the first one's place."""

from __future__ import annotations

import pytest

from dealer_assist.formats.files import read_hands
from dealer_assist.formats.phh import PhhHand, replay
from tests.formats.test_texts_varied import ends

STRADDLED = """\
Poker Hand #HD140: Hold'em No Limit ($0.5/$1) - 2026/08/22 02:42:06
Table 'Silver12' 6-max Seat #2 is the button
Seat 1: c1 ($3 in chips)
Seat 2: f2 ($136.38 in chips)
Seat 3: b3 ($262.7 in chips)
Seat 4: d4 ($93.26 in chips)
Seat 5: a5 ($212.23 in chips)
Seat 6: e6 ($110.05 in chips)
b3: posts small blind $0.5
d4: posts big blind $1
{}*** FLOP *** [Kd 8h 6c]
*** SHOWDOWN ***
{}*** SUMMARY ***
Board [Kd 8h 6c]
"""
TWICE_FROM_THE_BIG_BLIND = STRADDLED.format("""\
d4: straddle $2
d4: straddle $4
*** HOLE CARDS ***
a5: folds
e6: raises $4 to $8
c1: folds
f2: folds
b3: folds
d4: folds
""", """\
Uncalled bet ($4) returned to e6
e6 collected $8.5 from pot
""").replace("*** FLOP *** [Kd 8h 6c]\n", "").replace("Board [Kd 8h 6c]\n", "")
TWO_PLAYERS = STRADDLED.format("""\
a5: straddle $2
e6: straddle $4
*** HOLE CARDS ***
c1: folds
f2: calls $4
b3: folds
d4: folds
a5: folds
e6: checks
""", """\
Uncalled bet ($5) returned to f2
f2 collected $11 from pot
""").replace("*** SHOWDOWN", "e6: checks\nf2: bets $5\ne6: folds\n*** SHOWDOWN").replace(
    "\nBoard", "\nTotal pot $11.5 | Rake $0.5\nBoard")
OVER_IT_WITH_EVERYTHING = STRADDLED.format("""\
a5: straddle $2
c1: straddle $3 and is all-in
*** HOLE CARDS ***
f2: folds
b3: folds
d4: folds
a5: folds
e6: calls $3
""", """\
c1: shows [Ah Ad]
e6: shows [Qh Qd]
c1 collected $9.5 from pot
""").replace("*** SHOWDOWN", """\
*** TURN *** [Kd 8h 6c] [2d]
*** RIVER *** [Kd 8h 6c 2d] [2c]
*** SHOWDOWN""")


@pytest.mark.parametrize(("text", "expected"), [
    (TWICE_FROM_THE_BIG_BLIND, (3, 136.38, 262.2, 89.26, 212.23, 114.55)),
    (TWO_PLAYERS, (3, 143.38, 262.2, 92.26, 210.23, 106.05)),
    (OVER_IT_WITH_EVERYTHING, (9.5, 136.38, 262.2, 92.26, 210.23, 107.05)),
])
def test_a_bare_straddle_is_a_total(text: str, expected: tuple[float, ...]):
    assert ends(text) == expected


def test_a_straddle_of_the_big_blind_stands_on_top_of_it():
    hand, = read_hands(TWICE_FROM_THE_BIG_BLIND.encode(), "")
    assert isinstance(hand, PhhHand)
    posts = [(one["seat"], one["kind"], one["amount"]) for one in hand.setup["posts"]]
    assert posts == [(3, "small", 50), (4, "big", 100), (4, "straddle", 300)]
    assert replay(hand).agrees
