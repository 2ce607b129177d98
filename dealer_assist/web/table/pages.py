"""The pages: the list of tables, settings and seats as plain forms, the live table, the demo."""

from __future__ import annotations

from typing import Any

from apiflask import APIBlueprint
from flask import Response, jsonify, redirect, render_template, request, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.games import game_ids, load_game
from dealer_assist.session.bomb_pots import BETTINGS
from dealer_assist.session.buying import AskFloor
from dealer_assist.record.log import OPEN
from dealer_assist.store.db import database, utc
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events import at_tables, documents as events
from dealer_assist.store.events.tables import playing_at
from dealer_assist.store.hands import write, documents
from dealer_assist.store.live import wall_lines
from dealer_assist.store.tables import dealing, lists, requests
from dealer_assist.store.tables import seats as seating, settings as setting
from dealer_assist.texts import named, say
from dealer_assist.web.table import demo as demonstration
from dealer_assist.web.table.felt import felt
from dealer_assist.web.table.placing import fitted
from dealer_assist.web.setup import forms, mix_form
from dealer_assist.web.auth.roles import looker, signed_by
from dealer_assist.web.setup.pages import as_meant, beside, lists as new_table_lists

table = APIBlueprint("table", "dealer_assist", enable_openapi=False)
TABLE = "/tables/<int:number>"
BY_EVENT = ("deal", "went", "here")     # what is asked of a table of an event before its first hand
Answer = AnyResponse | str | tuple[str, int]


@table.get("/")
def index() -> Answer:
    """Every table, the way to a new one, and the demo."""
    return _index()


@table.get(TABLE)
def show(number: int) -> Answer:
    """The live table; its seats when nothing was dealt yet."""
    with database.reading() as session:
        document = _table(session, number)
        if document["hand"] is None:
            return redirect(url_for("table.seats", number=number))
        hand = documents.hand_document(session, document["hand"]["id"], None, looker())
        if hand["back_to"] is not None:
            hand = documents.hand_document(session, hand["back_to"], None, looker())
    drawn = felt(hand, document, bool(request.cookies.get("pot")))
    return render_template(
        "table/table.html", table=document, hand=hand, usual=mix_form.USUAL, bettings=BETTINGS, felt=drawn,
        fitted=fitted(drawn, request.cookies.get("shape", ""), bool(request.cookies.get("mirror"))),
        signs=SUIT_SIGNS)


@table.get(TABLE + "/seats")
def seats(number: int) -> Answer:
    """Who sits where with what."""
    with database.reading() as session:
        document = _table(session, number)
    return _seats(document, forms.seats_form(document))


@table.post(TABLE + "/seats")
def save_seats(number: int) -> Answer:
    """Keep the seats of the form; deal the next hand when that was asked."""
    form = forms.SeatsForm().sent()
    try:
        with database.writing() as session:
            if (then := form.get("then")) in BY_EVENT:
                return _by_event(session, number, str(then), form)
            wanted = forms.read_seats(form)
            if then == "ask":
                return _ask_floor(session, number, wanted, form)
            if playing_at(session, number) is None:     # an event's table takes no new name
                wanted = as_meant(session, wanted, form)
            _take_seats(session, number, wanted, form)
            if then == "start":
                dealing.start_hand(session, number, forms.read_start(form), signed_by(None, None, None))
    except NotFound:
        raise
    except Refusal as refusal:
        with database.reading() as session:
            return _seats(_table(session, number), form, refusal)
    page = "table.show" if form.get("then") == "start" else "table.seats"
    return redirect(url_for(page, number=number), 303)


@table.get(TABLE + "/settings")
def settings(number: int) -> Answer:
    """Game, stakes and house rules of the next hands."""
    with database.reading() as session:
        document = _table(session, number)
    return _settings(document, forms.settings_form(document))


@table.post(TABLE + "/settings")
def save_settings(number: int) -> Answer:
    """Keep the settings of the form."""
    form = forms.SettingsForm().sent()
    try:
        changes = forms.read_settings(form) | {"name": forms.read_name(form)}
        with database.writing() as session:
            setting.change_table(session, number, changes)
    except NotFound:
        raise
    except Refusal as refusal:
        with database.reading() as session:
            return _settings(_table(session, number), form, refusal)
    return redirect(url_for("table.seats", number=number), 303)


@table.get("/demo")
def demo() -> Answer:
    """A recorded hand, step by step."""
    return render_template("table/demo.html")


@table.get("/demo/hand.json")
def demo_steps() -> Response:
    """What the demo steps through."""
    return jsonify(demonstration.recorded_steps())


@table.post("/demo")
def try_it() -> AnyResponse:
    """A table that is ready to play at."""
    with database.writing() as session:
        number = demonstration.open_table(session)
    return redirect(url_for("table.show", number=number), 303)


@table.errorhandler(NotFound)
def nothing_here(refusal: NotFound) -> Answer:
    """A table that is not there: the list, and the sentence on top of it."""
    return _index(refusal), 404


def _take_seats(session: Session, number: int, wanted: forms.Seats, form: dict[str, str]) -> None:
    """Clear seats first, so that a player may move into one."""
    taken = {seat.number for seat in write.lock_table(session, number).seats}
    for seat, place in wanted.items():
        if place is None and seat in taken:
            seating.leave_seat(session, number, seat)
    for seat, place in wanted.items():
        if place is not None:
            seating.take_seat(session, number, seat, *place, instead=form.get(f"was_{seat}"))


def _by_event(session: Session, number: int, then: str, form: dict[str, str]) -> AnyResponse:
    """The first hand of a table whose seats are an event's; or who has gone, or come, before it."""
    if then == "deal":
        dealing.start_hand(session, number, forms.read_start(form), signed_by(None, None, None))
    else:
        seat = int(form.get("seat", "0")) if form.get("seat", "").isdecimal() else 0
        at_tables.say_moved(session, number, then, seat)
    return redirect(url_for("table.show", number=number), 303)


def _ask_floor(session: Session, number: int, wanted: forms.Seats, form: dict[str, str]) -> AnyResponse:
    """Ask the floor for the one seat that was refused; the others are kept when the form is saved."""
    seat = int(form.get("ask", "0")) if form.get("ask", "").isdecimal() else 0
    place = wanted.get(seat)
    if place is None:
        raise Unreadable("empty-seat.nobody", seat=seat, field="ask")
    player, stack, present = place
    wish = requests.Wish(player, stack, present, instead=form.get(f"was_{seat}") or None)
    requests.ask(session, number, seat, wish, signed_by(None, None, None))
    return redirect(url_for("table.seats", number=number), 303)


def _table(session: Session, number: int) -> dict[str, Any]:
    return documents.table_document(session, documents.find_table(session, number))


def _index(refusal: Refusal | None = None) -> str:
    with database.reading() as session:
        rows = lists.lines(session)
        cards = {card["id"]: card for card in wall_lines.cards(session, None, (), False)}
        rows = [{**row, **_now(cards[row["id"]])} for row in rows]
    names = {game: load_game(game).name for game in game_ids()}
    return render_template("table/index.html", tables=rows, refusal=refusal, names=names, now=utc.now())


def _now(card: dict[str, Any]) -> dict[str, str]:
    """What a table's tile says of a hand in play: its street, who acts or what is waited for, since when."""
    if card["status"] != OPEN:
        return {}
    acts = card["to_act"]
    waits = say("wallcard.to-act", seat=acts) if acts else named("wallcard-waits", card["waits"])
    return {"street": named("round", card["street"]), "waits": waits, "since": card["since"]}


def _settings(
    document: dict[str, Any], form: dict[str, str], refusal: Refusal | None = None,
) -> tuple[str, int]:
    errors = beside(refusal, form)
    page = render_template("setup/settings.html", table=document, form=form, errors=errors,
                           refusal=None if errors else refusal, **new_table_lists())
    return page, 422 if refusal else 200


def _seats(document: dict[str, Any], form: dict[str, str], refusal: Refusal | None = None) -> tuple[str, int]:
    try:
        coming = forms.coming(document)
        game = load_game(coming["game"])
        button, stakes = game.button, forms.stakes(game, coming)
    except Refusal as missing:  # a game of the room's own whose file is gone or has a mistake
        button, stakes, refusal = False, document["game"], refusal or missing
    choices = mix_form.choices(document["mix"], bool(document["hand"]))
    with database.reading() as session:
        asked = [one["text"] for one in requests.listed(session, document["id"]) if not one["closed"]]
        event = None if document["hand"] else events.at_table(session, document["id"])
    if event is not None:
        return render_template("table/first.html", table=document, event=event, stakes=stakes,
                               choices=choices, refusal=refusal, form=form), 422 if refusal else 200
    beyond = refusal.figures["seat"] if isinstance(refusal, AskFloor) else None
    errors = {} if beyond or refusal and refusal.code == "near-name" else beside(refusal, forms.PLACES)
    page = render_template(
        "table/seats.html", table=document, form=form, refusal=None if errors else refusal, errors=errors,
        asked=asked, beyond=beyond, button_game=button, stakes=stakes, choices=choices)
    return page, 422 if refusal else 200

