"""The rota in one look: a string set up by its form, pushed with one tap, and the push taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dealer_assist.errors import Refusal
from dealer_assist.web.rota.table_list import read_tables, written_tables
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server

__all__ = ["one_tablet", "room_server"]

NOON = 1_900_000_000    # to the second, as the page counts them


def press(page: Page, name: str) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).first.click()


def test_a_push_and_its_undo(room: Server, tablet: Tablet) -> None:
    for table in (1, 2):
        room.ask("POST", "/tables", {"name": f"Table {table}", "game": "holdem", "blinds": [1, 2]})
    page = tablet.page
    tablet.open("/rota")
    page.fill("input[name=name]", "East")
    page.fill("input[name=tables]", "2 - 1")
    press(page, "Set up a string")
    for at, dealer in enumerate(("Kim", "Lee", "Max")):
        page.locator(".places summary").nth(at).click()
        page.locator(".places input[name=dealer]").nth(at).fill(dealer)
        with page.expect_navigation():
            page.locator(".places button").nth(at).click()
    expect(page.locator(".places b")).to_have_text(["Kim", "Lee", "Max"])
    expect(page.locator(".places small").first).to_have_text("Table 2")
    press(page, "Push now")
    expect(page.locator(".places b")).to_have_text(["Max", "Kim", "Lee"])
    press(page, "Take back")
    expect(page.locator(".places b")).to_have_text(["Kim", "Lee", "Max"])


def test_what_cannot_be_read_is_said_and_what_was_typed_stays(room: Server, tablet: Tablet) -> None:
    count = len(room.ask("GET", "/tables")[1]["tables"])
    for _ in range(count, 3):
        room.ask("POST", "/tables", {"name": "By the window", "game": "holdem", "blinds": [1, 2]})
    page = tablet.page
    tablet.open("/rota")
    new = page.locator("main > details").last
    if not new.get_attribute("open"):
        new.locator("summary").click()
    expect(new.locator(".numbers span")).to_contain_text(["3 By the window"])
    new.locator("input[name=name]").fill("West")
    new.locator("input[name=tables]").fill("3, window")
    press(page, "Set up a string")
    expect(page.get_by_role("alert")).to_contain_text('"window" is no table.')
    expect(new.locator("input[name=tables]")).to_have_value("3, window")
    new.locator("input[name=tables]").fill("3-9")
    press(page, "Set up a string")
    expect(page.get_by_role("alert")).to_contain_text("There is no table 9 in the room.")
    new.locator("input[name=tables]").fill("3")
    press(page, "Set up a string")
    expect(page.get_by_role("heading", name="West")).to_be_visible()


def test_a_key_that_is_tapped_twice_pushes_once(room: Server, tablet: Tablet) -> None:
    """While the answer is on its way, and on the new page under the same finger; a second later it counts."""
    numbers = [room.ask("POST", "/tables", {"name": "By the window", "game": "holdem", "blinds": [1, 2]})
               [1]["id"] for _ in range(2)]
    page = tablet.page
    page.clock.set_fixed_time(NOON)
    tablet.open("/rota")
    new = page.locator("main > details").last
    if new.get_attribute("open") is None:
        new.locator("summary").click()
    new.locator("input[name=name]").fill("North")
    new.locator("input[name=tables]").fill(f"{numbers[0]} - {numbers[1]}")
    press(page, "Set up a string")
    string = page.locator("section", has=page.get_by_role("heading", name="North"))
    for at, dealer in enumerate(("Kim", "Lee", "Max")):
        string.locator("summary").nth(at).click()
        string.locator("input[name=dealer]").nth(at).fill(dealer)
        with page.expect_navigation():
            string.locator(".places button").nth(at).click()
    push = string.get_by_role("button", name="Push now")
    push.dblclick()
    expect(string.locator(".places b")).to_have_text(["Max", "Kim", "Lee"])
    page.wait_for_load_state()
    push.click()
    page.clock.set_fixed_time(NOON + 1)
    with page.expect_navigation():
        push.click()
    expect(string.locator(".places b")).to_have_text(["Lee", "Max", "Kim"])


@pytest.mark.parametrize(("text", "tables"), [
    ("", []), ("1-8, 11", [1, 2, 3, 4, 5, 6, 8, 11]), ("8-5 1", [8, 6, 5, 1]), ("3 – 3;4", [3, 4])])
def test_tables_are_read_as_they_are_written(text: str, tables: list[int]) -> None:
    """Table 7 was closed: who writes a run means the tables that are there."""
    room = {1, 2, 3, 4, 5, 6, 8, 11}
    assert read_tables(text, room) == tables
    assert read_tables(written_tables(tables), room) == tables


@pytest.mark.parametrize("text", ["7", "1-7", "0", "1-999999999"])
def test_a_table_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_tables(text, {1, 2, 3})
    assert (caught.value.key, caught.value.field) == ("bad-string.no-table", "tables")


@pytest.mark.parametrize("text", ["1-", "one", "1-2-3", "-1", "1.5", "9999999999"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_tables(text, {1, 2, 3})
    assert (caught.value.key, caught.value.field) == ("bad-string.list", "tables")


def test_neighbours_are_told_as_runs() -> None:
    assert written_tables([1, 2, 3, 4, 9, 8, 7, 5, 6, 12]) == "1-4, 9-7, 5, 6, 12"
