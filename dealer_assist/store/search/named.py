"""What a hand made, as people say it: quads, kings full of aces, an eight low, an ace-high flush, the wheel.

What is read here is the value of `made:`, in the words by which the lines of hands know it.
"""

from __future__ import annotations

import re

from dealer_assist.cards import RANKS
from dealer_assist.store.search.showdown import ALIKE, KINDS, ONES, PLURALS
from dealer_assist.store.search.vocabulary import BADUGI, LOW, longest, vocabulary

TOPPED = {"two pair": "{} up", "full house": "{} full", **{kind: "{} high " + kind for kind in (
    "straight", "flush", "straight flush")}, "high card": "{} high"}
HIGH = ("straight", "flush", "straight flush")          # kinds that are called by their highest card
LOWEST = "A" + RANKS[:-1]
SIX_FOUR = LOWEST.index("4"), LOWEST.index("9")         # the lows that "six-four" alone may be one of


def strength_called(low: str) -> str | None:
    """The value of `made:` that these words mean; None where they mean no hand."""
    words = vocabulary()
    return words.hands.get(low) or _full(low) or _of_rank(low) or _alike(low) or _low(low) or _high(low)


def no_worse(value: str) -> list[str]:
    """The hands of `made:` that are this one or better: a flush and what beats it, an eight low and lower.

    Shape: empty where nothing is known to be better than another.
    """
    if value in KINDS:
        return list(KINDS[:KINDS.index(value) + 1])
    top = value.removesuffix(f" {LOW}")
    if top != value and top in ONES[ONES.index("five"):]:
        return [f"{one} {LOW}" for one in ONES[ONES.index("five"):ONES.index(top) + 1]]
    kind, _, rank = value.partition(", ")
    if kind in ALIKE and rank in PLURALS:
        return [*KINDS[:KINDS.index(kind)], *(f"{kind}, {one}" for one in PLURALS[PLURALS.index(rank):])]
    return _no_worse_of_top(value)


def _no_worse_of_top(value: str) -> list[str]:
    """Aces up, kings full, a queen-high flush: of one kind the higher rank is better."""
    for kind, pattern in TOPPED.items():
        for ranks in (PLURALS, ONES):
            for n, rank in enumerate(ranks):
                if value == pattern.format(rank):
                    return [*KINDS[:KINDS.index(kind)], *(pattern.format(one) for one in ranks[n:])]
    return []


def _full(low: str) -> str | None:
    """kings full of aces, kings full; aces up."""
    words = vocabulary()
    full = re.fullmatch(r"(\w+) full(?: (?:\w+) (\w+))?", low)
    if full and {*full.groups()} - {None} <= {*words.ranks}:
        return ", ".join(f"{words.ranks[rank]}{' full' * (not n)}"
                         for n, rank in enumerate(full.groups()) if rank)
    for pattern in words.up:
        if (up := re.fullmatch(pattern, low)) and up[1] in words.ranks:
            return f"{words.ranks[up[1]]} up"
    return None


def _of_rank(low: str) -> str | None:
    """A set of kings, pair aces; a full house of kings has three of them."""
    words = vocabulary()
    ends = [(parts[0], parts[2]) for of in longest(words.of) if (parts := low.partition(f" {of} "))[1]]
    before, _, last = low.rpartition(" ")
    for kind, rank in (*ends, (before, last)):
        if kind in words.hands and rank in words.ranks:
            meant, plural = words.hands[kind], words.ranks[rank]
            return f"{plural} full" if meant == "full house" else f"{meant}, {plural}"
    return None


def _alike(low: str) -> str | None:
    """ "four aces"."""
    words = vocabulary()
    count, _, rank = low.partition(" ")
    number = int(count) if count.isdecimal() else words.hours.get(count, 0)
    kind = next((kind for kind, cards in ALIKE.items() if cards == number), None)
    return f"{kind}, {words.ranks[rank]}" if kind and rank in words.ranks else None


def _low(low: str) -> str | None:
    """An eight low, 8-6 low, six-four; a seven badugi."""
    words = vocabulary()
    for pattern in words.lows:
        if (match := re.fullmatch(pattern, low)) and (ranks := _ranks(match[1])):
            return f"{'-'.join(ranks)} low"
    for pattern in words.badugis:
        if (match := re.fullmatch(pattern, low)) and len(ranks := _ranks(match[1])) == 1:
            return f"{ranks[0]} {BADUGI}"
    top, dash, after = low.partition("-")
    if dash and top in words.ones and after in words.ones:
        first, last = (LOWEST.index(words.ones[one]) for one in (top, after))
        if SIX_FOUR[0] <= last < first <= SIX_FOUR[1] - 1:
            return f"{ONES[first - 1]}-{ONES[last - 1]} low"
    return None


def _ranks(text: str) -> list[str]:
    """One rank or two, the higher first: eight, 8, six-four, 64; empty where it is something else."""
    parts = re.split(r"[ -]", text)
    if len(parts) == 1 and len(text) == 2 and text != "10":
        parts = list(text)
    ranks = [rank for part in parts if (rank := _rank(part))]
    return ranks if len(ranks) == len(parts) <= 2 else []


def _rank(text: str) -> str | None:
    """The name of one rank: eight, 8, eights, t."""
    words = vocabulary()
    if text in words.ranks:
        return ONES[PLURALS.index(words.ranks[text])]
    letter = words.ones.get(text, text.upper().replace("10", "T"))
    return ONES[RANKS.index(letter)] if len(letter) == 1 and letter in RANKS else None


def _high(low: str) -> str | None:
    """King high; an ace-high flush, a straight to the ace."""
    words = vocabulary()
    for pattern in words.highs:
        match = re.fullmatch(pattern, low)
        if match is None:
            continue
        kinds = [kind for one in match.groups() if (kind := words.hands.get(one)) in HIGH]
        ranks = [rank for one in match.groups() if (rank := _rank(one))]
        if len(ranks) == 1 and len(kinds) + 1 == len(match.groups()):
            return " ".join([f"{ranks[0]} high", *kinds])
    return None
