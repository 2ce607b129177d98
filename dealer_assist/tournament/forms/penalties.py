"""Penalties: hands that are dealt and killed, counted from hands dealt at the table.

Source: house rules, section 9, `penalty`: one round is as many hands as players at the table when given.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.rules.house import House


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty that is being served: `left` more hands dealt and killed."""

    player: str
    left: int

    def served(self) -> Penalty:
        """After one more hand."""
        return Penalty(self.player, max(0, self.left - 1))


def penalty(player: str, count: int, players: int, house: House) -> Penalty:
    """A penalty as it is given.

    Shape: `count` hands or rounds, as the house counts; `players` at the table now. Eight players and two
    rounds are sixteen hands, whoever leaves meanwhile.
    """
    # counted when it is given: a table that loses players does not shorten it
    return Penalty(player, count * players if house["penalty"] == "rounds" else count)
