"""The pay table of an event, and who gets what when it is over.

Source: contract, section 6 (`busts.csv`, `payouts.csv`); house rules, section 9.
"""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.tournament.money.payouts import (
    Pool,
    paid_places,
    pool,
    share,
    table_of_percentages,
    usual_table,
)
from dealer_assist.tournament.money.places import Place, places, ranked
from dealer_assist.tournament.run.event import Event
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import Structure


@dataclass(frozen=True, slots=True)
class Result:
    """Place and prize of a player."""

    place: Place
    prize: int


def pool_of(event: Event) -> Pool:
    """What the entries put in after fee and staff share, raised to the guarantee."""
    return pool((entry.paid - entry.fee for entry in event.entries), event.structure.guarantee)


def pay_table(structure: Structure, total: int, players: int) -> tuple[int, ...]:
    """The prizes as announced, first place first."""
    if structure.percentages and len(structure.percentages) <= players:
        return table_of_percentages(total, structure.percentages, structure.unit)
    net = structure.paid - structure.fee - structure.staff
    return usual_table(total, paid_places(players, structure.places), net, structure.unit)


def results(event: Event) -> dict[Player, Result]:
    """Everybody's place and prize; shared places share their prizes."""
    by_player = places(event.rounds, event.house)
    prizes: dict[Player, int] = {}
    for together in event.rounds:
        for tied in ranked(together, event.house):
            first = by_player[tied[0].player].first
            claims = [(out.chips, event.first_entry(out.player)) for out in tied]
            shared = share(event.prizes, first, claims)
            prizes |= {out.player: prize for out, prize in zip(tied, shared, strict=True)}
    return {player: Result(place, prizes[player]) for player, place in by_player.items()}
