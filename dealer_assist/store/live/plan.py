"""The plan of the room: a tile for every table, by its place and its event, for the floor and the director.

What the wall shows of a hand, and beside it where the table stands, who deals and who sits there: two
statements more than the wall's, whatever the number of tables and however long the room has played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row as Answer
from sqlalchemy import Select, case, select
from sqlalchemy.orm import Session

from dealer_assist.store.db.models import ROOM, Player, Seat, Table
from dealer_assist.store.events.models import EventTable
from dealer_assist.store.ledger.chips import LEFT
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.live import wall_lines
from dealer_assist.store.people.models import Account, SignIn
from dealer_assist.store.tables.places import TablePlace

# what the plan takes of the wall's card
OF_THE_HAND = ("id", "name", "game_name", "hand", "number", "status", "started", "since", "stakes", "street",
               "to_act", "waits", "call", "silent", "unsent")


def tiles(
    session: Session, tables: Sequence[int] | None, devices: Iterable[Mapping[str, Any]],
) -> list[dict[str, Any]]:
    """The tables, or those named, in order.

    Shape: of the wall's card `OF_THE_HAND`; `down` and `across` where it has a place; where it plays an event
    `event`, and `event_table`, its number there; `dealer` who is signed in at it; `left` when a seat was left
    last; `people`: of each taken seat its number, the name, and whether it is dealt in.
    """
    cards = wall_lines.cards(session, tables, devices, False)
    about = {row.id: row for row in session.execute(_about(tables))}
    people = _people(session, tables)
    return [
        {key: card.get(key) for key in OF_THE_HAND} | _where(about[card["id"]])
        | {"people": people.get(card["id"], [])}
        for card in cards]


def _about(tables: Sequence[int] | None) -> Select[Any]:
    """Of each table what hardly changes, in one statement: every part of it is one look into an index."""
    dealer = (select(case((SignIn.ended.is_(None), Account.name))).select_from(SignIn)
              .join(Account, Account.id == SignIn.account_id).where(SignIn.table_id == Table.id)
              .order_by(SignIn.began.desc()).limit(1).scalar_subquery())
    left = (select(LedgerRow.at).where(LedgerRow.table_id == Table.id, LedgerRow.kind == LEFT)
            .order_by(LedgerRow.seq.desc()).limit(1).scalar_subquery())
    wanted = (
        select(Table.id, TablePlace.down, TablePlace.across, EventTable.event_id, EventTable.number,
               dealer.label("dealer"), left.label("left"))
        .outerjoin(TablePlace, TablePlace.table_id == Table.id)
        .outerjoin(EventTable, (EventTable.table_id == Table.id) & EventTable.until.is_(None))
        .where(Table.kind == ROOM))
    return wanted if tables is None else wanted.where(Table.id.in_(tables))


def _where(row: Answer[Any]) -> dict[str, Any]:
    return {"down": row.down, "across": row.across, "event": row.event_id, "event_table": row.number,
            "dealer": row.dealer, "left": row.left}


def _people(session: Session, tables: Sequence[int] | None) -> dict[int, list[list[Any]]]:
    wanted = (select(Seat.table_id, Seat.number, Player.name, Seat.stack, Seat.present)
              .join(Table, Table.id == Seat.table_id).outerjoin(Player, Player.id == Seat.player_id)
              .where(Table.kind == ROOM).order_by(Seat.table_id, Seat.number))
    if tables is not None:
        wanted = wanted.where(Seat.table_id.in_(tables))
    people: dict[int, list[list[Any]]] = {}
    for table, number, name, stack, present in session.execute(wanted):
        people.setdefault(table, []).append([number, name, bool(stack and present)])
    return people
