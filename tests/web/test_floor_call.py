"""The dealer calls by one tap; the floor's phone opens the hand there, tries, rules; the table reads it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.checker import violations
from tests.web.server import Server
from tests.web.tablet import Tablet, another_tablet, one_tablet, room_server  # noqa: F401

PHONE = {"width": 390, "height": 844}


def called(room: Server, *entered: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """An open hand with these lines, and a call for it."""
    hand = dealt(room)
    for line in entered:
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})[1]
    return hand, room.ask("POST", f"/hands/{hand['hand']}/calls", {"who": "Dee", "device": "tablet-1"})[1]


def phone_at(second_tablet: Tablet, path: str) -> Tablet:
    second_tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    second_tablet.open(path)
    return second_tablet


def head(room: Server, hand: dict[str, Any]) -> str:
    return str(room.ask("GET", f"/hands/{hand['hand']}")[1]["hash"])


def test_a_call_is_ruled_with_a_repair_and_the_table_reads_it(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """Seat 3's raise was a call: heard, tried, ruled; seat 4's call is applied again."""
    hand = dealt(room)
    phone = phone_at(second_tablet, "/calls")
    tablet.open(f"/tables/{hand['table']}")
    tablet.amount("7 00")
    tablet.enter("wager", "call")
    tablet.tap("floor")
    tablet.tap("call-floor")
    tablet.tap("about-amount")
    expect(tablet.key("about-amount")).to_have_class("key preset on")
    tablet.tap("close-over")
    expect(tablet.page.locator("#called")).to_have_text("Floor called")
    phone.page.locator(".calls li.waiting a", has_text="Wrong amount").tap()
    phone.tap("take")
    expect(phone.key("take")).to_be_disabled()
    expect(phone.page.locator(".scrub .line")).to_contain_text("Seat 4 calls floor called here")
    phone.tap("back")
    expect(phone.page.locator(".scrub .line")).to_contain_text("Seat 3 raises to 700")
    expect(phone.page.locator(".facts")).to_contain_text("seat 3: fold, call 200, raise to 400 to 5,000")
    before = head(room, hand)
    phone.tap("branch-change")
    phone.tap("what-call")
    result = phone.page.locator(".result")
    expect(result).to_contain_text("Seat 3 raises to 700: Seat 3 calls. 1 applied again")
    expect(result).to_contain_text("Pot in the record 1,700, so 700")
    assert head(room, hand) == before, "a branch leaves the record alone"
    expect(phone.key("decide-change")).to_have_attribute("aria-pressed", "true")
    phone.page.locator(".rules summary").tap()
    phone.tap("cite-out-of-turn")
    phone.page.fill("[name=reason]", "Two players heard call")
    phone.page.fill("[name=who]", "Maria")
    phone.key("give-ruling").tap()
    says = ("Floor ruled: an action is changed. Two players heard call"
            " (Maria, House rules section 2, acting out of turn)")
    expect(tablet.page.locator("#ruled")).to_contain_text(says)
    tablet.asks("Seat 1 to act: 100 to call")
    expect(tablet.page.locator("#called")).to_be_hidden()
    assert lines(room, hand["hand"])[2:] == ["ruling", "undo", "3 call", "4 call"]
    expect(phone.page.locator(".ruled")).to_contain_text("Maria ruled")
    tablet.tap("ruled-seen")
    expect(tablet.page.locator("#ruled")).to_be_hidden()
    tablet.enter("call")
    tablet.tap("log")
    tablet.tap("audit")
    expect(tablet.page.locator("#log li.ruling")).to_contain_text(says)
    assert room.ask("GET", f"/hands/{hand['hand']}/verify")[1]["ok"]
    kept = room.ask("GET", f"/tables/{hand['table']}/call")[1]["last"]
    assert (kept["closed_by"], kept["reason"]) == ("Maria", "Wrong amount")
    assert kept["made"] < kept["taken"] < kept["closed"]


def test_a_branch_that_does_not_fit_shows_the_ways_on(room: Server, second_tablet: Tablet) -> None:
    """Seat 3 raised and seat 4 reraised; had seat 3 folded, his call of the reraise is nothing."""
    hand, call = called(room, "3 raise 600", "4 raise 1200", "1 fold", "2 fold", "3 call")
    phone = phone_at(second_tablet, f"/calls/{call['id']}")
    before = head(room, hand)
    for _ in range(4):
        phone.tap("back")
    expect(phone.page.locator(".scrub .line")).to_contain_text("Seat 3 raises to 600")
    phone.tap("branch-change")
    phone.tap("what-fold")
    expect(phone.page.locator(".conflict")).to_contain_text("Seat 3 calls does not fit any more")
    phone.page.locator('.conflict [data-key^="way-"]').last.tap()
    expect(phone.page.locator(".result")).to_contain_text("Nothing is written.")
    assert head(room, hand) == before
    phone.page.fill("[name=who]", "Maria")
    phone.tap("decide-stands")
    phone.key("give-ruling").tap()
    expect(phone.page.locator(".message")).to_contain_text("Say in a few words why")
    phone.page.fill("[name=reason]", "Nobody objected in time")
    phone.key("give-ruling").tap()
    expect(phone.page.locator(".ruled")).to_contain_text("Maria ruled: it stands.")
    assert lines(room, hand["hand"])[-1] == "ruling"


def test_the_dealer_takes_his_call_back(room: Server, tablet: Tablet) -> None:
    hand, call = called(room, "3 raise 600")
    tablet.open(f"/tables/{hand['table']}")
    tablet.tap("called")
    tablet.tap("withdraw")
    expect(tablet.page.locator("#called")).to_be_hidden()
    assert room.ask("GET", f"/calls/{call['id']}")[1]["state"] == "withdrawn"


def test_a_checker_finds_nothing_wrong_with_the_floors_pages(room: Server, tablet: Tablet) -> None:
    _, call = called(room, "3 raise 600")
    pages = {"/floor": "h1", "/calls": ".calls b", f"/calls/{call['id']}": ".facts dd", "/wall": ".one"}
    faults = {}
    for path, drawn in pages.items():
        tablet.open(path)
        expect(tablet.page.locator(drawn).first).to_be_visible()
        faults[path] = violations(tablet.page)
    assert {path: problems for path, problems in faults.items() if problems} == {}
