"""What people keep of their searches: a search by name, and hands in an order in which they are replayed.

Whoever made one changes it; what is shared is for everybody to look at and to use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import ForeignKey, String, Text, delete, func, or_, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.rules.bounds import MOST_ID, MOST_NAME
from dealer_assist.store.db.models import Base, HandRow
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.db import utc

MOST_QUERY = 500
MOST_HANDS = 500        # of a playlist
MOST_KEPT = 200         # searches or playlists of one person


class Search(Base):
    """A search by name. `owner` is a signed-in name, None in a room without accounts."""

    __tablename__ = "saved_search"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    owner: Mapped[str | None] = mapped_column(String(80), index=True)
    shared: Mapped[bool]
    query: Mapped[str] = mapped_column(Text)
    made: Mapped[str] = mapped_column(String(32))


class Playlist(Base):
    """Hands in an order."""

    __tablename__ = "playlist"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(MOST_NAME))
    owner: Mapped[str | None] = mapped_column(String(80), index=True)
    shared: Mapped[bool]
    made: Mapped[str] = mapped_column(String(32))


class Track(Base):
    """A hand of a playlist; `place` says where, with gaps."""

    __tablename__ = "playlist_hand"
    playlist_id: Mapped[int] = mapped_column(ForeignKey("playlist.id"), primary_key=True)
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True)
    place: Mapped[int]


OwnList = TypeVar("OwnList", Search, Playlist)


class NotYours(NotNow):
    """Somebody else keeps it."""


def usable(session: Session, kind: type[OwnList], who: str | None) -> list[OwnList]:
    """What this person may use, by name: their own, what is shared, what belongs to nobody."""
    wanted = select(kind).where(or_(kind.owner == who, kind.owner.is_(None), kind.shared.is_(True)))
    return list(session.scalars(wanted.order_by(func.lower(kind.name), kind.id)))


def find(session: Session, kind: type[OwnList], number: int, who: str | None) -> OwnList:
    """One of them.  Errors: NotFound, also where it is somebody else's alone."""
    item = session.get(kind, number) if 0 < number <= MOST_ID else None
    if item is None or not (item.shared or item.owner in (None, who)):
        raise NotFound("playlist" if kind is Playlist else "saved-search", number)
    return item


def own(session: Session, kind: type[OwnList], number: int, who: str | None) -> OwnList:
    """One that this person may change.  Errors: NotFound, `not-yours`."""
    item = find(session, kind, number, who)
    if item.owner not in (None, who):
        raise NotYours("not-yours", owner=item.owner)
    return item


def save_search(session: Session, name: str, query: str, shared: bool, who: str | None) -> Search:
    """Keep a search; the same name again is the same search, changed.

    Errors: `no-name`, `too-long`, `too-many`, `no-query`.
    """
    title, asked = _name(name), query.strip()
    if not asked or len(asked) > MOST_QUERY:
        raise Unreadable("no-query", field="q")
    search = session.scalar(
        select(Search).where(Search.owner.is_not_distinct_from(who), Search.name == title)
    )
    if search is None:
        _room_for_more(session, Search, who)
        search = Search(name=title, owner=who, made=utc.now())
        session.add(search)
    search.query, search.shared = asked, shared
    session.flush()
    return search


def make(session: Session, name: str, shared: bool, who: str | None) -> Playlist:
    """A new playlist without a hand; the same name again is the one that is there.

    Errors: `no-name`, `too-long`, `too-many`.
    """
    title = _name(name)
    there = session.scalar(select(Playlist).where(
        Playlist.owner.is_not_distinct_from(who), Playlist.name == title).limit(1))
    if there is not None:
        return there
    _room_for_more(session, Playlist, who)
    playlist = Playlist(name=title, owner=who, shared=shared, made=utc.now())
    session.add(playlist)
    session.flush()
    return playlist


def change(session: Session, playlist: Playlist, name: str, shared: bool) -> None:
    """Another name, or shared or not any more.  Errors: `no-name`, `too-long`."""
    playlist.name, playlist.shared = _name(name), shared


def add(session: Session, playlist: Playlist, hands: Sequence[int]) -> int:
    """Put hands at the end, those that are not in it yet; how many came in.

    Errors: NotFound for a hand that is nowhere, `too-many`.
    """
    there = numbers(session, playlist)
    fresh = [hand for hand in dict.fromkeys(hands) if hand not in there]
    if len(there) + len(fresh) > MOST_HANDS:
        raise NotNow("too-many.hands", most=MOST_HANDS)
    known = set(session.scalars(select(HandRow.id).where(HandRow.id.in_(fresh))))
    for hand in fresh:
        if hand not in known:
            raise NotFound("hand", hand)
    last = session.scalar(select(func.max(Track.place)).where(Track.playlist_id == playlist.id)) or 0
    session.add_all(Track(playlist_id=playlist.id, hand_id=hand, place=last + n)
                    for n, hand in enumerate(fresh, start=1))
    return len(fresh)


def take_out(session: Session, playlist: Playlist, hand: int) -> None:
    """Take a hand out; none is gone from the record."""
    session.execute(delete(Track).where(Track.playlist_id == playlist.id, Track.hand_id == hand))


def move(session: Session, playlist: Playlist, hand: int, by: int, at: int | None = None) -> None:
    """Put a hand so many places later; negative: earlier.

    Shape: `at` is the place, from 1, where whoever asks saw it. One that stands elsewhere stays there, so
    that a form which is posted twice moves it once.  Errors: NotFound.
    """
    order = numbers(session, playlist)
    if hand not in order:
        raise NotFound("hand", hand)
    if at is not None and order.index(hand) != at - 1:
        return
    place = max(0, min(len(order) - 1, order.index(hand) + by))
    order.remove(hand)
    order.insert(place, hand)
    for n, number in enumerate(order, start=1):
        session.get_one(Track, (playlist.id, number)).place = n


def remove(session: Session, item: Search | Playlist) -> None:
    """Throw a search or a playlist away."""
    if isinstance(item, Playlist):
        session.execute(delete(Track).where(Track.playlist_id == item.id))
    session.delete(item)


def numbers(session: Session, playlist: Playlist) -> list[int]:
    """The hands, in order."""
    wanted = select(Track.hand_id).where(Track.playlist_id == playlist.id)
    return list(session.scalars(wanted.order_by(Track.place, Track.hand_id)))


def document(session: Session, playlist: Playlist, hand: int | None = None) -> dict[str, Any]:
    """A playlist; with `hand`, where that stands in it.

    Shape: `id`, `name`, `owner`, `shared`, `hands` (numbers, in order); `place` from 1, `before` and `after`.
    """
    order = numbers(session, playlist)
    shown: dict[str, Any] = {"id": playlist.id, "name": playlist.name, "owner": playlist.owner,
                            "shared": playlist.shared, "hands": order}
    if hand in order:
        at = order.index(hand)
        shown |= {"place": at + 1, "before": order[at - 1] if at else None,
                 "after": order[at + 1] if at + 1 < len(order) else None}
    return shown


def counts(session: Session, playlists: Sequence[Playlist]) -> dict[int, int]:
    """How many hands each has."""
    wanted = select(Track.playlist_id, func.count()).where(
        Track.playlist_id.in_([one.id for one in playlists])).group_by(Track.playlist_id)
    return {number: count for number, count in session.execute(wanted)}


def _room_for_more(session: Session, kind: type[OwnList], who: str | None) -> None:
    there = session.scalar(select(func.count()).select_from(kind).where(kind.owner.is_not_distinct_from(who)))
    if (there or 0) >= MOST_KEPT:
        raise NotNow("too-many.kept", most=MOST_KEPT)


def _name(name: str) -> str:
    title = " ".join(name.split())
    if not title or "\0" in title:
        raise Unreadable("no-name.kept", field="name")
    if len(title) > MOST_NAME:
        raise Unreadable("too-long.name", most=MOST_NAME, field="name")
    return title
