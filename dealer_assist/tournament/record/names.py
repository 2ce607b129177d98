"""The players whom an act names at once, as the event knows them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from unicodedata import normalize

from dealer_assist.errors import Unreadable
from dealer_assist.tournament.seats.tables import Player


def named(players: Sequence[Player]) -> None:
    """Refuse a list without a name, or with one twice.  Errors: `no-name`."""
    if not players:
        raise Unreadable("no-name.nobody", field="players")
    folded = [_folded(player) for player in players]
    if twice := next((player for n, player in enumerate(players) if folded[n] in folded[:n]), None):
        raise Unreadable("no-name.twice", player=twice, field="players")


def as_known(players: Sequence[Player], known: Collection[Player]) -> list[Player]:
    """The same names as they were written when they first entered.

    Shape: `anna berg` is Anna Berg who is in, or comes back: with two spellings she would sit in two seats.
    Errors: as `named`.
    """
    named(players)
    by_folded: dict[str, Player] = {}
    for player in known:
        by_folded.setdefault(_folded(player), player)
    exact = set(known)
    return [player if player in exact else by_folded.get(_folded(player), player) for player in players]


def _folded(player: Player) -> str:
    """As it is told apart by ear: without case, an ö the same in one sign or in two."""
    return normalize("NFC", player).casefold()
