"""Finding a game by whatever somebody calls it: case, marks and small slips do not matter."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache

from dealer_assist.games.loader.library import game_ids, load_game
from dealer_assist.games.model import Game
from dealer_assist.rulebook.game_card import names
from dealer_assist.rules.betting import LETTERS, SPOKEN
from dealer_assist.texts.ways import ways

FAMILIES = ("27", "a5", "holdem")       # what a short name of several games comes to
# what is said in several ways (`game-words.ftl`)
SHORT = ("8", "hilo", *FAMILIES, "27 triple draw", "triple draw", "7card stud", "7card", "5card")
MOST = 80  # letters of a question that are looked at


def find_games(text: str, games: Iterable[Game] | None = None) -> tuple[str, ...]:
    """The ids of the games that `text` may mean, the likeliest first; none for nothing at all.

    Shape: names and sections are searched, exact before partial before misspelt; a betting said in
    front ("no-limit …") is passed over where it is no part of a name.
    """
    asked = plain_name(text[:MOST])
    if not asked:
        return ()
    known = [load_game(game) for game in game_ids()] if games is None else list(games)
    ranked = _ranked(asked, known)
    without = _without_betting(asked)
    return ranked or (_ranked(without, known) if without and without != asked else ())


def names_several(text: str) -> bool:
    """Is this, whole, what people call several games by: NLH, 2-7, deuce to seven?"""
    return plain_name(text[:MOST]) in FAMILIES


def _ranked(asked: str, games: list[Game]) -> tuple[str, ...]:
    ranked = []
    for game in games:
        rank = min(_rank(asked, plain_name(name)) for name in names(game))
        if asked.replace(" ", ".") == game.section:
            rank = 0
        if rank < _NO_MATCH:
            ranked.append((rank, len(game.name), game.name, game.id))
    best = min(ranked)[0] if ranked else 0
    slips = best < _MISSPELT  # with a true match, nobody means a slip
    return tuple(game for rank, _, _, game in sorted(ranked) if rank < _MISSPELT or not slips)


_MISSPELT, _NO_MATCH = 5, 9
ONE_SLIP, TWO_SLIPS = 6 / 8, 10 / 14      # letters alike: three of four, five of seven


def _rank(asked: str, name: str) -> int:
    """0 the same, 1 begins so, 2 has these words, 3 begins of words, 4 somewhere in it, 5 and 6 misspelt."""
    together, whole = asked.replace(" ", ""), name.replace(" ", "")
    words, own = asked.split(), name.split()
    if together == whole:
        return 0
    if len(together) > 1 and whole.startswith(together):
        return 1
    if set(words) <= set(own):
        return 2
    if all(any(mine.startswith(word) for mine in own) for word in words):
        return 3
    if len(together) > 2 and together in whole:
        return 4
    if _near(together, whole):
        return 5
    return 6 if all(any(_near(word, mine) for mine in own) for word in words) else _NO_MATCH


def _near(asked: str, name: str) -> bool:
    """One slip in four letters or more, two in seven or more; the same word counts as near."""
    if len(asked) < 4 or abs(len(asked) - len(name)) > 2:
        return asked == name
    like = SequenceMatcher(None, asked, name, autojunk=False)
    least = ONE_SLIP if len(asked) < 7 else TWO_SLIPS
    return like.quick_ratio() >= least and like.ratio() >= least


def plain_name(text: str) -> str:
    """Small letters, digits and single spaces; `Hold'em` is one word, `8-or-Better` is `8`."""
    text = _letters(text)
    for short, spoken in _short_forms():
        text = spoken.sub(short, text)
    return text


def _letters(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9]+", re.sub(r"['’`´]", "", text.lower())))


@cache
def _short_forms() -> list[tuple[str, re.Pattern[str]]]:
    """Each short form, and a pattern of the ways to say it, the longest first."""
    in_words = {short: map(_letters, ways(f"game-word.{short.replace(' ', '-')}")) for short in SHORT}
    in_order = {short: sorted(forms, key=len, reverse=True) for short, forms in in_words.items()}
    return [(short, re.compile(rf"\b(?:{'|'.join(spoken)})\b")) for short, spoken in in_order.items()]


def _without_betting(asked: str) -> str:
    for words in (*SPOKEN, *LETTERS):
        if asked.startswith(f"{words} "):
            return asked[len(words) + 1 :]
        if words in LETTERS and asked.startswith(words) and len(asked) > 4:
            return asked[len(words):]
    return asked
