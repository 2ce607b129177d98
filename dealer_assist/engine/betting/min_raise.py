"""The least a wager may be, with its sum, and what chips short of it are (1.1.1 to 1.1.3; house rules 2)."""

from __future__ import annotations

from dealer_assist.engine.betting import raising
from dealer_assist.engine.betting.legal import legal, to_call
from dealer_assist.texts import joined, say
from dealer_assist.engine.state.hand import Hand


def explain_least(hand: Hand) -> str | None:
    """The sum of the least raise in a dealer's words: "bet 600 + last raise 400 = 1,000 at least".

    Shape: None where no wager is open or its amounts need no sum (a first bet, the steps of limit).
    Source: house rules 2, `min-raise`, `min-raise-over-short`.
    """
    may = legal(hand)
    if may.raise_ is None or hand.setup.betting == "limit":
        return None
    i = hand.round.actor
    full, total = raising.least_raise(hand), hand.round.bet[i] + hand.chips.stack[i]
    pieces = [_sum(hand, full)]
    if may.raise_.least != full and total > full:
        pieces.append(say("least.unit", to=may.raise_.least))
    elif total <= full:
        pieces.append(say("least.stack", to=total) if total < full else "")
    return joined(pieces, "; ")


def _sum(hand: Hand, full: int) -> str:
    house = hand.setup.house
    if house["min-raise"] == "double-bet":
        return say("least.double", bet=hand.round.high, to=full)
    if house["min-raise-over-short"] == "complete" and hand.round.high > hand.round.full:
        return say("least.complete", bet=hand.round.high, to=full)
    if hand.round.step == hand.round.high:
        return say("least.first", bet=hand.round.high, to=full)
    return say("least.raise", bet=hand.round.high, by=hand.round.step, to=full)


def raises_from(hand: Hand) -> int | None:
    """From which total on silent chips are brought up to the least wager; under it they are a call.

    Shape: a total *to*, never above the least; None where no wager is open.
    Source: house rules 2, `under-raise`; who is first to bet bets all of it.
    """
    may = legal(hand)
    wager = may.bet or may.raise_
    if wager is None or hand.setup.betting == "limit":
        return None
    met = hand.round.bet[hand.round.actor] + to_call(hand, hand.round.actor)
    way, over = hand.setup.house["under-raise"], raising.least_raise(hand) - met
    if not to_call(hand, hand.round.actor) or way == "always-raise":
        return min(met + 1, wager.least)
    return min(met - -over // 2, wager.least) if way == "half" else wager.least
