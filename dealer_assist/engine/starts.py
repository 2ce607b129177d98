"""The start of a hand as it is kept: set-ups that differ in their stacks alone begin alike.

What a start does to the chips is what each player pays, as long as everybody can pay; so the next hand of a
table, and the same hand read again, begin by a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from operator import attrgetter, sub
from typing import Any, NamedTuple

from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.setup import Setup

_DEEP = 10**30      # more than anybody can be asked for


class Start(NamedTuple):
    """The hand before anybody acts, without its set-up and stacks.

    Shape: `paid` what each player's stack has paid of what plays; `deep` every stack that is more than this
    begins so; `capped` a cap of the hand leaves chips out.
    """

    packed: tuple[Any, ...]
    paid: tuple[int, ...]
    deep: int
    capped: bool

    def give(self, hand: HandState, setup: Setup) -> None:
        """Make a copy of what is `packed` the start of this set-up."""
        hand.setup, chips, playing = setup, hand.chips, setup.stacks
        if self.capped:
            playing = setup.playing
            chips.beyond = tuple(map(sub, setup.stacks, playing))
        chips.stack = list(map(sub, playing, self.paid))


_KEPT = 256
_known: dict[tuple[Any, ...], Start] = {}
# game and house by identity: they are frozen, and to hash one is slow. A start holds both, so no other has it
_alike = attrgetter(*(field.name for field in fields(Setup) if field.compare
                      and field.name not in ("game", "house", "stacks", "up")))


def start_of(setup: Setup, begin: Callable[[Setup], HandState]) -> Start:
    """How this set-up begins; `begin` plays up to the first decision where nobody has yet."""
    if not setup.up:
        start = _with_deep_stacks(setup, begin)
        # more than the whole pot and the wager: nobody was all-in by what they paid, so all begin alike
        if min(setup.playing) > start.deep:
            return start
    return _kept(begin(setup))


def _with_deep_stacks(setup: Setup, begin: Callable[[Setup], HandState]) -> Start:
    key = (id(setup.game), id(setup.house), _alike(setup))
    start = _known.get(key)
    if start is None:
        if len(_known) >= _KEPT:
            _known.clear()
        start = _known[key] = _kept(begin(replace(setup, stacks=(_DEEP,) * len(setup.order))))
    return start


def _kept(begun: Any) -> Start:
    """A start in little memory; without its set-up, or neither of the two would be freed at once."""
    setup, chips, deep = begun.setup, begun.chips, begun.pot + begun.round.high
    paid = tuple(map(sub, setup.playing, chips.stack))
    begun.setup, chips.stack, chips.beyond = None, [], ()
    return Start(begun.packed(), paid, deep, setup.cap is not None)
