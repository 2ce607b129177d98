"""How the cards of a hand are written, `KsKdKcQc8h`, from a set of cards: one number, a bit a card.

A set is cut into pieces of some ranks. There are few kinds of each piece, so that its text is put together
once and then looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from dealer_assist.cards import ACE, ALL_CARDS, Card, join
from dealer_assist.scales.tables import ranks_down

# a rank; by the suits held, a bit each: the cards to take, the highest suits first, and how they are written
Run = tuple[int, Sequence[tuple[Card, ...]], Sequence[str]]
Runs = tuple[Run, ...]


class CardTexts(dict[int, str]):
    """The cards to take of some ranks as they are written, by a set of cards from rank `lowest` on."""

    def __init__(self, runs: Runs, lowest: int = 0) -> None:
        self.runs = runs
        self._lowest = lowest

    def __missing__(self, held: int) -> str:
        lowest = self._lowest
        text = self[held] = "".join([texts[held >> 4 * (rank - lowest) & 15] for rank, _, texts in self.runs])
        return text


class Pieces(NamedTuple):
    """Every rank from the top, in pieces.

    Shape: by `held >> 48` the ace where it is high, else nothing; by the next sixteen bits each the ranks
    from ten to king, from six to nine, and under six; by `held >> 48` again the ace where it is low.
    """

    first: Sequence[str]
    upper: CardTexts
    middle: CardTexts
    lower: CardTexts
    last: Sequence[str]

    def text(self, held: int) -> str:
        """The cards to take of a set."""
        first, upper, middle, lower, last = self
        return (f"{first[held >> 48]}{upper[held >> 32 & 65535]}{middle[held >> 16 & 65535]}"
                f"{lower[held & 65535]}{last[held >> 48]}")


@cache
def pieces(copies: int, ace_low: bool) -> Pieces:
    """How ranks are written of each of which so many cards are taken."""
    upper, middle, lower = (CardTexts(tuple([run_of(low + rank, copies) for rank in (3, 2, 1, 0)]), low)
                            for low in (8, 4, 0))
    ace, nothing = run_of(ACE, copies)[2], [""] * 16
    first, last = (nothing, ace) if ace_low else (ace, nothing)
    return Pieces(first, upper, middle, lower, last)


@cache
def run_of(rank: int, copies: int) -> Run:
    """A rank that is held so often: which cards to take, by the suits held, spades the highest."""
    held = [[card for card in ALL_CARDS[rank * 4:rank * 4 + 4][::-1] if suits >> card.suit & 1]
            for suits in range(16)]
    return rank, [tuple(cards[:copies]) for cards in held], [join(cards[:copies]) for cards in held]


@cache
def runs_of(mask: int, copies: int, ace_low: bool) -> Runs:
    """The same for each rank of a mask, from the top."""
    return tuple([run_of(rank, copies) for rank in ranks_down(mask, ace_low)])


def taken(cards: Iterable[Card], runs: Runs) -> tuple[Card, ...]:
    """The cards of a hand from those that hold them all: of each rank the highest suits first."""
    held = sum([1 << card for card in cards])
    chosen: list[Card] = []
    for rank, of_suits, _ in runs:
        chosen += of_suits[held >> 4 * rank & 15]
    return tuple(chosen)
