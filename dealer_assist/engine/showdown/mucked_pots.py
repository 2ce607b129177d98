"""Pots that nobody shows a hand for: the last player in one takes it unseen, and only that one."""

from __future__ import annotations

from dealer_assist.engine.showdown.pots import Layer, layers
from dealer_assist.texts import say
from dealer_assist.engine.state.hand import HandState

RULE = "house rule last-hand-shows"


def given_up(hand: HandState) -> list[Layer]:
    """All pots, where every hand in one of them was thrown in; empty when there is none such.

    Shape: as `pots.layers`, `live` the hands that can still win. Such a pot belongs to the last who threw
    their hand in: by that they gave up the other pots. A player of a smaller pot has no chips in it.
    A note is left on the hand.  Source: house rules 7, `last-hand-shows`; `side-pots: separate`.
    """
    if not any(hand.showdown.mucked):
        return []
    cut = layers(hand)
    if not any(all(hand.showdown.mucked[i] for i in layer.live) for layer in cut):
        return []
    left: list[Layer] = []
    for n, layer in enumerate(cut):
        live = tuple(i for i in layer.live if not hand.showdown.mucked[i])
        if not live:
            live = (max(layer.live, key=lambda i: _when(hand, i)),)
            key = "main" if not n else "side" if len(cut) == 2 else "side-of-many"
            note = say(f"thrown-in.{key}", seat=hand.order[live[0]], number=n)
            hand.notes += ((note, RULE),)
        low, amount = layer.low, layer.amount
        # two pots with the same one hand in them are one to push
        if left and left[-1].live == live:
            below = left.pop()
            low, amount = below.low, below.amount + amount
        left.append(Layer(low, layer.high, amount, live))
    return left


def _when(hand: HandState, i: int) -> int:
    """The number of the action with which a hand was thrown in; the one being taken now is the last."""
    for n in range(len(hand.actions) - 1, -1, -1):
        action = hand.actions[n]
        if action.seat == hand.order[i] and action.verb in ("show", "muck"):
            return n if action.verb == "muck" else len(hand.actions)
    return len(hand.actions)
