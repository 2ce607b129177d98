"""Every value of every rule plays whole hands, and no chip is lost or made on the way."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.rules.house import RULES

from .ask import State, ask

pytestmark = pytest.mark.exhaustive

LIMIT: dict[str, Any] = {"betting": "limit", "small_bet": 200, "big_bet": 400}
FLOP_HAND = ("3 raise 400, 1 fold, 2 call, deal board Kc9h4d, 2 check, 3 bet 200, 2 call, deal board 7s, "
             "2 check, 3 check, deal board 2c, 2 bet 400, 3 call, 2 show KhQc, 3 show 9c9d")
POT_HAND = ("3 raise 500, 1 call, 2 call, deal board Kc9h4d, 1 check, 2 bet 1000, 3 all-in, 1 fold, 2 call, "
            "deal board 7s, deal board 2c, 3 show KhKdQsJs, 2 show 9c9d3h3s")
STUD_HAND = ("1 bring-in, 2 call, 3 complete, 1 call, 2 fold, deal 1 up 3d, deal 3 up Qs, 3 bet 200, 1 call, "
             "deal 1 up 4d, deal 3 up 7c, 3 check, 1 check, deal 1 up 6h, deal 3 up 8c, 3 check, 1 check, "
             "3 check, 1 check, 3 show 2h2d9s, 1 show AcAdTs")
DRAW_HAND = ("3 raise 400, 1 fold, 2 call, 2 draw 2, 3 draw 1, 2 check, 3 bet 400, 2 call, "
             "3 show 8h6d4s3s2s, 2 show 9h6c5s4c3c")
HANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "limit hold'em": (FLOP_HAND, LIMIT),
    "pot-limit omaha": (POT_HAND, {"game": "omaha", "betting": "pot-limit",
                                   "seats": {1: 9000, 2: 9000, 3: 2500}}),
    "stud": (STUD_HAND, {**LIMIT, "game": "stud", "blinds": [], "ante": 20, "bring_in": 50,
                         "up": {"1": "2c", "2": "9d", "3": "Ks"}}),
    "limit lowball": (DRAW_HAND, {**LIMIT, "game": "california-lowball"}),
}
VALUES = [(rule.name, value) for rule in RULES.values() for value in (
    *rule.words, *(rule.numbers or ())[:1], *({"rake": [{"percent": 5, "cap": 10}],
                                               "drop": [{"amount": 5, "from": 100}]}.get(rule.record, [])))]


def chips(state: State) -> int:
    """All chips there are: on the stacks, in the middle, and with the house."""
    middle = state.get("rake", 0) if "awards" in state else state["pot"]
    return sum(state["stacks"].values()) + int(middle)


# These values refuse or change an action of the hand, each tested for itself elsewhere.
ELSEWHERE = [
    ("bring-in", "high-card"), ("bring-in", "high-card-ace-high"), ("min-bet", 1), ("hand-cap", 1),
    ("check-raise", "no"),
    ("draw-limit", 0), ("ante", "short-deck"), ("betting-unit", "smallest-blind-chip"),
    ("sevens-penalty", "forfeit"), ("lowball-after-draw", "small"),
]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("rule", "value"), [pair for pair in VALUES if pair not in ELSEWHERE], ids=str)
def test_a_hand_is_played_out_under_every_value(rule, value, hand):
    actions, setup = HANDS[hand]
    for tournament in (True, False):
        mode: dict[str, Any] = {**setup, "house": {rule: value}, "tournament": tournament}
        start, end = ask("", **mode), ask(actions, **mode)
        assert end["to_act"] is None and end["awards"]
        assert chips(end) == chips(start)
