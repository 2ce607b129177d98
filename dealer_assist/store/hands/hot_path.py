"""The short way of an action: judged outside any lock, kept with others that wait, answered.

The row is kept by one conditional UPDATE and one INSERT, which fail when somebody else went on meanwhile.
Whatever is not one plain action of an open hand takes the long way (`write`), which also says what is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

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
_MARK = {"sqlite": "?", "postgresql": "%s"}
NEXT = {kind: f"UPDATE hand SET seq = {mark}, head = {mark} WHERE id = {mark} AND head = {mark} "
        f"AND status = '{OPEN}'" for kind, mark in _MARK.items()}
ROW = {kind: f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES ({', '.join([mark] * len(COLUMNS))})"
       for kind, mark in _MARK.items()}

_hears: list[Callable[[Sealed], None]] = []


def tell_kept(hear: Callable[[Sealed], None]) -> None:
    """Have `hear` told of every row that is kept the short way."""
    _hears[:] = [hear]


class Judged:
    """An action that the engine allowed, on its way into the record.

    Shape: `stands` is the hand with it; `kept` and `error` as of `group_commit.Change`.
    """

    def __init__(self, before: Standing, stands: Standing, row: Sealed) -> None:
        self.stands, self.row, self.of, self._known = stands, row, row.hand_id, before.row.hash
        self.kept: bool | None = None
        self.error: Exception | None = None
        self._news = News(stands.fixed["table"], row.hand_id, row.seq, row.device)

    def apply(self, connection: Connection) -> bool:
        """Keep the row if the hand still stands where it was judged."""
        kind, row = connection.dialect.name, self.row
        moved = connection.exec_driver_sql(NEXT[kind], (row.seq, row.hash, row.hand_id, self._known))
        if moved.rowcount != 1:
            return False
        connection.exec_driver_sql(ROW[kind], tuple(getattr(row, name) for name in COLUMNS))
        feed.tell_others(connection, self._news)
        return True

    def after(self) -> None:
        """Remember it, and tell who listens; in the order of the record, so before the next writer's turn."""
        replay.shelf.put(self.row.hash, self.stands.made)
        standing.shelf.put(self.row.hand_id, self.stands)
        feed.feed().publish([self._news])

    def note(self) -> None:
        """Tell the log of the server, in whose request it was entered."""
        for hear in _hears:
            hear(self.row)


def act(
    number: int, seen: int, line: str, by: By, follows: str | None, looker: Looker, language: str,
) -> str | None:
    """Enter one action the short way: the hand's document after it, None where the long way has to look.

    Errors: `bad-action` for a line that says nothing.
    """
    parse_action(line, "line")
    judged = judge(standing.read(number, seen), line, by, follows)
    if judged is None:
        return None
    database.group().keep([judged])
    if judged.error is not None:
        raise judged.error
    if not judged.kept:
        return None
    judged.note()
    return document(judged.stands, looker, language)


def judge(stands: Standing | None, line: str, by: By, follows: str | None) -> Judged | None:
    """The action, if the engine allows it and the hand goes on; None where the long way has to look."""
    if stands is None or by.key is not None and by.key in stands.keys:
        return None
    if follows is not None and stands.row.key != follows or stands.row.seq + 2 >= MOST_ROWS:
        return None
    try:
        action = parse_action(line, "line")
        if action.verb == "stack":      # chips come in, which the ledger says too
            return None
        after = stands.made.after(action, "line")
    except Refusal:
        return None
    if after.over:
        return None
    following = standing.follow(stands, action, after, by)
    assert isinstance(following.row, Sealed)
    return Judged(stands, following, following.row)


def document(stands: Standing, looker: Looker, language: str) -> str:
    """The hand's document in JSON, as `looker` may see it."""
    row = stands.row
    last = json.loads(stands.undoable[-1])
    made: dict[str, Any] = {
        **view(stands.made), **stands.fixed, "status": OPEN, "seq": row.seq, "hash": row.hash,
        "undo": {"to": last["to"], "lines": [last["line"]], "repair": None, "who": row.who,
                 "device": row.device},
        "redoable": [], "named_by": stands.named_by, "latest": True, "previous": None, "back_to": None,
    }
    if not looker.sees_down_cards(stands.fixed["table"], True) and names_hidden(stands.lines):
        made |= {"setup": stands.setup, "undoable": [json.loads(entry) for entry in stands.undoable]}
        told = documents.told_of(stands.fixed["table"], True, stands.lines, stands.made, made, looker)
        return standing.text(speak(told, language))
    said = standing.text(speak(made, language))
    return f'{said[:-1]},"setup":{stands.setup_text},"undoable":[{",".join(stands.undoable)}]}}\n'
