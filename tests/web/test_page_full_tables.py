"""Ten seats, nine pots, seven figures, long names: what lies on the felt is read on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_seats import hold
from tests.web.test_page_shell import SIZES
from tests.web.test_page_sizes import HIDDEN_POTS, at_state
from tests.web.test_page_sweep import COVERED

RING = [*range(3, 11), 1, 2]
HIGH = {"game": "holdem", "blinds": [5000, 10_000]}
ALL_IN = [f"{seat} all-in" for seat in RING]
NINE_POTS = (
    {"game": "holdem", "blinds": [50_000, 100_000]}, 10,
    {"button": 10, "stacks": {seat: 1_111_111 * seat for seat in RING}},
    [f"{seat} {'call' if seat == 10 else 'all-in'}" for seat in RING])
FOUR_POTS = (
    HIGH, 5, {"button": 5, "stacks": {1: 300_000, 2: 700_000, 3: 1_500_000, 4: 2_500_000, 5: 2_500_000}},
    [f"{seat} all-in" for seat in (3, 4, 5, 1, 2)])
ONE_POT = (HIGH, 10, {"button": 10, "stacks": dict.fromkeys(RING, 1_250_000)}, ALL_IN)


def in_language(tablet: Tablet, language: str) -> None:
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{tablet.host}/"}])


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("pots, state", [(9, NINE_POTS), (4, FOUR_POTS), (1, ONE_POT)])
def test_every_pot_is_read_while_cards_are_asked(
    tablet: Tablet, room: Server, language: str, pots: int, state: tuple[Any, ...],
) -> None:
    """Of ten players; of five, whose last pot of seven figures lay below every felt."""
    in_language(tablet, language)
    tablet.open(f"/tables/{at_state(room, *state)}")
    expect(tablet.page.locator(".pot")).to_have_count(pots)
    for width, height in SIZES:
        tablet.turn({"width": width, "height": height})
        tablet.comes_to(HIDDEN_POTS, [])
        tablet.comes_to(LAPPED_POTS, [])


# pots that lie on each other, or reach over the sides of the screen
LAPPED_POTS = """() => {
  const all = [...document.querySelectorAll(".pot")], box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && Math.abs(a.top - b.top) < 12;
  return all.filter((one, n) => box(one).right > innerWidth || box(one).left < 0 ||
    all.slice(n + 1).some((other) => meet(box(one), box(other)))).map((one) => one.textContent);
}"""


def test_bets_of_seven_figures_lie_beside_each_other(tablet: Tablet, room: Server) -> None:
    """The corner of ten on an older tablet has put in 1,250,000, its neighbour the big blind."""
    tablet.turn({"width": 1024, "height": 768})
    tablet.open(f"/tables/{at_state(room, *ONE_POT[:3], ['3 raise 1250000'])}")
    expect(tablet.seat(3).locator(".bet")).to_have_text("1,250,000")
    tablet.still()
    all_in, blind = (tablet.box(f'[data-seat="{seat}"] .bet') for seat in (3, 2))
    assert all_in["x"] + all_in["width"] <= blind["x"]


@pytest.mark.parametrize("size, winner", [
    ((1180, 820), 3), ((1180, 820), 8), ((820, 1180), 4), ((820, 1180), 7)])
def test_what_a_corner_of_ten_has_won_leaves_its_name(
    tablet: Tablet, room: Server, size: tuple[int, int], winner: int,
) -> None:
    """Beside the plate where there is room, else beside the name, which is shortened and not covered."""
    calls = {winner: "raise 12000", 2: "call"}
    lines = [f"{seat} {calls.get(seat, 'fold')}" for seat in RING] + ["deal board AhKd7c"]
    lines += ["2 check", f"{winner} bet 200", "2 fold"]
    tablet.turn({"width": size[0], "height": size[1]})
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 10, {"button": 10}, lines)
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator(".bet.won")).to_have_text("+24.1K")
    expect(tablet.seat(winner).locator(".name")).to_be_visible()
    tablet.comes_to(NAMED, True)


NAMED = """() => {
  const box = (part) => document.querySelector(`.wins ${part}`).getBoundingClientRect();
  const [name, won, stack] = [".name", ".bet", ".stack"].map(box);
  const clear = (one) => won.left >= one.right || won.right <= one.left || won.top >= one.bottom - 8 ||
    won.bottom <= one.top + 8;
  return name.width >= 40 && clear(name) && clear(stack);
}"""


def test_the_raise_of_a_pot_limit_game_is_told_to_its_end(tablet: Tablet, room: Server) -> None:
    """Beside the sum of six figures, in words of German: "Raise auf 60.000–315.000" had no room."""
    in_language(tablet, "de")
    omaha = {"game": "five-card-omaha", "betting": "pot-limit", "blinds": [5000, 10_000]}
    lines = ["3 raise 35000", *(f"{seat} call" for seat in (4, 5, 6, 7, 8, 1))]
    stacks = dict.fromkeys(range(1, 9), 1_250_000)
    tablet.open(f"/tables/{at_state(room, omaha, 8, {'button': 8, 'stacks': stacks}, lines)}")
    tablet.asks("60.000–315.000")
    for width, height in SIZES:
        tablet.turn({"width": width, "height": height})
        tablet.comes_to(CUT_PROMPT, False)
        tablet.comes_to(HIDDEN_POTS, [])


CUT_PROMPT = """() => {
  const { scrollHeight, clientHeight } = document.getElementById("prompt");
  return scrollHeight > clientHeight + 1;
}"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_no_figure_of_a_held_seat_lies_under_its_other_keys_on_a_phone(
    tablet: Tablet, room: Server, language: str,
) -> None:
    """In Spanish "Ausente" and "Se va" took two rows, and lay on 0, 00 and 000."""
    in_language(tablet, language)
    tablet.turn({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, *ONE_POT[:3], ['3 raise 125000'])}")
    hold(tablet, 6)
    expect(tablet.key("presence")).to_be_visible()
    tablet.comes_to(COVERED, [])


def test_the_stack_of_who_has_won_is_whole_in_the_list(tablet: Tablet, room: Server) -> None:
    """Nine figures beside nine figures: the new stack is what is counted after the push."""
    stacks = dict.fromkeys(range(1, 4), 250_000_000)
    game = {"game": "holdem", "blinds": [1_000_000, 2_000_000]}
    lines = ["3 raise 72962963", "1 fold", "2 call", "deal board AhKd7c", "2 check", "3 bet 2000000",
             "2 fold"]
    tablet.open(f"/tables/{at_state(room, game, 3, {'button': 3, 'stacks': stacks}, lines)}")
    expect(tablet.page.locator(".awards .total small")).to_contain_text("323,962,963")
    for width, height in SIZES:
        tablet.turn({"width": width, "height": height})
        tablet.comes_to(CUT_STACK, False)


CUT_STACK = """() => {
  const { scrollWidth, clientWidth } = document.querySelector(".awards .total small");
  return scrollWidth > clientWidth;
}"""
