"""The mixes that rooms know by name: which games, in which order, with which betting.

Each is a file (`games/mixes/`, or `mixes/` of the room's own games); the choice of every game is made here.
"""

from __future__ import annotations

from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.mixes import Listed, mixes

__all__ = ["ALL_GAMES", "Listed", "listed", "mix_ids"]

ALL_GAMES = "dealers-choice"


def mix_ids() -> tuple[str, ...]:
    """The ids of the lists there are, the choice of every game last."""
    return (*mixes(), ALL_GAMES)


def listed(mix: str) -> Listed:
    """A list by its id; every game, each with its usual betting, for the dealer's choice.

    Errors: KeyError for an id that `mix_ids` does not have.
    """
    if mix == ALL_GAMES:
        games = sorted((load_game(one) for one in game_ids()), key=lambda game: game.name.lower())
        return Listed("Dealer's choice", tuple((game.id, game.bettings[0]) for game in games))
    return mixes()[mix]
