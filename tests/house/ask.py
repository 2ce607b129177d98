"""Questions to the product in the contract's words: a set-up and actions in, the state out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dealer_assist.contract.options import options, read_hand
from dealer_assist.engine.play import Hand
from dealer_assist.errors import Refusal

State = dict[str, Any]


def lines(actions: str) -> list[str]:
    """Action lines written in one string, parted by commas."""
    return [line.strip() for line in actions.split(",") if line.strip()]


def stacks(seats: int | dict[int, int], each: int = 20_000) -> dict[str, int]:
    """Seats 1 to N with the same stack, or the stacks as given."""
    given = {seat: each for seat in range(1, seats + 1)} if isinstance(seats, int) else seats
    return {str(seat): stack for seat, stack in given.items()}


def ask(actions: str = "", *, seats: int | dict[int, int] = 3, **setup: Any) -> State:
    """The state after `actions`; a button game has its button on the last seat unless told."""
    return options(_document(actions, seats, setup))


def played(actions: str = "", *, seats: int | dict[int, int] = 3, **setup: Any) -> Hand:
    """The same as a hand."""
    return read_hand(_document(actions, seats, setup))


def _document(actions: str, seats: int | dict[int, int], setup: dict[str, Any]) -> State:
    document: State = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "tournament": True,
                       "seats": stacks(seats), "actions": lines(actions), **setup}
    if document["blinds"] or document.get("bomb_pot"):
        document.setdefault("button", max(int(seat) for seat in document["seats"]))
    return document


def refused(actions: str, **setup: Any) -> str:
    """The sentence with which the last action is refused; everything before it must be accepted."""
    before, _, _ = actions.rpartition(",")
    ask(before, **setup)
    with pytest.raises(Refusal) as refusal:
        ask(actions, **setup)
    return refusal.value.message


def asked(state: State) -> int | None:
    """The seat that must do something now: act, draw or show; None when the hand is over."""
    if state["to_act"] is not None:
        return int(state["to_act"])
    named = re.match(r"Seat (\d+)\b", state["prompt"])
    return int(named.group(1)) if named and "awards" not in state else None


def raise_range(state: State) -> tuple[int, int] | None:
    """Least and most the player to act may raise to, None if not at all."""
    return _range(state["legal"]["raise"])


def bet_range(state: State) -> tuple[int, int] | None:
    """Least and most the player to act may bet, None if not at all."""
    return _range(state["legal"]["bet"])


def _range(legal: dict[str, int] | None) -> tuple[int, int] | None:
    return None if legal is None else (legal["min"], legal["max"])


def bets(state: State) -> tuple[int, int] | None:
    """Bets counted this round, and of how many; None without a cap."""
    cap = state["cap"]
    return None if cap is None else (cap["bets"], cap["of"])


def pots(state: State) -> list[tuple[int, list[int]]]:
    """Amount and seats of each pot, main pot first."""
    return [(pot["amount"], pot["seats"]) for pot in state["pots"]]


def gained(state: State, before: dict[int, int]) -> dict[int, int]:
    """How each stack changed over the hand."""
    return {seat: state["stacks"][str(seat)] - stack for seat, stack in before.items()}
