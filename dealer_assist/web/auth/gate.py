"""Before every request: may this person, or this tablet, ask for this? What is refused gets a sentence.

Until there is a director everything is open to the machine itself and nothing else but what is open to anyone
is to others. From then on the table of rights decides, and what is refused to somebody known is kept.
"""

from __future__ import annotations

from apiflask import APIFlask
from flask import current_app, g, jsonify, redirect, render_template, request, url_for
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from werkzeug.wrappers import Response

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.record.log import OVER
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.hands.unseen import FaceDown
from dealer_assist.store.people import generation, sign_ins
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.texts import Message, say
from dealer_assist.web.shell import languages
from dealer_assist.web.shell.security import SAFE_METHODS
from dealer_assist.web.auth import rights, roles
from dealer_assist.web.auth.rights import Right
from dealer_assist.web.auth.roles import NOBODY, TABLET, Asking, Person

WATCHED = ("health.show", "metrics.show")
TOUCH_SECONDS = 20          # how old "last seen" may be; every request need not write
Answer = Response | tuple[str, int]


class NotSignedIn(Refusal):
    """Nobody is signed in who could do this."""


class Forbidden(Refusal):
    """Somebody is signed in, and their role does not do this."""


def attach(app: APIFlask) -> None:
    """Ask the gate before every request; what cards lie face down is asked of it too."""
    app.before_request(check)
    app.register_error_handler(FaceDown, _keep_the_try)


def check() -> Answer | None:
    """The answer where the table of rights says no; None lets the request through.

    It is answered here and not raised: a blueprint's own handlers of refusals are no way past the gate.
    """
    if request.endpoint is None:
        return None                   # there is nothing at this address, and that is no secret
    right = rights.rights_of(current_app).of(request.endpoint, request.method)
    if right is not None and right.roles == rights.ANYONE:
        return None
    g.generation = generation.count()       # before anything is looked up: what changes since then counts
    try:
        asks = roles.asking()
    except OperationalError:
        if request.endpoint in WATCHED:
            return None               # nobody can be known, and what there is left to tell is no secret
        raise
    if asks.open:
        accounts_first = request.endpoint.startswith("people.")
        return redirect(url_for("setup_link.where")) if accounts_first else None
    try:
        _refuse(asks, right)
    except NotSignedIn as refusal:
        return _sign_in_first(refusal)
    except Forbidden as refusal:
        return _forbidden(refusal)
    _touch(asks)
    return None


def _refuse(asks: Asking, right: Right | None) -> None:
    wanted = right.roles if right else frozenset()
    if asks.role in wanted and right is not None:
        _check_place(asks, right)
        return
    if not asks.ready:
        raise NotSignedIn("no-director", say("people.no-director-yet"))
    if asks.role == TABLET and DEALER in wanted:
        raise NotSignedIn("sign-in", say("dealer.locked", name=asks.locked) if asks.locked
                          else say("people.pin-first"))
    if asks.role in (NOBODY, TABLET):
        raise NotSignedIn("sign-in", say("people.sign-in-first"))
    _forbid(asks, say("people.not-yours", role=_role(asks.role), may=_who_may(wanted)))


def _check_place(asks: Asking, right: Right) -> None:
    """A dealer's or a tablet's own table; a finished hand is not a dealer's to make void."""
    if right.at is None or asks.role not in (DEALER, TABLET):
        return
    number = (request.view_args or {}).get(right.at)
    table, status = _table_of_hand(number) if right.at == "hand" else (number, None)
    if table is None:
        return                        # no such hand: the page says so better
    if not asks.may_be_at(table):
        if asks.role == TABLET:
            mine = asks.device.table if asks.device else 0
            raise NotSignedIn("sign-in", say("people.other-table", table=mine))
        _forbid(asks, say("people.not-your-table"))
    if right.unfinished and status == OVER and asks.role == DEALER:
        _forbid(asks, say("people.finished"))


def _table_of_hand(number: object) -> tuple[int | None, str | None]:
    with database.reading() as session:
        row = session.execute(select(HandRow.table_id, HandRow.status).where(HandRow.id == number)).first()
    return (row[0], row[1]) if row else (None, None)


def _forbid(asks: Asking, why: Message) -> None:
    _keep_refused(asks, why)
    raise Forbidden("forbidden", why)


def _keep_the_try(refusal: FaceDown) -> Response:
    """Whoever tries cards until one is refused finds what lies face down: so each of them is kept."""
    _keep_refused(roles.asking(), say("refused.face-down"))
    return _error(refusal, 422)


def _keep_refused(asks: Asking, why: Message) -> None:
    with database.writing() as session:
        who = asks.person.name if asks.person else None
        sign_ins.deny(session, who, asks.role, request.method, request.path, why)


def _touch(asks: Asking) -> None:
    """For a dealer a sign-in is in use by entries, not by a page that asks by itself."""
    person = asks.person
    if person is not None and (person.role != DEALER or request.method not in SAFE_METHODS):
        keep_in_use(person)


def keep_in_use(person: Person) -> None:
    """Keep that the sign-in is in use."""
    if sign_ins.older(person.seen, minutes=TOUCH_SECONDS / 60):
        with database.writing() as session:
            sign_ins.touch(session, person.sign_in)


def _role(role: str) -> str:
    return say(f"people.role-{role}")


def _who_may(wanted: frozenset[str]) -> str:
    """The least of those who may, by name of the role."""
    for role in (VIEWER, DEALER, FLOOR, DIRECTOR):
        if role in wanted:
            return _role(role)
    return say("people.role-nobody")


def _sign_in_first(refusal: NotSignedIn) -> Answer:
    if request.path.startswith("/api/"):
        return _error(refusal, 401)
    if not roles.asking().ready:
        return render_template("people/refused.html", refusal=refusal), 401
    here = request.full_path.rstrip("?") if request.method == "GET" else None
    return redirect(url_for("sign_in.ask", next=here), 303)


def _forbidden(refusal: Forbidden) -> Answer:
    if request.path.startswith("/api/"):
        return _error(refusal, 403)
    return render_template("people/refused.html", refusal=refusal), 403


def _error(refusal: Refusal, status: int) -> Response:
    response = jsonify(languages.refused(refusal))
    response.status_code = status
    return response
