"""Finding a game by whatever somebody calls it: case, marks and small slips do not matter."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from typing import Any
from unicodedata import combining, normalize

from dealer_assist.games.loader.library import game_ids, load_game
from dealer_assist.games.model import Game
from dealer_assist.rulebook.game_card import names
from dealer_assist.rules.betting import LETTERS, SPOKEN
from dealer_assist.texts.ways import ways

FAMILIES = ("27", "a5", "holdem")       # what a short name of several games comes to
# what is said in several ways (`game-words.ftl`)
SHORT = ("8", "hilo", *FAMILIES, "27 triple draw", "triple draw", "7card stud", "7card", "6card", "5card",
         "4card", "double board", "short deck", "dealers choice")
MOST = 80  # letters of a question that are looked at


def find_games(text: str, games: Iterable[Game] | None = None) -> tuple[str, ...]:
    """The ids of the games that `text` may mean, the likeliest first; none for nothing at all.

    Shape: names and sections are searched, exact before partial before misspelt; a betting said in
    front ("no-limit …") is passed over where it is no part of a name.
    """
    asked = plain_name(text[:MOST])
    known = [load_game(game) for game in game_ids()] if games is None else list(games)
    readings = [words for words in dict.fromkeys((asked, _without_betting(asked))) if words]
    # with a true match, of these words or of those without a betting, nobody means a slip
    answers = (_ranked(words, known, slips) for slips in (False, True) for words in readings)
    return next(filter(None, answers), ())


def names_several(text: str) -> bool:
    """Is this, whole, what people call several games by: NLH, 2-7, deuce to seven?"""
    return plain_name(text[:MOST]) in FAMILIES


def search_words() -> dict[str, list[Any]]:
    """What the pages' scripts need to find the same games: short forms, the ways to say each, bettings.

    Shape: the ways with small letters and digits, in the order in which they are put for one another.
    """
    return {"ways": [[short, list(spoken)] for short, spoken, _ in _short_forms()],
            "bettings": [*SPOKEN, *LETTERS], "letters": list(LETTERS)}


def _ranked(asked: str, games: list[Game], slips: bool) -> tuple[str, ...]:
    ranked = []
    for game in games:
        rank = min(_rank(asked, plain_name(name), slips) for name in names(game))
        if asked.replace(" ", ".") == game.section:
            rank = 0
        if rank < _NO_MATCH:
            ranked.append((rank, len(game.name), game.name, game.id))
    return tuple(game for *_, game in sorted(ranked))


_NO_MATCH = 9
ONE_SLIP, TWO_SLIPS = 6 / 8, 10 / 14      # letters alike: three of four, five of seven


def _rank(asked: str, name: str, slips: bool) -> int:
    """0 the same, 1 begins so, 2 has these words, 3 begins of words, 4 somewhere in it; 5, 6 misspelt."""
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
    if not slips:
        return _NO_MATCH
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
    for short, _, pattern in _short_forms():
        text = pattern.sub(short, text)
    return text


def _letters(text: str) -> str:
    """An accent is no letter of its own, and a plus is a word: fünf is funf, 6+ is 6 plus."""
    bare = re.sub(r"['’`´]", "", text).replace("+", " plus ")
    plain = "".join(one for one in normalize("NFKD", bare) if not combining(one))
    return " ".join(re.findall(r"[a-z0-9]+", plain.lower()))


@cache
def _short_forms() -> list[tuple[str, tuple[str, ...], re.Pattern[str]]]:
    """Each short form, the ways to say it, the longest first, and a pattern of them."""
    in_words = {short: map(_letters, ways(f"game-word.{short.replace(' ', '-')}")) for short in SHORT}
    in_order = {short: tuple(sorted(forms, key=len, reverse=True)) for short, forms in in_words.items()}
    return [(short, spoken, re.compile(rf"\b(?:{'|'.join(spoken)})\b")) for short, spoken in in_order.items()]


def _without_betting(asked: str) -> str:
    for words in (*SPOKEN, *LETTERS):
        if asked.startswith(f"{words} "):
            return asked[len(words) + 1 :]
        if asked.endswith(f" {words}"):
            return asked[: -len(words) - 1]
        if words in LETTERS and asked.startswith(words) and len(asked) > 4:
            return asked[len(words):]
    return asked
