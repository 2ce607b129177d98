"""One thing that is done at the table and that nobody has entered yet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

TO_BOARD, TO_COMMUNITY, TO_SEATS = "board", "community", "seats"
UP, DOWN = "up", "down"
_new = tuple.__new__  # what is due is written anew with each card: `Due(...)` costs twice as much


class Due(NamedTuple):
    """One thing to do at the table.

    Shape: `do` a word of the contract's `next`; `seat` whose decision it is; `to` where cards go;
    `owed` (player, cards) in serving order; `cells` of the board that are not entered; `cards` of a
    shuffle, a community card, a discard or dice; `without` whose discards a shuffle leaves out;
    `each`: every player has a step of their own; `street` where this is its first card; `board` from 1
    on more than one; `run` which dealing of a board that is run more than once; `number` how many
    things had been due in this hand before it. Players are indices.
    """

    do: str
    number: int = 0
    seat: int | None = None
    to: str = ""
    owed: tuple[tuple[int, int], ...] = ()
    cells: tuple[int, ...] = ()
    cards: int = 0
    without: tuple[int, ...] = ()
    face: str = ""
    street: str = ""
    board: int = 0
    run: int = 1
    each: bool = False

    def numbered(self, number: int) -> Due:
        """The same, with its number."""
        return _new(Due, (self[0], number, *self[2:]))

    def owing(self, owed: tuple[tuple[int, int], ...]) -> Due:
        """The same, with less to deal."""
        return _new(Due, (*self[:4], owed, *self[5:]))

    @property
    def open(self) -> bool:
        """Is anything of it left to do?"""
        return self.do != "deal" or bool(self.owed or self.cells or self.cards)


@lru_cache(maxsize=64)
def burn(number: int) -> Due:
    """A burn: the same few in every hand."""
    return Due("burn", number)


@lru_cache(maxsize=512)
def to_board(number: int, cells: tuple[int, ...], street: str = "", board: int = 0, run: int = 1) -> Due:
    """Cards for these cells of the board: the same few in every hand of a game."""
    return Due("deal", number, to=TO_BOARD, cells=cells, face=UP, street=street, board=board, run=run)
