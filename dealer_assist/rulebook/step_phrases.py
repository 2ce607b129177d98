"""What is done at each step, and who opens each round of betting: a function a word."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import NamedTuple

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rulebook import board_picture, phrases
from dealer_assist.games.model import Choice, Game, Step, Street
from dealer_assist.scales import SCALES


class StepPlace(NamedTuple):
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
        left = self.game.button and not self.game.from_seat_one
        start = "Starting left of the button" if left else "Starting with the lowest seat"
        return f"{start}, deal each player"


def tell(step: Step, place: StepPlace) -> str:
    """What is done at a step; the words are those of `words.STEPS`."""
    return TELL[step.word](step, place)


def _face_down(step: Step, place: StepPlace) -> str:
    more = "more " if not place.first else ""
    return f"{place.to_each} {phrases.number(step.low)} {more}card{'s' * (step.low > 1)} face down"


def _face_up(step: Step, place: StepPlace) -> str:
    before = takewhile(lambda other: other != step, place.street.steps)
    beside = place.first and any(other.word == "down" for other in before)
    each = "then deal each player" if beside else place.to_each
    return f"{each} {phrases.count(step.low, 'card')} face up"


def _board(step: Step, place: StepPlace) -> str:
    cells = range(place.cells + 1, place.cells + step.low + 1)
    return f"deal {phrases.count(step.low, 'shared card')} face up{board_picture.placing(place.game, cells)}"


def _draw(step: Step, place: StepPlace) -> str:
    burn = "" if place.burned else "burn a card and "
    return (
        "in turn from the left of the button each player still in throws "
        f"{phrases.span(step.low, step.high)} card{'s' * (step.high > 1)}, or stands pat. When all have said "
        f"how many, {burn}deal everybody as many as they threw"
    )


def _discard(step: Step, place: StepPlace) -> str:
    return (
        f"each player still in throws {phrases.count(step.low, 'down card')}, face down, and gets "
        "nothing for "
        f"{'it' if step.low == 1 else 'them'}"
    )


def _keep(step: Step, place: StepPlace) -> str:
    return (
        "with the first chips put in, or the first check, a player keeps "
        f"{phrases.span(step.low, step.high)} "
        "of their cards and lays the others, face down, under the chips; everybody must see how many are kept"
    )


def _part(step: Step, place: StepPlace) -> str:
    hands = [f"{phrases.side(name)} hand of {phrases.number(size)}" for name, size in step.parts]
    into = phrases.either([f"a{'n' if hand[0] in 'AEIOaeio' else ''} {hand}" for hand in hands])
    return f"each player still in parts their cards into {into}, face down; they stay so to the end"


def _roll(step: Step, place: StepPlace) -> str:
    dice = "a die" if step.low == 1 else f"{phrases.number(step.low)} dice"
    return f"the button rolls {dice}{_meaning(place.game)}"


def _meaning(game: Game) -> str:
    """What a roll decides, where it is not the removal that follows it."""
    told = [
        f"{phrases.condition(part.when)} the {phrases.side(part.name)} half is played, otherwise not"
        for part in game.every_side()
        if part.when is not None and part.when.word == "roll"
    ]
    for lines in game.boards:
        if lines.when is not None and lines.when.word == "roll":
            told.append(
                f"{phrases.condition(lines.when)} the lines of the board change, as told at the showdown"
            )
    if any(tier.qualifier == "rolled" for part in game.leaves for tier in part.tiers):
        told.append("the sum says how low a low must be")
    return "".join(f"; {text}" for text in told)


def _remove(step: Step, place: StepPlace) -> str:
    return phrases.REMOVES[step.what]


def _expose(step: Step, place: StepPlace) -> str:
    return (
        "each player still in, in turn from the left of the button, may turn their down card face up, or not"
    )


def _turn(step: Step, place: StepPlace) -> str:
    return (
        f"{place.to_each} {phrases.count(step.low, 'card')}: face down if all cards of that player are open, "
        "face up if not"
    )


def _door(step: Step, place: StepPlace) -> str:
    cards = phrases.count(step.low, "card")
    return f"each player who calls or raises turns up {cards} of their choice as the door card"


def _choose(step: Step, place: StepPlace) -> str:
    return "the first player to act picks the game; heads-up or three-handed the button does"


def _buy(step: Step, place: StepPlace) -> str:
    times = phrases.count(step.low, "opportunity").replace("opportunitys", "opportunities")
    burn = "" if place.burned else "burn a card and "
    return (
        f"{burn}turn up a card of the stub: it is on sale, in turn from the left of the button. Each player "
        f"still in has {times} to buy, once around and then again: they pay the price to the pot (house rule "
        "buy-price), throw one card of their own and take the card on sale face up, and another is turned "
        "up. A card nobody takes stays on sale; the last one left goes to the muck"
    )


TELL: dict[str, Callable[[Step, StepPlace], str]] = {
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
    "buy": _buy,
}


# -- betting -------------------------------------------------------------------------------------


def round_sentence(game: Game, street: Street) -> str:
    """Who acts first, and at which bet."""
    if street.bet == "none" or game.bomb_pot and street is game.streets[0]:
        return phrases.sentence(phrases.BETS["none"])
    return f"{opening(game, street)}. {_betting(game, street)}"


def opening(game: Game, street: Street) -> str:
    """Who opens a round, with what settles equal boards."""
    if street.opens == "bring-in":
        return f"{bring_in(game).rstrip('.')}. {phrases.OPENS['bring-in']}"
    if street.opens == "best board":
        return _best_board(game)
    if street.opens == "blinds":
        return f"{phrases.OPENS['blinds']}; heads-up the button does"
    return phrases.OPENS[street.opens]


def bring_in(game: Game) -> str:
    """Whose door card brings it in, by the house rule where the page leaves it open."""
    if not isinstance(game.bring_in, Choice):
        return phrases.BRING_INS[game.bring_in or "low card"]
    options = [
        f"{phrases.BRING_INS[word].split(',')[0]} (house rule {game.bring_in.rule}: {value})"
        for value, word in game.bring_in.values.items()
    ]
    return " or ".join(text if not n else text[0].lower() + text[1:] for n, text in enumerate(options))


def _best_board(game: Game) -> str:
    which = "lowest" if SCALES[game.showing].low else "highest"
    by_position = game.bring_in is None and game.forced == "antes"
    ties = (
        "the first from the button"
        if by_position
        else "the higher suit on the highest card, as the house rules say"
    )
    return f"{phrases.OPENS['best board'].replace('best', which)}; of equal boards {ties}"


def _betting(game: Game, street: Street) -> str:
    size = bet_size(street)
    if not any(STRUCTURES[betting].fixed for betting in game.bettings):
        size = ""
    elif len(game.bettings) > 1:
        size = f" (in limit {size})"
    else:
        size = f" {size}"
    return f"A round of betting{size}."


def bet_size(street: Street) -> str:
    """`at the small bet`; both where a house rule picks."""
    if not isinstance(street.bet, Choice):
        return phrases.BETS[street.bet]
    options = [
        f"{phrases.BETS[word]} (house rule {street.bet.rule}: {value})"
        for value, word in street.bet.values.items()
    ]
    return phrases.either(options, "or")
