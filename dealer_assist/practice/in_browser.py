"""`answers` as a browser asks it: with the room's own games, which lie there beside the rooms."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.games import use_folder
from dealer_assist.practice.answers import answer

__all__ = ["answer"]

use_folder(Path(__file__).parents[2] / "games")
