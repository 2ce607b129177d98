"""The search as the floor uses it: plain words, chips to take back, ticked hands in a playlist, replayed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from apiflask import APIFlask
from playwright.sync_api import Browser, Page, expect

from dealer_assist.store.db import database
from dealer_assist.store.review import playlists
from tests.store.venue import Desk
from tests.web.checker import violations
from tests.web.server import Server, serving
from tests.web.staff import Staff

pytestmark = pytest.mark.both_databases



@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room where Ann, Bob and Cy have played three hands."""
    with serving(tmp_path_factory.mktemp("found")) as running:
        ask = running.ask
        settings = {"game": "holdem", "betting": "no-limit", "blinds": [50, 100]}
        ask("POST", "/tables", {"name": "Feature", **settings})
        for seat, name in enumerate(("Ann", "Bob", "Cy"), start=1):
            ask("PUT", f"/tables/1/seats/{seat}", {"player": name, "stack": 10_000})
        for lines in (["1 raise 700", "2 fold", "3 fold"], ["2 raise 900", "3 fold", "1 fold"], None):
            hand = ask("POST", "/tables/1/hands", {"who": "Dee"})[1]
            if lines:
                status, _ = ask("POST", f"/hands/{hand['hand']}/actions", {"seq": 0, "lines": lines})
            else:
                status, _ = ask("POST", f"/hands/{hand['hand']}/void", {"seq": 0, "reason": "boxed card"})
            assert status == 200
        yield running


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """The floor's phone; whatever it complains of fails the test."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, base_url=f"http://{server.host}")
    page, wrong = context.new_page(), list[str]()
    page.on("console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


def clean(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


def test_from_plain_words_to_a_playlist_that_is_replayed(phone: Page):
    phone.goto("/find")
    expect(phone.get_by_role("status")).to_have_text("3 hands")
    phone.get_by_role("searchbox").fill("ann void")
    phone.get_by_role("searchbox").press("Enter")
    expect(phone.get_by_role("status")).to_have_text("1 hand")
    chips = phone.get_by_label("Asked for").get_by_role("link")
    expect(chips).to_have_text(["player ann ×, leave it out", "void ×, leave it out", "Start over"])
    clean(phone)
    chips.nth(1).tap()
    expect(phone.get_by_role("status")).to_have_text("3 hands")
    phone.get_by_text("Narrow it down").tap()
    phone.get_by_label("Pot, at least").fill("200")
    phone.get_by_role("button", name="Narrow", exact=True).tap()
    expect(phone.get_by_role("status")).to_have_text("2 hands")
    expect(phone.get_by_role("searchbox")).to_have_value("player:ann pot:>=200")
    for hand in (1, 2):
        phone.get_by_label(f"Choose hand {hand} of Feature").check()
    phone.get_by_label("Name of the new one").fill("Raises")
    phone.get_by_role("button", name="Add", exact=True).tap()
    expect(phone.get_by_role("heading", name="Raises")).to_be_visible()
    phone.get_by_role("button", name="Hand 1 one place earlier").tap()
    expect(phone.locator(".hit .where").first).to_contain_text("#1")
    clean(phone)
    phone.get_by_text("Replay them all").tap()
    listed = phone.get_by_label("Playlist", exact=True).first
    expect(listed).to_contain_text("1 of 2")
    listed.get_by_role("link", name="next in the list").tap()
    expect(listed).to_contain_text("2 of 2")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Hand 2")


def test_the_list_names_the_zone_of_its_times(seated: Desk):
    seated.start()
    assert f"Times in {datetime.now().astimezone():%Z}" in seated.client.get("/find").get_data(as_text=True)


def test_what_was_typed_stays_and_what_is_meant_stands_below(seated: Desk):
    page = seated.client.get("/find?q=texas+yesterday+half+past+nine").get_data(as_text=True)
    yesterday = datetime.now().date() - timedelta(days=1)
    assert 'value="texas yesterday half past nine"' in page
    for meant in ("game Texas Hold&#39;em, Texas Hold&#39;em High/Low and Short Deck Texas Hold&#39;em",
                  f"date {yesterday}", "about 9:30 o&#39;clock"):
        assert f">{meant} <span" in page
    page = seated.client.get("/find?q=last+night+between+nine+and+ten").get_data(as_text=True)
    assert all(f">{meant} <span" in page for meant in ("last night", "between 9 and 10 o&#39;clock"))


def test_a_search_is_kept_by_a_name_and_found_again(phone: Page):
    phone.goto("/find?q=dealer:dee+boxed")
    expect(phone.get_by_role("status")).to_have_text("1 hand")
    phone.get_by_label("Name", exact=True).fill("Boxed cards")
    phone.get_by_role("button", name="Keep").tap()
    expect(phone.get_by_role("link", name="Boxed cards")).to_be_visible()
    phone.goto("/find")
    phone.get_by_role("link", name="Boxed cards").tap()
    expect(phone.get_by_role("searchbox")).to_have_value("dealer:dee text:boxed")
    phone.get_by_role("button", name="Throw Boxed cards away").tap()
    expect(phone.get_by_role("link", name="Boxed cards")).to_have_count(0)


def test_what_is_not_understood_is_said_and_stays_in_the_box(phone: Page):
    phone.goto("/find?q=colour:red")
    expect(phone.get_by_role("alert")).to_contain_text("'colour:red' is nothing to search by")
    expect(phone.get_by_role("searchbox")).to_have_value("colour:red")


def test_a_viewer_finds_finished_hands_only_and_a_dealer_none(seated: Desk, app: APIFlask):
    seated.play(seated.start(), "1 fold", "2 fold")
    seated.start()
    staff = Staff(app)
    assert [hand["id"] for hand in staff.signed_in("Flo").get("/api/v1/hands").get_json()["hands"]] == [2, 1]
    assert [hand["id"] for hand in staff.signed_in("Vic").get("/api/v1/hands").get_json()["hands"]] == [1]
    assert "#2" not in staff.signed_in("Vic").get("/find").get_data(as_text=True)
    assert staff.dealing("Ann").get("/api/v1/hands").status_code == 403
    assert app.test_client().get("/api/v1/hands").status_code == 401


def test_somebody_elses_playlist_is_not_changed(seated: Desk, app: APIFlask):
    seated.play(seated.start(), "1 fold", "2 fold")
    staff = Staff(app)
    flo, dora = staff.signed_in("Flo"), staff.signed_in("Dora")
    assert flo.post("/playlists/add", data={"hand": "1", "name": "Flo's"}).status_code == 303
    assert dora.get("/playlists/1").status_code == 404
    assert flo.post("/playlists/1", data={"name": "For all", "shared": "on"}).status_code == 303
    assert "For all" in dora.get("/playlists/1").get_data(as_text=True)
    refused = dora.post("/playlists/1", data={"hand": "1", "do": "out"})
    assert refused.status_code == 422 and "belongs to Flo" in refused.get_data(as_text=True)
    with app.app_context(), database.reading() as session:
        assert playlists.numbers(session, playlists.find(session, playlists.Playlist, 1, "Flo")) == [1]
