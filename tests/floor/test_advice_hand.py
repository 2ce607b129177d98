"""A hand begun at the wrong level, and a check that somebody would take back."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.errors import Refusal
from dealer_assist.floor import advice_hand
from tests.floor.test_advice import document, ruled

LOWBALL: dict[str, Any] = {"game": "california-lowball", "betting": "limit", "small_bet": 100, "big_bet": 200,
                           "seats": {1: 5000, 2: 5000, 3: 5000}, "button": 3, "blinds": [50, 100]}
DRAWN = "3 call, 1 call, 2 check, 1 draw 1, 2 pat, 3 draw 2, 1 check"


def refused(asked: dict[str, Any], **happened: Any) -> tuple[str, str | None]:
    with pytest.raises(Refusal) as refusal:
        ruled(asked, **happened)
    return refusal.value.code, refusal.value.field


@pytest.mark.parametrize(("actions", "goes_on"), [
    ("", False), ("3 fold", False), ("3 fold, 1 call", True), ("3 raise 600, 1 fold, 2 call", True),
])
def test_a_hand_begun_at_the_old_level_goes_on_once_two_have_acted(actions: str, goes_on: bool):
    """ "Started in error at the old level it goes on once two have acted." """
    advice = ruled(document(actions), kind="wrong-level")
    assert advice["rule"] == "level-applies" and advice["line"] is None
    assert ("played out at the level it began at" in advice["sentence"]) == goes_on
    assert ("make this hand void" in " ".join(advice["steps"])) != goes_on


def test_a_cash_game_has_no_levels():
    assert refused(document("", tournament=False), kind="wrong-level") == ("no-level", "happened.kind")


def test_a_check_that_is_regretted_stands():
    """App. B: "tries to un-pass ... before the next player has acted"; the rule itself knows no way back."""
    advice = ruled(document(DRAWN, **LOWBALL), kind="un-pass", seat=1)
    assert advice["sentence"] == (
        "Seat 1 has checked in turn: the check stands, also before the next player has acted. Seat 1 may "
        "call or fold later in this round, and not raise. With a seven or better seat 1 wins nothing that "
        "goes in from now on (the Sevens Rule).")
    assert (advice["line"], advice["steps"], advice["rule"]) == (None, ["Seat 2 acts."], advice_hand.BOOK)
    later = ruled(document(DRAWN + ", 2 bet 200, 3 call", **LOWBALL), kind="un-pass", seat=1)
    assert later["sentence"] == advice["sentence"], "after the next player has acted no more than before"


def test_in_some_clubs_the_check_has_cost_the_pot():
    """ "In those few clubs in which you lose the entire pot by passing a 7"."""
    advice = ruled(document(DRAWN, **LOWBALL, house={"sevens-penalty": "forfeit"}), kind="un-pass", seat=1)
    assert advice["sentence"].endswith("With a seven or better seat 1 has lost the pot (the Sevens Rule).")


def test_elsewhere_a_check_stands_and_costs_nothing():
    flop = document("3 call, 1 call, 2 check, deal board Kc9h4d, 1 check")
    advice = ruled(flop, kind="un-pass", seat=1)
    assert advice["sentence"] == (
        "Seat 1 has checked in turn: the check stands, also before the next player has acted.")


@pytest.mark.parametrize(("actions", "seat", "why"), [
    (DRAWN, 2, ("no-check", "happened.seat")),                      # not yet
    (DRAWN + ", 2 bet 200, 3 call, 1 call", 1, ("not-betting", "happened")),   # the round is over
    (DRAWN + ", 2 bet 200", 2, ("no-check", "happened.seat")),
])
def test_only_a_check_of_this_round_can_be_regretted(actions: str, seat: int, why: tuple[str, str]):
    assert refused(document(actions, **LOWBALL), kind="un-pass", seat=seat) == why
