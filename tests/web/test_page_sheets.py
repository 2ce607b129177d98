"""What lies over the table, or beside it for a moment, read by a checker: every sheet, every state."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.dealt import dealers_choice
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_access import CONTRAST, wrong
from tests.web.test_page_seats import hold
from tests.web.test_page_sizes import STATES, at_state

HOLDEM = {"game": "holdem", "blinds": [100, 200]}
OVER = (HOLDEM, 3, {"button": 3}, ["3 fold", "1 fold"])
ALL_IN = ({**HOLDEM, "preset": "cash", "tournament": False, "house": {"run-it": 2}}, 2, {"button": 2},
          ["2 all-in", "1 call"])
DICE = ({"game": "binglaha", "blinds": [100, 200]}, 2, {"button": 2},
        ["2 call", "1 check", "1 check", "2 check"])
PICK = ({"game": "paradise-road-pickem", "blinds": [100, 200]}, 3, {"button": 3}, [])
BOARDS = ({"game": "double-board-omaha", "blinds": [100, 200]}, 2, {"button": 2}, ["2 call", "1 check"])
FREE = (HOLDEM, 6, {"button": 6}, [])

# the state, and what is tapped there: "hold-5" holds a seat
SHEETS: dict[str, tuple[Any, str]] = {
    "a hand that is over": (OVER, ""),
    "the hand before": (OVER, "last-hand"),
    "how the next hand is dealt": (OVER, "special"),
    "a bomb pot": (OVER, "special bomb-600"),
    "a bomb pot of another game": (OVER, "special bomb-600 bomb-game-other"),
    "another ante of a bomb pot": (OVER, "special bomb-other digit-7"),
    "somebody forgotten": (OVER, "forgotten"),
    "a seat": (FREE, "hold-5"),
    "a seat between hands": (OVER, "hold-2"),
    "an act out of turn": (FREE, "hold-5 keep-fold"),
    "fold to a seat": (FREE, "path"),
    "a wrong amount": (FREE, "wrong"),
    "the floor": (FREE, "floor"),
    "a call for the floor": (OVER, "floor"),
    "a card to change": (STATES["up cards of eight"], ""),
    "a run-out": (ALL_IN, ""),
    "a die": (DICE, ""),
    "a roll that does not count": (DICE, "no-roll"),
    "a game to pick": (PICK, ""),
    "two boards": (BOARDS, ""),
}


def test_a_checker_finds_nothing_wrong_with_the_sheets(tablet: Tablet, room: Server) -> None:
    """WCAG 2.2 AA and one heading a page; text at 7:1 in both themes, edges of keys at 3:1."""
    by_sheet = {}
    for name, (state, keys) in SHEETS.items():
        tablet.open(f"/tables/{at_state(room, *state)}")
        expect(tablet.page.locator("#prompt")).not_to_be_empty()
        if tablet.page.locator("#over[open]").count():
            tablet.page.keyboard.press("Escape")
        for key in keys.split():
            hold(tablet, int(key[5:])) if key.startswith("hold-") else tablet.tap(key)
        for theme in ("dark", "light"):
            by_sheet[name, theme] = [*wrong(tablet.page, theme), *tablet.page.evaluate(CONTRAST)]
    assert {where: problems for where, problems in by_sheet.items() if problems} == {}


def test_a_checker_finds_nothing_wrong_with_the_choice_of_a_game(tablet: Tablet, room: Server) -> None:
    tablet.open(f"/tables/{dealers_choice(room)}")
    tablet.tap("next")
    expect(tablet.page.locator("#over .games .key").first).to_be_visible()
    assert wrong(tablet.page, "dark") == []
    tablet.page.keyboard.press("Escape")
    tablet.tap("card")
    tablet.tap("card-mix")
    assert wrong(tablet.page, "dark") == []


def test_a_checker_finds_nothing_wrong_with_the_three_questions(tablet: Tablet) -> None:
    """One game and a mix, with something wrong beside its field."""
    tablet.open("/tables/new")
    # the key that goes on stays in view; here it stands below, where it covers no field half
    tablet.page.evaluate("document.querySelector('#setup > .actions').style.position = 'static'")
    for step, keys in ((1, "game-stud-8"), (2, "next"), (3, "next"), (1, "step-1 mix-horse"), (2, "next"),
                       (1, "step-1 mix-dealers-choice"), (3, "step-3"), (3, "deal")):
        for key in keys.split():
            tablet.tap(key)
        expect(tablet.page.locator("#setup")).to_have_attribute("data-step", str(step))
        if keys == "deal":
            expect(tablet.page.locator(".refusal:visible")).to_be_visible()
        assert wrong(tablet.page, "dark") == [], keys
