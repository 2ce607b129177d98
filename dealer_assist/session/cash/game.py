"""A cash game: one game and its stakes at one or several tables, and who waits for a seat there.

Times are milliseconds since 1970, and arguments. A game is a value; `acts` says what becomes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from dealer_assist.errors import Unreadable
from dealer_assist.rules.bounds import MOST_NAME, MOST_SETTING
from dealer_assist.rules.seats import MOST_SEATS

MOST_TABLES = 40
SEAT, TABLE = "seat", "table"       # what time is charged by


@dataclass(frozen=True, slots=True)
class OnList:
    """A name on the waiting list. `ticket` is its number there; `table` the one that it was called to."""

    ticket: int
    player: str
    since: int
    called: int | None = None
    table: int | None = None
    passed: int = 0


@dataclass(frozen=True, slots=True)
class ChangeAsked:
    """A seated player who wants another seat: at table `to`, which may be the one where the player sits."""

    player: str
    to: int
    since: int


@dataclass(frozen=True, slots=True)
class TimeCharge:
    """What time costs every `minutes`: `amount` chips of each seat, or of the table together."""

    amount: int = 0
    per: str = SEAT
    minutes: int = 30


@dataclass(frozen=True, slots=True)
class CashGame:
    """A game's tables and lists.

    Shape: `tables` in the order in which seats are filled; `feeds` names for each must-move table the one
    that its players move to, which stands before it; `seats` a table. `waiting` is in the order of calling,
    `changes` in the order of asking. `tickets` counts the names that were ever put on the list.
    """

    name: str
    tables: tuple[int, ...]
    feeds: Mapping[int, int]
    seats: int = 9
    time: TimeCharge = TimeCharge()
    waiting: tuple[OnList, ...] = ()
    changes: tuple[ChangeAsked, ...] = ()
    tickets: int = 0
    over: bool = False

    def entry(self, player: str) -> OnList | None:
        """The player's place on the waiting list."""
        return next((one for one in self.waiting if one.player == player), None)

    def place(self, ticket: int) -> int | None:
        """How far up the list a ticket is, from 1; None for one that is not on it."""
        tickets = [one.ticket for one in self.waiting]
        return tickets.index(ticket) + 1 if ticket in tickets else None


def document(game: CashGame) -> dict[str, Any]:
    """A game as a row of the ledger has it."""
    return {
        "name": game.name, "tables": list(game.tables), "seats": game.seats, "tickets": game.tickets,
        "feeds": {str(table): to for table, to in sorted(game.feeds.items())}, "time": asdict(game.time),
        "waiting": [asdict(one) for one in game.waiting], "changes": [asdict(one) for one in game.changes],
        "over": game.over,
    }


def read(row: Mapping[str, Any]) -> CashGame:
    """The game that `document` wrote."""
    return CashGame(
        **{name: row[name] for name in ("name", "seats", "tickets", "over")}, tables=tuple(row["tables"]),
        feeds={int(table): to for table, to in row["feeds"].items()}, time=TimeCharge(**row["time"]),
        waiting=tuple(OnList(**one) for one in row["waiting"]),
        changes=tuple(ChangeAsked(**one) for one in row["changes"]))


def terms(game: CashGame | None, wanted: Mapping[str, Any]) -> CashGame:
    """The game under other terms, its lists as they are; a new one without `game`, or where that is over.

    Shape: `name`, `tables`, `feeds` (table to table), `seats`, `amount`, `per` and `minutes` of the time.
    Errors: `bad-cash-game`: no name, no table or one twice, a feeding table that stands before its main
    table, seats or a charge that cannot be.
    """
    name = str(wanted.get("name") or "").strip()
    tables, seats = tuple(wanted.get("tables") or ()), wanted.get("seats", 9)
    feeds = {int(table): to for table, to in (wanted.get("feeds") or {}).items()}
    time = TimeCharge(wanted.get("amount", 0), wanted.get("per", SEAT), wanted.get("minutes", 30))
    if not name or len(name) > MOST_NAME:
        raise Unreadable("bad-cash-game.name", field="name")
    if not 1 <= len(tables) <= MOST_TABLES or len(set(tables)) != len(tables):
        raise Unreadable("bad-cash-game.tables", most=MOST_TABLES, field="tables")
    for table, to in feeds.items():
        if table not in tables or to not in tables or tables.index(to) >= tables.index(table):
            raise Unreadable("bad-cash-game.feeds", field="feeds")
    if not 2 <= seats <= MOST_SEATS:
        raise Unreadable("bad-cash-game.seats", most=MOST_SEATS, field="seats")
    if time.per not in (SEAT, TABLE) or not 0 <= time.amount <= MOST_SETTING or not 1 <= time.minutes <= 600:
        raise Unreadable("bad-cash-game.time", field="amount")
    # tickets go on, or an old one would be somebody else's
    new = CashGame(name, tables, feeds, tickets=game.tickets if game else 0)
    before = new if game is None or game.over else game
    changes = tuple(one for one in before.changes if one.to in tables)
    return replace(before, name=name, tables=tables, feeds=feeds, seats=seats, time=time, changes=changes)
