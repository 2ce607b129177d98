"""Files of other people's hands in: taken in by a thread beside the tables, followed on a page."""

from __future__ import annotations

import threading

from flask import Flask, Response, current_app, jsonify, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.formats.texts import SERVERS
from dealer_assist.store.db import database
from dealer_assist.record.log import By
from dealer_assist.store.transfer import imports as importing
from dealer_assist.store.transfer.unpacking import File, unpacked
from dealer_assist.web.exchange.blueprint import exchange
from dealer_assist.web.shell.numbers import asked

IMPORT = "/imports/<int:number>"
MOST_SENT = 64_000_000      # bytes of one upload; a zip may hold more
PAGE = 200

_running: set[int] = set()
_guard = threading.Lock()


@exchange.get("/imports")
def imports() -> str:
    """Every import, and the form for another."""
    return _list()


@exchange.post("/imports")
def take_in() -> AnyResponse | tuple[str, int]:
    """Begin to take files in, and show how far it is."""
    request.max_content_length = MOST_SENT
    try:
        sent = [one for one in request.files.getlist("files") if one.filename]
        if not sent:
            raise Unreadable("no-hands.chosen", field="files")
        files = unpacked([File(str(one.filename), one.stream.read()) for one in sent])
        with database.writing() as session:
            number = importing.begin(session, files, None).id
    except Refusal as refusal:
        return _list(refusal), 422
    _begin(current_app._get_current_object(), number, files)  # type: ignore[attr-defined]
    return redirect(url_for("exchange.show_import", number=number), 303)


@exchange.get(IMPORT)
def show_import(number: int) -> str:
    """How far an import is, what was refused and why, and its hands."""
    _tell_what_stopped()
    after = asked("after") or 0
    with database.reading() as session:
        one = importing.find(session, number)
        rows = importing.lines(session, one, after, PAGE + 1)
        more = rows[PAGE - 1]["place"] if len(rows) > PAGE else None
        return render_template("exchange/import.html", job=one.document(), hands=rows[:PAGE], more=more)


@exchange.get(IMPORT + "/state.json")
def import_state(number: int) -> Response:
    """The same for the page's script."""
    with database.reading() as session:
        return jsonify(importing.find(session, number).document())


@exchange.post(IMPORT + "/cancel")
def cancel_import(number: int) -> AnyResponse:
    """Call it off; what was taken in stays."""
    with database.writing() as session:
        importing.cancel(session, number)
    return redirect(url_for("exchange.show_import", number=number), 303)


def _tell_what_stopped() -> None:
    """An import that nobody works on was broken off; of several processes none knows of the others' work."""
    if current_app.config.get("WORKERS", 1) > 1:
        return
    with _guard:
        running = set(_running)
    with database.writing() as session:
        importing.stopped(session, running)


def _list(refusal: Refusal | None = None) -> str:
    _tell_what_stopped()
    with database.reading() as session:
        newest = [one.document() for one in importing.newest(session)]
    return render_template(
        "exchange/imports.html", imports=newest, refusal=refusal, most=MOST_SENT // 1_000_000,
        servers=", ".join(SERVERS))


def _begin(app: Flask, number: int, files: list[File]) -> None:
    def work() -> None:
        try:
            with app.app_context():
                importing.run(number, files, By(who=None, device="import"))
        except Exception:
            app.logger.exception("import %s was broken off", number)
        finally:
            with _guard:
                _running.discard(number)

    with _guard:
        _running.add(number)
    threading.Thread(target=work, name=f"import {number}", daemon=True).start()


def wait_for(number: int, seconds: float = 60) -> None:
    """Wait until nobody works on the import any more."""
    for thread in threading.enumerate():
        if thread.name == f"import {number}":
            thread.join(seconds)
