"""What a house rule is: its values, its defaults, and what it bears on. The rows are in `house_rules.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.texts import Message, named, say

PRESETS = ("barge", "tda", "cash")
PRESET = PRESETS[0]         # where a room has said nothing


@dataclass(frozen=True, slots=True)
class Rake:
    """What the house takes of a pot: `percent` of it, at most `cap` chips, in whole `step`s."""

    parts: ClassVar[tuple[str, ...]] = ("percent", "cap", "step")
    percent: int | float
    cap: int | None = None
    step: int = 1

    @property
    def figures(self) -> tuple[int | float | None, ...]:
        """What each of its `parts` is."""
        return self.percent, self.cap, self.step

    def of(self, chips: int) -> int:
        """The rake of `chips`, rounded down to the step and never above the cap."""
        # house rules 8: 143 at 5 % in steps of 1 is 7; a cap of 6 in steps of 5 takes 5, never the odd one
        share = chips * round(self.percent * 100) // 10_000  # percent counts to the hundredth
        return (share if self.cap is None else min(share, self.cap)) // self.step * self.step


@dataclass(frozen=True, slots=True)
class Drop:
    """The fixed jackpot fee: `amount` chips once the pot holds `starts_at` (written `from`)."""

    parts: ClassVar[tuple[str, ...]] = ("amount", "from")
    amount: int
    starts_at: int = 0

    @property
    def figures(self) -> tuple[int | float | None, ...]:
        """What each of its `parts` is."""
        return self.amount, self.starts_at

    def of(self, chips: int) -> int:
        """The fee on a pot of `chips`."""
        return self.amount if chips >= self.starts_at else 0


@dataclass(frozen=True, slots=True)
class Lammers:
    """Re-buy chips of an event: `count` of `value` each, to be redeemed by `last_level`."""

    parts: ClassVar[tuple[str, ...]] = ("count", "value", "last-level")
    count: int
    value: int
    last_level: int = 0

    @property
    def figures(self) -> tuple[int | float | None, ...]:
        """What each of its `parts` is."""
        return self.count, self.value, self.last_level


# The parts of an object as JSON names them: the first must be there, the others may be left out.
SHAPES = {"rake": Rake.parts, "drop": Drop.parts, "lammers": Lammers.parts}
FIRST = frozenset(parts[0] for parts in SHAPES.values())
# what a part may be, least to most; any other is a number of chips, or of things, from none on
PARTS = {"percent": (0, 100), "step": (1, MOST_SETTING)}


@dataclass(frozen=True, slots=True)
class ByMode:
    """A default with one value for tournaments and one for cash games."""

    tournament: str | int
    cash: str | int


Value = str | int | Rake | Drop | Lammers | tuple[int, ...]
Default = Value | ByMode


@dataclass(frozen=True, slots=True)
class Rule:
    """One house rule.

    Shape: `words` the values it knows by name, the default first; `bears` the topics it bears on, `at` the
    moments of a hand in which the floor is asked about it; `numbers` the whole numbers besides the words,
    least to most; `record` the kind of object it takes ("rake", "drop", "lammers", "list"); `defaults` one
    per preset.
    """

    name: str
    section: int
    words: tuple[str | int, ...]
    bears: tuple[str, ...]
    at: tuple[str, ...]
    numbers: tuple[int, int] | None
    record: str
    defaults: tuple[tuple[str, Default], ...]

    @property
    def title(self) -> Message:
        """Its name as people say it."""
        return say(f"house-{self.name}.name")

    @property
    def meaning(self) -> Message:
        """What it settles, as the end of a sentence: "how many raises may follow a bet"."""
        return say(f"house-{self.name}.does")

    @property
    def figure(self) -> Message:
        """Its worked figure."""
        return say(f"house-{self.name}.figure")

    @property
    def fixed(self) -> bool:
        """Is there one way only in which it is played?"""
        return len(self.words) == 1 and not self.numbers and not self.record

    def in_words(self, value: object) -> str:
        """A value in plain words; a figure as it is."""
        if value not in self.words:
            return str(value)
        own = named(f"house-{self.name}", str(value))
        return own if isinstance(own, Message) else named("house-value", str(value))

    def default(self, preset: str, tournament: bool) -> Value:
        """The value this preset gives the rule, by mode where it has two."""
        value = dict(self.defaults)[preset]
        if isinstance(value, ByMode):
            return value.tournament if tournament else value.cash
        return value
