"""The director's pages: who works here, in which role, at which tables; tablets; what was refused."""

from __future__ import annotations

from typing import Any

from apiflask import APIBlueprint
from flask import current_app, redirect, render_template, request, session, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from dealer_assist.errors import NotNow, Refusal, Unreadable, quotable
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import documents
from dealer_assist.store.people import accounts, sign_ins
from dealer_assist.store.people.models import Account
from dealer_assist.web.people import setup_link
from dealer_assist.web.people.forms import Form, PersonForm, RoomForm

people = APIBlueprint("people", "dealer_assist", enable_openapi=False, url_prefix="/people")
PERSON = "/<int:number>"
LOCKS = (0, 120)
Answer = Response | str | tuple[str, int]


@people.get("")
def index() -> Answer:
    """Everybody, the tablets, and the form for somebody new."""
    return _index(PersonForm())


@people.post("")
def add() -> Answer:
    """Write somebody down and show the link with which they come in."""
    form = PersonForm()
    try:
        form.check()
        with database.writing() as writing:
            account = accounts.add(writing, form.name.data or "", form.role.data or "")
            _change(writing, account.id, form)
            _hand_out(account, accounts.issue(writing, account))
            number = account.id
    except Refusal as refusal:
        return _index(form, refusal)
    return redirect(url_for("people.show", number=number), 303)


@people.get(PERSON)
def show(number: int) -> Answer:
    """One person; a link that was just made is shown once."""
    return _person(number)


@people.post(PERSON)
def change(number: int) -> Answer:
    """Name, role and tables."""
    form = PersonForm()
    try:
        form.check()
        with database.writing() as writing:
            _change(writing, number, form)
    except NotFound:
        raise
    except Refusal as refusal:
        return _person(number, refusal)
    return redirect(url_for("people.index"), 303)


@people.post(PERSON + "/reset")
def reset(number: int) -> Answer:
    """A new link; what opened doors before opens none any more."""
    Form().check()
    with database.writing() as writing:
        token = accounts.reset(writing, number)
        _hand_out(accounts.find(writing, number), token)
    return redirect(url_for("people.show", number=number), 303)


@people.post(PERSON + "/deactivate")
def deactivate(number: int) -> Answer:
    """Somebody left."""
    try:
        Form().check()
        with database.writing() as writing:
            accounts.deactivate(writing, number)
    except NotFound:
        raise
    except Refusal as refusal:
        return _person(number, refusal)
    return redirect(url_for("people.index"), 303)


@people.post(PERSON + "/activate")
def activate(number: int) -> Answer:
    """Somebody is back, and needs a new link."""
    Form().check()
    with database.writing() as writing:
        account = accounts.activate(writing, number)
        _hand_out(account, accounts.issue(writing, account))
    return redirect(url_for("people.show", number=number), 303)


@people.post("/tablets/<int:number>/revoke")
def revoke(number: int) -> Answer:
    """A tablet is no longer of its table."""
    Form().check()
    with database.writing() as writing:
        sign_ins.revoke(writing, number)
    return redirect(url_for("people.index", _anchor="tablets"), 303)


@people.post("/room")
def room() -> Answer:
    """When tablets ask for the PIN again."""
    form = RoomForm()
    try:
        form.check()
        with database.writing() as writing:
            sign_ins.set_lock(writing, _minutes(form.lock.data or ""))
    except Refusal as refusal:
        return _index(PersonForm(formdata=None), refusal)
    return redirect(url_for("people.index", _anchor="tablets"), 303)


@people.get("/refused")
def refused() -> Answer:
    """What was asked for and refused."""
    with database.reading() as reading:
        denied = sign_ins.denied(reading)
        return render_template("people/denied.html", denied=denied, most=sign_ins.MOST_LISTED)


@people.get("/dealers")
def dealers() -> Answer:
    """Who dealt at which table, from when to when."""
    with database.reading() as reading:
        return render_template("people/dealers.html", changes=sign_ins.changes(reading))


@people.errorhandler(NotFound)
def nobody_here(refusal: NotFound) -> Answer:
    """A person or tablet that is not there: the list, and the sentence on top of it."""
    page = _index(PersonForm(formdata=None), refusal)
    return page[0], 404


@people.errorhandler(NotNow)
@people.errorhandler(Unreadable)
def not_done(refusal: Refusal) -> tuple[str, int]:
    """A form without fields of its own that was refused."""
    return render_template("people/refused.html", refusal=refusal), 422


def _change(writing: Session, number: int, form: PersonForm) -> None:
    accounts.change(
        writing, number, name=form.name.data or "", role=form.role.data or "",
        tables=form.tables.data or (), any_table=bool(form.any_table.data))


def _hand_out(account: Account, token: str) -> None:
    """The link is shown on the next page and nowhere else; it waits in the director's own signed cookie."""
    session["link"] = {"person": account.id, "path": setup_link.path_of(token)}


def _minutes(text: str) -> int:
    if not (text.strip().isdecimal() and len(text) < 10 and LOCKS[0] <= int(text) <= LOCKS[1]):
        raise Unreadable("bad-lock", word=quotable(text, 20), most=LOCKS[1], field="lock")
    return int(text)


def _index(form: PersonForm, refusal: Refusal | None = None) -> tuple[str, int]:
    with database.reading() as reading:
        page = render_template(
            "people/index.html", everybody=accounts.everybody(reading), form=form, refusal=refusal,
            token=Form(formdata=None), tables=_tables(reading), lock=sign_ins.lock_minutes(reading),
            tablets=sign_ins.tablets(reading), dealing=sign_ins.dealers_now(reading),
            refused=len(sign_ins.denied(reading)))
    return page, 422 if refusal else 200


def _person(number: int, refusal: Refusal | None = None) -> tuple[str, int]:
    with database.reading() as reading:
        account = accounts.find(reading, number)
        page = render_template(
            "people/person.html", account=account, refusal=refusal, token=Form(formdata=None),
            tables=_tables(reading), link=_link_of(number))
    return page, 422 if refusal else 200


def _tables(reading: Session) -> dict[int, str]:
    return {table.id: table.name for table in reading.scalars(documents.room_tables())}


def _link_of(number: int) -> dict[str, Any] | None:
    """The link that was made a moment ago, with a picture for a phone's camera; asked for once."""
    waiting = session.pop("link", None)
    if not waiting or waiting["person"] != number:
        return None
    import segno

    # a phone's camera reads it: the address by which others come in, where there is one
    address = (current_app.config.get("ADDRESS") or request.host_url).rstrip("/") + waiting["path"]
    return {"address": address, "picture": segno.make(address, error="m").svg_data_uri(scale=4, border=2)}
