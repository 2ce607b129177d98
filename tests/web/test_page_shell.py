"""A shell that cannot break: an error in one part stays there; at the middle of a key lies nothing else."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from dealer_assist.games import game_ids, load_game
from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

# what draws a part, and where an error in it is told
PARTS = {
    "drawFelt": "#felt", "drawProcedure": "#procedure", "say": "#say", "drawCorner": "#corner",
    "drawLog": "#log", "whereIs": "", "drawBadge": "", "asked": "", "actKeys": "", "holdingTag": "#felt",
    "chosenPrompt": "", "all": "", "cardDue": "", "brief": "", "shortBack": "", "outWords": "", "spoken": "",
}


def spoil(tablet: Tablet, name: str) -> list[int]:
    """The page's scripts come with an error as the first thing that this function does.

    Shape: how often each script has the function.
    """
    counts: list[int] = []

    def answer(route: Route) -> None:
        got = route.fetch()
        text, places = re.subn(
            rf"(function {name}\([^)]*\) ?\{{)", r'\1 throw new Error("a part is broken");', got.text())
        counts.append(places)
        route.fulfill(response=got, body=text)

    tablet.forgive("a part is broken")
    tablet.page.route("**/table*.js", answer)
    return counts


@pytest.mark.parametrize("name", PARTS)
def test_an_error_in_one_part_is_told_there_and_the_hand_goes_on(
    tablet: Tablet, room: Server, name: str,
) -> None:
    """Whatever cannot be drawn, the next action is entered, and taken back where Undo stands."""
    hand = dealt(room)
    counts = spoil(tablet, name)
    tablet.open(f"/tables/{hand['table']}")
    if name == "drawLog":
        tablet.tap("log")
    if PARTS[name]:
        expect(tablet.page.locator(f"{PARTS[name]} .broken")).to_be_visible()
    if name == "actKeys":
        tablet.page.fill("#line", "3 fold")
        tablet.key("send").tap()
    else:
        tablet.key("fold").tap()
    expect(tablet.page.locator("body")).to_have_attribute("data-seq", "1")
    expect(tablet.page.locator("body.sending")).to_have_count(0)
    assert lines(room, hand["hand"]) == ["3 fold"] and sum(counts) == 1
    expect(tablet.page.locator("#over")).not_to_be_visible()     # nothing was refused
    if PARTS[name] != "#felt":
        expect(tablet.seat(3)).to_contain_text("folded")
    if name != "drawCorner":
        tablet.key("undo").tap()
        expect(tablet.page.locator("body")).to_have_attribute("data-seq", "2")
        assert lines(room, hand["hand"]) == ["3 fold", "undo"]
    tablet.page.unroute_all(behavior="wait")        # the script that comes later may still be on its way


def test_the_next_hand_is_dealt_though_its_pots_cannot_be_listed(tablet: Tablet, room: Server) -> None:
    """Where the list would be it is said; who is pushed what the prompt still says."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, ["3 fold", "1 fold"])
    spoil(tablet, "awardKeys")
    tablet.open(f"/tables/{table}")
    tablet.asks("Push 200 to seat 2")
    expect(tablet.page.locator("#keys .broken")).to_be_visible()
    tablet.enter("next")
    tablet.asks("Seat 1 to act")
    tablet.page.unroute_all(behavior="wait")


def test_a_sheet_that_cannot_be_drawn_says_so_and_is_closed(tablet: Tablet, room: Server) -> None:
    """It came up, or nothing happened: a dealer who asks for the menu is told."""
    hand = dealt(room)
    spoil(tablet, "menuScreen")
    tablet.open(f"/tables/{hand['table']}")
    tablet.page.locator("#menu").tap()
    expect(tablet.page.locator("#over .broken")).to_be_visible()
    tablet.tap("close-over")
    expect(tablet.page.locator("#over")).not_to_be_visible()
    tablet.enter("fold")
    tablet.page.unroute_all(behavior="wait")


SIZES = [(1180, 820), (820, 1180), (1024, 768), (960, 600), (390, 844)]
COVERED = """() => [...document.querySelectorAll("button, a.key")].filter((one) => {
  const r = one.getBoundingClientRect();
  if (!r.width || getComputedStyle(one).visibility !== "visible") return false;
  const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
  const at = document.elementFromPoint(x, y);
  return !at || !(one.contains(at) || at.contains(one) && getComputedStyle(one).pointerEvents === "none");
}).map((one) => one.dataset.key || one.outerHTML.slice(0, 80))"""
EVERY = sorted(game_ids())
# of Mississippi Stud a key more stands beside the keypad, from the first bet on
SOME = sorted({*random.Random(11).sample(EVERY, 6), "mississippi-stud"})


def keys_are_free(tablet: Tablet, room: Server, game: str) -> None:
    tablet.open(f"/tables/{at_state(room, *opening(game))}")
    expect(tablet.page.locator("#prompt")).not_to_be_empty()
    for width, height in SIZES:
        tablet.page.set_viewport_size({"width": width, "height": height})
        for _ in ("as it is", "put off"):
            tablet.comes_to(COVERED, [])
            later = tablet.page.locator('[data-key="not-now"]')
            if not later.count():
                break
            later.first.tap()


def opening(game: str) -> tuple[dict[str, Any], int, dict[str, Any], list[str]]:
    """The game with as many players as sit at a full table, at its beginning."""
    of = load_game(game)
    players = min(of.max_seats, 8)
    stakes: dict[str, Any] = {"ante": 25} if of.forced != "blinds" else {"blinds": [100, 200]}
    if of.bring_in is not None:
        stakes["bring_in"] = 75
    stakes |= {"small_bet": 200, "big_bet": 400} if of.bettings[0] == "limit" else {}
    return {"game": game, **stakes}, players, {"button": players} if of.button else {}, []


@pytest.mark.parametrize("game", SOME)
def test_at_the_middle_of_every_key_lies_nothing_else(tablet: Tablet, room: Server, game: str) -> None:
    keys_are_free(tablet, room, game)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in EVERY if game not in SOME])
def test_at_the_middle_of_every_key_lies_nothing_else_in_any_game(
    tablet: Tablet, room: Server, game: str,
) -> None:
    keys_are_free(tablet, room, game)
