"""Half-pot-limit: the raise is half of the pot as it stands after the call (house rules 3)."""

from __future__ import annotations

from dealer_assist.rules.betting.pot_limit import PotLimit
from dealer_assist.rules.house import House


class HalfPotLimit(PotLimit):
    """Half of the pot."""

    name = "half-pot-limit"
    phh = ohh = pokerstars = letters = ""

    def share(self, house: House, chip: int, pot: int) -> int:
        """Half of the pot in smallest chips, an odd one down or up (`half-pot-round`)."""
        chips = pot // chip
        return (chips // 2 if house["half-pot-round"] == "down" else -(-chips // 2)) * chip
