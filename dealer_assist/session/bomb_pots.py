"""Bomb pots of a table: what one is played for, and how often one comes, without touching the table's stakes.

Chips are in the smallest unit.  Source: house rules, section 4 (`bomb-pot`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from dealer_assist.errors import Unreadable
from dealer_assist.games import load_game
from dealer_assist.rules.amounts import bomb_pot
from dealer_assist.rules.betting import STRUCTURES

# what a bomb pot can be bet in, the usual first: a cap, or all-in and fold alone, would leave nothing of it
BETTINGS = tuple(sorted((name for name, one in STRUCTURES.items() if not (one.capped or one.whole_stack)),
                        key=lambda name: not STRUCTURES[name].pot_counts))


@dataclass(frozen=True, slots=True)
class BombPots:
    """The bomb pots of a table.

    Shape: `ante` from everybody; `game` and `betting` None for those of the table; one comes `every` so many
    hands (0: not by count) and, with `dealer_change`, in the first hand of each dealer. With `vote` the table
    is asked before a hand, and none comes by itself.
    """

    ante: int
    game: str | None = None
    betting: str | None = None
    every: int = 0
    dealer_change: bool = False
    vote: bool = False

    def due(self, since: int, new_dealer: bool) -> bool:
        """Is the hand to come one?  Shape: `since` the hands since the last one, void ones not counted."""
        # every 4: three hands as usual, then the bomb pot
        return bool(self.every) and since + 1 >= self.every or self.dealer_change and new_dealer

    def left(self, since: int) -> int | None:
        """Hands before the next one by count; None where none comes by count."""
        return max(self.every - 1 - since, 0) if self.every else None

    def settings(self) -> dict[str, Any]:
        """What the set-up of the hand says (contract, section 4)."""
        played = {name: value for name, value in (("game", self.game), ("betting", self.betting)) if value}
        return bomb_pot(self.ante) | played

    def document(self) -> dict[str, Any]:
        """As it is kept and told."""
        return asdict(self)


def read_bomb_pots(asked: Mapping[str, Any]) -> BombPots:
    """Bomb pots as they were asked for.

    Errors: `no-ante`; `unknown-game`; `bomb-pot-blinds` for a game that has no betting left of the button.
    """
    if not asked.get("ante"):
        raise Unreadable("no-ante", field="ante")
    plan = BombPots(asked["ante"], asked.get("game"), asked.get("betting"), asked.get("every") or 0,
                    bool(asked.get("dealer_change")), bool(asked.get("vote")))
    if plan.game is None:
        return plan
    game = load_game(plan.game)
    if game.forced != "blinds":
        raise Unreadable("bomb-pot-blinds", game=game.name, field="game")
    if plan.betting:
        return plan
    usual = game.bettings[0]
    return replace(plan, game=game.id, betting=usual if usual in BETTINGS else BETTINGS[0])
