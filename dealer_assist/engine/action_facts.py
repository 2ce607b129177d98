"""What a ruling asks about the hand so far: who acted with which chips, and what that makes of it."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.engine.dealing import misdeals
from dealer_assist.engine.play import Hand, apply, start, tell
from dealer_assist.engine.state.events import Called, Checked, Folded, Staked, Wagered



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
    now, rows = start(hand.setup), []
    for number, action in enumerate(hand.actions):
        street = now.street_no
        event = tell(now, action)[0]
        if action.seat is not None and isinstance(event, Folded | Checked | Called | Wagered):
            chips = event.added if isinstance(event, Staked) else 0
            lifts = isinstance(event, Wagered)
            rows.append(Deed(number, action.seat, action.verb, street, chips, lifts))
    return tuple(rows)


def before(hand: Hand, number: int) -> Hand:
    """The hand as it stood before action `number`."""
    now = start(hand.setup)
    for action in hand.actions[:number]:
        apply(now, action)
    return now


def substantial(done: tuple[Deed, ...]) -> bool:
    """Has there been substantial action, after which a misdeal is too late?"""
    return misdeals.substantial(len(done), any(deed.chips for deed in done))


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
    # a blind is the first bet, so a raise before the flop is the second
    forced = hand.street_no == 0 and _posted(hand)
    return lifts == (0 if forced else 1)


def _posted(hand: Hand) -> bool:
    """Did the first round begin with a wager to be met?"""
    return bool(start(hand.setup).round.high)
