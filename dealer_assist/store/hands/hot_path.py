"""The short way of an action or an undo: judged outside any lock, kept with others that wait, answered.

Rows are kept by one conditional UPDATE and one INSERT for all that wait, on PostgreSQL as one statement; a
hand with which somebody else went on meanwhile is left out.
Whatever is not one plain action of an open hand, or takes back more than such, takes the long way
(`write`), which also says what is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult

from dealer_assist.contract.view import view
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import Looker, names_hidden
from dealer_assist.store.db import database
from dealer_assist.record.log import OPEN
from dealer_assist.store.hands import documents, standing
from dealer_assist.record import replay
from dealer_assist.record.log import By, Sealed
from dealer_assist.store.hands.standing import Standing
from dealer_assist.store.hands.write import MOST_ROWS
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.texts import speak

COLUMNS = ("hand_id", "seq", "kind", "payload", "outcome", "who", "device", "at", "key", "previous", "hash")
# for all at once: each statement takes its turn with the thread that judges
NEXT = ("UPDATE hand SET seq = due.column2, head = due.column3 FROM (VALUES {rows}) AS due WHERE "
        f"hand.id = due.column1 AND hand.head = due.column4 AND hand.status = '{OPEN}' RETURNING hand.id")
ROWS = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {{rows}}"
# PostgreSQL is asked over a line, and once, by a statement that is the same for one action and for twenty, so
# that it is planned once; a hand that another process just writes to is left out, not waited for, and the
# long way waits for it
_DUE = ("known", *COLUMNS)
_KINDS = ", ".join(f"{name} {'int' if name in ('hand_id', 'seq') else 'text'}" for name in _DUE)
AT_ONCE = f"""
    WITH due AS (SELECT * FROM json_to_recordset(%s::json) AS due ({_KINDS})),
    free AS (SELECT hand.id FROM hand JOIN due ON hand.id = due.hand_id AND hand.head = due.known
             WHERE hand.status = '{OPEN}' FOR UPDATE OF hand SKIP LOCKED),
    moved AS (UPDATE hand SET seq = due.seq, head = due.hash FROM due JOIN free ON free.id = due.hand_id
              WHERE hand.id = due.hand_id RETURNING hand.id),
    kept AS (INSERT INTO log ({', '.join(COLUMNS)})
             SELECT {', '.join(COLUMNS)} FROM due JOIN moved ON moved.id = due.hand_id)
    SELECT moved.id FROM moved"""

_hears: list[Callable[[Sealed], None]] = []


def tell_kept(hear: Callable[[Sealed], None]) -> None:
    """Have `hear` told of every row that is kept the short way."""
    _hears[:] = [hear]


class Judged:
    """An action that the engine allowed, or an undo, on its way into the record.

    Shape: `stands` is the hand with it; `kept` and `error` as of `group_commit.Change`.
    """

    def __init__(self, before: Standing, stands: Standing, row: Sealed) -> None:
        self.stands, self.row, self._known = stands, row, before.row.hash
        self.stored: bool | None = None
        self.error: Exception | None = None
        self._news = News(stands.fixed["table"], row.hand_id, row.seq, row.device)

    @staticmethod
    def apply(connection: Connection, changes: Sequence[Judged]) -> list[bool]:
        """Keep the row of each whose hand still stands where it was judged; of two for one hand the first."""
        # two taps judged on one state: the second has to be judged anew, on what the first has left
        first = {one.row.hand_id: one for one in reversed(changes)}
        keep = _keep_at_once if connection.dialect.name == "postgresql" else _keep
        moved = keep(connection, first)
        return [one is first[one.row.hand_id] and one.row.hand_id in moved for one in changes]

    def columns(self) -> tuple[Any, ...]:
        """Its row, as `COLUMNS` name it."""
        return tuple(getattr(self.row, name) for name in COLUMNS)

    def after(self) -> None:
        """Remember it, and tell who listens; in the order of the record, so before the next writer's turn."""
        # only what was committed: a hand remembered before that would outlive a lost transaction
        replay.shelf.put(self.row.hash, self.stands.played)
        standing.shelf.put(standing.name(self.row.hand_id), self.stands)
        feed.feed().publish_soon([self._news])

    def note(self) -> None:
        """Tell the log of the server, in whose request it was entered."""
        for hear in _hears:
            hear(self.row)


def _keep(connection: Connection, first: dict[int, Judged]) -> set[int]:
    due = [(one.row.hand_id, one.row.seq, one.row.hash, one._known) for one in first.values()]
    moved = {row[0] for row in _values(connection, NEXT, due)}
    # rows for hands that somebody else went on with meanwhile would fork their chains
    if moved:
        _values(connection, ROWS, [first[hand].columns() for hand in sorted(moved)])
    return moved


def _keep_at_once(connection: Connection, first: dict[int, Judged]) -> set[int]:
    due = [dict(zip(_DUE, (one._known, *one.columns()), strict=True)) for one in first.values()]
    return {row[0] for row in connection.exec_driver_sql(AT_ONCE, (json.dumps(due),))}


def _values(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> CursorResult[Any]:
    row = f"({', '.join('?' * len(rows[0]))})"
    values = tuple(value for row in rows for value in row)
    return connection.exec_driver_sql(statement.format(rows=", ".join([row] * len(rows))), values)


def act(
    number: int, seen: int, line: str, by: By, follows: str | None, looker: Looker, language: str,
) -> str | None:
    """Enter one action the short way: the hand's document after it, None where the long way has to look.

    Errors: `bad-action` for a line that says nothing.
    """
    parse_action(line, "line")
    return _kept(judge(standing.read(number, seen), line, by, follows), looker, language)


def undo(number: int, seen: int, to: int | None, by: By, looker: Looker, language: str) -> str | None:
    """Go back the short way: the hand's document after it, None where the long way has to look."""
    return _kept(judge_undo(standing.read(number, seen), to, by), looker, language)


def _kept(judged: Judged | None, looker: Looker, language: str) -> str | None:
    if judged is None:
        return None
    database.group().keep([judged])
    if judged.error is not None:
        raise judged.error
    if not judged.stored:
        return None
    judged.note()
    return document(judged.stands, looker, language)


def judge(stands: Standing | None, line: str, by: By, follows: str | None) -> Judged | None:
    """The action, if the engine allows it and the hand goes on; None where the long way has to look."""
    if stands is None or not _may_go_on(stands, by):
        return None
    # a queued tap whose forerunner is not the newest row would act on a state its sender never saw
    if follows is not None and stands.row.key != follows:
        return None
    try:
        action = parse_action(line, "line")
        if action.verb in ("stack", "release"):     # the ledger tells of the one, the floor gives the other
            return None
        after = stands.played.after(action, "line")
    except Refusal:
        return None
    # chips go to the seats and the head into the ledger, which is more than one row
    if after.over:
        return None
    following = standing.follow(stands, action, after, by)
    assert isinstance(following.row, Sealed)
    return Judged(stands, following, following.row)


def judge_undo(stands: Standing | None, to: int | None, by: By) -> Judged | None:
    """The undo, where it leaves acts of an open hand out and no more; None where the long way has to look."""
    if stands is None or not _may_go_on(stands, by):
        return None
    following = standing.back(stands, to, by)
    if following is None:
        return None
    assert isinstance(following.row, Sealed)
    return Judged(stands, following, following.row)


def _may_go_on(stands: Standing, by: By) -> bool:
    """Is it no entry that was sent twice, whose row the long way finds, and is there room in the log?"""
    return (by.key is None or by.key not in stands.keys) and stands.row.seq + 2 < MOST_ROWS


def document(stands: Standing, looker: Looker, language: str) -> str:
    """The hand's document in JSON, as `looker` may see it."""
    row = stands.row
    answer: dict[str, Any] = {
        **view(stands.played), **stands.fixed, "status": OPEN, "seq": row.seq, "hash": row.hash,
        "undo": standing.undo_document(stands), "redoable": list(stands.redoable),
        "named_by": stands.named_by, "latest": True, "previous": None, "back_to": None,
    }
    if not looker.sees_down_cards(stands.fixed["table"], True) and names_hidden(stands.lines):
        answer |= {"setup": stands.setup, "undoable": [json.loads(entry) for entry in stands.undoable]}
        opened = documents.redacted_now(
            stands.fixed["table"], True, stands.lines, stands.played, answer, looker)
        return standing.text(speak(opened, language))
    body = standing.text(speak(answer, language))
    return f'{body[:-1]},"setup":{stands.setup_text},"undoable":[{",".join(stands.undoable)}]}}\n'
