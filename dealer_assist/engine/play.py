"""Play a hand: `play(setup, actions)` is the one function everything is computed from.

A `Hand` is a value to everybody outside: `after` answers a new hand, or refuses and nothing has changed.
Inside the engine `apply` changes one hand in place, because a night's worth of hands is replayed in
seconds that way. This module hands each action to the room it belongs to; no room calls it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from dealer_assist.cards import deck_set
from dealer_assist.engine import dead_hand
from dealer_assist.engine.betting import posting, rounds
from dealer_assist.engine.dealing import choosing, deals, due, held, named_cards, player_steps, steps
from dealer_assist.engine.outcome import Before
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.showdown import finish
from dealer_assist.engine.starts import start_of
from dealer_assist.engine.state import hand as state
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.amounts import amounts_of
from dealer_assist.engine.state.events import HandEvent
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.setup import Setup
from dealer_assist.engine.state.stage import STEPPING, BETTING, DEALING, DRAWING, CHOOSING, SHOWDOWN, OVER
from dealer_assist.engine.state.terms import terms_of
from dealer_assist.errors import NotNow
from dealer_assist.texts import say
from dealer_assist.rules import verbs

class Hand(state.HandState):
    """A hand that can go on."""

    __slots__ = ()

    @property
    def to_act(self) -> int | None:
        """The seat the table waits for: to bet, to draw, to show; None while cards or dice are awaited."""
        if self.stage is BETTING:
            return self.order[self.round.actor]
        if self.stage is OVER:
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

    def step(self, action: Action, field: str | None = None) -> tuple[Hand, tuple[HandEvent, ...]]:
        """The hand with one more action, and what happened by it.

        Errors: as `after`.
        """
        hand = self.copy()
        return hand, tell(hand, action, field)


def play(setup: Setup, actions: Iterable[Action] = (), field: str | None = None) -> Hand:
    """The hand that a set-up and its actions make.

    Errors: the `Refusal` of the first action that is not allowed, with `field` naming it (`actions.3`).
    """
    hand, actions = start(setup), tuple(actions)
    served = named_cards.enter_served(hand, actions)
    if field is None:
        for action in actions[served:]:
            apply(hand, action)
    else:
        for number, action in enumerate(actions[served:], served):
            apply(hand, action, f"{field}.{number}")
    return hand


def start(setup: Setup) -> Hand:
    """The hand before anybody acts: forced chips in, the first cards dealt.

    A set-up is played many times (each undo, each page), so it keeps its start, and that is copied.
    """
    if setup.begun is None:
        object.__setattr__(setup, "begun", start_of(setup, _begin))
    hand = Hand.unpacked(setup.begun.packed)
    setup.begun.give(hand, setup)
    return hand


def _begin(setup: Setup) -> Hand:
    hand = seated(setup)
    posting.post(hand)
    # R57: a room may do it all the same, "with the shortage announced"
    if hand.count > setup.game.max_seats and setup.house["max-seats"] == "warn":
        warning = say("prompts.too-many", count=hand.count, most=setup.game.max_seats)
        hand.notes += ((warning, "house rule max-seats"),)
    go_on(hand)
    return hand


def seated(setup: Setup) -> Hand:
    """The hand before the first chip."""
    hand = Hand(len(setup.order))
    hand.setup, hand.game, hand.streets, hand.order = setup, setup.game, setup.game.streets, setup.order
    hand.count, hand.amounts = len(setup.order), amounts_of(setup)
    hand.terms = terms_of(setup.game, setup.betting, setup.house)
    hand.seat_index = {seat: i for i, seat in enumerate(setup.order)}
    hand.chips.stack = list(setup.playing)
    if setup.cap is not None:
        pairs = zip(setup.stacks, setup.playing, strict=True)
        hand.chips.beyond = tuple([stack - plays for stack, plays in pairs])
    hand.round.started_two = hand.count == 2
    hand.deck.whole = deck_set(setup.game.deck, setup.joker is not None)
    hand.deck.stub = len(hand.deck.whole)
    return hand


def go_on(hand: state.HandState) -> None:
    """Take every step nobody has to decide, up to the next thing the table waits for."""
    while hand.stage is STEPPING:
        if hand.folded.count(False) == 1:
            finish.uncontested(hand)
            return
        if hand.betting_over:
            due.turn_up(hand, hand.step_no)
        if hand.street_no >= len(hand.streets):
            finish.begin(hand)
        elif hand.step_no < len(todo := hand.streets[hand.street_no].steps):
            if steps.begin(hand, todo[hand.step_no]):
                return
            hand.step_no += 1
        elif not rounds.begin_round(hand):
            player_steps.all_with_action(hand)
            rounds.end_betting(hand)
            next_street(hand)


def next_street(hand: state.HandState) -> None:
    """On to the steps of the next street."""
    hand.street_no, hand.step_no = hand.street_no + 1, 0
    hand.stage, hand.procedure = STEPPING, None


def apply(hand: state.HandState, action: Action, field: str | None = None) -> None:
    """Take one action into this very hand; after a refusal the hand must be thrown away."""
    try:
        i = hand.seat_index.get(action.seat) if hand.stage is BETTING else None  # type: ignore[arg-type]
        if i is not None:   # None is the dealer's seat, and in no hand
            _IN_A_ROUND[action.verb](hand, action, i)
        else:
            _take(hand, action)
    except NotNow as refusal:
        refusal.field = refusal.field or field
        refusal.rule = refusal.rule or hand.game.section
        if refusal.figures.get("now") == WHAT_NOW:
            refusal.figures["now"] = waiting(hand).text
        raise
    hand.actions.append(action)
    hand.may = hand.asked = None
    if hand.stage is STEPPING:
        go_on(hand)


def _take(hand: state.HandState, action: Action) -> None:
    """An action of the dealer's, or one outside a betting round."""
    if hand.stage is OVER:
        raise NotNow("hand-over")
    if hand.held:
        held.check(hand, action)
    if action.seat is None:
        _BY_THE_DEALER.get(action.verb, steps.dealer_action)(hand, action)
    elif (i := hand.seat_index.get(action.seat)) is not None:
        _BY_A_SEAT[action.verb](hand, action, i)
    else:
        raise NotNow("empty-seat.dealt-in", seat=action.seat, seats=", ".join(map(str, sorted(hand.order))))


def tell(hand: state.HandState, action: Action, field: str | None = None) -> tuple[HandEvent, ...]:
    """Take one action into this very hand, and tell what happened by it."""
    before = Before(hand, action)
    apply(hand, action, field)
    return tuple(before.events(hand))


def _count(hand: state.HandState, action: Action, index: int) -> None:
    """What a player really has behind is counted; everything since the deal is played again with it.

    Errors: `no-stack` for nobody's chips, `stack-misfit` where an entry of before is not legal any more.
    """
    dealt, behind = list(hand.setup.stacks), action.amount or 0
    # what went in since the deal stands as it was entered; only what lies behind was counted wrong
    dealt[index] += behind - hand.stacks[hand.order[index]]
    if not dealt[index]:
        raise NotNow("no-stack", seat=action.seat)
    again = start(replace(hand.setup, stacks=tuple(dealt)))
    for done in hand.actions:
        if done.verb != "stack":    # what was counted before stands in the set-up already
            _once_more(again, done, action)
    parts: tuple[str, ...] = state.HandState.__slots__
    for name in parts:
        if name != "actions":
            setattr(hand, name, getattr(again, name))


def _once_more(hand: state.HandState, done: Action, counted: Action) -> None:
    """`done` again, in the hand as it was with the chips that were `counted`."""
    try:
        apply(hand, done)
    except NotNow as refusal:
        raise NotNow(
            "stack-misfit", chips=counted.amount or 0, seat=counted.seat, line=done.line(),
            why=refusal.message, rule=refusal.rule
        ) from refusal


def _bet(hand: state.HandState, action: Action, index: int) -> None:
    """A wager outside a round: what could be decided before it and was not is left (R55, 2.37)."""
    _leave_undecided(hand, index)
    rounds.act(hand, action, index)


def _leave_undecided(hand: state.HandState, index: int) -> None:
    if hand.stage is CHOOSING and index == choosing.chooser(hand):
        choosing.nobody_chooses(hand)
        go_on(hand)
    elif hand.stage is DRAWING:
        _leave_closed(hand)


def _leave_closed(hand: state.HandState) -> None:
    """Whoever could have opened a card has not (2.37)."""
    if steps.awaited(hand) == "expose":
        steps.nobody_else_exposes(hand)
        go_on(hand)


def _roll(hand: state.HandState, action: Action) -> None:
    steps.dealer_action(hand, action)
    if hand.stage is SHOWDOWN:
        finish.try_settle(hand)


def _deal(hand: state.HandState, action: Action) -> None:
    """Name cards for all; those that were waited for take the hand on."""
    if hand.stage is DRAWING:
        _leave_closed(hand)
    deals.to_table(hand, action)
    if hand.stage is not BETTING:
        _after_cards(hand)


def _deal_to(hand: state.HandState, action: Action, index: int) -> None:
    """Name a player's cards."""
    if hand.stage is DRAWING and not due.lies_there(hand, index, action.to):
        _leave_closed(hand)
    deals.to_seat(hand, action, index)
    _after_cards(hand)


def _after_cards(hand: state.HandState) -> None:
    if hand.stage is DEALING and not deals.decides(hand):
        steps.cards_have_decided(hand)
    elif hand.stage is SHOWDOWN:
        finish.try_settle(hand)


_BY_THE_DEALER: dict[str, Callable[..., None]] = {"deal": _deal, "roll": _roll, "release": held.release}
_BY_A_SEAT: dict[str, Callable[[state.HandState, Action, int], None]] = {
    **dict.fromkeys(verbs.BETTING, _bet),
    **dict.fromkeys(("discard", "part", "door"), player_steps.act),
    **dict.fromkeys((*steps.IN_TURN, "pat"), steps.decide),
    "deal": _deal_to, "choose": choosing.choose,
    "show": finish.show_or_muck, "muck": finish.show_or_muck, "dead": dead_hand.kill, "stack": _count,
}
# the same while somebody is to act: nothing is left undecided, and no card takes the hand on
_IN_A_ROUND = {**_BY_A_SEAT, **dict.fromkeys(verbs.BETTING, rounds.act), "deal": deals.to_seat}
