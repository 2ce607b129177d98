"""The cards of a race: how many each seat is dealt, and whether those that were dealt are right.

Source: house rules, section 9, `color-up`: one card an odd chip, from seat one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dealer_assist.cards import Card
from dealer_assist.errors import Unreadable
from dealer_assist.tournament.forms.colour_up import odd_chips
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.seats.tables import SeatedTable


def races(state: Running) -> dict[int, dict[int, int]]:
    """The next race: how many cards each seat is dealt, by table; empty where no chip is left to race off."""
    chips = [chip for chip in state.structure.chips if chip > state.coloured_up]
    return {table.number: odd_at(state, table, chips) for table in state.room} if len(chips) > 1 else {}


def odd_at(state: Running, table: SeatedTable, chips: Sequence[int]) -> dict[int, int]:
    """The odd chips of each seat of a table; `chips` begin with the one that leaves and the next."""
    stacks = {seat: state.stacks[player] for seat, player in table.players.items()}
    return odd_chips(stacks, chips[0], chips[1])


def check(table: int, odd: Mapping[int, int], cards: Mapping[int, Sequence[Card]]) -> None:
    """A card for each odd chip, none twice.  Errors: `race-cards` with its field."""
    for seat in sorted({*odd, *cards}):
        if len(cards.get(seat, ())) != odd.get(seat, 0):
            raise Unreadable("race-cards", table=table, seat=seat, count=odd.get(seat, 0),
                             field=f"cards.{table}.{seat}")
    every = [card for dealt in cards.values() for card in dealt]
    twice = next((card for card in every if every.count(card) > 1), None)
    if twice is not None:
        raise Unreadable("race-cards.twice", table=table, card=str(twice), field=f"cards.{table}")
