"""What a ruling asks about the hand so far: who acted with which chips, and what that makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from dealer_assist.engine.play import apply, start
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.play import Hand

ACTS = ("fold", "check", "call", "bet", "raise", "complete", "all-in")


@dataclass(frozen=True, slots=True)
class Deed:
    """One action in turn.

    Shape: `number` its place among the hand's actions, from 0; `street` the number of its street;
    `chips` what it put in; `lifts` it made a new wager to be met. Bring-ins are forced, like blinds.
    """

    number: int
    seat: int
    verb: str
    street: int
    chips: int
    lifts: bool


def deeds(hand: Hand) -> tuple[Deed, ...]:
    """Every fold, check, call and wager of the hand, in order."""
    now, found = start(hand.setup), []
    for number, action in enumerate(hand.actions):
        deed = _do(now, number, action)
        if deed is not None:
            found.append(deed)
    return tuple(found)


def before(hand: Hand, number: int) -> Hand:
    """The hand as it stood before action `number`."""
    now = start(hand.setup)
    for action in hand.actions[:number]:
        apply(now, action)
    return now


def _do(now: Hand, number: int, action: Action) -> Deed | None:
    """Take the action into `now`."""
    if action.seat is None or action.verb not in ACTS:
        apply(now, action)
        return None
    i, street = now.seat_index[action.seat], now.street_no
    fresh = now.stage is not Stage.BETTING      # a round that begins with this very action
    high, bet = (0, 0) if fresh else (now.round.high, now.round.bet[i])
    brought = now.round.bring_due
    had = _in_for(now, i, action.seat)
    apply(now, action)
    chips = _in_for(now, i, action.seat) - had
    forced = brought and now.round.brought == i
    return None if forced else Deed(number, action.seat, action.verb, street, chips, bet + chips > high)


def _in_for(now: Hand, i: int, seat: int) -> int:
    """What a seat put in, with what has come back to it since."""
    return now.chips.total[i] + now.chips.returned.get(seat, 0)


def substantial(done: tuple[Deed, ...]) -> bool:
    """Substantial action: two have acted, one of them with chips, or three in all.

    Source: house rules, section 6, `wrong-card-count`.
    """
    return len(done) >= 3 or len(done) == 2 and any(deed.chips for deed in done)


def of_round(hand: Hand, done: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """The deeds of the round that is on."""
    return tuple(deed for deed in done if deed.street == hand.street_no)


def facing_first_bet(hand: Hand, done: tuple[Deed, ...]) -> bool:
    """Is the wager to be met the first bet of its round: a blind, a bring-in, a bet nobody has raised?

    Over a bring-in the completion is the first bet, unless the house calls it a raise.
    """
    lifts = sum(deed.lifts for deed in of_round(hand, done))
    if hand.round.brought is not None:
        return lifts == 0 or lifts == 1 and hand.setup.house["completion-is-raise"] == "no"
    forced = hand.street_no == 0 and _posted(hand)
    return lifts == (0 if forced else 1)


def _posted(hand: Hand) -> bool:
    """Did the first round begin with a wager to be met?"""
    return bool(start(hand.setup).round.high)
