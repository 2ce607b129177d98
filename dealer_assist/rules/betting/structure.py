"""What a betting structure is: the amounts that are open, what a wager counts for, what a set-up must say.

A structure is one file of this folder and its texts. It has no state and knows no table: the engine hands it
a `Spot`, the figures of a round, with the letters of the house rules, section 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from dealer_assist.rules.house import House
from dealer_assist.texts import Message, named, say

Spread = tuple[tuple[int, int], tuple[int, int]]
"""Least and most of a bet on the small streets, then on the big ones."""
BIG_BET_STAKES = "big-bet"      # the kind of stakes of a mix that is played for blinds


class Range(NamedTuple):
    """Totals *to*, least and most; `amounts` where only a few figures between them are bets."""

    least: int
    most: int
    amounts: tuple[int, ...] = ()


class Wagers(NamedTuple):
    """Which wagers are open.

    Shape: `complete` over a wager that did not count, else `to`. `all_in`: the stack alone may go in, for
    less than the least wager.
    """

    complete: Range | None = None
    to: Range | None = None
    all_in: bool = False

    @property
    def any(self) -> bool:
        """May more than the call go in?"""
        return self.complete is not None or self.to is not None or self.all_in


NO_WAGERS = Wagers()


def from_to(least: int, most: int, amounts: tuple[int, ...] = ()) -> Wagers:
    """Any total of these may be wagered, or one of the `amounts`.

    One is made for every wager, so the tuples are made without their keywords.
    """
    return _new(Wagers, (None, _new(Range, (least, most, amounts)), False))


_new = tuple.__new__
Count = tuple[int, int, int, int, int]
"""The levels of a round after a wager: W, F, the last full bet or raise, n, and how many were full."""


@dataclass(frozen=True, slots=True)
class Money:
    """The amounts of a set-up that bear on the size of a bet; 0, or no spread, where none was said."""

    blinds: tuple[int, ...] = ()
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    spread: Spread | None = None
    chip: int = 1

    @property
    def big_blind(self) -> int:
        """The big blind, 0 without one."""
        return self.blinds[1] if len(self.blinds) > 1 else (self.blinds[0] if self.blinds else 0)


class Bets(Protocol):
    """Whatever states the sizes of bets: amounts that are being read, or a whole set-up."""

    @property
    def small_bet(self) -> int: ...
    @property
    def big_bet(self) -> int: ...
    @property
    def spread(self) -> Spread | None: ...


class Spot(Protocol):
    """The figures of a betting round, as the player to act finds them.

    Shape: W `high`, F `full`, n `bets`, s `size` (`top`: the most a bet or raise may be where it may be more
    than s); `step` the last full bet or raise; `mine` what the player has in of this round, `total` that and
    the stack; `forced` a bring-in that was paid, 0 for none; `kind` the street's small, big or either.
    """

    @property
    def house(self) -> House: ...
    @property
    def high(self) -> int: ...
    @property
    def full(self) -> int: ...
    @property
    def bets(self) -> int: ...
    @property
    def full_wagers(self) -> int: ...
    @property
    def step(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def top(self) -> int: ...
    @property
    def small_bet(self) -> int: ...
    @property
    def big_bet(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def doubled(self) -> bool: ...
    @property
    def lifted(self) -> bool: ...
    @property
    def forced(self) -> int: ...
    @property
    def chip(self) -> int: ...
    @property
    def unit(self) -> int: ...
    @property
    def mine(self) -> int: ...
    @property
    def total(self) -> int: ...
    @property
    def capped(self) -> bool: ...
    @property
    def jammed(self) -> bool: ...
    @property
    def first_action(self) -> bool: ...

    def counted(self) -> tuple[int, int]:
        """The pot and the wager as pot-limit counts them (house rules 3)."""


class Betting(ABC):
    """A betting structure; each is a subclass in a file of its own.

    `asks`: amounts of a set-up that it alone needs. `stakes`: the kind of stakes of a mix it is played for.
    `fixed`: a wager is a figure and no range. `capped`: raises of a round are counted and may be capped.
    `pot_counts`: the pot bounds a wager, so players may know it and the sum is told. `bounded`: the most of
    a wager has a sum of its own, `how_most`. `whole_stack`: no wager but the whole stack. `book`: its section
    of the BARGE book. `phh`, `ohh`, `pokerstars`: its codes in those formats. `spoken`: what people call it
    beside its name, `letters` what they write before a game. Empty where there is none.
    """

    name: ClassVar[str]
    stakes: ClassVar[str] = BIG_BET_STAKES
    asks: ClassVar[tuple[str, ...]] = ()
    fixed: ClassVar[bool] = False
    capped: ClassVar[bool] = False
    pot_counts: ClassVar[bool] = False
    bounded: ClassVar[bool] = False
    whole_stack: ClassVar[bool] = False
    book: ClassVar[str] = ""
    phh: ClassVar[str] = ""
    ohh: ClassVar[str] = ""
    pokerstars: ClassVar[str] = ""
    spoken: ClassVar[tuple[str, ...]] = ()
    letters: ClassVar[str] = ""

    # -- the set-up ------------------------------------------------------------------------------

    def settle(self, money: Money) -> Money:
        """The amounts it is played for, with what follows from those that were said.

        Errors: an `Unreadable` with the field, for an amount that is lacking or does not fit.
        """
        return money

    def ends(self, bets: Bets, kind: str) -> tuple[int, int]:
        """Least and most of the first bet of a round by its kind (small, big, either)."""
        bet = bets.big_bet if kind == "big" else bets.small_bet
        return bet, bet

    def from_pair(self, low: int, high: int) -> dict[str, Any]:
        """Two figures, as `300/600` in the list of a mix, as stakes."""
        return {"blinds": [low, high]}

    def as_pair(self, stakes: Mapping[str, Any]) -> tuple[int, int] | None:
        """The two figures that stand for these stakes, None where two cannot say them."""
        blinds = list(stakes.get("blinds") or ())
        return (blinds[0], blinds[1]) if len(blinds) == 2 and all(blinds) else None

    # -- what is open ----------------------------------------------------------------------------

    def plain(self, spot: Spot, owed: int) -> tuple[bool, int | None]:
        """May the player check, and what does a call cost (None: no call)?"""
        return not owed, owed or None

    def cap(self, spot: Spot) -> int | None:
        """Counted bets that the round may have, None where there is no cap."""
        return None

    @abstractmethod
    def least(self, spot: Spot) -> int | None:
        """The least total of the next wager for a stack that is deep enough; None where none is open."""

    @abstractmethod
    def wagers(self, spot: Spot) -> Wagers:
        """What the player may make it, given that a raise is open at all."""

    def opens(self, spot: Spot) -> Wagers:
        """What the bring-in player may open for instead (house rules 5, `bring-in-option`)."""
        return self.wagers(spot)

    def completes(self, spot: Spot) -> bool:
        """Is the wager to meet one that did not count, so that the next one completes it?"""
        return False

    @abstractmethod
    def reopened(self, spot: Spot, seen: int) -> bool:
        """May somebody raise who has acted, when `seen` full wagers had been made?"""

    # -- what it counts for ----------------------------------------------------------------------

    def counts_forced(self, spot: Spot) -> bool:
        """Are the blinds in front the first bet of the round?"""
        return True

    def brought_in(self, spot: Spot) -> Count:
        """The levels after a bring-in, which `spot.high` already is."""
        return (spot.high, spot.full, spot.high, spot.bets, spot.full_wagers)

    @abstractmethod
    def count(self, spot: Spot, to: int) -> Count:
        """The levels after a wager to `to`."""

    # -- in words --------------------------------------------------------------------------------

    def how_most(self, spot: Spot) -> Message | None:
        """The sum of the most, as a dealer counts it aloud, where there is one (`bounded`)."""
        return None

    def how_least(self, spot: Spot) -> Message | None:
        """The sum of the least raise; None where it needs none."""
        return None

    @property
    def topics(self) -> tuple[str, ...]:
        """What a house rule may bear on in it: its name and its traits (see `rules/house_rules.py`)."""
        traits = {"capped": self.capped, "pot-counts": self.pot_counts, "whole-stack": self.whole_stack,
                  "open": not self.capped and not self.whole_stack}
        return (self.name, *(trait for trait, holds in traits.items() if holds))

    @property
    def called(self) -> str:
        """Its name in the middle of a sentence, in the language of whoever reads it."""
        return named("betting", self.name)

    @property
    def explained(self) -> Message:
        """What may be wagered, in half a sentence of the rule pages."""
        return say(f"structure.{self.name}")
