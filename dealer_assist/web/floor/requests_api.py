"""`/requests`: a stack beyond what a dealer may do alone is asked of the floor, who confirms or declines."""

from __future__ import annotations

from typing import Literal

from flask import Response, jsonify

from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.store.tables import requests
from dealer_assist.store.tables.requests import Wish
from dealer_assist.web.api.blueprint import TABLE, api, created
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.schemas import SeatNumber, SeatTaken, Signed
from dealer_assist.web.auth.roles import signed_by

REQUEST = "/requests/<int:number>"


class RequestEntry(SeatTaken, Signed):
    """What a seat is to become, as when it is taken; in a hand only `stack` counts, as counted behind."""

    seat: SeatNumber

    def wish(self) -> Wish:
        """What is asked for."""
        player = self.player.strip() if self.player else None
        return Wish(player, self.stack, self.present, self.instead, self.agreed, self.why)


class RequestAnswer(Answer):
    """A request: `had` is what the seat had when it was asked, `stack` what it is to have."""

    id: int
    table: int
    hand: int | None
    seat: int
    player: str | None
    had: int
    stack: int
    state: Literal["waiting", "confirmed", "declined", "replaced"]


class RequestsAnswer(Answer):
    """Requests that wait, the oldest first, then the others, the newest first."""

    requests: list[RequestAnswer]


@api.post(TABLE + "/requests")
@api.input(RequestEntry)
@api.output(RequestAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 422])
def ask_floor(table: int, json_data: RequestEntry) -> Response:
    """Ask the floor for a stack beyond the limits of the table; a later one for the seat replaces it."""
    by = signed_by(json_data.who, json_data.device, json_data.key)
    with database.writing() as session:
        asked = requests.ask(session, table, json_data.seat, json_data.wish(), by)
        return created(requests.document(session, asked))


@api.get(TABLE + "/requests")
@api.output(RequestsAnswer)
@api.doc(tags=["floor"], responses=[404])
def table_requests(table: int) -> Response:
    """What a table asked of the floor, and how it was answered."""
    with database.reading() as session:
        documents.find_table(session, table)
        return jsonify({"requests": requests.listed(session, table)})


@api.get("/requests")
@api.output(RequestsAnswer)
@api.doc(tags=["floor"])
def list_requests() -> Response:
    """What the tables ask of the floor."""
    with database.reading() as session:
        return jsonify({"requests": requests.listed(session)})


@api.post(REQUEST + "/confirm")
@api.input(Signed)
@api.output(RequestAnswer)
@api.doc(tags=["floor"], responses=[404, 409, 422])
def confirm_request(number: int, json_data: Signed) -> Response:
    """Say yes: the seat gets what was asked for, in the name of whoever says so."""
    with database.writing() as session:
        by = signed_by(json_data.who, json_data.device, json_data.key)
        return jsonify(requests.document(session, requests.confirm(session, number, by)))


@api.post(REQUEST + "/decline")
@api.input(Signed)
@api.output(RequestAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def decline_request(number: int, json_data: Signed) -> Response:
    """Say no: nothing changes at the table."""
    with database.writing() as session:
        by = signed_by(json_data.who, json_data.device, json_data.key)
        return jsonify(requests.document(session, requests.decline(session, number, by)))
