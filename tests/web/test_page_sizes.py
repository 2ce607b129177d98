"""What a finger can hit and an eye can read at arm's length: upright, across, small, in every theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.dealers import MOST_LINES
from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, one_tablet, opened, room_server  # noqa: F401

LEAST = {  # width and height in CSS pixels of each kind of target
    ".acts .key, .commit .key, .counts .key": (96, 72),
    ".keypad .key": (72, 64),
    ".cardkey": (52, 64),
    ".seat.box": (88, 88),
    "button, a": (48, 48),
}
GAP, CARD_GAP = 8, 6
SMALLEST = {"width": 960, "height": 600}
OLDER = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
SIZES = {"landscape": LANDSCAPE, "portrait": PORTRAIT, "older": OLDER, "smallest": SMALLEST}
THEMES = ("dark", "dim", "light")
TO_READ = {"rule"}  # below the notes of a long list of awards, which scrolls on the smallest screen
BIG = ".stack, .bet, .typed, .pot b, .sum b, .total b"  # amounts

STATES: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "a pot-limit raise": (
        {"game": "omaha", "betting": "pot-limit", "blinds": [100, 200]},
        6,
        {"button": 4},
        ["1 raise 700"],
    ),
    "ten players with bets": (
        {"game": "holdem", "blinds": [500, 1000]},
        10,
        {"button": 1},
        ["4 raise 12500", *(f"{seat} call" for seat in (5, 6, 7, 8, 9, 10, 1, 2))],
    ),
    "a flop to enter": (
        {"game": "holdem", "blinds": [100, 200]},
        9,
        {"button": 9},
        [*(f"{seat} fold" for seat in range(3, 9)), "9 call", "1 call", "2 check"],
    ),
    "nine board cards": (
        {"game": "chowaha", "blinds": [100, 200]},
        3,
        {"button": 3},
        ["3 call", "1 call", "2 check"],
    ),
    "up cards of eight": (
        {"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100},
        8,
        {},
        [f"deal {n} up {card}" for n, card in enumerate("Ks 7h 2c Td 9s 8c 4d".split(), 1)],
    ),
    "a bring-in": (
        {"game": "razz", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100},
        2,
        {},
        ["deal 1 up Ks", "deal 2 up 7h"],
    ),
    "a draw": (
        {"game": "badugi", "blinds": [50, 100]},
        7,
        {"button": 7},
        [*(f"{seat} fold" for seat in range(3, 7)), "7 call", "1 call", "2 check"],
    ),
    "dice": (
        {"game": "binglaha", "blinds": [50, 100]},
        2,
        {"button": 2},
        ["2 call", "1 check", "1 check", "2 check"],
    ),
    "seven cards to show": (
        {"game": "badeucy", "blinds": [50, 100]},
        2,
        {"button": 2},
        ["2 call", "1 check", *(line for _ in range(3) for line in ("1 pat", "2 pat", "1 check", "2 check"))],
    ),
    "two side pots of a split game paid": (
        {"game": "omaha-8", "betting": "pot-limit", "blinds": [100, 200]},
        4,
        {"button": 4, "stacks": {1: 20_000, 2: 5000, 3: 2000, 4: 20_000}},
        (
            "3 raise 700,4 raise 2400,1 call,2 call,3 call,deal board Kh8s3d,1 check,2 bet 2600,"
            "4 raise 5200,1 call,deal board 7c,1 check,4 bet 3000,1 call,deal board 2h,1 check,4 check,"
            "1 show AcKc5d4d,4 show 3h3cAh5c,2 show 8h8dAs4s,3 show KsKdQcJc"
        ).split(","),
    ),
}


@pytest.fixture(name="at", scope="module", params=STATES)
def a_tablet_at_a_state(request: pytest.FixtureRequest, room: Server, browser: Browser) -> Iterator[Tablet]:
    """One that is only looked at, for all who look."""
    for tablet in opened(room, browser):
        tablet.open(f"/tables/{at_state(room, *STATES[request.param])}")
        expect(tablet.page.locator("#prompt")).not_to_be_empty()
        yield tablet


def test_every_target_is_large_enough_and_nothing_needs_scrolling(at: Tablet) -> None:
    for name, size in SIZES.items():
        for theme in THEMES:
            at.turn(size)
            seen = at.page.evaluate(MEASURE, [list(LEAST), BIG, theme])
            assert faults(seen, size) == {}, (name, theme)


def faults(seen: dict[str, Any], size: dict[str, int]) -> dict[str, Any]:
    """What is too small, too near, cut off or not on the screen."""
    found: dict[str, Any] = {}
    for selector, (width, height) in LEAST.items():
        boxes = seen["targets"][selector]
        found[selector] = [box for box in boxes if box["w"] < width - 0.5 or box["h"] < height - 0.5]
    below = TO_READ if size == SMALLEST else set()
    every = [box for boxes in seen["targets"].values() for box in boxes if box["name"] not in below]
    keys = seen["targets"]["button, a"]
    found["scrolls"] = [] if seen["scroll"] == [size["width"], size["height"]] else seen["scroll"]
    found["prompt"] = [] if seen["prompt"] >= 32 and not seen["clipped"] else [seen["prompt"]]
    found["amounts"] = [points for points in seen["amounts"] if points < 28]
    found["outside"] = [box for box in every if not inside(box, size)]
    found["near"] = pairs(keys, CARD_GAP) + pairs([box for box in keys if "card-" not in box["name"]], GAP)
    found["covered"] = pairs([*seen["targets"][".seat.box"], *seen["felt"]], 1)
    return {what: wrong for what, wrong in found.items() if wrong}


@pytest.mark.parametrize("players", [6, 7, 8, 9, 10])
def test_seats_bets_and_board_never_cover_each_other(
    tablet: Tablet,
    room: Server,
    players: int,
) -> None:
    """A full table on the river with everybody's bet in front; 12,500 is as wide as bets commonly get."""
    others = [*range(4, players + 1), 1]
    lines = [*(f"{seat} call" for seat in others), "2 call", "3 check", "deal board AhKd7c"]
    ring = [2, 3, *range(4, players + 1), 1]
    lines += [f"{seat} check" for seat in ring] + ["deal board 2c"] + [f"{seat} check" for seat in ring]
    lines += ["deal board 9s", "2 bet 12500", *(f"{seat} call" for seat in ring[1:-1])]
    game = {"game": "holdem", "blinds": [500, 1000]}
    tablet.open(f"/tables/{at_state(room, game, players, {'button': 1}, lines)}")
    expect(tablet.page.locator(".bet")).to_have_count(players - 1)
    for says in ("", "owes"):
        if says:
            tablet.key("check").dispatch_event("pointerdown")   # of a key that is closed it tells why
            tablet.says(says)
        for name, size in SIZES.items():
            tablet.turn(size)
            seen = tablet.page.evaluate(MEASURE, [[".seat.box", ".pot"], BIG])
            lies = [*seen["targets"][".seat.box"], *seen["felt"], *seen["targets"][".pot"]]
            assert pairs(lies, 1) == [], (name, says)


CALLED = [f"{seat} call" for seat in (6, 7, 8, 9, 1, 2, 4)]
ALL_IN = ["3 raise 1000", "4 call", "5 raise 1900", *CALLED]
BET = ["deal board AhKd7c", "1 bet 500", "2 call", "4 call", "6 call"]
TURNED_UP = ["3 raise 1000", *(f"{seat} fold" for seat in range(4, 9)), "9 raise 2000", "1 raise 3000",
             "2 call", "1 show AsAh", "2 show KsKh", "9 show QsQh"]
POTS: dict[str, tuple[dict[int, int], list[str]]] = {
    "bets and two side pots": ({3: 1000, 5: 1900}, [*ALL_IN, *BET]),
    "hands turned up": ({1: 3000, 2: 3000, 3: 1000, 9: 2000}, TURNED_UP),
    "eight pots": ({seat: 1000 * seat for seat in range(1, 10)}, [
        *(f"{seat} all-in" for seat in range(3, 9)), "9 call", "1 all-in", "2 all-in"]),
}
MANY = "eight pots"     # who plays for each the line below tells where there is no room for it


@pytest.mark.parametrize("name", POTS)
def test_every_pot_lies_on_the_cloth_and_under_no_seat(tablet: Tablet, room: Server, name: str) -> None:
    """Nine seats, the pots and the board, while cards are asked too."""
    stacks, lines = POTS[name]
    start = {"button": 9, "stacks": stacks}
    tablet.open(f"/tables/{at_state(room, {'game': 'holdem', 'blinds': [100, 200]}, 9, start, lines)}")
    expect(tablet.page.locator(".pot")).to_have_count(8 if name == MANY else 3)
    for size in (*SIZES.values(), PHONE):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to(HIDDEN_POTS, [])


# pots that a seat or the panel covers, and what is written of them
HIDDEN_POTS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seats = [...document.querySelectorAll("#felt .seat, #felt .board")].map(box);
  const felt = box(document.querySelector("#felt"));
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
    b.top < a.bottom - 1;
  return [...document.querySelectorAll(".pot")]
    .filter((one) => box(one).bottom > felt.bottom + 4 || seats.some((seat) => meet(seat, box(one))))
    .map((one) => one.textContent);
}"""


@pytest.mark.parametrize("players", [6, 7, 8, 9])
def test_no_pot_lies_under_what_was_bet(tablet: Tablet, room: Server, players: int) -> None:
    """Three are all-in for different amounts, and their chips are in front still: the third pot lies low."""
    last, raiser = players, players - 1
    lines = [*(f"{seat} call" for seat in (*range(3, players + 1), 1)), "2 check", "deal board AhKd7c",
             "1 bet 5000", *(f"{seat} call" for seat in range(2, raiser)), f"{raiser} raise 21000",
             f"{last} call"]
    game = {"game": "omaha", "betting": "pot-limit", "blinds": [500, 1000]}
    start = {"button": players, "stacks": {1: 6000, raiser: 22_000, last: 10_000}}
    tablet.open(f"/tables/{at_state(room, game, players, start, lines)}")
    expect(tablet.page.locator(".pot")).to_have_count(3)
    for name, size in SIZES.items():
        tablet.turn(size)
        assert chips_on_pots(tablet) == [], name


def test_two_pots_on_a_line_lie_under_no_chips(tablet: Tablet, room: Server) -> None:
    """Below two boards, between what the seats beside the dealer have bet."""
    game = {"game": "double-board-omaha", "betting": "pot-limit", "blinds": [500, 1000]}
    lines = [*(f"{seat} call" for seat in (3, 4, 5, 6, 1)), "2 check", "deal board AhKd7c2s2d9h",
             "1 bet 6000", *(f"{seat} call" for seat in range(2, 5)), "5 raise 30000", "6 call"]
    tablet.open(f"/tables/{at_state(room, game, 6, {'button': 6, 'stacks': {6: 13_490}}, lines)}")
    expect(tablet.page.locator(".pot")).to_have_count(2)
    tablet.turn(LANDSCAPE)
    assert chips_on_pots(tablet) == []


def chips_on_pots(tablet: Tablet) -> list[tuple[str, str]]:
    """Bets, and cards of the board, that lie on a pot."""
    seen = tablet.page.evaluate(MEASURE, [[".pot"], BIG])
    return [pair for pot in seen["targets"][".pot"] for pair in pairs([pot, *seen["felt"]], 1)
            if pot["name"] in pair]


BOARD_OF_ROWS = [
    *(f"{seat} call" for seat in (3, 4, 5, 6, 1)), "2 check", "deal board AhJcTd8h2c6cQh2d8s",
    *(f"{seat} check" for seat in range(1, 7)), "roll 4", *(f"{seat} check" for seat in range(1, 7)),
    "deal board 3s7h",
    *(f"{seat} check" for seat in range(1, 7)), "deal board 7d", "1 check", "2 bet 12500", "3 call", "4 call",
    "5 call", "6 call"]


def test_no_chips_lie_on_a_board_of_many_rows(tablet: Tablet, room: Server) -> None:
    """Five rows in the middle, and everybody has bet: what was bet lies in the plates then."""
    chowaha = {"game": "bidirectional-chowaha", "betting": "no-limit", "blinds": [100, 200]}
    tablet.open(f"/tables/{at_state(room, chowaha, 6, {'button': 6}, BOARD_OF_ROWS)}")
    expect(tablet.page.locator(".bet")).to_have_text(["12.5K"] * 5)
    for name, size in SIZES.items():
        tablet.turn(size)
        seen = tablet.page.evaluate(MEASURE, [[".seat.box", ".pot", ".dice"], BIG])
        middle = [*seen["targets"][".pot"], *seen["targets"][".dice"]]
        assert pairs([*seen["felt"], *middle], 1) == [], name
        tablet.comes_to(HIDDEN_CARDS, [])


# cards of the board that a seat covers, or that reach out of the felt
HIDDEN_CARDS = """() => {
  const box = (one) => one.getBoundingClientRect(), felt = box(document.querySelector("#felt"));
  const seats = [...document.querySelectorAll("#felt .seat")].map(box);
  return [...document.querySelectorAll("#felt .board .card[data-card]")].filter((card) => {
    const { left, right, top, bottom } = box(card);
    return bottom > felt.bottom + 4 || seats.some((one) =>
      left < one.right - 1 && one.left < right - 1 && top < one.bottom - 1 && one.top < bottom - 1);
  }).map((card) => card.dataset.card);
}"""


def test_every_bet_lies_beside_its_own_seat(tablet: Tablet, room: Server) -> None:
    """Nine and ten players, everybody in: no bet is nearer to a neighbour than to who has put it there."""
    for players in (9, 10):
        others = [*range(4, players + 1), 1, 2, 3]
        lines = [f"{seat} call" for seat in others[:-3]] + ["1 call"]
        table = at_state(room, {"game": "holdem", "blinds": [500, 1000]}, players, {"button": 1}, lines)
        tablet.open(f"/tables/{table}")
        for name in ("landscape", "portrait", "older"):
            tablet.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
            tablet.comes_to(STRAY, [])


# bets that lie nearer to another seat's box than to their own
STRAY = """() => {
  const box = (one) => one.getBoundingClientRect();
  const far = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom));
  const seats = [...document.querySelectorAll("#felt .seat")];
  return [...document.querySelectorAll("#felt .bet")].filter((bet) => {
    const own = bet.closest(".seat");
    const distance = far(box(bet), box(own));
    return distance > 24 || seats.some((one) => one !== own && far(box(bet), box(one)) < distance);
  }).map((bet) => bet.closest(".seat").dataset.seat);
}"""


def test_a_phone_and_an_older_tablet_reach_every_key(at: Tablet) -> None:
    """Nothing lies over the middle of a key, and nothing has to be scrolled sideways to."""
    for size in (PHONE, OLDER):
        at.page.set_viewport_size(size)  # type: ignore[arg-type]
        at.comes_to("() => document.documentElement.scrollWidth", size["width"])
        at.comes_to(COVERED, [])


SHOWN = """() => [...document.querySelectorAll("#felt .seat.box, #say")].filter((one) => one.clientHeight)
  .map((one) => {
    const { x, y, width: w, height: h } = one.getBoundingClientRect();
    return { name: one.dataset.seat || "line", x, y, w, h };
  })"""


@pytest.mark.parametrize("state", ["a flop to enter", "up cards of eight"])
def test_a_phone_shows_every_seat_while_cards_are_asked(tablet: Tablet, room: Server, state: str) -> None:
    """The plates are lines then, one above the other, and none lies on another."""
    tablet.turn(PHONE)
    tablet.open(f"/tables/{at_state(room, *STATES[state])}")
    expect(tablet.key("card-3s")).to_be_visible()
    tablet.still()
    seats = [one for one in tablet.page.evaluate(SHOWN) if one["name"] != "line"]
    assert len(seats) == STATES[state][1]
    assert pairs(seats, 1) == []
    ups = [line for line in STATES[state][3] if " up " in line]
    cards = tablet.page.locator("#felt .held [data-card]:visible")
    assert cards.count() == len(ups)    # the next one is judged by those that lie there
    for card in cards.all():
        box = card.bounding_box()
        assert box and box["width"] >= 24 and box["height"] >= 20


def test_the_street_and_what_a_seat_did_are_written_whole(tablet: Tablet, room: Server) -> None:
    """On a phone the street is read; a seat that is out says so beside 250,000."""
    tablet.open(f"/tables/{at_state(room, *STATES['a flop to enter'])}")
    expect(tablet.page.locator("#felt .folded .state")).to_have_text(["folded"] * 6)
    tablet.comes_to(CUT_STATES, [])
    tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(tablet.page.locator("#where")).to_contain_text("Hand 1 · flop · ")
    tablet.comes_to(STREET_SHOWN, True)


def test_who_keeps_a_card_down_is_told_whole_in_every_language(tablet: Tablet, room: Server) -> None:
    """Two words have no room in one line beside 250,000: "kept down"."""
    stakes = {"game": "mexican-poker", "ante": 25, "small_bet": 100, "big_bet": 200}
    doors = ["deal 1 up Ks", "deal 2 up 5h", "deal 3 up 7h", "deal 4 up 6d", "1 bet 100"]
    lines = [*doors, "2 call", "3 call", "4 call", "1 pat", "2 pat"]
    table = at_state(room, stakes, 4, {"button": 4}, lines)
    for language in ("en", "es", "de"):
        cookie = {"name": "lang", "value": language, "url": f"http://{room.host}/"}
        tablet.page.context.add_cookies([cookie])  # type: ignore[list-item]
        tablet.open(f"/tables/{table}")
        for name in ("landscape", "portrait"):
            tablet.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
            expect(tablet.seat(2).locator(".state")).to_be_visible()
            tablet.comes_to(CUT_STATES, [])


CUT_STATES = """() => [...document.querySelectorAll("#felt .state")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.clientHeight > 33)
  .map((one) => one.textContent)"""
STREET_SHOWN = """() => {
  const where = document.querySelector("#where"), text = where.firstChild, range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, text.data.lastIndexOf(" · "));
  const [words, box] = [range.getBoundingClientRect(), where.getBoundingClientRect()];
  return words.width > 0 && words.right <= box.right;
}"""


def test_what_opens_a_round_and_who_acts_are_told_to_every_eye(tablet: Tablet, room: Server) -> None:
    """"complete" is whole beside its stack; the ring stays where the system has colours of its own."""
    stud = {"game": "stud-8", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200}
    doors = [f"deal {seat} up {card}" for seat, card in enumerate("Ks 7h 2c Td 9d 4s 5h 8c".split(), 1)]
    tablet.open(f"/tables/{at_state(room, stud, 8, {}, [*doors, '3 complete'])}")
    expect(tablet.seat(3).locator(".state")).to_have_text("complete")
    tablet.comes_to(CUT_STATES, [])
    expect(tablet.seat(4)).to_have_css("outline-style", "none")
    tablet.page.emulate_media(forced_colors="active")
    expect(tablet.seat(4)).to_have_css("outline-style", "solid")


def test_a_hyphen_on_a_key_is_no_dash(tablet: Tablet, room: Server) -> None:
    """Tabular figures set it as wide as a figure: "All - in"."""
    tablet.open(f"/tables/{at_state(room, *STATES['a flop to enter'])}")
    tablet.tap("not-now")
    expect(tablet.key("all-in")).to_be_visible()
    tablet.still()
    assert tablet.page.evaluate(HYPHEN_OF_EM) < 0.55


HYPHEN_OF_EM = """() => {
  const range = document.createRange();
  const text = document.querySelector('[data-key="all-in"] .label').firstChild;
  range.setStart(text, text.data.indexOf("-"));
  range.setEnd(text, text.data.indexOf("-") + 1);
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(text.parentElement).fontSize);
}"""


def test_the_line_of_the_showdown_lies_on_no_seat(tablet: Tablet, room: Server) -> None:
    """Three to show, two sides, and the felt as low as it gets."""
    lines = ["3 call", "1 call", "2 check", "deal board AhKd7c", "1 check", "2 check", "3 check", "1 draw 2",
             "2 pat", "3 draw 1", "deal board 2s", "1 check", "2 check", "3 check", "deal board 9d",
             "1 check", "2 check", "3 check", "1 show AsKs7d2d2c"]
    table = at_state(room, {"game": "dramaha", "blinds": [100, 200]}, 3, {"button": 3}, lines)
    tablet.open(f"/tables/{table}")
    tablet.says("Best: draw: seat 1")
    for size in (*SIZES.values(), PHONE):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to("() => innerWidth", size["width"])
        tablet.comes_to(ON_FELT, False)


ON_FELT = """() => {
  const [felt, line] = ["#felt", "#say"].map((one) => document.querySelector(one).getBoundingClientRect());
  return line.top < felt.bottom && felt.top < line.bottom;
}"""


# keys whose middle is something else's, or lies beside the screen
COVERED = """() => [...document.querySelectorAll("#panel button")].filter((key) => {
  key.scrollIntoView({ block: "nearest" });
  const box = key.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !there || there !== key && !key.contains(there);
}).map((key) => key.dataset.key)"""


def test_keys_keep_their_places_from_one_state_to_the_next(tablet: Tablet, room: Server) -> None:
    """Fold and undo are where they were, whoever acts and whatever is asked."""
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    names = ("fold", "check", "call", "undo", "log")
    before = {name: tablet.box(f'[data-key="{name}"]') for name in names}
    tablet.enter("call", "call", "call", "fold", "call")
    tablet.asks("the flop")
    for name in ("undo", "log"):
        assert tablet.box(f'[data-key="{name}"]') == before[name], name
    tablet.tap("not-now")
    assert {name: tablet.box(f'[data-key="{name}"]') for name in names} == before


def test_suits_are_told_by_shape_and_every_card_by_name(tablet: Tablet, room: Server) -> None:
    """Four shapes of at least two fifths of the tile, fifty-two names."""
    tablet.open(f"/tables/{at_state(room, *STATES['a flop to enter'])}")
    cards = tablet.page.locator(".cardkey")
    expect(cards).to_have_count(52)
    names = cards.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(set(names)) == 52 and {"ace of hearts", "ten of clubs", "two of spades"} <= set(names)
    shapes = cards.evaluate_all("""all => all.map((one) => {
        const size = parseFloat(getComputedStyle(one).fontSize);
        return [one.textContent.at(-1), size / one.clientHeight];
    })""")
    assert {shape for shape, _ in shapes} == set("♠♥♦♣")
    assert min(part for _, part in shapes) >= 0.4
    # drawn for us: each as wide as it is high, whatever fonts the device has
    widths = tablet.page.evaluate("""() => [400, 700].flatMap((weight) => [..."♠♥♦♣"].map((suit) => {
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = `${weight} 100px Inter`;
        return pen.measureText(suit).width;
    }))""")
    assert widths == [100] * 8


def at_state(
    room: Server, settings: dict[str, Any], players: int, start: dict[str, Any], lines: list[str],
    names: Sequence[str] = (),
) -> int:
    """A table in this state, its players at no other, or those of these names; answers its number."""
    room.let_go(list(names))
    start = dict(start)
    stacks = start.pop("stacks", {})
    table = asked(room, "POST", "/tables", {"name": "Table", **settings})["id"]
    called = names or [f"Player {table}.{seat}" for seat in range(1, players + 1)]
    room.seat(table, {seat: (called[seat - 1], stacks.get(seat, 250_000)) for seat in range(1, players + 1)})
    hand = asked(room, "POST", f"/tables/{table}/hands", start)
    for first in range(0, len(lines), MOST_LINES):
        hand = asked(room, "POST", f"/hands/{hand['hand']}/actions",
                     {"seq": hand["seq"], "lines": lines[first:first + MOST_LINES]})
    return int(table)


def asked(room: Server, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    status, answer = room.ask(method, path, body)
    assert status in (200, 201), answer
    return dict(answer)


def inside(box: dict[str, float], size: dict[str, int]) -> bool:
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["w"] <= size["width"]
        and box["y"] + box["h"] <= size["height"]
    )


def pairs(boxes: list[dict[str, Any]], gap: float) -> list[tuple[str, str]]:
    """Boxes that are nearer to each other than `gap` both ways."""
    return [
        (one["name"], other["name"])
        for n, one in enumerate(boxes)
        for other in boxes[n + 1 :]
        if apart(one, other, "x", "w") < gap - 0.5 and apart(one, other, "y", "h") < gap - 0.5
    ]


def apart(one: dict[str, float], other: dict[str, float], at: str, long: str) -> float:
    return max(one[at] - other[at] - other[long], other[at] - one[at] - one[long])


MEASURE = """async ([selectors, big, theme]) => {
  if (theme) document.documentElement.dataset.theme = theme;
  const frame = () => new Promise(requestAnimationFrame);
  for (let n = 0; n < 3; n += 1) await frame(); // a new size is drawn with the next one
  const box = (one) => {
    const r = one.getBoundingClientRect();
    return { name: one.dataset.key || one.textContent.trim(), x: r.x, y: r.y, w: r.width, h: r.height };
  };
  const seen = (one) => one.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const prompt = document.getElementById("prompt");
  return {
    scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    prompt: parseFloat(getComputedStyle(prompt).fontSize),
    clipped: prompt.scrollHeight > prompt.clientHeight + 1,
    amounts: all(big).map((one) => parseFloat(getComputedStyle(one).fontSize)),
    felt: all("#felt:not(.snug) .bet, .board .card").map(box), // a snug felt has bets in their seats' boxes
    targets: Object.fromEntries(selectors.map((one) => [one, all(one).map(box)])),
  };
}"""
