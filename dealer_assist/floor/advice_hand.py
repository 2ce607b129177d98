"""Rulings on a hand that began at the wrong level, and on a check that somebody would take back."""

from __future__ import annotations

from dealer_assist.engine import action_facts
from dealer_assist.errors import NotNow
from dealer_assist.floor.incident import Advised, Case
from dealer_assist.texts import joined, say

STARTED = 2     # who has acted when a hand is played out at the level it began at
BOOK = "App. B"


def wrong_level(case: Case) -> Advised:
    """A hand was begun at the old level although the new one counted (house rules 9, `level-applies`).

    "Started in error at the old level it goes on once two have acted."  Errors: `no-level` in a cash game.
    """
    if not case.hand.setup.tournament:
        raise NotNow("no-level", field="happened.kind")
    if len(case.done) >= STARTED:
        return Advised(None, 0, 0, say("level.goes-on"), (say("level.next-hand"),), "level-applies")
    steps = (say("level.chips-back"), say("level.void"), say("level.again"))
    return Advised(None, 0, 0, say("level.too-soon", acted=len(case.done)), steps, "level-applies")


def un_pass(case: Case) -> Advised:
    """Somebody has checked and would bet now, before the next player acts or after it (Appendix B).

    A check in turn stands; where the Sevens Rule is played it says what that costs.
    Errors: `not-betting`, `no-check` where the seat has not checked in this round.
    """
    case.betting()
    seat, hand = case.seat(), case.hand
    mine = [deed.verb for deed in action_facts.of_round(hand, case.done) if deed.seat == seat]
    if mine[-1:] != ["check"]:
        raise NotNow("no-check", seat=seat, field="happened.seat")
    sentences = [say("un-pass.stands", seat=seat)]
    if hand.terms.no_check_raise:
        sentences.append(say("un-pass.no-raise", seat=seat))
    # the rule is of the round after the draw alone
    if hand.terms.sevens and hand.street_no:
        forfeits = case.house["sevens-penalty"] == "forfeit"
        sentences.append(say("un-pass.forfeits" if forfeits else "un-pass.no-gain", seat=seat))
    acts = say("un-pass.on", seat=hand.order[hand.round.actor])
    return Advised(None, 0, 0, joined(sentences), (acts,), BOOK)
