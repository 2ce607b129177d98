"""A night at one table without a server: games go round, seats go out and back, nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import ROOT, Server
from tests.patience import PATIENCE_MS
from tests.web.tablet import LANDSCAPE, Tablet
from tests.web.test_page_outbox import badge, started_again
from tests.web.test_page_sizes import at_state
from tests.web.waiting import until

GAMES = [{"game": "holdem", "betting": "no-limit"}, {"game": "omaha", "betting": "pot-limit"},
         {"game": "badugi", "betting": "limit"}]
STAKES = {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
ROUND = {"name": "Round", "games": GAMES, "change": {"way": "hands", "hands": 4}, "stakes": STAKES}
CASH = {"tournament": False, "preset": "cash", "chip": 25, "blinds": [100, 200]}
PAST_IS_KEPT = """(table) => new Promise((done) => {
  indexedDB.open("dealer-assist", 1).onsuccess = ({ target }) => {
    const asked = target.result.transaction("states").objectStore("states").get(table);
    asked.onsuccess = () => done(Boolean(asked.result?.past?.hands.length));
  };
})"""


# after these hands: somebody is away or back, buys chips, sits down, leaves, changes the seat
BETWEEN: dict[int, list[tuple[Any, ...]]] = {
    9: [(3, "presence")], 20: [(3, "presence")], 12: [(4, "digit-1", "digit-000", "buys")],
    16: [(5, "digit-9", "digit-000", "buys")], 30: [(1, "presence")], 31: [(1, "presence")],
    41: [(2, "leave", "leave-now")], 45: [(5, "leave", "leave-now"), (6, "digit-8", "digit-000", "buys")],
}
MISTAKEN = (3, 11, 22, 34, 48)  # hands in which a fold was tapped that was none


def mistaken(tablet: Tablet) -> None:
    """A fold is taken back, entered again, and taken back for good."""
    tablet.page.wait_for_function("() => document.querySelector('[data-key=fold], [data-key=not-now]')")
    if tablet.page.locator("#over[open] .stakes").count():
        tablet.tap("card-go")
    for name in ("fold", "undo", "redo", "undo", "call"):
        tablet.tap(name)


def check_record(server: Server) -> None:
    """`dealer-assist verify`: every row in its chain, every hand played again."""
    command = [sys.executable, "-m", "dealer_assist", "verify"]
    environment = os.environ | {"DEALER_ASSIST_INSTANCE": str(server.instance)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def hold(tablet: Tablet, seat: int, *keys: str) -> None:
    """A seat on the felt is held, and keys of its sheet tapped."""
    tablet.page.locator(f'#felt [data-key="seat-{seat}"]').click(button="right")
    for name in keys:
        tablet.tap(name)
    expect(tablet.page.locator("#over")).to_be_hidden()


def fold_out(tablet: Tablet) -> None:
    """Everybody folds to the last; what is dealt first in a bomb pot is put off."""
    tablet.page.wait_for_function("() => document.querySelector('[data-key=fold], [data-key=not-now]')")
    if tablet.page.locator("#over[open] .stakes").count():      # the card of a game, its keys come with it
        tablet.tap("card-go")
    if tablet.key("not-now").count():
        tablet.tap("not-now")
        while tablet.page.locator("body[data-kind=act]").count():
            tablet.tap("fold")
        return
    while tablet.page.locator("body[data-kind=act]").count():
        tablet.tap("fold")


def where(tablet: Tablet) -> str:
    return str(tablet.page.locator("#where").inner_text())


@pytest.mark.long
def test_a_night_of_sixty_hands_with_the_server_killed(tmp_path: Path, browser: Browser) -> None:
    """On its return every entry is taken in order, and the record has the hands as they were shown."""
    server = Server(tmp_path)
    table = at_state(server, {**CASH, "mix": ROUND}, 4, {"button": 4}, [])
    context = browser.new_context(viewport=LANDSCAPE, has_touch=True)  # type: ignore[arg-type]
    tablet = Tablet(context.new_page(), server)
    tablet.open(f"/tables/{table}")
    tablet.judges()
    until(tablet.page, PAST_IS_KEPT, table)
    server.kill()
    expect(badge(tablet)).to_contain_text("Offline")
    for number in range(1, 61):
        if number in MISTAKEN:
            mistaken(tablet)
        fold_out(tablet)
        for seat, *keys in BETWEEN.get(number, ()):
            hold(tablet, seat, *keys)
        if number in (27, 33):
            tablet.tap("special")
            tablet.page.locator(f'[data-key^="{"bomb-600" if number == 27 else "straddle-"}"]').last.tap()
            tablet.tap("deal-so")
        else:
            tablet.tap("next")
        expect(tablet.page.locator("#where")).to_contain_text(f"and {number + 1}")
    tablet.tap("card-go")  # hand 61 is the first of a game: its card lies over the table
    shown, stacks = where(tablet), seats_shown(tablet)
    server.process = started_again(tmp_path, server.host.rpartition(":")[2])
    try:
        tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'", timeout=PATIENCE_MS * 8)
        expect(tablet.page.locator("#over")).to_be_hidden()
        kept = server.ask("GET", f"/tables/{table}")[1]
        assert kept["hand"]["number"] == 61 and where(tablet) == shown and seats_shown(tablet) == stacks
        assert 2 not in [seat["seat"] for seat in kept["seats"]]
        games = [game_of(server, table, number) for number in (4, 5, 9, 13, 28, 29)]
        assert games == ["holdem", "omaha", "badugi", "holdem", "holdem", "omaha"]
        check_record(server)
    finally:
        context.close()
        server.kill()
    tablet.forgive_the_network()


def seats_shown(tablet: Tablet) -> list[str]:
    return [text.strip() for text in tablet.page.locator("#felt .stack").all_inner_texts()]


def game_of(server: Server, table: int, number: int) -> Any:
    listed = server.ask("GET", f"/tables/{table}/hands?limit=100")[1]["hands"]
    return next(hand["game"] for hand in listed if hand["number"] == number)
