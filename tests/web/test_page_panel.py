"""Prompt and keys come drawn by the server, the script draws the same; what is tapped before is entered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import SAME_KEY_MS, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_felt import MARKUP, MORE, table_script, tap_early
from tests.web.test_page_sizes import PHONE, SIZES, STATES, at_state

HOLDEM = {"game": "holdem", "blinds": [100, 200]}
LIMIT = {"game": "holdem", "betting": "limit", "blinds": [100, 200], "small_bet": 200, "big_bet": 400}
STUD = {"game": "stud", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
DOORS = ["deal 1 up Ks", "deal 2 up 7h", "deal 3 up 2c"]
BETS: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "a call that takes all": (HOLDEM, 3, {"button": 3, "stacks": {1: 500, 2: 900}}, ["3 raise 900"]),
    "a big blind that may check": (HOLDEM, 4, {"button": 4}, ["3 call", "4 call", "1 fold"]),
    "a raise of millions": (
        {"game": "holdem", "blinds": [250_000, 500_000]}, 3,
        {"button": 3, "stacks": dict.fromkeys((1, 2, 3), 107_654_321)}, ["3 raise 12500000"]),
    "folds that went in at once": (HOLDEM, 6, {"button": 6}, ["3 fold", "4 fold", "5 fold"]),
    "limit": (LIMIT, 3, {"button": 3}, ["3 raise 400", "1 call"]),
    "limit at its cap": (LIMIT, 3, {"button": 3}, ["3 raise 400", "1 raise 600", "2 raise 800"]),
    "limit with too few for a raise": (LIMIT, 3, {"button": 3, "stacks": {1: 500}}, ["3 raise 400"]),
    "jam or fold": ({"game": "holdem", "betting": "jam-or-fold", "blinds": [100, 200]}, 3, {"button": 3}, []),
    "half pot": ({"game": "holdem", "betting": "half-pot-limit", "blinds": [100, 200]}, 3, {"button": 3}, []),
    "a bring-in to complete": (STUD, 3, {}, [*DOORS, "3 bring-in"]),
    "fourth street to be dealt": (STUD, 3, {}, [*DOORS, "3 bring-in", "1 call", "2 call"]),
    "the last of a short deck": (
        {"game": "short-deck-holdem", "ante": 100, "blinds": [0, 200]}, 2, {"button": 2},
        ["2 call", "1 check", "deal board AhKd7c", "1 check", "2 check"]),
    "a joker in the deck": ({"game": "mexican-poker", "ante": 5, "small_bet": 50, "big_bet": 100}, 3, {}, []),
}
PANEL = ("#tools", "#keys", "#corner")
PLACES = """() => [...document.querySelectorAll("#felt *, #panel, #panel :not(#say, #heard)")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.key || one.tagName, x, y, width, height].map((it) => it.toFixed?.(0) ?? it).join(" ");
})"""


@pytest.mark.parametrize("state", [*BETS, *STATES, *MORE])
def test_the_server_draws_the_keys_that_the_script_draws(tablet: Tablet, room: Server, state: str) -> None:
    """The same keys, words and letters; where it draws none yet, nothing stands there to be tapped."""
    table = at_state(room, *{**STATES, **MORE, **BETS}[state])
    table_script(tablet, let=False)
    tablet.open(f"/tables/{table}")
    asked = tablet.page.locator("#prompt").inner_text()
    drawn = {part: tablet.page.locator(part).evaluate(MARKUP) for part in PANEL}
    table_script(tablet, let=True)
    tablet.open(f"/tables/{table}")
    expect(tablet.page.locator("body[data-seq]")).to_have_count(1)
    assert asked in ("", tablet.page.locator("#prompt").inner_text())
    assert asked or tablet.page.locator("body").get_attribute("data-kind") == "over"
    keys = drawn.pop("#keys")
    if state in BETS or keys != "[]":
        assert keys == tablet.page.locator("#keys").evaluate(MARKUP)
        assert {part: tablet.page.locator(part).evaluate(MARKUP) for part in drawn} == drawn
    else:
        assert drawn["#corner"] == tablet.page.locator("#corner").evaluate(MARKUP)


@pytest.mark.parametrize("size", ["landscape", "portrait", "older", "smallest", "phone"])
def test_nothing_moves_when_the_script_takes_over(tablet: Tablet, room: Server, size: str) -> None:
    """Keys, plates and bets are where they were painted first, under the finger that is on its way."""
    tablet.page.set_viewport_size({**SIZES, "phone": PHONE}[size])  # type: ignore[arg-type]
    for state in ("a call that takes all", "limit", "a flop to enter", "a draw"):
        table = at_state(room, *{**STATES, **BETS}[state])
        table_script(tablet, let=False)
        tablet.open(f"/tables/{table}")
        placed = tablet.page.evaluate(PLACES)
        table_script(tablet, let=True)
        tablet.open(f"/tables/{table}")
        expect(tablet.page.locator("body[data-seq]")).to_have_count(1)
        tablet.comes_to(PLACES, placed)


@pytest.mark.parametrize(("taps", "line"), [
    ("fold", "3 fold"), ("digit-6 digit-00 wager", "3 raise 600"), ("call fold", "3 call")])
def test_a_key_tapped_before_the_script_has_begun_is_entered_once(
    tablet: Tablet, room: Server, taps: str, line: str,
) -> None:
    """Nothing answers yet, so the first entry counts, and what is tapped after it is for no other seat."""
    hand = dealt(room)
    tap_early(tablet, f"/tables/{hand['table']}", taps)
    expect(tablet.page.locator("body")).to_have_attribute("data-seq", "1")
    tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'")
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == [line]


def test_a_nervous_finger_folds_one_seat(tablet: Tablet, room: Server) -> None:
    """The same key half a second later is the same wish while no key answers."""
    hand = dealt(room)
    held: list[Route] = []
    tablet.page.route("**/whole/table/table.js", lambda route: held.append(route))
    tablet.page.goto(f"http://{tablet.host}/tables/{hand['table']}", wait_until="commit")
    for _ in range(2):
        tablet.key("fold").tap()
        tablet.page.wait_for_timeout(SAME_KEY_MS)
    held[0].continue_()
    tablet.asks("Seat 4 to act")
    tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'")
    assert lines(room, hand["hand"]) == ["3 fold"]
