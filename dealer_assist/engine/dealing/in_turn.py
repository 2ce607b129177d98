"""A step at which one player after the other decides, from the left of the button."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.waiting import Waiting


class InTurn(NamedTuple):
    """What a step's word does: a file of its own puts it together, `steps.IN_TURN` lists it.

    Shape: `act` takes a player's line; `over` goes on when the queue is empty; `asked` is what the dealer
    reads while a seat decides, None where `engine/prompts` says it with the cards that come before.
    """

    act: Callable[[HandState, Action, int], None]
    over: Callable[[HandState], None]
    asked: Callable[[HandState, int], Waiting] | None = None
