"""What the next hand has to know of those before it, whoever remembers them: the record, or a tablet.

Nothing here is counted up: each answer is worked out from the hands, so that one that is taken back or made
void changes what comes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dealer_assist.session.rotation import DealtHand


@dataclass(frozen=True, slots=True)
class Anchor:
    """The hand that the button moves on from.

    Shape: `positions` as `positions.stored` keeps them; `button` None for a game that had none.
    """

    positions: Mapping[str, Any]
    void: bool
    over: bool
    button: int | None


@dataclass(frozen=True, slots=True)
class LastPots:
    """The last hand as a kill asks of it.

    Shape: the seats that won chips in it, `before` in the hand before it.
    """

    now: Sequence[int]
    before: Sequence[int]
    pot: int
    high_low: bool
    capped: bool
    big_bet: int


@dataclass(frozen=True, slots=True)
class DealerHand:
    """A hand of whoever has the box, as a bomb pot at each change of dealer asks of it."""

    number: int
    bomb_pot: bool
    blinds: bool


class HandsBefore(Protocol):
    """The hands of a table."""

    @property
    def dealt(self) -> bool:
        """Was any hand dealt at the table?"""

    def anchor(self) -> Anchor | None:
        """The last hand played with a button, or placed by the dealer; else the first; None before it."""

    def held(self) -> Mapping[str, Any] | None:
        """Positions that the last hand held, for it had no button; None where the button moves on from it."""

    def main_pot_winners(self) -> Sequence[int]:
        """Who won the main pot of the anchor."""

    def last_dealt_in(self, seat: int) -> int | None:
        """The last hand in which the player of the seat was dealt in there; None for never."""

    def blinds_since(self, number: int) -> Sequence[Mapping[str, Any]]:
        """Positions of hands with a button from the last one up to `number` on, void ones left out."""

    def won(self) -> LastPots | None:
        """The last hand that was not void, where it was played to its end."""

    def last_turn(self) -> Sequence[DealtHand]:
        """The hands of the mix's last turn, oldest first, void ones too."""

    def dealer(self) -> str | None:
        """Who dealt the last hand that was not void."""

    def since_dealer(self, who: str) -> Sequence[DealerHand] | None:
        """The hands that `who` has dealt since another dealer did, oldest first; None where no other did.

        A void hand is dealt again, and says nothing.
        """

    def since_bomb_pot(self, after: int) -> int:
        """Hands that count after hand `after` or the last bomb pot, whichever was later."""


@dataclass(frozen=True, slots=True)
class PastHand:
    """A hand as a tablet remembers it.

    Shape: `players` by seat, None for one without a name; `turn` where in the table's mix it was dealt, None
    where it plays one game; `main` who won the main pot; `blinds` was it played from any.
    """

    number: int
    over: bool
    void: bool
    button: int | None
    positions: Mapping[str, Any]
    players: Mapping[int, str | None]
    winners: tuple[int, ...] = ()
    main: tuple[int, ...] = ()
    pot: int = 0
    high_low: bool = False
    capped: bool = False
    big_bet: int = 0
    who: str | None = None
    bomb_pot: bool = False
    blinds: bool = True
    turn: DealtHand | None = None

    @property
    def places_button(self) -> bool:
        """Does the button move on from here?"""
        posted = self.positions.get("placed") or self.positions.get("posted")
        return bool(posted) or not self.void and self.button is not None


@dataclass(frozen=True, slots=True)
class KnownPast:
    """`HandsBefore` as a list, oldest first, that reaches back as far as anything bears on what comes.

    Shape: `seated` who sits where now; `since` the first hand that the mix counts for.
    """

    hands: Sequence[PastHand]
    seated: Mapping[int, str | None]
    since: int = 0

    @property
    def dealt(self) -> bool:
        """See `HandsBefore`, as for all that follow."""
        return bool(self.hands)

    def anchor(self) -> Anchor | None:
        """See `HandsBefore`."""
        hand = self._anchored()
        return Anchor(hand.positions, hand.void, hand.over, hand.button) if hand else None

    def _anchored(self) -> PastHand | None:
        first = self.hands[0] if self.hands else None
        return next((hand for hand in reversed(self.hands) if hand.places_button), first)

    def held(self) -> Mapping[str, Any] | None:
        """See `HandsBefore`."""
        # a void stud hand held nothing: what comes may be hold'em, and the button goes on from before
        last = next((hand for hand in reversed(self.hands) if hand.places_button or not hand.void), None)
        return None if last is None or last.places_button else last.positions

    def main_pot_winners(self) -> Sequence[int]:
        """See `HandsBefore`."""
        hand = self._anchored()
        return hand.main if hand else ()

    def last_dealt_in(self, seat: int) -> int | None:
        """See `HandsBefore`."""
        # the seat alone would free a newcomer of the big blind, because somebody else was dealt in there
        player = self.seated.get(seat)
        return next((hand.number for hand in reversed(self.hands)
                     if seat in hand.players and hand.players[seat] == player), None)

    def blinds_since(self, number: int) -> Sequence[Mapping[str, Any]]:
        """See `HandsBefore`."""
        moved = [hand for hand in self.hands if hand.button is not None and not hand.void]
        # one hand further back: a blind passes a seat between two hands, not in one
        first = max((hand.number for hand in moved if hand.number <= number), default=number)
        return [hand.positions for hand in moved if hand.number >= first]

    def won(self) -> LastPots | None:
        """See `HandsBefore`."""
        # a misdealt kill pot is dealt again as a kill pot
        last, before = [*(hand for hand in reversed(self.hands) if not hand.void), None, None][:2]
        if last is None or not last.over:
            return None
        return LastPots(last.winners, before.winners if before else (), last.pot, last.high_low, last.capped,
                   last.big_bet)

    def last_turn(self) -> Sequence[DealtHand]:
        """See `HandsBefore`."""
        turns = [hand.turn for hand in self.hands if hand.turn is not None and hand.number >= self.since]
        # a game called for one hand opened no turn: it is counted to the one it interrupted
        last = next((turn.turn for turn in reversed(turns) if turn.place is not None), None)
        return [turn for turn in turns if turn.turn == last]

    def dealer(self) -> str | None:
        """See `HandsBefore`."""
        return next((hand.who for hand in reversed(self.hands) if not hand.void), None)

    def since_dealer(self, who: str) -> Sequence[DealerHand] | None:
        """See `HandsBefore`."""
        counted = [hand for hand in self.hands if not hand.void]
        other = next((hand for hand in reversed(counted) if hand.who != who), None)
        if other is None or other.who is None:
            return None
        return [DealerHand(hand.number, hand.bomb_pot, hand.blinds)
                for hand in counted if hand.number > other.number]

    def since_bomb_pot(self, after: int) -> int:
        """See `HandsBefore`."""
        counted = [hand for hand in self.hands if not hand.void]
        last = max((hand.number for hand in counted if hand.bomb_pot), default=0)
        return sum(hand.number > max(last, after) for hand in counted)
