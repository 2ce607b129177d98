"""A game told to a table that does not know it: the ten-second card, its names, the full procedure.

All of it is computed from the words of the definition, so a room's own game is told like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.cards import deck_cards
from dealer_assist.rulebook import board_picture, phrases, showdown
from dealer_assist.games.loader.library import load_game
from dealer_assist.games.model import Becomes, Choice, Game, Side, Street, Word
from dealer_assist.rulebook.procedure import Load, ProcedureStep, procedure
from dealer_assist.rulebook.step_phrases import bring_in
from dealer_assist.games.vocabulary import NEXT_DEAL
from dealer_assist.scales import SCALES

__all__ = [
    "CardStreet",
    "GameCard",
    "Load",
    "ProcedureStep",
    "card",
    "legend",
    "names",
    "picture",
    "procedure",
    "settled",
]

_OPENS = {
    "blinds": "left of the big blind",
    "button": "left of the button",
    "high card": "the high card showing",
}
_JOKERS = {
    "bug high": "an ace, or completes a straight or flush",
    "bug low": "the lowest rank not held",
    "mexican": "up a bug, down wild",
    "wild": "wild",
}
_SHORT = {"hole": "down", "down": "down", "up": "up", "board": "board", "draw": "draw", "discard": "throw"}


class CardStreet(NamedTuple):
    """A line of the card: `Flop`, `board 3`, `small`."""

    name: str
    does: str
    bet: str


@dataclass(frozen=True, slots=True)
class GameCard:
    """What a table must know in ten seconds; short lines, empty where there is nothing to say."""

    name: str
    section: str
    cards: str
    deck: str
    forced: str
    opens: str
    streets: tuple[CardStreet, ...]
    betting: str
    cap: str
    draws: str
    splits: str
    qualifier: str
    odd_chip: str
    seats: str

    def lines(self) -> tuple[tuple[str, str], ...]:
        """Label and text of every line that says something, streets apart."""
        said = (
            ("Cards", self.cards),
            ("Deck", self.deck),
            ("Money", self.forced),
            ("Opens", self.opens),
            ("Betting", self.betting),
            ("Cap", self.cap),
            ("Draws", self.draws),
            ("Pot", self.splits),
            ("Qualifier", self.qualifier),
            ("Odd chip", self.odd_chip),
            ("Seats", self.seats),
        )
        return tuple((label, text) for label, text in said if text)


def names(game: Game) -> tuple[str, ...]:
    """Every name a game goes by, its own first and its id last."""
    return tuple(dict.fromkeys((game.name, *game.also, game.id)))


def settled(game: Game, house: Mapping[str, str]) -> Game:
    """The game with every word that a house rule picks as this room has picked it.

    Shape: `house` by the names of the rules, values as words; a rule it does not name stays open.
    """

    def word(said: Word | None) -> Word | None:
        known = isinstance(said, Choice) and said.rule in house
        return said.values[house[said.rule]] if known and isinstance(said, Choice) else said

    def side(part: Side) -> Side:
        tiers = tuple(replace(tier, qualifier=word(tier.qualifier)) for tier in part.tiers)
        return replace(part, tiers=tiers, sides=tuple(map(side, part.sides)))

    return replace(
        game,
        bring_in=word(game.bring_in),
        streets=tuple(replace(street, bet=word(street.bet) or street.bet) for street in game.streets),
        sides=tuple(map(side, game.sides)),
    )


def card(game: Game, raises: int | None = 3, load: Load = load_game) -> GameCard:
    """The ten-second card of a game.

    Shape: `raises` is what the room allows after the bet of a limit round, None for no cap; `load`
    finds the games it may go on as. Errors: those of `load`.  Source: the definition of the game.
    """
    streets = game.streets[:1] if _picked(game) else game.streets
    return GameCard(
        game.name,
        game.section,
        _cards(game),
        _deck(game),
        _forced(game),
        _opens(game),
        tuple(_street(street) for street in streets),
        phrases.either(game.bettings, "or"),
        _cap(game, raises),
        _draws(game),
        _splits(game, load),
        _qualifiers(game),
        _odd_chip(game),
        f"2 to {game.max_seats}",
    )


def _picked(game: Game) -> bool:
    return any(turn.when.word == "chosen" for turn in game.becomes)


def _cards(game: Game) -> str:
    own = showdown.dealt_to_each(game)
    down = sum(game.holds(word) for word in ("hole", "down"))
    told = phrases.count(own, "card") + " each"
    if _picked(game):
        return f"{told}, then as the game that is picked"
    if any(step.word == "turn" for street in game.streets for step in street.steps):
        told += ", the first down; each may turn it up"
    elif own != down:
        told += f", {phrases.number(down)} down"
    thrown = game.holds("discard")
    told += f", {phrases.number(thrown)} thrown" if thrown else ""
    return told + (f"; {phrases.number(game.holds('board'))} on the board" if game.holds("board") else "")


def _deck(game: Game) -> str:
    if game.deck == "standard" and game.joker is None:
        return ""
    cards = f"{len(deck_cards(game.deck, game.joker is not None))} cards"
    cards += "" if game.deck == "standard" else f": {phrases.DECKS[game.deck]}"
    return cards + (f"; joker: {_JOKERS[game.joker]}" if game.joker else "")


def _forced(game: Game) -> str:
    if game.forced == "blinds":
        return "blinds"
    return "antes, and a button" if game.button else "antes" + (" and a bring-in" if game.bring_in else "")


def _opens(game: Game) -> str:
    told = [_opener(game, street) for street in game.streets]
    later = next((text for text in told if text != told[0]), "")
    return f"{told[0]}; later {later}" if later and not _picked(game) else told[0]


def _opener(game: Game, street: Street) -> str:
    if street.opens == "bring-in":
        said = bring_in(game).split(":")[0] if not isinstance(game.bring_in, Choice) else bring_in(game)
        return said[0].lower() + said[1:]
    if street.opens == "best board":
        return f"the {'lowest' if SCALES[game.showing].low else 'highest'} board showing"
    return _OPENS[street.opens]


def _street(street: Street) -> CardStreet:
    steps = [*street.steps, *filter(None, [street.with_action])]
    told = []
    for step in steps:
        counted = f"{step.low}-{step.high}" if step.high != step.low else str(step.low or "")
        word = _SHORT.get(step.word, step.word)
        parts = (
            phrases.either([f"{phrases.side(name)} {size}" for name, size in step.parts])
            if step.parts else ""
        )
        told.append(f"{word} {step.what or parts or counted}".strip())
    return CardStreet(phrases.street(street.name), ", ".join(told), _bet(street))


def _bet(street: Street) -> str:
    if isinstance(street.bet, Choice):
        return phrases.either([f"{word} ({value})" for value, word in street.bet.values.items()], "or")
    return {"either": "small or big", "none": "no betting"}.get(street.bet, street.bet)


def _cap(game: Game, raises: int | None) -> str:
    if not any(STRUCTURES[betting].capped for betting in game.bettings):
        return "none"
    cap = "no cap" if raises is None else f"a bet and {phrases.count(raises, 'raise')}"
    return f"in limit {cap}; otherwise none" if len(game.bettings) > 1 else cap


def _draws(game: Game) -> str:
    steps = [step for street in game.streets for step in street.steps if step.word == "draw"]
    if not steps:
        return ""
    return f"{phrases.count(len(steps), 'draw')}, {phrases.span(steps[0].low, steps[0].high)} cards each"


def _splits(game: Game, load: Load) -> str:
    if _picked(game):
        names = [load(turn.game).name for turn in game.becomes]
        return f"as in the game that is picked: {phrases.either(names, 'or')}"
    if game.becomes:
        return "; ".join(_turned(turn, load(turn.game)) for turn in game.becomes)
    return _shares(game)


def _turned(turn: Becomes, to: Game) -> str:
    least = f", {_qualifiers(to)}" if _qualifiers(to) else ""
    return f"{phrases.condition(turn.when)}, {to.name}: {_shares(to)}{least}"


def _shares(game: Game) -> str:
    if len(game.sides) == 1 and not game.sides[0].sides:
        return f"the {_best(game.sides[0])}, not split"
    return f"split: {phrases.either([_part(part) for part in game.sides])}"


def _part(part: Side) -> str:
    """`high (best high hand)`; `top (best high hand and best ace-to-five low)` where it is split again."""
    when = f", {phrases.condition(part.when)}" if part.when else ""
    return f"{phrases.side(part.name)} ({phrases.either([_best(leaf) for leaf in part.leaves])}{when})"


def _best(part: Side) -> str:
    return "best " + " or else ".join(phrases.scale(tier.scale).best for tier in part.tiers)


def _qualifiers(game: Game) -> str:
    told = [
        f"{phrases.side(part.name)}: {showdown.qualifier(part.tiers[0])}"
        for part in game.leaves
        if part.tiers[0].qualifier is not None
    ]
    told = list(dict.fromkeys(told))
    if told and game.nobody:
        told.append(
            "nobody: the pot waits"
            if game.nobody == NEXT_DEAL
            else f"nobody: best {phrases.side(game.nobody)}"
        )
    return "; ".join(told)


def _odd_chip(game: Game) -> str:
    split = f"{phrases.side(game.sides[0].name)} half; " if len(game.sides) > 1 else ""
    return f"{split}ties: {showdown.odd_chip_tie(game.button)}"


def picture(game: Game) -> tuple[str, ...]:
    """The board as it lies, a letter for each street that deals it; empty where it is one line."""
    return board_picture.grid(game)


def legend(game: Game) -> tuple[tuple[str, str], ...]:
    """The letters of the picture, each with its street."""
    return board_picture.legend(game)
