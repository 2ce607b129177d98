"""What the forms of the pages do: open an event, act on it, take back, copy, put away."""

from __future__ import annotations

from flask import redirect, url_for
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.contract.event_acts import wanted
from dealer_assist.contract.structures.reading import read_toml, template
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events import held, standing, walk, write
from dealer_assist.store.tables import spelling
from dealer_assist.texts import speak
from dealer_assist.web.events import forms, pages
from dealer_assist.web.events.blueprint import EVENT, events
from dealer_assist.web.shell.languages import language

Answer = AnyResponse | tuple[str, int]


@events.post("/events")
def create() -> Answer:
    """A new event from a template, or from a structure sheet as TOML."""
    form = forms.EventForm()
    try:
        sheet = read_toml(form.toml.data) if form.toml.data else template(form.template.data)
        name = form.name.data or str(speak(sheet.name, language()))
        with database.writing() as session:
            number = write.open_event(session, name, sheet, form.festival.data or None).id
    except Refusal as refusal:
        return pages.listed(form.data, refusal)
    return redirect(url_for("events.players", event=number), 303)


@events.post(EVENT + "/acts")
def act(event: int) -> Answer:
    """One act; then back to the page that it was asked for on."""
    posted = forms.ActForm()
    form = posted.sent()
    page = form["page"] if form.get("page") in pages.PAGES else "desk"
    try:
        with database.writing() as session:
            if form.get("act") == "walk":
                walk.walked(session, event)
            elif form.get("act") == "release":
                held.release(session, event, _number(form["table"]) if form.get("table") else None)
            elif form.get("act") == "undo":
                write.undo(session, event, _number(form.get("of", "")))
            elif form.get("act") == "carry":
                named = [_number(one) for one in posted.events.data or ()]
                write.carry(session, event, {"act": "carry", "events": named, "way": form.get("way", "")})
            else:
                state = standing.state_of(session, standing.find(session, event))
                document = forms.read_act(form, state.structure)
                if document["act"] == "enter":
                    document["players"] = spelling.as_meant(
                        session, document["players"], form.get("spelling"), state.players, field="players")
                write.act(session, event, wanted(document))
    except NotFound:
        raise
    except Refusal as refusal:
        return pages.shown(page, event, refusal, form)
    return redirect(url_for(f"events.{page}", event=event), 303)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Unreadable("bad-number.of-act", field="of")
    return int(text)


@events.post(EVENT + "/copy")
def copy(event: int) -> Answer:
    """A new event with the same sheet."""
    try:
        with database.writing() as session:
            number = write.copied(session, event, forms.CopyForm().name.data).id
    except NotFound:
        raise
    except Refusal as refusal:
        return pages.shown("record", event, refusal)
    return redirect(url_for("events.players", event=number), 303)


@events.post(EVENT + "/archive")
def archive(event: int) -> Answer:
    """Put it away, or bring it back."""
    try:
        with database.writing() as session:
            write.archive(session, event, forms.ArchiveForm().archived.data == "yes")
    except NotFound:
        raise
    except Refusal as refusal:
        return pages.shown("record", event, refusal)
    return redirect(url_for("events.index"), 303)
