"""From an action to its events: the figures before and after it, compared in one place.

Only who asks for events pays for them; a plain replay never comes here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dealer_assist.cards import Card
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.dealing.steps import awaited
from dealer_assist.engine.state import events
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.events import HandEvent
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.stage import BETTING, OVER
from dealer_assist.rules import verbs

_WAGERS = {"bet": events.Bet, "raise": events.Raised, "complete": events.Completed}


class Before:
    """A hand as it stood before an action, as far as its events need it."""

    def __init__(self, hand: HandState, action: Action) -> None:
        self.action, self.bets = action, action.verb in verbs.BETTING and action.seat in hand.seat_index
        self.returned = dict(hand.chips.returned)
        self.exposes = awaited(hand) == "expose"
        self.posted = put_in(hand) if hand.terms.jam else []
        self.behind = 0 if action.seat is None else hand.chips.stack[hand.seat_index[action.seat]]
        if self.bets:
            self._stakes(hand, hand.seat_index[action.seat or 0])

    def _stakes(self, hand: HandState, i: int) -> None:
        now = hand.round
        asked = hand.stage is BETTING
        fresh = not asked and hand.street_no > 0     # the round begins with this very action
        # until then the last round's wagers still stand in the record of it
        self.high, self.bet = (0, 0) if fresh else (now.high, now.bet[i])
        self.stack, self.put = hand.chips.stack[i], _put_in(hand, i)
        opens = "" if asked or hand.betting_over else hand.streets[hand.street_no].opens
        self.bring = now.bring_due or opens == "bring-in"
        self.completes = asked and self.action.verb == "all-in" and legal(hand).complete is not None

    def events(self, hand: HandState) -> Iterator[HandEvent]:
        """What the action did to this same hand."""
        if self.bets:
            yield self._bet(hand, hand.seat_index[self.action.seat or 0])
        else:
            yield from self._paid(hand)
            yield self._plain(hand)
            if self.posted:
                yield from brought_in(hand, self.posted)
        yield from chips_back(hand, self.returned)

    def _bet(self, hand: HandState, i: int) -> HandEvent:
        seat, verb = hand.order[i], self.action.verb
        if verb in ("fold", "check"):
            return events.Folded(seat) if verb == "fold" else events.Checked(seat)
        added = _put_in(hand, i) - self.put
        stake = seat, self.bet + added, added, 0 < added == self.stack
        if verb == "bring-in" or verb == "all-in" and self.bring and stake[1] <= hand.setup.bring_in:
            return events.BroughtIn(*stake)
        if stake[1] <= self.high:
            return events.Called(*stake)
        if verb == "all-in":
            # an all-in is told as what it does; for less than a raise it is still more to call
            verb = "complete" if self.completes else "raise" if self.high else "bet"
        return _WAGERS.get(verb, events.Called)(*stake)


    def _paid(self, hand: HandState) -> Iterator[HandEvent]:
        """What a decision that is no bet has cost: chips for the pot, that nobody has to match."""
        if self.bets or self.action.seat is None or hand.stage is OVER:
            return
        if self.action.verb in ("deal", "stack"):
            return      # a card that is named costs nothing: what went in with it is a bring-in (R53)
        i = hand.seat_index[self.action.seat]
        if (paid := self.behind - hand.chips.stack[i]) > 0:
            kind = self.action.verb
            yield events.Posted(self.action.seat, hand.round.bet[i], paid, not hand.chips.stack[i], kind)

    def _plain(self, hand: HandState) -> HandEvent:
        """What did not move a chip by itself."""
        action = self.action
        if action.seat is None:
            return _by_the_dealer(action)
        seat, verb = action.seat, action.verb
        named = action.cards or tuple(card for part in action.parts for card in part)
        if verb == "draw" or verb == "pat" and not self.exposes:
            return events.Drew(seat, action.amount or 0, named)
        if verb == "show":
            i = hand.seat_index[seat]
            return events.Shown(seat, named or (*hand.cards.down[i], *hand.cards.up[i]))
        if verb in ("expose", "door", "pat"):
            return events.Opened(seat, named, kept=verb == "pat")
        return _OTHERS.get(verb, _exchanged)(action, seat, named)


def put_in(hand: HandState) -> list[int]:
    """What every player has put in, also what went back."""
    return [_put_in(hand, i) for i in range(hand.count)]


def brought_in(hand: HandState, before: list[int]) -> Iterator[HandEvent]:
    """A bring-in that was posted by itself, once the last door card told whose it is (R53)."""
    for i, put in enumerate(before):
        if added := _put_in(hand, i) - put:
            yield events.BroughtIn(hand.order[i], added, added, put + added == hand.setup.playing[i])


def _by_the_dealer(action: Action) -> HandEvent:
    if action.verb == "deal":
        return events.Dealt(action.to, action.cards or ())
    if action.verb == "release":
        return events.Released()
    if action.verb == "run":
        return events.RunAgreed(action.amount or 0)
    return events.Rolled(action.dice, action.word)


def _exchanged(action: Action, seat: int, cards: tuple[Card, ...]) -> HandEvent:
    """A card of one's own given for another."""
    return events.Drew(seat, 1, cards)


_OTHERS: dict[str, Callable[[Action, int, tuple[Card, ...]], HandEvent]] = {
    "deal": lambda action, seat, cards: events.Dealt(action.to, cards, seat),
    "discard": lambda action, seat, cards: events.Discarded(seat, action.amount or len(cards), cards),
    "part": lambda action, seat, cards: events.Parted(seat, action.parts),
    "choose": lambda action, seat, cards: events.Chose(seat, action.word),
    "muck": lambda action, seat, cards: events.Mucked(seat),
    "dead": lambda action, seat, cards: events.RuledDead(seat),
    "stack": lambda action, seat, cards: events.Counted(seat, action.amount or 0),
}


def _put_in(hand: HandState, i: int) -> int:
    """Every chip that this player has put in, also what went back."""
    return hand.chips.total[i] + hand.chips.returned.get(hand.order[i], 0)


def chips_back(hand: HandState, before: Mapping[int, int]) -> Iterator[HandEvent]:
    """What went back since as much as `before` had gone back, by seat; where the pot went when it is over."""
    for seat, chips in hand.chips.returned.items():
        if back := chips - before.get(seat, 0):
            yield events.Returned(seat, back)
    if hand.stage is OVER:
        yield from _end(hand)


def _end(hand: HandState) -> Iterator[HandEvent]:
    ruling = hand.showdown.ruling
    assert ruling is not None
    if hand.chips.rake:
        yield events.Raked(hand.chips.rake)
    for seat, chips in ruling.awards.items():
        yield events.Awarded(seat, chips)
    if hand.carried:
        yield events.Carried(hand.carried)
