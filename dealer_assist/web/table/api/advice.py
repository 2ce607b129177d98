"""`/advise`: how a mistake at the table is put right. The ruling is offered; nothing is changed."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify
from sqlalchemy.orm import Session

from dealer_assist.contract.advice import advise as ask, advise_on, check
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.store.db import database
from dealer_assist.record.log import VOID
from dealer_assist.record import log, replay
from dealer_assist.store.hands import documents, unseen
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.web.api.blueprint import HAND, api
from dealer_assist.web.api.documents import answer
from dealer_assist.web.api.answers import AdviceAnswer
from dealer_assist.web.api.schemas import HappeningBody
from dealer_assist.web.auth.roles import looker


@api.post("/advise")
@api.doc(tags=["judge"], responses=[413, 415, 422])
@api.output(AdviceAnswer)
def advise() -> Response:
    """What the floor is to say.

    Takes a document of the contract's section 4 with `happened`, or JSON Lines of them. `happened` is
    `{"kind": "chips", "chips": [500, 200], "said": null}`, or another kind with its own keys.
    """
    return answer(ask)


@api.post(HAND + "/advise")
@api.input(HappeningBody)
@api.output(AdviceAnswer)
@api.doc(tags=["hands"], responses=[404, 415, 422])
def advise_hand(hand: int, json_data: HappeningBody) -> Response:
    """What the floor is to say on the hand as it stands, or stood right after entry `seq`."""
    check(json_data.happened)
    with database.reading() as session:
        return jsonify(_ruling(session, hand, json_data))


def _ruling(session: Session, number: int, asked: HappeningBody) -> dict[str, Any]:
    hand = documents.find_hand(session, number)
    rows = rows_of(session, number)
    newest = rows[-1].seq
    seq = newest if asked.seq is None else asked.seq
    if seq > newest:
        raise Unreadable("bad-seq", hand=number, newest=newest, seq=seq, field="seq")
    path = log.courses(rows[:seq + 1])[-1].path
    hand_played = replay.played(hand, rows, path, rows[seq].hash)
    if replay.status(hand_played, rows, path) == VOID:
        raise NotNow("hand-void.no-ruling", field="happened")
    shown = unseen.laid_open(hand, rows, looker())
    return advise_on(shown.played(path) if shown else hand_played, asked.happened)
