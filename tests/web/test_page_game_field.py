"""A game chosen from a list of all: one field that finds it by any name, by finger, keyboard and ear."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, PORTRAIT, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.waiting import Held

PHONE = {"width": 390, "height": 844}


def field(tablet: Tablet) -> Locator:
    return tablet.page.get_by_role("combobox", name="Game", exact=True)


def answers(tablet: Tablet) -> Locator:
    return tablet.page.locator(".game-field [role=option]")


def test_a_showdown_is_judged_by_the_game_that_a_keyboard_found(tablet: Tablet) -> None:
    """By another name of it; Escape leaves the game as it was, the arrows go through what answers."""
    tablet.open("/tools/showdown?game=razz")
    expect(field(tablet)).to_have_value("Razz")
    field(tablet).focus()
    tablet.page.keyboard.type("omaha")
    expect(field(tablet)).to_have_attribute("aria-expanded", "true")
    first = field(tablet).get_attribute("aria-activedescendant")
    tablet.page.keyboard.press("ArrowDown")
    assert field(tablet).get_attribute("aria-activedescendant") not in (first, None)
    tablet.page.keyboard.press("Escape")
    expect(field(tablet)).to_have_value("Razz")
    expect(tablet.page.get_by_role("listbox")).to_be_hidden()
    field(tablet).fill("paduki")
    tablet.page.keyboard.press("Enter")
    tablet.page.wait_for_url("**/tools/showdown?game=badugi")
    expect(field(tablet)).to_have_value("Badugi")


def test_a_name_that_is_entered_before_the_names_are_there_is_taken_when_they_come(tablet: Tablet) -> None:
    """The form went out with the game that had been chosen before."""
    games = Held(tablet.page, "**/api/v1/games*")
    tablet.open("/tools/showdown?game=razz")
    field(tablet).fill("paduki")
    tablet.page.keyboard.press("Enter")
    games.wait()
    games.let_go()
    tablet.page.wait_for_url("**/tools/showdown?game=badugi")


def test_who_has_gone_down_the_list_stays_there_when_more_names_come(tablet: Tablet) -> None:
    """They came late, the first was marked again, and Enter took that."""
    games = Held(tablet.page, "**/api/v1/games*")
    tablet.open("/tools/showdown?game=razz")
    field(tablet).focus()
    tablet.page.keyboard.type("omaha")
    tablet.page.keyboard.press("ArrowDown")
    there = field(tablet).get_attribute("aria-activedescendant")
    answers(tablet).first.evaluate("one => { one.dataset.old = '' }")
    games.wait()
    games.let_go()
    expect(tablet.page.locator(".game-field [data-old]")).to_have_count(0)
    assert field(tablet).get_attribute("aria-activedescendant") == there


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_an_upright_tablet_has_the_title_whole_beside_the_field(tablet: Tablet, language: str) -> None:
    """It was "Judge a s…"."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{tablet.host}"}])
    tablet.turn(PORTRAIT)
    tablet.open("/tools/showdown")
    expect(tablet.page.locator(".game-field")).to_be_visible()
    title = "document.querySelector('h1')"
    tablet.comes_to(f"() => {title}.scrollWidth <= {title}.clientWidth", True)


@pytest.mark.parametrize("size", [LANDSCAPE, PHONE], ids=["tablet", "phone"])
def test_hands_are_narrowed_down_to_a_game_by_touch(tablet: Tablet, size: dict[str, int]) -> None:
    """Each answer is a finger high; what nobody calls a game is said, and leaves every game asked for."""
    tablet.turn(size)
    tablet.open("/find")
    tablet.page.locator("summary").tap()
    expect(tablet.page.get_by_role("checkbox", name="bomb pot")).to_be_visible()
    field(tablet).tap()
    options = answers(tablet)
    expect(options).to_have_count(tablet.page.locator("select[name=game] option").count())
    field(tablet).fill("no such game")
    expect(tablet.page.locator(".game-field [role=status]")).to_have_text("No game is called that.")
    field(tablet).fill("")
    tablet.page.get_by_label("Player").tap()
    expect(field(tablet)).to_have_value("any")
    field(tablet).fill("Siebenkartenstud")
    expect(options.first).to_have_text("Stud")
    box = options.first.bounding_box()
    assert box is not None and box["height"] >= 48
    options.first.tap()
    expect(field(tablet)).to_have_value("Stud")
    tablet.page.get_by_role("button", name="Narrow").tap()
    expect(tablet.page.locator(".asked")).to_contain_text("Stud")


def test_what_was_written_and_not_tapped_counts_when_the_form_is_sent(tablet: Tablet) -> None:
    tablet.open("/find")
    tablet.page.locator("summary").tap()
    field(tablet).fill("paduki")
    tablet.page.get_by_role("button", name="Narrow").tap()
    expect(tablet.page.locator(".asked")).to_contain_text("Badugi")


def test_a_finished_hand_becomes_another_game_by_its_other_name(tablet: Tablet, room: Server) -> None:
    hand = dealt(room)
    for seat in (3, 4, 1):
        entry = {"seq": hand["seq"], "line": f"{seat} fold"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", entry)[1]
    tablet.open(f"/hands/{hand['hand']}/correct")
    tablet.tap("set-up")
    field(tablet).fill("PLO")
    answers(tablet).first.tap()
    expect(field(tablet)).to_have_value("Omaha")
    expect(tablet.page.locator("[data-field=betting]")).to_have_value("pot-limit")


def test_a_game_is_composed_on_one_that_was_looked_for(tablet: Tablet) -> None:
    tablet.open("/games/own/compose")
    built_on = tablet.page.get_by_role("combobox", name="Built on")
    built_on.fill("stud/8")
    tablet.page.get_by_role("button", name="Fill the form with it").tap()
    expect(built_on).to_have_value("Stud High/Low Eight-or-Better")
    expect(tablet.page.locator("[name=forced]")).to_have_value("antes")


@pytest.mark.parametrize("path", ["/tools/showdown", "/find", "/games/own/compose"])
def test_without_a_script_there_is_the_browsers_own_list(path: str, room: Server, browser: Browser) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto(f"http://{room.host}{path}")
    if path == "/find":
        page.locator("summary").click()
    expect(page.locator("select[data-games]")).to_be_visible()
    assert page.locator("select[data-games] option").count() > 60
    page.close()
