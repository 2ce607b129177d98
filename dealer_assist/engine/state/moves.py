"""What a player may do, as a value: `betting/legal` works it out, keys, prompts and checks read it."""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.rules.betting.structure import Range


class Legal(NamedTuple):
    """What the player to act may do. `call` is what they add; the rest are totals *to*; None: not now.

    `all_in`: "all-in" is an action here, for the stack or, above the pot or the limit, for the most.
    """

    seat: int
    fold: bool
    check: bool
    call: int | None
    bet: Range | None
    complete: Range | None
    raise_: Range | None
    all_in: bool
    bring_in: int | None = None
