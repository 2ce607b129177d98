"""A key lies where it lay: whatever is bet, whoever is left, whatever is asked, on every size of screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_shell import COVERED
from tests.web.test_page_sizes import (
    BIG, LEAST, MEASURE, OLDER, PHONE, SIZES, SMALLEST, STATES, at_state, faults, pairs,
)

BLINDS = {"blinds": [100, 200]}
# an amount is free, the limit says it, the stack says it; nobody is left, several are
BETTING: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "pot-limit": STATES["a pot-limit raise"],
    "limit": ({"game": "omaha-8", **BLINDS}, 6, {"button": 4}, ["1 raise 400"]),
    "a short stack": ({"game": "holdem", **BLINDS}, 3, {"button": 3, "stacks": {1: 500}}, ["3 raise 400"]),
    "the last to act": ({"game": "holdem", **BLINDS}, 2, {"button": 2}, ["2 call"]),
}
BOXES = """names => names.map((name) => {
  const { x, y, width, height } = document.querySelector(`[data-key="${name}"]`).getBoundingClientRect();
  return [name, ...[x, y, width, height].map(Math.round)];
})"""
CUT = """keys => [...document.querySelectorAll(keys)]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map((one) => one.textContent)"""


def test_the_betting_keys_lie_where_they_lay_in_every_game(tablet: Tablet, room: Server) -> None:
    """Check at one table is not fold at the next, nor when the stack leaves no amount to choose."""
    names = ["fold", "check", "call", "path", "all", "wrong", "undo", "log", "floor"]
    seen: dict[str, dict[str, Any]] = {}
    for state in BETTING.values():
        tablet.open(f"/tables/{at_state(room, *state)}")
        expect(tablet.key("floor")).to_be_visible()
        for size, room_of in SIZES.items():
            tablet.turn(room_of)
            assert tablet.page.evaluate(CUT, ".fast .key, .acts .key") == [], size
            boxes = tablet.page.evaluate(BOXES, names)
            assert boxes == seen.setdefault(size, boxes), size


@pytest.mark.parametrize("size", ["landscape", "older", "smallest"])
def test_undo_and_log_lie_where_they_lay_between_hands(tablet: Tablet, room: Server, size: str) -> None:
    """Also where the list of what is pushed has the room of the felt. Redo, seldom needed, is the smaller."""
    tablet.turn(SIZES[size])
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', **BLINDS}, 3, {'button': 3}, ['3 fold'])}")
    names = ["undo", "redo", "log", "floor"]
    expect(tablet.key("floor")).to_be_visible()
    tablet.still()
    before = tablet.page.evaluate(BOXES, names)
    undo, redo = (tablet.box(f'[data-key="{name}"]') for name in names[:2])
    assert redo["width"] * redo["height"] < 0.8 * undo["width"] * undo["height"]
    tablet.enter("fold")
    tablet.still()
    assert tablet.page.evaluate(BOXES, names) == before


def test_no_key_of_a_phone_moves_for_what_was_entered(tablet: Tablet, room: Server) -> None:
    """Its line took the room of the keypad's last row, which lay under Undo then."""
    tablet.turn(PHONE)
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    expect(tablet.key("floor")).to_be_visible()
    unmoved(tablet, "fold call wager digit-7 digit-0 chip-1000 all-in undo floor".split(), "call", "calls")
    tablet.comes_to(COVERED, [])
    tablet.key("check").dispatch_event("pointerdown")       # a closed key tells why
    tablet.says("owes")
    tablet.comes_to(COVERED, [])


def unmoved(tablet: Tablet, names: list[str], tapped: str, says: str) -> None:
    """Tap a key that enters something: what is named lies where it lay."""
    tablet.still()
    before = tablet.page.evaluate(BOXES, names)
    tablet.enter(tapped)
    tablet.says(says)
    tablet.still()
    assert tablet.page.evaluate(BOXES, names) == before


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: f"{size['width']}")
def test_no_plate_moves_for_the_first_line_of_a_hand(
    tablet: Tablet, room: Server, size: dict[str, int],
) -> None:
    tablet.turn(size)
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', **BLINDS}, 9, {'button': 9}, [])}")
    expect(tablet.key("floor")).to_be_visible()
    # the next to act is drawn larger
    unmoved(tablet, [f"seat-{seat}" for seat in (1, 2, 5, 6, 7, 8, 9)], "fold", "folds")


# The badge as long as it comes, and the eye, which comes when the screen may stay on.
WORDS = """words => {
  document.getElementById("awake").toggleAttribute("hidden", !words);
  document.querySelector("#link [role=status]").textContent = words;
}"""


@pytest.mark.parametrize("size", [*SIZES.values(), PHONE], ids=lambda size: f"{size['width']}")
def test_the_keys_of_the_head_lie_where_they_lay_whatever_the_connection_is(
    tablet: Tablet, room: Server, size: dict[str, int],
) -> None:
    """A finger on the game card opened the last hand: the eye had come beside it meanwhile."""
    tablet.turn(size)
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', **BLINDS}, 3, {'button': 3}, [])}")
    expect(tablet.key("floor")).to_be_visible()
    names = [name for name in ("dealer", "card", "last-hand", "menu") if tablet.key(name).is_visible()]
    places = []
    for words in ("", "Connected", "12 entries unsent · no connection"):
        tablet.page.evaluate(WORDS, words)
        places.append(tablet.page.evaluate(BOXES, names))
    assert places[1:] == places[:1] * 2


@pytest.mark.parametrize("keys", ["kind-misdeal", "kind-wrong-card-count", "kind-wrong-card-count at-2"])
def test_what_the_floor_asks_has_room_on_the_smallest_tablet(tablet: Tablet, room: Server, keys: str) -> None:
    """Two rows of answers take no room of the seats, and lie apart from the keys above them."""
    tablet.turn(SMALLEST)
    tablet.open(f"/tables/{at_state(room, *STATES['a draw'])}")
    for name in ("floor", *keys.split()):
        tablet.tap(name)
        tablet.still()
        assert faults(tablet.page.evaluate(MEASURE, [list(LEAST), BIG, ""]), SMALLEST) == {}, name


def test_the_cards_of_which_one_is_put_right_are_large_enough(tablet: Tablet, room: Server) -> None:
    """Two boards have ten of them; on a phone they take two rows."""
    lines = ["2 call", "1 check", "deal board AhKd7c2s2d9h"]
    game = {"game": "double-board-omaha", "betting": "pot-limit", **BLINDS}
    tablet.open(f"/tables/{at_state(room, game, 2, {'button': 2}, lines)}")
    tablet.page.locator('#felt [data-card="7c"]').tap()
    for size in (*SIZES.values(), OLDER, PHONE):
        tablet.turn(size)
        boxes = tablet.page.evaluate(MEASURE, [[".slots button, .commit .key"], BIG, ""])["targets"]
        keys = boxes[".slots button, .commit .key"]
        assert len(keys) == 6 and all(key["w"] >= 48 and key["h"] >= 48 for key in keys), (size, keys)
        assert pairs(keys, 8) == [], size


def test_an_amount_of_any_length_is_read_whole(tablet: Tablet, room: Server) -> None:
    """Of 11,003,061 the first figure was cut off: another amount."""
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    for more, figures in ((8, "88,888,888"), (3, "88,888,888,888")):
        for _ in range(more):
            tablet.key("digit-8").tap()
        expect(tablet.page.locator(".typed")).to_have_text(figures)
        for size in (*SIZES.values(), PHONE):
            tablet.turn(size)
            assert tablet.page.evaluate(CUT, ".typed") == [], (figures, size)


def test_a_window_that_has_grown_gives_the_felt_its_room(tablet: Tablet, room: Server) -> None:
    """Beside another app the table was as narrow as a phone; alone again it kept that width."""
    tablet.turn(PHONE)
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    expect(tablet.key("fold")).to_be_visible()
    tablet.turn(PORTRAIT)
    assert tablet.box("#felt")["width"] == 800


def test_the_line_of_what_was_entered_pushes_no_plate_onto_another(tablet: Tablet, room: Server) -> None:
    """Two plates above each other on the smallest tablet, one of which acts."""
    stud = {"game": "stud-8", "ante": 25, "bring_in": 50, "small_bet": 200, "big_bet": 400}
    doors = [f"deal {seat} up {card}" for seat, card in enumerate("4c 8s Ts 2c As".split(), 1)]
    tablet.turn(SMALLEST)
    tablet.open(f"/tables/{at_state(room, stud, 5, {}, [*doors, '4 complete'])}")
    expect(tablet.key("call")).to_be_visible()
    for says in ("Seat 5", "Seat 1"):
        tablet.enter("call")
        expect(tablet.page.locator(".recent li").first).to_contain_text(says)
        tablet.still()
        assert pairs(tablet.page.evaluate(MEASURE, [[".seat.box"], BIG, ""])["targets"][".seat.box"], 1) == []
