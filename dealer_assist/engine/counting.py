"""How many cards, dice and parts a game's page deals, read off its streets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from dealer_assist.games.model import Game, Step

_GIVES = ("hole", "down", "up", "turn")
_OPEN = ("up", "turn")


@dataclass(frozen=True, slots=True)
class Counts:
    """What lies on the table at showdown.

    Shape: a player holds `least` to `most` cards, in hands of `parts` (name, size) where the page
    parts them; `board` shared cards; `dice` rolls; `open_cards`: players have cards face up.
    """

    least: int
    most: int
    parts: tuple[tuple[str, int], ...]
    board: int
    dice: int
    open_cards: bool

    @property
    def held(self) -> str:
        """`4`, or `1 to 5` where the player may choose."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


def counts(game: Game) -> Counts:
    """The counts of a game as its own streets deal it (not of what it may become)."""
    steps = [
        step for street in game.streets for step in (*street.steps, street.with_action) if step is not None
    ]
    return _of_steps(tuple(steps))


@lru_cache(maxsize=256)
def _of_steps(steps: tuple[Step, ...]) -> Counts:
    least = most = board = dice = 0
    parts: tuple[tuple[str, int], ...] = ()
    for step in steps:
        if step.word in _GIVES:
            least, most = least + step.low, most + step.low
        elif step.word == "discard":
            least, most = least - step.low, most - step.low
        elif step.word == "keep":
            least, most = step.low, step.high
        elif step.word == "board":
            board += step.low
        elif step.word == "roll":
            dice += step.low
        elif step.word == "part":
            parts = step.parts
    return Counts(least, most, parts, board, dice, any(step.word in _OPEN for step in steps))
