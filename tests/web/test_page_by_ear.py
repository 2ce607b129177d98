"""Whole hands by keyboard alone, without looking: what a screen reader hears, and where the focus is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import SAME_KEY_MS, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state
from tests.web.waiting import until

HOLDEM = {"game": "holdem", "blinds": [100, 200]}
BETS = {"ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200}
HANDS: dict[str, dict[str, Any]] = {
    "hold'em": HOLDEM,
    "stud/8": {"game": "stud-8", **BETS},
    "badugi": {"game": "badugi", "blinds": [50, 100]},
    "Dramaha": {"game": "dramaha", "blinds": [100, 200]},
    "two boards": {"game": "double-board-omaha", "blinds": [100, 200]},
}
ORDINARY = ["bring-in", "check", "call", "draw-0"]
DECK = [rank + suit for rank in "AKQJT98765432" for suit in "shdc"]
BESIDE = ("Live:", "Now:")      # what is to be known of the moment, beside what was entered

# what the live regions of the page say, as long as they are there to be heard
LISTENING = """() => {
  window.spoken = [];
  const LIVE = "[aria-live], [role=status], [role=alert], output";
  const words = (one) => one.textContent.trim().replace(/\\s+/g, " ");
  new MutationObserver((changes) => {
    const spoke = new Set();
    for (const { target, addedNodes } of changes) {
      const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      spoke.add(at?.closest(LIVE));
      for (const one of addedNodes) {
        if (one.nodeType !== Node.ELEMENT_NODE) continue;
        for (const live of [one, ...one.querySelectorAll("*")]) if (live.matches(LIVE)) spoke.add(live);
      }
    }
    for (const one of spoke) {
      const heard = one?.isConnected && one.ariaLive !== "off" && one.getClientRects().length && words(one);
      if (heard) spoken.push(heard);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
TAKEN = "() => window.spoken.splice(0)"
FOCUS = """() => {
  const on = document.activeElement;
  return on === document.body ? "" : on.dataset.key || on.id || on.className;
}"""
INSIDE = """() => document.activeElement === document.body ||
  document.getElementById("over").contains(document.activeElement)"""
IDLE = """async () => {
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  return !document.body.matches(".sending, .judging") && document.body.dataset.unsent === "0";
}"""


class Ear:
    """A dealer who does not look: keys are found by Tab, cards are typed, and everything said is kept."""

    def __init__(self, tablet: Tablet, table: int) -> None:
        self.tablet, self.page = tablet, tablet.page
        self.reader = self.page.context.new_cdp_session(self.page)
        tablet.open(f"/tables/{table}")
        expect(self.page.locator("#link")).to_have_text("Connected")
        until(self.page, IDLE)
        self.page.keyboard.press("Tab")
        self.page.evaluate(LISTENING)

    def at(self) -> str:
        return str(self.page.evaluate(FOCUS))

    def go(self, name: str) -> None:
        """Tab leads to this key."""
        for _ in range(100):
            if self.at() == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {name}")

    def press(self, name: str) -> list[str]:
        """What is said when the key is pressed; the focus is at something afterwards."""
        self.go(name)
        self.page.wait_for_timeout(SAME_KEY_MS)
        self.page.keyboard.press("Enter")
        return self.said()

    def type(self, letters: str) -> list[str]:
        self.page.keyboard.type(letters)
        return self.said()

    def said(self) -> list[str]:
        until(self.page, IDLE)
        assert self.at(), "nothing has the focus"
        return list(self.page.evaluate(TAKEN))

    def names(self, roles: tuple[str, ...]) -> list[str]:
        """What all of these are called; whatever has the focus is called something short."""
        tree = self.reader.send("Accessibility.getFullAXTree")["nodes"]
        nodes = [one for one in tree if not one["ignored"]]
        for node in nodes:
            if any(one["name"] == "focused" and one["value"]["value"] for one in node.get("properties", [])):
                assert node["role"]["value"] == "RootWebArea" or 0 < len(node["name"]["value"]) < 140, node
        return [one["name"]["value"] for one in nodes if one["role"]["value"] in roles]


def entered(ear: Ear, said: list[str]) -> str:
    """Of an act the words, once; what is asked now, once."""
    asked = ear.page.locator("#prompt").inner_text()
    heard = [one.replace("\xa0", " ") for one in said]
    assert heard.count(asked.replace("\xa0", " ")) == 1, (asked, said)
    acts = [one for one in heard if one != asked.replace("\xa0", " ") and not one.startswith(BESIDE)]
    assert len(acts) == 1, said
    return acts[0]


@pytest.mark.parametrize("name", HANDS)
def test_a_whole_hand_is_played_by_keyboard_and_heard(tablet: Tablet, room: Server, name: str) -> None:
    """From the first action to the push list and the next hand; each act and each question is said once."""
    start = {} if "stud" in name else {"button": 2}
    ear = Ear(tablet, at_state(room, HANDS[name], 2, start, []))
    deck, acts, kinds = iter(DECK), [], set()
    while not ear.page.evaluate("document.body.dataset.kind === 'over'"):
        kind = ear.page.evaluate("document.body.dataset.kind")
        if kind not in kinds:
            kinds.add(kind)
            assert "" not in ear.names(("button", "link", "image", "dialog")), kind
        before = tablet.state()
        cards = ear.page.locator(".slots .card.empty").count()
        if cards:
            for card in [next(deck) for _ in range(cards)]:
                assert tablet.state() == before
                said = ear.type(card.lower())
            assert tablet.state() != before
        else:
            open_keys = [one for one in ORDINARY if ear.page.locator(f'[data-key="{one}"]:enabled').count()]
            said = ear.press(open_keys[0])
        acts.append(entered(ear, said))
    assert "shows" in acts[-1]
    assert "" not in ear.names(("button", "link", "image"))
    said = ear.press("next")
    assert [one.partition(" · ")[0] for one in said].count("Hand 2") == 1
    assert len(said) == len(set(said))


SHEETS = {  # the keys that lead to it
    "menu": ["menu"],
    "the game": ["card"],
    "the last hand": ["last-hand"],
    "the connection": ["link"],
    "a change": ["log", "entry-2", "change-2"],
    "a call": ["menu", "menu-call"],
    "a seat": ["seat-5"],
}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_called_what_it_is_keeps_the_focus_and_gives_it_back(
        tablet: Tablet, room: Server, sheet: str) -> None:
    ear = Ear(tablet, at_state(room, HOLDEM, 3, {"button": 3}, ["3 call", "1 call"]))
    for name in SHEETS[sheet]:
        ear.press(name)
    title = ear.page.locator("#over h2")
    expect(title).to_be_visible()
    assert ear.names(("dialog",)) == [title.inner_text()]
    assert "" not in ear.names(("button", "link"))
    for _ in range(40):
        assert ear.page.evaluate(INSIDE), ear.at()
        ear.page.keyboard.press("Tab")
    ear.page.keyboard.press("Escape")
    expect(ear.page.locator("#over")).not_to_be_visible()
    gone = sheet == "a change"      # and the log with it
    ear.said()
    assert ear.at() == ("keys" if gone else SHEETS[sheet][0])


def test_what_cannot_be_done_is_heard_with_its_reason(tablet: Tablet, room: Server) -> None:
    """A letter of a closed key, an amount that is too low, and each figure of it."""
    ear = Ear(tablet, at_state(room, HOLDEM, 3, {"button": 3}, []))
    ear.go("fold")
    assert ear.type("k") == ["Seat 3 owes 200."]
    for said in ("1", "10", "100"):
        assert ear.type(said[-1]) == [said]
    ear.page.keyboard.press("Enter")
    assert ear.said() == [ear.page.locator('[data-key="wager"] .small').inner_text()]


def test_a_ruling_is_heard_once_and_what_is_put_away_leaves_the_focus_beside_it(
        tablet: Tablet, room: Server) -> None:
    ear = Ear(tablet, at_state(room, HOLDEM, 3, {"button": 3}, ["3 call"]))
    for name in ("floor", "kind-chips", "chip-500"):
        ear.press(name)
    said = ear.press("ruling")
    assert said.count(ear.page.locator(".sentence").inner_text()) == 1
    ear.page.keyboard.press("Escape")
    ear.said()
    assert ear.press("log") == []
    expect(ear.page.locator('[data-key="log"]')).to_have_attribute("aria-expanded", "true")
    ear.press("close-log")
    assert ear.at() == "log"
