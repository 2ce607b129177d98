"""Setting a table up in three questions: which game or mix, which stakes, who sits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from apiflask import APIBlueprint
from flask import current_app, jsonify, redirect, render_template, request, url_for
from sqlalchemy import func, select
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.chips import ChipSet, read_chip_sets, usual_chip_sets
from dealer_assist.session.stakes import usual_amounts
from dealer_assist.store.db import database
from dealer_assist.store.db.models import Table
from dealer_assist.store.tables import dealing, seats as seating, settings as setting, spelling
from dealer_assist.texts import say
from dealer_assist.web.setup import forms, mix_form
from dealer_assist.web.auth.roles import signed_by

new_table = APIBlueprint("new_table", "dealer_assist", enable_openapi=False)
CHIPS = "chips.toml"        # the room's own chips, in its instance folder
USUAL_MIXES = ("dealers-choice", "horse", "8-game")
Answer = Response | str | tuple[str, int]
# the field of the form for a field of a set-up or of a mix, where it has another name there
FIELDS = {"blinds": "big_blind", "mix": "mix_games", "mix.games": "mix_games",
          "mix.list": "mix_games", "mix.name": "mix_name", "button": "button"}
UNMARKED = ("tournament", "mix", "mix_way", "mix_who", "mix_for")    # nothing is said beside these
# in the words of the form where the sentence of the record speaks to programs
IN_WORDS = ("no-bring-in", "no-forced-money", "no-limits", "too-few-players", "choose-game", "no-spread")


@new_table.get("/tables/new")
def ask() -> Answer:
    """The three questions."""
    return _page(dict(forms.DEFAULTS))


@new_table.post("/tables")
def create() -> Answer:
    """Set the table up, seat its players, and deal when that was asked; `check` looks at the stakes alone.

    A script asks for JSON: where to go, or what is wrong and at which field.
    """
    form = forms.NewTableForm().sent()
    try:
        settings = forms.read_settings(form)
        name = forms.read_name(form)
        if form.get("then") == "check":
            return jsonify({})
        with database.writing() as session:
            number = _set_up(session, name, settings, form)
    except Refusal as refusal:
        return _refused(form, refusal)
    to = url_for({"start": "table.show", "house": "house.show"}.get(form.get("then", ""), "table.seats"),
                 number=number)
    return jsonify({"to": to}) if _asks_json() else redirect(to, 303)


def _set_up(session: Session, name: str, settings: Mapping[str, Any], form: Mapping[str, str]) -> int:
    number = setting.add_table(session, name, settings).id
    for seat, place in as_meant(session, forms.read_seats(form), form).items():
        if place is not None:
            seating.take_seat(session, number, seat, *place)
    if form.get("then") == "start":
        dealing.start_hand(session, number, forms.read_first(form), signed_by(None, None, None))
    return number


def as_meant(session: Session, wanted: forms.Seats, form: Mapping[str, str]) -> forms.Seats:
    """The same, each new name as somebody means it.  Errors: `near-name`, which asks."""
    new = {seat: place[0] for seat, place in wanted.items()
           if place and place[0] and place[0] != form.get(f"was_{seat}")}
    if not new:
        return wanted
    meant = spelling.as_meant(session, list(new.values()), form.get("spelling"), field=f"player_{min(new)}")
    named = dict(zip(new, meant, strict=True))
    return {seat: place and (named.get(seat, place[0]), *place[1:]) for seat, place in wanted.items()}


def _refused(form: dict[str, str], refusal: Refusal) -> Answer:
    at = field_of(refusal)
    message = in_words(refusal)
    if not _asks_json():
        return _page(form, {at: message}, near=refusal.code == "near-name"), 422
    answer = jsonify({"error": {"code": refusal.code, "message": message, "field": at}})
    answer.status_code = 422
    return answer


def beside(refusal: Refusal | None, form: Iterable[str]) -> dict[str, str]:
    """What is said at which field of a form; nothing for what is about none of them."""
    if refusal is None or (field := field_of(refusal)) not in {*form} - set(UNMARKED):
        return {}
    return {field: in_words(refusal)}


def in_words(refusal: Refusal) -> str:
    """The sentence of a refusal as the form says it."""
    code = "no-spread" if refusal.field == "mix.stakes.limit.spread" else refusal.code
    return say(f"newtable.{code}") if code in IN_WORDS else refusal.message


def field_of(refusal: Refusal) -> str:
    """The field of the form beside which a refusal is shown."""
    field = refusal.field or {"choose-game": "first_game"}.get(refusal.code, "all")
    if field == "game" and refusal.code in ("choose-game", "not-in-mix"):
        return "first_game"
    if stated := re.fullmatch(r"mix\.stakes\.([a-z-]+)\.(\w+)", field):
        of, name = stated.groups()
        return f"mix_{of.replace('-', '_')}_{'big_blind' if name == 'blinds' else name}"
    if stated := re.fullmatch(r"seats\.(\d+)", field):
        return f"stack_{stated[1]}"
    return FIELDS.get(field, FIELDS.get(field.split(".")[0], field))


def _asks_json() -> bool:
    return request.accept_mimetypes.best == "application/json"


def _page(form: dict[str, str], errors: Mapping[str, str] | None = None, near: bool = False) -> str:
    if not errors:
        form["name"] = say("setup.new-name", n=_newest() + 1)
    return render_template("setup/new.html", form=form, errors=errors or {}, near=near, **lists())


def _newest() -> int:
    with database.reading() as session:
        return session.scalar(select(func.max(Table.id))) or 0


def lists() -> dict[str, Any]:
    """What the form chooses from: games, mixes, ways of betting, chips and their stakes."""
    mixes = sorted(mix_form.lists(), key=lambda one: _place(one["id"], USUAL_MIXES))
    return {"games": games(), "mixes": mixes, "bettings": STRUCTURES, "usual_games": mix_form.USUAL,
            "usual_mixes": USUAL_MIXES, "chip_sets": [_chips_document(one) for one in chip_sets()]}


def games() -> list[dict[str, Any]]:
    """What the form needs of every game, by name."""
    loaded = [load_game(one) for one in game_ids()]
    return sorted(
        ({"id": game.id, "name": game.name, "short": game.short, "also": list(game.also),
          "summary": game.summary, "forced": game.forced, "bring_in": game.bring_in is not None,
          "betting": game.bettings[0], "usual": forms.usual(game), "most": game.max_seats}
         for game in loaded),
        key=lambda game: str(game["name"]).lower())


def chip_sets() -> tuple[ChipSet, ...]:
    """The room's own chips, then the usual ones; a file of the room with a mistake in it hides nothing."""
    file = Path(current_app.instance_path) / CHIPS
    try:
        own = read_chip_sets(file.read_text(encoding="utf-8"), CHIPS)
    except FileNotFoundError:
        own = ()
    except Refusal as refusal:
        current_app.logger.warning(refusal.message)
        own = ()
    return own + usual_chip_sets()


def _chips_document(one: ChipSet) -> dict[str, Any]:
    """A set with what follows from each of its stakes."""
    limit, big_bet = mix_form.AMOUNTS
    pairs = {limit: one.limits, big_bet: one.blinds}
    return {"chips": one.chips, **{
        group: [{"of": pair, "group": group, **usual_amounts(*pair, one.chips[0], group == limit)}
                for pair in listed]
        for group, listed in pairs.items()}}


def _place(one: str, among: tuple[str, ...]) -> int:
    return among.index(one) if one in among else len(among)
