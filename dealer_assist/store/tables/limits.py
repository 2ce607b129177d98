"""What a dealer gives out at a table: the floor's to say. Sessions are those of `database.writing()`."""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.session import buying
from dealer_assist.session.buying import LIMITS, Limits
from dealer_assist.store.db.models import Table
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.tables import table_mix

STAKES = ("blinds", "ante", "bring_in", "small_bet", "big_bet")


def limits_of(session: Session, table: Table) -> Limits:
    """By the table's own limits, or the stakes of all that it plays; those of one hand count for nothing, for
    whoever deals may say them.
    """
    stakes = table_mix.stakes_of_all(session, table) or [{name: getattr(table, name) for name in STAKES}]
    return buying.limits(_own(table), stakes)


def keep(session: Session, table: Table, before: Limits) -> None:
    """A dealer's stakes let no dealer give out more: the table has the limits from now on that it had."""
    if ledger.writer(session).chief:
        return
    if limits_of(session, table).most > before.most:
        table.max_buy_in = before.most
    if limits_of(session, table).top_up > before.top_up:
        table.top_up_to = before.top_up


def _own(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in LIMITS}
