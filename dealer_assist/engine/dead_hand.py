"""A hand is ruled dead: its player was not there, or it cannot be played (R59; house rule `absent`).

The dealer's action at any moment. The chips stay in, the hand is out of every pot, and the table goes on
with whoever is next.
"""

from __future__ import annotations

from dealer_assist.engine.betting import raising, rounds
from dealer_assist.engine.dealing import choosing, deals, due, steps
from dealer_assist.engine.showdown import finish
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.due import DOWN, UP
from dealer_assist.engine.state.hand import HandState
from dealer_assist.engine.state.refusals import WHAT_NOW
from dealer_assist.engine.state.stage import STEPPING, BETTING, DEALING, DRAWING, CHOOSING, SHOWDOWN
from dealer_assist.errors import NotNow
from dealer_assist.texts import say


def kill(hand: HandState, action: Action, i: int) -> None:
    """Take a hand out.

    Errors: `hand-folded` where it is out already.  Source: R59.
    """
    if hand.folded[i]:
        raise NotNow("hand-folded.no-hand", seat=hand.order[i], now=WHAT_NOW, rule="R59")
    chooses = hand.stage is CHOOSING and i == choosing.chooser(hand)
    # R59: the chips stay in, the hand is out of every pot, also of one it is all-in for
    hand.folded[i] = True
    hand.round.last[i] = ("dead",)
    hand.notes += ((say("dead.note", seat=hand.order[i]), "R59"),)
    _deal_no_more(hand, i)
    if hand.folded.count(False) == 1:
        _last_one(hand)
    elif chooses:
        choosing.nobody_chooses(hand)
    elif hand.stage in _AFTER:
        _AFTER[hand.stage](hand, i)


def _deal_no_more(hand: HandState, i: int) -> None:
    """Cards that were still to come to the hand stay in the stub; those of the first deal were dealt."""
    if hand.street_no:
        for face, pile in ((DOWN, hand.cards.down[i]), (UP, hand.cards.up[i])):
            count = due.owed(hand, i, face)
            del pile[len(pile) - count :]
            hand.deck.stub += count
    due.drop_player(hand, i)


def _last_one(hand: HandState) -> None:
    """The pot goes to who is left, a bet that nobody matched back first."""
    if hand.stage is BETTING:
        # R59: the pot goes to who is left; what nobody matched is no part of it
        rounds.close_round(hand)
    hand.queue = []
    hand.stage = STEPPING


def _go_round(hand: HandState, i: int) -> None:
    """The next player acts; who was to act before still does."""
    if i == hand.round.actor:
        # what a dead hand owed (the bring-in, the opening bet of 2.37) is not forced on who comes next
        hand.round.bring_forced = hand.round.must_open = False
    if hand.terms.lifts_cap:
        raising.lift_cap(hand)
    rounds.on_from(hand, hand.round.actor if i == hand.round.actor else hand.round.actor - 1)


def _leave_the_queue(hand: HandState, i: int) -> None:
    hand.queue = [j for j in hand.queue if j != i]
    if hand.queue:
        return
    steps.nobody_is_left(hand)


def _decide(hand: HandState, i: int) -> None:
    """The missing card may have been that of the dead hand."""
    if not deals.decides(hand):
        steps.cards_have_decided(hand)


def _settle(hand: HandState, i: int) -> None:
    hand.showdown.showing_seats = tuple(j for j in hand.showdown.showing_seats if j != i)
    finish.try_settle(hand)


_AFTER = {
    BETTING: _go_round,
    DRAWING: _leave_the_queue,
    DEALING: _decide,
    SHOWDOWN: _settle,
}
