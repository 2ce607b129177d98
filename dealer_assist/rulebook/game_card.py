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
from dealer_assist.games.model import Becomes, Choice, Game, Side, Step, Street, Word
from dealer_assist.rulebook.procedure import Load, ProcedureStep, procedure
from dealer_assist.rulebook.step_phrases import bring_in
from dealer_assist.games.vocabulary import NEXT_DEAL
from dealer_assist.scales import SCALES
from dealer_assist.texts import joined, say

__all__ = ["CardStreet", "GameCard", "Load", "ProcedureStep", "card", "legend", "names", "picture",
           "procedure", "settled"]

class CardStreet(NamedTuple):
    """A line of the card: `Flop`, `board 3`, `small`."""

    name: str
    does: str
    bet: str


@dataclass(frozen=True, slots=True)
class GameCard:
    """What a table must know in ten seconds; short lines, empty where there is nothing to say.

    Shape: a line is named as its label is in the texts, `manual-label-…`.
    """

    name: str
    section: str
    cards: str
    plays: str
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
        return tuple((say(f"manual.label-{name}"), text) for name, text in self.named_lines())

    def named_lines(self) -> tuple[tuple[str, str], ...]:
        """The same, each by its name, for whoever picks among them."""
        lines = (
            ("cards", self.cards),
            ("plays", self.plays),
            ("deck", self.deck),
            ("money", self.forced),
            ("opens", self.opens),
            ("betting", self.betting),
            ("cap", self.cap),
            ("draws", self.draws),
            ("pot", self.splits),
            ("qualifier", self.qualifier),
            ("odd-chip", self.odd_chip), ("seats", self.seats),
        )
        return tuple((name, text) for name, text in lines if text)


def names(game: Game) -> tuple[str, ...]:
    """Every name a game goes by, its own first and its id last."""
    return tuple(dict.fromkeys((game.name, *game.also, game.id)))


def settled(game: Game, house: Mapping[str, str]) -> Game:
    """The game with every word that a house rule picks as this room has picked it.

    Shape: `house` by the names of the rules, values as words; a rule it does not name stays open.
    """

    def word(stated: Word | None) -> Word | None:
        known = isinstance(stated, Choice) and stated.rule in house
        return stated.values[house[stated.rule]] if known and isinstance(stated, Choice) else stated

    def side(part: Side) -> Side:
        tiers = tuple(replace(tier, qualifier=word(tier.qualifier)) for tier in part.tiers)
        return replace(part, tiers=tiers, sides=tuple(map(side, part.sides)))

    return replace(
        game,
        bring_in=word(game.bring_in), sides=tuple(map(side, game.sides)),
        streets=tuple(replace(street, bet=word(street.bet) or street.bet) for street in game.streets),
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
        _plays(game),
        _deck(game),
        _forced(game),
        _opens(game),
        tuple(_street(street) for street in streets),
        phrases.either([phrases.betting(one) for one in game.bettings], "or"),
        _cap(game, raises),
        _draws(game),
        _splits(game, load),
        _qualifiers(game),
        _odd_chip(game),
        say("manual.card-seats", most=game.max_seats),
    )


def _picked(game: Game) -> bool:
    return any(turn.when.word == "chosen" for turn in game.becomes)


def _cards(game: Game) -> str:
    own = showdown.dealt_to_each(game)
    down = sum(game.holds(word) for word in ("hole", "down"))
    words: list[str] = [say("manual.card-each", cards=phrases.count(own, "card"))]
    if _picked(game):
        return joined([*words, say("manual.card-as-picked")], ", ")
    if any(step.word == "turn" for street in game.streets for step in street.steps):
        words.append(say("manual.card-first-down"))
    elif own != down:
        words.append(say("manual.card-down", count=phrases.number(down)))
    if thrown := game.holds("discard"):
        words.append(say("manual.card-thrown", count=phrases.number(thrown)))
    board = game.holds("board")
    on_board = say("manual.card-on-board", count=phrases.number(board)) if board else ""
    return joined([joined(words, ", "), on_board], "; ")


def _plays(game: Game) -> str:
    """Which cards make a hand, where there is a board to make it with; a side apart where sides differ."""
    if _picked(game) or game.becomes or not game.holds("board"):
        return ""
    cards_of = {part.name: showdown.cards_that_play(game, part.tiers[0]) for part in game.leaves}
    if len(set(cards_of.values())) == 1:
        return say("manual.card-plays", cards=next(iter(cards_of.values())))
    return joined([say("manual.card-plays-side", side=phrases.side(name), cards=cards)
                   for name, cards in cards_of.items()], "; ")


def _deck(game: Game) -> str:
    if game.deck == "standard" and game.joker is None:
        return ""
    cards = say("manual.card-deck", cards=len(deck_cards(game.deck, game.joker is not None)))
    deck = "" if game.deck == "standard" else phrases.phrase("deck", game.deck)
    joker = say("manual.card-joker", joker=phrases.phrase("card-joker", game.joker)) if game.joker else ""
    return joined([joined([cards, deck], ": "), joker], "; ")


def _forced(game: Game) -> str:
    if game.forced == "blinds":
        return say("manual.card-blinds")
    if game.button:
        return say("manual.card-antes-button")
    return say("manual.card-antes-bring-in" if game.bring_in else "manual.card-antes")


def _opens(game: Game) -> str:
    first, *others = (_opener(game, street) for street in game.streets)
    later = next((text for text in others if text != first), "")
    return say("manual.card-later", first=first, later=later) if later and not _picked(game) else first


def _opener(game: Game, street: Street) -> str:
    if street.opens == "bring-in":
        if isinstance(game.bring_in, Choice):
            return bring_in(game)
        return phrases.phrase("brings-in-which", game.bring_in or "low card")
    if street.opens == "best board":
        return say(f"manual.card-{'lowest' if SCALES[game.showing].low else 'highest'}-board")
    return phrases.phrase("card-opens", street.opens)


def _street(street: Street) -> CardStreet:
    steps = [*street.steps, *filter(None, [street.with_action])]
    does = joined([_short(step) for step in steps], ", ")
    return CardStreet(phrases.street(street.name), does, _bet(street))


def _short(step: Step) -> str:
    """`board 3`, `draw 0-5`."""
    what = f"{step.low}-{step.high}" if step.high != step.low else str(step.low or "")
    if step.what:
        what = phrases.phrase("short", step.what)
    elif step.parts:
        what = phrases.either([f"{phrases.side(name)} {size}" for name, size in step.parts])
    return joined([phrases.phrase("short", step.word), what])


def _bet(street: Street) -> str:
    if isinstance(street.bet, Choice):
        return phrases.either(
            [say("manual.card-bet-by", bet=phrases.phrase("card-bet", word), value=value)
             for value, word in street.bet.values.items()], "or")
    return phrases.phrase("card-bet", street.bet)


def _cap(game: Game, raises: int | None) -> str:
    if not any(STRUCTURES[betting].capped for betting in game.bettings):
        return say("manual.card-cap-none")
    cap = (say("manual.card-no-cap") if raises is None
           else say("manual.card-cap", raises=phrases.count(raises, "raise")))
    return say("manual.card-cap-in-limit", cap=cap) if len(game.bettings) > 1 else cap


def _draws(game: Game) -> str:
    steps = [step for street in game.streets for step in street.steps if step.word == "draw"]
    if not steps:
        return ""
    span = phrases.span(steps[0].low, steps[0].high)
    return say("manual.card-draws", draws=phrases.count(len(steps), "draw"), span=span)


def _splits(game: Game, load: Load) -> str:
    if _picked(game):
        names = [load(turn.game).name for turn in game.becomes]
        return say("manual.card-splits-picked", games=phrases.either(names, "or"))
    if game.becomes:
        return joined([_turned(turn, load(turn.game)) for turn in game.becomes], "; ")
    return _shares(game)


def _turned(turn: Becomes, to: Game) -> str:
    shares = joined([_shares(to), _qualifiers(to)], ", ")
    return say("manual.card-turned", when=phrases.condition(turn.when), game=to.name, shares=shares)


def _shares(game: Game) -> str:
    if len(game.sides) == 1 and not game.sides[0].sides:
        return say("manual.card-not-split", best=_best(game.sides[0]))
    return say("manual.card-split", sides=phrases.either([_part(part) for part in game.sides]))


def _part(part: Side) -> str:
    """`high (best high hand)`; `top (best high hand and best ace-to-five low)` where it is split again."""
    best = phrases.either([_best(leaf) for leaf in part.leaves])
    hands = joined([best, phrases.condition(part.when) if part.when else ""], ", ")
    return say("manual.card-side", side=phrases.side(part.name), hands=hands)


def _best(part: Side) -> str:
    best = [phrases.scale(tier.scale).best for tier in part.tiers]
    words = say("manual.card-best", best=best[0])
    for other in best[1:]:
        words = say("manual.card-or-else", best=words, other=other)
    return words


def _qualifiers(game: Game) -> str:
    words: list[str] = [
        say("manual.card-qualifies", side=phrases.side(part.name), least=showdown.qualifier(part.tiers[0]))
        for part in game.leaves
        if part.tiers[0].qualifier is not None
    ]
    words = list(dict.fromkeys(words))
    if words and game.nobody:
        words.append(
            say("manual.card-nobody-waits")
            if game.nobody == NEXT_DEAL
            else say("manual.card-nobody-best", side=phrases.side(game.nobody))
        )
    return joined(words, "; ")


def _odd_chip(game: Game) -> str:
    ties = say("manual.card-ties", whom=showdown.odd_chip_tie(game.button))
    half = say("manual.card-odd-half", side=phrases.side(game.sides[0].name)) if len(game.sides) > 1 else ""
    return joined([half, ties], "; ")


def picture(game: Game) -> tuple[str, ...]:
    """The board as it lies, a letter for each street that deals it; empty where it is one line."""
    return board_picture.grid(game)


def legend(game: Game) -> tuple[tuple[str, str], ...]:
    """The letters of the picture, each with its street."""
    return board_picture.legend(game)
