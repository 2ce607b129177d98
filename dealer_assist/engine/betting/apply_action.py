"""What an action does: fold, check, call, bet, raise, complete, bring it in, all-in; or why it may not be."""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.engine.betting import raising
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import choices, legal, no_limp, raises, span, to_call, wagers
from dealer_assist.errors import NotNow
from dealer_assist.texts import capital
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.rules.betting.structure import Range

Last = tuple[str | int, ...]
NO_AMOUNT = -1      # the line names no total, as `complete` need not
FOLDED: Last = ("fold",)
_CHECKED: Last = ("check",)
_CALLED: Last = ("call",)


def _all_in(hand: HandState, i: int, to: int) -> Last:
    """An all-in is told as what it is here."""
    verb, to = all_in(hand, legal(hand), i)
    return TAKE[verb](hand, i, to)


def all_in(hand: HandState, may: Legal, i: int) -> tuple[str, int]:
    """What an all-in is here, and to which total: a bring-in, a call, a completion, a bet or a raise.

    Errors: `all-in-too-much` where the chips can neither call nor raise.  Source: R62.
    """
    total = hand.chips.stack[i] + hand.round.bet[i]
    # chips for less than the bring-in are a part of it, and no bet (`bring-in-short`)
    if may.bring_in is not None and hand.chips.stack[i] <= may.bring_in:
        return "bring-in", 0
    if may.all_in and hand.setup.structure.whole_stack:
        return "jam", total
    wager = may.raise_ or may.bet
    if may.call is not None and (hand.chips.stack[i] <= may.call or not may.all_in):
        return "call", 0  # what nobody can match is not put in (R62)
    if not may.all_in:
        raise NotNow("all-in-too-much", seat=may.seat, chips=total, moves=choices(may), rule="R62")
    if may.complete is not None:
        # more than the limit or the pot allows goes in as far as it may: "all-in" names no total
        return "complete", min(total, may.complete.most)
    if wager is not None:
        return ("raise" if may.raise_ else "bet"), min(total, wager.most)
    return "jam", total  # less than the least wager: the stack alone may go in


def _fold(hand: HandState, i: int, to: int) -> Last:
    now = hand.round
    # who brings it in (2.54) and the high card of Mexican Poker (2.37) owe a bet; the player behind one who
    # is all-in for the ante pays the bring-in too, but may fold instead
    if now.bring_forced if now.bring_due else now.must_open:
        may = legal(hand)
        why = "bring-in" if may.bring_in is not None else "must-open"
        raise NotNow(f"no-fold.{why}", seat=may.seat, moves=choices(may), rule="2.54")
    hand.folded[i] = True
    return FOLDED


def _check(hand: HandState, i: int, to: int) -> Last:
    now = hand.round
    if now.owed or now.bring_due or now.must_open or hand.terms.jam and not legal(hand).check:
        may, owed = legal(hand), to_call(hand, i)
        why = "owes" if owed and not may.bring_in else "must-open"
        raise NotNow(f"no-check.{why}", seat=may.seat, chips=owed, moves=choices(may), rule="1.1")
    raising.note_check(hand, i)
    return _CHECKED


def _call(hand: HandState, i: int, to: int) -> Last:
    cost: int | None = hand.round.owed
    if not cost or hand.round.bring_due or hand.terms.jam or no_limp(hand):
        cost = legal(hand).call
    if cost is None:
        may, owes = legal(hand), to_call(hand, i)
        why = "not-just-call" if owes else "nothing-to-call"
        raise NotNow(f"no-call.{why}", seat=may.seat, chips=owes, moves=choices(may), rule="1.1")
    raising.note_call(hand, i)
    put(hand, i, cost)
    return _CALLED


def _bet(hand: HandState, i: int, to: int) -> Last:
    spot = SpotInHand(hand, i)
    more = wagers(hand, spot)
    if (open_to := more.to) is not None and not raises(hand):
        _wager(hand, spot, open_to, "bet", to)
    elif _within(more.complete, to):
        _complete(hand, i, to)
    else:
        may, high = legal(hand), hand.round.high
        why = "bet-already" if high else "none-possible"
        raise NotNow(f"no-bet.{why}", seat=may.seat, chips=high, moves=choices(may), rule="1.1")
    return "bet", to


def _raise(hand: HandState, i: int, to: int) -> Last:
    spot = SpotInHand(hand, i)
    more = wagers(hand, spot)
    if (open_to := more.to) is not None and raises(hand):
        _wager(hand, spot, open_to, "raise", to)
    elif _within(more.complete, to):
        _complete(hand, i, to)
    else:
        may, why = legal(hand), raising.why_no_raise(hand, i)
        raise NotNow("no-raise", seat=may.seat, why=why, moves=choices(may), rule="1.1")
    return "raise", to


def _within(allowed: Range | None, to: int) -> bool:
    return allowed is not None and allowed.least <= to <= allowed.most


def _complete(hand: HandState, i: int, to: int) -> Last:
    spot = SpotInHand(hand, i)
    allowed = wagers(hand, spot).complete
    if allowed is None:
        may = legal(hand)
        raise NotNow("no-complete", seat=may.seat, moves=choices(may), rule="1.1.1")
    if to == NO_AMOUNT and allowed.least == allowed.most:
        to = allowed.least
    if to == NO_AMOUNT:
        raise NotNow("complete-to-what", seat=hand.order[i], amounts=span(allowed), rule="1.1.1")
    _wager(hand, spot, allowed, "complete", to)
    return "complete", to


def _bring(hand: HandState, i: int, to: int) -> Last:
    may = legal(hand)
    if may.bring_in is None:
        raise NotNow("no-bring-in", seat=may.seat, moves=choices(may), rule="1.1.1")
    bring_in(hand, i)
    return "bring-in", hand.round.bet[i]


def bring_in(hand: HandState, i: int) -> None:
    """Player `i` pays the bring-in; it counts in full for the others, also when short (`bring-in-short`)."""
    setup, paid = hand.setup, min(hand.setup.bring_in, hand.chips.stack[i])
    put(hand, i, paid)
    # 25 of a bring-in of 40: the next calls 40 all the same
    hand.round.high = setup.bring_in if setup.house["bring-in-short"] == "others-pay-full" else paid
    hand.round.brought, hand.round.lead, hand.round.bring_due = i, i, False
    raising.set_levels(hand, setup.structure.brought_in(SpotInHand(hand, i)))


def _jam(hand: HandState, i: int, to: int) -> Last:
    if to > hand.round.high:
        wager(hand, SpotInHand(hand, i), to)
    else:
        put(hand, i, hand.chips.stack[i])
    return "jam", hand.round.bet[i]


# Each takes the action of the player to act and answers what it was: its verb, and a wager's total.
# Errors: one code for each thing that is not legal, with what is.
TAKE: dict[str, Callable[[HandState, int, int], Last]] = {
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "complete": _complete,
    "bring-in": _bring,
    "jam": _jam,
    "all-in": _all_in,
}


def _wager(hand: HandState, spot: SpotInHand, allowed: Range, verb: str, to: int) -> None:
    """Make a wager that is within what is allowed, and in whole chips."""
    least, most, amounts = allowed
    if not least <= to <= most or amounts and to not in amounts:
        raise _not_allowed(hand, allowed, verb, to)
    # house rules 2, `betting-unit`: "an all-in is not" in whole chips; a step of limit is what the level says
    if to % spot.unit and to != spot.total and not hand.setup.structure.fixed:
        raise NotNow("not-whole-chips", chips=to, chip=spot.unit, rule="1.1")
    wager(hand, spot, to)


def _not_allowed(hand: HandState, allowed: Range, verb: str, to: int) -> NotNow:
    """Too little, too much, or between the steps, with what is open."""
    may = legal(hand)
    if allowed.least <= to <= allowed.most:
        return NotNow(f"{verb}-not-a-step", seat=may.seat, to=to, amounts=span(allowed), rule="2.54")
    key, bound = ("too-small", allowed.least) if to < allowed.least else ("too-big", allowed.most)
    return NotNow(
        f"{verb}-{key}", seat=may.seat, to=to, bound=bound, moves=capital(choices(may)), rule="1.1"
    )


def put(hand: HandState, i: int, chips: int) -> None:
    """Move chips from a stack in front of the player."""
    held = hand.chips
    held.stack[i] -= chips
    hand.round.bet[i] += chips
    held.total[i] += chips


def wager(hand: HandState, spot: SpotInHand, to: int) -> None:
    """Bet, raise or complete to a total; `spot` is where the player stood before."""
    i, now, chips = spot.i, hand.round, to - spot.mine
    hand.chips.stack[i] -= chips
    hand.chips.total[i] += chips
    now.bet[i], now.bring_due = to, False
    now.aggressor = now.lead = i
    now.high, now.full, now.step, now.bets, now.full_wagers = hand.setup.structure.count(spot, to)
