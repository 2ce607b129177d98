"""Who is next for a seat that is open, and why.

Whoever was called to the table has been promised its seat. Then it goes to who plays in the game already
and asked for it, in the order of asking; then to the must-move table that feeds this one, whose longest
sitting player goes up; then to the waiting list, in its order. The waiting list is last because a move
leaves another seat open for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from dealer_assist.session.cash.game import CashGame, OnList

CHANGE, MUST_MOVE, LIST = "change", "must-move", "list"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a table of the game, and since when; a seat without a name has an empty one."""

    player: str
    table: int
    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat that is open and whose it is.

    Shape: `why` is change, must-move or list; `since` when the player asked, sat down or was put on the list;
    `origin` the table and seat that a move leaves open, None for somebody of the waiting list; `called` when
    that was, None before.
    """

    table: int
    seat: int
    player: str
    why: str
    since: int
    origin: tuple[int, int] | None = None
    called: int | None = None


def open_seats(game: CashGame, sitters: Sequence[Sitter], table: int) -> tuple[int, ...]:
    """The seats of a table that nobody sits in, the lowest first."""
    taken = {one.seat for one in sitters if one.table == table}
    return tuple(seat for seat in range(1, game.seats + 1) if seat not in taken)


def claims(game: CashGame, sitters: Sequence[Sitter]) -> tuple[Claim, ...]:
    """Whose each open seat is, the tables in the order of the game.

    Shape: nobody twice; a seat for which nobody waits has no claim.
    """
    given: list[Claim] = []
    if game.over:
        return ()
    for table in game.tables:
        for seat in open_seats(game, sitters, table):
            claim = next_for(game, sitters, table, seat, {one.player for one in given})
            if claim is not None:
                given.append(claim)
    return tuple(given)


def next_for(
    game: CashGame, sitters: Sequence[Sitter], table: int, seat: int, without: Collection[str] = (),
) -> Claim | None:
    """Who is next for this seat; `without` those who have one already."""
    return next((one for one in _in_order(game, sitters, table, seat) if one.player not in without), None)


def _in_order(game: CashGame, sitters: Sequence[Sitter], table: int, seat: int) -> Iterator[Claim]:
    sits = {one.player: one for one in sitters if one.player}
    waiting = [one for one in game.waiting if one.player not in sits]
    for entry in waiting:
        if entry.called is not None and entry.table == table:
            yield _seat(entry, table, seat)
    for asked in game.changes:
        if asked.to == table and asked.player in sits:
            yield _move(sits[asked.player], table, seat, CHANGE, asked.since)
    feeding = [one for one in sitters if one.player and game.feeds.get(one.table) == table]
    for one in sorted(feeding, key=lambda one: (one.since, one.table, one.seat)):
        yield _move(one, table, seat, MUST_MOVE, one.since)
    for entry in waiting:
        if entry.called is None:
            yield _seat(entry, table, seat)


def _seat(entry: OnList, table: int, seat: int) -> Claim:
    return Claim(table, seat, entry.player, LIST, entry.since, None, entry.called)


def _move(one: Sitter, table: int, seat: int, why: str, since: int) -> Claim:
    return Claim(table, seat, one.player, why, since, (one.table, one.seat))
