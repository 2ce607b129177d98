"""The games of the rulebook as data, one TOML file each, and their loader. May import cards, scales."""

from dealer_assist.games.loader import GameLibrary, game_ids, load_game
from dealer_assist.games.mistakes import GameFileError, Mistake
from dealer_assist.games.model import (
    ALL,
    ANY,
    Becomes,
    Choice,
    Game,
    Lines,
    Side,
    Step,
    Street,
    Tier,
    When,
    Word,
)

__all__ = [
    "ALL", "ANY", "Becomes", "Choice", "Game", "GameFileError", "GameLibrary", "Lines", "Mistake",
    "Side", "Step", "Street", "Tier", "When", "Word", "game_ids", "load_game",
]
