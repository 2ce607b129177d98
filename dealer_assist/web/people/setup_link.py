"""Links that work once: the first director's, printed where the app was started, and those handed out.

Whoever opens one chooses a password, or a dealer their PIN. Looking at the page uses nothing up.
"""

from __future__ import annotations

from apiflask import APIBlueprint
from flask import redirect, render_template, url_for
from werkzeug.wrappers import Response

from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.store.db import database
from dealer_assist.store.people import accounts
from dealer_assist.store.people.models import DEALER, Link
from dealer_assist.texts import say
from dealer_assist.web.auth import hashing, known, limits, roles
from dealer_assist.web.people.forms import LinkForm

setup_link = APIBlueprint("setup_link", "dealer_assist", enable_openapi=False)
Answer = Response | str | tuple[str, int]


def fresh_path() -> str | None:
    """A new link for the first director, as the path of its page; None once there is one. Older ones die."""
    with database.writing() as session:
        if accounts.director_exists(session):
            return None
        return path_of(accounts.issue(session, None))


def path_of(token: str) -> str:
    """The page of a link."""
    return f"/setup/{token}"


@setup_link.get("/setup")
def where() -> Answer:
    """Where the link is to be found."""
    if roles.asking().ready:
        return redirect(url_for("sign_in.ask"))
    return render_template("people/where.html")


@setup_link.get("/setup/<token>")
def show(token: str) -> Answer:
    """The form of a link that can still be used."""
    return _page(token, LinkForm())


@setup_link.post("/setup/<token>")
@limits.limited
def use(token: str) -> Answer:
    """Keep what was chosen and sign the person in; a dealer signs in at the tablet."""
    form = LinkForm()
    try:
        form.check()
        name, account = _use(token, form)
    except Refusal as refusal:
        return _page(token, form, refusal)
    if name is not None:
        return render_template("people/chosen.html", name=name)
    response = redirect(url_for("table.index"), 303)
    known.keep(response, account)
    return response


def _use(token: str, form: LinkForm) -> tuple[str | None, int]:
    """The dealer's name, or None for somebody who is signed in now; and the account."""
    with database.reading() as session:
        link = _link(accounts.find_link(session, token))
        dealer = link.account is not None and link.account.role == DEALER
    chosen = form.password.data or ""
    if chosen != (form.again.data or ""):
        raise Unreadable("not-the-same", say("people.not-the-same"), field="again")
    password = None if dealer else hashing.hash_password(chosen)
    pin = hashing.new_pin_hash(chosen) if dealer else None
    with database.writing() as session:
        account = accounts.let_in(session, token, form.name.data or "", password=password, pin=pin)
        if not dealer:
            roles.sign_in_as(session, account)
        return account.name if dealer else None, account.id


def _link(link: Link | None) -> Link:
    if link is None:
        raise NotNow("link-used", say("people.link-used"))
    return link


def _page(token: str, form: LinkForm, refusal: Refusal | None = None) -> Answer:
    with database.reading() as session:
        link = accounts.find_link(session, token)
        if link is None:
            dead = refusal or NotNow("link-used", say("people.link-used"))
            return render_template("people/refused.html", refusal=dead), 404
        account = link.account
        page = render_template(
            "people/link.html", form=form, refusal=refusal, account=account, least=hashing.LEAST,
            pins=(hashing.PIN_LEAST, hashing.PIN_MOST), dealer=account is not None and account.role == DEALER,
            name=form.name.data or "")
    return page, 422 if refusal else 200
