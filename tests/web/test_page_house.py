"""The page of a table's house rules in a real browser: found while one types, set by touch, large enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401

SIZES = [(1180, 820), (820, 1180), (390, 844)]
TOUCHED = "main :is(.key, .tab, input:not([type=radio], [type=hidden]), label:has(input[type=radio]))"


@pytest.fixture
def page_of(tablet: Tablet, room: Server) -> str:
    """A table of its own, and its page opened."""
    _, table = room.ask("POST", "/tables", {"name": "House", "game": "stud-8", "tournament": False})
    path = f"/tables/{table['id']}/house"
    tablet.open(path)
    return path


def test_typing_leaves_the_rules_that_hold_the_words(tablet: Tablet, page_of: str) -> None:
    tablet.page.locator("#find").fill("odd chip stud")
    expect(tablet.page.locator("#rule-odd-chip-stud-low")).to_be_visible()
    expect(tablet.page.locator("#rule-raise-cap")).to_be_hidden()
    expect(tablet.page.get_by_role("heading", name="Tournament")).to_be_hidden()


def test_a_figure_picks_its_choice_and_enter_saves(tablet: Tablet, page_of: str) -> None:
    """The key that lets every rule go is in a form of its own: Enter never presses it."""
    tablet.page.locator("#rule-run-it").get_by_text("twice at most").click()
    tablet.page.locator('[name="rake.percent"]').fill("5")
    expect(tablet.page.locator('[name="rake"][value="figure"]')).to_be_checked()
    tablet.page.locator('[name="rake.cap"]').fill("12")
    tablet.page.locator('[name="rake.cap"]').press("Enter")
    expect(tablet.page.get_by_role("status")).to_have_text("Saved. It counts from the next hand on.")
    expect(tablet.page.locator("#rule-run-it .was")).to_have_text("The preset says: once")
    expect(tablet.page.locator('[name="rake.cap"]')).to_have_value("12")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_large_enough_for_a_finger(tablet: Tablet, page_of: str, size: tuple[int, int]) -> None:
    """48 px at least, and nothing reaches over the edge."""
    tablet.turn({"width": size[0], "height": size[1]})
    small = tablet.page.evaluate(
        "where => [...document.querySelectorAll(where)]"
        ".filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 48)"
        ".map(one => one.outerHTML.slice(0, 80))", TOUCHED)
    assert small == []
    assert tablet.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_is_refused_stands_beside_its_rule_and_in_view(tablet: Tablet, room: Server) -> None:
    """Above a hundred rules nobody saw which of them lacked its figure."""
    _, table = room.ask("POST", "/tables", {"name": "Refused", "game": "holdem", "blinds": [50, 100]})
    tablet.open(f"/tables/{table['id']}/house")
    rule = tablet.page.locator("#rule-min-bet")
    rule.locator("input[value=figure]").check(force=True)
    tablet.page.get_by_role("button", name="Save").tap()
    expect(rule.get_by_role("alert")).to_contain_text("The house rule “least bet” lacks its figure")
    expect(rule.get_by_role("alert")).to_be_in_viewport()
    expect(tablet.page.locator(".refusal")).to_have_count(1)
    expect(rule.locator("input[value=figure]")).to_be_checked()
