"""The floor's pages of cash games: all of them, and one with its lists, its open seats and its money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import redirect, render_template, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal
from dealer_assist.session.cash.acts import wanted
from dealer_assist.store.cash import box, documents, lists
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events.tables import playing_at
from dealer_assist.store.hands.documents import find_table, room_tables
from dealer_assist.store.live import displays
from dealer_assist.store.tables import spelling
from dealer_assist.store.tables.limits import limits_of
from dealer_assist.web.cash.blueprint import GAME, cash
from dealer_assist.web.cash.forms import CashForm, read_act, read_terms
from dealer_assist.web.shell.numbers import chips

Answer = AnyResponse | tuple[str, int]


@cash.get("/cash")
def index() -> Answer:
    """Every open game, and the form for another."""
    return _index()


@cash.post("/cash")
def create() -> Answer:
    """Open a game."""
    try:
        with database.writing() as session:
            terms = wanted(read_terms(CashForm()))
            number = find_table(session, terms["tables"][0]).id
            lists.set_terms(session, number, terms)
    except NotFound:
        raise
    except Refusal as refusal:
        return _index(refusal)
    return redirect(url_for("cash.game", game=number), 303)


@cash.get(GAME)
def game(game: int) -> Answer:
    """One game: whose the open seats are, who waits, who changes, what time and boxes come to."""
    return _game(game)


@cash.post(GAME + "/acts")
def act(game: int) -> Answer:
    """One act of the floor."""
    try:
        with database.writing() as session:
            form = CashForm()
            done = read_act(form)
            if done["act"] == "join" and done.get("player"):
                waiting = [one.player for one in lists.find(session, game)[0].waiting]
                answer = form.sent().get("spelling")
                done["player"], = spelling.as_meant(
                    session, [done["player"]], answer, waiting, field="player")
            lists.act(session, game, done)
    except NotFound:
        raise
    except Refusal as refusal:
        return _game(game, refusal)
    return redirect(url_for("cash.index") if done["act"] == "close" else url_for("cash.game", game=game), 303)


@cash.post(GAME + "/tables/<int:number>/time")
def time(game: int, number: int) -> Answer:
    """Take the time at a table, or give the last charge back (`of`)."""
    try:
        with database.writing() as session:
            form = CashForm().sent()
            if form.get("of"):
                box.give_back(session, number, chips(form, "of") or 0)
            else:
                box.charge(session, number)
    except NotFound:
        raise
    except Refusal as refusal:
        return _game(game, refusal)
    return redirect(url_for("cash.game", game=game, _anchor="money"), 303)


@cash.post(GAME + "/tables/<int:number>/box")
def count_box(game: int, number: int) -> Answer:
    """Keep what was counted in a dealer's box."""
    try:
        with database.writing() as session:
            form = CashForm().sent()
            box.count(session, number, chips(form, "counted") or 0, form.get("dealer", "").strip() or None)
    except NotFound:
        raise
    except Refusal as refusal:
        return _game(game, refusal)
    return redirect(url_for("cash.game", game=game, _anchor="money"), 303)


def _index(refusal: Refusal | None = None) -> Answer:
    with database.reading() as session:
        shown = documents.room_document(session)
        page = render_template("cash/index.html", games=shown, tables=_choice(session), refusal=refusal,
                               form=CashForm().sent(), screens=_screens(session))
    return page, 422 if refusal else 200


def _game(number: int, refusal: Refusal | None = None) -> Answer:
    with database.reading() as session:
        shown = documents.game_document(session, number)
        money = [_money(session, table["table"]) for table in shown["tables"]]
        page = render_template(
            "cash/game.html", game=shown, refusal=refusal, form=CashForm().sent(), screens=_screens(session),
            tables=_choice(session, shown["tables"]), money=money)
    return page, 422 if refusal else 200


def _choice(session: Session, own: Sequence[dict[str, Any]] = ()) -> list[dict[str, Any]]:
    """The tables that a game may have: its own in their order, and those that play nothing else."""
    taken = {table for one in lists.all_games(session).values() for table in one.tables}
    free = [{"id": table.id, "name": table.name} for table in session.scalars(room_tables())
            if table.id not in taken and playing_at(session, table.id) is None]
    mine = [{"id": one["table"], "name": one["name"], "plays": True, "feeds": one["feeds"]} for one in own]
    return mine + free


def _money(session: Session, table: int) -> dict[str, Any]:
    place = find_table(session, table)
    return {"table": place, "due": box.due(session, place), "box": box.box(session, table),
            "boxes": box.boxes(session, table, 5), "buy_in": limits_of(session, place).most}


def _screens(session: Session) -> list[displays.Display]:
    """The links under which players see the lists."""
    return displays.of_table(session, None)
