"""News of the tables, the moment it is kept: who listens hears which hand went on, and asks for the hand.

Every row that is added to the log, and every change of a table or its seats, becomes one `News` when its
transaction is committed; nothing that was rolled back is ever told. Within a process listeners are served
from memory. On PostgreSQL the same news also goes through `NOTIFY`, inside the transaction or a moment after
it (`soon.py`), so that the streams of another process hear of it; on SQLite there is one serving process.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from secrets import token_hex
from typing import Any

from flask import Flask, current_app, has_app_context
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import URL
from sqlalchemy.orm import Session, UOWTransaction, aliased
from sqlalchemy.orm.util import identity_key

from dealer_assist.store.db.models import ROOM, HandRow, Row, Seat, Table
from dealer_assist.store.live.others import NEWS, Others
from dealer_assist.store.live.presence import Presence
from dealer_assist.store.live.soon import notice
from dealer_assist.store.people import generation
from dealer_assist.store.tables.rotations import Rotation

UNHEARD = 2000          # news that one listener may leave waiting
REMEMBERED = 2000       # news kept for who was cut off for a moment


@dataclass(frozen=True, slots=True)
class News:
    """What happened at a table. `number` counts up in this process; 0 before it was published.

    `kind`: "hand" a hand went on, "table" its seats or settings changed, "state" how it stands, told to who
    begins to listen; other kinds belong to who tells them. `hand` and `seq` are None before the first hand.
    """

    table: int
    hand: int | None = None
    seq: int | None = None
    device: str | None = None
    kind: str = "hand"
    number: int = 0

    def document(self) -> dict[str, Any]:
        """As it is sent to the tablets."""
        shown = asdict(self)
        del shown["number"]
        return shown


class Listener:
    """One open ear. `wake` is called from any thread when `next` has something, or the ear is `closed`."""

    def __init__(self, table: int | None, page: str) -> None:
        self.table, self.page, self.closed = table, page, False
        self.wake: Callable[[], object] = lambda: None
        self._heard: deque[News] = deque()

    def tell(self, news: News) -> None:
        """Hand over one piece of news."""
        self._heard.append(news)
        if len(self._heard) > UNHEARD:
            self.closed = True      # it opens again and is told how it stands
        self.wake()

    def next(self) -> News | None:
        """The next news; None when there is no more."""
        return self._heard.popleft() if self._heard else None

    def close(self) -> None:
        """Wake who waits, for the last time."""
        self.closed = True
        self.wake()


class Feed:
    """All listeners of this process, what was told last, and which devices are there.

    `id_of` names a piece of news for `Last-Event-ID`; `since` answers what came after one, None when that is
    not known any more (a restart, another process, too long ago): then the listener is told how it stands.
    """

    def __init__(self, url: URL | None = None) -> None:
        """`url`: of the PostgreSQL database through which other processes are heard."""
        self.closed, self.presence = False, Presence()
        self._guard = threading.Lock()
        self._listeners: dict[int | None, list[Listener]] = {}      # by table, None of who hears all
        self._recent: deque[News] = deque(maxlen=REMEMBERED)
        self._count = 0
        self._token = token_hex(4)
        self.others = Others(
            url, self.presence, self._pass_on, self._forget, generation.changed,
            lambda: self.listeners) if url else None

    def listen(self, table: int | None, page: str = "") -> Listener:
        """Begin to listen to one table, or to all. The same page listening again closes its older ear."""
        listener = Listener(table, page)
        with self._guard:
            older = [one for ears in self._listeners.values() for one in ears if page and one.page == page]
            for one in older:
                self._take_out(one)
            self._listeners.setdefault(table, []).append(listener)
        for one in older:
            one.close()
        if self.others is not None:
            self.others.hear()      # or what is told until then would be missed
        if self.closed:
            listener.close()
        return listener

    def leave(self, listener: Listener) -> None:
        """Stop telling it."""
        with self._guard:
            self._take_out(listener)

    def _take_out(self, listener: Listener) -> None:
        """From the listeners, if it is still among them."""
        ears = [one for one in self._listeners.get(listener.table, []) if one is not listener]
        self._listeners[listener.table] = ears
        if not ears:
            del self._listeners[listener.table]

    def hearing(self, table: int | None) -> int:
        """How many listen to this table alone, or to all."""
        return len(self._listeners.get(table, ()))

    @property
    def listeners(self) -> int:
        """How many there are."""
        return sum(len(ears) for ears in list(self._listeners.values()))

    @property
    def listeners_everywhere(self) -> int:
        """How many there are at all processes of this room."""
        return self.listeners + self.presence.listeners_elsewhere()

    def publish(self, items: Iterable[News]) -> None:
        """Tell everybody here."""
        with self._guard:
            for news in items:
                self._count += 1
                numbered = replace(news, number=self._count)
                self._recent.append(numbered)
                for listener in (*self._listeners.get(news.table, ()), *self._listeners.get(None, ())):
                    listener.tell(numbered)

    def publish_soon(self, items: Sequence[News]) -> None:
        """Tell everybody here now, and the other processes in a moment."""
        self.publish(items)
        if self.others is not None:
            self.others.soon.tell([news.document() for news in items])

    @property
    def name(self) -> str:
        """Of this process's own count: ids of another one, or of before a restart, are strange here."""
        return f"{self._token}{os.getpid():x}"

    def now(self) -> str:
        """The id of the newest news."""
        return f"{self.name}-{self._count}"

    def id_of(self, news: News) -> str:
        """The id to resume after."""
        return f"{self.name}-{news.number}"

    def since(self, last: str | None, table: int | None) -> list[News] | None:
        """What was told after the news of id `last`; None when that cannot be said."""
        name, _, number = (last or "").partition("-")
        if name != self.name or not (number.isascii() and number.isdecimal()):
            return None
        with self._guard:
            oldest = self._recent[0].number if self._recent else self._count + 1
            if not oldest - 1 <= int(number) <= self._count:
                return None
            return [it for it in self._recent if it.number > int(number) and table in (None, it.table)]

    def close(self) -> None:
        """End every listener, now and later: the server stops."""
        self.closed = True
        if self.others is not None:
            self.others.closed = True
            self.others.soon.close()
        self._end_all()

    def here(self) -> list[dict[str, Any]]:
        """Every device at every process of this room."""
        if self.others is not None:
            self.others.hear()
        return self.presence()

    def _end_all(self) -> None:
        with self._guard:
            listeners = [one for ears in self._listeners.values() for one in ears]
            self._listeners = {}
        for listener in listeners:
            listener.close()

    def _forget(self) -> None:
        """Nobody knows what was missed: whoever listens begins again, and is told how it stands."""
        with self._guard:
            self._token, self._count = token_hex(4), 0
            self._recent.clear()
        self._end_all()

    def _pass_on(self, items: list[dict[str, Any]]) -> None:
        self.publish([News(**item) for item in items])


def attach(app: Flask) -> None:
    """Give `app` its feed, over the database that it has."""
    url: URL = app.config["SQLALCHEMY_DATABASE_URI"]
    app.extensions["feed"] = Feed(url if url.get_backend_name() == "postgresql" else None)


def feed() -> Feed:
    """The feed of the application."""
    running: Feed = current_app.extensions["feed"]
    return running


def states(session: Session, table: int | None) -> list[News]:
    """How one table stands, or every one: what a listener is told first."""
    which = Table.kind == ROOM if table is None else Table.id == table
    every = aliased(HandRow)
    newest = select(func.max(every.number)).where(every.table_id == Table.id).scalar_subquery()
    of_hand = (HandRow.table_id == Table.id) & (HandRow.number == newest)
    rows = session.execute(      # one statement: a wall of 300 tables asks for all of them
        select(Table.id, HandRow.id, HandRow.seq).outerjoin(HandRow, of_hand).where(which).order_by(Table.id))
    return [News(number, hand, seq, None, "state") for number, hand, seq in rows]


def note(session: Session, news: News) -> None:
    """Tell `news` when the transaction of `session` is kept."""
    if not (has_app_context() and "feed" in current_app.extensions):
        return
    noted = session.info.setdefault(NEWS, {})
    if noted.get((news.table, news.hand, news.kind)) == news:
        return
    noted[news.table, news.hand, news.kind] = news
    tell_others(session.connection(), [news])


def tell_others(connection: Connection, items: Sequence[News]) -> None:
    """Tell the other processes of this database, once the transaction of `connection` is kept."""
    if connection.dialect.name == "postgresql":
        payloads = [notice([news.document()]) for news in items]
        connection.exec_driver_sql(
            "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said", (NEWS, payloads))


@event.listens_for(Session, "after_flush")
def _flushed(session: Session, _context: UOWTransaction) -> None:
    """Find what is new in what is being written. Several rows of one hand are one piece of news."""
    rows = sorted((one for one in session.new if isinstance(one, Row)), key=lambda row: row.seq)
    for row in {row.hand_id: row for row in rows}.values():
        note(session, News(_table_of(session, row.hand_id), row.hand_id, row.seq, row.device))
    for one in (*session.new, *session.dirty, *session.deleted):
        if isinstance(one, Seat | Table | Rotation):
            note(session, News(one.id if isinstance(one, Table) else one.table_id, kind="table"))


def _table_of(session: Session, hand: int) -> int:
    """The table of a hand, which the session most often has in hand already."""
    known = session.identity_map.get(identity_key(HandRow, hand))
    if known is not None and "table_id" in known.__dict__:
        return int(known.table_id)
    return session.connection().scalars(select(HandRow.table_id).where(HandRow.id == hand)).one()


@event.listens_for(Session, "after_commit")
def _committed(session: Session) -> None:
    items = session.info.pop(NEWS, None)
    if items:
        feed().publish(items.values())


@event.listens_for(Session, "after_rollback")
def _undone(session: Session) -> None:
    session.info.pop(NEWS, None)
