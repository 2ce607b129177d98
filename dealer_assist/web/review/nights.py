"""The charts of a night, drawn by the server."""

from __future__ import annotations

from datetime import date, timedelta

from flask import render_template, request

from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.games import load_game
from dealer_assist.store.db import database, utc
from dealer_assist.store.hands import documents
from dealer_assist.store.review.night import night
from dealer_assist.web.review.blueprint import review
from dealer_assist.web.shell.numbers import asked


@review.get("/night")
def charts() -> str:
    """Pots, hands an hour, games and players of a night, of every table or of one."""
    day, table = _day(), asked("table")
    with database.reading() as session:
        figures = night(session, day, None, table)
        tables = [(one.id, one.name) for one in session.scalars(documents.room_tables())]
    return render_template(
        "review/night.html", night=figures, day=day, table=table, tables=tables, game_of=_game,
        before=day - timedelta(days=1), after=day + timedelta(days=1))


def _day() -> date:
    """The day that is asked for, else that of the night that is on: before noon it began yesterday."""
    asked_day = request.args.get("day")
    if not asked_day:
        return (utc.here() - timedelta(hours=12)).date()
    try:
        return date.fromisoformat(asked_day)
    except ValueError:
        raise Unreadable("bad-date.wanted", word=quotable(asked_day, 40), field="day") from None


def _game(game: str) -> str:
    try:
        return load_game(game).name
    except Refusal:     # a game of the room's own whose file is gone
        return game
