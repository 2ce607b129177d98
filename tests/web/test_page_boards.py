"""Two boards, sides of a room's own naming, up to the push list; and a part that cannot be drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.dealt import dealt
from tests.web.server import Server, serving
from tests.web.tablet import Tablet, one_tablet  # noqa: F401
from tests.web.test_page_cut_words import BROKEN, TO_THE_SALE
from tests.web.test_page_sizes import HIDDEN_CARDS, HIDDEN_POTS, PHONE, SIZES, at_state
from tests.web.test_page_small_screens import ROWS, UNDER

TWO_WORLDS = """
name    = "Two Worlds"
section = "house"
summary = "Omaha; the highest and the lowest hand share the pot."
extends = "omaha"
[sides]
high = "none"
[sides.inner]
scale = "high"
hole  = 2
[sides.outer]
scale = "ace-to-five"
hole  = 2
"""

# the boards' names that no plate covers
NAMES = """() => [...document.querySelectorAll("#felt .row-name")].filter((one) => {
  const box = one.getBoundingClientRect();
  const places = [box.left + 1, box.right - 1].map((x) => [x, (box.top + box.bottom) / 2]);
  return places.every(([x, y]) => document.elementFromPoint(x, y) === one);
}).map((one) => one.textContent)"""


@pytest.fixture(name="room", scope="module")
def room_with_its_own_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    venue = tmp_path_factory.mktemp("venue")
    (venue / "games").mkdir()
    (venue / "games" / "two-worlds.toml").write_text(TWO_WORLDS, encoding="utf-8")
    with serving(venue) as server:
        yield server


def test_double_board_omaha_is_played_to_the_push_list(tablet: Tablet, room: Server) -> None:
    """A hand that is tabled is named on both boards; the second one is entered after it."""
    opened = at_state(room, {"game": "double-board-omaha", "betting": "pot-limit", "blinds": [100, 200]},
                      2, {"button": 2}, ["2 call", "1 check"])
    tablet.open(f"/tables/{opened}")
    parts = tablet.page.locator(".slots .part")
    expect(parts).to_have_text(["top", "bottom"])
    expect(parts.first.locator(".card.empty")).to_have_count(3)
    tablet.cards("Ah Kd 7c 2s 2d 9h")
    expect(tablet.page.locator("#felt .row-name")).to_have_text(["top", "bottom"])
    tablet.enter("check", "check")
    tablet.cards("Jc 9c")
    tablet.enter("check", "check")
    tablet.cards("3s 4h")
    tablet.enter("check", "check")
    tablet.cards("As Ks Qd Td")
    expect(tablet.seat(1).locator(".holding > span")).to_have_count(2)
    tablet.says("top: seat 1, Straight, Ace high")
    tablet.says("bottom: seat 1, Pair of Nines")
    tablet.cards("2h 2c 5c 6d")
    tablet.asks("Push 200 to seat 1, 200 to seat 2")
    expect(tablet.page.locator(".push")).to_contain_text("bottom Seat 2: Four of a Kind, Twos")
    expect(tablet.page.locator(".push")).not_to_contain_text("board 2")     # its name is enough
    assert tablet.awards() == {"1": "200", "2": "200"}
    tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    tablet.comes_to(NAMES, ["top", "bottom"])


def test_a_board_that_was_passed_over_holds_up_nobody_who_shows(tablet: Tablet, room: Server) -> None:
    """Checked down with nothing entered: two muck in turn, and the last one takes the pot unseen."""
    opened = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, [
        "3 call", "1 call", "2 check", *(f"{seat} check" for _ in range(3) for seat in (1, 2, 3))])
    tablet.open(f"/tables/{opened}")
    tablet.asks("Seat 1 shows")
    tablet.tap("board")
    expect(tablet.key("muck")).to_contain_text("Seat 1 mucks")
    tablet.enter("muck")
    tablet.asks("Seat 2 shows")
    tablet.enter("muck")
    tablet.asks("Push 600 to seat 3")


def test_an_own_game_is_played_to_the_push_list_with_its_own_words(tablet: Tablet, room: Server) -> None:
    """Nobody has a text for `inner` and `outer`: the sides are called as the room's file calls them."""
    opened = at_state(room, {"game": "two-worlds", "blinds": [100, 200]}, 2, {"button": 2}, [
        "2 call", "1 check", "deal board AhKd7c", "1 check", "2 check", "deal board 5s", "1 check", "2 check",
        "deal board 3d", "1 check", "2 check"])
    tablet.open(f"/tables/{opened}")
    tablet.cards("As Ks Qd Td")
    tablet.says("Best: inner: seat 1")
    tablet.cards("2h 4c Jc Jd")
    tablet.asks("Push 400 to seat 2")
    expect(tablet.page.locator(".push")).to_contain_text("outer Seat 2")


def test_a_felt_that_cannot_be_drawn_leaves_the_keys_and_the_hand(tablet: Tablet, room: Server) -> None:
    """What one part stumbles over says so in its place: entries go out, Undo, Log and Floor answer."""
    def spoil(route: Route) -> None:
        answer: dict[str, Any] = route.fetch().json()
        route.fulfill(body=json.dumps(answer | {"layout": None}), content_type="application/json")

    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.page.route("**/actions", spoil)
    tablet.forgive("layout", "TypeError")
    tablet.enter("call")
    expect(tablet.page.locator("#felt")).to_contain_text("This part of the screen cannot be drawn")
    tablet.enter("call")
    tablet.asks("Seat 1")
    tablet.tap("log")
    expect(tablet.page.locator("#log")).to_contain_text("Seat 3 calls")
    tablet.tap("log")
    tablet.enter("undo")
    expect(tablet.seat(4)).to_be_visible()


# a word of the prompt that lies on a card's place or a key beside it
ON_THE_PROMPT = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.getElementById("prompt"));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [...document.querySelectorAll("#tools .card, #tools .key")].filter((one) =>
    [...words.getClientRects()].some((line) => meet(line, one.getBoundingClientRect()))
  ).map((one) => one.dataset.key || one.className);
}"""


def test_a_board_that_is_run_again_is_asked_in_words_that_are_whole(tablet: Tablet, room: Server) -> None:
    """Which of the boards, its cards in one row within the panel, and no muck before they are dealt."""
    cash = {"preset": "cash", "tournament": False, "blinds": [100, 200],
            "house": {"rake": "none", "run-it": 3}}
    opened = at_state(
        room, {"game": "holdem", **cash}, 3, {"button": 3}, ["3 all-in", "1 call", "2 fold"])
    tablet.open(f"/tables/{opened}")
    tablet.asks("Deal the rest of the board: 5 cards and 3 burns")
    expect(tablet.key("run-3")).to_be_visible()
    expect(tablet.key("muck")).to_have_count(0)
    fits(tablet)
    tablet.enter("run-3")
    tablet.cards("2h 3h 4h 5h 9s")
    tablet.asks("Deal board 2 of 3: 5 cards and 3 burns")
    fits(tablet)


@pytest.mark.parametrize("players", [6, 9])
def test_two_boards_run_twice_lie_under_no_plate(tablet: Tablet, room: Server, players: int) -> None:
    """Four boards, each with its name, beside four pots."""
    cash = {"preset": "cash", "tournament": False, "blinds": [100, 200],
            "house": {"rake": "none", "run-it": 2, "all-in-show": "at-showdown"}}
    start = {"button": players, "stacks": {1: 5000, 2: 9000, 3: 20_000, 4: 30_000, 5: 30_000}}
    lines = ["3 all-in", "4 all-in", "5 call", *(f"{seat} fold" for seat in range(6, players + 1)),
             "1 all-in", "2 all-in", "run 2", "deal board AhKd7c2s2d9h3c4c5c6c",
             "deal board Th9d8c7s6d5h3s4s5s6s"]
    game = {"game": "double-board-holdem", "betting": "no-limit", **cash}
    tablet.open(f"/tables/{at_state(room, game, players, start, lines)}")
    expect(tablet.page.locator("#felt .pot")).to_have_count(4)
    for size in ("landscape", "portrait", "older"):
        tablet.turn(SIZES[size])
        tablet.comes_to(NAMES, ["top 1", "bottom 1", "top 2", "bottom 2"])
        tablet.comes_to(HIDDEN_CARDS, [])
        tablet.comes_to(HIDDEN_POTS, [])


DOUBLE = {"game": "double-board-holdem", "preset": "cash", "tournament": False, "blinds": [50, 100]}
THREE = ({"button": 3, "stacks": {1: 5100, 2: 2000, 3: 5050}}, ["3 all-in", "1 call", "2 call"])
FOUR = ({"button": 4, "stacks": {1: 3000, 2: 5100, 3: 2000, 4: 5050}},
        ["3 call", "4 all-in", "1 call", "2 call", "3 call"])
FIRST_RUN = ["run 2", "deal board AhKd7c2s2d9h3c4c5c6c"]
FIVE = ({"button": 5, "stacks": {1: 5100, 2: 2000, 3: 5050, 4: 1000, 5: 500}},
        ["3 all-in", *(f"{seat} call" for seat in (4, 5, 1, 2))])
SECOND_RUN = ["deal board Th9d8c7s6d5h3s4s5s6s"]
ON_A_PHONE: dict[str, tuple[Any, int, Any, list[str]]] = {
    "how often": (DOUBLE, 3, *THREE),
    "how often for three pots": (DOUBLE, 4, *FOUR),
    "the second run": (DOUBLE, 3, THREE[0], [*THREE[1], *FIRST_RUN]),
    "the second run for three pots": (DOUBLE, 4, FOUR[0], [*FOUR[1], *FIRST_RUN]),
    "how often for four pots": (DOUBLE, 5, *FIVE),
    "the second run for four pots": (DOUBLE, 5, FIVE[0], [*FIVE[1], *FIRST_RUN]),
    "two runs to show for three pots": (DOUBLE, 4, FOUR[0], [*FOUR[1], *FIRST_RUN, *SECOND_RUN]),
    "two runs to show for four pots": (DOUBLE, 5, FIVE[0], [*FIVE[1], *FIRST_RUN, *SECOND_RUN]),
    "a row of each card": ({"game": "bidirectional-chowaha", "blinds": [100, 200]}, 4, {"button": 4},
                           ROWS.split(",")[:14]),
}


GONE_POTS = """() => [...document.querySelectorAll("#felt .pot")].filter((one) => !one.checkVisibility())
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("state", ON_A_PHONE)
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_boards_in_rows_are_dealt_on_a_phone(
    tablet: Tablet, room: Server, language: str, state: str,
) -> None:
    """The last clubs lay under Undo and Log, the lower boards and the side pot under the prompt."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    tablet.open(f"/tables/{at_state(room, *ON_A_PHONE[state])}")
    expect(tablet.page.locator(".cardkey").last).to_be_visible()
    tablet.comes_to(UNDER, [])
    tablet.comes_to(HIDDEN_CARDS, [])
    tablet.comes_to(HIDDEN_POTS, [])
    tablet.comes_to(GONE_POTS, [])
    tablet.comes_to("() => document.documentElement.scrollHeight - innerHeight", 0)
    assert tablet.page.evaluate(BROKEN) == []


def fits(tablet: Tablet) -> None:
    """The prompt is whole and the places of cards are in the panel, on every tablet."""
    for size in SIZES.values():
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to("() => innerWidth", size["width"])
        tablet.comes_to(UNFIT, [])


# the prompt where it is cut, and places of cards that hang out of the panel
UNFIT = """() => {
  const prompt = document.getElementById("prompt");
  const edge = document.getElementById("panel").getBoundingClientRect().top;
  return [prompt.scrollHeight > prompt.clientHeight + 3 && prompt.textContent,
    ...[...document.querySelectorAll("#tools .card")].map((one) => one.getBoundingClientRect().top)
      .filter((top) => top < edge)].filter(Boolean);
}"""


def test_six_cards_asked_at_once_leave_the_prompt_its_room(tablet: Tablet, room: Server) -> None:
    """Murder's flop, on every screen."""
    lines = ["3 call", "4 call", "1 call", "2 check"]
    tablet.open(f"/tables/{at_state(room, {'game': 'murder', 'blinds': [50, 100]}, 4, {'button': 4}, lines)}")
    tablet.asks("Burn and deal the flop: 6 cards")
    for size in (*SIZES.values(), PHONE):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to("() => innerWidth", size["width"])
        tablet.comes_to(ON_THE_PROMPT, [])


@pytest.mark.parametrize("size", [(1440, 900), (1180, 820), (820, 1180)])
def test_the_board_is_the_largest_thing_on_the_display_of_a_table(
    room: Server, tablet: Tablet, size: tuple[int, int],
) -> None:
    """It is read from across the room; it had the least size that a card has."""
    lines = ["3 call", "1 call", "2 check", "deal board AhKd7c"]
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, lines)
    page = tablet.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{table}/displays")
    page.locator("[name=delay]").select_option("0")
    page.locator("main form button.go").click()
    page.goto(page.locator(".links a").first.evaluate("link => link.href"))
    expect(page.locator("#felt .board .card")).to_have_count(3)
    card, seat = (page.locator(one).first.bounding_box() for one in ("#felt .board .card", "#felt .seat"))
    assert card and seat and card["height"] > seat["height"] * .9 and card["height"] > min(size) / 10
    middle = card["y"] + card["height"] / 2
    assert abs(middle - size[1] / 2) < size[1] / 10, "in the middle of the cloth"


def test_a_board_has_one_name_on_felt_and_plate_and_in_the_push_list(tablet: Tablet, room: Server) -> None:
    """Two boards run twice: `board 3` is the second top one."""
    cash = {"preset": "cash", "tournament": False, "blinds": [100, 200],
            "house": {"rake": "none", "run-it": 2}}
    lines = ["2 all-in", "1 all-in", "run 2", "deal board AhKd7c2s9dTc8h3s4d5s",
             "deal board 2c2d2h3c3d3h4c4s5h5d", "2 show AsAc", "1 show JsJc"]
    game = {"game": "double-board-holdem", "betting": "no-limit", **cash}
    start = {"button": 2, "stacks": {1: 5000, 2: 5000}}
    tablet.open(f"/tables/{at_state(room, game, 2, start, lines)}")
    names = ["top 1", "bottom 1", "top 2", "bottom 2"]
    expect(tablet.page.locator("#felt .row-name")).to_have_text(names)
    expect(tablet.page.locator(".push .line i")).to_have_text(names)


# what a tabled hand makes, where its name ends in dots or lies below its plate
CUT_NAMES = """() => [...document.querySelectorAll(".holding > span")].filter((one) => {
  const range = document.createRange(), box = one.parentElement.getBoundingClientRect();
  range.selectNodeContents(one);
  const { right, bottom, width } = range.getBoundingClientRect();
  return width && (right > one.getBoundingClientRect().right + 1 || bottom > box.bottom + 2);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("runs", [2, 3])
def test_every_line_of_two_split_boards_run_again_is_read(tablet: Tablet, room: Server, runs: int) -> None:
    """Eight and twelve: the high of a board and its low share a line; the names of the hands had no room."""
    cash = {"preset": "cash", "tournament": False, "blinds": [100, 200],
            "house": {"rake": "none", "run-it": 3}}
    boards = ["AhKd7c2s9dTc8h3s4d5s", "2c2d2h3c3d3h4c4s5h5d", "8c9c9hJh7hQhKhJdTd8s"][:runs]
    lines = ["2 raise 600", "1 raise 1800", "2 raise 5000", "1 call", f"run {runs}",
             *(f"deal board {cards}" for cards in boards), "2 show AsAc6s7s"]
    game = {"game": "double-board-omaha-8", "betting": "pot-limit", **cash}
    start = {"button": 2, "stacks": {1: 5000, 2: 5000}}
    tablet.open(f"/tables/{at_state(room, game, 2, start, lines)}")
    expect(tablet.seat(2).locator(".holding > span")).to_have_count(4 * runs)
    for size in ("landscape", "portrait"):
        tablet.turn(SIZES[size])
        tablet.comes_to(CUT_NAMES, [])
        tablet.comes_to(HIDDEN_CARDS, [])
        tablet.comes_to(NAMES, [f"{row} {n}" for n in range(1, runs + 1) for row in ("top", "bottom")])


def test_a_card_on_sale_is_told_as_one(tablet: Tablet, room: Server) -> None:
    game = {"game": "progressive-badugi-buy", "blinds": [50, 100]}
    tablet.open(f"/tables/{at_state(room, game, 2, {'button': 2}, TO_THE_SALE)}")
    tablet.tap("log")
    expect(tablet.page.locator("#log")).to_contain_text("Card on sale: ace of clubs")
    expect(tablet.page.locator("#felt .board")).to_have_attribute("aria-label", "card on sale")


def test_the_only_side_pot_is_called_alike_in_list_and_reasons(tablet: Tablet, room: Server) -> None:
    lines = ["1 all-in", "2 all-in", "3 call", "deal board AsKsQsJsTs",
             "3 show 2c2d", "1 show 3c3d", "2 show 4c4d"]
    start = {"button": 1, "stacks": {1: 1000, 2: 3000, 3: 3000}}
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', 'blinds': [100, 200]}, 3, start, lines)}")
    rows = tablet.page.locator(".push .pushed")
    expect(rows.first).to_contain_text("Side pot 1 ")
    expect(tablet.page.locator(".notes")).to_contain_text("Side pot 1")
