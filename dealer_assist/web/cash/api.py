"""`/cash-games`: lists and seats of cash games; a table's time and boxes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from flask import Response, jsonify
from pydantic import Field

from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.session.cash.acts import wanted
from dealer_assist.store.cash import box, documents, lists
from dealer_assist.store.db import database
from dealer_assist.store.hands.documents import find_table
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.api.schemas import Body, Chips, Name, SeatNumber, Word

GAMES = "/cash-games"
Id = Annotated[int, Field(ge=1, le=MOST_ID)]
Row = Annotated[int, Field(ge=0, le=MOST_ID)]


class CashTerms(Body):
    """A game: its `tables` in the order in which seats are filled, the first names it; `feeds` says which
    must-move table feeds which. Time costs `amount` every `minutes`, of each seat or of the table.
    """

    name: Name
    tables: Annotated[list[Id], Field(min_length=1, max_length=40)]
    feeds: dict[Annotated[str, Field(pattern=r"^\d{1,9}$")], Id] = {}
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 9
    amount: Chips = 0
    per: Literal["seat", "table"] = "seat"
    minutes: Annotated[int, Field(ge=1, le=600)] = 30


class CashAct(Body):
    """An act of the floor: `join`, `call` (to `table`), `pass`, `off`, `seat` (at `table`, with `stack`),
    `ask` for a seat at table `to`, `drop` that, `move` to table `to`, `close`, and `undo` of row `of`.
    """

    act: Literal["join", "call", "pass", "off", "seat", "ask", "drop", "move", "close", "undo"]
    player: Name | None = None
    table: Id | None = None
    to: Id | None = None
    seat: SeatNumber | None = None
    stack: Chips | None = None
    why: Word | None = None
    of: Row | None = None


class BoxCounted(Body):
    """What was in the box; `dealer` where it is not whoever is signed in at the table."""

    counted: Chips
    dealer: Name | None = None


class TimeTaken(Body):
    """`after` is the row of the charge before it: said twice it is taken once."""

    after: Row | None = None


class ChargeOf(Body):
    """The row of the charge that is given back."""

    of: Row


@api.get(GAMES)
@api.doc(tags=["cash"])
def list_cash_games() -> Response:
    """Every open game: its tables, who waits, whose the open seats are and why."""
    with database.reading() as session:
        return jsonify({"games": documents.room_document(session)})


@api.post(GAMES)
@api.input(CashTerms)
@api.doc(tags=["cash"], responses=[404, 415, 422])
def open_cash_game(json_data: CashTerms) -> tuple[Response, int]:
    """Open a game, or give the one that its first table names other terms."""
    terms = json_data.model_dump()
    with database.writing() as session:
        find_table(session, terms["tables"][0])
        lists.set_terms(session, terms["tables"][0], wanted(terms | {"act": "terms"}))
        return jsonify(documents.game_document(session, terms["tables"][0])), 201


@api.get(GAMES + "/<int:game>")
@api.doc(tags=["cash"], responses=[404])
def get_cash_game(game: int) -> Response:
    """One game."""
    with database.reading() as session:
        return jsonify(documents.game_document(session, game))


@api.post(GAMES + "/<int:game>/acts")
@api.input(CashAct)
@api.doc(tags=["cash"], responses=[404, 415, 422])
def act_on_cash_game(game: int, json_data: CashAct) -> tuple[Response, int]:
    """One act; the answer is the game after it, `done` the number of its row."""
    with database.writing() as session:
        done = lists.act(session, game, json_data.model_dump(exclude_none=True))
        over = done.after["over"]
        answer = {"number": game} if over else documents.game_document(session, game)
        return jsonify(answer | {"over": over, "done": done.seq}), 201


@api.post(TABLE + "/time")
@api.input(TimeTaken)
@api.doc(tags=["cash"], responses=[404, 415, 422])
def charge_time(table: int, json_data: TimeTaken) -> tuple[Response, int]:
    """Take the time of one period from the seats: what each paid, and who owes it."""
    with database.writing() as session:
        return jsonify(_charge(box.charge(session, table, json_data.after))), 201


@api.post(TABLE + "/time/back")
@api.input(ChargeOf)
@api.doc(tags=["cash"], responses=[404, 415, 422])
def give_time_back(table: int, json_data: ChargeOf) -> tuple[Response, int]:
    """Give the newest charge back."""
    with database.writing() as session:
        return jsonify(_charge(box.give_back(session, table, json_data.of))), 201


@api.get(TABLE + "/boxes")
@api.doc(tags=["cash"], responses=[404])
def list_boxes(table: int) -> Response:
    """What must be in the box now, and the boxes that were counted."""
    with database.reading() as session:
        find_table(session, table)
        return jsonify({"now": box.box(session, table)._asdict(), "boxes": box.boxes(session, table)})


@api.post(TABLE + "/boxes")
@api.input(BoxCounted)
@api.doc(tags=["cash"], responses=[404, 415, 422])
def count_box(table: int, json_data: BoxCounted) -> tuple[Response, int]:
    """Count the box of a down: the answer has what it had to hold, and the difference."""
    with database.writing() as session:
        find_table(session, table)
        return jsonify(box.count(session, table, json_data.counted, json_data.dealer).content), 201


def _charge(row: LedgerRow) -> dict[str, Any]:
    paid = {seat: -moved for seat, moved in row.content["stacks"].items()}
    return {"row": row.seq, "paid": paid, "comes_to": sum(paid.values()), "owes": row.content["owes"]}
