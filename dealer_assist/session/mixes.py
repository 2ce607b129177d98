"""A mix as it is set for a table: its games, each with its betting, when they change, the stakes.

Chips are in the smallest unit.  Source: house rules, section 9 (`mixed-button`, `level-applies`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.games import Game, load_game
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.texts import joined

HANDS, ORBIT, LEVEL, CHOICE = "hands", "orbit", "level", "choice"
BUTTON, TURN, HAND = "button", "turn", "hand"
Load = Callable[[str], Game]


@dataclass(frozen=True, slots=True)
class MixGame:
    """A game of the mix; `button`: it has one.

    `stakes` are its own, in place of those of its kind of betting.
    """

    game: str
    betting: str
    stakes: Mapping[str, Any] = field(default_factory=dict, hash=False)
    button: bool = True


@dataclass(frozen=True, slots=True)
class GameChange:
    """When the game changes.

    Shape: `way` is hands (every `hands` hands), orbit (every full round of the button), level (with the
    level; every `minutes` of it where that is not 0; the first game is that of the level `first`) or choice
    (`who`, the button or the next in turn, chooses for a hand or an orbit: `lasts`).
    """

    way: str
    hands: int = 0
    first: int = 1
    minutes: int = 0
    who: str = BUTTON
    lasts: str = HAND


@dataclass(frozen=True, slots=True)
class Mix:
    """A rotation. `stakes` by kind of betting: "limit", and "big-bet" for every other."""

    name: str
    games: tuple[MixGame, ...]
    change: GameChange
    stakes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)

    def same_round(self, other: Mix) -> bool:
        """Does a table that played the other go on where it stands?

        New stakes or a new name change nothing.
        """
        games = [(entry.game, entry.betting) for entry in self.games]
        return games == [(entry.game, entry.betting) for entry in other.games] and (
            self.change.way, self.change.lasts) == (other.change.way, other.change.lasts)

    def named(self, place: int, load: Load = load_game) -> str:
        """The game at a place as a dealer calls it, with its betting where the mix has the game twice."""
        entry = self.games[place]
        twice = sum(other.game == entry.game for other in self.games) > 1
        name = load(entry.game).short
        return joined([name, STRUCTURES[entry.betting].called], ", ") if twice else name
