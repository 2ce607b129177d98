"""What is done at each step, and who opens each round of betting: a function a word."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import NamedTuple

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rulebook import board_picture, phrases
from dealer_assist.games.model import Choice, Game, Step, Street
from dealer_assist.scales import SCALES
from dealer_assist.texts import joined, say


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
            return say("manual.each-still-in")
        # stud with a button (R7) may still be dealt from seat one
        left = self.game.button and not self.game.from_seat_one
        return say("manual.each-from-button" if left else "manual.each-from-lowest")


def tell(step: Step, place: StepPlace) -> str:
    """What is done at a step; the words are those of `vocabulary.STEPS`."""
    return TELL[step.word](step, place)


def _face_down(step: Step, place: StepPlace) -> str:
    cards = phrases.count(step.low, "card" if place.first else "more-card")
    return say("manual.step-face-down", each=place.to_each, cards=cards)


def _face_up(step: Step, place: StepPlace) -> str:
    before = takewhile(lambda other: other != step, place.street.steps)
    beside = place.first and any(other.word == "down" for other in before)
    each = say("manual.each-then") if beside else place.to_each
    return say("manual.step-face-up", each=each, cards=phrases.count(step.low, "card"))


def _board(step: Step, place: StepPlace) -> str:
    cells = range(place.cells + 1, place.cells + step.low + 1)
    words = say("manual.step-board", cards=phrases.count(step.low, "shared-card"))
    return joined([words, board_picture.placing(place.game, cells)], ", ")


def _draw(step: Step, place: StepPlace) -> str:
    cards = say("manual.span-cards", n=step.high, span=phrases.span(step.low, step.high))
    return say("manual.step-draw" if place.burned else "manual.step-draw-burn", cards=cards)


def _discard(step: Step, place: StepPlace) -> str:
    return say("manual.step-discard", n=step.low, count=phrases.number(step.low))


def _keep(step: Step, place: StepPlace) -> str:
    return say("manual.step-keep", span=phrases.span(step.low, step.high))


def _part(step: Step, place: StepPlace) -> str:
    hands = [say("manual.part-hand-an" if phrases.side(name)[0] in "AEIOaeio" else "manual.part-hand",
                 side=phrases.side(name), size=phrases.number(size)) for name, size in step.parts]
    return say("manual.step-part", hands=phrases.either(hands))


def _roll(step: Step, place: StepPlace) -> str:
    rolls = say("manual.step-roll", n=step.low, count=phrases.number(step.low))
    return joined([rolls, *_meaning(place.game)], "; ")


def _meaning(game: Game) -> list[str]:
    """What a roll decides, where it is not the removal that follows it."""
    meanings: list[str] = [
        say("manual.roll-half", when=phrases.condition(part.when), side=phrases.side(part.name))
        for part in game.every_side()
        if part.when is not None and part.when.word == "roll"
    ]
    for lines in game.boards:
        if lines.when is not None and lines.when.word == "roll":
            meanings.append(say("manual.roll-lines", when=phrases.condition(lines.when)))
    if any(tier.qualifier == "rolled" for part in game.leaves for tier in part.tiers):
        meanings.append(say("manual.roll-low"))
    return meanings


def _remove(step: Step, place: StepPlace) -> str:
    return phrases.phrase("removes", step.what)


def _expose(step: Step, place: StepPlace) -> str:
    return say("manual.step-expose")


def _turn(step: Step, place: StepPlace) -> str:
    return say("manual.step-turn", each=place.to_each, cards=phrases.count(step.low, "card"))


def _door(step: Step, place: StepPlace) -> str:
    return say("manual.step-door", cards=phrases.count(step.low, "card"))


def _choose(step: Step, place: StepPlace) -> str:
    return say("manual.step-choose")


def _buy(step: Step, place: StepPlace) -> str:
    text = say("manual.step-buy", times=phrases.count(step.low, "opportunity"))
    return text if place.burned else say("manual.burn-then", text=text)


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
    # 1.4: "there is no pre-flop betting"
    if street.bet == "none" or game.bomb_pot and street is game.streets[0]:
        return phrases.sentence(phrases.phrase("bet", "none"))
    return joined([phrases.sentence(opening(game, street)), _betting(game, street)])


def opening(game: Game, street: Street) -> str:
    """Who opens a round, with what settles equal boards."""
    if street.opens == "bring-in":
        return joined([phrases.sentence(bring_in(game)), phrases.phrase("opens", "bring-in")])
    if street.opens == "best board":
        return _best_board(game)
    if street.opens == "blinds":
        return say("manual.opens-blinds-heads-up")
    return phrases.phrase("opens", street.opens)


def bring_in(game: Game) -> str:
    """Whose door card brings it in, by the house rule where the page leaves it open."""
    if not isinstance(game.bring_in, Choice):
        return phrases.phrase("bring-in", game.bring_in or "low card")
    ways = [phrases.phrase("brings-in", word) for word in game.bring_in.values.values()]
    return phrases.by_house_rule(ways, game.bring_in.rule)


def _best_board(game: Game) -> str:
    which = "lowest" if SCALES[game.showing].low else "highest"
    # Mexican Poker: "equal cards by position from the button"
    by_position = game.bring_in is None and game.forced == "antes"
    return say(f"manual.opens-{which}-board-{'position' if by_position else 'suit'}")


def _betting(game: Game, street: Street) -> str:
    if not any(STRUCTURES[betting].fixed for betting in game.bettings):
        return say("manual.round")
    where = "in-limit" if len(game.bettings) > 1 else "at"
    return say(f"manual.round-{where}", size=bet_size(street))


def bet_size(street: Street) -> str:
    """`at the small bet`; both where a house rule picks."""
    if not isinstance(street.bet, Choice):
        return phrases.phrase("bet", street.bet)
    ways = [phrases.phrase("bet", word) for word in street.bet.values.values()]
    return phrases.by_house_rule(ways, street.bet.rule)
