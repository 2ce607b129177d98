"""An open hand at a table of its own, set up over the API, for tests of what happens to it on tablets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.server import Server

if TYPE_CHECKING:
    from tests.web.tablet import Tablet


def dealt(server: Server, seats: int = 4) -> dict[str, Any]:
    """No-limit hold'em, blinds 100 and 200, 5,000 each, the button on the last seat."""
    settings = {"name": "T", "game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
    table = server.ask("POST", "/tables", settings)[1]["id"]
    return at_table(server, table, seats)


def at_table(server: Server, table: int, seats: int = 4) -> dict[str, Any]:
    """The next hand of a table like the first."""
    server.seat(table, {seat: ("", 5000) for seat in range(1, seats + 1)})
    return dict(server.ask("POST", f"/tables/{table}/hands", {"button": seats})[1])


def dealt_anew(tablet: Tablet) -> dict[str, Any]:
    """A new hand at the table that a tablet shows, whose page stays with its engine; the open one is void."""
    table = int(tablet.page.url.rpartition("/")[2])
    last = tablet.room.ask("GET", f"/tables/{table}")[1]["hand"]
    if last["status"] == "open":
        tablet.room.ask("POST", f"/hands/{last['id']}/void", {"seq": last["seq"]})
    hand = at_table(tablet.room, table)
    tablet.page.wait_for_function("id => document.body.dataset.hand === String(id)", arg=hand["hand"])
    return hand


def lines(server: Server, hand: int) -> list[str]:
    """What is in the record, oldest first."""
    rows = server.ask("GET", f"/hands/{hand}/log")[1]["rows"]
    return [row["line"] or row["kind"] for row in rows[1:]]


def dealers_choice(room: Server) -> int:
    """A table of three where the next game is chosen: a hand of razz was dealt, and is void."""
    stakes = {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
    mix = {"list": "dealers-choice", "change": {"way": "choice"}, "stakes": stakes}
    table = room.ask("POST", "/tables", {"name": "T", "mix": mix})[1]["id"]
    for seat in (1, 2, 3):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 5000})
    hand = room.ask("POST", f"/tables/{table}/hands", {"game": "razz", "betting": "limit"})[1]
    assert room.ask("POST", f"/hands/{hand['hand']}/void", {"seq": 0})[0] == 200
    return int(table)
