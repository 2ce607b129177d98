"""A hand whose record was changed from outside is answered with what does not add up, wherever it is shown.

Views read the record as it was written. What they stumble over is looked at once more here: where the check
of a hand finds differences, the fault is the record's, and who asks is told it; every other fault is ours.
"""

from __future__ import annotations

from typing import Any

from apiflask import APIFlask
from flask import Response, current_app, jsonify, render_template, request
from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal
from dealer_assist.record.check import UNREADABLE
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.hands import bulk, verify
from dealer_assist.store.live import displays
from dealer_assist.texts import joined, speak
from dealer_assist.web.displays.pages import displays_pages
from dealer_assist.web.shell import languages

NEWEST = 50     # hands of a table that are looked through
MOST = 10       # differences that are told: of a hand without its first entry none adds up
STATUS = 422


def answer_damage(app: APIFlask) -> None:
    """Register for whatever a damaged row ends in."""
    for kind in UNREADABLE:
        if kind is not OverflowError:       # which is of an amount that goes into no column
            app.register_error_handler(kind, answer)


def answer(problem: Exception) -> Any:
    """What does not add up, where that is the reason; else as any fault of ours."""
    with database.reading() as session:
        report = _report(session, request.view_args or {})
    if report is None:
        return current_app.handle_exception(problem)
    wrong = [one["message"] for one in report["differences"][:MOST]]
    current_app.logger.error("hand %s does not add up: %s", report["hand"], "; ".join(map(str, wrong)))
    refusal = Refusal("record-damaged", number=report["hand"], wrong=joined(wrong, " "))
    if _wants_page():
        page = render_template("shell/damaged.html", number=report["hand"], wrong=wrong)
        return Response(page, STATUS)
    response = jsonify({**languages.refused(refusal), "differences": speak(wrong, languages.of_the_reader())})
    response.status_code = STATUS
    return response


def _wants_page() -> bool:
    """Is it an address that people open, and no document?"""
    return not request.path.startswith("/api/") and not request.path.endswith(".json")


def _report(session: Session, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The check of the first hand of this address that does not add up, without a card that nobody showed."""
    for number in _hands(session, asked):
        report = verify.of(bulk.read(session, [number])[0])
        if not report["ok"]:
            return verify.without_cards(report)
    return None


def _hands(session: Session, asked: dict[str, Any]) -> list[int]:
    """The hands that an address shows: the one it names, else the newest of its table."""
    numbers = select(HandRow.id)
    if "hand" in asked:
        return list(session.scalars(numbers.where(HandRow.id == asked["hand"])))
    on_display = "token" in asked and request.blueprint == displays_pages.name
    table = displays.find(session, asked["token"]).table_id if on_display else (
        asked.get("table", asked.get("number")))
    newest = numbers.where(HandRow.table_id == table).order_by(HandRow.number.desc()).limit(NEWEST)
    return list(session.scalars(newest)) if isinstance(table, int) else []
