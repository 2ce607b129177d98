"""What is asked of a player's own cards: thrown, parted, drawn, the door card."""

from __future__ import annotations

from dealer_assist.engine.agenda import AgendaStep, Steps
from dealer_assist.engine.dealing import draws, player_steps
from dealer_assist.engine.dealing.steps import IN_TURN
from dealer_assist.engine.state.due import TO_BOARD
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.texts import Message, listed, named, say


def _discard(hand: HandState, step: AgendaStep) -> Waiting:
    text = say("prompts.discard", n=step.cards)
    return Waiting("discard", text, seat=step.seat, low=step.cards, high=step.cards)


def keeping(hand: HandState, step: AgendaStep) -> Waiting:
    """How many cards a player keeps (2.50)."""
    assert step.seat is not None
    low, high = player_steps.bounds(hand, hand.seat_index[step.seat])
    text = say("prompts.keep", seat=step.seat, low=low, high=high)
    return Waiting("discard", text, seat=step.seat, low=low, high=high)


def _part(hand: HandState, step: AgendaStep) -> Waiting:
    parts = player_steps.parts_of(hand)
    shape = listed([say("prompts.part-of", size=size, name=named("part", name)) for name, size in parts])
    return Waiting("part", say("prompts.part", parts=shape))


def _door(hand: HandState, step: AgendaStep) -> Waiting:
    return Waiting("door", say("prompts.door", seat=step.seat), seat=step.seat, count=1, to="up")


OWN_CARDS = {"discard": _discard, "keep": keeping, "part": _part, "door": _door}


def drawing(hand: HandState, last: AgendaStep, steps: Steps) -> Waiting:
    """Who draws how many; `steps` lead up to it, `last` is the draw itself."""
    asked = IN_TURN[last.do].asked
    assert last.seat is not None
    if asked is not None:
        return asked(hand, last.seat)
    step = hand.streets[hand.street_no].steps[hand.step_no]
    low, high = draws.bounds(hand, step, hand.seat_index[last.seat])
    who = _drawer(last.seat, [it for it in steps if it.to == TO_BOARD])
    text = say("prompts.draw", who=who, low=low, high=high)
    return Waiting("draw", text, seat=last.seat, low=low, high=high)


def _drawer(seat: int | None, boards: Steps) -> Message:
    """Who draws; where the page deals the board first, players see it before they draw (2.60)."""
    if len(boards) == 1:
        return say("prompts.drawer-once", seat=seat, street=street_named(boards[0].street))
    return say("prompts.drawer-board" if boards else "prompts.drawer", seat=seat)


def street_named(name: str) -> Message:
    """A street as the room calls it; one that only a game of the room has, by its own name."""
    known = named("street", name)
    return known if isinstance(known, Message) else say("street.other", name=known.replace("-", " "))
