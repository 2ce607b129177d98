"""The ruling desk over HTTP and on a phone: what happened in taps, an answer that is kept as the ruling."""

from __future__ import annotations

from apiflask import APIFlask
from playwright.sync_api import expect

from tests.store.venue import Desk
from tests.web.checker import violations
from tests.web.server import Server
from tests.web.staff import Staff
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_floor_call import called

PHONE = {"width": 390, "height": 844}


def test_a_call_is_worked_on_the_hand_as_it_stood(app: APIFlask, seated: Desk) -> None:
    hand = seated.play(seated.start(), "1 call")
    call = seated.make(f"/hands/{hand['hand']}/calls", reason="One chip")
    path = f"/calls/{call['id']}/desk"
    names = [one["name"] for one in seated.get(path)["calls"]]
    assert names[:4] == ["verbal", "one-chip", "out-of-turn", "string-bet"]
    ruling = seated.post(path, seq=0, call="one-chip", happened={"chips": [1000]})
    assert [(one["line"], one["effect"]["put_in"]) for one in ruling["answers"]] == [
        ("1 call", {"1": 100}), ("1 raise 1000", {"1": 1000})]
    assert seated.get(f"/hands/{hand['hand']}")["seq"] == hand["seq"]
    staff = Staff(app)
    assert staff.signed_in("Vic").get(f"/calls/{call['id']}/desk").status_code == 403
    assert staff.signed_in("Flo").get(f"/calls/{call['id']}/desk").status_code == 200


def test_an_answer_in_the_record_is_changed_by_the_ruling(room: Server, tablet: Tablet) -> None:
    hand, call = called(room, "3 raise 600", "4 call")
    phone = tablet
    phone.page.set_viewport_size(PHONE)
    phone.open(f"/calls/{call['id']}/desk")
    phone.key("back").tap()
    phone.key("back").tap()
    expect(phone.page.locator(".moment b")).to_have_text("The deal")
    phone.tap("kind-one-chip")
    phone.page.fill("[name=chip]", "1000")
    phone.tap("work")
    expect(phone.key("answer-0")).to_contain_text("Seat 3 puts in 200")
    expect(phone.key("answer-1")).to_contain_text("Seat 3 puts in 1,000")
    expect(phone.page.locator(".bears")).to_contain_text("TDA 2024, rule 44")
    assert violations(phone.page) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.tap("answer-0")
    phone.page.fill("[name=who]", "Maria")
    phone.key("give-ruling").tap()
    expect(phone.page.locator(".message.done")).to_contain_text("The table has it")
    kept = room.ask("GET", f"/calls/{call['id']}")[1]["ruled"]
    assert (kept["decision"], kept["by"]) == ("change", "Maria")
    assert "One chip" in kept["rule"] and "one larger chip" in kept["rule"]
    lines = [one["line"] for one in room.ask("GET", f"/hands/{hand['hand']}")[1]["undoable"]]
    assert lines == ["3 call", "4 call"]
