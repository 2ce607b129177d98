"""Rulings on pots and the deck: side pots at speed, a hand thrown in, a pot pushed wrongly, a fouled deck."""

from __future__ import annotations

from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.showdown.pots import layers
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.floor.incident import Advised, Case
from dealer_assist.floor.settle_up import payment_words, transfers
from dealer_assist.texts import joined, say


def side_pots(case: Case) -> Advised:
    """Several bets and all-ins came one after the other: who can win what (house rules, section 8)."""
    hand = case.hand
    steps = []
    for n, pot in enumerate(layers(hand)):
        seats = joined(map(str, sorted(hand.order[i] for i in pot.live)), ", ")
        steps.append(say("pots.side" if n else "pots.main", number=n, chips=pot.amount, seats=seats))
    return Advised(None, 0, 0, say("pots.stand", n=len(steps)), tuple(steps), "")


def mucked_hand(case: Case) -> Advised:
    """A hand that may have won was thrown in (house rules, section 7, `muck-at-showdown`)."""
    hand, seat = case.hand, case.dealt_in()
    if hand.stage is not Stage.SHOWDOWN:
        raise NotNow("no-showdown.asked", now=waiting(hand).text, field="happened.kind")
    if not hand.showdown.mucked[hand.seat_index[seat]]:
        raise NotNow("not-mucked", seat=seat, field="happened.seat")
    if case.house["muck-at-showdown"] == "dead":
        return Advised(None, 0, 0, say("pots.muck-dead", seat=seat), (say("pots.leave-muck"),),
                       "muck-at-showdown")
    return Advised(None, 0, 0, say("pots.muck-back", seat=seat), (
        say("pots.take-out", seat=seat), say("see.turn-up", seat=seat), say("pots.read-again")),
        "muck-at-showdown")


def wrong_pot(case: Case) -> Advised:
    """The pots went to a seat that had not won all of them: who gives whom how much (`dispute-until`)."""
    seat, awards = case.dealt_in(), case.hand.awards
    # the wrong seat hands on all but its own share, so the steps put it right from what lies before it
    pushed = sum(awards.values())
    owed = {str(other): chips - pushed * (other == seat) for other, chips in {seat: 0, **awards}.items()}
    steps = tuple(payment_words(one) for one in transfers(owed))
    if not steps:
        raise NotNow("pot-is-right", seat=seat, field="happened.seat")
    return Advised(None, 0, 0, say("pots.wrong", seat=seat, chips=pushed), steps, "dispute-until")


def fouled_deck(case: Case) -> Advised:
    """A card twice, one missing or a strange one: nothing of the hand stands, whatever was done in it."""
    steps = (say("pots.all-back"), say("pots.new-deck"))
    return Advised(None, 0, 0, say("pots.fouled"), steps, "", void=True)
