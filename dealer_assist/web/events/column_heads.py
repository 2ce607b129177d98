"""What the columns of a sheet's levels are called on its page; in files they keep the words of the format."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.contract.structures.sheets import PLAIN, columns
from dealer_assist.games import load_game
from dealer_assist.rules.betting import GROUPS
from dealer_assist.texts import joined, say
from dealer_assist.tournament.structure.model import Structure

OWN = {"minutes": "events.minutes", "break": "events.break", "colour_up": "events.chip-that-leaves"}


def column_heads(sheet: Structure) -> Mapping[str, str]:
    """By the name of the format, `limit.small_bet`, how the column is told: `Limit: small bet`."""
    return {column: say(OWN[column]) if column in PLAIN else _amount_of(column) for column in columns(sheet)}


def _amount_of(column: str) -> str:
    of, _, amount = column.rpartition(".")
    game, _, betting = of.partition(" ")
    kind = say(f"events.kind-{of}") if of in GROUPS else load_game(game).name
    named = joined([kind, say(f"betting.{betting}") if betting else ""])
    return joined([f"{named}:", say("row.setting-" + amount.replace("_", "-"))])
