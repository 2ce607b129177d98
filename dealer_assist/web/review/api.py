"""The API of reviews: what the live hands were worth at a step."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Response, jsonify
from pydantic import BaseModel, Field

from dealer_assist.store.db import database
from dealer_assist.store.review import cards_known
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.blueprint import HAND, api
from dealer_assist.web.auth.roles import looker
from dealer_assist.web.review.blueprint import seen


class EquityQuery(BaseModel):
    """At which `step` of the review, 0 being the deal."""

    step: Annotated[int, Field(ge=0, le=10_000)] = 0


class EquityAnswer(Answer):
    """Parts of 1 by seat: `share` of the pots, `wins`, `ties`, standard `error`; `outs`.

    Every one of `ways` was judged where `exact`, else a sample of so many.
    """

    step: int
    exact: bool
    ways: int
    seats: dict[str, dict[str, Any]]


@api.get(HAND + "/equity")
@api.input(EquityQuery, location="query")
@api.output(EquityAnswer)
@api.doc(tags=["hands"], responses=[404, 422])
def hand_equity(hand: int, query_data: EquityQuery) -> Response:
    """What each live hand is worth if nobody folds any more, of the cards that you may know."""
    with database.reading() as session:
        seen(session, hand)
        return jsonify(cards_known.worth(session, hand, query_data.step, looker()))
