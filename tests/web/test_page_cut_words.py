"""What a tablet asks, says and writes on its keys is whole, in every language and at every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, Tablet, one_tablet, opened, room_server  # noqa: F401
from tests.web.test_page_sizes import OLDER, PHONE, SIZES, SMALLEST, STATES, at_state

BLINDS = {"blinds": [100, 200]}
CASH = {"preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 3}}
TO_THE_SALE = [
    "deal 1 up 5h",
    "deal 2 up 9c",
    "2 call",
    "1 check",
    "1 check",
    "2 check",
    "1 check",
    "2 check",
    "deal community Ac",
]
CHECKED = [
    "3 call",
    "1 call",
    "2 check",
    *(
        line
        for cards in ("AhKd7c", "2c", "2d")
        for line in (f"deal board {cards}", "1 check", "2 check", "3 check")
    ),
]
STUD = {"game": "mexican-poker", "ante": 25, "small_bet": 100, "big_bet": 200}
DOORS = ["deal 1 up Ks", "deal 2 up 5h", "deal 3 up 7h", "deal 4 up 6d", "1 bet 100"]
# the state, and what is tapped there
ASKED: dict[str, tuple[Any, str]] = {
    **{name: (state, "") for name, state in STATES.items()},
    "a raise that is keyed": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "digit-9"),
    "an all-in": (
        (
            {"game": "holdem", **BLINDS, **CASH},
            3,
            {"button": 3, "stacks": {1: 2000, 2: 5000, 3: 5000}},
            ["3 raise 700", "1 all-in", "2 all-in", "3 call"],
        ),
        "",
    ),
    "a sale": (({"game": "progressive-badugi-buy", "blinds": [50, 100]}, 2, {"button": 2}, TO_THE_SALE), ""),
    "a card to open": ((STUD, 4, {"button": 4}, [*DOORS, "2 call", "3 call", "4 call"]), ""),
    "cards face down": (
        ({"game": "progressive-badugi-buy", "blinds": [50, 100]}, 2, {"button": 2}, TO_THE_SALE[:4]),
        "",
    ),
    "a showdown": (({"game": "holdem", **BLINDS}, 3, {"button": 3}, [*CHECKED, "1 show AsAd"]), ""),
    "a hand that is over": (({"game": "holdem", **BLINDS}, 3, {"button": 3}, ["3 fold", "1 fold"]), ""),
    "a bomb pot": (
        ({"game": "holdem", **BLINDS}, 3, {"button": 3}, ["3 fold", "1 fold"]),
        "special bomb-600",
    ),
    "a way to a seat": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "path"),
    "a wrong amount": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "wrong"),
    "back over a street": (({"game": "holdem", **BLINDS}, 3, {"button": 3}, CHECKED[:6]), "log entry-1 to-1"),
    "a board that is run twice": (
        (
            {"game": "holdem", **BLINDS, **CASH},
            2,
            {"button": 2, "stacks": {1: 5000, 2: 5000}},
            ["2 raise 5000", "1 call", "run 2", "deal board AhKd7c"],
        ),
        "",
    ),
    "no connection": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "offline fold link"),
    "the menu": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "menu"),
    "the floor": (({"game": "holdem", **BLINDS}, 6, {"button": 6}, ["3 raise 700"]), "floor"),
}


@pytest.fixture(name="looking", scope="module")
def a_tablet_that_only_looks(room: Server, browser: Browser) -> Iterator[Tablet]:
    """For every state and language: what is tapped sends nothing."""
    yield from opened(room, browser)


@pytest.fixture(scope="module")
def tables(room: Server) -> Callable[[str], int]:
    """The table at a state, which all languages look at."""
    return cache(lambda name: at_state(room, *ASKED[name][0]))


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_words_that_instruct_are_whole(
    looking: Tablet, tables: Callable[[str], int], room: Server, language: str, name: str,
) -> None:
    """A name may be cut; what is asked, what was said, and what a key does may not."""
    tablet, keys = looking, ASKED[name][1]
    cookie = {"name": "lang", "value": language, "url": f"http://{room.host}/"}
    tablet.page.context.add_cookies([cookie])  # type: ignore[list-item]
    tablet.page.set_viewport_size(LANDSCAPE)  # type: ignore[arg-type]
    tablet.open(f"/tables/{tables(name)}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()
    for key in keys.split():
        if key == "offline":
            tablet.page.context.set_offline(True)
        else:
            tablet.tap(key)
    for size in (*SIZES.values(), PHONE):
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to(CUT, [])
        assert tablet.page.evaluate(BROKEN) == []
    if "offline" in keys:
        expect(tablet.page.locator("body")).to_have_attribute("data-unsent", "1")
        tablet.page.context.set_offline(False)
        expect(tablet.page.locator("body")).to_have_attribute("data-unsent", "0")
        tablet.forgive_the_network()


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_long_prompt_is_whole_above_what_was_entered(tablet: Tablet, room: Server, language: str) -> None:
    """A card to be sold on the smallest tablet: two lines of words had the room of one and a half."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    game = {"game": "progressive-badugi-buy", "blinds": [50, 100]}
    tablet.open(f"/tables/{at_state(room, game, 2, {'button': 2}, TO_THE_SALE[:-2])}")
    tablet.enter("check")
    expect(tablet.page.locator("#say")).not_to_be_empty()
    tablet.comes_to(PROMPT_ENDS_ABOVE, [True, True])


PROMPT_ENDS_ABOVE = """() => {
  const prompt = document.getElementById("prompt"), say = document.getElementById("say");
  return [prompt.scrollHeight <= prompt.clientHeight + 3,
    prompt.getBoundingClientRect().bottom <= say.getBoundingClientRect().top + 3];
}"""
# words below Undo and Redo, or behind a board, that end outside of the box that cuts them
ENDS_CUT = """() => [...document.querySelectorAll("#corner .small, #felt .row-name")].filter((one) => {
  const range = document.createRange(), box = one.getBoundingClientRect();
  range.selectNodeContents(one);
  const words = range.getBoundingClientRect();
  return box.width && (words.bottom > box.bottom + 1 || words.right > box.right + 1);
}).map((one) => one.textContent)"""
RUN_TWICE = ({"game": "double-board-holdem", "blinds": [50, 100], **CASH}, 2, {"button": 2}, [
    "2 all-in", "1 call", "run 2", "deal board AhKd7c2s2d9h3c4c5c6c", "deal board Th9d8c7s6d5h3s4s5s6s",
    "1 show AsAd", "2 show KcKs"])


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_small_words_end_with_whole_letters(tablet: Tablet, room: Server, language: str) -> None:
    """"nothin" below Redo had a g without its foot, and the fourth board was called "bottom"."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.open(f"/tables/{at_state(room, *RUN_TWICE)}")
    expect(tablet.page.locator("#felt .row-name")).to_have_count(4)
    for size in (OLDER, SMALLEST, PHONE):
        tablet.turn(size)
        tablet.comes_to(ENDS_CUT, [])


# keys of a head or a corner whose words are cut, and keys and headings of a head that lie on each other
HEAD_AND_CORNER = """() => {
  const box = (one) => one.getBoundingClientRect();
  const words = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return box(range);
  };
  const out = (one) => words(one).right > box(one).right + 1 || words(one).bottom > box(one).bottom + 3;
  const seen = (one) => box(one).width && box(one).height;
  const head = [...document.querySelectorAll(".top > :is(a, h1, button), .top > form")].filter(seen);
  const place = (one) => one.matches(".wordmark, h1") ? words(one) : box(one);   // on a phone in two lines
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 5 &&
    b.top < a.bottom - 5;
  return [
    ...[...document.querySelectorAll("#corner .key, .top h1, .top .try")].filter(out),
    ...head.filter((one) => head.some((other) => other !== one && meet(place(one), place(other)))),
  ].map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("path", ["/demo", "/tools/showdown"])
def test_the_head_of_the_demo_and_of_a_tool_is_whole(
    tablet: Tablet, room: Server, path: str, language: str,
) -> None:
    """"Abspielen" was cut, the step was squeezed by the keys beside it, and a phone named no tool."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}/"}])
    tablet.open(path)
    expect(tablet.page.locator("h1")).not_to_be_empty()
    expect(tablet.page.locator("#keys .key, #tool .cardkey").first).to_be_visible()
    for size in (*SIZES.values(), PHONE):
        tablet.turn(size)
        tablet.comes_to(HEAD_AND_CORNER, [])


# words that are wider or higher than what clips them: by two pixels across, and by more than the space around
# letters up and down; a page that is wider than the screen
CUT = """() => {
  const words = "#prompt, #say, .key .label, .key .small, .box .state, .sum, .coming, #over h2, #over h3";
  const cut = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    for (let box = one; box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if ([overflowX, overflowY].some((how) => how === "auto" || how === "scroll")) return false;
      if (overflowX === "visible") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (text.right > right + 2 || text.left < left - 2) return true;
      if (text.bottom > bottom + 5 || text.top < top - 5) return true;
    }
    return false;
  };
  const found = [...document.querySelectorAll(words)]
    .filter((one) => one.getClientRects().length && one.textContent.trim() && cut(one))
    .map((one) => `${one.closest("[data-key]")?.dataset.key ?? one.id}: ${one.textContent}`);
  return document.documentElement.scrollWidth > innerWidth ? [...found, "the page"] : found;
}"""


# words that go on in the next line without a hyphen or a place to part them
BROKEN = """() => {
  const words = "#prompt, #say, .key .label, .key .small, #over h2, #over h3";
  const parts = (one) => [...one.childNodes].flatMap((part) => part.nodeType === 3 ? [part] : parts(part));
  const parted = (text) => ({ 0: word, index }) => {
    const range = document.createRange();
    const hyphen = text.data[index - 1] === "\\u00ad" ? 1 : 0;   // it stands at the end of the line before
    range.setStart(text, index + hyphen);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return [...document.querySelectorAll(words)].filter((one) => one.getClientRects().length).flatMap(parts)
    .flatMap((text) => [...text.data.matchAll(/[^\\s\\u00ad\\u200b–/-]+/g)].filter(parted(text)))
    .map(([word]) => word);
}"""
