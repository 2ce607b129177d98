"""What was written at a table's settings, seats and house rules and not saved outlives the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401


def table_of(room: Server) -> int:
    table = room.ask("POST", "/tables", {"name": "Kept", "game": "holdem", "blinds": [100, 200]})[1]
    return int(table["id"])


def test_seats_are_still_written_after_the_settings_were_looked_at(tablet: Tablet, room: Server) -> None:
    """And after a reload; the page says so, and saved they are the table's."""
    path = f"/tables/{table_of(room)}/seats"
    tablet.open(path)
    expect(tablet.page.locator("#kept")).to_be_hidden()
    tablet.page.fill("[name=player_3]", "Cyril of the kept seats")
    tablet.page.fill("[name=stack_3]", "7.5k")
    tablet.page.reload()
    tablet.page.get_by_role("link", name="Change the game or the stakes").tap()
    tablet.open(path)
    expect(tablet.page.locator("#kept")).to_contain_text("not saved yet")
    expect(tablet.page.locator("[name=stack_3]")).to_have_value("7.5k")
    assert tablet.box("#kept button")["height"] >= 48
    tablet.page.get_by_role("button", name="Save", exact=True).tap()
    expect(tablet.page.locator("[name=stack_3]")).to_have_value("7,500")
    expect(tablet.page.locator("#kept")).to_be_hidden()


def test_a_stack_that_a_hand_has_changed_meanwhile_is_the_tables(tablet: Tablet, room: Server) -> None:
    table = table_of(room)
    room.ask("PUT", f"/tables/{table}/seats/3", {"player": "Dora of the stack", "stack": 5000})
    tablet.open(f"/tables/{table}/seats")
    tablet.page.fill("[name=stack_3]", "6000")
    tablet.page.fill("[name=player_5]", "Emil of the stack")
    tablet.still()
    room.ask("PUT", f"/tables/{table}/seats/3", {"player": "Dora of the stack", "stack": 4200})
    tablet.page.reload()
    expect(tablet.page.locator("[name=player_5]")).to_have_value("Emil of the stack")
    expect(tablet.page.locator("[name=stack_3]")).to_have_value("4,200")


def test_settings_keep_the_game_and_the_stakes_that_were_chosen(tablet: Tablet, room: Server) -> None:
    """Also what was refused; thrown away, the form says again what the table plays."""
    table = table_of(room)
    tablet.open(f"/tables/{table}/settings")
    tablet.page.fill("#find", "stud/8")
    tablet.tap("game-stud-8")
    tablet.page.fill("[name=small_bet]", "150")
    tablet.page.fill("[name=bring_in]", "many")
    tablet.page.get_by_role("button", name="Save").tap()
    expect(tablet.page.locator(".refusal").first).to_be_visible()
    tablet.open(f"/tables/{table}/seats")
    tablet.open(f"/tables/{table}/settings")
    expect(tablet.key("game-stud-8")).to_have_attribute("aria-pressed", "true")
    for name, value in (("small_bet", "150"), ("bring_in", "many")):
        expect(tablet.page.locator(f"[name={name}]")).to_have_value(value)
    tablet.tap("discard")
    expect(tablet.key("game-holdem")).to_have_attribute("aria-pressed", "true")
    expect(tablet.page.locator("#kept")).to_be_hidden()
    expect(tablet.page.locator("[name=big_blind]")).to_have_value("200")


def test_a_house_rule_is_kept_while_others_are_looked_for(tablet: Tablet, room: Server) -> None:
    tablet.open(f"/tables/{table_of(room)}/house")
    rule = tablet.page.locator("#rule-run-it")
    rule.get_by_text("twice at most").click()
    tablet.page.locator(".search .tab").nth(1).tap()
    tablet.page.wait_for_url("**only=game*")
    tablet.page.locator(".search .tab").first.tap()
    tablet.page.wait_for_url("**/house")
    expect(rule.get_by_role("radio", name="twice at most")).to_be_checked()
