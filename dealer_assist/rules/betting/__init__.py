"""The betting structures there are, one file each, by their names (contract, section 4, `betting`)."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.rules.betting.half_pot_limit import HalfPotLimit
from dealer_assist.rules.betting.jam_or_fold import JamOrFold
from dealer_assist.rules.betting.limit import LIMIT_STAKES, Limit
from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.pot_limit import PotLimit
from dealer_assist.rules.betting.spread_limit import SpreadLimit
from dealer_assist.rules.betting.structure import BIG_BET_STAKES, Betting

__all__ = ["BETTINGS", "BIG_BET_STAKES", "GROUPS", "LETTERS", "LIMIT_STAKES", "SPOKEN", "STRUCTURES"]
STRUCTURES: Mapping[str, Betting] = {
    one.name: one
    for one in (Limit(), SpreadLimit(), PotLimit(), HalfPotLimit(), NoLimit(), JamOrFold())
}
BETTINGS = tuple(STRUCTURES)
GROUPS = (LIMIT_STAKES, BIG_BET_STAKES)      # the kinds of stakes that a mix has
SPOKEN: Mapping[str, str] = dict(sorted(
    ((word.replace("-", " "), name) for name, one in STRUCTURES.items() for word in (name, *one.spoken)),
    key=lambda row: len(row[0]), reverse=True))
"""What people call each of them, the longest words first: "half pot limit" before "pot limit"."""
LETTERS: Mapping[str, str] = {one.letters: name for name, one in STRUCTURES.items() if one.letters}
