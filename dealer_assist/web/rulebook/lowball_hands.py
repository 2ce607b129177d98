"""A low hand as somebody enters it, cards or only ranks, and what the scales say of it."""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.cards import ALL_CARDS, RANKS, Card, parse_cards
from dealer_assist.errors import Unreadable, quotable
from dealer_assist.scales import SCALES, MadeHand
from dealer_assist.scales.numbers import NUMBERED, lowball_number
from dealer_assist.texts import listed, say

MOST = 10


def titles() -> dict[str, str]:
    """The scales whose hands have numbers, each as a room calls it."""
    return {word: say(f"scale-title.{word}") for word in NUMBERED}


class Low(NamedTuple):
    """The low that was asked about: `number` is that of Appendix A, None beyond it."""

    scale: str
    hand: MadeHand
    number: int | None


def read_low(scale: str, text: str, ranks: str = "") -> Low:
    """The best low among cards (`7h6c5d4s2h`) or ranks (`76542`, taken as not suited).

    Shape: five to ten; `ranks` are more of them, one letter each, in any order.
    Errors: `unknown-scale` (field `scale`), `bad-card`, `card-count` and `duplicate-card` (field `cards`).
    """
    if scale not in NUMBERED:
        raise Unreadable(
            "unknown-scale", word=quotable(scale, 40), known=listed(tuple(NUMBERED), "or"), field="scale")
    cards = _read(text.strip(), ranks)
    if not 5 <= len(cards) <= MOST:
        raise Unreadable("card-count.low", count=len(cards), most=MOST, field="cards")
    if len(set(cards)) < len(cards):
        raise Unreadable("duplicate-card.look-again", field="cards")
    low = SCALES[scale].best(cards)
    assert low is not None  # any five cards are some low
    return Low(scale, low, lowball_number(scale, low))


def _read(text: str, ranks: str) -> tuple[Card, ...]:
    letters = "".join(letter for letter in text.upper().replace("10", "T") if letter not in " ,-.")
    if all(letter in RANKS for letter in letters + ranks):
        return _unsuited(letters + ranks)
    cards = parse_cards(_tidy(text), "cards")
    if any(card >= 52 for card in cards):
        raise Unreadable("bad-card.number", field="cards")
    return cards


def _tidy(text: str) -> str:
    """`10H, as` as the contract writes it: `ThAs`."""
    text = text.replace("10", "T").replace(",", "").replace("-", "").replace(" ", "")
    return "".join(letter.upper() if place % 2 == 0 else letter.lower() for place, letter in enumerate(text))


def _unsuited(ranks: str) -> tuple[Card, ...]:
    """One card for each rank, not all of one suit; a rank may be there four times.

    Errors: `duplicate-card` for a fifth.
    """
    held: list[Card] = []
    for place, letter in enumerate(ranks):
        rank = RANKS.index(letter)
        free = [card for card in ALL_CARDS[rank * 4 : rank * 4 + 4] if card not in held]
        if not free:
            raise Unreadable("duplicate-card.rank", field="cards")
        held.append(free[place % len(free)])
    return tuple(held)
