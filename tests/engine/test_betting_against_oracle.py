"""Who acts, what a call costs and what may be wagered, against a second reading of the rules, at every step.

Where pokerkit plays by other rules (half a bet, per-player re-opening, short blinds) this is the judge.
BETTING_HANDS sets how many hands a betting (150 by default); the seed is the betting's name.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from dealer_assist.contract.options import state
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import apply, start
from dealer_assist.engine.state.actions import parse_action
from tests.engine.betting_oracle import BettingOracle

pytestmark = pytest.mark.exhaustive

HANDS = int(os.environ.get("BETTING_HANDS", "150"))
WAGERS = ("bet", "raise", "complete")
CAPPED: list[dict[str, Any]] = [
    {}, {}, {"raise-cap": 4}, {"raise-cap": 6}, {"raise-cap": "none"}, {"limit-reopen": "from-full"},
    {"check-raise": "no"}, {"heads-up-cap": "keep"}, {"heads-up-cap": "lift-before-cap"},
    {"heads-up-cap": "lift-before-cap", "heads-up-count": "unfolded"}, {"heads-up-cap": "lift-last-two"},
    {"heads-up-cap": "lift-if-round-starts"},
    {"heads-up-cap": "lift-if-round-starts", "heads-up-count": "unfolded"},
]
ROOMS: dict[str, list[dict[str, Any]]] = {
    "limit": [*CAPPED, {"limit-next-level": "next-multiple"}, {"limit-short-all-in": "full"},
              {"limit-short-sum": "each"}, {"limit-short-sum": "each", "heads-up-cap": "lift-before-cap"}],
    "spread-limit": CAPPED,
    "no-limit": [{}, {"min-raise": "double-bet"}, {"reopen": "any"}, {"reopen": "last-full-only"}],
}


def table(betting: str, dice: random.Random) -> dict[str, Any]:
    """Two to six seats, most of them short, so that there are all-ins of every kind."""
    seats, chip = dice.sample(range(1, 11), dice.randint(2, 6)), dice.choice([1, 1, 5, 25])
    small = chip * dice.randint(1, 4)
    deep = [(1, 12), (5, 60), (20, 300)]
    setting = {
        "game": "holdem", "betting": betting, "blinds": [small, 2 * small], "button": dice.choice(seats),
        "seats": {str(seat): chip * dice.randint(*dice.choice(deep)) for seat in seats}, "chip": chip,
        "ante": chip * dice.choice([0, 0, 1, 3]), "tournament": dice.random() < 0.6,
        "players_left": dice.choice([2, 9]), "house": dice.choice(ROOMS.get(betting, ROOMS["no-limit"])),
    }
    if betting == "spread-limit":
        return setting | {"spread": spread(small, chip, dice)}
    return setting | ({"small_bet": 2 * small, "big_bet": 4 * small} if betting == "limit" else {})


def spread(small: int, chip: int, dice: random.Random) -> list[list[int]]:
    """A lower end above the big blind, at it or below; on the big streets no less than on the small ones."""
    low = chip * dice.choice([1, 2 * small // chip, 3 * small // chip])
    top = max(low, 2 * small) + chip * dice.choice([0, 3, 12])
    return [[low, top], [low, top + chip * dice.choice([0, 10])]]


def bounds(legal: dict[str, Any]) -> dict[str, Any]:
    """The answer's own ranges, as the second reading has them."""
    ranges = {word: legal[word] and (legal[word]["min"], legal[word]["max"]) for word in ("bet", "raise")}
    complete = legal["complete"]
    if complete:        # of limit one amount, of a spread two ends
        complete = (complete["min"], complete["max"]) if isinstance(complete, dict) else (complete, complete)
    return {"check": legal["check"], "call": legal["call"], **ranges, "complete": complete}


def choice(may: dict[str, Any], oracle: BettingOracle, dice: random.Random) -> tuple[str, int]:
    """Something legal; wagers often the least, the most or the whole stack."""
    words = ["check"] * 3 * may["check"] + ["call"] * 4 * bool(may["call"]) + ["fold"] * bool(may["call"])
    word = dice.choice(words + [wager for wager in WAGERS if may[wager]] * 3)
    if word not in WAGERS:
        return word, 0
    low, high = may[word]
    to = dice.choice([low, high, dice.randint(low, high)])
    whole = oracle.bet[oracle.actor] + oracle.stack[oracle.actor]
    return word, to if to == whole else max(low, to - to % oracle.chip)


@pytest.mark.parametrize("betting", ["limit", "spread-limit", "no-limit", "pot-limit", "half-pot-limit"])
def test_the_two_readings_of_the_betting_agree(betting: str):
    dice = random.Random(betting)
    for _ in range(HANDS):
        document = table(betting, dice)
        oracle, hand, lines = BettingOracle(document), start(read_setup(document)), list[str]()
        while not oracle.over:
            answer, may = state(hand), oracle.legal()
            assert (answer["to_act"], answer["pot"]) == (oracle.actor, oracle.pot), (document, lines)
            assert bounds(answer["legal"]) == may, (document, lines)
            assert answer["cap"] == oracle.cap(), (document, lines)
            word, to = choice(may, oracle, dice)
            fixed = word == "complete" and betting == "limit"
            lines.append(f"{oracle.actor} {word}" + (f" {to}" if word in WAGERS and not fixed else ""))
            apply(hand, parse_action(lines[-1]))
            oracle.act(word, to)
        assert hand.over or hand.betting_over, (document, lines)
