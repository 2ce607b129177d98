"""Who holds what, who is out, what is pushed, what is to be done now: all of it is read, and lies still."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import MEASURE, PHONE, SIZES, STATES, at_state, pairs
from tests.web.test_page_small_screens import short_stub

NAMES = ("Alexandra Novak", "Bartholomew King", "Cy", "Wilhelmina Ford", "Maximilian Huber", "Josephine",
         "Kowalczyk, Jan", "Lee", "Christopher Nash")
UPRIGHT = {"width": 768, "height": 1024}
BLINDS = {"blinds": [100, 200]}


def to_the_river(players: int, *streets: str) -> list[str]:
    """Everybody calls, and checks every street."""
    checks = [f"{seat} check" for seat in range(1, players + 1)]
    calls = [f"{seat} call" for seat in (*range(3, players + 1), 1)]
    return [*calls, "2 check", *(line for cards in streets for line in (f"deal board {cards}", *checks))]


TWO_BOARDS = [*to_the_river(6, "AhKd3c4s5d6h", "4d7c", "6d8h"), "1 show AdAc2c5c", "2 show KhKsQsQd",
              "3 show 2h5h8s8c", "4 show 7s7d9sTs", "5 show JcJdQh2s"]
TABLED: dict[str, tuple[dict[str, Any], int, list[str]]] = {
    "nine": ({"game": "holdem", **BLINDS}, 9, [
        *to_the_river(9, "AhKdKc", "As", "2d"), "1 show AdTd", "2 show KhQs", "3 show QhQc", "4 show 7s8s",
        "5 show 9d9c", "6 show TcJc", "7 show 5c5d", "8 show 2h3h"]),
    "high and low": ({"game": "omaha-8", "betting": "limit", **BLINDS}, 6, [
        *to_the_river(6, "AhKd3c", "4s", "6d"), "1 show Ad3d2c5c", "2 show KhKsQsQd", "3 show 2h5h8h8c",
        "4 show 7s8s9sTs", "5 show JcJdQh2s"]),
    "two boards": ({"game": "double-board-omaha", "betting": "pot-limit", **BLINDS}, 6, TWO_BOARDS),
    "two boards, high and low": (
        {"game": "double-board-omaha-8", "betting": "pot-limit", **BLINDS}, 6, TWO_BOARDS),
}
# on plates of tabled hands: names that are cut, lines of the hand that are cut or not seen, and such as
# lie on the cards
UNREAD = """() => [...document.querySelectorAll("#felt .box:has(.holding)")].flatMap((plate) => {
  const box = (one) => one.getBoundingClientRect();
  const name = plate.querySelector(".name"), hand = plate.querySelector(".holding");
  const lines = [...hand.children], cards = box(plate.querySelector(".held .card"));
  return [
    ...[name].filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 3 ||
      box(one).bottom > box(hand).top + 3),
    ...lines.length > 1 ? lines.filter((one) => one.scrollWidth > one.clientWidth ||
      box(one).bottom > box(hand).bottom + 1 || box(one).bottom > cards.top + 4) : [],
  ].map((one) => one.textContent);
})"""


@pytest.mark.parametrize("state", TABLED)
def test_a_tabled_hand_and_its_name_are_read_whole(tablet: Tablet, room: Server, state: str) -> None:
    """"Barth…" holds "1 HI Th…": a long name takes two lines, four sides a line each."""
    game, players, lines = TABLED[state]
    table = at_state(room, game, players, {"button": players}, lines, NAMES)
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("#felt .holding")).to_have_count(players - 1)
    for name, size in SIZES.items():
        tablet.turn(size)
        assert (name, tablet.page.evaluate(UNREAD)) == (name, [])
        seats = tablet.page.evaluate(MEASURE, [["#felt .seat"], ".bet"])["targets"]["#felt .seat"]
        assert pairs(seats, 2) == [], name


SPLIT = STATES["two side pots of a split game paid"]
THREE_POTS: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "a split game": SPLIT,
    "nine players": (
        {"game": "holdem", **BLINDS}, 9,
        {"button": 9, "stacks": {3: 1000, 4: 2000, **dict.fromkeys((1, 2, 5, 6, 7, 8, 9), 3000)}},
        ["3 all-in", "4 all-in", "5 all-in", *(f"{seat} call" for seat in (6, 7, 8, 9, 1, 2)),
         "deal board AhKdKc2s9d", "5 show AsAd", "6 show 3s3h", "7 show QsQh", "8 show JsJh", "9 show TsTh",
         "1 show 8s8h", "2 show 7s7h", "4 show 6s6h", "3 show 5s5h"]),
}
LIST = """() => {
  const list = document.querySelector("#keys .awards"), felt = document.getElementById("felt");
  return [felt.clientHeight, list.scrollHeight > list.clientHeight + 1];
}"""


@pytest.mark.parametrize("state", THREE_POTS)
@pytest.mark.parametrize("size", [SIZES["portrait"], UPRIGHT])
def test_three_pots_leave_the_felt_its_room_upright(
    tablet: Tablet, room: Server, size: dict[str, int], state: str,
) -> None:
    """The list of two side pots took all of it: board and hands could not be compared with what is pushed."""
    game, players, start, lines = THREE_POTS[state]
    tablet.turn(size)
    tablet.open(f"/tables/{at_state(room, game, players, start, [])}")
    expect(tablet.key("fold")).to_be_visible()
    tablet.still()
    room_in_play = tablet.box("#felt")["height"]
    tablet.open(f"/tables/{at_state(room, game, players, start, lines)}")
    expect(tablet.page.locator("#keys .push")).to_have_count(3)
    tablet.still()
    height, scrolls = tablet.page.evaluate(LIST)
    assert (round(height), scrolls) == (round(room_in_play), False)
    seats = tablet.page.evaluate(MEASURE, [["#felt .seat"], ".bet"])["targets"]["#felt .seat"]
    assert pairs(seats, 4) == []


def test_a_hand_is_named_once_in_the_list_of_three_pots(tablet: Tablet, room: Server) -> None:
    """Three of a Kind, Threes lost two pots, and the low won two: each is told where it is told first."""
    tablet.open(f"/tables/{at_state(room, *SPLIT)}")
    rows = tablet.page.locator("#keys .push")
    expect(rows.nth(0)).to_contain_text("Seat 4: Three of a Kind, Threes")
    expect(rows.nth(1)).to_contain_text("Seat 2: Three of a Kind, Eights, King-Seven kickers, beats seat 4")
    expect(rows.nth(2)).to_contain_text("Seats 1, 2 tie: beats seat 4")
    assert tablet.page.locator("#keys .why").inner_text().count("seven-four low") == 1


# cards to tap that lie under Undo and Log, and words of the steps that are cut or lie under their keys
UNDER = """() => {
  const corner = document.getElementById("corner").getBoundingClientRect().top;
  const box = document.getElementById("procedure"), keys = box.querySelector(".walk").getBoundingClientRect();
  const now = box.querySelector("li.now").getBoundingClientRect(), all = box.getBoundingClientRect();
  return [
    ...[...document.querySelectorAll("#keys .cardkey")].filter((one) =>
      one.getBoundingClientRect().bottom > corner).map((one) => one.dataset.key),
    ...now.height && now.bottom <= all.bottom && now.right <= keys.left ? [] : ["the step"],
  ];
}"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_on_a_phone_step_and_cards_are_seen_at_once(tablet: Tablet, room: Server, language: str) -> None:
    """The steps of a short stub pushed the lower rows of cards under Undo and Log until all were done."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.turn(PHONE)
    tablet.open(f"/tables/{short_stub(room)}")
    expect(tablet.key("procedure-step")).to_be_visible()
    tablet.comes_to(UNDER, [])
    first = tablet.page.locator("#procedure li.now").inner_text()
    tablet.tap("procedure-step")
    expect(tablet.page.locator("#procedure li.now")).not_to_have_text(first)
    tablet.comes_to(UNDER, [])
