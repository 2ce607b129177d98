"""What is stored. The log is the truth; the other columns of a hand are derived from it and can be again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

ROOM, IMPORT = "room", "import"     # kinds of tables: one that is dealt at, one that holds hands of a file
NAMES = {  # constraint names, so that a later migration can speak of them on every database
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """All tables of the record."""

    type_annotation_map = {dict[str, Any]: JSON, list[int]: JSON}


Base.metadata.naming_convention = NAMES


class Player(Base):
    """A person by the name that the room knows."""

    __tablename__ = "player"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80), unique=True)


class Table(Base):
    """A table of the room, and what its next hand is played as. Chips are in the smallest unit."""

    __tablename__ = "venue_table"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    game: Mapped[str] = mapped_column(String(80))
    betting: Mapped[str | None] = mapped_column(String(20))
    blinds: Mapped[list[int]]
    ante: Mapped[int] = mapped_column(BigInteger)
    big_blind_ante: Mapped[int] = mapped_column(BigInteger)
    bring_in: Mapped[int | None] = mapped_column(BigInteger)
    small_bet: Mapped[int | None] = mapped_column(BigInteger)
    big_bet: Mapped[int | None] = mapped_column(BigInteger)
    spread: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    chip: Mapped[int] = mapped_column(BigInteger)
    preset: Mapped[str] = mapped_column(String(20))
    house: Mapped[dict[str, Any]]
    tournament: Mapped[bool]
    min_buy_in: Mapped[int | None] = mapped_column(BigInteger)
    max_buy_in: Mapped[int | None] = mapped_column(BigInteger)
    top_up_to: Mapped[int | None] = mapped_column(BigInteger)
    kind: Mapped[str] = mapped_column(String(8), default=ROOM, server_default=ROOM)
    seats: Mapped[list[Seat]] = relationship(order_by="Seat.number", cascade="all, delete-orphan")


class Seat(Base):
    """A taken seat: who sits there, with what, and whether they are dealt in."""

    __tablename__ = "seat"
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"))
    stack: Mapped[int] = mapped_column(BigInteger)
    present: Mapped[bool]
    player: Mapped[Player | None] = relationship(lazy="joined")


class HandRow(Base):
    """One deal. `setup` is the contract's document with every house rule written out, never changed.

    `definition` is a digest of the game as it was read, `engine` the version that played it.
    `seq` and `head` repeat number and hash of the newest row of the log; `status`, `pot`, `winners`
    and `finished` are derived from the rows.
    """

    __tablename__ = "hand"
    __table_args__ = (
        UniqueConstraint("table_id", "number"),
        UniqueConstraint("table_id", "start_key", name="uq_hand_start_key"),
        Index("ix_hand_game_started", "game", "started"),
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"))
    number: Mapped[int]
    start_key: Mapped[str | None] = mapped_column(String(64))
    setup: Mapped[str] = mapped_column(Text)
    definition: Mapped[str] = mapped_column(String(64))
    engine: Mapped[str] = mapped_column(String(20))
    game: Mapped[str] = mapped_column(String(80))
    button: Mapped[int | None]
    positions: Mapped[dict[str, Any]]
    seq: Mapped[int]
    head: Mapped[str] = mapped_column(String(64))
    status: Mapped[str] = mapped_column(String(8))
    pot: Mapped[int] = mapped_column(BigInteger)
    winners: Mapped[list[int]]
    started: Mapped[str] = mapped_column(String(32))
    finished: Mapped[str | None] = mapped_column(String(32))
    places: Mapped[list[Place]] = relationship(order_by="Place.seat")


class Place(Base):
    """A seat that was dealt into a hand: who sat there, and the stack before and after (None while open)."""

    __tablename__ = "hand_seat"
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(80))
    before: Mapped[int] = mapped_column(BigInteger)
    after: Mapped[int | None] = mapped_column(BigInteger)


class Row(Base):
    """One entry of the log. No entry is ever changed or removed; the database itself refuses it.

    `payload` and `outcome` are canonical JSON as it was hashed; `at` is UTC in ISO 8601. `hash` is
    SHA-256 over the row and `previous`, the hash of the row before.
    """

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("hand_id", "key", name="uq_log_key"),)
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    payload: Mapped[str] = mapped_column(Text)
    outcome: Mapped[str] = mapped_column(Text)
    who: Mapped[str | None] = mapped_column(String(80))
    device: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[str] = mapped_column(String(32))
    key: Mapped[str | None] = mapped_column(String(64))
    previous: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))
