"""Rows of the log: how they are hashed, and which of them are in force.

Undo adds a row that names an earlier one: what was in force after that row is in force again. Redo
adds a row that goes back to where the last undo came from. An act drops what could be redone; the
rows stay. A note, a ruling of the floor or something irregular, is told and sealed like any row and changes
nothing that is in force.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from hashlib import sha256
from typing import Any, Protocol

from dealer_assist.floor.redaction import CARD_WRITTEN, names_hidden
from dealer_assist.session.chain import BEGINNING

OPEN, OVER, VOID = "open", "over", "void"     # how a hand stands
START, ACT, UNDO, REDO, VOIDED = "start", "act", "undo", "redo", "void"
RULING, EVENT = "ruling", "event"
CORRECTED = "corrected"     # the kind of an event that says how the hand should have been
NOTES = frozenset({RULING, EVENT})      # what stands after them is what stood before


@dataclass(slots=True)
class PostedForm:
    """A form of a page as it was sent: the mark by which it is known when it is sent again.

    `after` is a row of the ledger older than its page; `head` and `kept` are what became of it: how far the
    ledger was, and whether something was kept with the mark.
    """

    after: int
    mark: str
    head: int | None = None
    kept: bool = False


@dataclass(frozen=True, slots=True)
class By:
    """Who makes an entry, on which device, and the key by which a repeated request is known.

    `chief` is false for a dealer, who may do by themselves what stays within a table's limits; `posted` is
    the form that a page sent.
    """

    who: str | None = None
    device: str | None = None
    key: str | None = None
    chief: bool = True
    posted: PostedForm | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Course:
    """What is in force after one row: the numbers of acts (and of a void), oldest first.

    `back` are the courses that redo would return to, the next one last.
    """

    path: tuple[int, ...] = ()
    back: tuple[tuple[int, ...], ...] = ()


_spell = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode


def canonical(value: object) -> str:
    """JSON with one spelling: sorted keys, no spaces, ASCII."""
    return _spell(value)


@dataclass(slots=True)
class Sealed:
    """A row as values."""

    hand_id: int
    seq: int
    kind: str
    payload: str
    outcome: str
    who: str | None
    device: str | None
    at: str
    key: str | None
    previous: str
    hash: str = ""


COLUMNS = tuple(one.name for one in fields(Sealed))


class AnyRow(Protocol):
    """A row wherever it comes from: values, or an object of the database."""

    @property
    def hand_id(self) -> int: ...
    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def payload(self) -> str: ...
    @property
    def outcome(self) -> str: ...
    @property
    def who(self) -> str | None: ...
    @property
    def device(self) -> str | None: ...
    @property
    def at(self) -> str: ...
    @property
    def key(self) -> str | None: ...
    @property
    def previous(self) -> str: ...
    @property
    def hash(self) -> str: ...


def by_column(row: AnyRow) -> dict[str, Any]:
    """The row by the names of its columns."""
    # dataclasses.asdict copies what each value holds: a fifth of the time in which hands are taken in
    return {name: getattr(row, name) for name in COLUMNS}


def row_hash(row: AnyRow) -> str:
    """SHA-256, in hexadecimal, over everything that the row says and the hash before it."""
    content = [row.hand_id, row.seq, row.kind, row.payload, row.outcome, row.who, row.device, row.at, row.key]
    return sha256(canonical([row.previous, *content]).encode()).hexdigest()


def may_hide(kind: str, payload: dict[str, Any]) -> bool:
    """Might the row name cards that lie face down?

    Its hash, which everybody may see, would tell them to whoever tries all there are: such a row needs a key
    that nobody can guess.
    """
    if kind == ACT:
        return names_hidden((payload.get("line"),))
    return kind in NOTES and CARD_WRITTEN.search(canonical(payload)) is not None


def sealed_next(
    hand: int, before: AnyRow | None, kind: str, payload: dict[str, Any], outcome: dict[str, Any],
    by: By, at: str,
) -> Sealed:
    """The row that follows `before`, as values; `at` is the time in UTC, ISO 8601."""
    row = Sealed(
        hand, before.seq + 1 if before else 0, kind, canonical(payload), canonical(outcome),
        by.who, by.device, at, by.key, before.hash if before else BEGINNING)
    row.hash = row_hash(row)
    return row


def payload(row: AnyRow) -> dict[str, Any]:
    """What the row says was done."""
    read: dict[str, Any] = json.loads(row.payload)
    return read


def outcome(row: AnyRow) -> dict[str, Any]:
    """What the row says was moved."""
    read: dict[str, Any] = json.loads(row.outcome)
    return read


def courses(rows: Sequence[AnyRow]) -> list[Course]:
    """What was in force after each row."""
    taken: list[Course] = []
    for row in rows:
        taken.append(_next(taken, row))
    return taken


def _next(taken: list[Course], row: AnyRow) -> Course:
    last = taken[-1] if taken else Course()
    if row.kind in (ACT, VOIDED):
        return Course((*last.path, row.seq))
    if row.kind == UNDO:
        return Course(taken[payload(row)["to"]].path, (*last.back, last.path))
    if row.kind == REDO:
        return Course(last.back[-1], last.back[:-1])
    if row.kind == START or row.kind in NOTES:
        return last
    raise LookupError(row.kind)     # no kind of ours: the row was damaged


def lines(rows: Sequence[AnyRow], path: Iterable[int]) -> list[str]:
    """The action lines of the acts in `path`."""
    return [payload(rows[seq])["line"] for seq in path if rows[seq].kind == ACT]


def all_lines(rows: Sequence[AnyRow]) -> Iterator[str]:
    """Every action line that was ever entered, those taken back too, and those of corrections."""
    for row in rows:
        if row.kind == ACT and (line := payload(row).get("line")):
            yield line
        elif row.kind == EVENT:
            yield from payload(row).get("lines", ())


def span(first: int, count: int) -> dict[str, Any]:
    """What the rows of one entry say of it: the first and the last; nothing when there is only one."""
    return {"of": [first, first + count - 1]} if count > 1 else {}


@dataclass(frozen=True, slots=True)
class Latest:
    """What an undo takes back: the rows `taken`, by going back `to`; `repair` where it was one."""

    to: int
    taken: tuple[int, ...]
    repair: dict[str, Any] | None = None


def latest(rows: Sequence[AnyRow], path: Sequence[int]) -> Latest:
    """The last entry in force, with all of its rows that are; `path` is not empty.

    A repair goes back as a whole while all of it is in force; once part of it went back, action by action.
    """
    newest = path[-1]
    first, last = payload(rows[newest]).get("of", (newest, newest))
    repair = payload(rows[first]).get("repair")
    if repair and newest != last:
        first = newest
    taken = tuple(seq for seq in path if seq >= first)
    if repair and newest == last:
        return Latest(first - 1, taken, repair)
    return Latest((0, *path)[len(path) - len(taken)], taken)


def origin(rows: Sequence[AnyRow], seq: int) -> AnyRow:
    """The row that first said what row `seq` says: a repair applies earlier rows again."""
    while (again := payload(rows[seq]).get("again")) is not None:
        seq = again
    return rows[seq]


def notes(rows: Sequence[AnyRow], kind: str) -> list[dict[str, Any]]:
    """The notes of one kind, oldest first: what each says, and `seq`, `who`, `device`, `at`."""
    return [
        {**payload(row), "seq": row.seq, "who": row.who, "device": row.device, "at": row.at}
        for row in rows if row.kind == kind
    ]
