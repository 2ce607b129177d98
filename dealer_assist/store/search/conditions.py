"""What a hand must be to be found, as a database asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, literal, not_, or_, select

from dealer_assist.store.search.levels import Span
from dealer_assist.store.search.index import Leads, Summary, mask_of
from dealer_assist.store.search.criteria import OneSeat, Wanted

BY_TIME, BY_POT = "time", "pot"     # the indexes of hands
S = Summary


@dataclass(frozen=True, slots=True)
class Lead:
    """Where the search begins: words, the span of days (`time`), of pots (`pot`), or everywhere (`all`).

    Shape: `about` how many fit, guessed, where even a thousand would be many to look for; `rarest`: the words
    that are asked for, in the order in which a hand is looked up under them.
    """

    by: str
    count: int
    words: tuple[int, ...] = ()
    about: int | None = None
    rarest: tuple[tuple[int, ...], ...] = ()

    def in_order(self, words: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """The rarest first: most hands do not have it, and are looked up under no other then."""
        return sorted(words, key=lambda one: self.rarest.index(one) if one in self.rarest else -1)


def matching(wanted: Wanted, lead: Lead, chosen: Select[Any], walk: str) -> Select[Any]:
    """`chosen` of every hand that is as wanted, along the index that is walked."""
    moment = Leads.moment if lead.by == "words" else S.moment if walk == BY_TIME else S.moment + 0
    pot = S.pot if walk == BY_POT else S.pot + 0
    query = chosen.where(*in_days(wanted, moment), *in_pots(wanted, pot), *_line(wanted))
    if lead.by == "words":
        query = query.select_from(Leads).join(S, S.hand_id == Leads.hand_id)
        query = query.where(Leads.word_id.in_(lead.words))
    of_seats = {words for group in wanted.together if len(group.words) > 1 for words in group.words}
    asks = _Asks(lead)
    query = query.where(*(asks.has(words) for words in lead.in_order(wanted.words)
                          if words not in (lead.words, *of_seats)))
    query = query.where(*(asks.of_one_seat(group, wanted) for group in wanted.together
                          if len(group.words) > 1 or _of_seat(wanted, group)))
    query = query.where(*(
        not_(asks.has(words[0]) if len(words) == 1 else asks.of_one_seat(OneSeat(words), Wanted()))
        for words in wanted.never))
    return query.where(*(asks.of_two_seats(one, other) for one, other in combinations(wanted.together, 2)
                         if wanted.versus))


def in_days(wanted: Wanted, moment: Any) -> list[ColumnElement[bool]]:
    """Within the time that is asked for."""
    since = [] if wanted.since is None else [moment >= wanted.since]
    return since if wanted.until is None else [*since, moment < wanted.until]


def in_pots(wanted: Wanted, pot: Any) -> list[ColumnElement[bool]]:
    """Within the amounts that are asked for."""
    least = [] if wanted.least is None else [pot >= wanted.least]
    return least if wanted.most is None else [*least, pot <= wanted.most]


def _line(wanted: Wanted) -> list[ColumnElement[bool]]:
    """What the narrow line itself tells."""
    asked: list[ColumnElement[bool]] = []
    if needed := mask_of([*wanted.marks, *wanted.streets]):
        asked.append(S.marks.bitwise_and(needed) == needed)
    asked += [S.marks.bitwise_and(mask_of(marks)) != 0 for marks in wanted.one_of]
    if wanted.without:
        asked.append(S.marks.bitwise_and(mask_of(wanted.without)) == 0)
    if wanted.tables is not None:
        asked.append(S.table_id.in_(sorted(wanted.tables)))
    if wanted.games is not None:
        asked.append(S.game.in_(sorted(wanted.games)))
    if wanted.other_games:
        asked.append(S.game.not_in(sorted(wanted.other_games)))
    if wanted.other_tables:
        asked.append(S.table_id.not_in(sorted(wanted.other_tables)))
    asked += [or_(*(_in_span(span) for span in spans)) for spans in wanted.spans.values()]
    if wanted.all_ins:
        asked.append(_at_least(wanted.all_ins, S.all_in))
    if wanted.seats:
        bits = sum(1 << seat for seat in wanted.seats)
        for seats in (S.seats, *_of_seat(wanted)):
            asked.append(seats.bitwise_and(bits) == bits)
    elif wanted.won and not wanted.together:
        asked.append(S.won != 0)
    if wanted.lost or any(group.won is False for group in wanted.together):
        asked.append(S.won != 0)        # of a hand that is void nobody lost it
    return asked


def _at_least(count: int, seats: Any) -> ColumnElement[bool]:
    """Are there so many seats among these bits?  Each turn takes the lowest of them out."""
    left = seats
    for _ in range(count - 1):
        left = left.bitwise_and(left - 1)
    return and_(seats != 0, left != 0)


def _in_span(span: Span) -> ColumnElement[bool]:
    tables, since, until = span
    ends = [] if until is None else [S.moment < until]
    return and_(S.table_id.in_(sorted(tables)), S.moment >= since, *ends)


def _of_seat(wanted: Wanted, group: OneSeat | None = None) -> list[Any]:
    """What is asked of the very seat: `ann allin` is a hand in which Ann was all-in."""
    lost = S.seats - S.seats.bitwise_and(S.won)
    if wanted.versus:       # of whom "won" is said, and "all-in" is of the hand
        won = group.won if group else None
        return [] if won is None else [S.won if won else lost]
    of_seat = {
        "allin": S.all_in, "busted": S.all_in - S.all_in.bitwise_and(S.won), "scoop": S.won, "walk": S.won}
    one_named = group is not None and len(wanted.seats) == len(wanted.together) == 1
    return ([seats for mark, seats in of_seat.items() if mark in wanted.marks]
            + ([S.won] if wanted.won else []) + ([lost] if wanted.lost else [])
            + ([1 << seat for seat in wanted.seats] if one_named else []))


class _Asks:
    """What is asked of the words of a hand: of the row that led to it, so that no other is read before."""

    def __init__(self, lead: Lead) -> None:
        self.lead = lead
        self.at: Any = Leads if lead.by == "words" else S

    def has(self, words: Sequence[int]) -> ColumnElement[bool]:
        """Has the hand one of these words?"""
        other = Leads.__table__.alias(f"word_{words[0]}")
        return _exists(self._led(other, words))

    def of_one_seat(self, group: OneSeat, wanted: Wanted) -> ColumnElement[bool]:
        """Is there a seat that all of these words are of, and of which the rest is true as well?"""
        led, bits = self._bits(group, "seat")
        for seats in _of_seat(wanted, group):
            bits = bits.bitwise_and(seats)
        return _exists(*led, bits != 0) if led else bits != 0      # the row that leads says it alone

    def of_two_seats(self, one: OneSeat, other: OneSeat) -> ColumnElement[bool]:
        """Are they of two seats?  A set against a set is both of both; one hand of four cards may be both."""
        (led, bits), (led_other, bits_other) = self._bits(one, "one"), self._bits(other, "other")
        either = bits.bitwise_or(bits_other)
        asked = (bits != 0, bits_other != 0, either.bitwise_and(either - 1) != 0)
        return _exists(*led, *led_other, *asked) if led or led_other else and_(*asked)

    def _led(self, other: Any, words: Sequence[int]) -> ColumnElement[bool]:
        return and_(other.c.word_id.in_(words), other.c.moment == self.at.moment,
                    other.c.hand_id == self.at.hand_id)

    def _bits(self, group: OneSeat, place: str) -> tuple[list[ColumnElement[bool]], Any]:
        """The words of a group, and the seats that all of them are of; the lead's stand in its own row."""
        led, bits = list[ColumnElement[bool]](), list[Any]()
        for n, words in enumerate(self.lead.in_order(group.words)):
            if words == self.lead.words:
                bits.append(Leads.bit)
                continue
            other = Leads.__table__.alias(f"{place}_{n}_{words[0]}")
            led.append(self._led(other, words))
            bits.append(other.c.bit)
        seats = bits[0]
        for more in bits[1:]:
            seats = seats.bitwise_and(more)
        return led, seats


def _exists(*asked: ColumnElement[bool]) -> ColumnElement[bool]:
    """Is there one?  With OFFSET it is asked hand by hand: PostgreSQL would join all hands of both words."""
    return select(literal(1)).where(*asked).offset(0).exists()
