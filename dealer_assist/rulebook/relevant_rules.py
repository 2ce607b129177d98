"""Which house rules bear on a game, a procedure or a moment of a hand: read off the topics of their rows.

Values and topics are in `rules/house_rules.py`; which topics a game has is here, by the words of its file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from dealer_assist.engine.play import Hand
from dealer_assist.games.model import Choice, Game
from dealer_assist.games.vocabulary import NEXT_DEAL
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import Rule

EVERY_HAND = "hand"


def house_rules(game: Game) -> tuple[str, ...]:
    """The names of the house rules that bear on a game, those its own page names first.

    Those that bear on every hand, whatever is dealt, are not among them.
    """
    return tuple(dict.fromkeys((*own_choices(game), *(rule.name for rule in bearing_on(topics(game))))))


def own_choices(game: Game) -> tuple[str, ...]:
    """The house rules that pick a word of the page."""
    words = [
        game.bring_in,
        *(street.bet for street in game.streets),
        *(tier.qualifier for side in game.leaves for tier in side.tiers),
    ]
    return tuple(dict.fromkeys(word.rule for word in words if isinstance(word, Choice)))


def bearing_on(about: Collection[str]) -> tuple[Rule, ...]:
    """The rules that bear on one of these topics, in the order of the table."""
    return tuple(rule for rule in RULES.values() if not set(about).isdisjoint(rule.bears))


def at_moment(hand: Hand, now: str) -> tuple[Rule, ...]:
    """The rules that a ruling in this hand may rest on, those of the moment first.

    Shape: `now` one of `house_rules.MOMENTS`. What game or betting in force has no use for is left out.
    """
    # stud asks nobody for a missed blind
    about = {*topics(hand.game, (hand.setup.betting,)), EVERY_HAND, "posts"}
    if hand.game.forced != "blinds":
        about.remove("posts")
    asked = [rule for rule in bearing_on(about) if rule.at]
    # the sort is stable: within the moment and outside it the order of the sections stays
    return tuple(sorted(asked, key=lambda rule: now not in rule.at))


def topics(game: Game, bettings: Iterable[str] = ()) -> frozenset[str]:
    """What a game is about, as the rows of the house rules have it.

    Shape: the words of its steps; `blinds` or `antes`; `button`, `bring-in`, `best-board`, `joker`, `split`,
    `nobody` (a side takes the pot when nobody qualifies); the habits of the page; the traits of `bettings`,
    or of all that the game is played with; how a tie is broken: `suits`, `stud-button` or `seat-order`.
    """
    played = tuple(bettings) or game.bettings
    return frozenset((*_definition(game), *_habits(game, played), _ties(game),
                      *(topic for betting in played for topic in STRUCTURES[betting].topics)))


def _definition(game: Game) -> Iterator[str]:
    yield game.forced
    yield from (step.word for street in game.streets for step in street.steps)
    facts = {
        "button": game.button, "bring-in": game.bring_in is not None, "joker": game.joker is not None,
        "best-board": any(street.opens == "best board" for street in game.streets),
        "lowest-river": game.removes == "lowest river",
        "split": len(game.leaves) > 1, "nobody": game.nobody not in (None, NEXT_DEAL),
    }
    yield from (topic for topic, holds in facts.items() if holds)


def _habits(game: Game, bettings: Iterable[str]) -> Iterator[str]:
    yield from (habit.replace(" ", "-") for betting in ("any", *bettings)
                for habit in game.habits.get(betting, ()))


def _ties(game: Game) -> str:
    """A stud game shows cards and has no board; it breaks ties by suit, where it has no button (R7)."""
    if game.holds("board") or not game.holds("up"):
        return "seat-order"
    return "stud-button" if game.button else "suits"
