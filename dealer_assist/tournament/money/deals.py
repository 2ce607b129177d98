"""Deals at the final table: chips chopped, or by the independent chip model (Malmuth, Harville).

Chance is an argument: it is only asked where the model is sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import isqrt, log
from typing import Protocol

from dealer_assist.errors import Unreadable
from dealer_assist.tournament.money.sampling import Fractions

EXACT = 15  # players up to whom every order is counted; more are sampled
MOST = 100  # players for whom a sample says enough
DRAWN = 1_000_000  # numbers that a sample takes, one for each player and finish


class Luck(Protocol):
    """Where a sample takes its luck from; `random.Random` is one."""

    def random(self) -> float:
        """0 to just under 1."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody gets, in the order of the stacks.

    Shape: whole units that add up to the prizes. `error` is twice the standard error of the worst figure, in
    units, of so many `samples`; 0 where the model was counted out.
    """

    amounts: tuple[int, ...]
    error: float = 0.0
    samples: int = 0


def check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    """Refuse what is no deal.

    Errors: `bad-deal` where stacks or prizes are missing or not positive, or prizes rise.
    """
    if len(stacks) < 2 or any(stack <= 0 for stack in stacks):
        raise Unreadable("bad-deal.stacks", field="stacks")
    if not prizes or any(prize < 0 for prize in prizes) or sorted(prizes, reverse=True) != list(prizes):
        raise Unreadable("bad-deal.prizes", field="prizes")


def chip_chop(stacks: Sequence[int], prizes: Sequence[int]) -> Deal:
    """Everybody gets the least prize that is left, the rest goes by chips.

    Errors: as `check`.
    """
    check(stacks, prizes)
    paid = _padded(prizes, len(stacks))
    least, chips = paid[-1], sum(stacks)
    # nobody can do worse than the least prize that is left: it is not put at stake
    rest = sum(paid) - least * len(stacks)
    return Deal(_rounded([(least * chips + rest * stack, chips) for stack in stacks], sum(paid)))


def over_first(deal: Deal, prizes: Sequence[int]) -> int:
    """What a chip chop gives the largest stack where that is more than playing on could win; else 0."""
    most = max(deal.amounts)
    return most if most > prizes[0] else 0


def icm(
    stacks: Sequence[int], prizes: Sequence[int], luck: Luck | None = None, samples: int = 0,
) -> Deal:
    """The independent chip model: the first place goes by chips, the next by those of the others.

    Shape: exact to fifteen players; above, `samples` finishes (left out: as many as a page can wait for)
    drawn by `luck`, with the error stated.
    Errors: as `check`, and `bad-deal` for more than a hundred; `luck` missing above fifteen is a bug.
    """
    check(stacks, prizes)
    if len(stacks) > MOST:
        raise Unreadable("bad-deal.too-many", most=MOST, field="stacks")
    paid = _padded(prizes, len(stacks))
    # 2**15 sets are counted while a page waits; 2**16 are not
    if len(stacks) <= EXACT:
        worth, error, samples = _counted(stacks, paid), 0.0, 0
    else:
        assert luck is not None, "more than fifteen players are sampled"
        samples = samples or DRAWN // len(stacks)
        worth, error = _sampled(stacks, paid, luck, samples)
    scale = 10**9
    return Deal(_rounded([(round(value * scale), scale) for value in worth], sum(paid)), error, samples)


@lru_cache(maxsize=16)
def icm_of(stacks: tuple[int, ...], prizes: tuple[int, ...], seed: str) -> Deal:
    """The same, sampled by a seed: what was shown is what is written down.  Errors: as `icm`."""
    return icm(stacks, prizes, Fractions(seed))


def _padded(prizes: Sequence[int], players: int) -> tuple[int, ...]:
    """A prize for each; those for more places than there are players are not theirs to share."""
    # places that somebody bust in are paid already
    return (*prizes[:players], *[0] * (players - len(prizes)))


def _counted(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """Every set of players that can hold the first places, with its chance: 2**15 sets at most."""
    players, chips = len(stacks), sum(stacks)
    chance = [0.0] * (1 << players)
    left = [chips] * (1 << players)
    chance[0] = 1.0
    worth = [0.0] * players
    for placed in range(1 << players):
        prize = prizes[placed.bit_count()] if placed.bit_count() < players else 0
        for n in range(players):
            if placed >> n & 1:
                continue
            follows = placed | 1 << n
            here = chance[placed] * stacks[n] / left[placed]
            chance[follows] += here
            left[follows] = left[placed] - stacks[n]
            worth[n] += here * prize
    return worth


def _sampled(
    stacks: Sequence[int], prizes: Sequence[int], luck: Luck, samples: int,
) -> tuple[list[float], float]:
    """The first place goes by chips and needs no sample; the other prizes are those of the finishes."""
    players, chips = len(stacks), sum(stacks)
    sums, squares = [0] * players, [0] * players
    paid = sum(prize > 0 for prize in prizes)
    for _ in range(samples):
        for n, prize in zip(_finish(stacks, paid, luck)[1:], prizes[1:], strict=False):
            sums[n] += prize
            squares[n] += prize * prize
    # in whole numbers: squares of a large pool lose their difference in a float
    worst = max(samples * square - total * total for total, square in zip(sums, squares, strict=True))
    error = 2 * isqrt(worst) / samples / samples**0.5
    worth = [prizes[0] * stack / chips + total / samples for stack, total in zip(stacks, sums, strict=True)]
    return _in_order(stacks, worth), error


def _in_order(stacks: Sequence[int], worth: Sequence[float]) -> list[float]:
    """Equal stacks are worth the same and larger ones no less: what chance turned round is shared alike."""
    groups: list[tuple[float, list[int]]] = []
    for n in sorted(range(len(stacks)), key=stacks.__getitem__):
        own, total = [n], worth[n]
        while groups and (stacks[groups[-1][1][-1]] == stacks[n]
                          or groups[-1][0] / len(groups[-1][1]) > total / len(own)):
            sum_before, before = groups.pop()
            own, total = before + own, sum_before + total
        groups.append((total, own))
    return [mean for _, mean in sorted(
        (n, total / len(own)) for total, own in groups for n in own)]


def _finish(stacks: Sequence[int], places: int, luck: Luck) -> list[int]:
    """Players in the order of one finish, as far as it is paid.

    Each waits a time that is as short, on average, as the stack is large: who is first is so by chips, and
    of the others who is next, which is what the model says.
    """
    random = luck.random
    waits = [-log(1.0 - random()) / stack for stack in stacks]
    return sorted(range(len(stacks)), key=waits.__getitem__)[:places]


def _rounded(shares: Sequence[tuple[int, int]], total: int) -> tuple[int, ...]:
    """Fractions to whole units with the exact sum: what is over goes to the largest remainders."""
    whole = [above // below for above, below in shares]
    order = sorted(range(len(shares)), key=lambda n: -(shares[n][0] % shares[n][1]) / shares[n][1])
    over = total - sum(whole)
    # whole units that add up to the prizes: a unit too few is a complaint, one too many the house's
    for n in order[:max(over, 0)]:
        whole[n] += 1
    for n in order[len(order) + over:]:  # a float that was rounded up: less than nothing is over
        whole[n] -= 1
    return tuple(whole)
