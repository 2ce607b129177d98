"""What the next players can do in a row with one entry: everybody folds, checks or calls (fast paths).

Nothing here changes a hand. A run stops before a player who cannot do it, or would not without being
asked: who owes nothing is never folded, and nobody is put all-in by a call that others made.
"""

from __future__ import annotations

from typing import Any

from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.play import Hand, apply
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.stage import Stage

VERBS = ("fold", "check", "call")


def ahead(hand: Hand) -> dict[str, list[dict[str, Any]]]:
    """For fold, check and call: who would do it, one after the other, in this round.

    Shape: each list begins with the player to act; `seat` does it, `next` acts after that, None where the
    round is over then or something else is due; `ends` true where the hand is over. Empty where no bet is
    asked.
    """
    now = waiting(hand)
    asked = hand.stage is Stage.BETTING and (now.kind == "act" or now.optional)
    return {verb: _run(hand, verb) if asked else [] for verb in VERBS}


def _run(hand: Hand, verb: str) -> list[dict[str, Any]]:
    now, found, going = hand.copy(), [], True
    while going and _would(now, legal(now), verb):
        seat = now.order[now.round.actor]
        apply(now, Action(verb, seat))
        going = _goes_on(hand, now)
        found.append({"seat": seat, "next": now.to_act if going else None, "ends": now.over})
    return found


def _goes_on(hand: Hand, now: Hand) -> bool:
    """Is it still a bet of the same round that is asked? Doors and discards are steps of their own."""
    return now.stage is Stage.BETTING and now.round.number == hand.round.number and waiting(now).kind == "act"


def _would(now: Hand, may: Legal, verb: str) -> bool:
    """May the player do it, and would he without a word?"""
    if verb == "check":
        return may.check
    if verb == "call":
        return may.call is not None and may.call < now.chips.stack[now.round.actor]
    return may.fold and not may.check and may.bring_in is None
