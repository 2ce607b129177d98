"""Who works in the room: accounts, the tables they deal at, the tablets there, and who was refused what.

Nothing that opens a door is stored as it is: passwords and PINs are Argon2, links, sign-ins and tablets are
known by the SHA-256 of a token that only their holder has.
"""

from __future__ import annotations

import json

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from dealer_assist.rules.bounds import MOST_NAME
from dealer_assist.store.db.models import Base
from dealer_assist.texts import kept

DIRECTOR, FLOOR, DEALER, VIEWER = "director", "floor", "dealer", "viewer"
ROLES = (DIRECTOR, FLOOR, DEALER, VIEWER)


class Account(Base):
    """A person of the staff. `name` is what the record says; `handle` is how it is compared.

    `password` is an Argon2 string; `pin` is Argon2 over the PIN with the room's own salt, so that one look
    finds whose it is and the database refuses a second one. Whoever is not `active` cannot do anything.
    """

    __tablename__ = "account"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    handle: Mapped[str] = mapped_column(String(240), unique=True)
    role: Mapped[str] = mapped_column(String(10))
    password: Mapped[str | None] = mapped_column(String(200))
    pin: Mapped[str | None] = mapped_column(String(64), unique=True)
    any_table: Mapped[bool]
    active: Mapped[bool]
    made: Mapped[str] = mapped_column(String(32))
    assignments: Mapped[list[Assignment]] = relationship(cascade="all, delete-orphan", lazy="selectin")

    @property
    def tables(self) -> frozenset[int]:
        """The tables at which this person deals."""
        return frozenset(one.table_id for one in self.assignments)

    @property
    def ready(self) -> bool:
        """Has this person chosen what they sign in with?"""
        return (self.pin if self.role == DEALER else self.password) is not None


class Assignment(Base):
    """A dealer and a table at which their PIN counts."""

    __tablename__ = "assignment"
    account_id: Mapped[int] = mapped_column(ForeignKey("account.id"), primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), primary_key=True)


class Link(Base):
    """A link that works once: the first director's (no account), or somebody's for a password or PIN."""

    __tablename__ = "access_link"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[int | None] = mapped_column(ForeignKey("account.id"))
    expires: Mapped[str] = mapped_column(String(32))
    account: Mapped[Account | None] = relationship()


class Tablet(Base):
    """A device that the floor set up at a table; a PIN alone signs a dealer in there. `revoked` is when."""

    __tablename__ = "tablet"
    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"))
    paired_by: Mapped[str | None] = mapped_column(String(MOST_NAME))
    paired: Mapped[str] = mapped_column(String(32))
    revoked: Mapped[str | None] = mapped_column(String(32))


class SignIn(Base):
    """Somebody signed in, from `began` until `ended`.

    At a tablet it says who dealt from which entry of which hand on. `seen` is when it was last used: for a
    dealer the last entry, for others any page.
    """

    __tablename__ = "sign_in"
    __table_args__ = (Index("ix_sign_in_table_began", "table_id", "began"),)
    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("account.id"), index=True)
    tablet_id: Mapped[int | None] = mapped_column(ForeignKey("tablet.id"), index=True)
    table_id: Mapped[int | None] = mapped_column(ForeignKey("venue_table.id"))
    hand_id: Mapped[int | None] = mapped_column(ForeignKey("hand.id"))
    seq: Mapped[int | None]
    began: Mapped[str] = mapped_column(String(32))
    seen: Mapped[str] = mapped_column(String(32))
    ended: Mapped[str | None] = mapped_column(String(32))
    account: Mapped[Account] = relationship(lazy="joined")


class Denied(Base):
    """Something that was asked for and refused: who, when, what. The same again within a minute counts up.

    The sentence is its `key` with `figures` (JSON); `text` is what an earlier edition wrote, in English.
    """

    __tablename__ = "denied"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[str] = mapped_column(String(32))
    who: Mapped[str | None] = mapped_column(String(MOST_NAME))
    role: Mapped[str] = mapped_column(String(10))
    method: Mapped[str] = mapped_column(String(10))
    path: Mapped[str] = mapped_column(String(200))
    text: Mapped[str] = mapped_column("why", String(200), default="")
    key: Mapped[str | None] = mapped_column(String(60))
    figures: Mapped[str | None] = mapped_column(Text)
    times: Mapped[int]

    @property
    def why(self) -> str:
        """The sentence, still to be spoken in the language of whoever reads it."""
        return kept.sentence_of(self.key, json.loads(self.figures or "{}")) if self.key else self.text


class Room(Base):
    """What holds for the whole room: one row. `lock_minutes` 0 means that a tablet never locks by itself."""

    __tablename__ = "room"
    id: Mapped[int] = mapped_column(primary_key=True)
    lock_minutes: Mapped[int]
