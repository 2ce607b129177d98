"""The least of screens: an old tablet, the smallest one, and a phone. Nothing lies over anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import MEASURE, at_state, pairs

NO_LIMIT = {"game": "holdem", "blinds": [100, 200]}
FLOP = ["3 fold", "4 fold", "5 call", "6 call", "1 call", "2 check"]
UNDER = """[...document.querySelectorAll("#keys button, #tools button")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ||
    y + height > innerHeight - 59;
}).map((one) => one.dataset.key)"""


@pytest.mark.parametrize("size", [(1024, 768), (960, 600)])
def test_the_word_of_a_race_takes_no_room_of_seats_and_keys(
    room: Server, tablet: Tablet, size: tuple[int, int],
) -> None:
    """Nine seats, a street to be dealt, and two lines above the cards."""
    played = ["3 raise 600", "4 call", *(f"{seat} fold" for seat in (5, 6, 7, 8)), "9 call", "1 fold"]
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 9, {"button": 9}, played)
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.page.route("**/events?*", lambda route: route.abort())
    tablet.open(f"/tables/{table}")
    tablet.page.route("**/api/v1/tables/*", lambda route: route.abort())
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": hand["seq"], "line": "2 call"})
    tablet.tap("call")
    tablet.says("Another tablet was quicker")
    tablet.asks("Burn and deal the flop")
    seen = tablet.page.evaluate(MEASURE, [["#felt .seat", "#keys button, #tools button", "#say"], ".bet"])
    seats, keys, said = seen["targets"].values()
    assert pairs(seats, 0) == pairs([*keys, *said], 0) == []
    assert tablet.page.evaluate("""() => {
      const link = document.getElementById("link");
      return link.scrollWidth <= link.clientWidth;
    }""")
    tablet.wrong = [text for text in tablet.wrong if "net::ERR_FAILED" not in text]


def test_on_a_phone_no_key_lies_under_undo_and_log(tablet: Tablet, room: Server) -> None:
    """Ten seats to fold to, and a flop told in words that are longer than the screen is wide."""
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 10, {'button': 10}, [])}")
    tablet.tap("path")
    expect(tablet.key("path-all")).to_be_visible()
    tablet.comes_to(UNDER, [])
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 6, {'button': 6}, FLOP)}")
    tablet.cards("Qh Kd 7c")
    tablet.says("queen of hearts, king of diamonds, seven of clubs")
    tablet.comes_to(UNDER, [])


def test_bets_of_nine_figures_do_not_lie_on_each_other(tablet: Tablet, room: Server) -> None:
    """Ten stacks of the last level: 145,925,926 beside 12,500,000."""
    stacks = {seat: 160_000_000 for seat in range(1, 11)} | {6: 145_925_926}
    table = at_state(room, {"game": "holdem", "blinds": [250_000, 500_000]}, 10,
                     {"button": 10, "stacks": stacks}, ["3 raise 12500000", "4 call", "5 call", "6 all-in"])
    tablet.open(f"/tables/{table}")
    expect(tablet.seat(4).locator(".bet")).to_have_text("12.5M")
    bets = tablet.page.evaluate(MEASURE, [[".bet"], ".bet"])["targets"][".bet"]
    assert len(bets) == 6 and pairs(bets, 0) == []
