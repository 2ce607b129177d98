"""What a set-up comes to in chips: the figures that every round and every wager asks for, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dealer_assist.engine.state.setup import Setup
from dealer_assist.rules import button


@dataclass(frozen=True, slots=True)
class Amounts:
    """The same for a whole hand.

    Shape: `unit` what bets are multiples of; `least_bet` the least a round can be opened for in no-limit
    and pot-limit; `first_bet` least and most of the first bet of a round, by the bet of the street.
    """

    unit: int
    least_bet: int
    first_bet: Mapping[str, tuple[int, int]]


def amounts_of(setup: Setup) -> Amounts:
    """The amounts of a set-up.  Source: house rules 1, 2, 4 (`betting-unit`, `min-bet`, `kill`)."""
    first_bet = {kind: _first_bet(setup, kind) for kind in ("small", "big", "either")}
    return Amounts(_unit(setup), _least_bet(setup), first_bet)


def _unit(setup: Setup) -> int:
    """Bets are multiples of it; an all-in is not."""
    rule = setup.house["betting-unit"]
    if rule == "smallest-chip-in-play":
        return setup.chip
    blinds = [blind for blind in setup.blinds if blind]
    return min(blinds) if rule == "smallest-blind-chip" and blinds else 1


def _least_bet(setup: Setup) -> int:
    stated = setup.house.number("min-bet")
    if stated:
        return stated
    # 1.4: "the minimum bet size is the size of the ante"; in short deck one ante, after the first round
    if setup.ante and (setup.bomb_pot or setup.button_blind):
        return setup.ante
    # stud without blinds bets from the bring-in up (1.1.2, 1.1.3)
    return setup.big_blind or setup.bring_in or setup.small_bet or setup.ante or setup.chip


def _first_bet(setup: Setup, kind: str) -> tuple[int, int]:
    """A kill raises both ends."""
    least, most = setup.structure.ends(setup, kind)
    if setup.killer is None and not any(post.kind == "kill" for post in setup.posts or ()):
        return least, most
    return button.kill_limit(least, setup.house), button.kill_limit(most, setup.house)
