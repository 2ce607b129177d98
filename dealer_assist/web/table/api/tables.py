"""`/tables`: set one up, seat players, begin a hand."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from dealer_assist.games import load_game
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, standing
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.people.models import DEALER
from dealer_assist.store.tables import bomb_pots, dealing, known, seats, settings as setting, several
from dealer_assist.web.api.blueprint import TABLE, api, created
from dealer_assist.web.api.schemas import (
    BombPotsAsked,
    CarriedTo,
    HandStart,
    ListQuery,
    NewTable,
    NewTables,
    SeatLeft,
    SeatTaken,
    Signed,
    TableChange,
)
from dealer_assist.web.api.answers import HandAnswer, HandList, TableAnswer, TableList, TablePast
from dealer_assist.web.auth.roles import TABLET, asking, looker, signed_by

SEAT = TABLE + "/seats/<int:seat>"
SAW = {"ago", "after", "at_table"}      # when a hand was dealt, and how the table stood then


@api.get("/tables")
@api.output(TableList)
@api.doc(tags=["tables"])
def list_tables() -> Response:
    """Every table of the room."""
    with database.reading() as session:
        rooms = session.scalars(documents.room_tables())
        return jsonify({"tables": [_seen(documents.table_document(session, table)) for table in rooms]})


def _seen(table: dict[str, Any]) -> dict[str, Any]:
    """Who sits at another table, and with what, is not for a tablet and a dealer."""
    asks = asking()
    if asks.open or asks.role not in (DEALER, TABLET) or asks.may_be_at(table["id"]):
        return table
    return {**table, "seats": [], "positions": None}


@api.post("/tables")
@api.input(NewTable)
@api.output(TableAnswer, status_code=201)
@api.doc(tags=["tables"], responses=[415, 422])
def add_table(json_data: NewTable) -> Response:
    """Set up a table."""
    _check_game(json_data.game)
    settings = json_data.model_dump(exclude_none=True, exclude={"name"})
    with database.writing() as session:
        table = setting.add_table(session, json_data.name.strip(), settings)
        return created(documents.table_document(session, table))


@api.post("/tables/several")
@api.input(NewTables)
@api.output(TableList, status_code=201)
@api.doc(tags=["tables"], responses=[415, 422])
def add_tables(json_data: NewTables) -> Response:
    """Set up empty tables alike, all or none: the name and a number each, as `NLH 1` to `NLH 20`."""
    _check_game(json_data.game)
    settings = json_data.model_dump(exclude_none=True, exclude={"name", "first", "count"})
    with database.writing() as session:
        tables = several.add_tables(
            session, json_data.name.strip(), json_data.first, json_data.count, settings)
        return created({"tables": [documents.table_document(session, table) for table in tables]})


@api.get(TABLE)
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404])
def get_table(table: int) -> Response:
    """A table, its seats, its latest hand, who posts in the next one."""
    with database.reading() as session:
        return jsonify(documents.table_document(session, documents.find_table(session, table)))


@api.get(TABLE + "/past")
@api.output(TablePast)
@api.doc(tags=["tables"], responses=[404])
def get_past(table: int) -> Response:
    """What the next hands hang on, so that a tablet deals them without a network."""
    with database.reading() as session:
        room = documents.find_table(session, table)
        return jsonify(known.past_document(session, room, signed_by(None, None, None).who))


@api.patch(TABLE)
@api.input(TableChange)
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404, 415, 422])
def change_table(table: int, json_data: TableChange) -> Response:
    """Change name or settings; they count from the next hand on."""
    _check_game(json_data.game)
    changes = json_data.model_dump(exclude_unset=True, exclude={"ago"})
    if changes.get("name", "") is None:
        del changes["name"]
    with database.writing() as session:
        changed = setting.change_table(session, table, changes, json_data.ago)
        return jsonify(documents.table_document(session, changed))


@api.put(TABLE + "/bomb-pots")
@api.input(BombPotsAsked)
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404, 415, 422])
def set_bomb_pots(table: int, json_data: BombPotsAsked) -> Response:
    """Say what the table's bomb pots are played for, and how often one comes, from the next hand on."""
    with database.writing() as session:
        changed = bomb_pots.change(session, table, json_data.model_dump())
        feed.note(session, News(table, kind="table"))
        return jsonify(documents.table_document(session, changed))


@api.delete(TABLE + "/bomb-pots")
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404, 422])
def end_bomb_pots(table: int) -> Response:
    """No more bomb pots by themselves."""
    with database.writing() as session:
        changed = bomb_pots.change(session, table, None)
        feed.note(session, News(table, kind="table"))
        return jsonify(documents.table_document(session, changed))


@api.put(SEAT)
@api.input(SeatTaken)
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[403, 404, 409, 415, 422])
def take_seat(table: int, seat: int, json_data: SeatTaken) -> Response:
    """Seat a player, or change their chips or whether they are dealt in."""
    player = json_data.player.strip() if json_data.player else None
    with database.writing() as session:
        changed = seats.take_seat(
            session, table, seat, player, json_data.stack, json_data.present, instead=json_data.instead,
            agreed=json_data.agreed, why=json_data.why, had=json_data.had)
        return jsonify(documents.table_document(session, changed))


@api.delete(SEAT)
@api.input(SeatLeft, location="query")
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404, 422])
def leave_seat(table: int, seat: int, query_data: SeatLeft) -> Response:
    """Clear a seat."""
    with database.writing() as session:
        changed = seats.leave_seat(session, table, seat, query_data.player, query_data.had)
        return jsonify(documents.table_document(session, changed))


@api.post(TABLE + "/carried")
@api.input(CarriedTo)
@api.output(TableAnswer)
@api.doc(tags=["tables"], responses=[404, 415, 422])
def award_carried(table: int, json_data: CarriedTo) -> Response:
    """Say who gets a pot that stays in the middle, where no other hand is dealt for it (ruling R58)."""
    to = {int(seat): amount for seat, amount in json_data.to.items()}
    with database.writing() as session:
        changed = seats.award_carried(session, table, to, json_data.why)
        return jsonify(documents.table_document(session, changed))


@api.post(TABLE + "/hands")
@api.input(HandStart)
@api.output(HandAnswer, status_code=201)
@api.doc(tags=["hands"], responses=[404, 409, 415, 422])
def start_hand(table: int, json_data: HandStart) -> Response:
    """Begin the next hand: the button moves on, stacks are as the last hand left them."""
    signed = json_data.model_dump(include=set(Signed.model_fields))
    stated = json_data.model_dump(exclude_unset=True, exclude={*SAW, *Signed.model_fields})
    with database.writing() as session:
        hand = dealing.start_hand(
            session, table, stated, signed_by(**signed), **json_data.model_dump(include=SAW))
    return created(standing.answered(hand, 0, looker()))


@api.get(TABLE + "/hands")
@api.input(ListQuery, location="query")
@api.output(HandList)
@api.doc(tags=["hands"], responses=[404, 422])
def list_hands(table: int, query_data: ListQuery) -> Response:
    """The table's hands, newest first."""
    with database.reading() as session:
        return jsonify({"hands": documents.hands_of(session, table, query_data.before, query_data.limit)})


def _check_game(game: str | None) -> None:
    if game is not None:
        load_game(game)
