"""What is stored of mixes: the mix a table plays, and where in it each hand was dealt."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from dealer_assist.store.db.models import Base


class Rotation(Base):
    """The mix of a table: its document, the number of the first hand that it counts for, and the level.

    `level` was said at `level_since` (UTC, ISO 8601); where the mix changes every so many minutes, those
    gone by since then are counted on top of it.
    """

    __tablename__ = "rotation"
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), primary_key=True)
    mix: Mapped[dict[str, Any]]
    since: Mapped[int]
    level: Mapped[int]
    level_since: Mapped[str] = mapped_column(String(32))


class Turn(Base):
    """Where in the mix a hand was dealt: written with the hand and never changed.

    `place` in the list of games, None for a hand out of the rotation; `turn` counts the stays at a game;
    `told` is what the page said of it then.
    """

    __tablename__ = "rotation_hand"
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True)
    turn: Mapped[int]
    place: Mapped[int | None]
    level: Mapped[int]
    chooser: Mapped[int | None]
    told: Mapped[dict[str, Any]]
