"""The clock of an event: a function of its own record and of the time now.

Nothing runs and nothing is kept but the record, so a server that stops loses no second, and every screen
that has the record shows the same. A time that goes back moves nothing.
Units: milliseconds; the time is any count that goes forward, as the record has it.
Source: house rules, section 9 (`hand-for-hand-clock`, `level-applies`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.rules.house import House
from dealer_assist.session.times import MINUTE
from dealer_assist.tournament.structure.model import Break, Level, Row, Structure

START, PAUSE, RESUME, TAKE_OFF = "start", "pause", "resume", "take-off"
HOLD = "hold"       # hand for hand: a level stands, and its rounds are taken off; a break is a break
TO_ROW, LEFT = "row", "left"


@dataclass(frozen=True, slots=True)
class Tick:
    """An act on the clock at a time: started, stopped, `amount` taken off, set to row `amount`, or to
    `amount` left of the row it is on.
    """

    at: int
    kind: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clock shows: the row of the structure, what is left of it, whether it runs."""

    row: int
    left: int
    running: bool
    structure: Structure

    @property
    def here(self) -> Row:
        """The level or the break."""
        return self.structure.rows[self.row]

    @property
    def level(self) -> int:
        """The level that is played, in a break the one before it."""
        # in a break nothing is dealt, but an add-on or a redraw asks for the level that was played
        return max(1, sum(isinstance(row, Level) for row in self.structure.rows[:self.row + 1]))


def reading(structure: Structure, record: Sequence[Tick], now: int) -> Reading:
    """The clock at `now`.

    Shape: the record in the order of its acts; one whose time lies before the last counts as at the last.
    """
    row, left, runs, last = 0, structure.rows[0].minutes * MINUTE, PAUSE, 0
    for tick in record:
        # a server's clock that was set back would give a level its minutes twice
        at = max(tick.at, last)
        row, left = _later(structure, row, left, at - last, runs)
        last = at
        if tick.kind in (START, RESUME, PAUSE, HOLD):
            runs = tick.kind
        elif tick.kind == TAKE_OFF:
            row, left = _on(structure, row, left, tick.amount)
        elif tick.kind == TO_ROW:
            row, left = tick.amount, structure.rows[tick.amount].minutes * MINUTE
        else:   # LEFT
            assert tick.kind == LEFT, tick
            left = tick.amount
    row, left = _later(structure, row, left, max(now - last, 0), runs)
    return Reading(row, left, _runs(structure, row, runs), structure)


def up_to(record: Sequence[Tick], at: int) -> list[Tick]:
    """The acts that had been done at a time that has passed."""
    return [tick for tick in record if tick.at <= at]


def _runs(structure: Structure, row: int, runs: str) -> bool:
    return runs in (START, RESUME) or runs == HOLD and isinstance(structure.rows[row], Break)


def _later(structure: Structure, row: int, left: int, gone: int, runs: str) -> tuple[int, int]:
    """So much later, by what was last done to the clock; held, it stands again when a break is over."""
    while runs == HOLD and _runs(structure, row, runs) and gone >= left and row + 1 < len(structure.rows):
        gone -= left
        row += 1
        left = structure.rows[row].minutes * MINUTE
    return _on(structure, row, left, gone) if _runs(structure, row, runs) else (row, left)


def _on(structure: Structure, row: int, left: int, gone: int) -> tuple[int, int]:
    """So much later; the last row goes on to the end."""
    # the last level has no end: the sheet is out, the event is not
    while gone >= left and row + 1 < len(structure.rows):
        gone -= left
        row += 1
        left = structure.rows[row].minutes * MINUTE
    return row, max(left - gone, 0)


def hand_for_hand(at: int, house: House) -> Tick:
    """What one hand played hand for hand takes off the clock, however long it took."""
    # two minutes a hand even where it took nine: stalling on the bubble gains nobody a cheaper level
    return Tick(at, TAKE_OFF, amount=house.number("hand-for-hand-clock", 2) * MINUTE)
