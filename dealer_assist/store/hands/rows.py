"""Rows of a hand's log as the database keeps them: read in order, and the one that follows, to be added."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_hex
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.store.db import utc
from dealer_assist.store.db.models import Row
from dealer_assist.record.log import AnyRow, By, by_column, may_hide, sealed_next


def keyed(by: By, kind: str, payload: dict[str, Any]) -> By:
    """Who made the entry, with a key of chance where it has none and needs one (`log.may_hide`)."""
    # a row that names a face-down card: without chance in it, 52 tries at its hash would find the card
    return by if by.key is not None or not may_hide(kind, payload) else replace(by, key=token_hex(16))


def next_row(
    hand: int, before: AnyRow | None, kind: str, payload: dict[str, Any], outcome: dict[str, Any], by: By,
) -> Row:
    """The row that follows `before`, sealed; the caller adds it to a session."""
    return Row(**by_column(sealed_next(
        hand, before, kind, payload, outcome, keyed(by, kind, payload), utc.now())))


def rows_of(session: Session, hand: int) -> list[Row]:
    """The hand's rows, oldest first."""
    return list(session.scalars(select(Row).where(Row.hand_id == hand).order_by(Row.seq)))
