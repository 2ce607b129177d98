"""Finding hands among a million: what is rarest of all that is asked for leads, the rest is checked.

A word (a player, a dealer, a table, a rare mark) leads to its hands in the order of time; a span of days
or of pots is a piece of an index. Where nothing is rare, so many hands fit that walking an index finds a page
soon. `+ 0` keeps the database from an index other than the one that was chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Select, Subquery, func, or_, select, tuple_
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable
from dealer_assist.store.db.models import IMPORT, Table
from dealer_assist.store.search.conditions import Lead, S, in_days, in_pots, matching
from dealer_assist.store.search.listing import listed
from dealer_assist.store.search.criteria import Wanted
from dealer_assist.store.search.index import AT, GAME, MARK, RARE, Leads, Word

TIME, POT, OLD, SMALL = "time", "pot", "old", "small"
SORTS = (TIME, POT, OLD, SMALL)
RISING = {OLD: TIME, SMALL: POT}      # the other way round
MANY = 300_000          # hands of a word that are counted where no word is rare
FEW = 30_000            # so many hands of one word are walked sooner than an index of all
COUNTED = 1_000         # up to here a count is exact where all hands are walked
WINDOWS, WIDE = 48, 128     # samples of neighbouring hands behind an estimate
APART = 3               # to look a word up along the pots costs so much more than along the time
PAGE = 50

# PostgreSQL takes a bit of a number for rare, and so would read and sort every hand to show the newest
WALK = select(*(func.set_config(name, "off" if name != "max_parallel_workers_per_gather" else "0", True)
                for name in ("enable_seqscan", "enable_sort", "jit", "max_parallel_workers_per_gather")))


@dataclass(frozen=True, slots=True)
class HandsPage:
    """A page of hands; `after` asks for the next one; `count` how many there are, `about`: guessed.

    Units: `chips` are those of all their pots together, None where not all were counted, or where there are
    hands of this room and of files, which may be of any money.
    """

    hands: list[dict[str, Any]]
    after: str | None
    count: int | None
    about: bool
    chips: int | None = None


def search(
    session: Session, wanted: Wanted, sort: str = TIME, after: str | None = None, limit: int = PAGE,
) -> HandsPage:
    """The newest hands that are as wanted, or the oldest, or those with the greatest or smallest pots.

    Shape: the first page alone is counted.  Errors: `bad-sort`, `bad-after`.
    """
    if sort not in SORTS:
        raise Unreadable("bad-sort", field="sort")
    if wanted.nothing:
        return HandsPage([], None, 0, False)
    if session.get_bind().dialect.name == "postgresql":
        session.execute(WALK)
    rising, sort = sort in RISING, RISING.get(sort, sort)
    lead = _lead(session, wanted, sort)
    # the count comes of the same walk: a little further than the page
    walked = limit + 1 if after or lead.about is not None else max(limit, COUNTED) + 1
    keys = session.execute(_page(wanted, lead, sort, _after(after), rising).limit(walked)).all()
    counted = _Counted(None) if after else _count(session, wanted, lead, keys, walked)
    more = keys[limit - 1] if len(keys) > limit else None
    hands = listed(session, [key[1] for key in keys[:limit]])
    return HandsPage(hands, f"{more[0]}.{more[1]}" if more else None, *counted)


def _after(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    pot, dot, hand = text.partition(".")
    digits = pot.removeprefix("-")
    whole = text.isascii() and digits.isdecimal() and hand.isdecimal()
    if not (whole and len(digits) < 18 and len(hand) < 10):
        raise Unreadable("bad-after", field="after")
    return int(pot), int(hand)


# -- where to begin ----------------------------------------------------------------------------------------


def _lead(session: Session, wanted: Wanted, sort: str) -> Lead:
    words = [Lead("words", _few(session, _led(each, wanted)), each) for each in _leading(session, wanted)]
    spans = []
    if wanted.since is not None or wanted.until is not None:
        spans.append(Lead(TIME, _few(session, select(S.hand_id).where(*in_days(wanted, S.moment)))))
    if wanted.least is not None or wanted.most is not None:
        spans.append(Lead(POT, _few(session, select(S.hand_id).where(*in_pots(wanted, S.pot)))))
    best = min([*words, *spans], key=lambda lead: lead.count, default=None)
    if best is not None and best.count < FEW:
        return best
    # names are known to words only: two that are not rare are not looked for hand by hand
    in_order = sort == TIME and len(wanted.words[0]) == 1 if wanted.words else False
    if len(wanted.words) > 1:
        return _among_common(session, wanted, sort)
    return words[0] if in_order else Lead("all", FEW)


def _among_common(session: Session, wanted: Wanted, sort: str) -> Lead:
    """Several words that many hands have: their rarest, or all pots where a page of them is met soon."""
    often = sorted((_few(session, _led(each, wanted), MANY), each) for each in wanted.words)
    (count, rarest), *_ = often
    sample = _sample(session, wanted)
    soon = sort == POT and sample.fit and APART * PAGE * sample.looked // sample.fit < count
    return Lead("all" if soon else "words", FEW, () if soon else rarest, sample.about,
                tuple(words for _, words in often))


def _leading(session: Session, wanted: Wanted) -> list[tuple[int, ...]]:
    """The words that may lead, those that must be checked by a word first."""
    plain = [tuple(f"{AT}:{table}" for table in sorted(wanted.tables or ())),
             tuple(f"{GAME}:{game}" for game in sorted(wanted.games or ())),
             *((f"{MARK}:{mark}",) for mark in sorted(wanted.marks & RARE)),
             *(tuple(f"{MARK}:{mark}" for mark in sorted(marks)) for marks in wanted.one_of if marks <= RARE)]
    known = {word: number for word, number in session.execute(
        select(Word.word, Word.id).where(Word.word.in_([word for each in plain for word in each])))}
    # a word that never was leads to no hand at all
    return [*wanted.words, *(tuple(known.get(word, 0) for word in each) for each in plain if each)]


def _led(words: Sequence[int], wanted: Wanted) -> Select[Any]:
    return select(Leads.hand_id).where(Leads.word_id.in_(words), *in_days(wanted, Leads.moment))


def _few(session: Session, wanted: Select[Any], most: int = FEW) -> int:
    return session.scalar(select(func.count()).select_from(wanted.limit(most).subquery())) or 0


def _page(
    wanted: Wanted, lead: Lead, sort: str, after: tuple[int, int] | None, rising: bool,
) -> Select[Any]:
    """Key and number of every hand that fits, the greatest first; `rising`: the least."""
    by = _key(lead, sort)
    number = Leads.hand_id if lead.by == "words" else S.hand_id
    key = by.label("key")
    query = matching(wanted, lead, select(key, number), walk=_walk(lead, sort))
    if after is not None:
        place, last = tuple_(by, number), tuple_(*after)
        query = query.where(place > last if rising else place < last)
    if len(lead.words) > 1:         # two names at one table lead to one hand
        query = query.distinct()
    return query.order_by(*((key, number) if rising else (key.desc(), number.desc())))


def _key(lead: Lead, sort: str) -> Any:
    if lead.by == "words":
        return Leads.moment if sort == TIME and len(lead.words) == 1 else (
            S.moment + 0 if sort == TIME else S.pot + 0)
    ours = S.moment if sort == TIME else S.pot
    return ours if lead.by in ("all", sort) else ours + 0


def _walk(lead: Lead, sort: str) -> str:
    """The index that is walked: that of the lead, else that of the order."""
    return sort if lead.by == "all" else lead.by


# -- how many ----------------------------------------------------------------------------------------------


class _Counted(NamedTuple):
    hands: int | None
    about: bool = False
    chips: int | None = None


def _count(session: Session, wanted: Wanted, lead: Lead, keys: Sequence[Any], walked: int) -> _Counted:
    """How many there are, and all their pots together."""
    if len(keys) < walked:
        every = select(S.table_id, S.pot).where(S.hand_id.in_([key[1] for key in keys])).subquery()
        return _Counted(len(keys), chips=_chips(session, every)[1])
    if lead.by == "all" or lead.count >= FEW:
        about = _sample(session, wanted).about if lead.about is None else lead.about
        return _Counted(max(len(keys), about), about=True)
    each: tuple[Any, ...] = (S.hand_id, S.table_id, S.pot)
    fit = matching(wanted, lead, select(*each), walk=lead.by)
    # two names at one table lead to one hand
    every_pot = (fit.distinct() if len(lead.words) > 1 else fit).subquery()
    count, chips = _chips(session, every_pot)
    return _Counted(count, chips=chips)


def _chips(session: Session, every: Subquery) -> tuple[int, int | None]:
    """How many hands, and their pots; None where hands of this room and of files are among them."""
    others = func.count().filter(every.c.table_id.in_(select(Table.id).where(Table.kind == IMPORT)))
    count, chips, foreign = session.execute(select(func.count(), func.sum(every.c.pot), others)).one()
    return count, None if 0 < foreign < count else int(chips or 0)


class _Sample(NamedTuple):
    fit: int
    looked: int
    all: int

    @property
    def about(self) -> int:
        """How many of all fit: two figures of it are true."""
        return int(float(f"{self.fit * self.all / self.looked:.2g}"))


def _sample(session: Session, wanted: Wanted) -> _Sample:
    """How many fit of hands that lie evenly among all."""
    first, last = (session.scalar(select(end(S.hand_id))) or 0 for end in (func.min, func.max))
    step = max(WIDE, (last - first + 1) // WINDOWS)
    starts = range(first, last + 1, step)
    # a span each: joined to a list of starts, PostgreSQL would hold every hand against all of them
    sample = or_(*(S.hand_id.between(start, start + WIDE - 1) for start in starts))
    every = matching(wanted, Lead("sample", 0), select(func.count()), walk="sample")
    return _Sample(session.scalar(every.where(sample)) or 0, len(starts) * WIDE, last - first + 1)
