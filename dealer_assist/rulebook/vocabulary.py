"""The table of vocabulary: every word of the game files, what it means, and which games use it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rulebook import phrases
from dealer_assist.games import vocabulary as words
from dealer_assist.games.loader.library import SHIPPED, game_ids, load_game
from dealer_assist.games.loader.toml import read_toml
from dealer_assist.games.model import Choice, Game, Step, When, Word
from dealer_assist.games.loader.custom import sources
from dealer_assist.games.vocabulary import FileWord, StepWord
from dealer_assist.scales import SCALES
from dealer_assist.texts import named, say

HEADINGS = {
    "game": "At the top of a file",
    "streets": "Of a street",
    "sides": "Of a side",
    "tiers": "Of a tier",
    "board": "Of the board",
    "becomes": "Of a game it goes on as",
}
FORMS = (
    "text", "texts", "word", "words", "table", "tables", "scale", "step", "steps", "street", "side", "part",
    "condition", "ranks", "lines", "rows", "id or ids", "true or false", "any, all, N or list",
)


class WordEntry(NamedTuple):
    """A word of the files as its page has it."""

    word: str
    form: str
    example: str
    meaning: str


class Used(NamedTuple):
    """A word, how it is written, what it means, and the ids of the games that use it, in order."""

    entry: WordEntry
    games: tuple[str, ...]


def vocabulary() -> dict[str, tuple[Used, ...]]:
    """Every word by kind, kinds and words in the order of `words.py`.

    Shape: values and steps are used by a game that plays them, inherited or not; keys by the games
    whose own file writes them. Games are those that can be dealt, the room's own among them.
    """
    known = [load_game(game) for game in game_ids()]
    played = [(game.id, set(words_of(game))) for game in known]
    written = [(game.id, set(_keys(_file(game.id), "game"))) for game in known]
    table = {kind: _used(kind, entries, played) for kind, entries in _values().items()}
    for kind, entries in words.KEYS.items():
        table[HEADINGS[kind]] = _used(kind, _rows_of(entries), written)
    return table


def _used(
    kind: str, entries: Iterable[WordEntry], seen: Sequence[tuple[str, set[tuple[str, str]]]]
) -> tuple[Used, ...]:
    return tuple(
        Used(entry, tuple(game for game, pairs in seen if (kind, entry.word) in pairs)) for entry in entries
    )


def _rows_of(entries: Iterable[FileWord | StepWord]) -> tuple[WordEntry, ...]:
    return tuple(
        WordEntry(entry.word, named("fileform", _slug(entry.form)) if _slug(entry.form) else entry.form,
                 entry.example, entry.meaning)
        for entry in entries)


def _slug(form: str) -> str:
    """A form that is words, as its text is named; empty for `N` and `A-B`, which are signs."""
    return re.sub("[^a-z]+", "-", form.lower()).strip("-") if form in FORMS else ""


def _values() -> dict[str, tuple[WordEntry, ...]]:
    """The closed lists of values, with the sentence of each as its meaning."""

    def entries(key: str, sentences: dict[str, str]) -> tuple[WordEntry, ...]:
        return tuple(WordEntry(word, "", f'{key} = "{word}"', text) for word, text in sentences.items())

    phrases_of = {word: phrases.scale(word) for word in SCALES}
    scales: dict[str, str] = {
        word: say("manual.scale-best", best=phrase.best, order=phrase.order)
        for word, phrase in phrases_of.items()
    }
    qualifiers = {word: phrases.qualifier(word) for word in words.QUALIFIERS}
    habits = tuple(
        WordEntry(word, "", f'limit = ["{word}"]', text) for word, text in phrases.table("habit").items())
    bettings = tuple(
        WordEntry(word, "", f'bettings = ["{word}"]', one.explained) for word, one in STRUCTURES.items()
    )
    removes = tuple(
        WordEntry(word, "", f'steps = ["remove {word}"]', text)
        for word, text in phrases.table("removes").items()
    )
    return {
        "Steps": _rows_of(words.STEPS),
        "Conditions": _rows_of(words.CONDITIONS),
        "Forced money": entries("forced", phrases.table("forced")),
        "Decks": entries("deck", phrases.table("deck")),
        "Jokers": entries("joker", phrases.table("joker")),
        "Bring-ins": entries("bring_in", phrases.table("bring-in")),
        "Bets": entries("bet", phrases.table("bet")),
        "Openers": entries("opens", phrases.table("opens")),
        "Bettings": bettings,
        "Habits": habits,
        "Removals": removes,
        "Own cards": entries("hole", phrases.table("hole")),
        "Scales": entries("scale", scales),
        "Qualifiers": entries("qualifier", qualifiers),
    }


# -- what a game plays ---------------------------------------------------------------------------


def words_of(game: Game) -> Iterator[tuple[str, str]]:
    """Every word a game plays, as kind and word; a house rule's options all count."""
    for street in game.streets:
        yield from _steps((*street.steps, *filter(None, [street.with_action])))
        yield "Openers", street.opens
        yield from (("Bets", word) for word in _options(street.bet))
    for turn in game.becomes:
        yield from _steps((*turn.steps, *filter(None, [turn.with_action])))
    whens = [*(side.when for side in game.every_side()), *(turn.when for turn in game.becomes)]
    yield from (
        ("Conditions", _condition(when)) for when in (*whens, *(it.when for it in game.boards)) if when
    )
    yield from (("Forced money", game.forced), ("Decks", game.deck), ("Jokers", str(game.joker)))
    yield from (("Bring-ins", word) for word in _options(game.bring_in))
    yield from (("Bettings", word) for word in game.bettings)
    yield from (("Habits", word) for habits in game.habits.values() for word in habits)
    for tier in (tier for side in game.leaves for tier in side.tiers):
        yield from (("Scales", tier.scale), ("Own cards", str(tier.hole)))
        yield from (("Qualifiers", word) for word in _options(tier.qualifier))


def _steps(steps: Iterable[Step]) -> Iterator[tuple[str, str]]:
    for step in steps:
        yield "Steps", step.word
        if step.word == "remove":
            yield "Removals", step.what


def _options(word: Word | None) -> tuple[str, ...]:
    if isinstance(word, Choice):
        return tuple(word.values.values())
    return () if word is None else (word,)


def _condition(when: When) -> str:
    return f"flop {when.word}" if when.word in ("red", "black") else when.word


# -- what a file writes --------------------------------------------------------------------------


def _file(game: str) -> dict[str, Any]:
    own = sources(game).get(game)
    if own is not None:
        return read_toml(own)
    with open(os.path.join(SHIPPED, f"{game}.toml"), encoding="utf-8") as file:
        return read_toml(file.read())


def _keys(table: dict[str, Any], kind: str) -> Iterator[tuple[str, str]]:
    """The keys a file writes, each with the kind of table it stands in."""
    for key, value in table.items():
        yield kind, key
        if kind == "game" and key in ("streets", "sides", "becomes") and isinstance(value, dict):
            yield from (
                pair for inner in value.values() if isinstance(inner, dict) for pair in _keys(inner, key)
            )
        elif kind == "game" and key == "board" and isinstance(value, dict):
            tables = [value, *(inner for inner in value.values() if isinstance(inner, dict))]
            yield from (pair for inner in tables for pair in _keys(inner, "board"))
        elif kind == "sides" and key == "tiers":
            yield from (pair for tier in value for pair in _keys(tier, "tiers"))
            yield from (("sides", name) for tier in value for name in tier)
        elif kind == "sides":
            yield "tiers", key
