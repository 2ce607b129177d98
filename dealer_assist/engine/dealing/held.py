"""Hand for hand: an all-in hand stays face down, and nothing more is dealt, until the floor releases it.

Who could still bet, draw, throw or part does so; what waits is the turning up and every card after it.
Source: house rules, section 9, `hand-for-hand-clock`: "All-in hands stay face down until released".
"""

from __future__ import annotations

from dealer_assist.engine.dealing import due
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.errors import NotNow
from dealer_assist.texts import say

RULE = "house rule hand-for-hand-clock"
# each of them would tell another table who is out before its own hand ends
WAITS = ("deal", "roll", "reroll", "run", "show", "muck")


def waits(hand: HandState) -> bool:
    """Does an all-in hand lie face down until somebody releases it?"""
    return hand.held and any(it.do == "release" for it in hand.due)


def check(hand: HandState, action: Action) -> None:
    """Refuse what would show how a held hand ends.  Errors: `all-in-held`."""
    if action.verb in WAITS and waits(hand):
        raise NotNow("all-in-held", rule=RULE)


def release(hand: HandState, action: Action) -> None:
    """The floor says that the hand may be run out.  Errors: `not-held` where none is held."""
    if not waits(hand):
        raise NotNow("not-held", now=WHAT_NOW, rule=RULE)
    hand.notes += ((say("held.note"), RULE),)
    due.finish(hand, "release")
