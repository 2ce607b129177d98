"""The scripts of the pages without a browser: linted, and run where they compute."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook.find_game import find_games, search_words
from dealer_assist.rulebook.game_card import names
from dealer_assist.texts import page_texts

# with a betting or an accent, in three languages, short and misspelt; the last are no games
SAID = (
    "limit holdem", "omaha pot limit", "NLHE", "nlh", "7 stud", "stud hi lo", "2-7 td", "plo 8 or better",
    "O8b", "fünf Karten Omaha", "Omaha de cinco cartas", "Siebenkartenstud", "doble tablero", "baraja corta",
    "2.44", "h", "oma", "hodlem", "courcheval", "chowhaa", "badouguy", "mississipi stud", "deuce", "6+",
    "zzzz", "!?",
)
ROOT = Path(__file__).parents[2]
DENO = Path(sys.executable).with_name("deno")


def deno(*arguments: str, **stated: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"} | stated
    return subprocess.run([DENO, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)


def games_asked() -> dict[str, Any]:
    """Every game, and which of them the server finds by each of their names and by what else people say."""
    loaded = [load_game(game) for game in game_ids()]
    said = [name for game in loaded for name in names(game)]
    asked = {text: find_games(text) for text in (*said, *SAID)}
    games = [{name: getattr(game, name) for name in ("id", "name", "also", "section")} for game in loaded]
    return {"words": search_words(), "games": games, "asked": asked}


def test_what_a_script_computes_is_right(disk_path: Path):
    """Texts come from the catalogue that the pages get; the network is a function that the test gives."""
    texts = disk_path / "texts.json"
    texts.write_text(json.dumps(page_texts("en")), encoding="utf-8")
    games = disk_path / "games.json"
    games.write_text(json.dumps(games_asked()), encoding="utf-8")
    answer = deno("test", "--no-remote", "--no-check", "--allow-read", "--allow-env", "tests/scripts",
                  PAGE_TEXTS=str(texts), GAMES_ASKED=str(games), DENO_DIR=str(disk_path / "deno"))
    assert answer.returncode == 0, answer.stdout + answer.stderr
