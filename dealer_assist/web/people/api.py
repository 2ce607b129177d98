"""`/who` and the tablets: who is signed in, the change of dealer by PIN, a tablet that belongs to a table."""

from __future__ import annotations

from flask import Response, jsonify
from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.store.db import database
from dealer_assist.store.hands.documents import find_table
from dealer_assist.store.people import sign_ins
from dealer_assist.store.people.models import DEALER, Account, Tablet
from dealer_assist.texts import say
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.schemas import Body, Name
from dealer_assist.web.auth import hashing, limits, roles


class PinEntry(Body):
    """What a dealer types at a tablet: 4 to 6 digits."""

    pin: str


class TabletPairing(Body):
    """How the tablet is called in the record; left out, it is called as its table."""

    name: Name | None = None


class Empty(Body):
    """Nothing but `{}`."""


class SignedIn(Answer):
    """Somebody."""

    name: str
    role: str


class TabletOf(Answer):
    """A tablet that belongs to a table."""

    name: str
    table: int


class PinDigits(Answer):
    """How many digits a PIN has."""

    least: int
    most: int


class WhoAnswer(Answer):
    """Who is signed in here.

    `director` is whether the room has one; until then it is `open` to the machine itself. `tablet` is the
    table that this device belongs to, `locked` the dealer whose PIN is asked for again, `lock`
    after how many minutes without an entry that is; 0 for never. `expected` is the dealer whom the
    rota has at this table. `pin` is how many digits the pad takes.
    """

    director: bool
    open: bool
    person: SignedIn | None
    tablet: TabletOf | None
    locked: str | None
    expected: str | None
    lock: int
    pin: PinDigits


@api.get("/who")
@api.output(WhoAnswer)
@api.doc(tags=["people"])
def who() -> Response:
    """Who is signed in on this device, and to which table it belongs."""
    return _who_asks()


@api.post("/dealer")
@limits.limited
@api.input(PinEntry)
@api.output(WhoAnswer)
@api.doc(tags=["people"], responses=[401, 415, 422, 429])
def dealer_signs_in(json_data: PinEntry) -> Response:
    """Change the dealer at this tablet by PIN alone; the hand stays open, and entries carry the new name.

    Where the PIN is nobody's, or its owner does not deal at this table, the answer is the same.
    """
    device = roles.asking().device
    if device is None:
        raise NotNow("no-tablet", say("people.no-tablet"))
    limits.check_pin(device.table)
    hashed = hashing.hash_pin(json_data.pin)
    with database.writing() as session:
        tablet, account = roles.this_tablet(session), _whose(session, hashed)
        allowed = tablet is not None and account is not None and _deals_at(account, tablet)
        if allowed:
            assert account is not None
            roles.sign_in_as(session, account, tablet)
        else:
            where = f"/tables/{device.table}"
            sign_ins.deny(session, None, roles.TABLET, "PIN", where, say("people.wrong-pin"))
    if not allowed:
        limits.wrong_pin(device.table)
        raise NotNow("wrong-pin", say("people.wrong-pin"), field="pin")
    return _who_asks()


@api.post("/sign-out")
@api.input(Empty)
@api.output(WhoAnswer)
@api.doc(tags=["people"], responses=[415])
def sign_out(json_data: Empty) -> Response:
    """End the sign-in of this device; a tablet stays its table's."""
    roles.sign_out()
    return _who_asks()


@api.post(TABLE + "/tablet")
@api.input(TabletPairing)
@api.output(WhoAnswer, status_code=201)
@api.doc(tags=["people"], responses=[403, 404, 415, 422])
def pair_tablet(table: int, json_data: TabletPairing) -> Response:
    """Make this device the tablet of a table, and sign the floor out of it: from now on a PIN is enough."""
    asks = roles.asking()
    if not asks.ready:
        raise NotNow("no-director", say("people.no-director-yet"))
    assert asks.person is not None
    with database.writing() as session:
        old = roles.this_tablet(session)
        if old is not None:
            sign_ins.revoke(session, old.id)
        name = (json_data.name or find_table(session, table).name).strip()
        token = sign_ins.pair(session, table, name, asks.person.name)
    roles.sign_out()
    response = jsonify(roles.Asking(device=roles.Device(0, name, table)).document())
    response.status_code = 201
    roles.keep_tablet(response, token)
    return response


def _whose(session: Session, hashed: str) -> Account | None:
    wanted = select(Account).where(Account.pin == hashed, Account.active, Account.role == DEALER)
    return session.scalar(wanted)


def _deals_at(account: Account, tablet: Tablet) -> bool:
    return account.any_table or tablet.table_id in account.tables


def _who_asks() -> Response:
    return jsonify(roles.asking().document())
