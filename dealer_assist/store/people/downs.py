"""What each dealer dealt: downs and hands an hour, out of who was signed in where and what was dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session, aliased

from dealer_assist.session.times import MINUTE
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.ledger.courses import milliseconds
from dealer_assist.store.people.models import Account, SignIn

HOUR = 60 * MINUTE
MOST = 1000


class Down(NamedTuple):
    """One dealer at one table, from `began` to `ended` (None: deals there now).  Units: milliseconds."""

    dealer: str
    table: int
    name: str
    began: str
    ended: str | None
    length: int
    hands: int


class DealersDay(NamedTuple):
    """What a dealer's downs come to."""

    dealer: str
    downs: int
    length: int
    hands: int

    @property
    def minutes(self) -> int:
        """Whole minutes dealt."""
        return self.length // MINUTE

    @property
    def an_hour(self) -> float:
        """Hands an hour, to one place; 0 for less than a minute."""
        return round(self.hands * HOUR / self.length, 1) if self.length >= MINUTE else 0.0


def downs(session: Session, since: str) -> list[Down]:
    """The downs that began at or after `since`, the newest first.

    Shape: a hand counts for whoever was signed in when it began. The hands of a table are read from the one
    at which the dealer came, so old ones cost nothing.
    """
    came, dealt = aliased(HandRow), aliased(HandRow)
    within = (
        dealt.table_id == SignIn.table_id, dealt.number >= func.coalesce(came.number, 0),
        dealt.started >= SignIn.began, or_(SignIn.ended.is_(None), dealt.started < SignIn.ended))
    rows = session.execute(
        select(Account.name, Table.id, Table.name, SignIn.began, SignIn.ended, func.count(dealt.id))
        .select_from(SignIn).join(Account, Account.id == SignIn.account_id)
        .join(Table, Table.id == SignIn.table_id).outerjoin(came, came.id == SignIn.hand_id)
        .outerjoin(dealt, within[0] & within[1] & within[2] & within[3])
        .where(SignIn.tablet_id.is_not(None), SignIn.began >= since)
        .group_by(SignIn.id, Account.name, Table.id, Table.name, SignIn.began, SignIn.ended)
        .order_by(SignIn.began.desc()).limit(MOST))
    now = milliseconds(utc.now())
    return [Down(dealer, table, name, began, ended,
                 (milliseconds(ended) if ended else now) - milliseconds(began), hands)
            for dealer, table, name, began, ended, hands in rows]


def by_dealer(every: Iterable[Down]) -> list[DealersDay]:
    """What each dealer's downs come to, by name."""
    days: dict[str, DealersDay] = {}
    for one in every:
        was = days.get(one.dealer, DealersDay(one.dealer, 0, 0, 0))
        days[one.dealer] = DealersDay(one.dealer, was.downs + 1, was.length + one.length,
                                       was.hands + one.hands)
    return [days[name] for name in sorted(days)]
