"""Ranks and numbers as a dealer says them."""

from __future__ import annotations

from collections.abc import Iterable

from dealer_assist.cards import RANKS
from dealer_assist.cards.card import RANK_WORDS

_UNITS = (
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty")


def number_word(number: int) -> str:
    """1 to 59 in words: `forty-two`."""
    if number < 20:
        return _UNITS[number]
    tens, unit = divmod(number, 10)
    return _TENS[tens] + (f"-{_UNITS[unit]}" if unit else "")


def plural(rank: int) -> str:
    """`sixes`, `aces`: a rank (0 a two, 12 an ace) held more than once."""
    word = RANK_WORDS[rank]
    return word + ("es" if word == "six" else "s")


def spoken(ranks: Iterable[int]) -> str:
    """Ranks in capitals: `Ace-King-Nine`."""
    return "-".join(RANK_WORDS[rank].capitalize() for rank in ranks)


def letters(ranks: Iterable[int]) -> str:
    """Ranks as they are written: `7-4-2-A`."""
    return "-".join("10" if RANKS[rank] == "T" else RANKS[rank] for rank in ranks)


_BY_WORD = {word: rank for rank, word in enumerate(RANK_WORDS)}
_BY_WORD |= {plural(rank): rank for rank in range(13)} | {"deuces": 0, "deuce": 0}
_BY_WORD |= {letter.lower(): rank for rank, letter in enumerate(RANKS)}
_BY_WORD |= {"10": 8, "11": 9, "12": 10, "13": 11}


def rank_of_word(word: str) -> int | None:
    """The rank that `8`, `J`, `nine` or `sixes` means; None if it means none."""
    return _BY_WORD.get(word.strip().lower())
