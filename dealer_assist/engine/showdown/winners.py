"""Who wins which side of a pot: the one judgement that awards, names and notes read (R5, R22, R54)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.sides import PlayedSide, PlayedTier

Lies = Callable[[PlayedSide], bool]


class Won(NamedTuple):
    """A side that is won, on which tier and by whom; or, of a side that is split again, what of it is won.

    Shape: `qualified` is False where nobody qualified and the page, or the house, says who takes it.
    """

    side: PlayedSide
    tier: PlayedTier | None
    winners: tuple[int, ...]
    qualified: bool = True
    inner: tuple[Won, ...] = ()


def won(table: Tabled, sides: Sequence[PlayedSide], seats: Sequence[int],
        lies: Lies | None = None) -> tuple[Won, ...]:
    """The sides somebody among `seats` wins, the one that takes the odd chip first.

    Shape: a side nobody makes is not there (R5). `lies` tells which sides can be judged already, while
    the board is still being dealt; as long as one of them cannot, nobody is said to have missed them all.
    """
    won_sides: list[Won] = []
    for side in sides:
        if side.sides:
            if inner := won(table, side.sides, seats, lies):
                won_sides.append(Won(side, None, (), True, inner))
        elif lies is None or lies(side):
            best = table.winners(side, seats)
            # R5: asked of the seats of this pot alone; the same side may well be won in another
            if best:
                won_sides.append(Won(side, best[0], best[1]))
    if won_sides or lies is not None and not all(lies(side) for side in sides if not side.sides):
        return tuple(won_sides)
    return _nobody(table, sides, seats)


def _nobody(table: Tabled, sides: Sequence[PlayedSide], seats: Sequence[int]) -> tuple[Won, ...]:
    """Nobody qualifies in any direction: the page, or the house, says who takes it (R22)."""
    side = next((side for side in sides if side.name == table.game.nobody and side.tiers), None)
    if side is None:
        return ()
    # 2.4: "the high hand, even though it is weaker than a pair of sixes, scoops the pot"
    tier = side.tiers[0]
    if table.showdown.house["archie-none"] == "split-all":
        return (Won(side, tier, tuple(seats), False),)
    best = max(table.strength(tier, seat) for seat in seats)
    alike = tuple(seat for seat in seats if table.strength(tier, seat) == best)
    return (Won(side, tier, alike, False),) if best else ()


def flat(won_sides: Sequence[Won]) -> Iterator[Won]:
    """The sides that were won by hands, those of a side that is split again in its place."""
    for one in won_sides:
        if one.inner:
            yield from flat(one.inner)
        else:
            yield one
