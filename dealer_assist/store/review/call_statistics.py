"""Calls of the floor in rows and in sums: by kind, table and dealer, with the time it took to rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.orm import Session

from dealer_assist.record import log
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import Row, Table
from dealer_assist.store.review.calls import Call
from dealer_assist.texts import say

BATCH = 500
BY = ("kind", "table", "dealer")


@dataclass(frozen=True, slots=True)
class CallsWanted:
    """Which calls: of one table, made from `since` and before `until` (ISO 8601, UTC); None for all."""

    table: int | None = None
    since: str | None = None
    until: str | None = None

    def calls(self) -> Select[Call, str, Row]:
        """Each with its table's name and the row of its ruling, oldest first."""
        wanted = (select(Call, Table.name, Row).join(Table, Table.id == Call.table_id)
                  .outerjoin(Row, and_(Row.hand_id == Call.hand_id, Row.seq == Call.ruling))
                  .order_by(Call.id))
        if self.table is not None:
            wanted = wanted.where(Call.table_id == self.table)
        if self.since is not None:      # what was closed before was made before: the index on `closed` helps
            wanted = wanted.where(or_(Call.closed.is_(None), Call.closed >= self.since),
                                  Call.made >= self.since)
        return wanted if self.until is None else wanted.where(Call.made < self.until)


class CallSum(NamedTuple):
    """What calls of one kind, table or dealer come to: how many, how many ruled, the median seconds to it."""

    name: str
    calls: int
    ruled: int
    seconds: float | None


def rows(session: Session, wanted: CallsWanted) -> Iterator[dict[str, Any]]:
    """One row a call, oldest first, a few at a time.

    Shape: `kind` the call of the ruling desk by which it was ruled, else None; `reason` as the table gave it;
    `seconds` from the call to the ruling, None for one that was withdrawn or waits.
    """
    last = 0
    while batch := session.execute(wanted.calls().where(Call.id > last).limit(BATCH)).all():
        last = batch[-1][0].id
        yield from (_row(*one) for one in batch)
        session.expunge_all()


def _row(call: Call, name: str, ruling: Row | None) -> dict[str, Any]:
    payload = log.payload(ruling) if ruling else {}
    return {
        "call": call.id, "table": call.table_id, "name": name, "hand": call.hand_id, "made": call.made,
        "kind": payload.get("kind"), "reason": call.reason, "dealer": call.who, "taken_by": call.taken_by,
        "ruled_by": payload.get("by"), "decision": payload.get("decision"), "rule": payload.get("rule"),
        "closed": call.closed,
        "seconds": utc.seconds_between(call.made, call.closed) if ruling and call.closed else None,
    }


def sums(session: Session, wanted: CallsWanted) -> dict[str, list[CallSum]]:
    """The calls by each of `BY`, the most first, and in all under `all`."""
    counted: dict[str, dict[str, list[int | None]]] = {by: {} for by in ("all", *BY)}
    for row in rows(session, wanted):
        names = {"all": say("callstat.all"), "kind": kind_of(row), "table": row["name"],
                 "dealer": row["dealer"] or say("callstat.nobody")}
        for by, name in names.items():
            counted[by].setdefault(name, []).append(row["seconds"])
    return {by: sorted((_sum(name, times) for name, times in groups.items()),
                       key=lambda one: (-one.calls, one.name)) for by, groups in counted.items()}


def kind_of(row: dict[str, Any]) -> str:
    """A call's kind in words: as it was ruled at the desk, else as the table said it."""
    return say(f"desk.{row['kind']}") if row["kind"] else row["reason"] or say("callstat.no-reason")


def _sum(name: str, times: list[int | None]) -> CallSum:
    ruled = [seconds for seconds in times if seconds is not None]
    return CallSum(name, len(times), len(ruled), median(ruled) if ruled else None)
