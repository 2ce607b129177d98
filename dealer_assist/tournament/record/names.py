"""The players whom an act names at once."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.errors import Unreadable
from dealer_assist.tournament.seats.tables import Player


def named(players: Sequence[Player]) -> None:
    """Refuse a list without a name, or with one twice.  Errors: `no-name`."""
    if not players:
        raise Unreadable("no-name.nobody", field="players")
    if twice := next((player for n, player in enumerate(players) if player in players[:n]), None):
        raise Unreadable("no-name.twice", player=twice, field="players")
