"""What stands on the plate of a seat is read whole: figures, words, names of hands, the joker."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE, SIZES, STATES, at_state

BLINDS = {"blinds": [100, 200]}

# what lies over the figures of a stack by more than the space that is left above and below figures
OVER_FIGURES = """() => [...document.querySelectorAll(".box .stack")].flatMap((stack) => {
  const range = document.createRange();
  range.selectNodeContents(stack);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const [above, below] = [0.2, 0.08].map((part) => part * parseFloat(getComputedStyle(stack).fontSize));
  return [...stack.closest(".seat").querySelectorAll(".bet, .card")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom - below && top + above < box.bottom;
  }).map((one) => `${stack.textContent} under ${one.textContent}`);
})"""
# words on the edge of a plate that lie on what its player did last
OVER_WORDS = """() => [...document.querySelectorAll(".order")].flatMap((order) => {
  const edge = order.getBoundingClientRect();
  return [...order.closest(".box").querySelectorAll(".state, .drew")]
    .filter((one) => one.textContent && one.getClientRects().length)
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, bottom } = range.getBoundingClientRect();
      return left < edge.right && edge.left < right && bottom - 4 > edge.top;
    }).map((one) => `${one.textContent} under ${order.textContent}`);
})"""
# suits of cards that lie under a word on the edge of their plate
OVER_SUITS = """() => [...document.querySelectorAll("#felt :is(.order, .tab)")].flatMap((word) => {
  const edge = word.getBoundingClientRect();
  return [...word.closest(".box").querySelectorAll(".card i")].filter((suit) => {
    const { left, right, bottom } = suit.getBoundingClientRect();
    return left < edge.right && edge.left < right && bottom - 1 > edge.top;
  }).map((suit) => `${suit.closest(".card").dataset.card} under ${word.textContent}`);
})"""
GAP_OF_SIDE = """() => [...document.querySelectorAll(".holding i")].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one.nextSibling);
  const gap = range.getBoundingClientRect().left - one.getBoundingClientRect().right;
  return gap >= 3 && gap <= 8;
})"""


@pytest.mark.parametrize("state", ["ten players with bets", "up cards of eight"])
def test_neither_bets_nor_cards_lie_on_the_figures_of_a_stack(
    tablet: Tablet, room: Server, state: str,
) -> None:
    """On the smallest tablet the bet covered the upper half, in stud the up cards the comma."""
    tablet.open(f"/tables/{at_state(room, *STATES[state])}")
    expect(tablet.page.locator(".box .stack").first).to_be_visible()
    for size in (*SIZES.values(), PHONE):
        tablet.turn(size)
        tablet.comes_to(OVER_FIGURES, [])


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_turn_to_show_covers_nothing_that_was_done(tablet: Tablet, room: Server, language: str) -> None:
    """"shows 2nd" lay on "check", and "enseña 3.º" on "servido"."""
    lines = ["3 raise 400", "1 call", "2 call", "1 pat", "2 pat", "3 pat", "1 check", "2 check", "3 check"]
    five = {"game": "deuce-to-seven-lowball", "betting": "no-limit", **BLINDS}
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.open(f"/tables/{at_state(room, five, 3, {'button': 3}, lines)}")
    expect(tablet.page.locator(".order")).to_have_count(2)
    for size in SIZES.values():
        tablet.turn(size)
        tablet.comes_to(OVER_WORDS, [])
    board = ["3 call", "1 call", "2 check", *(line for cards in ("AhKd7c", "2c", "2d") for line in (
        f"deal board {cards}", "1 check", "2 check", "3 check"))]
    tablet.open(f"/tables/{at_state(room, {'game': 'omaha-8', **BLINDS}, 3, {'button': 3}, board)}")
    expect(tablet.page.locator(".order")).to_have_count(2)
    for size in SIZES.values():
        tablet.turn(size)
        tablet.comes_to(OVER_WORDS, [])


def test_a_word_on_the_edge_lies_on_no_suit(tablet: Tablet, room: Server) -> None:
    """"shows 2nd" had the feet of two suits under it."""
    checks = ["3 check", "1 check", "2 check"]
    lines = [f"deal {seat} up {card}" for seat, card in enumerate(("2c", "9d", "Ks"), 1)]
    lines += ["1 bring-in", "2 call", "3 call"]
    for cards in ("4s 6d Kh", "7s 8h Tc", "5h Jd 4c"):
        lines += [*(f"deal {seat} up {card}" for seat, card in enumerate(cards.split(), 1)), *checks]
    stud = {"game": "stud", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
    tablet.open(f"/tables/{at_state(room, stud, 3, {}, lines + checks)}")
    expect(tablet.page.locator(".order")).to_have_count(2)
    for name in ("landscape", "portrait", "older"):
        tablet.turn(SIZES[name])
        tablet.comes_to(OVER_SUITS, [])


def test_the_side_stands_apart_from_the_hand_that_plays_for_it(tablet: Tablet, room: Server) -> None:
    """"HIPair of Kings", "LOseven-four low"."""
    lines = ["2 call", "1 check", "deal board 2c3c4d", "1 check", "2 check", "deal board 9h", "1 check",
             "2 check", "deal board Jh", "1 check", "2 check", "1 show AsKs9d5h"]
    omaha = {"game": "omaha-8", "betting": "limit", **BLINDS}
    tablet.open(f"/tables/{at_state(room, omaha, 2, {'button': 2}, lines)}")
    expect(tablet.page.locator(".holding i")).to_have_count(2)
    for size in SIZES.values():
        tablet.turn(size)
        tablet.comes_to(GAP_OF_SIDE, [True, True])


DRAWN_OUT = ["1 pat", "2 pat", "1 check", "2 check"]
TABLED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "two boards": ({"game": "double-board-omaha", "betting": "pot-limit"}, [
        "2 call", "1 check", "deal board AhKd2c7s8s9s", "1 check", "2 check", "deal board Tc3d", "1 check",
        "2 check", "deal board 5h6h", "1 check", "2 check", "1 show AsAdJcJs"]),
    "badugi": ({"game": "badeucy", "betting": "limit"}, [
        "2 call", "1 check", *DRAWN_OUT, *DRAWN_OUT, *DRAWN_OUT, "1 show 2s3h4d7c8c"]),
}
CUT_NAMES = """() => [...document.querySelectorAll(".holding > span")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("name", TABLED)
def test_the_name_of_a_hand_is_read_to_its_end(tablet: Tablet, room: Server, name: str) -> None:
    """"1 TOP Three of a K…", "BA seven-high bad…": the board is told by its side, and the side once."""
    game, lines = TABLED[name]
    tablet.open(f"/tables/{at_state(room, game | BLINDS, 2, {'button': 2}, lines)}")
    expect(tablet.page.locator(".holding > span")).to_have_count(2)
    for size in (LANDSCAPE, PORTRAIT):
        tablet.turn(size)
        tablet.comes_to(CUT_NAMES, [])


# lines of the latest actions that go on below where they can be seen
CUT_LINES = """() => {
  const seen = document.querySelector(".aside").getBoundingClientRect();
  return [...document.querySelectorAll(".recent li")].map((one) => one.getBoundingClientRect())
    .filter(({ left, bottom }) => left < seen.right && bottom > seen.bottom + 1).length;
}"""
JOKER = """() => {
  const card = document.createElement("span");
  card.className = "card small joker";
  card.append(document.createElement("b"));
  document.getElementById("keys").append(card);
  card.firstChild.textContent = "Joker";
  const { content } = getComputedStyle(card.firstChild, "::after");
  return [card.firstChild.offsetWidth <= card.clientWidth, content];
}"""


def test_the_latest_actions_are_whole_lines(tablet: Tablet, room: Server) -> None:
    """On a phone the upper half of a third was seen; a joker beside the awards was wider than its card."""
    limit = {"game": "holdem", "betting": "limit", "blinds": [50, 100], "small_bet": 100, "big_bet": 200}
    lines = ["3 raise 200", *(f"{seat} call" for seat in (4, 5, 6))]
    tablet.open(f"/tables/{at_state(room, limit, 6, {'button': 6}, lines)}")
    expect(tablet.page.locator(".recent li")).to_have_count(4)
    for size in (*SIZES.values(), PHONE):
        tablet.turn(size)
        tablet.comes_to(CUT_LINES, 0)
    assert tablet.page.evaluate(JOKER) == [True, '"Jk"']


def test_what_heads_the_latest_actions_is_only_heard_in_the_line_above(tablet: Tablet, room: Server) -> None:
    """It stood there twice; in no-limit, where figures lie beside the keys, the line is all there is."""
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    for betting, where in (limit, ".recent li"), ({"betting": "no-limit"}, "#say"):
        settings = {"game": "holdem", **BLINDS, **betting}
        tablet.open(f"/tables/{at_state(room, settings, 6, {'button': 6}, [])}")
        tablet.enter("fold")
        expect(tablet.page.locator(":is(.recent li, #say):not(:empty)")).to_have_count(1)
        expect(tablet.page.locator(where)).to_contain_text("folds")


LIMIT_STUD = {"game": "stud-8", "betting": "limit", "ante": 25, "bring_in": 75, "small_bet": 200,
              "big_bet": 400, "chip": 25}
STREETS = ["2c 9d Ks 7h 5s Jd 8c", "3c Td Qs 8h 6s Qd 9c", "4c Jc Js 9h 7s Kd Tc", "5c Qc Ts Th 8s Ad Jh"]
# up cards that a word on a plate lies on, ranks that are small, plates on each other, words under a plate
UP_CARDS = """(least) => {
  const box = (one) => one.getBoundingClientRect();
  const all = (of, within = document) => [...within.querySelectorAll(of)].filter((one) => box(one).width);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top + .5 < b.bottom && b.top + .5 < a.bottom;
  const words = all("#felt :is(.order, .tab)"), seats = all("#felt .seat");
  const ranks = all("#felt .up b");
  return [
    ...all("#felt .up > *").filter((one) => words.some((word) => meet(box(word), box(one))))
      .map((one) => `covered ${one.textContent}`),
    ...ranks.filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
      .map((one) => `small ${one.textContent}`),
    ...ranks.filter((one) => box(one).right > box(one.parentNode).right)
      .map((one) => `broad ${one.textContent}`),
    ...seats.flatMap((one, n) => seats.slice(n + 1).filter((other) => meet(box(one), box(other))))
      .map((one) => `seat ${one.dataset.seat} on another`),
    ...words.filter((word) => {
      const { left, right, bottom } = box(word);
      const top = document.elementFromPoint((left + right) / 2, bottom - 3);
      return top !== word && top?.closest(".seat");
    }).map((word) => `${word.textContent} under a plate`),
  ];
}"""


def test_up_cards_are_read_whoever_shows(tablet: Tablet, room: Server) -> None:
    """Seven in stud: "shows 3rd" lay on their suits, "shows" under the next plate, plates of a phone met."""
    lines = [*(f"deal {seat} up {card}" for seat, card in enumerate(STREETS[0].split(), 1)),
             "1 bring-in", *(f"{seat} call" for seat in range(2, 8))]
    for cards, first in zip(STREETS[1:], (3, 3, 6), strict=True):
        ring = [*range(first, 8), *range(1, first)]
        lines += [f"deal {seat} up {card}" for seat, card in enumerate(cards.split(), 1)]
        lines += [f"{seat} check" for seat in ring]
    lines += [f"{seat} check" for seat in (6, 7, 1, 2, 3, 4, 5)]
    tablet.open(f"/tables/{at_state(room, LIMIT_STUD, 7, {}, lines)}")
    expect(tablet.page.locator(".order")).to_have_count(6)
    for name, size in {**SIZES, "phone": PHONE}.items():
        tablet.turn(size)
        least = {"smallest": 17, "phone": 15}.get(name, 20)
        tablet.comes_to(f"() => ({UP_CARDS})({least})", [])


SHOWING = """() => [...document.querySelectorAll("#felt .order")].filter((one) => {
  const box = (node) => node.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const words = [...document.querySelectorAll("#felt .head, #felt .state")];
  return words.some((word) => box(word).width && word.textContent && meet(box(word), box(one)));
}).map((one) => one.textContent)"""


def test_the_order_of_showing_lies_on_no_word_of_a_plate(tablet: Tablet, room: Server) -> None:
    """Half of "check" stood out above it, and on the smallest tablet it lay on the next player's name."""
    game, players, start, lines = STATES["two side pots of a split game paid"]
    tablet.open(f"/tables/{at_state(room, game, players, start, lines[:-4])}")     # nobody has shown
    expect(tablet.page.locator("#felt .order")).to_have_count(3)
    for name, size in SIZES.items():
        tablet.turn(size)
        assert tablet.page.evaluate(SHOWING) == [], name


LONG_NAMES = ["Annegret Müller-Lüdenscheidt", "Annegret Müller-Lüdensdorf", "Maximiliano Fernández-Ortega"]
# names of which a part lies outside their room
NAMES_CUT = """() => [...document.querySelectorAll("#felt .name")].filter((one) => {
  const range = document.createRange(), box = one.getBoundingClientRect();
  range.selectNodeContents(one);
  const { right, bottom } = range.getBoundingClientRect();
  return right > box.right + 1 || bottom > box.bottom + 4;
}).map((one) => one.textContent)"""


def test_long_names_are_whole_in_two_lines_and_no_plate_grows(tablet: Tablet, room: Server) -> None:
    """Two of them differ in their ends alone."""
    heights = []
    for names in ([], LONG_NAMES):
        table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, [], names)
        for size in (LANDSCAPE, PORTRAIT):
            tablet.turn(size)
            tablet.open(f"/tables/{table}")
            tablet.comes_to(NAMES_CUT, [])
            heights.append(tablet.page.evaluate(
                "() => [...document.querySelectorAll('#felt .box')].map((one) => one.offsetHeight)"))
    assert heights[:2] == heights[2:]


def test_all_in_lies_apart_from_the_last_chip(tablet: Tablet, room: Server) -> None:
    """A finger that slips from "+1K" puts nobody all-in; on a phone there is less room."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 6, {"button": 4}, ["1 raise 700"])
    tablet.open(f"/tables/{table}")
    for size in (*SIZES.values(), PHONE):
        tablet.turn(size)
        least = 12 if size == PHONE else 16
        chip, whole = (tablet.key(one).bounding_box() for one in ("chip-1000", "all-in"))
        assert chip and whole and whole["x"] - chip["x"] - chip["width"] >= least
