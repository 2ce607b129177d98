"""The games of the rulebook as data, one TOML file each, and their loader. May import cards, scales."""

from dealer_assist.games.loader.library import GameLibrary, game_ids, load_game
from dealer_assist.games.loader.mistakes import GameFileError, Mistake
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
from dealer_assist.games.loader.custom import OwnGames, use_folder

__all__ = [
    "ALL", "ANY", "Becomes", "Choice", "Game", "GameFileError", "GameLibrary", "Lines", "Mistake",
    "OwnGames", "Side", "Step", "Street", "Tier", "When", "Word", "game_ids", "load_game", "use_folder",
]
