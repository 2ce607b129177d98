"""A game step by step as a dealer does it, out of the words of its definition alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

from dealer_assist.cards import deck_cards
from dealer_assist.engine.agenda import program
from dealer_assist.rulebook import phrases
from dealer_assist.games.loader.library import load_game
from dealer_assist.games.model import Becomes, Game, Step, Street
from dealer_assist.games.vocabulary import DEALT, FACE_UP
from dealer_assist.rulebook.showdown import dealt_to_each, showdown_sentences
from dealer_assist.rulebook.step_phrases import StepPlace, round_sentence, tell
from dealer_assist.texts import joined, say

Load = Callable[[str], Game]
_MONEY = say("manual.part-money")
_PLAY = say("manual.part-play")
_SHOWDOWN = say("manual.part-showdown")


@dataclass(frozen=True, slots=True)
class ProcedureStep:
    """One thing that happens: `part` is its heading ("Flop"), `text` one or more sentences.

    Shape: `kind` is money, deal, bet, branch, habit or showdown; `word` the step's word in the file,
    empty for what is no step; `game` the id of the game that a branch goes on as.
    """

    part: str
    text: str
    kind: str
    word: str = ""
    game: str = ""


def procedure(game: Game, load: Load = load_game) -> tuple[ProcedureStep, ...]:
    """Every step from the forced money to the last odd chip.

    Shape: in order, headings repeated on each step of a street. `load` finds the games that this one
    may go on as. Errors: those of `load`.  Source: the page of the game, as its file states it.
    """
    return (
        *_money(game),
        *_streets(game, load),
        *_habits(game),
        *_showdown(game, load),
    )


def _money(game: Game) -> Iterator[ProcedureStep]:
    button = say("manual.button-moves" if game.button else "manual.no-button")
    forced = say("manual.bomb-pot") if game.bomb_pot else phrases.phrase("forced", game.forced)
    yield ProcedureStep(_MONEY, joined([button, forced]), "money")
    if game.deck != "standard" or game.joker:
        yield ProcedureStep(_MONEY, deck_sentence(game), "money")


def deck_sentence(game: Game) -> str:
    """How many cards are in the deck, and what its joker does (1.7)."""
    cards = len(deck_cards(game.deck, game.joker is not None))
    words = say("manual.dealt-from", cards=cards, deck=phrases.phrase("deck", game.deck))
    return joined([words, phrases.phrase("joker", game.joker) if game.joker else ""])


def _streets(game: Game, load: Load, start: int = 0) -> Iterator[ProcedureStep]:
    like, planned = "", groupby(program(game.streets, start), key=lambda it: it.street.name)
    steps = {name: tuple(todo) for name, todo in planned}
    for place, street in enumerate(game.streets[start:], start):
        part = phrases.street(street.name)
        if like:
            part = say("manual.part-as-colon", games=like, part=part)
        for _, step, burns, cells in steps.get(street.name, ()):
            text = tell(step, StepPlace(game, street, place == 0, cells, not burns))
            if burns and step.word in DEALT:
                text = say("manual.burn-then", text=text)
            yield ProcedureStep(part, phrases.sentence(text), "deal", step.word)
            cells += step.low if step.word == "board" else 0
            yield from _branches(game, step, part, place, cells, load)
        yield from _round(game, street, part, place)
        if any(step.word == "choose" for step in street.steps):
            yield from _chosen(game, load, place)
            like = _names_like(game, load, place)


def _round(game: Game, street: Street, part: str, place: int) -> Iterator[ProcedureStep]:
    yield ProcedureStep(part, round_sentence(game, street), "bet")
    if street.with_action is not None:
        yield ProcedureStep(
            part, _with_action(street.with_action, game, street), "deal", street.with_action.word
        )


def _with_action(step: Step, game: Game, street: Street) -> str:
    return phrases.sentence(tell(step, StepPlace(game, street, False, 0)))


def _habits(game: Game) -> Iterator[ProcedureStep]:
    for betting, habits in game.habits.items():
        for habit in habits:
            words = phrases.phrase("habit", habit)
            if betting != "any":
                words = say("manual.in-betting", betting=phrases.betting(betting), text=words)
            yield ProcedureStep(_PLAY, words, "habit", habit)
    # 1.2.2: with one up card there is no order to keep
    if sum(step.low for street in game.streets for step in street.steps if step.word in FACE_UP) > 1:
        yield ProcedureStep(_PLAY, say("manual.order-of-up-cards"), "habit")
    if any(step.word == "draw" for street in game.streets for step in street.steps):
        yield ProcedureStep(_PLAY, say("manual.deck-out"), "stub")
    # 2.38: in the Mississippi games `stud-short-stub` is `community`, as the habit says
    elif game.habit("one card for all", game.bettings[0]):
        return
    elif not game.holds("board") and game.max_seats * dealt_to_each(game) >= len(
        deck_cards(game.deck, bool(game.joker))
    ):
        yield ProcedureStep(_PLAY, say("manual.stub-short"), "stub")


# -- going on as another game --------------------------------------------------------------------


def _branches(
    game: Game, step: Step, part: str, place: int, cells: int, load: Load
) -> Iterator[ProcedureStep]:
    """What a choice or the flop makes of the hand, where it is decided."""
    for turn in game.becomes:
        chosen = turn.when.word == "chosen" and step.word == "choose"
        flopped = (
            turn.when.word in ("red", "black") and step.word == "board" and cells - step.low < 3 <= cells
        )
        if chosen or flopped:
            yield from _branch(game, turn, part, place, load(turn.game))


def _branch(game: Game, turn: Becomes, part: str, place: int, to: Game) -> Iterator[ProcedureStep]:
    when = phrases.condition(turn.when, to.name)
    goes_on = phrases.sentence(say("manual.goes-on-as", when=when, game=to.name))
    yield ProcedureStep(part, goes_on, "branch", game=to.id)
    for step in turn.steps:
        words = tell(step, StepPlace(game, game.streets[place], False, 0))
        before = phrases.sentence(say("manual.before-betting-as", game=to.name, text=words))
        yield ProcedureStep(part, before, "deal", step.word, to.id)
    if turn.with_action is not None:
        words = tell(turn.with_action, StepPlace(game, game.streets[place], False, 0))
        as_it = phrases.sentence(say("manual.as-game", game=to.name, text=words))
        yield ProcedureStep(part, as_it, "deal", turn.with_action.word, to.id)


def _later(game: Game, place: int) -> str:
    """What tells one game's later streets from another's."""
    differing = [(street.steps, street.bet, street.opens) for street in game.streets[place + 1 :]]
    shown = game.showing if any(street.opens == "best board" for street in game.streets[place + 1 :]) else ""
    return f"{differing} {shown}"


def _chosen(game: Game, load: Load, place: int) -> Iterator[ProcedureStep]:
    """The later streets of chosen games that are not those of this page."""
    others: dict[str, list[Game]] = {}
    for to in (load(turn.game) for turn in game.becomes if turn.when.word == "chosen"):
        # hold'em chosen in Paradise Road goes on as this page has it: only stud and razz are told again
        if _later(to, place) != _later(game, place):
            others.setdefault(_later(to, place), []).append(to)
    for games in others.values():
        names = phrases.either([to.name for to in games], "or")
        if games[0].forced != game.forced:
            part = say("manual.part-as", games=names)
            yield ProcedureStep(part, say("manual.other-money"), "branch", game=games[0].id)
        for step in _streets(games[0], load, place + 1):
            part = say("manual.part-as-small", games=names, part=step.part)
            yield ProcedureStep(part, step.text, step.kind, step.word, games[0].id)


def _names_like(game: Game, load: Load, place: int) -> str:
    """`Texas Hold'em`, the chosen games whose later streets are those of this page."""
    names = [
        to.name
        for to in (load(turn.game) for turn in game.becomes)
        if _later(to, place) == _later(game, place)
    ]
    return phrases.either(names, "or") if names else ""


def _showdown(game: Game, load: Load) -> Iterator[ProcedureStep]:
    decided = {turn.when.word for turn in game.becomes}
    # a flop is red or black, so Wonky Donkey itself never comes to a showdown
    if "chosen" not in decided and decided != {"red", "black"}:  # else it is always another game
        yield from (
            ProcedureStep(_SHOWDOWN, text, "showdown") for text in showdown_sentences(game, game.button)
        )
    for turn in game.becomes:
        to = load(turn.game)
        part = say("manual.part-showdown-as", game=to.name)
        yield from (
            ProcedureStep(part, text, "showdown", game=to.id) for text in showdown_sentences(to, game.button)
        )
