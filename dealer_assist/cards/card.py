"""One card, and the notation of the contract (section 1): `Ah`, `Td`, `Jk`, `??`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dealer_assist.errors import Unreadable, abridged, quotable
from dealer_assist.texts import Message, say

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}     # as paper and pages print them
ACE = 12  # the rank of an ace
RANK_WORDS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king", "ace",
)


class Card(int):
    """rank * 4 + suit (0 to 51), 52 the joker, 53 a card nobody has seen."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """0 for a two to 12 for an ace; 13 for joker and unknown."""
        return int(self) >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return int(self) & 3

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return _TEXTS[self]

    def words(self) -> Message:
        """The card as it is said: `ace of hearts`."""
        if self >= 52:
            return say("card.joker" if self == 52 else "card.unknown")
        return say("card.of", rank=rank_words("rank", self.rank), suit=say(f"suit.{SUITS[self.suit]}"))

    def the_words(self) -> Message:
        """The card in a sentence: `the ace of hearts`."""
        if self >= 52:
            return say("unnamed.the-joker" if self == 52 else "unnamed.the-unknown")
        return say("card.of", rank=rank_words("the", self.rank), suit=say(f"suit.{SUITS[self.suit]}"))


@cache
def rank_words(form: str, rank: int) -> Message:
    """A rank (0 a two, 12 an ace) in one of the forms of the files `cards.ftl`: `ace`, `Aces`, `an ace`."""
    return say(f"{form}.{RANKS[rank]}")


_TEXTS = [rank + suit for rank in RANKS for suit in SUITS] + ["Jk", "??"]
ALL_CARDS: tuple[Card, ...] = tuple(Card(n) for n in range(52))
JOKER = Card(52)
UNKNOWN = Card(53)
_text_of = _TEXTS.__getitem__
_BY_TEXT = {text: Card(n) for n, text in enumerate(_TEXTS)}
_of_pair = {(text[0], text[1]): card for text, card in _BY_TEXT.items()}.__getitem__


def parse_card(text: str, field: str | None = None) -> Card:
    """Read one card; a mistake is refused with what a card looks like."""
    card = _BY_TEXT.get(text)
    if card is None:
        raise Unreadable("bad-card.no-card", word=quotable(text, 20), field=field)
    return card


def parse_cards(source: object, field: str | None = None) -> tuple[Card, ...]:
    """Read cards from a string with or without spaces, or from a list of cards.

    Errors: `bad-card` for anything that is no card, with `field`.
    """
    if isinstance(source, str):
        text = source.replace(" ", "")
        try:
            return tuple(map(_of_pair, zip(text[::2], text[1::2], strict=True)))
        except (KeyError, ValueError):
            pass    # which card is wrong is looked for below
        if len(text) % 2:
            raise Unreadable("bad-card.two-characters", word=quotable(source, 40), field=field)
        return tuple(parse_card(text[i:i + 2], field) for i in range(0, len(text), 2))
    if isinstance(source, list | tuple):
        return tuple(
            parse_card(
                item if isinstance(item, str) else abridged(item, 20), f"{field}.{n}" if field else None
            )
            for n, item in enumerate(source)
        )
    raise Unreadable("bad-card.string-or-list", field=field)


def join(cards: Iterable[Card]) -> str:
    """Cards as one string, `AhKd2c`."""
    return "".join(texts(cards))


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards one by one, `["Ah", "Kd", "2c"]`."""
    return list(map(_text_of, cards))
