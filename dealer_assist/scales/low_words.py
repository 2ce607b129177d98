"""Low hands in words: `six-four low, number two`, `pair of aces low`, and their qualifiers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from dealer_assist.cards.card import rank_words
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.tables import ranks_down
from dealer_assist.scales.words import letters, number_word, plural, rank_of_word
from dealer_assist.texts import Message, say


_GAP = "\0"     # where the ranks stand in a name that is left open
CALLED_BY = {"pair": 2, "two pair": 4, "trips": 3, "full house": 3, "quads": 4}     # cards; the rest are told


def name(category: str, ranks: tuple[int, ...], number: int | None) -> Message:
    """A low of `category`; `ranks` are its five as they are told, `number` that of Appendix A."""
    if category in CALLED_BY:
        rest = ranks[CALLED_BY[category]:]
        return worded(category, ranks, plural(rest[0]) if category == "full house" else letters(rest))
    if category == "no pair":
        low = plain(ranks)
        return say("low.numbered", low=low, number=number_word(number)) if number else listed(low, ranks)
    top = rank_words("top", ranks[0])
    if category == "flush":
        return say("low.flush", top=top, ranks=letters(ranks))
    return say(f"low.{category.replace(' ', '-')}", top=top)


def worded(category: str, ranks: tuple[int, ...], rest: str) -> Message:
    """A low with ranks alike, those that it is not called by told already."""
    match category:
        case "pair":
            return say("low.pair", ranks=plural(ranks[0]), rest=rest)
        case "two pair":
            return say("low.two-pair", high=plural(ranks[0]), low=plural(ranks[2]), rest=rest)
        case "trips":
            return say("low.trips", ranks=plural(ranks[0]), rest=rest)
        case "full house":
            return say("low.full-house", three=plural(ranks[0]), two=rest)
    return say("low.quads", ranks=plural(ranks[0]), rest=rest)


def telling(category: str, ace_low: bool) -> Callable[[int], str]:
    """How the ranks are told that a low is not called by, from their mask."""
    if category == "full house":
        return lambda mask: plural(ranks_down(mask, ace_low)[0])
    return lambda mask: letters(ranks_down(mask, ace_low))


def plain(ranks: tuple[int, ...]) -> Message:
    """`seven-four low`."""
    return _plain(ranks[0], ranks[1])


@cache
def _plain(top: int, after: int) -> Message:
    return say("low.plain", top=rank_words("rank", top), next=rank_words("rank", after))


def listed(low: Message, ranks: tuple[int, ...]) -> Message:
    """`seven-four low, 7-4-4-2-A`."""
    return say("low.listed", low=low, ranks=letters(ranks))


def unnumbered(ranks: tuple[int, ...]) -> str:
    """The English of `listed` for a low without a pair, put together of parts."""
    before, behind = _around(*ranks[:2])
    return f"{before}{letters(ranks[2:])}{behind}"


def flush(ranks: tuple[int, ...]) -> str:
    """The English of a flush, which counts against the hand, put together of parts."""
    before, behind = _around_flush(ranks[0])
    return f"{before}{letters(ranks)}{behind}"


@cache
def _around_flush(top: int) -> tuple[str, str]:
    """What stands before its ranks and behind them, by the highest."""
    before, _, behind = say("low.flush", top=rank_words("top", top), ranks=_GAP).partition(_GAP)
    return before, behind


@cache
def _around(top: int, after: int) -> tuple[str, str]:
    """What stands before the other ranks and behind them, by the two highest."""
    gapped = f"{letters((top, after))}-{_GAP}"
    before, _, behind = say("low.listed", low=_plain(top, after), ranks=gapped).partition(_GAP)
    return before, behind


def top_rank(scale: str, qualifier: str) -> int:
    """The rank of an `8` or `J` qualifier, the highest card that a low may have."""
    rank = rank_of_word(qualifier)
    if rank is None:
        raise unknown_qualifier(scale, qualifier, "'8' (or another rank: eight or better), 'no pair'")
    return rank
