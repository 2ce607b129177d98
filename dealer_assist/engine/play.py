"""Play a hand: `play(setup, actions)` is the one function everything is computed from.

A `Hand` is a value to everybody outside: `after` answers a new hand, or refuses and nothing has changed.
Inside the engine `apply` changes one hand in place, because a night's worth of hands is replayed in
seconds that way. This module hands each action to the room it belongs to; no room calls it back.
"""

from __future__ import annotations

from collections.abc import Iterable

from dealer_assist.cards import deck_set
from dealer_assist.engine.betting import posting, rounds
from dealer_assist.engine.dealing import deals, draws, player_steps, steps
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.showdown import finish
from dealer_assist.engine.state import hand as state
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow

OWN_CARDS = ("discard", "part", "expose", "pat", "door")


class Hand(state.Hand):
    """A hand that can go on."""

    __slots__ = ()

    @property
    def to_act(self) -> int | None:
        """The seat the table waits for: to bet, to draw, to show; None while cards or dice are awaited."""
        if self.stage is Stage.BETTING:
            return self.order[self.round.actor]
        if self.stage is Stage.OVER:
            return None
        now = waiting(self)
        return None if now.kind == "deal" else now.seat

    def after(self, action: Action, field: str | None = None) -> Hand:
        """The hand with one more action.

        Errors: a `Refusal` with what is allowed; this hand is never changed.
        """
        hand = self.copy()
        apply(hand, action, field)
        return hand


def play(setup: Setup, actions: Iterable[Action] = (), field: str | None = None) -> Hand:
    """The hand that a set-up and its actions make.

    Errors: the `Refusal` of the first action that is not allowed, with `field` naming it (`actions.3`).
    """
    hand = start(setup)
    for number, action in enumerate(actions):
        apply(hand, action, f"{field}.{number}" if field else None)
    return hand


def start(setup: Setup) -> Hand:
    """The hand before anybody acts: forced chips in, the first cards dealt."""
    hand = seated(setup)
    posting.post(hand)
    go_on(hand)
    return hand


def seated(setup: Setup) -> Hand:
    """The hand before the first chip."""
    hand = Hand(len(setup.order))
    hand.setup, hand.game, hand.streets, hand.order = setup, setup.game, setup.game.streets, setup.order
    hand.count = len(setup.order)
    hand.seat_index = {seat: i for i, seat in enumerate(setup.order)}
    hand.chips.stack = list(setup.stacks)
    hand.round.started_two = hand.count == 2
    hand.deck.whole = deck_set(setup.game.deck, setup.joker is not None)
    hand.deck.stub = len(hand.deck.whole)
    return hand


def go_on(hand: state.Hand) -> None:
    """Take every step nobody has to decide, up to the next thing the table waits for."""
    while hand.stage is Stage.STEPPING:
        if sum(hand.folded) == hand.count - 1:
            finish.uncontested(hand)
        elif hand.street_no >= len(hand.streets):
            finish.begin(hand)
        elif hand.step_no < len(hand.streets[hand.street_no].steps):
            step = hand.streets[hand.street_no].steps[hand.step_no]
            if steps.begin(hand, step):
                return
            hand.step_no += 1
        elif not rounds.begin_round(hand):
            player_steps.all_with_action(hand)
            next_street(hand)


def next_street(hand: state.Hand) -> None:
    """On to the steps of the next street."""
    hand.street_no, hand.step_no, hand.deck.burned = hand.street_no + 1, 0, False
    hand.stage, hand.procedure = Stage.STEPPING, None


def apply(hand: state.Hand, action: Action, field: str | None = None) -> None:
    """Take one action into this very hand; after a refusal the hand must be thrown away."""
    try:
        _dispatch(hand, action)
    except NotNow as refusal:
        refusal.field = refusal.field or field
        if WHAT_NOW in refusal.message:
            refusal.message = refusal.message.replace(WHAT_NOW, waiting(hand).refusal)
        raise
    hand.actions.append(action)
    hand.may = None
    if hand.stage is Stage.STEPPING:
        go_on(hand)


def _dispatch(hand: state.Hand, action: Action) -> None:
    if hand.stage is Stage.OVER:
        raise NotNow("hand-over", "This hand is over; start the next one, or undo its last action.")
    index = None
    if action.seat is not None:
        index = hand.seat_index.get(action.seat)
        if index is None:
            dealt = ", ".join(str(seat) for seat in sorted(hand.order))
            raise NotNow(
                "empty-seat", f"Seat {action.seat} is not in this hand; the seats dealt in are {dealt}."
            )
    verb = action.verb
    if verb == "deal":
        _deal(hand, action, index)
    elif index is None:
        steps.dealer_action(hand, action)
        if verb == "roll" and hand.stage is Stage.SHOWDOWN:
            finish.try_settle(hand)
    elif verb in ("show", "muck"):
        finish.show_or_muck(hand, action, index)
    elif verb in ("draw", "pat") and not steps.awaits(hand, verb):
        raise NotNow("no-draw", f"There is no draw now; {WHAT_NOW}.")
    elif verb == "draw" or verb == "pat" and steps.awaits(hand, "draw"):
        draws.draw(hand, action, index)
    elif verb == "choose":
        steps.choose(hand, action, index)
    elif verb in OWN_CARDS:
        player_steps.act(hand, action, index)
    else:
        rounds.act(hand, action, index)


def _deal(hand: state.Hand, action: Action, index: int | None) -> None:
    """Name cards; those that were waited for take the hand on."""
    if steps.awaits(hand, "expose"):
        steps.nobody_else_exposes(hand)
        go_on(hand)
    deals.deal(hand, action, index)
    if hand.stage is Stage.DEALING and not deals.decides(hand):
        steps.cards_have_decided(hand)
    elif hand.stage is Stage.SHOWDOWN:
        finish.try_settle(hand)
