"""Rulings on what goes wrong in stud: cards turned up or down wrongly, burns, streets dealt too early.

The rulebook says nothing of these; Robert's Rules and, in tournaments, the TDA's do.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.engine import action_facts
from dealer_assist.engine.betting.opening import bring_in_index
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import NotNow
from dealer_assist.floor.incident import Advised, Case, give_back
from dealer_assist.games.vocabulary import FACE_UP
from dealer_assist.texts import say

STUD, TDA = "Robert's Rules, seven-card stud", "TDA rules, misdeals"


def exposed_down_card(case: Case) -> Advised:
    """The first or the second card of a hand, or both, were turned up by the dealer on third street.

    Source: Robert's: "your third card will be dealt down"; both: "you have a dead hand and receive your ante
    back"; TDA: in stud a down card exposed by the dealer's error is a misdeal.
    """
    hand, seat = _on_the_first_street(case), case.seat()
    # the two books part here, so the kind of game decides and no house rule
    if hand.setup.tournament:
        return _advised("misdeal", (say("stud.new-deal"),), TDA, seat=seat)
    if (case.happened.cards or 1) > 1:
        ante = hand.chips.total[hand.seat_index[seat]]      # R59 leaves it in the pot, so the room pays it
        steps = (say("advice.enter", line=f"{seat} dead"), say("stud.ante-back", seat=seat, chips=ante))
        return _advised("both-up", steps, STUD, seat=seat)
    # the exposed card becomes the door card: the hand has one up and two down as all others
    steps = (say("stud.door-down", seat=seat), say("stud.low-door", seat=seat))
    return _advised("one-up", steps, STUD, seat=seat)


def wrong_burn(case: Case) -> Advised:
    """No card was burned before a street, or two were.

    Source: Robert's: "the cards will be corrected, if at all possible, to their proper positions".
    """
    _stud(case)
    none = not case.happened.cards
    if case.happened.cards == 1:
        raise NotNow("right-count.one-burned", field="happened.cards")
    # acted on, the cards cannot go back to whom they belonged
    if action_facts.of_round(case.hand, case.done):
        return _advised("burn-stands", (say("stud.play-on"),), STUD)
    steps = ("stud.no-burn-first", "stud.move-back") if none else ("stud.two-burns", "stud.move-on")
    return _advised("no-burn" if none else "two-burned", [say(key) for key in steps], STUD)


def wrong_bring_in(case: Case) -> Advised:
    """Somebody brought it in whose door card does not.

    Source: Robert's: "if the next player has not yet acted, the action will be corrected to the real low
    card"; once the next has acted "the wager stands … and the real low card has no obligations".
    """
    hand = _on_the_first_street(case)
    if not hand.round.bring_due:
        raise NotNow("no-bring-in.now", now=waiting(hand).text, field="happened.kind")
    right, seat = hand.order[bring_in_index(hand)], case.seat()
    if seat == right:
        raise NotNow("right-seat", seat=seat, field="happened.seat")
    if case.since():
        return _advised("bring-in-stands", (say("advice.floor-legal"),), STUD, seat=seat, right=right)
    steps = (give_back(seat, hand.setup.bring_in), say("advice.enter", line=f"{right} bring-in"))
    return _advised("bring-in", steps, STUD, seat=seat, right=right)


def early_street(case: Case) -> Advised:
    """A street was dealt, to some or all, while the betting before it was on.

    Source: Robert's: "the cards must be eliminated from play", after the betting "an additional card for each
    remaining player", so that everybody gets what they would have got.
    """
    case.betting()
    _stud(case)
    players = len(case.hand.live())
    steps = (say("stud.early-aside"), say("stud.early-finish"), say("stud.early-more", players=players),
             say("stud.early-go-on"))
    return _advised("early", steps, STUD)


def dealt_down(case: Case) -> Advised:
    """A card that the game's page deals face up was dealt face down."""
    hand, seat = _stud(case), case.seat()
    # at the showdown it is the last street whose card is turned over
    street = hand.streets[min(hand.street_no, len(hand.streets) - 1)]
    if not any(step.word in FACE_UP for step in street.steps):
        raise NotNow("no-up-card", now=waiting(hand).text, field="happened.kind")
    return _advised("turned-up", (say("stud.turn-it-up", seat=seat), say("stud.enter-it")), hand.game.section,
                 seat=seat)


def _stud(case: Case) -> Hand:
    """The hand.  Errors: `no-up-cards` where no card lies face up before a player."""
    hand = case.hand
    if not any(hand.cards.up[i] for i in hand.live()):
        raise NotNow("no-up-cards.in-hand", now=waiting(hand).text, field="happened.kind")
    return hand


def _on_the_first_street(case: Case) -> Hand:
    hand = _stud(case)
    if hand.street_no or case.done or hand.round.brought is not None:
        raise NotNow("too-late", now=waiting(hand).text, field="happened.kind")
    return hand


def _advised(key: str, steps: Sequence[str], rule: str, seat: int = 0, right: int = 0) -> Advised:
    sentence = say(f"stud.{key}", seat=seat, right=right)
    return Advised(None, 0, 0, sentence, tuple(steps), rule)
