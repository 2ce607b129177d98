"""The nit card: one a player and level, handed in with the first pot won (house rules 9, `nit-ante`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dealer_assist.rules.house import House


def nit_ante(big_blind: int, house: House) -> int:
    """What a card that is still held costs: so many big blinds of the new level, dead into the first pot."""
    return house.number("nit-ante", 5) * big_blind


def handed_in(holding: Collection[str], winners: Iterable[str]) -> frozenset[str]:
    """Who still holds a card after a pot."""
    return frozenset(holding) - set(winners)
