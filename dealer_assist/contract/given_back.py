"""A hand that was made void: every chip is back where it was before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.engine.play import Hand
from dealer_assist.texts import say


def dealt(hand: Hand) -> dict[str, int]:
    """What each seat was dealt in with; of a stack counted in the course of the hand, what it really was."""
    return {str(seat): stack for seat, stack in zip(hand.setup.order, hand.setup.stacks, strict=True)}


def given_back(document: Mapping[str, Any], hand: Hand) -> dict[str, Any]:
    """What is otherwise in the `view` of a hand once it is void.

    Shape: `back` says, by seat, how many chips go from the pot to whom put them in; also where the hand was
    over, and who won them has them. Nobody acts, nothing is won or raked, and `carried` is what lay in the
    middle before the deal (R58).
    """
    stacks, text = dealt(hand), say("void.prompt")
    return {
        "over": True, "to_act": None, "legal": None, "cap": None, "next": [], "gate": None, "shows": [],
        "pot": 0, "pots": [], "stacks": stacks, "back": _put_in(hand, stacks),
        "seats": [_as_dealt(row, stacks[str(row["seat"])]) for row in document["seats"]],
        "awards": {}, "returned": {}, "rake": 0, "carried": hand.setup.carried, "hands": {}, "notes": [],
        "prompt": text, "waiting_for": {"kind": "over", "seat": None, "text": text},
    }


def _put_in(hand: Hand, stacks: Mapping[str, int]) -> dict[str, int]:
    won = hand.awards if hand.over else {}
    behind = sorted(hand.stacks.items())
    put_in = {str(seat): stacks[str(seat)] + won.get(seat, 0) - stack for seat, stack in behind}
    return {seat: chips for seat, chips in put_in.items() if chips}


def _as_dealt(row: Mapping[str, Any], stack: int) -> dict[str, Any]:
    return {**row, "stack": stack, "behind": 0, "bet": 0, "acts": False, "all_in": False}
