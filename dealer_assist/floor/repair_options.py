"""The legal ways on where an action of the past does not fit any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.state.stage import BETTING
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.games.vocabulary import CARD_LINES, IN_TURN
from dealer_assist.rules.betting.structure import Range
from dealer_assist.rules.verbs import DEALER

UNSEEN = "??"    # a card that nobody named, as it is written
DRAWS = ("draw", "discard")
KINDS = {  # by verb, what is awaited when it is done; everything else is betting
    "deal": ("deal",), "roll": ("roll",), "reroll": ("roll",), "draw": ("draw",), "discard": ("discard",),
    "pat": IN_TURN, "part": ("part",), **{word: (word,) for word in CARD_LINES},
    "choose": ("choose",), "show": ("show",), "muck": ("show",), "run": ("show", "deal"),
    "release": ("release",),
}


def replaces(hand: Played, line: str) -> bool:
    """Would what is awaited now be in the place of `line`, or go before it?

    The same seat does the same kind of thing: it did something else. Another seat, or cards: it was missed.
    """
    now, action = waiting(hand), parse_action(line)
    # nothing can be put before what can no longer be at all
    if hand.over or _out(hand, line):
        return True
    if action.verb not in KINDS:    # a bet, which does not wait for cards that decide nothing
        return hand.stage is BETTING and action.seat == hand.to_act
    # an unnamed board card that this names was dealt already
    if action.verb == "deal" and any(str(card) == UNSEEN for card in hand.table.board):
        return True
    return now.kind in KINDS[action.verb] and (action.verb in DEALER or action.seat == now.seat)


def folded(hand: Played, line: str) -> bool:
    """Is the line of somebody who has folded? Whatever they did later cannot have been."""
    seat = parse_action(line).seat
    return seat in hand.seat_index and hand.folded[hand.seat_index[seat]]


def _out(hand: Played, line: str) -> bool:
    """Is it a line that cannot be at all any more: of who has folded, or was not dealt in?"""
    seat = parse_action(line).seat
    return folded(hand, line) or seat is not None and seat not in hand.seat_index


def ways(hand: Played, seq: int, lines: Sequence[str], n: int) -> list[dict[str, Any]]:
    """What may be answered for entry `seq`, whose line `n` of `lines` is refused.

    Shape: `how` is instead, before, out or stop; `line` what is done then; `lines` the whole answer under
    `instead`, None for stop.
    """
    done, rest = list(lines[:n]), list(lines[n + 1:])
    answers: list[dict[str, Any]] = []
    if not hand.over and _out(hand, lines[n]):
        answers.append({"how": "out", "line": None, "lines": [*done, *rest]})
    elif not hand.over:
        swap = replaces(hand, lines[n])
        how, after = ("instead", rest) if swap else ("before", [lines[n], *rest])
        answers += [{"how": how, "line": line, "lines": [*done, line, *after]}
                  for line in _open(hand, parse_action(lines[n])) if line != lines[n]]
        answers.append({"how": "out", "line": None, "lines": [*done, *rest]})
    return [*answers, {"how": "stop", "line": None, "lines": None, "seq": seq}]


def _open(hand: Played, wanted: Action) -> Iterator[str]:
    """The lines that need no cards: betting with the amount nearest to the one wanted, a draw, a muck."""
    now = waiting(hand)
    if hand.stage is BETTING:
        yield from _bets(hand, legal(hand), wanted)
    elif now.kind in DRAWS:
        yield from _draws(now, wanted)
    elif now.kind == "show":
        yield f"{now.seat} muck"


def _bets(hand: Played, may: Legal, wanted: Action) -> Iterator[str]:
    plain = (("fold", may.fold), ("check", may.check), ("call", may.call), ("bring-in", may.bring_in),
             ("complete", may.complete))
    yield from (f"{may.seat} {verb}" for verb, is_open in plain if is_open)
    allowed, verb = (may.raise_, "raise") if may.raise_ else (may.bet, "bet")
    if allowed:
        yield f"{may.seat} {verb} {_nearest(hand, allowed, wanted.amount or 0)}"
    elif may.all_in and not may.call and may.complete is None:
        yield f"{may.seat} all-in"


def _nearest(hand: Played, allowed: Range, to: int) -> int:
    if allowed.amounts:
        return min(allowed.amounts, key=lambda amount: abs(amount - to))
    # a raise to 300 where 400 is the least now is offered as 400, not as the call it never was
    if not allowed.least < to < allowed.most:
        return allowed.least if to <= allowed.least else allowed.most
    return to - to % hand.amounts.unit


def _draws(now: Waiting, wanted: Action) -> Iterator[str]:
    count = min(max(wanted.amount or now.low, now.low), now.high)
    if now.kind == "draw" and now.low <= 0:
        yield f"{now.seat} pat"
    if count:
        yield f"{now.seat} {now.kind} {count}"
