"""Prize pools and payout tables: exact to the unit, never less for a better place.

Units: money in the smallest unit of account; a table's `unit` is the smallest note it pays in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_assist.errors import Unreadable

# Places from the tenth on are paid in groups, as on the lists at the wall.
SINGLE, GROUP, LARGE_GROUP = 9, 3, 9
MIN_CASH = 3, 2  # the least prize is one and a half times what an entry puts in, where the pool allows it


@dataclass(frozen=True, slots=True)
class Pool:
    """The prize pool: `total` is what is paid out, `added` what the house put in to reach its guarantee."""

    total: int
    added: int


def pool(nets: Iterable[int], guarantee: int = 0) -> Pool:
    """What the entries put in after fees, raised to the guarantee (the overlay is the house's)."""
    paid = sum(nets)
    added = max(0, guarantee - paid)
    return Pool(paid + added, added)


def paid_places(entries: int, per_cent: int, players: int | None = None) -> int:
    """How many places are paid: a share of the entries, rounded up; one at least, and one a player at most.

    Shape: `players` where some of them entered more than once.
    """
    return max(1, min(players or entries, -(-entries * per_cent // 100)))


def usual_table(total: int, places: int, net: int = 0, unit: int = 1) -> tuple[int, ...]:
    """A table for any number of places.

    Shape: prizes, first place first. Every place gets the least prize (one and a half of `net`, what an
    entry puts in), the rest is parted by 1, 1/2, 1/3 …, alike within the groups of places 10-12, 13-15,
    16-18, then by nine. What the unit leaves over goes to the first place. Nobody who is paid gets nothing:
    where the pool has too few units for so many places, fewer are paid.
    Errors: none; `places` of 0 is a bug.
    """
    assert places > 0, places
    places = max(1, min(places, total // unit))
    # half of an equal share at most, else a flat pool would leave nothing to win at the top
    least = min(net * MIN_CASH[0] // MIN_CASH[1], total // places // 2) // unit * unit
    # a free entry with a guarantee puts nothing in, and its last places would be paid a rounded 0
    least = max(least, min(unit, total // places))
    rest, weights = total - least * places, _weights(places)
    whole = sum(weights)
    return _exact([least + rest * weight // whole for weight in weights], total, unit)


def table_of_percentages(total: int, percentages: Sequence[int], unit: int = 1) -> tuple[int, ...]:
    """A table by stated percentages, first place first; a share too small for the unit is not paid.

    Errors: `bad-percentages` where they do not add up to 100 or a worse place would get more.
    """
    if sum(percentages) != 100:
        raise Unreadable("bad-percentages.sum", sum=sum(percentages), field="percentages")
    if sorted(percentages, reverse=True) != list(percentages):
        raise Unreadable("bad-percentages.order", field="percentages")
    first, *others = _exact([total * share // 100 for share in percentages], total, unit)
    return first, *(prize for prize in others if prize)


def tickets(total: int, ticket: int, players: int) -> tuple[int, ...]:
    """The pay table of a satellite: as many tickets as the pool buys, and what is over to the next place.

    Shape: 10,400 and tickets of 1,000 are ten tickets and 400 to the eleventh. A pool of more tickets than
    players is over to the first; one of none is all the first one's.
    Source: floor findings, section 4.6: "n seats + remainder".
    """
    # a second ticket is of no use: six players and a pool for eight play for six
    count = min(total // ticket, players)
    over = total - count * ticket
    if 0 < count < players:
        return (ticket,) * count + ((over,) if over else ())
    return (ticket + over, *(ticket,) * (count - 1)) if count else (over,)


def _exact(prizes: Sequence[int], total: int, unit: int) -> tuple[int, ...]:
    """Whole units, and the first place takes what is over: so the sum is exact and no order is broken."""
    # 1,003 in fives: the three over go to the first, or a worse place might be paid more
    cut = [prize // unit * unit for prize in prizes]
    cut[0] += total - sum(cut)
    return tuple(cut)


def _weights(places: int) -> list[int]:
    """1, 1/2, 1/3 … as whole numbers; a group has the mean of its places."""
    weights, start = [], 0
    while start < places:
        end = min(_group_end(start), places)
        mean = sum(10**12 // (place + 1) for place in range(start, end)) // (end - start)
        weights += [mean] * (end - start)
        start = end
    return weights


def _group_end(start: int) -> int:
    if start < SINGLE:
        return start + 1
    return start + GROUP if start < 2 * SINGLE else start + LARGE_GROUP


def share(prizes: Sequence[int], first: int, claims: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The prizes of players who share places.

    Shape: `first` the best of their places, from 1; `claims` (chips at the start of the hand, number of the
    entry) of each; prizes in that order. The odd unit goes to who had more chips, else to the earlier entry.
    """
    count = len(claims)
    together = sum(prizes[first - 1:first - 1 + count])
    each, over = divmod(together, count)
    # contract, section 6: "who had more chips at the start of the hand, else … the earlier entry"
    order = sorted(range(count), key=lambda n: (-claims[n][0], claims[n][1]))
    extra = set(order[:over])
    return tuple(each + (n in extra) for n in range(count))
