"""The next hand's button, blinds, players and game, asked of the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.session import coming as next_hand
from dealer_assist.session.coming import Coming, TableNow
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.chips import Balance
from dealer_assist.store.tables import table_mix
from dealer_assist.store.tables.past import RecordPast


def coming(
    session: Session, table: Table, last: HandRow | None, stated: Mapping[str, Any] | None = None,
    who: str | None = None, now: TableNow | None = None,
) -> Coming | None:
    """How the next hand is dealt; see `session.coming`, which answers it.

    Shape: `last` the table's latest hand; `now` the table where that is known.
    Errors: those of `session.coming.coming`.
    """
    if sum(bool(seat.present and seat.stack) for seat in table.seats) < 2:
        return None
    return next_hand.coming(
        now or table_now(session, table), RecordPast(session, table, last), stated, who)


def table_now(
    session: Session, table: Table, balance: Balance | None = None, at: str | None = None,
) -> TableNow:
    """The table between two hands; `balance` where its chips were counted already, `at` where not now.

    Errors: those of `read_mix`.
    """
    mix, level = table_mix.standing_mix(session, table, at)
    balance = balance or chips.balance(session, table.id)
    return TableNow(
        {name: getattr(table, name) for name in SETTINGS},
        {seat.number: seat.stack for seat in table.seats if seat.present and seat.stack},
        mix, level, balance.middle)
