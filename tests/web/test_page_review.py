"""The review where it is read: at every size nothing lies over anything, and every name is whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.record.log import By
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.transfer import imports
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.table import TrialPlayer
from dealer_assist.web import create_app
from tests.web.server import Server, serving
from tests.web.tablet import PATIENCE_MS

SIZES = {"phone": (390, 844), "upright": (820, 1180), "across": (1180, 820), "desk": (1440, 900)}
NAMES = ("Ann Featherstonehaugh", "Bartholomew Quill", "Cy", "Dolores de la Cruz", "Eve", "Fred Floor", "Guy",
         "Hannah Montgomery-Smith", "Ivo", "Johanna Weissenberger")
NO_LIMIT = {"betting": "no-limit", "blinds": [500, 1000]}
STUD = {"betting": "limit", "blinds": [], "ante": 50, "bring_in": 150, "small_bet": 1000, "big_bet": 2000}
HANDS: dict[str, tuple[int, dict[str, Any]]] = {
    "stud with eight": (8, {"game": "stud-8", **STUD}),
    "ten with side pots": (10, {"game": "holdem", **NO_LIMIT}),
    "three boards": (4, {"game": "holdem", **NO_LIMIT, "house": {"run-it": 3}}),
    "two boards": (6, {"game": "double-board-omaha-8", "betting": "pot-limit", "blinds": [500, 1000]}),
    "nine on two boards": (9, {"game": "double-board-omaha-8", "betting": "pot-limit",
                               "blinds": [500, 1000]}),
    "nine on four boards": (9, {"game": "chowaha", "betting": "limit", "blinds": [500, 1000],
                                "small_bet": 1000}),
    "four rows": (5, {"game": "murder", "betting": "limit", "blinds": [500, 1000], "small_bet": 1000}),
    "three rows, one out": (8, {"game": "oklahoma", "betting": "limit", "blinds": [500, 1000],
                                "small_bet": 1000}),
    "badugi": (7, {"game": "badugi", "betting": "limit", "blinds": [500, 1000], "small_bet": 1000}),
}


class Stays(TrialPlayer):
    """Checks and calls to the end; short stacks are all-in."""

    def _bet(self, hand: Hand) -> Action:
        return self._stay(hand, legal(hand))

    def _run(self, hand: Hand) -> Action | None:
        return None


def written(count: int, settings: dict[str, Any], seed: int) -> dict[str, Any]:
    """A hand of `count` players as JSON, played to its end."""
    stacks = {str(seat): 7_500 * (1 + seat * 7 % count) + 1_234_000 * (seat == 1)
              for seat in range(1, count + 1)}
    setup = {"button": count, "tournament": False, "seats": stacks, **settings}
    if setup["game"] in ("stud-8",):
        del setup["button"]
    chance = Random(seed)
    hand = start(read_setup(setup))
    felt = Felt(hand, chance)
    player, lines = Stays(felt, chance), []
    if settings.get("house", {}).get("run-it"):
        lines += ["3 all-in", "4 all-in", "1 call", "2 all-in", "1 call", "run 3"]
        for line in lines:
            apply(hand, parse_action(line))
            felt.follow(hand)
    while not hand.over:
        action = player.next(hand, waiting(hand))
        lines.append(action.line())
        apply(hand, action)
        felt.follow(hand)
    players = {str(seat): NAMES[seat - 1] for seat in range(1, count + 1)}
    return {**setup, "actions": lines, "players": players}


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, int]]]:
    """A server with one hand of each sort, and their numbers."""
    folder = tmp_path_factory.mktemp("reviewed")
    files = [imports.File(f"{n}.json", json.dumps(written(*how, seed=n)).encode())
             for n, how in enumerate(HANDS.values(), 1)]
    with create_app({"INSTANCE": folder}).app_context():
        database.upgrade()
        with database.writing() as session:
            number = imports.begin(session, files, "Flo").id
        imports.run(number, files, By("Flo", "tablet-5a5a"))
        with database.reading() as session:
            ids = [hand.id for hand in session.query(HandRow).order_by(HandRow.id)]
        database.db.engine.dispose()
    assert len(ids) == len(HANDS)
    with serving(folder) as running:
        yield running, dict(zip(HANDS, ids, strict=True))


OVER = """() => {
  const shown = [...document.querySelectorAll("#felt :is(.plate, .front > *, .board .card, .pot, .dice)")];
  const boxes = shown.map((one) => ({ what: one.className + " " + one.textContent.trim().slice(0, 30),
                                      box: one.getBoundingClientRect() })).filter((one) => one.box.width);
  const wrong = [];
  boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => {
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 1 && high > 1) wrong.push(`${one.what} over ${other.what}`);
  }));
  for (const name of document.querySelectorAll("#felt :is(.name, .makes, .stack, .state)"))
    if (name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).overflow !== "visible")
      wrong.push(`cut: ${name.textContent}`);
  for (const { what, box } of boxes)
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`out of the page: ${what}`);
  for (const one of document.querySelectorAll("#felt .middle"))
    if (!one.querySelector(".card, .pot, .dice")) wrong.push("a strip of cloth with nothing on it");
  return wrong;
}"""


OUT_OF_SIGHT = """() =>
  [...document.querySelectorAll("#felt :is(.plate, .board, .pots), .marks, .player > *")]
  .filter((one) => one.getClientRects().length)
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const sight = one.closest(".felts")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return box.bottom > sight.bottom + 1 || box.top < sight.top - 1;
  }).map((one) => one.className + " " + one.textContent.trim().slice(0, 30))"""


def test_which_tablet_entered_a_line_is_told_in_the_whole_record_alone(
    reviewed: tuple[Server, dict[str, int]], page: Page,
):
    server, ids = reviewed
    expect.set_options(timeout=PATIENCE_MS)
    page.goto(f"http://{server.host}/hands/{ids['badugi']}")
    expect(page.locator("#now .by")).to_contain_text("Flo")
    expect(page.locator("#now .by")).not_to_contain_text("tablet-5a5a")
    page.locator("#tab-audit").click()
    expect(page.locator("ol.audit li").first).to_contain_text("Flo · tablet-5a5a")


STREETS_CUT = """() => [...document.querySelectorAll("#marks button")]
  .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_streets_of_stud_and_the_keys_beside_them_are_whole_on_a_phone(
    reviewed: tuple[Server, dict[str, int]], page: Page, language: str,
):
    server, ids = reviewed
    page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{server.host}/"}])
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"http://{server.host}/hands/{ids['stud with eight']}")
    expect(page.locator("#marks button")).to_have_count(7, timeout=PATIENCE_MS)
    assert page.evaluate(STREETS_CUT) == []
    tops = page.locator(".player > .key").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) == 5 and len({*tops}) == 1, "the five keys of the replay stand in one line"
    # a house rule is told as one, and not as "rule house rule stud-short-stub"
    assert page.locator(".reasons small", has_text="rule house rule").count() == 0


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_anything(reviewed: tuple[Server, dict[str, int]], page: Page, size: str):
    server, ids = reviewed
    expect.set_options(timeout=PATIENCE_MS)
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    for name, number in ids.items():
        page.goto(f"http://{server.host}/hands/{number}")
        expect(page.locator("#felt .plate").first).to_be_visible()
        steps = int(page.locator("#slider").get_attribute("max") or 0)
        for step in sorted({0, steps // 3, 2 * steps // 3, steps}):
            page.locator("#slider").fill(str(step))
            assert page.evaluate(OVER) == [], (name, size, step)
            if size in ("across", "desk"):      # board, seats, bets and keys without scrolling
                assert page.evaluate(OUT_OF_SIGHT) == [], (name, size, step)
        expect(page.locator("#felt .plate")).to_have_count(HANDS[name][0])      # each seat once
        expect(page.locator("#felt .front .won").first).to_contain_text("+")
        assert page.locator("#felt .makes").count(), f"{name}: hands are named at their seats"
