"""Files out: rows streamed, hands one by one or as a zip."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from flask import Response, abort, render_template, request, stream_with_context

from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import Looker
from dealer_assist.formats import tabular
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.store.transfer import exports, hand_files
from dealer_assist.store.transfer.exports import HEADS, ROWS, Which
from dealer_assist.texts import say, speak
from dealer_assist.web.auth.roles import looker
from dealer_assist.web.exchange.blueprint import exchange
from dealer_assist.web.shell.languages import language

HAND = "/hands/<int:hand>"
SIZE = "X-Items"
FORMS = {"phh": "text/plain; charset=utf-8", "ohh": "application/json", "txt": "text/plain; charset=utf-8",
         "json": "application/json"}


@exchange.get("/export")
def index() -> str:
    """What can be taken out, and of which tables and days."""
    with database.reading() as session:
        tables = session.scalars(documents.all_tables()).all()
        return render_template("exchange/export.html", whats=list(ROWS), tables=tables, asked=request.args,
                               refusal=None)


@exchange.get("/export/<what>.<kind>")
def export(what: str, kind: str) -> Response:
    """One kind of rows, streamed."""
    if what not in ROWS or kind not in tabular.KINDS:
        abort(404)
    which = _which()

    def lines() -> Iterator[str]:
        with database.reading() as session:
            yield from tabular.written(ROWS[what](session, which), HEADS[what].split(), kind)

    sent = Response(stream_with_context(lines()), content_type=tabular.KINDS[kind])
    return _sized(_file(sent, f"{what}.{kind}"), what, which)


@exchange.get("/export/hands.zip")
def export_hands() -> Response:
    """Every finished hand in one form, streamed, and a note of what was not written and why."""
    form = request.args.get("form", "phh")
    if form not in FORMS:
        abort(404)
    which = _which()
    packed = Response(stream_with_context(_packed(form, which, looker(), language())),
                      content_type="application/zip")
    return _sized(_file(packed, f"hands-{form}.zip"), "files", which)


def _sized(response: Response, what: str, which: Which) -> Response:
    """How many rows or files will come: bytes are known only when all were written."""
    with database.reading() as session:
        size = exports.size(session, what, which)
    if size is not None:
        response.headers[SIZE] = str(size)
    return response


class _Leaving(io.RawIOBase):
    """A file that is sent as it is written, and never held whole."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        """What was written since this was last asked."""
        now, self._waiting = b"".join(self._waiting), []
        return now


def _packed(form: str, which: Which, looker: Looker, spoken: str) -> Iterator[bytes]:
    leaving, notes = _Leaving(), []
    with zipfile.ZipFile(leaving, "w", zipfile.ZIP_DEFLATED) as archive, database.reading() as session:
        for number in exports.finished(session, which):
            try:
                written = hand_files.write(session, number, form, looker)
            except Refusal as refusal:
                notes.append(_noted("exporting.not-written", number, refusal.message, spoken))
                continue
            archive.writestr(f"{number}.{form}", written.text)
            notes += [_noted("exporting.noted", number, note, spoken) for note in written.notes]
            yield leaving.taken()
        archive.writestr("NOTES.txt", "".join(f"{note}\n" for note in notes)
                         or f"{speak(say('exporting.nothing-lost'), spoken)}\n")
    yield leaving.taken()


def _noted(key: str, number: int, note: str, spoken: str) -> str:
    return str(speak(say(key, number=number, note=note), spoken))


@exchange.get(HAND + "/file.<form>")
def hand_file(hand: int, form: str) -> Response:
    """One finished hand; what its form cannot say is in the header X-Notes."""
    if form not in FORMS:
        abort(404)
    with database.reading() as session:
        written = hand_files.write(session, hand, form, looker())
    response = Response(written.text, content_type=FORMS[form])
    if written.notes:
        # a reason may be in any script, a header in Latin-1 alone
        notes = " ".join(str(speak(note, language())) for note in written.notes)
        response.headers["X-Notes"] = notes.encode("latin-1", "replace").decode("latin-1")
    return _file(response, f"hand-{hand}.{form}")


def _which() -> Which:
    """Which hands the address asks for.  Errors: `bad-date`, 404 for a table that is no number."""
    table = request.args.get("table") or None
    if table is not None and not (table.isascii() and table.isdecimal() and len(table) < 10):
        abort(404)
    return Which(int(table) if table else None, exports.moment(request.args.get("since"), "since", here=True),
                 exports.moment(request.args.get("until"), "until", here=True))


def _file(response: Response, name: str) -> Response:
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@exchange.errorhandler(Refusal)
def refused(refusal: Refusal) -> tuple[str, int]:
    """The sentence on the page of exports."""
    with database.reading() as session:
        tables = session.scalars(documents.all_tables()).all()
        page = render_template("exchange/export.html", whats=list(ROWS), tables=tables, asked=request.args,
                               refusal=refusal)
    return page, 404 if refusal.code == "not-found" else 422
