"""Two sides timed in turn, in one process: the least processor time of each counts.

Rounds alternate, so that a busy machine slows both. Before it is timed a side does as much of the same work
once: what the other left in the processor's caches is in neither's count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

ROUNDS = 5
PART = 20    # hands timed at once
ROW = "{:<34}{:>14}{:>14}{:>9}"
Timed = Callable[[int], object]   # is told the number of the round
Part = Callable[[], object]       # a few of the hands


def parts(items: Sequence[Any]) -> list[Sequence[Any]]:
    """A few hands at a time: short enough that some round of each is left alone by the machine."""
    return [items[n:n + PART] for n in range(0, len(items), PART)]


def in_turn(name: str, count: int, ours: Sequence[Part], theirs: Sequence[Part]) -> None:
    """Part by part, the two sides one after the other, each after the part before; the best counts."""
    before = [(ours[n - 1], theirs[n - 1]) for n in range(len(ours))]
    best = [_best_of(*pair, before[n]) for n, pair in enumerate(zip(ours, theirs, strict=True))]
    mine, other = (count / sum(seconds) for seconds in zip(*best, strict=True))
    print(ROW.format(name, f"{mine:,.0f}", f"{other:,.0f}", f"{mine / other:.1f} x"), flush=True)


def _best_of(ours: Part, theirs: Part, before: Sequence[Part]) -> tuple[float, float]:
    """The least processor time of each: while others have the processor neither side is slower."""
    best = [float("inf"), float("inf")]
    for _ in range(ROUNDS):
        for side, work in enumerate((ours, theirs)):
            before[side]()
            best[side] = min(best[side], _time(work))
    return best[0], best[1]


def compare(name: str, count: int, ours: Timed, theirs: Timed) -> None:
    """Round by round; the round before is not timed, and seen before only where it was timed itself."""
    best = [float("inf"), float("inf")]
    for number in range(1, ROUNDS + 1):
        for side, work in enumerate((ours, theirs)):
            work(number - 1)
            best[side] = min(best[side], _time(partial(work, number)))
    mine, other = (count / seconds for seconds in best)
    print(ROW.format(name, f"{mine:,.0f}", f"{other:,.0f}", f"{mine / other:.1f} x"), flush=True)


def _time(work: Part) -> float:
    started = time.thread_time()
    work()
    return time.thread_time() - started
