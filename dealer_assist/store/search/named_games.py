"""The games that words of a search mean: by their names, whole or in part."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook.find_game import find_games, plain_name
from dealer_assist.rulebook.game_card import names
from dealer_assist.store.search.index import GAME, Word
from dealer_assist.store.search.vocabulary import vocabulary

Names = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class _Known:
    """The game of each whole name, and every word of a name."""

    called: Mapping[str, str]
    words: frozenset[str]


def games_of(session: Session, value: str) -> frozenset[str]:
    """The games that a word of a search means: by its id, its name, a part of its name."""
    low = value.lower()
    known = session.scalar(select(Word.id).where(Word.word == f"{GAME}:{low}"))
    named = {low} if low in game_ids() or known is not None else game_called(value)
    return frozenset(named or find_games(value))


def game_called(words: str) -> set[str]:
    """The game of exactly this name, if there is one."""
    game = _known().called.get(_letters(words))
    return {game} if game else set()


def game_with(word: str) -> bool:
    """Is this a whole word of some game's name, as in Texas Hold'em?"""
    if word in vocabulary().of_hands or word in vocabulary().ones:
        return False
    return len(word) > 2 and word in _known().words


def _known() -> _Known:
    """Of the games there are now: a room adds its own."""
    return _of_names(tuple((game, names(load_game(game))) for game in game_ids()))


# each run of words in a search is held against every name, so names are taken apart once
@lru_cache(maxsize=2)
def _of_names(every: Names) -> _Known:
    # of two games with one name, the one that find_games tells first
    in_order = sorted(every, key=lambda game: (len(game[1][0]), *game[1][:1], game[0]), reverse=True)
    return _Known({_letters(name): game for game, called in in_order for name in called},
                  frozenset(word for _, called in every for name in called
                            for word in re.findall(r"[a-z0-9']+", name.lower())))


def _letters(name: str) -> str:
    return plain_name(name).replace(" ", "")
