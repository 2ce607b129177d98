"""Figures and words that a dealer reads at a glance are whole and as large as their screen allows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE, SIZES, at_state

SMALL_UPRIGHT = {"width": 768, "height": 1024}
EVERY_SIZE = {**SIZES, "small upright": SMALL_UPRIGHT, "phone": PHONE}
# figures on keys and in the field for an amount that come nearer to its edge than this, in pixels
AT_AN_EDGE = """() => [
  ...document.querySelectorAll(".typed, [data-key=all-in] .small, [data-key=wager] :is(.label, .small)"),
].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect();
    const key = one.closest(".key, .typed").getBoundingClientRect();
    return words.left < key.left + 2 || words.right > key.right - 2 || words.top < key.top - 1 ||
      words.bottom > key.bottom + 1;
  }).map((one) => one.textContent)"""


@pytest.mark.parametrize("stack", [23_456_789, 423_456_789])
def test_an_amount_of_eight_or_nine_figures_is_whole_on_its_keys(
    tablet: Tablet, room: Server, stack: int,
) -> None:
    """The all-in touched the edge of its key, and of what was keyed the first figure was cut off."""
    game = {"game": "holdem", "blinds": [stack // 10 // 100 * 100, stack // 5 // 100 * 100]}
    start = {"button": 6, "stacks": dict.fromkeys(range(1, 7), stack)}
    tablet.open(f"/tables/{at_state(room, game, 6, start, [])}")
    expect(tablet.page.locator(".typed")).to_be_visible()
    for size in EVERY_SIZE.values():
        tablet.turn(size)
        tablet.comes_to(AT_AN_EDGE, [])


BOARD = ["deal board AhKd7c", *(f"{seat} check" for seat in (1, 2, 3)), "deal board 2c",
         *(f"{seat} check" for seat in (1, 2, 3)), "deal board 9s"]


@pytest.mark.parametrize("players", [6, 8, 9])
def test_the_board_is_the_largest_thing_on_an_upright_felt(
    tablet: Tablet, room: Server, players: int,
) -> None:
    """Cards of 55 by 72 pixels lay in the middle of an empty cloth, and of 33 by 44 on a small tablet."""
    holdem = {"game": "holdem", "blinds": [100, 200]}
    folds = [f"{seat} fold" for seat in range(4, players + 1)]
    lines = ["3 call", *folds, "1 call", "2 check", *BOARD]
    tablet.open(f"/tables/{at_state(room, holdem, players, {'button': players}, lines)}")
    expect(tablet.page.locator("#felt .board .card")).to_have_count(5)
    for size, least in ((SIZES["portrait"], (63, 84)), (SMALL_UPRIGHT, (59, 76))):
        tablet.turn(size)
        box = tablet.box("#felt [data-card=Ah]")
        assert box["width"] >= least[0] and box["height"] >= least[1], size


CUT_LINE = """() => {
  const line = document.querySelector("#say");
  return [line.scrollWidth > line.clientWidth, line.scrollHeight > line.clientHeight + 1];
}"""


def test_the_line_of_a_showdown_is_read_to_its_end_on_the_smallest_tablet(
    tablet: Tablet, room: Server,
) -> None:
    """It was one line, and who leads for the low was "…"; no seat moves when it grows to two."""
    lines = [*(f"{seat} call" for seat in (3, 4, 5, 6, 1)), "2 check",
             *around("deal board AhKd7c", "check"), *around("", "pat"),
             *around("deal board 2s", "check"), *around("deal board 9d", "check"),
             "1 show AsKs7d2d2c"]
    dramaha: dict[str, Any] = {"game": "dramaha", "blinds": [100, 200]}
    tablet.turn(SIZES["smallest"])
    tablet.open(f"/tables/{at_state(room, dramaha, 6, {'button': 6}, lines)}")
    tablet.says("Best: draw: seat 1")
    tablet.comes_to(CUT_LINE, [False, False])
    before = tablet.box("#felt")
    tablet.cards("Qh Qc 5h 5c 4s")
    tablet.says("To show: 3")
    tablet.comes_to(CUT_LINE, [False, False])
    assert tablet.box("#felt") == before


def around(first: str, verb: str) -> list[str]:
    """What is dealt, and what each of six does then."""
    return [*([first] if first else []), *(f"{seat} {verb}" for seat in range(1, 7))]


SLIDES = """() => {
  window.slid = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, time) {
    window.slid.push([this.textContent, time]);
    return animate.call(this, frames, time);
  };
}"""


def test_chips_slide_to_who_has_won_when_a_pot_is_ticked_off(tablet: Tablet, room: Server) -> None:
    """For 150 ms; back nothing slides, and where less motion is asked nothing at all."""
    start = {"button": 3, "stacks": {1: 1000, 2: 3000, 3: 3000}}
    lines = ["3 all-in", "1 all-in", "2 call", "deal board AhKd7c2s9d", "1 show AsAd", "2 show KsKc",
             "3 show QsQd"]
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', 'blinds': [100, 200]}, 3, start, lines)}")
    expect(tablet.key("push-0")).to_be_visible()
    tablet.page.evaluate(SLIDES)
    for motion, slid in (("no-preference", [["+3,000", 150]]), ("reduce", [["+3,000", 150]])):
        tablet.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        tablet.tap("push-0")
        expect(tablet.key("push-0")).to_have_attribute("aria-pressed", "true")
        assert tablet.page.evaluate("slid") == slid
        tablet.tap("push-0")
        expect(tablet.key("push-0")).to_have_attribute("aria-pressed", "false")
        assert tablet.page.evaluate("slid") == slid


def test_two_amounts_are_raised_to_as_one_is(tablet: Tablet, room: Server) -> None:
    """An open pair on fourth street: "raise 900 or 1,200" was read as by so much."""
    stud = {"game": "stud", "betting": "limit", "ante": 50, "bring_in": 100, "small_bet": 300, "big_bet": 600,
            "chip": 25, "tournament": False, "preset": "cash"}
    lines = ["deal 1 up 3c", "deal 2 up Kd", "deal 3 up 7h", "1 bring-in", "2 call", "3 call", "deal 1 up 4c",
             "deal 2 up Kh", "deal 3 up 8h"]
    table = at_state(room, stud, 3, {}, lines)
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 2 to act: check · bet 300 or 600")
    tablet.enter("wager-0", "wager-0")
    tablet.asks("Seat 1 to act: 600 to call · raise to 900 or 1,200")
