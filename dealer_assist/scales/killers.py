"""Killer cards (Appendix D): outs with two cards to come, when other cards make the opponent's hand.

A runout is two of the unseen cards, all pairs alike. It wins when an out falls and no kill card does,
on either street: pairs of two outs, and pairs of one out and one card that is neither.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

HOLDEM_UNSEEN = 45  # two hands of two and a flop are known
OMAHA_UNSEEN = 41  # two hands of four and a flop
MOST_OUTS = 21
MOST_KILLS = 10


def winning_chance(unseen: int, outs: int, kills: int) -> Fraction:
    """The chance that an out falls and no kill card.

    Shape: whole numbers; outs and kills are different cards among the `unseen`.
    Errors: ValueError when they do not fit in.  Source: Appendix D.
    """
    if unseen < 2 or outs < 0 or kills < 0 or outs + kills > unseen:
        raise ValueError(f"{outs} outs and {kills} kills are not among {unseen} unseen cards")
    return Fraction(comb(outs, 2) + outs * (unseen - outs - kills), comb(unseen, 2))


def percent(chance: Fraction) -> str:
    """In percent with two decimals, as the book prints it: `24.65`."""
    hundredths = int(chance * 10_000 + Fraction(1, 2))
    return f"{hundredths // 100}.{hundredths % 100:02}"


def killer_table(unseen: int) -> tuple[tuple[str, ...], ...]:
    """The book's table: a row for each of 1 to 21 outs, a column for each of 0 to 10 kills."""
    return tuple(
        tuple(percent(winning_chance(unseen, outs, kills)) for kills in range(MOST_KILLS + 1))
        for outs in range(1, MOST_OUTS + 1)
    )
