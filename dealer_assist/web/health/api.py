"""`/health` of the API: what a probe asks, from the same look as the page, without anybody's record."""

from __future__ import annotations

from pathlib import Path

from flask import Response, current_app, jsonify

from dealer_assist import __version__
from dealer_assist.store.db.database import db, reading
from dealer_assist.store.db.refusals import NothingKept
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.health import standing


@api.get("/health")
@api.output(Answer)
@api.doc(tags=["books"])
def health() -> Response:
    """Are we here, and can what is sent be kept?  Errors: 503 where the page of health is red for it."""
    with reading() as session:
        session.connection().exec_driver_sql("SELECT 1 FROM alembic_version")
    if not standing.has_tables():
        raise NothingKept("old-tables.running")
    if why := standing.not_kept():
        raise NothingKept(why)
    if standing.is_full(standing.free(Path(current_app.instance_path))):
        raise NothingKept("disk-full")
    return jsonify({"ok": True, "version": __version__, "database": db.engine.dialect.name})
