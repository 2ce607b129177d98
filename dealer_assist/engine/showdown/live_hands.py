"""The still-live gate, before a chip is pushed: who is live in which pot, who shows, what a muck means."""

from __future__ import annotations

from typing import Any

from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.play import Hand
from dealer_assist.engine.showdown.pots import layers
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal

Json = dict[str, Any]


def gate(hand: Hand) -> Json | None:
    """Who can still win what at the showdown; None before it and after the end.

    Shape: `live`, a row a pot with its seats that are neither folded nor thrown in; `to_show` in the order
    of showing (`show-order`); `back` the seats that threw their hands in and may take them back;
    `mucks` by seat to show: `refused` a sentence, or `ends` what every seat is paid when that hand is
    thrown in now, or null when others are still to show.
    """
    if hand.stage is not Stage.SHOWDOWN:
        return None
    to_show = hand.showdown.to_show()
    dead = hand.setup.house["muck-at-showdown"] == "dead"
    mucked = hand.showdown.mucked
    return {
        "live": [
            {"amount": layer.amount, "seats": sorted(hand.order[i] for i in layer.live if not mucked[i])}
            for layer in layers(hand)
        ],
        "to_show": [hand.order[i] for i in to_show],
        "back": [] if dead else sorted(hand.order[i] for i in hand.live() if hand.showdown.mucked[i]),
        "mucks": {str(hand.order[i]): _muck(hand, i) for i in to_show},
    }


def _muck(hand: Hand, i: int) -> Json:
    """What happens when this hand is thrown in: the engine itself is asked."""
    try:
        after = hand.after(Action("muck", hand.order[i]))
    except Refusal as refusal:
        return {"refused": refusal.message, "ends": None}
    ends = {str(seat): chips for seat, chips in sorted(after.awards.items())} if after.over else None
    return {"refused": None, "ends": ends}
