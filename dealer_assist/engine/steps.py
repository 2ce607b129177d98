"""The words of a street's steps, each a function of the same table (`games/words.py` says what they mean)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine import dealing, drawing
from dealer_assist.engine.actions import Action
from dealer_assist.errors import NotNow
from dealer_assist.games import Game, Step

if TYPE_CHECKING:
    from dealer_assist.engine.hand import Hand

SEAT_STEPS = ("discard", "part", "expose", "door", "choose")


def begin(hand: Hand, step: Step) -> bool:
    """Start a step; True when the table has to wait for somebody."""
    return _BEGIN[step.word](hand, step)


def _cards(hand: Hand, step: Step) -> bool:
    if hand.street_no and not _enough(hand, step):
        return _community(hand)
    dealing.burn(hand)
    dealing.give(hand, step)
    return _wait_if_it_decides(hand)


def _board(hand: Hand, step: Step) -> bool:
    dealing.burn(hand)
    dealing.board(hand, step.low)
    hand.flop_dealt = True
    return False


def _wait_if_it_decides(hand: Hand) -> bool:
    if not dealing.decides(hand):
        return False
    hand.phase = "dealing"
    return True


def _enough(hand: Hand, step: Step) -> bool:
    """Enough for everybody, a burn and one card never dealt; burns may be shuffled in (`stud-short-stub`)."""
    need = step.low * len(hand.live()) + (not hand.burned) + 1
    if need <= hand.stub or hand.burned:
        return True
    if hand.setup.house["stud-short-stub"] == "community" or hand.stub + len(hand.burns) < need:
        return False
    _shuffle_burns(hand)
    return True


def _shuffle_burns(hand: Hand) -> None:
    total = hand.stub + len(hand.burns)
    hand.notes += (
        (
            f"The stub of {hand.stub} is short: shuffle it with the {len(hand.burns)} burn cards, {total} in all; "
            "burn, then deal.",
            "house rule stud-short-stub",
        ),
    )
    hand.stub, hand.burns = total, []


def _community(hand: Hand) -> bool:
    """Too few cards for everybody: one shared card in the middle (house rules 5)."""
    if hand.stub < 3:
        _shuffle_burns(hand)
    dealing.burn(hand)
    hand.notes += (
        (
            f"Too few cards for {len(hand.live())} players: burn and turn one community card in the middle; it "
            "plays for everybody.",
            "house rule stud-short-stub",
        ),
    )
    hand.community = UNKNOWN
    hand.stub -= 1
    return False


def _draw(hand: Hand, step: Step) -> bool:
    return drawing.begin(hand)


def _each(hand: Hand, step: Step) -> bool:
    """Everybody with a hand does it in turn, all-in or not."""
    hand.queue = hand.live()
    hand.phase = "drawing"
    return True


def _roll(hand: Hand, step: Step) -> bool:
    hand.phase = "rolling"
    return True


def _nothing(hand: Hand, step: Step) -> bool:
    """Cards that leave the board are read off the dice and the river at the showdown."""
    return False


_BEGIN: dict[str, Callable[[Hand, Step], bool]] = {
    "hole": _cards,
    "down": _cards,
    "up": _cards,
    "board": _board,
    "draw": _draw,
    "discard": _each,
    "part": _each,
    "roll": _roll,
    "remove": _nothing,
}


def unplayed(game: Game) -> str | None:
    """The first word of a game that hands cannot be dealt by yet, or None."""
    for street in game.streets:
        last = (street.with_action,) if street.with_action else ()
        for step in (*street.steps, *last):
            if step.word not in _BEGIN:
                return str(step.word)
    return "becomes" if game.becomes else None


def dealer_action(hand: Hand, action: Action) -> None:
    """`roll N [N]` and `run N`."""
    if action.verb == "run":
        _run(hand, action.amount or 0)
    elif hand.phase != "rolling":
        raise NotNow("no-roll", f"No dice are rolled now; {_awaited(hand)}.")
    else:
        _rolled(hand, action.dice)


def _rolled(hand: Hand, dice: tuple[int, ...]) -> None:
    step = hand.streets[hand.street_no].steps[hand.step_no]
    if len(dice) != step.low or not all(1 <= pip <= 6 for pip in dice):
        count = "one die" if step.low == 1 else f"{step.low} dice"
        raise NotNow("bad-roll", f"The button rolls {count}, 1 to 6 each; enter the roll again.", rule="1.5")
    hand.dice.extend(dice)
    hand.phase = "stepping"
    hand.step_no += 1


def _run(hand: Hand, times: int) -> None:
    """Run the rest of the board more than once: the room allows it, and no action is left."""
    allowed = hand.setup.house.number("run-it", 1)
    if not hand.betting_over or not hand.board or hand.phase != "showdown":
        raise NotNow(
            "no-run",
            f"The board can be run more than once when all are all-in with cards to come; {_awaited(hand)}.",
            rule="house rule run-it",
        )
    if not 1 <= times <= allowed:
        most = "once only" if allowed == 1 else f"at most {allowed} times"
        raise NotNow(
            "run-too-often",
            f"This room runs the board {most}; choose 1 to {allowed}.",
            rule="house rule run-it",
        )
    if UNKNOWN not in hand.board or hand.kept_board() == len(hand.board):
        raise NotNow(
            "no-run", "The board is complete; there is nothing left to run.", rule="house rule run-it"
        )
    hand.run = times


def seat_action(hand: Hand, action: Action, i: int) -> None:
    """A discard, or parting the hand."""
    if not awaits(hand, action.verb):
        raise NotNow(f"no-{action.verb}", f"There is nothing to {action.verb} now; {_awaited(hand)}.")
    if action.verb == "discard":
        drawing.discard(hand, action, i)
    else:
        _part(hand, action, i)


def _part(hand: Hand, action: Action, i: int) -> None:
    """Part the hand as the page says; the cards need not be named until the showdown."""
    step = hand.streets[hand.street_no].steps[hand.step_no]
    if i != hand.queue[0]:
        raise NotNow("out-of-turn", f"Seat {hand.order[hand.queue[0]]} is to part the hand now.")
    sizes = [size for _, size in step.parts]
    if [len(part) for part in action.parts] != sizes:
        want = "/".join(f"{size} cards ({name})" for name, size in step.parts)
        raise NotNow("bad-parts", f"Part the hand as {want}.", rule=hand.game.section)
    hand.parts[i] = action.parts
    hand.queue.pop(0)
    if not hand.queue:
        hand.phase = "stepping"
        hand.step_no += 1


def awaits(hand: Hand, verb: str) -> bool:
    """Is this kind of step waiting for a player?"""
    if hand.phase != "drawing":
        return False
    word = hand.streets[hand.street_no].steps[hand.step_no].word
    return word == verb or word == "draw" and verb == "pat"


def _awaited(hand: Hand) -> str:
    from dealer_assist.engine.prompts import waiting  # prompts read this module

    return waiting(hand).refusal
