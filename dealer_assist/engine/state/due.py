"""One thing that is done at the table and that nobody has entered yet."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

TO_BOARD, TO_COMMUNITY, TO_SEATS = "board", "community", "seats"
UP, DOWN = "up", "down"
Owed = tuple[tuple[int, int], ...]
Seats = tuple[int, ...]     # by player
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Due:
    """One thing to do at the table.

    Shape: `do` a word of the contract's `next`; `number` how many things had been due in this hand before
    it; `seat` whose decision it is; `to` where cards go; `owed` (player, cards) in serving order; `cells` of
    the board that are not entered; `cards` of a shuffle, a community card, a discard or dice; `without`
    whose discards a shuffle leaves out; `each`: every player has a step of their own; `street` where this is
    its first card; `board` from 1 on more than one; `run` which dealing of a board that is run more than
    once. Players are indices.
    """

    do: str
    number: int
    seat: int | None = None
    to: str = ""
    owed: Owed = ()
    cells: tuple[int, ...] = ()
    cards: int = 0
    without: tuple[int, ...] = ()
    face: str = ""
    street: str = ""
    board: int = 0
    run: int = 1
    each: bool = False
    _after: Due | None = field(default=None, init=False, repr=False, compare=False)  # worked out once
    _steps: tuple[Seats, tuple[Any, ...]] = field(default=((), ()), init=False, repr=False, compare=False)

    @property
    def open(self) -> bool:
        """Is anything of it left to do?"""
        return self.do != "deal" or bool(self.owed or self.cells or self.cards)

    def after_first(self) -> Due:
        """The same, the first of those who are owed cards served."""
        if self._after is None:
            object.__setattr__(self, "_after", self.owing(self.owed[1:]))
        assert self._after is not None
        return self._after

    def steps(self, order: Seats, steps_of: Callable[[Due, Seats], Iterable[T]]) -> tuple[T, ...]:
        """The steps of it for these seats, by `steps_of`; it is asked again where others sit."""
        seats, steps = self._steps
        if seats != order:
            steps = tuple(steps_of(self, order))
            object.__setattr__(self, "_steps", (order, steps))
        return steps

    def owing(self, owed: Owed) -> Due:
        """The same, with so much to deal."""
        return self._with(owed, self.cells, self.board)

    def without_cells(self, named: Container[int]) -> Due:
        """The same, without these cells of the board."""
        return self._with(self.owed, tuple([cell for cell in self.cells if cell not in named]), self.board)

    def on_board(self, board: int) -> Due:
        """The same, for a board that has a number now."""
        return self._with(self.owed, self.cells, board)

    def _with(self, owed: Owed, cells: tuple[int, ...], board: int) -> Due:
        return new(self.do, self.number, self.seat, self.to, owed, cells, self.cards, self.without, self.face,
                   self.street, board, self.run, self.each)


# the same few in every hand of a game: each is made once, and with it what is left of it card by card
new = lru_cache(maxsize=1024)(Due)


@lru_cache(maxsize=64)
def burn(number: int) -> Due:
    """A burn."""
    return Due("burn", number)


@lru_cache(maxsize=512)
def to_board(number: int, cells: tuple[int, ...], street: str, board: int, run: int) -> Due:
    """Cards for these cells of the board."""
    return Due("deal", number, to=TO_BOARD, cells=cells, face=UP, street=street, board=board, run=run)
