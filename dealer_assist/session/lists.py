"""The mixes that rooms know by name: which games, in which order, with which betting."""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.games import game_ids, load_game

LIMIT, POT, NONE = "limit", "pot-limit", "no-limit"
ALL_GAMES = "dealers-choice"

_HOLDEM, _OMAHA_8 = ("holdem", LIMIT), ("omaha-8", LIMIT)
_RAZZ, _STUD, _STUD_8 = ("razz", LIMIT), ("stud", LIMIT), ("stud-8", LIMIT)
_TRIPLE_DRAW, _BADUGI = ("deuce-to-seven-triple-draw", LIMIT), ("badugi", LIMIT)
_SINGLE_DRAW = ("deuce-to-seven-lowball", NONE)
_EIGHT = (
    _TRIPLE_DRAW, _HOLDEM, _OMAHA_8, _RAZZ, _STUD, _STUD_8, ("holdem", NONE), ("omaha", POT),
)


class Listed(NamedTuple):
    """A mix by its name; `games` are ids, each with its betting, in the order they are played."""

    name: str
    games: tuple[tuple[str, str], ...]


_LISTS = {
    "horse": Listed("HORSE", (_HOLDEM, _OMAHA_8, _RAZZ, _STUD, _STUD_8)),
    "hose": Listed("HOSE", (_HOLDEM, _OMAHA_8, _STUD, _STUD_8)),
    "hoe": Listed("HOE", (_HOLDEM, _OMAHA_8, _STUD_8)),
    "8-game": Listed("8-game", _EIGHT),
    "10-game": Listed("10-game", (*_EIGHT, _SINGLE_DRAW, _BADUGI)),
    "triple-stud": Listed("Triple stud", (_STUD, _RAZZ, _STUD_8)),
    "triple-draw": Listed("Triple draw mix", (_TRIPLE_DRAW, ("ace-to-5-triple-draw", LIMIT), _BADUGI)),
    "triple-draw-badeucy": Listed(
        "Triple draw and Badeucy", (_TRIPLE_DRAW, _BADUGI, ("badeucy", LIMIT))),
    "badugi-mix": Listed("Badugi mix", (_BADUGI, ("badeucy", LIMIT), ("badacey", LIMIT))),
    "big-o": Listed("Big O mix", (("omaha", POT), ("omaha-8", POT), ("big-o", POT))),
    "big-o-limit": Listed("Omaha/8 and Big O", (_OMAHA_8, ("big-o", POT))),
    "big-bet": Listed(
        "Big bet mix",
        (("holdem", NONE), ("omaha", POT), _SINGLE_DRAW, ("omaha-8", POT), ("big-o", POT),
         ("deuce-to-seven-triple-draw", POT), ("five-card-draw", NONE))),
}


def mix_ids() -> tuple[str, ...]:
    """The ids of the lists there are, the choice of every game last."""
    return (*_LISTS, ALL_GAMES)


def listed(mix: str) -> Listed:
    """A list by its id; every game, each with its usual betting, for the dealer's choice.

    Errors: KeyError for an id that `mix_ids` does not have.
    """
    if mix == ALL_GAMES:
        games = sorted((load_game(one) for one in game_ids()), key=lambda game: game.name.lower())
        return Listed("Dealer's choice", tuple((game.id, game.bettings[0]) for game in games))
    return _LISTS[mix]
