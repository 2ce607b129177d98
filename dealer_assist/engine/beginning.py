"""What happens before anybody acts, as events."""

from __future__ import annotations

from dealer_assist.engine.betting import posting
from dealer_assist.engine.outcome import brought_in, chips_back, put_in
from dealer_assist.engine.play import seated, start
from dealer_assist.engine.state.events import HandEvent, Posted
from dealer_assist.engine.state.setup import Setup


def beginning(setup: Setup) -> tuple[HandEvent, ...]:
    """What happens before anybody acts: the forced chips in order, and what nobody can match of them."""
    hand = seated(setup)
    posted = tuple(
        Posted(hand.order[i], hand.round.bet[i], paid, not hand.chips.stack[i], kind)
        for i, kind, paid in posting.payments(hand) if paid
    )
    begun = start(setup)
    return posted + tuple(brought_in(begun, put_in(hand))) + tuple(chips_back(begun, {}))
