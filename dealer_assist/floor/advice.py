"""What the floor is to say when something went wrong: a hand and what happened in, a ruling out.

The ruling is offered, never applied: entering its line is a person's tap. What has been put in, how
many have acted, who faces whose bet, is read from the hand and never asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dealer_assist.engine import action_facts
from dealer_assist.engine.play import Hand
from dealer_assist.floor import (
    advice_cards, advice_chips, advice_hand, advice_pots, advice_showdown, advice_stud,
)
from dealer_assist.floor.incident import Advised, Case, Happening
from dealer_assist.rules.house import House


@dataclass(frozen=True, slots=True)
class HappeningKind:
    """A kind of happening: the keys it must and may have, and who rules on it."""

    must: tuple[str, ...]
    may: tuple[str, ...]
    rule: Callable[[Case], Advised]


KINDS: Mapping[str, HappeningKind] = {
    "chips": HappeningKind(("chips",), ("said",), advice_chips.chips),
    "undercall": HappeningKind(("chips",), (), advice_chips.undercall),
    "string-bet": HappeningKind(("first", "then"), (), advice_chips.string_bet),
    "out-of-turn": HappeningKind(("seat", "line"), ("after",), advice_chips.out_of_turn),
    "wrong-amount": HappeningKind(("to",), ("since",), advice_chips.wrong_amount),
    "overbet": HappeningKind(("to",), ("since",), advice_chips.overbet),
    "underbet": HappeningKind(("to",), ("since",), advice_chips.underbet),
    "change-draw": HappeningKind(("seat", "cards"), (), advice_cards.change_draw),
    "exposed-draw": HappeningKind(("seat",), (), advice_cards.exposed_draw),
    "exposed-last-card": HappeningKind(("seat",), (), advice_cards.exposed_last_card),
    "wrong-card-count": HappeningKind(("seat", "cards"), (), advice_cards.wrong_card_count),
    "misdeal": HappeningKind((), (), advice_cards.misdeal),
    "exposed-down-card": HappeningKind(("seat",), ("cards",), advice_stud.exposed_down_card),
    "wrong-burn": HappeningKind(("cards",), (), advice_stud.wrong_burn),
    "wrong-bring-in": HappeningKind(("seat",), ("since",), advice_stud.wrong_bring_in),
    "early-street": HappeningKind((), (), advice_stud.early_street),
    "dealt-down": HappeningKind(("seat",), (), advice_stud.dealt_down),
    "side-pots": HappeningKind((), (), advice_pots.side_pots),
    "fouled-deck": HappeningKind((), (), advice_pots.fouled_deck),
    "mucked-hand": HappeningKind(("seat",), (), advice_pots.mucked_hand),
    "time": HappeningKind((), (), advice_showdown.time_up),
    "un-pass": HappeningKind(("seat",), (), advice_hand.un_pass),
    "wrong-level": HappeningKind((), (), advice_hand.wrong_level),
    "ask-to-see": HappeningKind(("seat",), (), advice_showdown.ask_to_see),
}


def rule_on(hand: Hand, happening: Happening, house: House | None = None) -> Advised:
    """The ruling on what happened at this state of a hand, which is not changed; by `house`, or its own.

    Errors: a `NotNow` for what cannot have happened in this state, with its field.
    """
    return KINDS[happening.kind].rule(Case(hand, happening, action_facts.deeds(hand), house))
