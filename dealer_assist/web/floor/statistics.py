"""The calls of a night in figures: by kind, table and dealer, with the time to rule."""

from __future__ import annotations

from datetime import timedelta

from flask import render_template, request

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database, utc
from dealer_assist.store.review import call_statistics
from dealer_assist.store.review.call_statistics import BY, CallsWanted
from dealer_assist.store.transfer import exports
from dealer_assist.web.floor.blueprint import floor

NIGHT = timedelta(hours=12)


@floor.get("/calls/statistics")
def call_figures() -> tuple[str, int]:
    """The calls from `since` until `until`, those of the last twelve hours unless asked."""
    refusal = None
    wanted = CallsWanted(since=utc.stamp(utc.moment() - NIGHT))
    try:
        if request.args.get("since") or request.args.get("until"):
            wanted = CallsWanted(None, exports.moment(request.args.get("since"), "since", here=True),
                                 exports.moment(request.args.get("until"), "until", here=True))
    except Refusal as wrong:
        refusal = wrong
    with database.reading() as session:
        figures = call_statistics.sums(session, wanted)
    shown = render_template("floor/statistics.html", figures=figures, by=BY, wanted=wanted, refusal=refusal)
    return shown, 422 if refusal else 200
