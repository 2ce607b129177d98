"""The blueprint of the reviews, who may see what, and how a refusal is told."""

from __future__ import annotations

from apiflask import APIBlueprint
from flask import Response, jsonify, render_template, request
from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.people.models import VIEWER
from dealer_assist.web.shell import languages
from dealer_assist.web.auth.gate import Forbidden
from dealer_assist.web.auth.roles import asking

review = APIBlueprint("review", "dealer_assist", enable_openapi=False)
HAND = "/hands/<int:hand>"
TABLE = "/tables/<int:number>"


def seen(session: Session, number: int) -> HandRow:
    """The hand, if who asks may see it now.  Errors: NotFound; Forbidden for a viewer while it is open."""
    hand = find_hand(session, number)
    if hand.status == OPEN and asking().role == VIEWER:
        raise Forbidden("hand-open.review")
    return hand


@review.errorhandler(Refusal)
def refused(refusal: Refusal) -> tuple[Response | str, int]:
    """The sentence, on a page or as JSON."""
    status = 404 if isinstance(refusal, NotFound) else 403 if isinstance(refusal, Forbidden) else 422
    if request.path.endswith((".json", "/remarks")):
        return jsonify(languages.refused(refusal)), status
    return render_template("review/refused.html", refusal=refusal), status
