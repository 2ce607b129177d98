"""An open hand as this process last saw it, and the short way of an action: judged, kept, answered.

A row's hash stands for every row before it, so what was read once need not be read again while the head is
the same. The engine judges outside any lock; the row is kept by one conditional UPDATE and one INSERT, which
fail when somebody else went on meanwhile. Whatever is not one plain action of an open hand takes the long
way (`write`), which also says what is wrong.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.orm import Session

from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import RECORD, Looker
from dealer_assist.store.db import database
from dealer_assist.store.db.models import OPEN, Hand, Row
from dealer_assist.store.hands import log, replay, documents
from dealer_assist.store.hands.log import By
from dealer_assist.store.hands.write import MOST_ROWS
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News

MOST = 512      # hands that are remembered
FIXED = (
    "hand", "table", "number", "game", "betting", "names", "setup", "started", "mix", "rulings", "positions",
    "files",
)
NEXT = update(Hand).where(Hand.id == bindparam("of"), Hand.head == bindparam("known"), Hand.status == OPEN)
ROW = insert(Row)
COLUMNS = ("hand_id", "seq", "kind", "payload", "outcome", "who", "device", "at", "key", "previous", "hash")


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an open hand stands.

    Shape: `fixed` are the keys of its document that an action does not change; `path` the entries in force,
    with `undoable` and `named_by` of them; `keys` those of every entry; `lines` all that were ever entered.
    """

    fixed: Mapping[str, Any]
    row: Row
    made: Played
    path: tuple[int, ...]
    undoable: tuple[dict[str, Any], ...]
    named_by: Mapping[str, int]
    keys: frozenset[str]
    lines: tuple[str, ...]


class _Shelf:
    """What was seen last, by hand; the least used goes first."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._kept: OrderedDict[tuple[int, int], Standing] = OrderedDict()

    def get(self, number: int) -> Standing | None:
        with self._guard:
            found = self._kept.get(_name(number))
            if found is not None:
                self._kept.move_to_end(_name(number))
            return found

    def put(self, number: int, standing: Standing) -> None:
        with self._guard:
            self._kept[_name(number)] = standing
            self._kept.move_to_end(_name(number))
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)


def _name(number: int) -> tuple[int, int]:
    return id(database.db.engine), number       # an application of a test has a database of its own


shelf = _Shelf()
_hears: list[Callable[[Row], None]] = []


def tell_kept(hear: Callable[[Row], None]) -> None:
    """Have `hear` told of every row that is kept the short way."""
    _hears[:] = [hear]


def act(
    number: int, seen: int, line: str, by: By, follows: str | None, looker: Looker,
) -> dict[str, Any] | None:
    """Enter one action the short way: the hand's document after it, None where the long way has to look.

    Errors: `bad-action` for a line that says nothing.
    """
    action = parse_action(line, "line")
    stands = _standing(number, seen)
    if stands is None or by.key is not None and by.key in stands.keys:
        return None
    if follows is not None and stands.row.key != follows or seen + 2 >= MOST_ROWS:
        return None
    try:
        after = stands.made.after(action, "line")
    except Refusal:
        return None
    if after.over:
        return None
    following = _next(stands, action, after, by)
    if not _keep(stands, following.row):
        return None
    replay.shelf.put(following.row.hash, after)
    shelf.put(number, following)
    return _document(following, looker)


def _standing(number: int, seen: int) -> Standing | None:
    """The hand after entry `seen`, if that is its newest and it is open."""
    known = shelf.get(number)
    if known is None or known.row.seq < seen:
        with database.reading() as session:
            known = _read(session, number)
    return known if known is not None and known.row.seq == seen else None


def _read(session: Session, number: int) -> Standing | None:
    hand = session.get(Hand, number)
    if hand is None or hand.status != OPEN:
        return None
    document = documents.hand_document(session, number, None, RECORD)
    rows = log.rows_of(session, number)
    if document["status"] != OPEN or rows[-1].hash != document["hash"]:
        return None
    path = log.courses(rows)[-1].path
    made = replay.played(hand, rows, path, document["hash"])
    session.expunge_all()
    found = Standing(
        {name: document[name] for name in FIXED}, rows[-1], made, path, tuple(document["undoable"]),
        document["named_by"], frozenset(row.key for row in rows if row.key), tuple(log.all_lines(rows)))
    shelf.put(number, found)
    return found


def _next(stands: Standing, action: Action, after: Played, by: By) -> Standing:
    setup, line = stands.fixed["setup"], action.line()
    moved = replay.moved(
        replay.chips(stands.made, OPEN, setup), replay.chips(after, OPEN, setup), after, OPEN)
    row = log.next_row(stands.fixed["hand"], stands.row, log.ACT, {"line": line}, moved, by)
    told = {
        "seq": row.seq, "line": line, "to": (0, *stands.path)[-1], "street": stands.made.street,
        "pot": after.pot, "who": row.who, "device": row.device, "at": row.at, "of": [row.seq, row.seq],
        "was": None,
    }
    named = {card: row.seq for card in documents.CARD.findall(line.partition(" ")[2])}
    keys = stands.keys | {row.key} if row.key else stands.keys
    return Standing(stands.fixed, row, after, (*stands.path, row.seq), (*stands.undoable, told),
                    {**stands.named_by, **named} if named else stands.named_by, keys, (*stands.lines, line))


def _keep(stands: Standing, row: Row) -> bool:
    """Keep the row if the hand still stands where it was judged; then tell who listens."""
    news = News(stands.fixed["table"], row.hand_id, row.seq, row.device)
    with database.committing() as connection:
        moved = connection.execute(NEXT.values(seq=row.seq, head=row.hash),
                                   {"of": row.hand_id, "known": stands.row.hash})
        if moved.rowcount != 1:
            return False
        connection.execute(ROW, {name: getattr(row, name) for name in COLUMNS})
        feed.tell_others(connection, news)
    feed.feed().publish([news])
    for hear in _hears:
        hear(row)
    return True


def _document(stands: Standing, looker: Looker) -> dict[str, Any]:
    row, last = stands.row, stands.undoable[-1]
    document = {
        **view(stands.made), **stands.fixed, "status": OPEN, "seq": row.seq, "hash": row.hash,
        "undoable": list(stands.undoable),
        "undo": {"to": last["to"], "lines": [last["line"]], "repair": None, "who": row.who,
                 "device": row.device},
        "redoable": [], "named_by": stands.named_by, "latest": True, "previous": None, "back_to": None,
    }
    return documents.told_of(stands.fixed["table"], True, stands.lines, stands.made, document, looker)
