"""A table's bomb pots: the plan is the newest row of the ledger about it.

What is due follows from the hands that were dealt since; nothing is counted up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import NotNow
from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.session.bomb_pots import BombPots, read_bomb_pots
from dealer_assist.session.buying import AskFloor
from dealer_assist.session.coming import TableNow, with_bomb_pot
from dealer_assist.store.db.models import ROOM, HandRow, Table
from dealer_assist.store.hands.write import latest_hand, lock_table
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.tables.past import RecordPast
from dealer_assist.store.tables.positions import table_now
from dealer_assist.store.tables.settings import may_say

KIND = "bomb-pots"
RICH = MOST_SETTING     # a stack that can pay any ante, to try a set-up with


def change(session: Session, number: int, asked: Mapping[str, Any] | None) -> Table:
    """Set the table's bomb pots from the next hand on; None ends them. What it `voted` is kept in the row.

    Errors: those of `read_bomb_pots` and of the set-up that the hand would have; `not-a-table`;
    `ask-the-floor` for a dealer at an event's table.
    """
    table = lock_table(session, number)
    if table.kind != ROOM:
        raise NotNow("not-a-table", table=table.name)
    if not may_say(session, number):
        raise AskFloor("bomb_pot", None, "of-event")
    plan = None if asked is None else read_bomb_pots(asked)
    if plan is not None:
        _check(table, plan)
    was, last = kept_plan(session, number), latest_hand(session, number)
    ledger.add(
        session,
        KIND,
        {
            "from": was and was.content["to"],
            "to": plan and plan.document(),
            "after": last.number if last else 0,
            **({"voted": asked["voted"]} if asked and asked.get("voted") is not None else {}),
        },
        table=number,
    )
    return table


def stated(
    session: Session, table: Table, last: HandRow | None, asked: Mapping[str, Any], who: str | None,
    now: TableNow | None = None,
) -> Mapping[str, Any]:
    """What is stated of the hand to come, and the bomb pot that is due in it; see `session.coming`.

    Shape: `now` the table where that is known.
    """
    plan_row = kept_plan(session, table.id)
    after = plan_row.content["after"] if plan_row else 0
    return with_bomb_pot(plan_of(plan_row), after, RecordPast(session, table, last), asked, who,
                         lambda: now or table_now(session, table))


def document(session: Session, table: Table) -> dict[str, Any] | None:
    """The plan, and `left`: the hands before the next one, None where it does not come by count."""
    plan_row = kept_plan(session, table.id)
    plan = plan_of(plan_row)
    if plan_row is None or plan is None:
        return None
    since = RecordPast(session, table, None).since_bomb_pot(plan_row.content["after"])
    return plan.document() | {"left": plan.left(since)}


def kept_plan(session: Session, table: int) -> LedgerRow | None:
    """The ledger's row that says how the table's bomb pots stand."""
    return session.scalar(
        select(LedgerRow).where(LedgerRow.table_id == table, LedgerRow.kind == KIND)
        .order_by(LedgerRow.seq.desc()).limit(1))


def plan_of(plan_row: LedgerRow | None) -> BombPots | None:
    """What that row says; None where no bomb pot comes by itself."""
    settings = plan_row and plan_row.content["to"]
    return BombPots(**settings) if settings else None


def _check(table: Table, plan: BombPots) -> None:
    """Refuse now what the hand would be refused for."""
    own = {"game": table.game, "betting": table.betting, "chip": table.chip, "preset": table.preset,
           "house": table.house, "tournament": table.tournament, "small_bet": table.small_bet,
           "big_bet": table.big_bet}
    asked = {**own, **plan.settings(), "seats": {"1": RICH, "2": RICH}, "button": 1}
    check_playable(read_setup({name: value for name, value in asked.items() if value is not None}))
