"""A night in figures: hands and pots by the hour, by game and table, and how players came out.

A night is twenty-four hours from the noon of its day, so what is read is bounded by what was played in them;
the sums are the database's, over the index of the search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, func, literal_column, select
from sqlalchemy.orm import Session

from dealer_assist.store.db.models import ROOM, Place, Table
from dealer_assist.store.search.index import Summary as S, mask_of
from dealer_assist.store.search.criteria import Zone

NOON = time(12)
HOUR = 3_600_000        # milliseconds
HOURS = 24
MOST = 30               # games, tables, players of a chart


@dataclass(frozen=True, slots=True)
class Bar:
    """What a chart shows of one thing: its name, hands, and chips: of their pots, or of a player's result."""

    name: str
    hands: int
    chips: int


@dataclass(frozen=True, slots=True)
class Night:
    """The charts of a night.

    Shape: `hours` from the first to the last in which a hand began, by the hour of the clock; `an_hour`
    beside `tables`, hands an hour between their first and last; `players` from the best result to the worst;
    `corrected`, how many of the hands were.
    """

    hours: tuple[Bar, ...]
    games: tuple[Bar, ...]
    tables: tuple[Bar, ...]
    players: tuple[Bar, ...]
    an_hour: tuple[float, ...]
    corrected: int = 0

    @property
    def hands(self) -> int:
        """All of them."""
        return sum(bar.hands for bar in self.games)


def night(session: Session, day: date, zone: Zone = None, table: int | None = None) -> Night:
    """The hands of the room that were played out in the night of `day`, of one table or of all."""
    noon = datetime.combine(day, NOON, tzinfo=zone)
    since, until = (round(at.timestamp() * 1000) for at in (noon, noon + timedelta(days=1)))
    wanted = [S.moment >= since, S.moment < until, S.marks.bitwise_and(mask_of(["over"])) != 0,
              S.table_id.in_(select(Table.id).where(Table.kind == ROOM))]
    if table is not None:
        wanted.append(S.table_id == table)
    # written out: a database knows an expression again that it groups by, but no two gaps of a statement
    hour = (S.moment - literal_column(str(since), BigInteger)) // literal_column(str(HOUR), BigInteger)
    figures = func.count(), func.sum(S.pot), func.min(S.moment), func.max(S.moment)
    rows = session.execute(select(hour, S.table_id, S.game, *figures).where(*wanted)
                           .group_by(hour, S.table_id, S.game)).all()
    named = select(Table.id, Table.name).where(Table.id.in_({row[1] for row in rows}))
    names = {number: name for number, name in session.execute(named)}
    tables = _grouped((names[row[1]], row[3], row[4]) for row in rows)
    return Night(
        hours=tuple(_hours(rows, since, zone)), games=_grouped((row[2], row[3], row[4]) for row in rows),
        tables=tables, players=_players(session, wanted),
        an_hour=tuple(_pace([row for row in rows if names[row[1]] == bar.name]) for bar in tables),
        corrected=session.scalar(select(func.count()).where(
            *wanted, S.marks.bitwise_and(mask_of(["corrected"])) != 0)) or 0)


def _grouped(rows: Iterable[tuple[str, int, int]]) -> tuple[Bar, ...]:
    """Summed by name, the most hands first."""
    sums: dict[str, tuple[int, int]] = {}
    for name, hands, chips in rows:
        before = sums.get(name, (0, 0))
        sums[name] = before[0] + hands, before[1] + int(chips)
    bars = [Bar(name, *both) for name, both in sums.items()]
    return tuple(sorted(bars, key=lambda bar: (-bar.hands, bar.name))[:MOST])


def _hours(rows: Sequence[Any], since: int, zone: Zone) -> Iterable[Bar]:
    """Every hour between the first and the last hand, those without one too; when clocks change one twice."""
    if not rows:
        return
    numbers = [int(row[0]) for row in rows]
    for number in range(min(numbers), min(max(numbers), HOURS) + 1):
        of_hour = [row for row in rows if int(row[0]) == number]
        clock = datetime.fromtimestamp((since + number * HOUR) / 1000, zone).strftime("%H")
        yield Bar(clock, sum(row[3] for row in of_hour), sum(int(row[4]) for row in of_hour))


def _pace(rows: Sequence[Any]) -> float:
    """Hands an hour from the first deal to the last; of less than two hands none."""
    hands, first, last = sum(row[3] for row in rows), min(row[5] for row in rows), max(row[6] for row in rows)
    return (hands - 1) * HOUR / (last - first) if last > first else 0.0


def _players(session: Session, wanted: Sequence[ColumnElement[bool]]) -> tuple[Bar, ...]:
    """Who came out how, the best first."""
    result = func.sum(Place.after - Place.before)
    rows = session.execute(
        select(Place.name, func.count(), result).join(S, S.hand_id == Place.hand_id)
        .where(*wanted, Place.name.is_not(None), Place.after.is_not(None)).group_by(Place.name)
        .order_by(result.desc(), Place.name).limit(MOST)).all()
    return tuple(Bar(name or "", hands, int(chips or 0)) for name, hands, chips in rows)
