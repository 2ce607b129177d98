"""Pots, what they paid, and parting chips: equal parts, odd chips, who comes first (1.2.3, R3-R12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple, Protocol

from dealer_assist.cards import Card
from dealer_assist.rules.seats import MOST_SEATS

SuitKey = tuple[int, ...]
_new = tuple.__new__    # a NamedTuple in half the time of calling its class


class Pot(NamedTuple):
    """A pot and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class Contested(Protocol):
    """What `settle` asks of a pot: its chips, and the seats that can win it."""

    @property
    def amount(self) -> int: ...

    @property
    def seats(self) -> Sequence[int]: ...


class Share(NamedTuple):
    """What one side of a pot paid.

    Shape: `awards` by seat, only who received chips; `runout` counts from 1, None if there was one
    board; `qualified` is False where nobody qualified and the page names who takes it; `board` counts
    from 1 where the side is played on one of several boards, else None.
    """

    side: str
    amount: int
    winners: tuple[int, ...]
    awards: Mapping[int, int]
    runout: int | None = None
    qualified: bool = True
    board: int | None = None


class PotRuling(NamedTuple):
    """A pot as it was paid; a share fewer than the game has sides where nobody qualified (R5)."""

    amount: int
    seats: tuple[int, ...]
    shares: tuple[Share, ...]


def in_all(ruled: Sequence[PotRuling]) -> Mapping[int, int]:
    """What each seat gets over all the pots, in the order of the seats."""
    awards: dict[int, int] = {}
    for pot in ruled:
        for share in pot.shares:
            for seat, chips in share.awards.items():
                awards[seat] = awards.get(seat, 0) + chips
    return dict(sorted(awards.items()))


def unseen(side: str, amount: int, seat: int) -> PotRuling:
    """The whole of a pot to one seat, no hand being asked for."""
    share = _new(Share, (side, amount, (seat,), {seat: amount} if amount else {}, None, True, None))
    pot: PotRuling = _new(PotRuling, (amount, (seat,), (share,)))
    return pot


class PotPart(NamedTuple):
    """One part: `amount` chips, and `odd`, whether it holds more than the plain share."""

    amount: int
    odd: bool


def parts(amount: int, count: int, chip: int = 1, *, to_first: bool = False) -> tuple[PotPart, ...]:
    """Part `amount` in `count`: whole chips alike, the odd chips one each to the first in order.

    Shape: one `Part` a place, in the order of who gets odd chips; `to_first` heaps them on the first.
    Units: multiples of `chip`; what is finer rides with the first odd chip, or goes where it would have gone.
    Errors: none; `count` of 0 is a bug.  Source: R3, R4; house rules, section 8, `odd-chip-unit`.
    """
    if count == 1 or not amount % (chip * count):
        return (PotPart(amount // count, False),) * count
    chips, rest = divmod(amount, chip)
    each, over = divmod(chips, count)
    extra = [0] * count
    if to_first:
        extra[0] = over * chip
    else:
        extra[:over] = [chip] * over
    # R4: 1,030 in 25s, three ways: 355, 350 and 325
    extra[0] += rest
    return tuple(PotPart(each * chip + more, more > 0) for more in extra)


def split(
    amount: int, order: Sequence[int], chip: int = 1,
    had: AbstractSet[int] = frozenset(), *, to_first: bool = False,
) -> dict[int, PotPart]:
    """Part a tied pot among seats standing in `order` of their claim to odd chips.

    Shape: seat to its part, in the order the odd chips were offered. Who has `had` an odd chip of
    this pot stands behind all who have not; if everybody has, the plain order holds.
    Units: as `parts`.  Errors: none; an empty `order` is a bug.  Source: 1.2.3.2, R6.
    """
    offered = sorted(order, key=lambda seat: seat in had)
    return dict(zip(offered, parts(amount, len(offered), chip, to_first=to_first), strict=True))


def by_seat(seats: Iterable[int], button: int) -> list[int]:
    """Seats clockwise from the button, the button itself last.  Source: 1.2.3.3a, R8."""
    return sorted(seats, key=lambda seat: (seat - button - 1) % MOST_SEATS)


def by_suit(keys: Mapping[int, SuitKey], button: int | None) -> list[int]:
    """Seats by the keys of `highest` or `lowest`, best first.

    Hands that share every card (they all play the board) stand by seat.  Source: 1.2.3.3b, R9.
    """
    return sorted(by_seat(keys, button or 0), key=lambda seat: keys[seat], reverse=True)


def highest(sets: Iterable[Sequence[Card]]) -> SuitKey:
    """The best of several sets of cards, told from the highest card down: rank, then suit.

    Several sets may make the same hand; the one best for the player counts. A joker has no suit
    and stands below every card.  Source: R9, R10.
    """
    return max(tuple(sorted((_high(card) for card in cards), reverse=True)) for cards in sets)


def lowest(sets: Iterable[Sequence[Card]], ace_low: bool) -> SuitKey:
    """The same where the lowest card takes the odd chip of a low, clubs before spades.

    Shape: a greater key is a lower card.  Source: house rule `odd-chip-stud-low`.
    """
    return max(tuple(sorted((-_low(card, ace_low) for card in cards), reverse=True)) for cards in sets)


def _high(card: Card) -> int:
    return card if card < 52 else -1


def _low(card: Card, ace_low: bool) -> int:
    if card >= 52:
        return 52
    return (card + 4) % 52 if ace_low else card
