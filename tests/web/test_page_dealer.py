"""Dealers at the tablet, by touch: the pad, the change in mid-hand, what a tablet without a dealer takes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.checker import violations
from tests.web.server import Server
from tests.web.staff import PASSWORD, PINS
from tests.web.tablet import LANDSCAPE, Tablet, one_tablet, room_server
from tests.web.waiting import still
from tests.web.test_page_typing import idle

__all__ = ["one_tablet", "room_server"]

SMALLEST = 48
# the browser's own words for a 401 and a 422, and for a password without a name beside it
OF_SIGNING_IN = ("Failed to load resource", "[DOM]")
HEAD = """() => {
  const keys = [...document.querySelectorAll(".top > button")].filter((one) => one.offsetWidth);
  return {
    height: document.querySelector(".top").offsetHeight, keys: keys.map((one) => one.dataset.key),
    cut: keys.filter((one, i) => {
      const { left, right, height } = one.getBoundingClientRect(), words = document.createRange();
      words.selectNodeContents(one);
      const lines = one.id === "link" ? 0 : words.getBoundingClientRect().height;   // it shows a mark alone
      return height > 48 || right > innerWidth || lines > 30 ||
        i && left < keys[i - 1].getBoundingClientRect().right - 1;
    }).map((one) => one.textContent),
  };
}"""

# Enter of the hand that typed the last figure, a moment after it
LATE_ENTER = """() => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: globalThis.typed + 1000 });
  document.body.dispatchEvent(event);
}"""


def link_in(server: Server) -> str:
    """The link that the server prints under its address."""
    assert server.process.stdout is not None
    printed = server.process.stdout.readline()
    assert printed.startswith("No director yet."), printed
    return printed.split()[-1]


def choose(page: Page, link: str, secret: str, name: str = "") -> None:
    """Open a link and choose a password or PIN."""
    page.goto(link)
    if name:
        page.fill("[name=name]", name)
    page.fill("[name=password]", secret)
    page.fill("[name=again]", secret)
    page.locator("button.go").click()


def add(page: Page, name: str, role: str, table: str = "") -> str:
    """Write somebody down on the people page; answers the link."""
    page.goto(f"{page.url.split('/people')[0].rstrip('/')}/people")
    page.fill("form[action='/people'] [name=name]", name)
    page.select_option("[name=role]", role)
    if table:
        page.get_by_label(table, exact=True).check()
    page.get_by_role("button", name="Add, and show the link").click()
    return page.locator(".link code").inner_text()


def small(page: Page, keys: str) -> list[str]:
    """Keys that a finger would miss."""
    return [
        key.inner_text() for key in page.locator(keys).all()
        if (box := key.bounding_box()) and (box["width"] < SMALLEST or box["height"] < SMALLEST)
    ]


def pin(tablet: Tablet, digits: str) -> None:
    """Tap a PIN; a sixth digit sends it, fewer need the key."""
    for digit in digits:
        tablet.key(f"digit-pin-{digit}").tap()
    if len(digits) < 6:
        tablet.key("pin-enter").tap()


@pytest.fixture(name="staffed", scope="module")
def staffed_room(room: Server, browser: Browser) -> Server:
    """A demo table in play, a director, Ann who deals at it and Bob who deals at any."""
    context = browser.new_context(viewport=LANDSCAPE)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"http://{room.host}/")
    expect(page.get_by_text("No director yet: open the set-up link")).to_be_visible()
    page.get_by_role("button", name="Open a demo table").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    choose(page, link_in(room), PASSWORD, "Dora")
    page.wait_for_url(f"http://{room.host}/")
    links = [(add(page, "Ann", "dealer", "Demo table"), PINS["Ann"]),
             (add(page, "Bob", "dealer", "Any table"), PINS["Bob"]), (add(page, "Flo", "floor"), PASSWORD)]
    assert violations(page) == []
    for link, secret in links:
        choose(page, link, secret)
        expect(page.locator("h1")).to_have_text(re.compile("Done|Tables"))
    context.close()
    return room


def test_the_floor_sets_a_tablet_up_and_dealers_change_in_mid_hand(staffed: Server, tablet: Tablet):
    """A PIN alone, at most seven taps; the hand stays open, entries carry the name."""
    tablet.forgive(*OF_SIGNING_IN)
    tablet.open("/tables/1")
    page = tablet.page
    assert violations(page) == []
    page.fill("[name=name]", "Flo")
    page.fill("[name=password]", PASSWORD)
    page.get_by_role("button", name="Sign in").tap()
    expect(tablet.key("dealer")).to_have_text("Floor: Flo")
    tablet.tap("dealer")
    tablet.tap("pair")
    expect(tablet.key("dealer")).to_have_text("Who deals?")
    expect(tablet.key("digit-pin-5")).to_be_visible()
    assert violations(page) == []
    assert small(page, "#over .key") == []
    pin(tablet, "9999")
    expect(page.locator("#over [role=alert]")).to_have_text(
        "This PIN does not open this table. Try again, or call the floor.")
    pin(tablet, PINS["Ann"])
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    expect(page.locator("#over")).to_be_hidden()
    tablet.enter("fold")
    tablet.tap("dealer")
    pin(tablet, PINS["Bob"])                    # the key and six digits: seven taps
    expect(tablet.key("dealer")).to_have_text("Dealer: Bob")
    tablet.says("Bob deals")
    tablet.enter("fold")
    rows = json.loads(page.evaluate("fetch('/api/v1/hands/1/log').then((found) => found.text())"))["rows"]
    signed = [(row["who"], row["device"]) for row in rows[-2:]]
    assert signed == [("Ann", "Demo table"), ("Bob", "Demo table")]


def test_a_tablet_where_nobody_deals_shows_the_hand_and_takes_nothing(staffed: Server, tablet: Tablet):
    tablet.forgive(*OF_SIGNING_IN)
    page = tablet.page
    tablet.open("/sign-in?next=/tables/1")
    page.fill("[name=name]", "Dora")
    page.fill("[name=password]", PASSWORD)
    page.get_by_role("button", name="Sign in").tap()
    expect(tablet.key("dealer")).to_have_text("Director: Dora")
    tablet.tap("dealer")
    tablet.tap("pair")
    expect(tablet.key("digit-pin-5")).to_be_visible()
    tablet.tap("close-over")
    before = tablet.state()
    expect(page.locator("#felt .stack").first).to_be_visible()
    tablet.tap("fold")
    expect(page.locator("#over [role=alert]")).to_have_text("Enter your PIN first, then tap it again.")
    assert tablet.state() == before
    page.keyboard.type(PINS["Ann"])             # a keyboard does as well as fingers
    page.keyboard.press("Enter")
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    tablet.enter("fold")
    tablet.tap("dealer")
    tablet.tap("sign-out")
    expect(tablet.key("dealer")).to_have_text("Who deals?")
    page.set_viewport_size({"width": 820, "height": 1180})
    assert violations(page) == []
    page.evaluate("document.cookie = 'lang=es; path=/'")
    page.reload()
    expect(tablet.key("dealer")).to_have_text("¿Quién reparte?")
    expect(page.locator("#over")).to_contain_text("Marca tu PIN. La mano sigue como está.")


def test_a_push_greets_who_comes(staffed: Server, tablet: Tablet, browser: Browser):
    """Between hands the leaving dealer is signed out at once; the pad names whom the rota expects."""
    tablet.forgive(*OF_SIGNING_IN)
    page = tablet.page
    tablet.open("/sign-in?next=/tables/1")
    sign_in(page, "Dora")
    expect(tablet.key("dealer")).to_have_text("Director: Dora")
    tablet.tap("dealer")
    tablet.tap("pair")
    pin(tablet, PINS["Ann"])
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    context = browser.new_context(viewport=LANDSCAPE)  # type: ignore[arg-type]
    floor = context.new_page()
    floor.goto(f"http://{staffed.host}/sign-in?next=/rota")
    sign_in(floor, "Flo")
    expect(floor.locator("h1")).to_have_text("Dealers")
    ask(floor, "/hands/1/void", {"seq": ask(floor, "/hands/1", None)["seq"]})
    ask(floor, "/rota/acts", {"act": "string", "name": "East", "tables": [1], "breaks": 1})
    for at, dealer in enumerate(("Ann", "Bob")):
        ask(floor, "/rota/acts", {"act": "place", "name": "East", "at": at, "dealer": dealer})
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    floor.reload()
    floor.get_by_role("button", name="Push now").click()
    expect(tablet.key("dealer")).to_have_text("Bob deals here: PIN")
    expect(page.locator("#over h2")).to_have_text("Bob deals here: PIN")
    page.evaluate("addEventListener('keydown', one => globalThis.typed = one.timeStamp, true)")
    page.keyboard.type(PINS["Bob"])             # the sixth figure sends it; Enter behind it deals no hand
    expect(tablet.key("dealer")).to_have_text("Dealer: Bob")
    expect(page.locator("#over")).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    before = tablet.state()
    page.evaluate(LATE_ENTER)
    assert idle(tablet, before)
    context.close()


def sign_in(page: Page, name: str) -> None:
    page.fill("[name=name]", name)
    page.fill("[name=password]", PASSWORD)
    page.get_by_role("button", name="Sign in").click()


def ask(page: Page, path: str, body: dict[str, Any] | None) -> Any:
    """What the API answers to whoever is signed in on a page."""
    request = {"method": "POST", "body": json.dumps(body), "headers": {"Content-Type": "application/json"}}
    answer = page.evaluate(
        "([path, sent]) => fetch('/api/v1' + path, sent).then(async (one) => [one.status, await one.json()])",
        [path, request if body is not None else {}])
    assert answer[0] < 300, answer
    return answer[1]


def test_the_directors_pages_are_for_every_eye(staffed: Server, browser: Browser):
    context = browser.new_context(viewport=LANDSCAPE)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"http://{staffed.host}/sign-in?next=/people")
    sign_in(page, "dora")
    expect(page.locator("h1")).to_have_text("People")
    pages = {"/people": "People", "/people/refused": "Refused attempts", "/people/dealers": "Who dealt when",
             "/people/2": "Ann", "/people/99": "People"}
    for path, heading in pages.items():
        page.goto(f"http://{staffed.host}{path}")
        expect(page.locator("h1")).to_have_text(heading)
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(f"http://{staffed.host}/people/dealers")
    expect(page.locator("tbody tr").last).to_contain_text("hand 1, entry 0")
    context.close()


def test_a_phones_head_is_one_line_with_a_director_signed_in(staffed: Server, browser: Browser):
    """Who deals stands in the menu there; its name and the other keys stood in three lines on each other."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"http://{staffed.host}/sign-in?next=/tables/1")
    sign_in(page, "dora")
    expect(page.locator("#dealer")).to_contain_text("Dora")
    expect(page.locator("#link")).to_have_attribute("data-link", "up")
    still(page)
    seen = page.evaluate(HEAD)
    assert seen == {"height": 44, "keys": ["link", "card", "menu"], "cut": []}
    page.locator("#menu").click()
    page.locator("[data-key=menu-dealer]", has_text="Dora").click()
    expect(page.locator("[data-key=sign-out]")).to_be_visible()
    context.close()
