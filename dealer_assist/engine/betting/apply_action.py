"""What an action does: fold, check, call, bet, raise, complete, bring it in, all-in; or why it may not be."""

from __future__ import annotations

from dealer_assist.engine.betting import raising
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import choices, legal, passive, span, to_call
from dealer_assist.errors import NotNow
from dealer_assist.engine.state.hand import Hand
from dealer_assist.engine.betting.spot import Spot, betting_unit
from dealer_assist.rules.betting.structure import Range


def take(hand: Hand, verb: str, to: int, i: int) -> str:
    """Take the action of the player to act; an all-in is told as what it is here.

    Errors: one code for each thing that is not legal, with what is.
    """
    if verb == "all-in":
        verb, to = all_in(hand, legal(hand), i)
    _VERBS[verb](hand, i, to)
    return verb


def all_in(hand: Hand, may: Legal, i: int) -> tuple[str, int]:
    """What an all-in is here, and to which total: a bring-in, a call, a completion, a bet or a raise.

    Errors: `all-in-too-much` where the chips can neither call nor raise.  Source: R62.
    """
    total = hand.chips.stack[i] + hand.round.bet[i]
    if may.bring_in is not None and hand.chips.stack[i] <= may.bring_in:
        return "bring-in", 0
    if may.all_in and hand.setup.structure.whole_stack:
        return "jam", total
    wager = may.raise_ or may.bet
    if may.call is not None and (hand.chips.stack[i] <= may.call or not may.all_in):
        return "call", 0  # what nobody can match is not put in (R62)
    if not may.all_in:
        raise NotNow(
            "all-in-too-much", f"Seat {may.seat} cannot go all-in for {total:,} here; {choices(may)}."
        )
    if may.complete is not None:
        return "complete", min(total, may.complete.most)
    if wager is not None:
        return ("raise" if may.raise_ else "bet"), min(total, wager.most)
    return "jam", total  # less than the least wager: the stack alone may go in


def _fold(hand: Hand, i: int, to: int) -> None:
    if not passive(hand, i)[0]:
        may = legal(hand)
        must = "has the bring-in" if may.bring_in is not None else "must open"
        raise NotNow("no-fold", f"Seat {may.seat} {must} and cannot fold; {choices(may)}.", rule="2.54")
    hand.folded[i] = True


def _check(hand: Hand, i: int, to: int) -> None:
    if not passive(hand, i)[1]:
        may, owed = legal(hand), to_call(hand, i)
        owes = f"owes {owed:,} and cannot check" if owed and not may.bring_in else "must open"
        raise NotNow("no-check", f"Seat {may.seat} {owes}; {choices(may)}.")
    raising.note_check(hand, i)


def _call(hand: Hand, i: int, to: int) -> None:
    cost = passive(hand, i)[2]
    if cost is None:
        may, owes = legal(hand), to_call(hand, i)
        why = "has nothing to call" if not owes else f"may not just call {owes:,}"
        raise NotNow("no-call", f"Seat {may.seat} {why}; {choices(may)}.")
    raising.note_call(hand, i)
    put(hand, i, cost)


def _bet(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.bet is None and may.complete and may.complete.least <= to <= may.complete.most:
        _complete(hand, i, to)
    elif may.bet is None:
        why = f"there is a bet of {hand.round.high:,} already" if hand.round.high else "no bet is possible"
        raise NotNow("no-bet", f"Seat {may.seat} cannot bet: {why}; {choices(may)}.")
    else:
        _check_range(hand, may, may.bet, "bet", i, to)
        wager(hand, i, to)


def _raise(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.raise_ is None and may.complete and may.complete.least <= to <= may.complete.most:
        _complete(hand, i, to)
    elif may.raise_ is None:
        raise NotNow(
            "no-raise",
            f"Seat {may.seat} may not raise: {raising.why_no_raise(hand, i)}; {choices(may)}.",
            rule="1.1",
        )
    else:
        _check_range(hand, may, may.raise_, "raise", i, to)
        wager(hand, i, to)


def _complete(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.complete is None:
        raise NotNow(
            "no-complete", f"Seat {may.seat} has nothing to complete; {choices(may)}.", rule="1.1.1"
        )
    to = to or (may.complete.least if may.complete.least == may.complete.most else 0)
    if not to:
        raise NotNow(
            "complete-to-what",
            f"Seat {may.seat} completes to any amount of {span(may.complete)}; say how much.",
            rule="1.1.1",
        )
    _check_range(hand, may, may.complete, "complete", i, to)
    wager(hand, i, to)


def _bring(hand: Hand, i: int, to: int) -> None:
    may = legal(hand)
    if may.bring_in is None:
        raise NotNow("no-bring-in", f"Seat {may.seat} does not bring it in now; {choices(may)}.")
    bring_in(hand, i)


def bring_in(hand: Hand, i: int) -> None:
    """Player `i` pays the bring-in; it counts in full for the others, also when short (`bring-in-short`)."""
    setup, paid = hand.setup, min(hand.setup.bring_in, hand.chips.stack[i])
    put(hand, i, paid)
    hand.round.high = setup.bring_in if setup.house["bring-in-short"] == "others-pay-full" else paid
    hand.round.brought, hand.round.bring_due = i, False
    raising.set_levels(hand, setup.structure.brought_in(Spot(hand, i)))


def _jam(hand: Hand, i: int, to: int) -> None:
    if to > hand.round.high:
        wager(hand, i, to)
    else:
        put(hand, i, hand.chips.stack[i])


_VERBS = {
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "complete": _complete,
    "bring-in": _bring,
    "jam": _jam,
}


def _check_range(hand: Hand, may: Legal, allowed: Range, verb: str, i: int, to: int) -> None:
    said = {"raise": "raised to", "complete": "completed to"}.get(verb, "bet")
    if to < allowed.least:
        raise NotNow(
            f"{verb}-too-small",
            f"Seat {may.seat} {said} {to:,}; the least is {allowed.least:,}. {choices(may).capitalize()}.",
            rule="1.1",
        )
    if to > allowed.most:
        raise NotNow(
            f"{verb}-too-big",
            f"Seat {may.seat} {said} {to:,}; the most is {allowed.most:,}. {choices(may).capitalize()}.",
            rule="1.1",
        )
    if allowed.amounts and to not in allowed.amounts:
        raise NotNow(
            f"{verb}-not-a-step",
            f"Seat {may.seat} {said} {to:,}; only {span(allowed)} can be wagered here.",
            rule="2.54",
        )
    unit = betting_unit(hand)
    if to % unit and to != hand.chips.stack[i] + hand.round.bet[i] and not hand.setup.structure.fixed:
        raise NotNow(
            "not-whole-chips",
            f"{to:,} cannot be put in with chips of {unit:,}; make it a multiple of {unit:,}.",
        )


def put(hand: Hand, i: int, chips: int) -> None:
    """Move chips from a stack in front of the player."""
    hand.chips.stack[i] -= chips
    hand.round.bet[i] += chips
    hand.chips.total[i] += chips


def wager(hand: Hand, i: int, to: int) -> None:
    """Bet, raise or complete to a total."""
    put(hand, i, to - hand.round.bet[i])
    hand.round.bring_due = False
    hand.round.aggressor = i
    raising.count(hand, i, to)
