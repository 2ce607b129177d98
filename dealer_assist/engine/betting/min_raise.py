"""The least a wager may be, with its sum, and what chips short of it are (1.1.1 to 1.1.3; house rules 2)."""

from __future__ import annotations

from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.texts import Message


def explain_least(hand: HandState, spot: SpotInHand | None = None) -> Message | None:
    """The sum of the least raise in a dealer's words: "bet 600 + last raise 400 = 1,000 at least".

    Shape: `spot` where the player to act stands; None where no wager is open or its amounts need no sum
    (a first bet, the steps of limit).
    Source: house rules 2, `min-raise`, `min-raise-over-short`.
    """
    may = legal(hand)
    if may.raise_ is None:
        return None
    return hand.setup.structure.how_least(spot or SpotInHand(hand, hand.round.actor))


def explain_most(hand: HandState) -> Message | None:
    """The sum of the most a wager may be; None where only the stack bounds it."""
    structure = hand.setup.structure
    return structure.how_most(SpotInHand(hand, hand.round.actor)) if structure.bounded else None


def raises_from(hand: HandState, spot: SpotInHand | None = None) -> int | None:
    """From which total on silent chips are brought up to the least wager; under it they are a call.

    Shape: `spot` as above; a total *to*, never above the least; None where no wager is open.
    Source: house rules 2, `under-raise`; who is first to bet bets all of it.
    """
    may, now = legal(hand), hand.round
    wager = may.bet or may.raise_ or may.complete
    structure = hand.setup.structure
    if wager is None or structure.fixed:
        return None
    least = structure.least(spot or SpotInHand(hand, now.actor))
    assert least is not None    # a wager is open
    met = now.bet[now.actor] + now.owed
    way, over = hand.setup.house["under-raise"], least - met
    if not now.owed or way == "always-raise":
        return min(met + 1, wager.least)
    # a bet of 500, chips for 800: 300 are at least half of the 500 more, so a raise; chips for 700 call
    return min(met - -over // 2, wager.least) if way == "half" else wager.least
