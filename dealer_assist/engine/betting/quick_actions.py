"""What the next players can do in a row with one entry: all fold, check, call or stand pat (fast paths).

Nothing here changes a hand. A run stops before a player who cannot do it, or would not without being
asked: who may check is never folded, and nobody is put all-in by a call that others made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from dealer_assist.engine.betting.legal import TURN, answers, legal, no_limp, owes
from dealer_assist.engine.dealing.draws import bounds
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.parts import Round
from dealer_assist.engine.state.stage import BETTING
from dealer_assist.rules.verbs import ANSWERS

Row = dict[str, Any]


def ahead(hand: Hand) -> dict[str, list[Row]]:
    """For fold, check, call and pat: who would do it, one after the other, in this round or draw.

    Shape: each list begins with the player to act; `seat` does it, `next` acts after that, None where the
    round is over then or something else is due; `ends` true where the hand is over. Empty where it is not
    asked.
    """
    now = waiting(hand)
    none: dict[str, list[Row]] = {verb: [] for verb in (*ANSWERS, "pat")}
    if now.kind == "draw":
        return none | {"pat": _pats(hand)}
    if hand.stage is not BETTING or not (now.kind == "act" or now.optional):
        return none
    may = legal(hand)
    # nobody is folded for nothing: a free check or a bring-in is the player's own word
    folds = may.fold and not may.check and may.bring_in is None
    calls = may.call is not None and may.call < hand.chips.stack[hand.round.actor]
    return none | {
        "fold": _run(hand, "fold") if folds else [],
        "check": _run(hand, "check") if may.check else [],
        "call": _run(hand, "call") if calls else [],
    }


def _pats(hand: Hand) -> list[Row]:
    """Whoever is still to draw, up to somebody who has to."""
    step = hand.streets[hand.street_no].steps[hand.step_no]
    seats = [*(hand.order[i] for i in hand.queue), None]
    free = takewhile(lambda i: not bounds(hand, step, i)[0], hand.queue)
    return [{"seat": seats[n], "next": seats[n + 1], "ends": False} for n, _ in enumerate(free)]


def _run(hand: Hand, verb: str) -> list[Row]:
    """Who does it in turn, the chips and the players moved as far as it moves them.

    Once around the table: who is passed by has nothing to decide after the others have acted, either.
    What was due before the first of them is passed over by the action itself (contract, `next`).
    """
    now, order, owed = hand.round, hand.order, legal(hand).call or 0
    i, folded, bets, stacks = now.actor, hand.folded, now.bet, hand.chips.stack
    others = iter(TURN[hand.count][i][:-1])
    folds, calls, brings = verb == "fold", verb == "call", hand.streets[hand.street_no].with_action
    if folds:
        folded = folded[:]
    elif calls:
        bets, stacks = bets[:], stacks[:]
    no_check = hand.terms.jam and not now.number    # first in, who owes nothing may not check either (R53)
    rows: list[Row] = []
    while True:
        seat, ends = order[i], False
        if folds:
            folded[i] = True
            ends = folded.count(False) == 1
        elif calls:
            stacks[i] -= owed
            bets[i] += owed
        # something else is due before the next player acts: the step that a first call or check brings
        over = ends or brings is not None and not folds and not hand.cards.kept[i]
        i, owed = (-1, 0) if over else _after(others, now, bets, stacks, folded)
        if i < 0:
            rows.append({"seat": seat, "next": None, "ends": ends})
            return rows
        rows.append({"seat": seat, "next": order[i], "ends": ends})
        may_check = not owed and not no_check
        if calls and not _calls(hand, i, owed, bets, stacks, folded) or not calls and folds is may_check:
            return rows


def _after(others: Iterator[int], now: Round, bets: list[int], stacks: list[int],
           folded: list[bool]) -> tuple[int, int]:
    """The next of the others and what is owed; player -1 where the round is over."""
    high = now.high
    for i in others:
        if folded[i] or not (stack := stacks[i]):
            continue
        if (owed := high - bets[i]) > 0:
            if bets[now.lead] == high and not folded[now.lead]:     # the wager to meet has chips behind it
                return i, owed if owed < stack else stack
            if owed := owes(high, bets, stacks, folded, i):
                return i, owed
        if not now.acted[i] and answers(high, bets, stacks, folded, i):
            return i, 0
    return -1, 0


def _calls(hand: Hand, i: int, owed: int, bets: list[int], stacks: list[int], folded: list[bool]) -> bool:
    """Would the next player call without a word?

    Where the first player in has to raise, a call is only for who cannot (`limp-single-draw`).
    """
    return 0 < owed < stacks[i] and not (no_limp(hand) and answers(hand.round.high, bets, stacks, folded, i))
