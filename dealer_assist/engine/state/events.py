"""What happened at the table, with its outcome: an action says what was done, an event what came of it.

Units: chips are the smallest unit of account; `to` is what the player then has in of the round, `added` what
left the stack by this alone, also where some of it went back at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.cards import Card


@dataclass(frozen=True, slots=True)
class HandEvent:
    """One thing that happened."""


@dataclass(frozen=True, slots=True)
class BySeat(HandEvent):
    """Something a player did, or that happened to the player's chips."""

    seat: int


@dataclass(frozen=True, slots=True)
class Staked(BySeat):
    """Chips that a player put in; `all_in`: the last of them."""

    to: int
    added: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Posted(Staked):
    """A forced bet: `kind` "ante", or one of `button.POSTS`."""

    kind: str


class BroughtIn(Staked):
    """The bring-in: forced, like a blind."""

    __slots__ = ()


class Called(Staked):
    """A wager was met, with all of it or with the last chips."""

    __slots__ = ()


class Wagered(Staked):
    """A wager that the others have to meet."""

    __slots__ = ()


class Bet(Wagered):
    """The first wager of a round."""

    __slots__ = ()


class Raised(Wagered):
    """More than the wager before, also an all-in for less than a raise."""

    __slots__ = ()


class Completed(Wagered):
    """A bring-in or a short all-in was made a whole bet."""

    __slots__ = ()


class Folded(BySeat):
    """A hand was thrown in for a wager."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Counted(BySeat):
    """What a player really has behind was counted; `stack` is it."""

    stack: int


class RuledDead(BySeat):
    """The dealer ruled a hand dead (R59)."""

    __slots__ = ()


class Checked(BySeat):
    """Nothing was bet, and nothing was owed."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Dealt(HandEvent):
    """Cards were named: `to` "board", "community", "down" or "up", of `seat` or of the table."""

    to: str
    cards: tuple[Card, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Drew(BySeat):
    """So many cards were drawn, 0 to stand pat; `cards` the thrown ones, where they were named."""

    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Discarded(BySeat):
    """So many cards were thrown away for good."""

    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Opened(BySeat):
    """A card was turned up by its holder, or kept down where `kept`."""

    cards: tuple[Card, ...] = ()
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Parted(BySeat):
    """A hand was parted on the felt."""

    parts: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Chose(BySeat):
    """The game was picked."""

    game: str


@dataclass(frozen=True, slots=True)
class Rolled(HandEvent):
    """The dice fell; `again` says why a roll did not count."""

    dice: tuple[int, ...] = ()
    again: str = ""


@dataclass(frozen=True, slots=True)
class RunAgreed(HandEvent):
    """The rest of the board is run so many times."""

    times: int


class Released(HandEvent):
    """An all-in hand that was held hand for hand may be run out."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shown(BySeat):
    """A hand was tabled."""

    cards: tuple[Card, ...]


class Mucked(BySeat):
    """A hand was thrown in at the showdown."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Returned(BySeat):
    """What nobody matched went back."""

    chips: int


@dataclass(frozen=True, slots=True)
class Awarded(BySeat):
    """A player was paid, from all pots together."""

    chips: int


@dataclass(frozen=True, slots=True)
class Raked(HandEvent):
    """What the house took."""

    chips: int


@dataclass(frozen=True, slots=True)
class Carried(HandEvent):
    """A pot that nobody won stays for the next hand."""

    chips: int
