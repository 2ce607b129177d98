"""The page to sign in with name and password, and the way out."""

from __future__ import annotations

from urllib.parse import urlsplit

from apiflask import APIBlueprint
from flask import redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from dealer_assist.errors import NotNow, Refusal
from dealer_assist.store.db import database
from dealer_assist.store.people import accounts
from dealer_assist.texts import say
from dealer_assist.web.auth import hashing, known, limits, roles
from dealer_assist.web.people.forms import SignInForm

sign_in = APIBlueprint("sign_in", "dealer_assist", enable_openapi=False)
Answer = Response | str | tuple[str, int]


@sign_in.get("/sign-in")
def ask() -> Answer:
    """The form; before there is a director, where to find the set-up link."""
    if not roles.asking().ready:
        return redirect(url_for("setup_link.where"))
    return _page(SignInForm())


@sign_in.post("/sign-in")
@limits.limited
def enter() -> Answer:
    """Let somebody in who knows their password, on to the page that they asked for."""
    form = SignInForm()
    try:
        form.check()
        account = _enter(form.name.data or "", form.password.data or "")
    except limits.TooOften:
        raise
    except Refusal as refusal:
        return _page(form, refusal)
    response = redirect(local(request.args.get("next")), 303)
    known.keep(response, account)
    return response


@sign_in.post("/sign-out")
def leave() -> Answer:
    """End the sign-in of this browser; pages of other sites cannot send this, see `security`."""
    roles.sign_out()
    return redirect(url_for("sign_in.ask"), 303)


def local(address: str | None) -> str:
    """The address where it is one of this site; the list of tables for any other."""
    # browsers read "//elsewhere" and "/\\elsewhere" as another site, and drop tabs and line ends on the way
    if not address or not address.isprintable() or "\\" in address or not address.startswith("/"):
        return url_for("table.index")
    parts = urlsplit(address)
    elsewhere = parts.scheme or parts.netloc or address.startswith("//")
    return url_for("table.index") if elsewhere else address


def _enter(name: str, password: str) -> int:
    """The account. Whether the name, the password or both are wrong is not told."""
    with database.reading() as session:
        match = accounts.by_name(session, name)
        stored, number = (match.password, match.id) if match else (None, None)
    tried = known.tries_of(accounts.handle(name)[:80], number)
    limits.backoff().check(tried)
    if not hashing.is_password(stored, password):
        limits.backoff().wrong(tried)
        raise NotNow("wrong-password", say("people.wrong-password"), field="password")
    limits.backoff().right(tried)
    with database.writing() as session:
        account = accounts.by_name(session, name)
        if account is None or account.password != stored:
            raise NotNow("wrong-password", say("people.wrong-password"), field="password")
        roles.sign_in_as(session, account)
        return account.id


def _page(form: SignInForm, refusal: Refusal | None = None) -> tuple[str, int]:
    page = render_template(
        "people/sign_in.html", form=form, refusal=refusal, next=request.args.get("next", ""))
    return page, 422 if refusal else 200
