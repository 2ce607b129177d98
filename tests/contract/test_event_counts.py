"""What a table of an event counts from hand to hand: played here as at the table, told as by the server."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.event_counts import after_deal, after_hand, brought
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.state.actions import parse_action
from tests.contract.test_event_table import COUNTS

NAMES = ("A", "B", "C")
TOLD = {"over": False, "void": False, "button": 3, "positions": {"big": 2}}
SHORT = {"by": 3, "most": 6, "here": 3, "open": True, "unhit": None}
BUST = ["3 all-in", "1 fold", "2 call", "deal board 2c7d9hJsKs", "3 show AhAd", "2 show 3c4d"]
LAMMERS = {"value": 5000, "last": 4, "left": {"A": 1, "B": 2, "C": 0}}


def over(lines: list[str], button: int = 3) -> Hand:
    """Three with 5,000."""
    setup = read_setup({"game": "holdem", "blinds": [100, 200], "button": button,
                        "seats": {str(seat): 5000 for seat in (1, 2, 3)}})
    hand = play(setup, [parse_action(line) for line in lines])
    assert hand.over
    return hand


def seats(hand: Hand) -> list[dict[str, Any]]:
    return [{"seat": seat, "player": NAMES[seat - 1], "stack": hand.stacks[seat], "present": True}
            for seat in (1, 2, 3)]


def after(lines: list[str], void: bool = False, told: Any = None, **counts: Any) -> tuple[Any, Any]:
    hand = over(lines)
    return after_hand(COUNTS | counts, TOLD | (told or {}), hand, seats(hand), void)


def test_who_is_bust_turns_in_a_lammer_and_stays() -> None:
    counts, there = after(BUST, lammers=LAMMERS)
    assert counts["lammers"]["left"] == {"A": 1, "B": 1, "C": 0}
    assert [row["stack"] for row in there] == [4900, 5000, 10100]


def test_whoever_has_the_button_it_is_the_one_who_is_bust() -> None:
    """The hand goes round from the button, and its seats not in their order."""
    hand = over(["2 all-in", "3 fold", "1 call", "deal board 2c7d9hJsKs", "2 show AhAd", "1 show 3c4d"], 2)
    counts, there = after_hand(COUNTS | {"lammers": LAMMERS}, TOLD, hand, seats(hand), void=False)
    assert counts["lammers"]["left"] == {"A": 0, "B": 2, "C": 0}
    assert [row["stack"] for row in there] == [5000, 10100, 4900]


def test_a_lammer_that_the_server_has_taken_is_not_taken_twice() -> None:
    """It says that the hand is over; or, the hand told open, the seat has the chips already."""
    assert after(BUST, told={"over": True}, lammers=LAMMERS)[0]["lammers"] == LAMMERS
    hand = over(BUST)
    there = [row | {"stack": row["stack"] or 5000} for row in seats(hand)]
    counts, there = after_hand(COUNTS | {"lammers": LAMMERS}, TOLD, hand, there, void=False)
    assert counts["lammers"]["left"]["B"] == 1 and there[1]["stack"] == 5000


@pytest.mark.parametrize(("told", "unhit", "now"), [
    ({}, None, ["A", "B", "C"]),                        # short since this hand: everybody posts once more
    ({}, ["A", "B"], ["A"]),                            # B has posted
    ({"button": None}, ["A", "B"], []),                 # stud: one hand more
    ({"positions": {"big": 7}}, ["A", "B"], ["A", "B"]),    # nobody had the big blind
])
def test_the_big_blinds_of_a_short_table_are_ticked_off(told: Any, unhit: Any, now: Any) -> None:
    counts, _ = after(["3 fold", "1 fold"], told=told, short=SHORT | {"unhit": unhit})
    assert counts["short"]["unhit"] == now


def test_a_table_that_is_short_no_more_counts_none() -> None:
    assert after(["3 fold", "1 fold"], short=SHORT | {"most": 5, "unhit": ["A"]})[0]["short"]["unhit"] is None


def test_hands_are_counted_down_and_a_void_one_is_not_counted() -> None:
    counts = after_deal(COUNTS | {"hands": 3, "button": 2}, [])
    assert (counts["hands"], counts["button"]) == (2, None)
    assert after(["3 fold", "1 fold"], **counts)[0]["hands"] == 2
    again, _ = after(["3 fold", "1 fold"], void=True, **counts)
    assert (again["hands"], again["button"]) == (3, 2)
    # told while it was played, it is counted already; told as void, it never was
    assert after(["3 fold", "1 fold"], void=True, hands=2)[0]["hands"] == 3
    assert after(["3 fold", "1 fold"], void=True, told={"void": True}, hands=2)[0]["hands"] == 2
    assert after_deal(COUNTS, [])["hands"] is None


def test_the_first_button_and_a_held_hand_are_the_events_to_say() -> None:
    assert brought(COUNTS, {"ante": 5}, []) == {"ante": 5}
    assert brought(COUNTS | {"held": True, "button": 4}, {}, []) == {"held": True, "button": 4}
    assert brought(COUNTS | {"button": 4}, {"button": 2}, []) == {"button": 2}
