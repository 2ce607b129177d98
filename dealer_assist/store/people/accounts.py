"""Accounts and one-time links. Sessions that change something are those of `database.writing()`.

Tokens come in as their digest and leave once, when they are made: nobody can read them out of the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta
from hashlib import sha256

from sqlalchemy import delete, event, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.rules.bounds import MOST_NAME
from dealer_assist.store.db.models import Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.db import utc
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.people import leaving
from dealer_assist.store.people.models import (
    DEALER,
    DIRECTOR,
    ROLES,
    Account,
    Assignment,
    Link,
    SignIn,
)
from dealer_assist.texts import say

LINK_HOURS = 24
_used = 0


def digest(token: str) -> str:
    """What is stored of a token: it is as long as a hash and as random, so plain SHA-256 is enough."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def handle(name: str) -> str:
    """A name as it is compared: Ann, ann and " ANN " are one person."""
    return " ".join(name.casefold().split())


def director_exists(session: Session) -> bool:
    """Is there a director who can sign in?"""
    wanted = select(Account.id).where(
        Account.role == DIRECTOR, Account.active, Account.password.is_not(None)).limit(1)
    return session.scalar(wanted) is not None


def links_used() -> int:
    """How many links were used in this process; only by one can a director come to be."""
    return _used


def _count(_: Session) -> None:
    global _used
    _used += 1


def find(session: Session, number: int) -> Account:
    """An account by its number.  Errors: NotFound."""
    account = session.get(Account, number)
    if account is None:
        raise NotFound("person", number)
    return account


def by_name(session: Session, name: str) -> Account | None:
    """The active account of this name."""
    return session.scalar(select(Account).where(Account.handle == handle(name), Account.active))


def everybody(session: Session) -> list[Account]:
    """Every account by name, those that are active first."""
    return list(session.scalars(select(Account).order_by(Account.active.desc(), Account.handle)))


def add(session: Session, name: str, role: str) -> Account:
    """A new account, which cannot sign in before its link was used.  Errors: `bad-name`, `name-taken`."""
    account = Account(role=_role(role), any_table=False, active=True, made=utc.now(), assignments=[])
    _name(account, name)
    session.add(account)
    _flushed(session, account)
    _sealed(session, account, "added")
    return account


def change(
    session: Session, number: int, *, name: str, role: str, tables: Collection[int], any_table: bool,
) -> Account:
    """Put name, role and tables of an account in place of the old; a change of role ends its sign-ins.

    Between PIN and password the person needs a new link.  Errors: NotFound, `bad-name`, `name-taken`,
    `last-director`.
    """
    account = find(session, number)
    was, before = _account_document(account), list(account.assignments)
    if account.role != _role(role):
        _keep_a_director(session, account)
        _sign_out(session, account)
        # four figures are enough beside a paired tablet, and nowhere else
        if DEALER in (account.role, role):
            account.password = account.pin = None
    _name(account, name)
    account.role, account.any_table = role, any_table
    known = set(session.scalars(select(Table.id)))
    account.assignments = [Assignment(table_id=table) for table in sorted(known & set(tables))]
    _flushed(session, account)
    if was != _account_document(account):
        ledger.add(session, "person", {
            "did": "changed", "from": was, "to": _account_document(account),
            **columns.tell(account, *account.assignments, gone=_not_any_more(before, account))})
    return account


def deactivate(session: Session, number: int) -> Account:
    """Let nobody in under this name any more; its entries stay in the record.  Errors: `last-director`."""
    account = find(session, number)
    _keep_a_director(session, account)
    _forget(session, account)
    account.active = False
    _sealed(session, account, "deactivated")
    return account


def activate(session: Session, number: int) -> Account:
    """Let the person in again, once a new link was used."""
    account = find(session, number)
    account.active = True
    _sealed(session, account, "activated")
    return account


def reset(session: Session, number: int) -> str:
    """A new link for somebody whose password or PIN is lost, or known to others; the old one is dead at once.

    A director's stays until the link is used: the room is never without a director.  Errors: NotFound.
    """
    account = find(session, number)
    _sign_out(session, account)
    if account.role != DIRECTOR:
        account.password = account.pin = None
    _sealed(session, account, "given a new link")
    return issue(session, account)


def issue(session: Session, account: Account | None) -> str:
    """A new link's token, for an account or for the first director; older links of the same kind are dead."""
    number = account.id if account else None
    # a link that was lost on a bar must not outlive the one that replaces it
    session.execute(delete(Link).where(Link.account_id == number if account else Link.account_id.is_(None)))
    session.execute(delete(Link).where(Link.expires < utc.now()))
    token = secrets.token_urlsafe(24)   # 192 bits
    until = utc.moment() + timedelta(hours=LINK_HOURS)
    session.add(Link(digest=digest(token), account_id=number, expires=utc.stamp(until)))
    return token


def find_link(session: Session, token: str) -> Link | None:
    """The link of this token, while it can be used: not yet used, not too old, its person not gone.

    The first director's link is dead as soon as there is a director.
    """
    link = session.get(Link, digest(token))
    if link is None or link.expires < utc.now():
        return None
    if link.account is None:
        return None if director_exists(session) else link
    return link if link.account.active else None


def let_in(
    session: Session, token: str, name: str, *, password: str | None = None, pin: str | None = None,
) -> Account:
    """Use a link: its person signs in with this hash from now on, and everywhere anew.

    Shape: `name` counts for the first director only; `password` and `pin` are hashes, one of them.
    Errors: `link-used`, `bad-name`, `name-taken`, `pin-unusable`.
    """
    link = find_link(session, token)
    if link is None:
        raise NotNow("link-used", say("people.link-used"))
    # not before: a link whose transaction fails has made nobody a director
    event.listen(session, "after_commit", _count, once=True)
    account = link.account or _director(session, name)
    session.execute(delete(Link).where(Link.digest == link.digest))
    _forget(session, account)
    account.password, account.pin = password, pin
    try:
        session.flush()
    except IntegrityError:
        raise Unreadable("pin-unusable", say("people.pin-unusable"), field="pin") from None
    _sealed(session, account, "let in")
    return account


def _sealed(session: Session, account: Account, did: str) -> None:
    """A row of the ledger: what was done to whom, and what the account is now."""
    session.flush()
    ledger.add(session, "person", {
        "name": account.name, "role": account.role, "did": did,
        **columns.tell(account, *account.assignments)})


def _not_any_more(before: Collection[Assignment], account: Account) -> tuple[Assignment, ...]:
    return tuple(one for one in before if one.table_id not in account.tables)


def _account_document(account: Account) -> dict[str, object]:
    return {"name": account.name, "role": account.role, "tables": sorted(account.tables),
            "any_table": account.any_table}


def _director(session: Session, name: str) -> Account:
    """The first director, who may have been written down before without ever coming in."""
    account = by_name(session, name)
    if account is not None:
        account.role = DIRECTOR
        return account
    return add(session, name, DIRECTOR)


def _role(role: str) -> str:
    if role not in ROLES:
        raise Unreadable("bad-role", known=", ".join(ROLES), field="role")
    return role


def _name(account: Account, name: str) -> None:
    cleaned = " ".join(name.split())
    if not 0 < len(cleaned) <= MOST_NAME or not cleaned.isprintable():
        raise Unreadable("bad-name", say("people.bad-name", most=MOST_NAME), field="name")
    account.name, account.handle = cleaned, handle(cleaned)


def _flushed(session: Session, account: Account) -> None:
    try:
        session.flush()
    except IntegrityError:
        raise Unreadable("name-taken", say("people.name-taken"), field="name") from None


def _keep_a_director(session: Session, account: Account) -> None:
    others = select(func.count()).select_from(Account).where(
        Account.role == DIRECTOR, Account.active, Account.password.is_not(None), Account.id != account.id)
    if account.role == DIRECTOR and not session.scalar(others):
        raise NotNow("last-director", name=account.name)


def _forget(session: Session, account: Account) -> None:
    """What opened doors for this account opens none any more."""
    account.password = account.pin = None
    session.execute(delete(Link).where(Link.account_id == account.id))
    _sign_out(session, account)


def _sign_out(session: Session, account: Account) -> None:
    leaving.end(session, SignIn.account_id == account.id)
