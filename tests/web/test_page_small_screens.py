"""The least of screens: an old tablet, the smallest one, and a phone. Nothing lies over anything else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import HIDDEN_POTS, MEASURE, SIZES, STATES, at_state, pairs

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
    tablet.still()
    seen = tablet.page.evaluate(MEASURE, [["#felt .seat", "#keys button, #tools button", "#say"], ".bet"])
    seats, keys, spoken = seen["targets"].values()
    assert pairs(seats, 0) == pairs([*keys, *spoken], 0) == []
    assert tablet.page.evaluate("""() => {
      const link = document.getElementById("link");
      return link.scrollWidth <= link.clientWidth;
    }""")
    tablet.page.unroute("**/api/v1/tables/*")
    tablet.forgive_the_network()


def test_on_a_phone_the_joker_lies_beside_the_last_suit(tablet: Tablet, room: Server) -> None:
    """Two pots, and why nobody mucks: in a line of its own under the suits it was under Undo and Log."""
    lowball = {"game": "california-lowball", "betting": "limit", "blinds": [10, 20], "small_bet": 20}
    pats = [f"{seat} pat" for seat in (1, 2, 3, 4)]
    lines = ["3 call", "4 call", "1 call", "2 check", *pats, "1 bet 15", "2 call", "3 complete", "4 call",
             "2 call"]
    start = {"button": 4, "stacks": {1: 35, 2: 2500, 3: 2500, 4: 2500}}
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, lowball, 4, start, lines)}")
    tablet.says("Live: Main pot seats 1–4; Side pot 1 seats 2, 3, 4.")
    tablet.comes_to(UNDER, [])
    tablet.tap("card-Jk")
    assert tablet.page.locator(".slots .joker b").evaluate(
        """(one) => one.getBoundingClientRect().width <= one.parentElement.clientWidth""")
    tablet.cards("2c 3c 4c 5c")
    tablet.says("Best: seat 3, five-four low, number one")


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
    tablet.still()
    bets = tablet.page.evaluate(MEASURE, [[".bet"], ".bet"])["targets"][".bet"]
    assert len(bets) == 6 and pairs(bets, 0) == []


@pytest.mark.parametrize("players, all_in", [(2, False), (6, True), (8, False), (9, True), (10, False)])
def test_a_phone_reads_every_figure_and_word_of_a_plate(
    tablet: Tablet, room: Server, players: int, all_in: bool,
) -> None:
    """Stacks and bets of eight figures: each is whole in its plate, and no word lies on one."""
    ring = [(2 + n) % players + 1 for n in range(players)] if players > 2 else [1, 2]
    stacks = {seat: (11_111_500 if all_in else 48_725_000) + 1_000_000 * n for n, seat in enumerate(ring)}
    lines = [f"{seat} {'all-in' if all_in else 'call'}" for seat in ring[:-1]]
    lines[0] = lines[0] if all_in else f"{ring[0]} raise 1250000"
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    start = {"button": ring[-3] if players > 2 else 1, "stacks": stacks}
    game = {"game": "holdem", "blinds": [100_000, 200_000]}
    tablet.open(f"/tables/{at_state(room, game, players, start, lines)}")
    expect(tablet.page.locator(".tab")).to_have_count(players if all_in else 1)
    tablet.comes_to(SPILLED, [])


# words of a plate that lie on another, reach out of the plate, take two lines, or lie on another plate
SPILLED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
    b.top < a.bottom - 1;
  const out = (a, b) => a.left < b.left - 3 || a.right > b.right + 3;
  const plates = [...document.querySelectorAll("#felt .box")];
  return plates.flatMap((plate) => {
    const words = [...plate.querySelectorAll(".number, .stack, .bet, .tab")];
    return words.filter((one) => {
      const arrow = getComputedStyle(one).fontSize === "0px";
      return box(one).height > (arrow ? 34 : 26) || !arrow && out(box(one), box(plate)) ||
        words.some((other) => other !== one && meet(box(one), box(other))) ||
        plates.some((other) => other !== plate && meet(box(one), box(other)));
    }).map((one) => `${plate.dataset.seat} ${one.className} ${one.textContent}`);
  });
}"""


@pytest.mark.parametrize("players", [9, 10])
def test_a_stack_of_nine_figures_stays_in_its_plate(tablet: Tablet, room: Server, players: int) -> None:
    """On every screen, beside one of eight."""
    stacks = {seat: 168_888_888 if seat % 2 else 48_888_888 for seat in range(1, players + 1)}
    start = {"button": players, "stacks": stacks}
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', 'blinds': [250, 500]}, players, start, [])}")
    for size in (*SIZES.values(), {"width": 390, "height": 844}):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to("() => innerWidth", size["width"])
        tablet.comes_to(OUTSIDE, [])


OUTSIDE = """() => [...document.querySelectorAll("#felt .box")].filter((plate) =>
  plate.querySelector(".stack").getBoundingClientRect().right > plate.getBoundingClientRect().right - 4
).map((plate) => plate.textContent)"""


# words of the head that lie on each other, or reach out of it
HEAD = """() => {
  const head = document.querySelector(".top"), edge = head.getBoundingClientRect();
  const all = [...head.querySelectorAll("a, h1, button")].map((one) => {
    const words = document.createRange(), mark = one.querySelector("span");
    const { fontSize, clipPath } = mark ? getComputedStyle(mark) : {};
    const hidden = fontSize === "0px" || clipPath && clipPath !== "none";      // for a screen reader alone
    words.selectNodeContents(hidden && one.querySelector("svg") || one);
    const box = words.getBoundingClientRect(), own = one.getBoundingClientRect();
    const whole = getComputedStyle(one).overflow !== "hidden"; // the others end with an ellipsis
    const right = whole ? box.right : Math.min(box.right, own.right), { left, top, bottom, width } = box;
    return [one.id || one.className, { left, right, top, bottom, width }];
  }).filter(([, { width }]) => width);
  return all.flatMap(([name, a], n) => [
    ...a.right > edge.right + 1 || a.bottom > edge.bottom + 1 ? [name] : [],
    ...all.slice(n + 1).filter(([other, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3).map(([other]) => `${name} on ${other}`),
  ]);
}"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_head_of_a_phone_has_room_for_what_is_not_sent(
    tablet: Tablet, room: Server, language: str
) -> None:
    """The hand, its street and every key stay to be read while entries wait for the network."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}"}])
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', 'blinds': [100, 200]}, 6, {'button': 6}, [])}")
    expect(tablet.page.locator("#link")).to_have_attribute("data-link", "up")
    tablet.comes_to(HEAD, [])
    tablet.page.context.set_offline(True)
    tablet.tap("fold")
    expect(tablet.page.locator("#link")).to_have_attribute("data-link", "unsent")
    tablet.comes_to(HEAD, [])
    tablet.forgive_the_network()


# words on the edge of a seat that lie on its cards, on what was drawn, or on another seat
LAPPED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const on = [...document.querySelectorAll("#felt .held > *, #felt .seat")].filter((one) => box(one).width);
  return [...document.querySelectorAll("#felt .tab")].filter((tab) => box(tab).width &&
    on.some((one) => one !== tab.parentElement && meet(box(tab), box(one)))).map((tab) => tab.textContent);
}"""
DRAWN = "3 fold,4 fold,5 fold,6 raise 200,1 all-in,2 call,1 draw 2,2 draw 3".split(",")
TURNED_UP = ["3 all-in", *(f"{seat} call" for seat in (4, 5, 6, 7, 8, 9, 1, 2)), "1 show 2s2h", "2 show 3s3h",
             "3 show 4s4h", "4 show 5s5h", "5 show 6s6h", "6 show 8s8h", "7 show 9s9h", "8 show TsTh"]


def test_the_word_of_a_seat_covers_neither_cards_nor_draws_on_a_phone(tablet: Tablet, room: Server) -> None:
    """One is all-in and drew two, one drew three, one draws now."""
    badugi = {"game": "badugi", "blinds": [50, 100]}
    table = at_state(room, badugi, 6, {"button": 6, "stacks": {1: 150}}, DRAWN)
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 6 to draw")
    expect(tablet.page.locator("#felt .tab:visible")).to_have_count(2)
    tablet.comes_to(LAPPED, [])
    expect(tablet.seat(1).locator(".drew")).to_have_text("drew 2")


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180), (1024, 768), (960, 600)])
def test_nine_hands_turned_up_leave_every_plate_whole(
    tablet: Tablet, room: Server, size: tuple[int, int],
) -> None:
    """Eight lie there, the ninth is asked; plate and word are nowhere on a neighbour."""
    table = at_state(room, NO_LIMIT, 9, {"button": 9}, TURNED_UP)
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 9 shows")
    expect(tablet.page.locator("#felt .holding")).to_have_count(8)
    tablet.comes_to(LAPPED, [])
    tablet.still()
    seats = tablet.page.evaluate(MEASURE, [["#felt .seat"], ".bet"])["targets"]["#felt .seat"]
    assert pairs(seats, 4) == []


# cells of a board that are not beside the others of their row, or not on the cloth
STRAY_CELLS = """() => {
  const felt = document.getElementById("felt").getBoundingClientRect();
  return [...document.querySelectorAll("#felt .board")].flatMap((row) => {
    const boxes = [...row.querySelectorAll(".card")].map((one) => one.getBoundingClientRect());
    return boxes.filter((one) => one.top !== boxes[0].top || one.bottom > felt.bottom).map((one) => one.y);
  });
}"""
CUT_KEYS = """() => [...document.querySelectorAll("#keys .key")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.dataset.key)"""


def test_a_board_of_rows_keeps_its_rows_on_a_phone(tablet: Tablet, room: Server) -> None:
    """Which cards play together is read across and down: nine cards lay in one column, the last cut off."""
    lines = ["3 call", "1 call", "2 check", "deal board AhKd7c2s9dTc3h4c5d"]
    chowaha = {"game": "chowaha", "blinds": [100, 200]}
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, chowaha, 3, {'button': 3}, lines)}")
    expect(tablet.page.locator("#felt .board [data-card]")).to_have_count(9)
    expect(tablet.key("check")).to_be_visible()
    tablet.comes_to(STRAY_CELLS, [])


def test_two_boards_leave_the_pot_in_sight_on_a_phone(tablet: Tablet, room: Server) -> None:
    """Nine seats, and all the keys of a bet below."""
    lines = [*(f"{seat} call" for seat in (3, 4, 5, 6, 7, 8, 9, 1)), "2 check", "deal board AhKd7c2s9dTc"]
    omaha = {"game": "double-board-omaha", "blinds": [100, 200]}
    tablet.page.set_viewport_size({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, omaha, 9, {'button': 9}, lines)}")
    expect(tablet.key("digit-7")).to_be_visible()
    expect(tablet.page.locator(".pot")).to_have_count(1)
    tablet.comes_to(HIDDEN_POTS, [])


def test_games_to_choose_from_are_written_whole(tablet: Tablet, room: Server) -> None:
    """On the smallest tablet and on a phone."""
    pick = {"game": "paradise-road-pickem", "blinds": [100, 200]}
    tablet.open(f"/tables/{at_state(room, pick, 4, {'button': 4}, [])}")
    expect(tablet.key("choose-omaha-8")).to_be_visible()
    for size in ((960, 600), (390, 844)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        tablet.comes_to(CUT_KEYS, [])


# keys and a prompt whose words are cut, and how far the cards to tap reach below Undo and Log
CUT_AT_SHOWDOWN = """() => [
  ...[...document.querySelectorAll("#tools .key, #prompt")].filter((one) =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.dataset.key || one.id),
  ...[...document.querySelectorAll(".cardkey")].slice(-1).filter((one) =>
    innerWidth < innerHeight &&
    one.getBoundingClientRect().bottom > document.getElementById("corner").getBoundingClientRect().top)
    .map((one) => one.dataset.key),
]"""
ALL_CHECK = [f"{seat} check" for seat in (1, 2, 3, 4, 5, 6)]
FIVE_CARDS = {
    "the rest may muck": ({}, [
        *(f"{seat} call" for seat in (3, 4, 5, 6, 1)), "2 check", "deal board AhKd7c", *ALL_CHECK,
        "deal board 2c", *ALL_CHECK, "deal board 3c", *ALL_CHECK, "1 show 4h4s4d5h5d"]),
    "all-in": ({"stacks": {1: 500, 2: 900}}, [
        *(f"{seat} call" for seat in (3, 4, 5, 6)), "1 all-in", "2 all-in",
        *(f"{seat} call" for seat in (3, 4, 5, 6)), "deal board AhKd7c", *ALL_CHECK[2:],
        "deal board 2c", *ALL_CHECK[2:], "deal board 3c", *ALL_CHECK[2:]]),
}


@pytest.mark.parametrize("state", FIVE_CARDS)
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_five_cards_are_shown_without_a_cut_word_or_a_scroll(
    tablet: Tablet, room: Server, language: str, state: str,
) -> None:
    """Muck, Rest muck and five places for cards beside the prompt, and every suit above Undo and Log."""
    start, lines = FIVE_CARDS[state]
    omaha = {"game": "five-card-omaha", "betting": "pot-limit", "blinds": [100, 200]}
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.open(f"/tables/{at_state(room, omaha, 6, {'button': 6, **start}, lines)}")
    expect(tablet.page.locator(".slots .empty")).to_have_count(5)
    for size in ((960, 600), (1024, 768), (390, 844), (820, 1180), (1180, 820)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        tablet.comes_to(CUT_AT_SHOWDOWN, [])


OMAHA_8 = ({"game": "omaha-8", "betting": "pot-limit", "blinds": [100, 200]}, 4,
           {"button": 4, "stacks": {1: 20_000, 2: 5000, 3: 2000, 4: 20_000}},
           "3 raise 700,4 raise 2400,1 call,2 call,3 call,deal board Kh8s3d,1 check,2 bet 2600,4 raise 5200,"
           "1 call,deal board 7c,1 check,4 bet 3000,1 call,deal board 2h,1 check,4 check,1 show AcKc5d4d,"
           "4 show 3h3cAh5c,2 show 8h8dAs4s,3 show KsKdQcJc")
NINE_CARDS = ({"game": "bidirectional-chowaha", "blinds": [100, 200]}, 4, {"button": 4},
              "3 call,4 call,1 call,2 check")
POT_LIMIT = ({"game": "omaha", "betting": "pot-limit", "blinds": [100, 200]}, 6, {"button": 4}, "1 raise 700")
# how far a page, a list of awards or a prompt reaches beyond its room
OVER = """() => [document.documentElement, ...document.querySelectorAll("#panel .awards, #prompt")]
  .map((one) => Math.max(0, one.scrollHeight - one.clientHeight)).filter((over) => over > 1)"""


ROWS = ("3 call,4 call,1 call,2 check,deal board AhJcTd8h2c6cQh2d8s,1 check,2 check,3 check,4 check,roll 4,"
        "1 check,2 check,3 check,4 check,deal board 3s7h,1 check,2 check,3 check,4 check,deal board 7d,"
        "1 check,2 check,3 check,4 check,"
        "1 show 9dTsAd9c,2 show 5cAcTcJd,3 show KhQc4s9h,4 show KsQsJs3h")
MANY_ROWS = ({"game": "bidirectional-chowaha", "blinds": [100, 200]}, 4, {"button": 4}, ROWS)

RUN_TWICE = ({**OMAHA_8[0], "preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 2}}, 3,
             {"button": 3, "stacks": {1: 2000, 2: 5000, 3: 5000}},
             "3 raise 700,1 raise 2000,2 raise 5000,3 call,run 2,deal board QsKd3h4d2h,deal board Qd5h7dAsTd,"
             "1 show Ts9d9hAc,2 show TcAhJs5c,3 show Qc4hKh9s")


@pytest.mark.parametrize("language, size, state, shows", [
    ("es", (960, 600), OMAHA_8, ".awards"), ("en", (960, 600), MANY_ROWS, ".awards"),
    ("en", (960, 600), RUN_TWICE, ".awards"),
    ("de", (390, 844), NINE_CARDS, ".slots"), ("en", (390, 844), POT_LIMIT, ".keypad"),
], ids=["awards", "awards beside five rows", "two runs", "nine cards", "a raise"])
def test_what_a_hand_asks_is_whole_without_a_scroll(
    tablet: Tablet, room: Server, language: str, size: tuple[int, int], state: tuple[Any, ...], shows: str,
) -> None:
    """The last words of a list, the last suit, the last row of figures."""
    game, players, start, lines = state
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{at_state(room, game, players, start, lines.split(','))}")
    expect(tablet.page.locator(f"#panel {shows}")).to_be_visible()
    tablet.comes_to(OVER, [])


UNCOVERED = """() => [...document.querySelectorAll(".bet.won")].flatMap((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left + 12, (left + right) / 2, right - 12].flatMap((x) =>
    [top + 6, bottom - 6].map((y) => one === document.elementFromPoint(x, y)));
})"""


@pytest.mark.parametrize("size, players, winner", [
    ((820, 1180), 9, 4), ((820, 1180), 9, 6), ((820, 1180), 10, 4), ((820, 1180), 10, 7),
    ((1180, 820), 10, 3)])
def test_what_a_corner_has_won_is_whole(
    tablet: Tablet, room: Server, size: tuple[int, int], players: int, winner: int,
) -> None:
    """Between its plate and the next there is no room for a figure: beside it there is, or in the plate."""
    calls = {winner: "raise 12000", 2: "call"}
    ring = [*range(3, players + 1), 1, 2]
    lines = [f"{seat} {calls.get(seat, 'fold')}" for seat in ring] + ["deal board AhKd7c"]
    lines += ["2 check", f"{winner} bet 200", "2 fold"]
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, players, {'button': players}, lines)}")
    expect(tablet.page.locator(".bet.won")).to_have_text("+24.1K")
    tablet.comes_to(UNCOVERED, [True] * 6)


# what lies under an award: words of its own plate that are seen, other plates; and what leaves its plate
UNDER_AWARD = """() => {
  const won = document.querySelector(".bet.won"), own = won.closest(".seat");
  const edges = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const award = won.getBoundingClientRect();
  const seen = (one) => getComputedStyle(one).visibility === "visible" && one.getClientRects().length;
  const words = [...own.querySelectorAll(".number, .name, .stack, .state")].filter(seen);
  const meet = (box) => box.left < award.right - 1 && award.left < box.right - 1 &&
    box.top < award.bottom - 4 && award.top < box.bottom - 4;
  const others = [...document.querySelectorAll("#felt .seat")].filter((one) => one !== own);
  const plate = own.getBoundingClientRect();
  const figures = words.filter((one) => one.matches(".stack, .state"));
  return [
    ...words.filter((one) => meet(edges(one))),
    ...others.filter((one) => meet(one.getBoundingClientRect())),
    ...figures.filter((one) => edges(one).right > plate.right + 1),
  ].map((one) => `${one.className} ${one.textContent}`);
}"""


@pytest.mark.parametrize("size", [
    (1180, 820), (820, 1180), (1024, 768), (960, 600), (768, 1024), (390, 844)])
@pytest.mark.parametrize("players", [6, 9, 10])
def test_what_is_won_lies_on_no_name_and_on_no_other_plate(
    tablet: Tablet, room: Server, players: int, size: tuple[int, int],
) -> None:
    """On a phone it covered who has won; nine odd figures in a corner of ten reached the next plate."""
    game = {"game": "holdem", "blinds": [25_000_000, 50_000_000]}
    stacks = {**dict.fromkeys(range(1, players + 1), 200_000_000), 3: 123_456_789}
    lines = ["3 all-in", *(f"{seat} fold" for seat in (*range(4, players + 1), 1)), "2 call",
             "deal board AhKd7c2s9d", "3 show AsAd", "2 show QsQd"]
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    start = {"button": players, "stacks": stacks}
    tablet.open(f"/tables/{at_state(room, game, players, start, lines)}")
    expect(tablet.page.locator(".awards")).to_be_visible()
    tablet.comes_to(UNDER_AWARD, [])


# is the table's name whole, and the title; does the title lie between the two lines around it
TITLE = """() => {
  const [name, where, card] = [".wordmark", "#where", "#card"].map((one) => document.querySelector(one));
  const whole = (one) => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth;
  const { top, bottom } = where.getBoundingClientRect();
  return [whole(name), whole(where), top >= name.getBoundingClientRect().bottom,
    bottom <= card.getBoundingClientRect().top];
}"""
STUD = {"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
LONG = {
    "third street": (STUD, 2, {}, []),
    "a draw": ({"game": "deuce-to-seven-triple-draw", "blinds": [50, 100]}, 2, {"button": 2}, [
        "2 call", "1 check", "1 pat", "2 pat", "1 check", "2 check"]),
    "pot limit": ({"game": "omaha-8", "betting": "pot-limit", "blinds": [100, 200]}, 2, {"button": 2}, []),
}


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_name_and_title_of_a_table_are_whole_on_every_screen(
    tablet: Tablet, room: Server, language: str, name: str,
) -> None:
    """"Tabl…", and "Mano 1 · tercera calle · Stud High/Low Eight-or-…" below it; a phone named no game."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.page.set_viewport_size({"width": 960, "height": 600})
    tablet.open(f"/tables/{at_state(room, *LONG[name])}")
    expect(tablet.page.locator("#where")).not_to_be_empty()
    for size in ((960, 600), (1024, 768)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        tablet.comes_to(TITLE, [True, True, True, True])
    for size in ((1180, 820), (820, 1180), (768, 1024), (390, 844)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        tablet.comes_to(f"[...({TITLE})()].slice(0, 2)", [True, True])


def test_the_steps_of_a_short_stub_leave_eight_plates_their_room(tablet: Tablet, room: Server) -> None:
    """Three stand one above the other on an older tablet held upright; they lay on each other."""
    tablet.open(f"/tables/{short_stub(room)}")
    expect(tablet.page.locator("#procedure")).to_be_visible()
    for size in ({"width": 768, "height": 1024}, *SIZES.values()):
        tablet.turn(size)
        seen = tablet.page.evaluate(MEASURE, [[".seat.box"], ".stack"])
        assert pairs(seen["targets"][".seat.box"], 1) == [], size


def short_stub(room: Server) -> int:
    """A table of stud where eight are left on sixth street: a card in the middle is everybody's last."""
    table = at_state(room, STUD, 8, {}, [])
    number = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    hand = room.ask("GET", f"/hands/{number}")[1]
    deck = iter([rank + suit for rank in "23456789TJQKA" for suit in "shdc"])
    while not hand["procedure"]:
        seat, may = hand["to_act"], hand.get("legal") or {}
        if hand["waiting_for"]["kind"] == "deal":
            line = f"deal {hand['waiting_for']['seat']} up {next(deck)}"
        else:
            line = f"{seat} {'bring-in' if may.get('bring_in') else 'check' if may['check'] else 'call'}"
        hand = room.ask("POST", f"/hands/{number}/actions", {"seq": hand["seq"], "line": line})[1]
    return table


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180), (1024, 768), (960, 600), (768, 1024)])
def test_felt_and_undo_keep_their_places_when_the_last_but_one_folds(
    tablet: Tablet, room: Server, size: tuple[int, int],
) -> None:
    """The list of awards pushed the felt up, or took its room for one line, and Undo grew and fell."""
    tablet.turn({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 3, {'button': 3}, ['3 fold'])}")
    places = ("#felt", "#panel", "[data-key=undo]", "[data-key=log]", "[data-key=floor]")
    tablet.still()
    before = {one: tablet.box(one) for one in places}
    tablet.enter("fold")
    expect(tablet.page.locator(".awards")).to_be_visible()
    tablet.still()
    there = {one: tablet.box(one) for one in places}
    for one in places:
        assert {side: there[one][side] for side in ("x", "y", "height")} == {
            side: before[one][side] for side in ("x", "y", "height")}, one


@pytest.mark.parametrize("size", [(768, 1024), (600, 960), (844, 390), (590, 410)])
def test_a_page_that_is_magnified_or_turned_lays_nothing_on_anything(
    tablet: Tablet, room: Server, size: tuple[int, int],
) -> None:
    """A tablet of 9.7 inches upright, a small one, a phone on its side, a tablet at 200 %: of 590 pixels the
    keypad lay on Fold and Check, upright the plates on each other. What has no room is a scroll away."""
    tablet.open(f"/tables/{at_state(room, *STATES['ten players with bets'])}")
    expect(tablet.key("digit-7")).to_be_visible()
    tablet.turn({"width": size[0], "height": size[1]})
    seen = tablet.page.evaluate(MEASURE, [["button, a", ".seat.box"], ".stack"])["targets"]
    assert pairs(seen["button, a"], 1) == []
    assert pairs(seen[".seat.box"], 1) == []
    last = tablet.key("all-in")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.95)


# the numbers of seats on which something else lies
UNDER = """() => [...document.querySelectorAll("#felt .number")].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return right > left && ![left + 1, right - 1].every((x) =>
    one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map((one) => one.textContent)"""


def test_who_has_folded_keeps_the_seats_number_while_cards_are_asked(tablet: Tablet, room: Server) -> None:
    """On a phone number and stack stand side by side then, and the ground of one lay on half of the other."""
    acts = ["3 fold", "4 call", "5 fold", "6 call", "1 fold", "2 check"]
    tablet.turn({"width": 390, "height": 844})
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 6, {'button': 6}, acts)}")
    expect(tablet.page.locator("#keys .grid")).to_be_visible()
    expect(tablet.page.locator("#felt .folded .number")).to_have_count(3)
    tablet.comes_to(UNDER, [])
