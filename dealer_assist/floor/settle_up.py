"""Who gives whom how much, so that a difference between what was paid and what was due is put right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from dealer_assist.texts import say

HOUSE = "house"     # the rake, where a corrected pot is raked otherwise
MIDDLE = "middle"   # a pot that nobody won, and that stays for the next hand (R58)
BESIDE = (HOUSE, MIDDLE)    # parties that are no seat
EXACT = 12          # parties for whom every way is looked at; a table has ten seats, the house and the middle


class Transfer(NamedTuple):
    """`giver` hands `taker` this many chips."""

    giver: str
    taker: str
    amount: int


def transfers(owed: Mapping[str, int]) -> tuple[Transfer, ...]:
    """The fewest payments that bring everybody what they are owed.

    Shape: chips by party; a positive figure is to be received, a negative one to be given; at most n-1
    payments among n parties.  Errors: ValueError when the figures do not sum to zero.
    """
    if sum(owed.values()):
        raise ValueError(f"what is owed sums to {sum(owed.values())}, not to zero")
    left = {party: chips for party, chips in owed.items() if chips}
    return tuple(one for group in _groups(left) for one in _settled(group))


def _groups(left: dict[str, int]) -> Iterator[dict[str, int]]:
    """As many groups as can settle among themselves: each of them saves a payment."""
    if len(left) > EXACT:
        yield left
        return
    names = sorted(left)
    best, last = _most_groups([left[name] for name in names])
    # 3, 3 and 4 to get, 6 and 4 to give: three payments in two groups, four by size alone
    mask, group = len(best) - 1, dict[str, int]()
    while mask:
        group[names[last[mask]]] = left[names[last[mask]]]
        mask ^= 1 << last[mask]
        if not sum(left[name] for n, name in enumerate(names) if mask >> n & 1):
            yield group
            group = {}


def _most_groups(chips: Sequence[int]) -> tuple[list[int], list[int]]:
    """For every set of parties, as bits: into how many groups summing to zero it parts, and who is last."""
    sums, best, last = [0], [0], [0]
    for mask in range(1, 1 << len(chips)):
        low = (mask & -mask).bit_length() - 1
        sums.append(sums[mask & (mask - 1)] + chips[low])
        inside = [n for n in range(len(chips)) if mask >> n & 1]
        most, who = max((best[mask ^ 1 << n], n) for n in inside)
        last.append(who)
        best.append(most + (sums[mask] == 0))
    return best, last


def _settled(group: dict[str, int]) -> Iterator[Transfer]:
    """Within one group: who gives most gives to whoever gets most, until nothing is left."""
    open_ = dict(group)
    while open_:
        # each payment brings one of the two to nothing: n parties, n-1 payments at most
        giver = min(open_, key=lambda party: (open_[party], party))
        taker = max(open_, key=lambda party: (open_[party], party))
        amount = min(-open_[giver], open_[taker])
        yield Transfer(giver, taker, amount)
        for party, change in ((giver, amount), (taker, -amount)):
            open_[party] += change
            if not open_[party]:
                del open_[party]


def payment_words(payment: Transfer) -> str:
    """The payment as it is said at the table."""
    giver, taker, chips = payment
    if giver in BESIDE and taker in BESIDE:
        return say(f"owes.{giver}-{taker}", chips=chips)
    if giver in BESIDE:
        return say(f"owes.{giver}-gives", seat=taker, chips=chips)
    if taker in BESIDE:
        return say(f"owes.gives-{taker}", seat=giver, chips=chips)
    return say("owes.gives", seat=giver, other=taker, chips=chips)
