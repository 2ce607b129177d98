"""The API of reviews: what the live hands were worth at a step, and branches of a hand."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Response, jsonify
from pydantic import BaseModel, Field

from dealer_assist.store.db import database
from dealer_assist.store.hands.incidents import MOST_NOTE
from dealer_assist.store.hands.documents import seen_by
from dealer_assist.store.review import branches, cards_known
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.blueprint import HAND, api, created
from dealer_assist.web.api.schemas import Body, Line, Signed
from dealer_assist.web.auth.roles import looker, signed_by
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


class BranchTry(Body):
    """"What if from here": the hand's first `after` lines as they count, then these `lines`."""

    after: Annotated[int, Field(ge=0, le=branches.MOST_LINES)]
    lines: Annotated[list[Line], Field(max_length=branches.MOST_LINES)] = []


class BranchEntry(BranchTry, Signed):
    """The same to be kept by its `name`."""

    name: Annotated[str, Field(max_length=MOST_NOTE)]


class BranchAnswer(Answer):
    """The hand as it would stand; `rest` are lines of the hand that would still fit."""

    state: dict[str, Any]
    lines: list[str]
    rest: list[str]


class BranchesAnswer(Answer):
    """The branches of a hand, oldest first; `kept` the number of the one just kept."""

    branches: list[dict[str, Any]]
    kept: int | None = None


@api.get(HAND + "/branches")
@api.output(BranchesAnswer)
@api.doc(tags=["floor"], responses=[404])
def list_branches(hand: int) -> Response:
    """What was tried on a hand and kept by a name. None of it is in force."""
    with database.reading() as session:
        seen(session, hand)
        return jsonify({"branches": branches.of_hand(session, hand)})


@api.post(HAND + "/branches/try")
@api.input(BranchTry)
@api.output(BranchAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def try_branch(hand: int, json_data: BranchTry) -> Response:
    """How a finished hand would stand had it gone otherwise from a moment on; nothing is kept."""
    with database.reading() as session:
        tried = branches.rehearse(session, hand, json_data.after, json_data.lines)
        return jsonify(seen_by(session, hand, looker(), tried))


@api.post(HAND + "/branches")
@api.input(BranchEntry)
@api.output(BranchesAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 422])
def keep_branch(hand: int, json_data: BranchEntry) -> Response:
    """Keep a branch by its name, as a row of the ledger; its page is `/hands/<hand>/branches/<kept>`."""
    by = signed_by(json_data.who, json_data.device, json_data.key)
    with database.writing() as session:
        number = branches.keep(session, hand, json_data.after, json_data.lines, json_data.name, by)
        return created({"branches": branches.of_hand(session, hand), "kept": number})
