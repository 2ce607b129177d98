"""One player, one seat: who sits down at a table of the room sits nowhere else in it.

A player is a name that the room knows, and no two players have the same. An event seats those who entered
it by its own list, so its tables neither count here nor ask.
"""

from __future__ import annotations

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.texts import say
from dealer_assist.store.db.models import Player, Seat, Table
from dealer_assist.store.events.models import EventTable
from dealer_assist.store.ledger import chips


def take(session: Session, table: Table, seat: int, player: Player) -> None:
    """Let `player` sit down in `seat`, and go from a seat elsewhere in which no chips are left.

    Errors: `already-seated` while chips of the player lie elsewhere, or at another seat of this table.
    """
    # two tables that seat one player at once come one after the other (SQLite has one writer anyway)
    session.execute(select(Player.id).where(Player.id == player.id).with_for_update())
    for other in session.scalars(_seats_of(player)):
        if (other.table_id, other.number) == (table.id, seat):
            continue
        if other.stack or other.table_id == table.id:
            raise _sits(session, player, other, table)
        chips.leave(session, session.get_one(Table, other.table_id, with_for_update=True), other)


def is_free(session: Session, name: str) -> bool:
    """Does nobody of this name sit anywhere?"""
    player = session.scalar(select(Player).where(Player.name == name))
    return player is None or session.scalar(_seats_of(player).limit(1)) is None


def _seats_of(player: Player) -> Select[Seat]:
    playing = select(EventTable.table_id).where(EventTable.until.is_(None))
    return select(Seat).where(Seat.player_id == player.id, Seat.table_id.not_in(playing))


def _sits(session: Session, player: Player, other: Seat, table: Table) -> NotNow:
    here = other.table_id == table.id
    where = say("refused.this-table") if here else session.get_one(Table, other.table_id).name
    return NotNow("already-seated", player=player.name, seat=other.number, table=where, field="player")
