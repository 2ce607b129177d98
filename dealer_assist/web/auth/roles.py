"""Who asks: nobody, the tablet of a table, or a person who signed in; and whether the room is set up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

from apiflask import APIFlask
from flask import current_app, g, has_request_context, request, session
from flask_login import LoginManager, current_user, login_user  # type: ignore[import-untyped]
from sqlalchemy import inspect
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from dealer_assist.floor import redaction
from dealer_assist.floor.redaction import STRANGER, Looker
from dealer_assist.store.db import database
from dealer_assist.record.log import By
from dealer_assist.store.people import accounts, relief, sign_ins
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER, Account, Tablet
from dealer_assist.web.auth import hashing
from dealer_assist.web.shell import once
from dealer_assist.web.shell.proxies import forwarded

TABLET_COOKIE = "tablet"
TABLET_DAYS = 400            # the longest that browsers keep a cookie; every new pairing begins anew
NOBODY, TABLET = "nobody", "tablet"
CHIEFS = frozenset({FLOOR, DIRECTOR})       # who is asked, and decides
ASK_AGAIN = 1.0              # seconds
HERE = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is signed in. A dealer's `tables` are those of the tablet where they are."""

    account: int
    name: str
    role: str
    tables: frozenset[int]
    sign_in: int
    seen: str = field(compare=False)
    token: str = field(repr=False)
    is_authenticated = is_active = True
    is_anonymous = False

    def get_id(self) -> str:
        """What the cookie says: the token of this sign-in."""
        return self.token


@dataclass(frozen=True, slots=True)
class Device:
    """The tablet of a table."""

    number: int
    name: str
    table: int


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks, and of which room.

    `locked` names the dealer whose PIN is asked for again, `lock` after how many minutes that is (0: never);
    `ready` says that there is a director.
    """

    person: Person | None = None
    device: Device | None = None
    locked: str | None = None
    ready: bool = True
    lock: int = 0

    @property
    def role(self) -> str:
        """The role that counts: the person's before the tablet's."""
        return self.person.role if self.person else TABLET if self.device else NOBODY

    @property
    def open(self) -> bool:
        """The room has no director yet, and this comes from the machine itself: everything is open."""
        return not self.ready and on_this_machine()

    @property
    def chief(self) -> bool:
        """Floor or director; with no director yet, the machine itself."""
        return self.open or self.role in CHIEFS

    def may_be_at(self, table: int) -> bool:
        """Dealers and tablets belong to tables; who has no tables of their own may be at all."""
        if self.person and self.person.role != DEALER:
            return True
        return table in (self.person.tables if self.person else {self.device.table} if self.device else ())

    def document(self) -> dict[str, Any]:
        """For the pages."""
        return {
            "director": self.ready,
            "open": self.open,
            "chief": self.chief,
            "person": {"name": self.person.name, "role": self.person.role} if self.person else None,
            "tablet": {"name": self.device.name, "table": self.device.table} if self.device else None,
            "locked": self.locked,
            "expected": _expected(self.device),
            "lock": self.lock,
            "pin": {"least": hashing.PIN_LEAST, "most": hashing.PIN_MOST},
        }


def attach(app: APIFlask) -> None:
    """Flask-Login finds the person of the cookie; every template may ask `who()`."""
    # a page must be shown though the database is away, so no template is handed who is signed in
    manager = LoginManager(app, add_context_processor=False)
    manager.session_protection = None     # a tablet's address changes with the access point
    manager.user_loader(_load)
    database.tell_who(_who)
    app.context_processor(lambda: {"who": asking_or_nobody})


def asking() -> Asking:
    """Who asks, looked up once a request."""
    if "asking" not in g:
        g.asking = _asking()
    asker: Asking = g.asking
    return asker


def asking_or_nobody() -> Asking:
    """The same for a page that must be shown though the database is away."""
    try:
        return asking()
    except OperationalError:
        return Asking()


def signed_by(who: str | None, device: str | None, key: str | None) -> By:
    """Who makes an entry: whoever is signed in; what the sender says counts without accounts only."""
    return signed(asking(), who, device, key)


def signed(asker: Asking, who: str | None, device: str | None, key: str | None) -> By:
    """The same of somebody who was let through."""
    if not asker.ready:
        return By(who, device, key)
    person = asker.person
    return By(person.name if person else None, asker.device.name if asker.device else device, key,
              chief=person is None or person.role != DEALER)


def looker() -> Looker:
    """Who asks, as the view of a hand knows it."""
    asked = asking()
    if not asked.ready:
        return Looker(everything=True)      # the gate lets nobody ask who is not at the machine itself
    person, device = asked.person, asked.device
    if person is None or person.role == VIEWER:
        return redaction.VIEWER if person else STRANGER
    deals = device.table if device and asked.may_be_at(device.table) else None
    return Looker(person.role in CHIEFS, deals)


def _who() -> By:
    """Whom a transaction is of, and for which form; on the command line it is the machine's own."""
    if not has_request_context():
        return By()
    by = signed_by(None, None, None) if "asking" in g else By()
    return replace(by, posted=once.posted())


def sign_in_as(writing: Session, account: Account, tablet: Tablet | None = None) -> None:
    """A new sign-in with a new cookie; what stood in the old one is gone."""
    asked = asking()
    if asked.person is not None:
        sign_ins.end(writing, asked.person.sign_in)
    token = sign_ins.begin(writing, account, tablet)
    writing.flush()
    session.clear()
    session.permanent = True
    person = _person(writing, token, _device(tablet))
    assert person is not None
    login_user(person)
    g.asking = Asking(person, _device(tablet) or asked.device, lock=sign_ins.lock_minutes(writing))


def sign_out() -> None:
    """End the sign-in of this request, in the store as in the cookie."""
    person = asking().person
    if person is not None:
        with database.writing() as writing:
            sign_ins.end(writing, person.sign_in)
    session.clear()
    g.pop("asking", None)
    g.pop("_login_user", None)


def keep_tablet(response: Response, token: str) -> None:
    """The cookie that makes this browser the tablet of a table."""
    response.set_cookie(
        TABLET_COOKIE, token, max_age=TABLET_DAYS * 86400, httponly=True, samesite="Lax",
        secure=request.is_secure)


def this_tablet(reading: Session) -> Tablet | None:
    """The tablet that this browser is."""
    token = request.cookies.get(TABLET_COOKIE)
    return sign_ins.find_tablet(reading, token) if token else None


def on_this_machine() -> bool:
    """Does somebody at the machine itself ask: no proxy for another, no page under a name of its own?"""
    address = (request.remote_addr or "").removeprefix("::ffff:")
    host = request.host.rpartition(":")[0] if request.host.rpartition(":")[2].isdecimal() else request.host
    return (
        (address.startswith("127.") or address == "::1")
        and host.strip("[]") in HERE
        and not forwarded(request.environ)
    )


def _asking() -> Asking:
    if not _director_exists():
        return Asking(ready=False)
    person: Person | None = current_user._get_current_object()
    if person is None or not person.is_authenticated:
        person = None
    with database.reading() as reading:
        return _unless_locked(reading, person, _device(this_tablet(reading)))


def _unless_locked(reading: Session, person: Person | None, device: Device | None) -> Asking:
    lock = sign_ins.lock_minutes(reading)
    if person is not None and person.role == DEALER and sign_ins.older(person.seen, minutes=lock):
        return Asking(None, device, locked=person.name, lock=lock)
    return Asking(person, device, lock=lock)


def asking_again(before: Asking) -> Asking | None:
    """Who asks by the same headers some seconds later; None where anything about them is another."""
    if not before.ready:
        return None if _director_exists() else before
    with database.reading() as reading:
        device = before.device and _device(sign_ins.tablet(reading, before.device.number))
        now = _unless_locked(reading, before.person and _person(reading, before.person.token, device), device)
    return now if now == before else None


def _load(token: str) -> Person | None:
    with database.reading() as reading:
        return _person(reading, token, _device(this_tablet(reading)))


def _person(reading: Session, token: str, device: Device | None) -> Person | None:
    sign_in = sign_ins.find(reading, token)
    if sign_in is None:
        return None
    account, tables = sign_in.account, sign_in.account.tables
    if account.role == DEALER:
        # a PIN was typed at a tablet and counts there, at its table, while the dealer is assigned to it
        if device is None or (sign_in.tablet_id, sign_in.table_id) != (device.number, device.table):
            return None
        if not account.any_table and device.table not in tables:
            return None
        tables = frozenset({device.table})
    return Person(account.id, account.name, account.role, tables, sign_in.id, sign_in.seen, token)


def _expected(device: Device | None) -> str | None:
    """The dealer whom the rota has at the table of this tablet."""
    if device is None:
        return None
    with database.reading() as reading:
        return relief.expected(reading, device.table)


def _device(tablet: Tablet | None) -> Device | None:
    return Device(tablet.id, tablet.name, tablet.table_id) if tablet else None


def _director_exists() -> bool:
    """Once there is a director there is one for good, so it is asked for until then only.

    Until then a room is asked again when a link was used here, and each second for what others did.
    """
    known = current_app.extensions.setdefault("director", {})
    now = accounts.links_used(), monotonic()
    fresh = known.get("links") == now[0] and now[1] - known.get("at", 0.0) < ASK_AGAIN
    if not known.get("exists") and not fresh:
        try:
            with database.reading() as reading:
                known["exists"] = accounts.director_exists(reading)
            known["links"], known["at"] = now
        except (OperationalError, ProgrammingError):
            # a database without any tables has no director either; one that is away is another matter
            if inspect(database.db.engine).has_table("account"):
                raise
            return False
    return bool(known["exists"])
