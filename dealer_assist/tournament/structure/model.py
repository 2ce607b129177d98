"""A structure sheet as it is played: levels, breaks, chips, entries, bounties.

Money (buy-in, fee, prizes) is in the smallest unit of account, chips are tournament chips.
Source: rulebook 1.2.1, 1.3; house rules, sections 4 and 9.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.rules.house import House, read_house
from dealer_assist.rules.rule import PRESET
from dealer_assist.session.mixes import Mix

PLAIN, PROGRESSIVE, MYSTERY = "plain", "progressive", "mystery"
WAYS = (PLAIN, PROGRESSIVE, MYSTERY)
USUAL, SHOOTOUT = "tables", "shootout"
FORMS = (USUAL, SHOOTOUT)


@dataclass(frozen=True, slots=True)
class Level:
    """One level: its games with every amount, and how long it lasts."""

    number: int
    minutes: int
    mix: Mix


@dataclass(frozen=True, slots=True)
class Break:
    """A break; `colour_up` is the chip that leaves play in it, None for none."""

    minutes: int
    colour_up: int | None = None


Row = Level | Break


@dataclass(frozen=True, slots=True)
class AddOn:
    """Chips that everybody may buy once, in the first break after level `after`."""

    chips: int
    paid: int
    fee: int
    after: int


@dataclass(frozen=True, slots=True)
class Bounty:
    """A bounty on every head. Mystery envelopes are won from level `starts` on.

    `amount` is laid down at the desk beside the buy-in: it is no part of the prize pool.
    """

    way: str
    amount: int
    starts: int = 1


@dataclass(frozen=True, slots=True)
class Structure:
    """The whole sheet.

    Shape: `rows` levels and breaks in order, the last level goes on to the end; `chips` ascending.
    Units: `paid` is what one entry pays, of which `fee` is the house's and `staff` the dealers'; both stay
    out of the prize pool. `places` is the share of players that is paid, in per cent. A satellite pays in
    tickets of `ticket` each, and plays until those who are left all have one; 0 for every other event.
    `pieces` is how many of each chip, the smallest first, a starting stack has; empty where nobody said.
    """

    name: str
    seats: int
    start: int
    rows: tuple[Row, ...]
    chips: tuple[int, ...]
    pieces: tuple[int, ...] = ()
    paid: int = 0
    fee: int = 0
    staff: int = 0
    unit: int = 1
    guarantee: int = 0
    places: int = 15
    percentages: tuple[int, ...] = ()
    ticket: int = 0
    late_until: int = 0
    re_entries: int = 0
    add_on: AddOn | None = None
    bounty: Bounty | None = None
    form: str = USUAL
    nit: bool = False
    preset: str = PRESET
    house: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def handed_out(self) -> int:
        """What the pieces of a starting stack come to: `start`, where the sheet is sound."""
        return sum(chip * many for chip, many in zip(self.chips, self.pieces, strict=False))

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels without the breaks."""
        return tuple(row for row in self.rows if isinstance(row, Level))

    def level(self, number: int) -> Level:
        """A level by its number; after the last the last goes on."""
        return self.levels[min(number, len(self.levels)) - 1]

    def smallest_chip(self, number: int) -> int:
        """The smallest chip in play at a level: those of the breaks before it are gone."""
        gone = 0
        for row in self.rows:
            if isinstance(row, Level) and row.number >= number:
                break
            if isinstance(row, Break) and row.colour_up:
                gone = row.colour_up
        return min((chip for chip in self.chips if chip > gone), default=1)

    def rules(self) -> House:
        """The house rules of the event: its sheet over the preset (house rules, "Who decides a default")."""
        return read_house(self.preset, self.house, True)
