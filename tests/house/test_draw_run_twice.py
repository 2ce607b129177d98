"""A draw that is run more than once: house rules 8, `run-it`; the odd chip as in R12."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.errors import Refusal
from tests.house.ask import ask

CASH: dict[str, Any] = {"game": "deuce-to-seven-lowball", "seats": {1: 1005, 2: 1005}, "button": 2,
                        "blinds": [50, 100], "tournament": False, "preset": "cash", "chip": 5,
                        "house": {"rake": "none"}}
IN = "2 call, 1 all-in, 2 call"
DRAWN = f"{IN}, 1 draw 2, 2 draw 1"
FIRST = "1 show 2s3s4s5d7h, 2 show 2c3c4c5h8h"
SECOND = "1 show 2s3s4s9d9h, 2 show 2c3c4c5hTh"


def steps(actions: str, **setup: Any) -> list[str]:
    def short(step: dict[str, Any]) -> str:
        if step["do"] == "deal":
            return f"deal {' '.join(map(str, step['to']))}: {step['cards']}"
        to = step.get("seat")
        return f"{step['do']} {to}" if to else step["do"]

    return [short(step) for step in ask(actions, **{**CASH, **setup}).get("next", [])]


def refused(actions: str, **setup: Any) -> Refusal:
    ask(actions.rpartition(",")[0], **setup)
    with pytest.raises(Refusal) as refusal:
        ask(actions, **setup)
    return refusal.value


def test_each_run_is_burned_for_served_and_shown_before_the_next_is_dealt():
    all_announce = {"house": {"rake": "none", "draw-delivery": "all-announce-first"}}
    first = ["burn", "deal 1: 2", "deal 2: 1", "show 1"]
    assert steps(DRAWN, **all_announce) == first
    assert steps(f"{DRAWN}, run 2", **all_announce) == first
    assert steps(f"{DRAWN}, run 2, {FIRST}") == first
    assert steps(f"{DRAWN}, run 2, deal 2 8h") == ["show 1"]


def test_every_pot_is_parted_between_the_runs_the_odd_chip_to_the_first():
    """1.2.3, R12: 2,010 in fives is 1,005 for each draw; three runs make it 670 each."""
    twice = ask(f"{DRAWN}, run 2, {FIRST}, {SECOND}", **CASH)
    assert twice["awards"] == {"1": 1005, "2": 1005}
    shares = twice["pots"][0]["shares"]
    assert [(share["runout"], share["winners"]) for share in shares] == [(1, [1]), (2, [2])]
    assert "2 draws" in twice["notes"][0]["text"]
    assert list(twice["hands"]["1"]) == ["low", "low-2"]
    odd = {**CASH, "seats": {1: 1000, 2: 1005, 3: 1005}, "button": 3}
    three = ask("3 fold, 1 all-in, 2 call, 1 draw 2, 2 draw 1, run 3, "
                f"{FIRST}, {SECOND}, 1 show 2s3s4sTdTs, 2 show 2c3c4c5hJh", **odd)
    assert [share["amount"] for share in three["pots"][0]["shares"]] == [670, 665, 665]
    assert three["awards"] == {"1": 670, "2": 1330}


def test_a_hand_that_stands_pat_is_shown_once_and_plays_in_every_run():
    pat = f"{IN}, 1 draw 2, 2 pat, run 2, {FIRST}"
    assert steps(pat) == ["burn", "deal 1: 2", "show 1"]
    over = ask(f"{pat}, 1 show 2s3s4s9d9h", **CASH)
    assert over["awards"] == {"1": 1005, "2": 1005}


def test_what_was_not_thrown_is_in_every_run_and_nothing_else_twice():
    refusal = refused(f"{DRAWN}, run 2, {FIRST}, 1 show 2s3s4s5d9h", **CASH)
    assert refusal.code == "other-cards" and "3 cards" in refusal.message


def test_a_hand_that_plays_again_is_not_mucked():
    refusal = refused(f"{DRAWN}, run 2, 1 show 2s3s4s5d7h, 2 muck", **CASH)
    assert (refusal.code, refusal.rule) == ("no-muck", "house rule run-it")


@pytest.mark.parametrize(("actions", "code"), [
    (f"{IN}, run 2", "no-run"),                              # somebody may still draw: R64
    (f"{IN}, 1 draw 2, run 2", "no-run"),
    (f"{IN}, 1 pat, 2 pat, run 2", "no-run"),                # nothing is dealt
    (f"{DRAWN}, run 4", "run-too-often"),
    (f"{DRAWN}, {FIRST.split(', ')[0]}, deal 2 8h, run 2", "no-run"),
    ("2 call, 1 check, 1 draw 2, 2 draw 1, 1 check, 2 check, run 2", "no-run"),     # there was a bet to come
])
def test_a_run_needs_an_all_in_no_action_left_and_cards_to_come(actions, code):
    """House rules 8: "needs an all-in and no action left"."""
    assert refused(actions, **CASH).code == code


def test_only_the_last_draw_is_run():
    """Before it every number is a decision, which no second deal can ask for."""
    triple = {**CASH, "game": "deuce-to-seven-triple-draw", "betting": "limit", "small_bet": 100,
              "seats": {1: 100, 2: 100}}
    both = "2 call, 1 pat, 2 draw 1, "
    assert refused(f"{both} run 2", **triple).code == "no-run"
    last = f"{both} 1 draw 1, 2 pat, 1 draw 1, 2 draw 1, run 2"
    assert steps(last, **triple)[-1] == "show 1"


def test_the_stub_bounds_how_often():
    """Eight dealt in at five-card draw: 52 and the joker less 40 leave 13."""
    eight = {**CASH, "game": "five-card-draw", "seats": {seat: 100 for seat in range(1, 9)}, "button": 8}
    calls = ", ".join(f"{seat} call" for seat in (3, 4, 5, 6, 7, 8, 1))
    draws = ", ".join(f"{seat} draw 1" for seat in range(1, 9))
    assert refused(f"{calls}, {draws}, run 2", **eight).code == "run-too-often"


def test_an_open_hand_stays_open():
    """R64 at a cash table that turns hands up: only the new cards are entered."""
    house = {"rake": "none", "all-in-show": "face-up-at-once", "draw-delivery": "all-announce-first"}
    up = f"{DRAWN}, 1 show 2s3s4s, 2 show 2c3c4c5h, run 2, deal 1 5d7h, deal 2 8h"
    setup = {**CASH, "house": house}
    assert steps(up, house=house) == ["burn", "deal 1: 2", "deal 2: 1", "push"]
    assert ask(f"{up}, deal 1 9d9h, deal 2 Th", **setup)["awards"] == {"1": 1005, "2": 1005}


def test_a_discard_that_a_shuffle_took_in_may_come_to_its_owner_in_the_next_run():
    """R49 holds it back from its owner in the draw that is shuffled for, not in the run after it."""
    house = {"rake": "none", "draw-delivery": "all-announce-first", "run-it": 2,
             "reshuffle-pool": "all-but-own"}
    eight: dict[str, Any] = {**CASH, "seats": dict.fromkeys(range(1, 9), 1000), "button": 8, "house": house}
    drawn = ("3 all-in, 4 fold, 5 fold, 6 fold, 7 fold, 8 fold, 1 call, 2 call, 1 draw 5 2s3s4s5s7h, "
             "2 draw 5, 3 draw 3, run 2")
    assert "shuffle" in steps(drawn, **eight)
    assert refused(f"{drawn}, 1 show 7h3c4c6d8d", **eight).code == "own-discard"
    first = f"{drawn}, 3 show 8s9sThJhQd, 1 show 2c3c4c6d8d, 2 show 2d3d4d6c9c"
    assert ask(f"{first}, 1 show 7hKc4h6hAd", **eight)["to_act"] == 3
    outside = {**eight, "house": {**house, "reshuffle-pool": "earlier-rounds"}}
    assert refused(f"{first}, 1 show 7hKc4h6hAd", **outside).code == "own-discard"  # it was not shuffled in
