"""Files out: rows streamed, hands one by one or as a zip."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

from flask import Response, abort, render_template, request, stream_with_context

from dealer_assist.errors import Refusal
from dealer_assist.formats import rows
from dealer_assist.store import database, exporting, showing
from dealer_assist.store.exporting import HEADS, ROWS, Which
from dealer_assist.store.models import OVER, Hand
from dealer_assist.web.exchange.blueprint import exchange

HAND = "/hands/<int(max=2147483647):hand>"
FORMS = {"phh": "text/plain; charset=utf-8", "ohh": "application/json", "txt": "text/plain; charset=utf-8"}
MOST_HANDS = 5000       # of one zip, which is made in memory


@exchange.get("/export")
def index() -> str:
    """What can be taken out, and of which tables and days."""
    with database.reading() as session:
        tables = session.scalars(showing.room_tables()).all()
        return render_template("exchange/export.html", whats=list(ROWS), tables=tables, asked=request.args,
                               refusal=None, most=MOST_HANDS)


@exchange.get("/export/<what>.<kind>")
def export(what: str, kind: str) -> Response:
    """One kind of rows, streamed."""
    if what not in ROWS or kind not in rows.KINDS:
        abort(404)
    which = _which()

    def lines() -> Iterator[str]:
        with database.reading() as session:
            yield from rows.written(ROWS[what](session, which), HEADS[what].split(), kind)

    return _file(Response(stream_with_context(lines()), content_type=rows.KINDS[kind]), f"{what}.{kind}")


@exchange.get("/export/hands.zip")
def export_hands() -> Response:
    """Every finished hand in one form, and a note of what was not written and why."""
    form = request.args.get("form", "phh")
    if form not in FORMS:
        abort(404)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive, database.reading() as session:
        notes = []
        wanted = _which().hands().where(Hand.status == OVER).limit(MOST_HANDS + 1).with_only_columns(Hand.id)
        numbers = session.scalars(wanted).all()
        for number in numbers[:MOST_HANDS]:
            try:
                made = exporting.write(session, number, form)
            except Refusal as refusal:
                notes.append(f"hand {number}: not written. {refusal.message}")
                continue
            archive.writestr(f"{number}.{form}", made.text)
            notes += [f"hand {number}: {note}" for note in made.notes]
        if len(numbers) > MOST_HANDS:
            notes.append(f"Only the first {MOST_HANDS:,} hands are here; ask for fewer days at a time.")
        archive.writestr("NOTES.txt", "".join(f"{note}\n" for note in notes) or "Nothing is lost.\n")
    return _file(Response(packed.getvalue(), content_type="application/zip"), f"hands-{form}.zip")


@exchange.get(HAND + "/file.<form>")
def hand_file(hand: int, form: str) -> Response:
    """One finished hand; what its form cannot say is in the header X-Notes."""
    if form not in FORMS:
        abort(404)
    with database.reading() as session:
        made = exporting.write(session, hand, form)
    response = Response(made.text, content_type=FORMS[form])
    if made.notes:
        response.headers["X-Notes"] = " ".join(made.notes)
    return _file(response, f"hand-{hand}.{form}")


def _which() -> Which:
    """Which hands the address asks for.  Errors: `bad-date`, 404 for a table that is no number."""
    table = request.args.get("table") or None
    if table is not None and not (table.isascii() and table.isdecimal() and len(table) < 10):
        abort(404)
    return Which(int(table) if table else None, exporting.moment(request.args.get("since"), "since"),
                 exporting.moment(request.args.get("until"), "until"))


def _file(response: Response, name: str) -> Response:
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@exchange.errorhandler(Refusal)
def refused(refusal: Refusal) -> tuple[str, int]:
    """The sentence on the page of exports."""
    with database.reading() as session:
        tables = session.scalars(showing.room_tables()).all()
        page = render_template("exchange/export.html", whats=list(ROWS), tables=tables, asked=request.args,
                               refusal=refusal, most=MOST_HANDS)
    return page, 404 if refusal.code == "not-found" else 422
