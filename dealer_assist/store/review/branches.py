"""Branches of a hand: "what if from here", played on by the floor, named, kept and linked.

A branch is a row of the ledger beside its hand and never in force: no list, search, file or open view reads
it, and only floor and director are told of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.engine.play import Hand as Played, play
from dealer_assist.engine.state.actions import parse_action, recorded_action
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.floor.redaction import open_cards
from dealer_assist.record import log, result
from dealer_assist.record.log import OPEN, By
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.incidents import short
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.review.steps import about, amended_steps, opened

KIND = "branch"         # as the ledger calls it
MOST_LINES = 400
MOST_BRANCHES = 100     # of one hand


def rehearse(session: Session, number: int, after: int, lines: Sequence[str]) -> dict[str, Any]:
    """The hand as it would stand: its first `after` lines as they count, then `lines`. Nothing is kept.

    Shape: `state`; `lines`, those of the branch; `rest`, what of the hand's own lines would still follow.
    Errors: NotFound, `hand-open`, `bad-value`, `too-long`, and refusals of a line, by its field.
    """
    hand, rows = _closed(session, number)
    tried = _played(hand, rows, after, lines)
    return {"state": documents.state_document(hand, tried), "lines": list(lines),
            "rest": _rest(tried, result.lines(rows)[after:], len(lines))}


def keep(session: Session, number: int, after: int, lines: Sequence[str], name: str, by: By) -> int:
    """Keep a branch by its name; the number by which it is linked.

    Errors: those of `rehearse`; `no-lines`, `no-branch-name`, `too-many-branches`.
    """
    hand, rows = _closed(session, number)
    called = short(name, "name")
    if not called:
        raise Unreadable("no-branch-name", field="name")
    if not lines:
        raise Unreadable("no-lines", field="lines")
    count = select(func.count()).where(LedgerRow.hand_id == number, LedgerRow.kind == KIND)
    if (session.scalar(count) or 0) >= MOST_BRANCHES:
        raise NotNow("too-many-branches", most=MOST_BRANCHES)
    if by.key and (again := _by_key(session, number, by.key)):
        return again.seq
    tried = _played(hand, rows, after, lines)
    payload = {"name": called, "number": hand.number, "head": hand.head, "after": after,
            "lines": [action.line() for action in tried.actions], **({"key": by.key} if by.key else {})}
    return ledger.add(session, KIND, payload, table=hand.table_id, hand=number, by=by).seq


def of_hand(session: Session, number: int) -> list[dict[str, Any]]:
    """The branches of a hand, oldest first: `id`, `name`, `who`, `at`, `after`."""
    stored = select(LedgerRow).where(LedgerRow.hand_id == number, LedgerRow.kind == KIND)
    return [about_of(row) for row in session.scalars(stored.order_by(LedgerRow.seq))]


def review(session: Session, number: int, branch: int) -> dict[str, Any]:
    """A branch to be stepped through, as `steps.review` tells the hand itself.

    Shape: `branch`, what it is called and by whom; it has neither rows of its own nor remarks. `entered` are
    the steps of the hand as it counts, and `difference` what every seat has more or less than it, once both
    are over.  Errors: NotFound.
    """
    hand, rows = documents.find_hand(session, number), rows_of(session, number)
    row = find(session, number, branch)
    path, lines = log.courses(rows)[-1].path, row.content["lines"]
    steps, moment, refused = amended_steps(hand, rows, path, {
        "lines": lines, "by": row.who, "at": row.at, "seq": row.seq, "void": False})
    counts = result.lines(rows)
    beside, end, _ = amended_steps(hand, rows, path, {
        "lines": counts, "by": row.who, "at": row.at, "seq": row.seq, "void": False})
    seen = open_cards((*log.all_lines(rows), *lines), moment) | open_cards((), end)
    return {
        **about(session, hand), "branch": about_of(row), "steps": opened(steps, seen, rows),
        "entered": opened(beside, seen, rows), "refused": refused, "rows": [], "remarks": [],
        "difference": _difference(moment, end),
    }


def find(session: Session, number: int, branch: int) -> LedgerRow:
    """The row of a branch of this hand.  Errors: NotFound."""
    row = session.get(LedgerRow, branch) if 0 <= branch <= MOST_ID else None
    if row is None or row.kind != KIND or row.hand_id != number:
        raise NotFound(KIND, branch)
    return row


def about_of(row: LedgerRow) -> dict[str, Any]:
    """What a branch is called, by whom and when, after how many lines it begins, and its number."""
    payload = row.content
    return {"id": row.seq, "name": payload["name"], "who": row.who, "at": row.at, "after": payload["after"]}


def _by_key(session: Session, number: int, key: str) -> LedgerRow | None:
    """The branch that was kept by the same request."""
    stored = select(LedgerRow).where(LedgerRow.hand_id == number, LedgerRow.kind == KIND)
    return next((row for row in session.scalars(stored) if row.content.get("key") == key), None)


def _closed(session: Session, number: int) -> tuple[HandRow, list[Row]]:
    hand = documents.find_hand(session, number)
    if hand.status == OPEN:
        raise NotNow("hand-open.branch", number=hand.number)
    return hand, rows_of(session, number)


def _played(hand: HandRow, rows: Sequence[Row], after: int, lines: Sequence[str]) -> Played:
    counts = result.lines(rows)
    if not 0 <= after <= len(counts):
        raise Unreadable("bad-value.step", most=len(counts), step=after, field="after")
    if after + len(lines) > MOST_LINES:
        raise Unreadable("too-long.lines", most=MOST_LINES, field="lines")
    tried = play(result.begun(hand, rows), [recorded_action(line) for line in counts[:after]])
    for n, line in enumerate(lines):
        tried = tried.after(parse_action(line, f"lines.{n}"), f"lines.{n}")
    return tried


def _rest(tried: Played, lines: Sequence[str], instead: int) -> list[str]:
    """The hand's own lines that would follow, of where they begin so that the most of them fit."""
    return max((_fitting(tried, lines[n:]) for n in range(instead + 1)), key=len) if instead else []


def _fitting(tried: Played, rest: Sequence[str]) -> list[str]:
    """As many of the hand's own lines as are legal after a branch, in order."""
    fitting: list[str] = []
    for line in rest:
        try:
            tried = tried.after(recorded_action(line))
        except Refusal:
            break
        fitting.append(line)
    return fitting


def _difference(moment: Played, end: Played) -> dict[str, int]:
    """What every seat has more or less in the branch; nothing while one of the two is not over."""
    if not (moment.over and end.over):
        return {}
    return {str(seat): chips - end.stacks[seat] for seat, chips in moment.stacks.items()
            if chips != end.stacks[seat]}
