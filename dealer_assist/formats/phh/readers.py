"""A hand as every reader of the eleven codes has it: which wagers it takes, and how it parts a pot.

Rooms differ from it: a short all-in that is made up to the full bet, or raised again from half a bet on, four
wagers that are no cap heads-up, odd chips of the smallest colour, one each, a rake, a pot for the last hand
that is not mucked. Such a hand belongs in the extension form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, zip_longest

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.play import Hand
from dealer_assist.engine.showdown.split import PotRuling

MOST_WAGERS = 4     # in limit, the first bet or completion among them


@dataclass(slots=True)
class ReadersRound:
    """What a reader keeps of the round `number`.

    Units: `raised` the largest raise of it in chips, `short` what all-ins since the last full one lacked.
    """

    number: int = -1
    raised: int = 0
    wagers: int = 0
    short: list[int] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)

    def _begin(self, hand: Hand) -> None:
        if hand.round.number != self.number:
            self.number, self.raised, self.wagers = hand.round.number, 0, 0
            self.short.clear()
            self.acted.clear()

    def passes(self, hand: Hand, i: int) -> bool:
        """A check, a call or a fold: does a reader take it?  Elsewhere no hand of stud goes on unopened."""
        self._begin(hand)
        self.acted.add(i)
        return hand.street_no > 0 or not hand.setup.bring_in or any(hand.round.bet)

    def takes(self, hand: Hand, i: int, to: int) -> bool:
        """Does a reader take this wager to `to`?  It counts as made, whatever the answer."""
        self._begin(hand)
        high = max(hand.round.bet)
        fits = self._open(hand, i, high) and self._least(hand, i, high) <= to <= self._most(hand, i, high)
        raise_ = to - high
        if raise_ >= self.raised:
            self.acted.clear()
        self.acted.add(i)
        self.raised, self.wagers = max(self.raised, raise_), self.wagers + 1
        if to < hand.chips.stack[i] + hand.round.bet[i]:
            self.short.clear()
        else:
            self.short.append(raise_)
        if sum(self.short) >= self.raised:
            self.short.clear()
        return fits

    def _open(self, hand: Hand, i: int, high: int) -> bool:
        """May they raise: owing a whole raise, and never after a short one alone?"""
        owed = min(hand.chips.stack[i], high - hand.round.bet[i])
        capped = hand.setup.structure.capped and self.wagers >= MOST_WAGERS
        again = bool(self.short) and sum(self.short) < self.raised and i in self.acted
        return owed >= self.raised and not capped and not again

    def _least(self, hand: Hand, i: int, high: int) -> int:
        fixed = hand.setup.structure.fixed
        bet = hand.round.size if fixed else hand.setup.big_blind or hand.setup.bring_in or hand.setup.ante
        completes = hand.game.bring_in is not None and not hand.street_no and not self.wagers
        least = max(self.raised, bet or 0) + (0 if completes else high)
        return min(hand.chips.stack[i] + hand.round.bet[i], least)

    def _most(self, hand: Hand, i: int, high: int) -> int:
        structure, whole = hand.setup.structure, hand.chips.stack[i] + hand.round.bet[i]
        if structure.fixed:
            return self._least(hand, i, high)
        if not structure.pot_counts:
            return whole
        return min(whole, max(self._least(hand, i, high), 2 * high - hand.round.bet[i] + hand.pot))


def parts_alike(hand: Hand) -> bool:
    """Would a reader pay each pot as it was paid?  A house that takes something is nowhere in the format."""
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    sides = max((len(pot.shares) for pot in pots), default=0)
    return not hand.chips.rake and not taken_unseen(hand) and all(
        _parted_alike(hand, together, sides) for together in _as_one(hand))


def taken_unseen(hand: Hand) -> bool:
    """Did a hand win because the others were mucked, itself or its board unseen?  Readers pay it nothing."""
    whole = UNKNOWN not in hand.table.board
    return any(hand.showdown.mucked) and any(
        chips and not (whole and _seen(hand, hand.seat_index[seat])) for seat, chips in hand.awards.items())


def _seen(hand: Hand, i: int) -> bool:
    """A hand that was shown before it drew is not seen any more."""
    return hand.showdown.shown[i] and UNKNOWN not in hand.cards.down[i]


def _as_one(hand: Hand) -> Iterator[list[PotRuling]]:
    """The pots, those together that a reader pushes as one: of the same hands, the losing ones killed."""
    pots = hand.showdown.ruling.pots if hand.showdown.ruling else ()
    winners = {seat for pot in pots for share in pot.shares for seat, chips in share.awards.items() if chips}
    for _, together in groupby(pots, key=lambda pot: winners & {*pot.seats}):
        yield [*together]


def _parted_alike(hand: Hand, pots: Sequence[PotRuling], sides: int) -> bool:
    """A reader halves every pot where anybody has a low; all that is odd goes to the first of a part."""
    if all(len(pot.seats) == 1 for pot in pots):
        return True
    half, odd = divmod(sum(pot.amount for pot in pots), sides)
    paid, ours = [], []
    for n, share in enumerate(pots[0].shares):
        each, over = divmod(half + (0 if n else odd), len(share.winners))
        first = min(share.winners, key=lambda seat: hand.seat_index[seat])
        paid.append({seat: each + (over if seat == first else 0) for seat in share.winners})
    for shares in zip_longest(*(pot.shares for pot in pots)):
        awards = Counter[int]()
        for share in filter(None, shares):
            awards.update(share.awards)
        ours.append(dict(awards))
    return len(paid) == sides and paid == ours
