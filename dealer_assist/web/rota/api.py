"""`/rota`: strings of tables and the push; `/downs`: what each dealer dealt."""

from __future__ import annotations

from typing import Annotated, Literal

from flask import Response, jsonify
from pydantic import Field

from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db import database
from dealer_assist.store.people import downs, rota
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.schemas import Body, Name
from dealer_assist.web.rota.pages import since

Id = Annotated[int, Field(ge=1, le=MOST_ID)]


class RotaAct(Body):
    """`string` (name, `tables` in order, `breaks`, every `minutes`), `end` of one, `place` of `dealer` (none
    for nobody) `at` a place of it, from 0; `push` of one or, without a name, of all; `undo` of row `of`.
    """

    act: Literal["string", "end", "place", "push", "undo"]
    name: Name | None = None
    tables: Annotated[list[Id], Field(max_length=60)] | None = None
    breaks: Annotated[int, Field(ge=0, le=60)] | None = None
    minutes: Annotated[int, Field(ge=1, le=600)] | None = None
    dealer: Name | None = None
    at: Annotated[int, Field(ge=0, le=60)] | None = None
    of: Annotated[int, Field(ge=0, le=MOST_ID)] | None = None


@api.get("/rota")
@api.doc(tags=["dealers"])
def get_rota() -> Response:
    """Every string: who deals where, who rests, who is next and when."""
    with database.reading() as session:
        return jsonify(rota.document(session))


@api.post("/rota/acts")
@api.input(RotaAct)
@api.doc(tags=["dealers"], responses=[404, 415, 422])
def act_on_rota(json_data: RotaAct) -> tuple[Response, int]:
    """One act; the answer is the rota after it."""
    with database.writing() as session:
        rota.act(session, json_data.model_dump(exclude_none=True))
        return jsonify(rota.document(session)), 201


@api.get("/downs")
@api.doc(tags=["dealers"])
def list_downs() -> Response:
    """The downs of the last day, and what they come to by dealer: hands an hour."""
    with database.reading() as session:
        every = downs.downs(session, since())
    days = [one._asdict() | {"an_hour": one.an_hour} for one in downs.by_dealer(every)]
    return jsonify({"downs": [one._asdict() for one in every], "dealers": days})
