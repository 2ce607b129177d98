"""The amounts that a hand is played for: what documents call them, and what each is where nothing is said.

Units: chips.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NOTHING: Mapping[str, Any] = {
    "blinds": [], "ante": 0, "big_blind_ante": 0, "bring_in": None, "small_bet": None, "big_bet": None,
}
STAKES = tuple(NOTHING)
AMOUNTS = STAKES[1:]        # one number each; the blinds are a list
FORCED = AMOUNTS[:3]        # what is posted besides the blinds
SPREAD = "spread"           # what bets may be, of a betting that asks for it


def bomb_pot(ante: int) -> dict[str, Any]:
    """What the set-up of a bomb pot says (contract, section 4)."""
    # 1.4: all post an ante, and nothing else: with a big blind ante on top one would pay twice, and the
    # bring-in is that of a stud table's own game
    return {"bomb_pot": True, "ante": ante, "blinds": [], "big_blind_ante": 0, "bring_in": None}


def bomb_pot_at(stakes: Mapping[str, Any]) -> dict[str, Any]:
    """The same of a table with no ante of its own for them: its ante, or where it has none its big blind."""
    # 1.4: "The minimum bet size is the size of the ante"; a level of short deck lists an ante and no blind
    return bomb_pot(stakes.get("ante") or max(stakes.get("blinds") or (), default=0))
