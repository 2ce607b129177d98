"""Which house rules bear on a game: their names alone, from the words of its definition.

Values and meanings are in `rules/house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.games.model import Choice, Game
from dealer_assist.games.vocabulary import NEXT_DEAL

_BY_HABIT = {
    "sevens": ("sevens", "sevens-short-call", "sevens-penalty", "sevens-tie"),
    "no check-raise": ("check-raise",),
    "no limp": ("limp-single-draw",),
    "open pair double": ("open-pair-double",),
    "one card for all": ("stud-short-stub",),
}


def house_rules(game: Game) -> tuple[str, ...]:
    """The names of the house rules that bear on a game, those its own page names first."""
    return tuple(dict.fromkeys((*own_choices(game), *_all(game))))


def own_choices(game: Game) -> tuple[str, ...]:
    """The house rules that pick a word of the page."""
    said = [
        game.bring_in,
        *(street.bet for street in game.streets),
        *(tier.qualifier for side in game.leaves for tier in side.tiers),
    ]
    return tuple(dict.fromkeys(word.rule for word in said if isinstance(word, Choice)))


def _all(game: Game) -> Iterator[str]:
    for habits in game.habits.values():
        for habit in habits:
            yield from _BY_HABIT[habit]
    for betting in game.bettings:
        yield from STRUCTURES[betting].bears
    if game.button:
        yield "button"
    if game.forced == "antes":
        yield from ("ante", "short-ante")
    yield from _stud(game)
    if any(step.word == "draw" for street in game.streets for step in street.steps):
        yield from (
            "draw-limit",
            "draw-delivery",
            "reshuffle-pool",
            "last-card",
            "change-draw",
            "draw-exposed",
        )
    if game.joker:
        yield "joker"
    if game.nobody and game.nobody != NEXT_DEAL:
        yield "archie-none"
    if game.holds("board"):
        yield "run-it"
    yield from _odd_chips(game)


def _stud(game: Game) -> Iterator[str]:
    if game.bring_in is not None:
        yield from (
            "bring-in",
            "bring-in-option",
            "bring-in-short",
            "third-street-half",
            "completion-is-raise",
        )
    if any(street.opens == "best board" for street in game.streets):
        yield from ("stud-first-act", "stud-board-tie", "stud-short-stub", "last-card-exposed")


def _odd_chips(game: Game) -> Iterator[str]:
    if len(game.sides) > 1:
        yield from ("odd-chip-side", "odd-chip-most")
    yield "odd-chip-tie"
    if not game.holds("board") and game.holds("up"):
        yield from ("button-stud-tie",) if game.button else ("odd-chip-stud-cards", "odd-chip-stud-low")
