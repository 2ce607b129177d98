"""A game step by step as a dealer does it, out of the words of its definition alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from dealer_assist.cards import deck_cards
from dealer_assist.games import layout, saying
from dealer_assist.games.loader import load_game
from dealer_assist.games.model import Becomes, Choice, Game, Step, Street
from dealer_assist.games.showdown_words import dealt_to_each, showdown_sentences

Load = Callable[[str], Game]
_DEALT = ("hole", "down", "up", "board", "turn")
_MONEY = "Forced money"
_PLAY = "Rules of play"
_SHOWDOWN = "Showdown"
_DECK_OUT = (
    "When the deck runs out in a draw, the discards and the burn cards are shuffled and dealt on; nobody "
    "gets back what they have just thrown (house rules reshuffle-pool, last-card)."
)
_STUB_SHORT = (
    "When too few cards are left to give everybody a last one, the burn cards are shuffled in; if that is "
    "not enough either, one community card is turned up in the middle for all (house rule stud-short-stub)."
)
_OTHER_MONEY = (
    "There is no bring-in: the blinds stand. The small bet is the big blind, the big bet twice that. From "
    "fourth street on cards are dealt from the dealer's left."
)


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


class _Place(NamedTuple):
    """Where a step stands: its street, and how many board cells were dealt before it."""

    game: Game
    street: Street
    first: bool
    cells: int
    burned: bool = False

    @property
    def to_each(self) -> str:
        if not self.first:
            return "deal each player still in"
        start = "Starting left of the button" if self.game.button else "Starting with the lowest seat"
        return f"{start}, deal each player"


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
    button = "The button moves one seat clockwise. " if game.button else "There is no button. "
    yield ProcedureStep(_MONEY, button + saying.FORCED[game.forced], "money")
    if game.deck != "standard" or game.joker:
        yield ProcedureStep(_MONEY, deck_sentence(game), "money")


def deck_sentence(game: Game) -> str:
    """How many cards are in the deck, and what its joker does (1.7)."""
    joker = f" {saying.JOKERS[game.joker]}" if game.joker else ""
    cards = len(deck_cards(game.deck, game.joker is not None))
    return f"The game is dealt from {cards} cards: {saying.DECKS[game.deck]}.{joker}"


def _streets(game: Game, load: Load, start: int = 0) -> Iterator[ProcedureStep]:
    cells, before = 0, ""
    for place, street in enumerate(game.streets[start:], start):
        part = before + saying.street(street.name)
        burned = place == 0
        for step in street.steps:
            text = tell(step, _Place(game, street, place == 0, cells, burned))
            if step.word in _DEALT and not burned:
                text = f"Burn a card, then {text[0].lower()}{text[1:]}"
            burned = burned or step.word in (*_DEALT, "draw")
            cells += step.low if step.word == "board" else 0
            yield ProcedureStep(part, saying.sentence(text), "deal", step.word)
            yield from _branches(game, step, part, place, cells, load)
        yield from _round(game, street, part, place)
        if any(step.word == "choose" for step in street.steps):
            yield from _chosen(game, load, place)
            before = _names_like(game, load, place)


def _round(game: Game, street: Street, part: str, place: int) -> Iterator[ProcedureStep]:
    yield ProcedureStep(part, round_sentence(game, street), "bet")
    if street.with_action is not None:
        yield ProcedureStep(
            part, _with_action(street.with_action, game, street), "deal", street.with_action.word
        )


def _with_action(step: Step, game: Game, street: Street) -> str:
    return saying.sentence(tell(step, _Place(game, street, False, 0)))


# -- one sentence a word -------------------------------------------------------------------------


def tell(step: Step, place: _Place) -> str:
    """What is done at a step; the words are those of `words.STEPS`."""
    return TELL[step.word](step, place)


def _face_down(step: Step, place: _Place) -> str:
    more = "more " if not place.first else ""
    return f"{place.to_each} {saying.number(step.low)} {more}card{'s' * (step.low > 1)} face down"


def _face_up(step: Step, place: _Place) -> str:
    beside = any(before.word == "down" for before in place.street.steps) and place.first
    each = "then deal each player" if beside else place.to_each
    return f"{each} {saying.count(step.low, 'card')} face up"


def _board(step: Step, place: _Place) -> str:
    cells = range(place.cells + 1, place.cells + step.low + 1)
    return f"deal {saying.count(step.low, 'shared card')} face up{layout.placing(place.game, cells)}"


def _draw(step: Step, place: _Place) -> str:
    burn = "" if place.burned else "burn a card and "
    return (
        "in turn from the left of the button each player still in throws "
        f"{saying.span(step.low, step.high)} card{'s' * (step.high > 1)}, or stands pat. When all have said "
        f"how many, {burn}deal everybody as many as they threw"
    )


def _discard(step: Step, place: _Place) -> str:
    return (
        f"each player still in throws {saying.count(step.low, 'down card')}, face down, and gets nothing for "
        f"{'it' if step.low == 1 else 'them'}"
    )


def _keep(step: Step, place: _Place) -> str:
    return (
        f"with the first chips put in, or the first check, a player keeps {saying.span(step.low, step.high)} "
        "of their cards and lays the others, face down, under the chips; everybody must see how many are kept"
    )


def _part(step: Step, place: _Place) -> str:
    hands = [f"{saying.side(name)} hand of {saying.number(size)}" for name, size in step.parts]
    into = saying.either([f"a{'n' if hand[0] in 'AEIOaeio' else ''} {hand}" for hand in hands])
    return f"each player still in parts their cards into {into}, face down; they stay so to the end"


def _roll(step: Step, place: _Place) -> str:
    dice = "a die" if step.low == 1 else f"{saying.number(step.low)} dice"
    return f"the button rolls {dice}{_meaning(place.game)}"


def _meaning(game: Game) -> str:
    """What a roll decides, where it is not the removal that follows it."""
    told = [
        f"{saying.condition(part.when)} the {saying.side(part.name)} half is played, otherwise not"
        for part in game.sides
        if part.when is not None and part.when.word == "roll"
    ]
    for lines in game.boards:
        if lines.when is not None and lines.when.word == "roll":
            told.append(
                f"{saying.condition(lines.when)} the lines of the board change, as told at the showdown"
            )
    if any(tier.qualifier == "rolled" for part in game.sides for tier in part.tiers):
        told.append("the sum says how low a low must be")
    return "".join(f"; {text}" for text in told)


def _remove(step: Step, place: _Place) -> str:
    return saying.REMOVES[step.what]


def _expose(step: Step, place: _Place) -> str:
    return (
        "each player still in, in turn from the left of the button, may turn their down card face up, or not"
    )


def _turn(step: Step, place: _Place) -> str:
    return (
        f"{place.to_each} {saying.count(step.low, 'card')}: face down if all cards of that player are open, "
        "face up if not"
    )


def _door(step: Step, place: _Place) -> str:
    cards = saying.count(step.low, "card")
    return f"each player who calls or raises turns up {cards} of their choice as the door card"


def _choose(step: Step, place: _Place) -> str:
    return "the first player to act picks the game; heads-up or three-handed the button does"


TELL: dict[str, Callable[[Step, _Place], str]] = {
    "hole": _face_down,
    "down": _face_down,
    "up": _face_up,
    "board": _board,
    "draw": _draw,
    "discard": _discard,
    "keep": _keep,
    "part": _part,
    "roll": _roll,
    "remove": _remove,
    "expose": _expose,
    "turn": _turn,
    "door": _door,
    "choose": _choose,
}


# -- betting -------------------------------------------------------------------------------------


def round_sentence(game: Game, street: Street) -> str:
    """Who acts first, and at which bet."""
    if street.bet == "none":
        return saying.sentence(saying.BETS["none"])
    return f"{opening(game, street)}. {_betting(game, street)}"


def opening(game: Game, street: Street) -> str:
    """Who opens a round, with what settles equal boards."""
    if street.opens == "bring-in":
        return f"{bring_in(game).rstrip('.')}. {saying.OPENS['bring-in']}"
    if street.opens == "best board":
        return _best_board(game)
    if street.opens == "blinds":
        return f"{saying.OPENS['blinds']}; heads-up the button does"
    return saying.OPENS[street.opens]


def bring_in(game: Game) -> str:
    """Whose door card brings it in, by the house rule where the page leaves it open."""
    if not isinstance(game.bring_in, Choice):
        return saying.BRING_INS[game.bring_in or "low card"]
    options = [
        f"{saying.BRING_INS[word].split(',')[0]} (house rule {game.bring_in.rule}: {value})"
        for value, word in game.bring_in.values.items()
    ]
    return " or ".join(text if not n else text[0].lower() + text[1:] for n, text in enumerate(options))


def low_board(game: Game) -> bool:
    """Is the best board showing the lowest?"""
    return game.showing in ("ace-to-five", "deuce-to-seven", "ace-to-six", "madison")


def _best_board(game: Game) -> str:
    which = "lowest" if low_board(game) else "highest"
    by_position = game.bring_in is None and game.forced == "antes"
    ties = (
        "the first from the button"
        if by_position
        else "the higher suit on the highest card, as the house rules say"
    )
    return f"{saying.OPENS['best board'].replace('best', which)}; of equal boards {ties}"


def _betting(game: Game, street: Street) -> str:
    size = bet_size(street)
    if "limit" not in game.bettings:
        size = ""
    elif len(game.bettings) > 1:
        size = f" (in limit {size})"
    else:
        size = f" {size}"
    return f"A round of betting{size}."


def bet_size(street: Street) -> str:
    """`at the small bet`; both where a house rule picks."""
    if not isinstance(street.bet, Choice):
        return saying.BETS[street.bet]
    options = [
        f"{saying.BETS[word]} (house rule {street.bet.rule}: {value})"
        for value, word in street.bet.values.items()
    ]
    return saying.either(options, "or")


def _habits(game: Game) -> Iterator[ProcedureStep]:
    for betting, habits in game.habits.items():
        for habit in habits:
            start = "" if betting == "any" else f"In {betting}: "
            yield ProcedureStep(_PLAY, f"{start}{saying.HABITS[habit]}", "habit", habit)
    if any(step.word == "draw" for street in game.streets for step in street.steps):
        yield ProcedureStep(_PLAY, _DECK_OUT, "stub")
    elif not game.holds("board") and game.max_seats * dealt_to_each(game) >= len(
        deck_cards(game.deck, bool(game.joker))
    ):
        yield ProcedureStep(_PLAY, _STUB_SHORT, "stub")


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
    start = saying.sentence(saying.condition(turn.when, to.name))[:-1]
    yield ProcedureStep(part, f"{start}, the hand goes on as {to.name}.", "branch", game=to.id)
    for step in turn.steps:
        told = tell(step, _Place(game, game.streets[place], False, 0))
        yield ProcedureStep(
            part, saying.sentence(f"before the betting, as {to.name}: {told}"), "deal", step.word, to.id
        )
    if turn.with_action is not None:
        told = tell(turn.with_action, _Place(game, game.streets[place], False, 0))
        yield ProcedureStep(
            part, saying.sentence(f"as {to.name}: {told}"), "deal", turn.with_action.word, to.id
        )


def _later(game: Game, place: int) -> str:
    """What tells one game's later streets from another's."""
    told = [(street.steps, street.bet, street.opens) for street in game.streets[place + 1 :]]
    shown = game.showing if any(street.opens == "best board" for street in game.streets[place + 1 :]) else ""
    return f"{told} {shown}"


def _chosen(game: Game, load: Load, place: int) -> Iterator[ProcedureStep]:
    """The later streets of chosen games that are not those of this page."""
    others: dict[str, list[Game]] = {}
    for to in (load(turn.game) for turn in game.becomes if turn.when.word == "chosen"):
        if _later(to, place) != _later(game, place):
            others.setdefault(_later(to, place), []).append(to)
    for games in others.values():
        names = saying.either([to.name for to in games], "or")
        if games[0].forced != game.forced:
            yield ProcedureStep(f"As {names}", _OTHER_MONEY, "branch", game=games[0].id)
        for step in _streets(games[0], load, place + 1):
            yield ProcedureStep(
                f"As {names}: {step.part.lower()}", step.text, step.kind, step.word, games[0].id
            )


def _names_like(game: Game, load: Load, place: int) -> str:
    """`As Texas Hold'em: `, the chosen games whose later streets are those of this page."""
    names = [
        to.name
        for to in (load(turn.game) for turn in game.becomes)
        if _later(to, place) == _later(game, place)
    ]
    return f"As {saying.either(names, 'or')}: " if names else ""


def _showdown(game: Game, load: Load) -> Iterator[ProcedureStep]:
    decided = {turn.when.word for turn in game.becomes}
    if "chosen" not in decided and decided != {"red", "black"}:  # else it is always another game
        yield from (
            ProcedureStep(_SHOWDOWN, text, "showdown") for text in showdown_sentences(game, game.button)
        )
    for turn in game.becomes:
        to = load(turn.game)
        part = f"{_SHOWDOWN} as {to.name}"
        yield from (
            ProcedureStep(part, text, "showdown", game=to.id) for text in showdown_sentences(to, game.button)
        )
