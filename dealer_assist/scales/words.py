"""Ranks and numbers as a dealer says them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from dealer_assist.cards import RANKS
from dealer_assist.cards.card import RANK_WORDS, rank_words
from dealer_assist.texts import Message, joined, say


@cache
def number_word(number: int) -> Message:
    """1 to 59 in words: `forty-two`."""
    return say(f"number.{number}")


def plural(rank: int) -> Message:
    """`sixes`, `aces`: a rank (0 a two, 12 an ace) held more than once."""
    return rank_words("ranks", rank)


def spoken(ranks: Iterable[int]) -> str:
    """Ranks in the name of a high hand: `Ace-King-Nine`."""
    return joined(_titles(ranks), "-")


def spoken_english(ranks: Iterable[int]) -> str:
    """The same in English alone."""
    return "-".join(_titles(ranks))


def _titles(ranks: Iterable[int]) -> list[Message]:
    return [rank_words("title", rank) for rank in ranks]


@lru_cache(maxsize=1 << 12)
def letters(ranks: tuple[int, ...]) -> str:
    """Ranks as they are written: `7-4-2-A`."""
    return "-".join([_LETTERS[rank] for rank in ranks])


_LETTERS = ["10" if letter == "T" else letter for letter in RANKS]


_BY_WORD = {word: rank for rank, word in enumerate(RANK_WORDS)}
_BY_WORD |= {f"{word}s": rank for rank, word in enumerate(RANK_WORDS) if word != "six"}
_BY_WORD |= {"sixes": 4, "deuces": 0, "deuce": 0}
_BY_WORD |= {letter.lower(): rank for rank, letter in enumerate(RANKS)}
# 2.43 calls its qualifier by what two dice add up to: 11 a jack, 12 a queen
_BY_WORD |= {"10": 8, "11": 9, "12": 10, "13": 11}


def rank_of_word(word: str) -> int | None:
    """The rank that `8`, `J`, `nine` or `sixes` means; None if it means none."""
    return _BY_WORD.get(word.strip().lower())
