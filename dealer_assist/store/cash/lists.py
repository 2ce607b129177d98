"""The lists of cash games: acts are sealed, seats taken and changed by the one way that there is for it.

A game is known by the number of its first table. Sessions that change something are those of
`database.writing()`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import merge
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, aliased

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.session.cash import acts, game as games
from dealer_assist.session.cash.game import CashGame
from dealer_assist.session.cash.next_seat import Sitter
from dealer_assist.store.db.models import Player, Seat, Table
from dealer_assist.store.db.refusals import NotFound, Taken
from dealer_assist.store.events.tables import refuse_by_hand
from dealer_assist.store.hands.write import lock_table
from dealer_assist.store.ledger import chips, courses
from dealer_assist.store.ledger.courses import CASH, CourseRow
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.tables import seats
from dealer_assist.store.tables.settings import room_table

NEWS = "room"                       # what the room has to say at a table: who comes, who goes, who deals next
MOVES = ("seat", "move")            # these moved chips too; whoever sat down is moved back by hand
SAT_DOWN = (chips.SEATED, chips.NAMED, chips.MOVED, "opening")
AT_ONCE = 20


def all_games(session: Session) -> dict[int, CashGame]:
    """The games that are open, by number: one row of each is read."""
    other = aliased(LedgerRow)
    newest = select(func.max(other.seq)).where(
        other.kind == CASH, other.table_id == Table.id).correlate(Table).scalar_subquery()
    each = select(newest).select_from(Table)
    rows = session.scalars(select(LedgerRow).where(LedgerRow.seq.in_(each)))
    known = {row.table_id or 0: games.read(courses.of_row(row).after) for row in rows}
    return {number: known[number] for number in sorted(known) if not known[number].over}


def find(session: Session, number: int) -> tuple[CashGame, CourseRow]:
    """A game and its newest act.  Errors: NotFound."""
    course = courses.stands(session, CASH, number)
    if course is None or course.after["over"]:
        raise NotFound("cash-game", number)
    return games.read(course.after), course


def game_at(session: Session, table: int) -> tuple[int, CashGame] | None:
    """The game that is dealt at a table."""
    return next(((number, one) for number, one in all_games(session).items() if table in one.tables), None)


def set_terms(session: Session, number: int, wanted: Mapping[str, Any]) -> CourseRow:
    """Open a game, or change one.

    Errors: NotFound, `not-a-table`, `event-seat`, `bad-cash-game` (see `session.cash.game.terms`; its first
    table stays), `table-in-game` for a table of another game.
    """
    lock_table(session, number)
    tables = wanted.get("tables") or ()
    if tables and tables[0] != number:
        raise Unreadable("bad-cash-game.first", field="tables")
    others = {table: one for key, one in all_games(session).items() if key != number for table in one.tables}
    for table in tables:
        room_table(session, table)
        refuse_by_hand(session, table)
        if table in others:
            raise NotNow("table-in-game", name=others[table].name, field="tables")
    return _tell_columns(session, courses.do(session, CASH, {**wanted, "act": "terms"}, number))


def act(session: Session, number: int, wanted: Mapping[str, Any]) -> CourseRow:
    """Do an act of the floor: names come on a list and go, are called and pass, sit down, move.

    Shape: `act` and its fields, see `session.cash.acts`; `undo` takes back the newest act, which is row `of`.
    Errors: NotFound; those of the lists, of seats, of `courses.undo`.
    """
    lock_table(session, number)
    game, done = find(session, number)[0], acts.wanted(wanted)
    if done["act"] == courses.UNDO:
        return _tell_columns(session, courses.undo(session, CASH, done["of"], MOVES, number))
    if done["act"] == "terms":
        return set_terms(session, number, done)
    sitters = sitting(session, game)
    acts.check(game, done, sitters)
    if done["act"] == "seat":
        _sits_down(session, sitters, done)
    elif done["act"] == "move":
        done["from"] = _moved(session, sitters, done)
    return _tell_columns(session, courses.do(session, CASH, done, number))


def sitting(session: Session, game: CashGame) -> list[Sitter]:
    """Who sits at the tables of a game; since when, for those of a must-move table."""
    rows = session.execute(
        select(Seat.table_id, Seat.number, Player.name).outerjoin(Player, Player.id == Seat.player_id)
        .where(Seat.table_id.in_(game.tables)).order_by(Seat.table_id, Seat.number)).all()
    since = {(table, name): at for table in game.feeds for name, at in _since(
        session, table, {name for of, _, name in rows if of == table and name}).items()}
    return [Sitter(name or "", table, seat, since.get((table, name), 0)) for table, seat, name in rows]


def _sits_down(session: Session, sitters: list[Sitter], done: Mapping[str, Any]) -> None:
    there = next((one for one in sitters if (one.table, one.seat) == (done["table"], done["seat"])), None)
    if there is not None:
        raise Taken(there.seat, there.player)
    seats.take_seat(session, done["table"], done["seat"], done["player"], done["stack"], True)


def _moved(session: Session, sitters: list[Sitter], done: dict[str, Any]) -> list[int]:
    sits = next(one for one in sitters if one.player == done["player"])
    seats.move_seat(session, sits.table, sits.seat, done["to"], done["seat"], done.get("why", ""))
    return [sits.table, sits.seat]


def _since(session: Session, table: int, wanted: set[str]) -> dict[str, int]:
    """When each came to the table; another seat there is no new coming."""
    known: dict[str, int] = {}
    for row in _sat_down(session, table):
        if wanted <= known.keys():
            break
        payload = row.content
        if row.kind == "opening":
            names = [one["player"] for one in payload.get("seats", {}).values()]
        elif payload.get("moved", [None])[0] == table:
            names = []
        else:
            names = [(payload["to"] or {}).get("player")]
        for name in wanted.intersection(names) - known.keys():
            known[name] = courses.milliseconds(row.at)
    return known


def _sat_down(session: Session, table: int) -> Iterator[LedgerRow]:
    """Rows of somebody sitting down at a table, the newest first, as many as are asked for."""
    return merge(*(_of_kind(session, kind, table) for kind in SAT_DOWN), key=lambda row: -row.seq)


def _of_kind(session: Session, kind: str, table: int) -> Iterator[LedgerRow]:
    wanted = courses.newest(kind, table).limit(AT_ONCE)
    page = session.scalars(wanted).all()
    while page:
        yield from page
        page = session.scalars(wanted.where(LedgerRow.seq < page[-1].seq)).all()


def _tell_columns(session: Session, course: CourseRow) -> CourseRow:
    for table in course.after["tables"]:
        feed.note(session, News(table, kind=NEWS))
    return course
