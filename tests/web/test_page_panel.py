"""The panel of keys under a finger: what lies apart, what stays in its place, what is said of a tap."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, MIDDLE, PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import OLDER, PHONE, SMALLEST, at_state

BLINDS = {"game": "holdem", "blinds": [100, 200]}
CASH = {**BLINDS, "preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 3}}
FAR, FAR_ON_A_PHONE = 24, 12


def to_a_raise(tablet: Tablet, room: Server, state: dict[str, Any] = BLINDS, **more: Any) -> None:
    tablet.open(f"/tables/{at_state(room, state, 3, {'button': 3, **more}, [])}")
    expect(tablet.key("fold")).to_be_visible()


@pytest.mark.parametrize(("size", "least"), [
    (LANDSCAPE, FAR), (PORTRAIT, FAR), (OLDER, FAR), (SMALLEST, FAR_ON_A_PHONE), (PHONE, FAR_ON_A_PHONE),
])
def test_a_finger_that_slips_from_call_or_check_folds_nobody(
    tablet: Tablet, room: Server, size: dict[str, int], least: int,
) -> None:
    """Fold lies a finger's breadth from what keeps a player in, and is large enough itself."""
    to_a_raise(tablet, room)
    tablet.turn(size)
    fold, call, check = (tablet.box(f'[data-key="{name}"]') for name in ("fold", "call", "check"))
    assert call["top"] - fold["bottom"] >= least and check["left"] - fold["right"] >= FAR_ON_A_PHONE
    assert fold["height"] >= 48 and fold["width"] >= 96


def test_how_often_the_board_is_run_is_chosen_without_a_key_that_moves(tablet: Tablet, room: Server) -> None:
    """The second of two quick taps meets the key that was chosen, and that one does nothing more."""
    tablet.open(f"/tables/{at_state(room, CASH, 3, {'button': 3}, ['3 all-in', '1 call', '2 fold'])}")
    names = [f"run-{times}" for times in (1, 2, 3)]
    expect(tablet.key("run-3")).to_be_visible()
    for size in (LANDSCAPE, PHONE):
        tablet.turn(size)
        before = [tablet.box(f'[data-key="{name}"]') for name in names]
        chosen = "run-2" if size == LANDSCAPE else "run-3"
        tablet.enter(chosen)
        tablet.still()
        expect(tablet.key(chosen)).to_have_attribute("aria-pressed", "true")
        expect(tablet.key(chosen)).to_be_disabled()
        assert [tablet.box(f'[data-key="{name}"]') for name in names] == before


def test_on_a_phone_the_last_suit_lies_above_undo_where_a_board_is_run_again(
    tablet: Tablet, room: Server,
) -> None:
    tablet.open(f"/tables/{at_state(room, CASH, 3, {'button': 3}, ['3 all-in', '1 call', '2 fold'])}")
    expect(tablet.key("run-3")).to_be_visible()
    tablet.turn(PHONE)
    assert tablet.box('[data-key="card-2c"]')["bottom"] <= tablet.box("#corner")["top"]


def test_who_put_everything_in_is_told_as_all_in(tablet: Tablet, room: Server) -> None:
    to_a_raise(tablet, room, stacks={1: 3000, 2: 5000, 3: 5000})
    tablet.enter("all-in")
    tablet.says("raises to 5,000: all-in")
    tablet.enter("call")
    tablet.says("calls: all-in")


def test_on_a_phone_no_key_moves_where_no_amount_is_free(tablet: Tablet, room: Server) -> None:
    """The next player can only call: Fold is where it was, and not under the finger that called."""
    to_a_raise(tablet, room)
    tablet.turn(PHONE)
    names = ("fold", "call", "path")
    tablet.enter("wager")
    tablet.still()
    before = [tablet.box(f'[data-key="{name}"]')["top"] for name in names]
    tablet.enter("all-in")
    expect(tablet.page.locator(".digit")).to_have_count(0)
    tablet.still()
    assert [tablet.box(f'[data-key="{name}"]')["top"] for name in names] == before


def test_on_a_phone_the_cards_stay_when_the_first_is_told(tablet: Tablet, room: Server) -> None:
    """The line above the pad has its room before it has words."""
    stud = {"game": "stud", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200}
    tablet.open(f"/tables/{at_state(room, stud, 3, {}, [])}")
    tablet.turn(PHONE)
    tablet.asks("the up card of seat 1")
    before = tablet.box('[data-key="card-2c"]')
    tablet.enter("card-Ks")
    tablet.says("king of spades")
    tablet.still()
    assert tablet.box('[data-key="card-2c"]') == before


def test_what_the_prompt_has_told_is_no_sentence_on_a_key_and_comes_on_a_tap(
    tablet: Tablet, room: Server,
) -> None:
    """Nobody reads "200 to call" and "owes 200" side by side; who wonders taps, and nothing is entered."""
    to_a_raise(tablet, room)
    expect(tablet.key("check")).to_be_disabled()
    expect(tablet.key("check").locator(".small")).to_have_count(0)
    before = tablet.state()
    tablet.page.touchscreen.tap(*tablet.key("check").evaluate(MIDDLE))
    tablet.says("Seat 3 owes 200.")
    assert tablet.state() == before
    tablet.enter("call", "call")
    expect(tablet.key("call").locator(".small")).to_have_count(0)
    tablet.page.touchscreen.tap(*tablet.key("call").evaluate(MIDDLE))
    tablet.says("There is nothing to call.")


def test_one_key_has_the_colour_of_what_comes_next(tablet: Tablet, room: Server) -> None:
    """The call, or the check where nothing is owed; of numbers to be drawn none is the usual."""
    draw = {"game": "badugi", "blinds": [100, 200]}
    to_a_raise(tablet, room, draw)
    ordinary = tablet.page.locator("#panel .go:enabled")
    expect(ordinary).to_have_attribute("data-key", "call")
    tablet.enter("call", "call")
    expect(ordinary).to_have_attribute("data-key", "check")
    tablet.enter("check")
    expect(tablet.key("draw-1")).to_be_visible()
    expect(ordinary).to_have_count(0)


def test_what_is_brought_back_is_said_as_what_was_taken_back(tablet: Tablet, room: Server) -> None:
    """One act by its own words, several entered as one by their number and the first."""
    to_a_raise(tablet, room)
    tablet.enter("wager", "undo", "redo")
    tablet.says("Brought back: Seat 3")
    tablet.says("raises to 400")
    tablet.enter("all", "undo", "redo")
    tablet.says("Brought back: 2 entries, from: Seat 1")


# keys of the log that something else lies on
UNDER = """() => [...document.querySelectorAll("#log button")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const seen = (part) => document.elementFromPoint(x + width * part, y + height / 2);
  return [0.1, 0.5, 0.9].some((part) => !one.contains(seen(part)));
}).map((one) => one.dataset.key)"""


def test_no_plate_lies_on_the_log(tablet: Tablet, room: Server) -> None:
    """Who acts has a plate above its neighbours, and the log is above them all."""
    six = at_state(room, BLINDS, 6, {"button": 6}, ["3 fold", "4 raise 700"])
    tablet.open(f"/tables/{six}")
    tablet.tap("log")
    tablet.tap("entry-2")
    expect(tablet.key("to-2")).to_be_visible()
    tablet.still()
    assert tablet.page.evaluate(UNDER) == []
