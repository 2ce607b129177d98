"""What the table waits for, as a value: `prompts` works it out and says it."""

from __future__ import annotations

from typing import NamedTuple


class Waiting(NamedTuple):
    """The one thing the table waits for.

    Shape: `kind` is act, deal, draw, discard, part, roll, show, release, push; `seat` who it concerns;
    `count` cards or dice; `to` where cards go (board, up, down, community); `burn` cards burnt
    first; `optional`: play goes on without naming the cards; `low`, `high` bound a draw; `choices` words or
    open cards to pick from; `alone` the sentence without the cards that go face down before it.
    """

    kind: str
    text: str
    seat: int | None = None
    count: int = 0  # type: ignore[assignment]  # nobody counts in a tuple of these
    to: str = ""
    burn: int = 0
    optional: bool = False
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    alone: str = ""
