"""How many cards, dice and parts a game's page deals, read off its streets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer_assist.games.model import Game, Step
from dealer_assist.games.vocabulary import FACE_UP, GIVES

_OPEN = tuple(word for word in GIVES if word in FACE_UP)


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


_KEPT = 256
_known: dict[int, tuple[Game, Counts]] = {}  # by identity: a game is frozen, and to hash one is slow


def counts(game: Game) -> Counts:
    """The counts of a game as its own streets deal it (not of what it may become)."""
    known = _known.get(id(game))
    if known is None:
        if len(_known) >= _KEPT:
            _known.clear()
        steps = [step for street in game.streets for step in (*street.steps, street.with_action)]
        known = _known[id(game)] = (game, _of_steps([step for step in steps if step is not None]))
    return known[1]


def _of_steps(steps: Sequence[Step]) -> Counts:
    least = most = board = dice = 0
    parts: tuple[tuple[str, int], ...] = ()
    for step in steps:
        if step.word in GIVES:
            least, most = least + step.low, most + step.low
        elif step.word == "discard":
            least, most = least - step.low, most - step.low
        elif step.word == "keep":
            # 2.50: what is kept is all that is held, whatever was dealt
            least, most = step.low, step.high
        elif step.word == "board":
            board += step.low
        elif step.word == "roll":
            dice += step.low
        elif step.word == "part":
            parts = step.parts
    return Counts(least, most, parts, board, dice, any(step.word in _OPEN for step in steps))
