"""What the player to act may do, as the contract's document (section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from dealer_assist.contract.agenda_document import agenda_document
from dealer_assist.engine.betting import raising
from dealer_assist.engine.dealing import stub
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, play
from dealer_assist.contract.judge import hands_document, ruling_document
from dealer_assist.engine.betting.min_raise import explain_most
from dealer_assist.rules.betting.structure import Range
from dealer_assist.engine.showdown.pots import pots
from dealer_assist.engine.prompts import prompt, waiting
from dealer_assist.contract.reading import list_of
from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Unreadable

MOST_ACTIONS = 2000
NOTHING = {
    "fold": False,
    "check": False,
    "call": None,
    "bet": None,
    "complete": None,
    "raise": None,
    "all_in": False,
}


def options(document: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a hand and the actions so far in, the state and the legal actions out.

    Errors: a `Refusal` for the first mistake, with its field (`actions.3`); nothing else happens.
    """
    return state(read_hand(document))


def read_hand(document: Mapping[str, Any]) -> Hand:
    """The hand that a document of the contract describes.  Errors: as of `options`."""
    setup = read_setup(document)
    check_playable(setup)
    lines = list_of(document, "actions")
    if len(lines) > MOST_ACTIONS:
        raise Unreadable("too-many-actions", most=MOST_ACTIONS, field="actions")
    actions = [parse_action(line, f"actions.{n}") for n, line in enumerate(lines)]
    return play(setup, actions, field="actions")


def state(hand: Hand) -> dict[str, Any]:
    """A hand's state in the contract's form; final when it is over."""
    cap = raising.cap_of(hand) if hand.stage is Stage.BETTING else None
    answer: dict[str, Any] = {
        "street": hand.street,
        "pot": hand.pot,
        "to_act": _to_act(hand),
        "legal": legal_document(hand),
        "cap": None if cap is None else {"bets": hand.round.bets, "of": cap},
        "pots": [{"amount": pot.amount, "seats": list(pot.seats)} for pot in pots(hand)],
        "stacks": dict(zip(_seat_texts(hand.order), hand.behind(), strict=True)),
        "prompt": prompt(hand),
    }
    if hand.chips.returned:
        answer["returned"] = _by_seat(hand.chips.returned)
    if not hand.over and (notes := stub.notes_now(hand)):
        answer["notes"] = [{"text": text, "rule": rule} for text, rule in notes]
    if hand.showdown.ruling is not None:
        answer |= final(hand)
    else:
        answer["next"] = agenda_document(hand)
    return answer


@lru_cache(maxsize=256)
def _seat_texts(order: tuple[int, ...]) -> tuple[str, ...]:
    """The seats of a hand by number, as a document names them."""
    return tuple([str(seat) for seat in sorted(order)])


def _to_act(hand: Hand) -> int | None:
    """Whose turn it is; opening a card is nobody's turn, since the next cards say who acts (`next`)."""
    # "`to_act` is not changed by them" (contract, section 4)
    if hand.stage is not Stage.BETTING and waiting(hand).kind in ("door", "expose"):
        return None
    return hand.to_act


def final(hand: Hand) -> dict[str, Any]:
    """Awards, pots with their shares, the hands that were judged and the reasons, in the judge's form."""
    ruling = hand.showdown.ruling
    assert ruling is not None
    answer = {**ruling_document(ruling), "hands": hands_document(ruling),
              "returned": _by_seat(hand.chips.returned)}
    if hand.carried:    # R58: nobody could win it, so it is no award and no rake
        answer["carried"] = hand.carried
    if hand.chips.rake:
        answer["rake"] = hand.chips.rake
    return answer


def _by_seat(chips: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): chips[seat] for seat in sorted(chips)}


def legal_document(hand: Hand) -> dict[str, Any]:
    """The legal actions of the player to act; all closed when nobody is."""
    if hand.stage is not Stage.BETTING:
        return {**NOTHING, **_other(hand)}
    _, fold, check, call, bet, complete, raise_, all_in, bring_in = legal(hand)
    document = {
        "fold": fold,
        "check": check,
        "call": call,
        "bet": _range(hand, bet),
        "complete": _complete(hand, complete),
        "raise": _range(hand, raise_),
        "all_in": all_in,
    }
    if bring_in is not None:
        document["bring_in"] = bring_in
    return document


def _other(hand: Hand) -> dict[str, Any]:
    """What is open outside the betting: a draw within its limits, a hand to show."""
    now = waiting(hand)
    if now.kind in ("draw", "discard"):
        return {now.kind: {"min": now.low, "max": now.high}}
    return {"show": now.count} if now.kind == "show" else {}


def _range(hand: Hand, allowed: Range | None) -> dict[str, Any] | None:
    if allowed is None:
        return None
    least, most, amounts = allowed
    document: dict[str, Any] = {"min": least, "max": most}
    if amounts:
        document["amounts"] = list(amounts)
    how = explain_most(hand)
    if how is not None:
        document["how"] = how
    return document


def _complete(hand: Hand, allowed: Range | None) -> dict[str, Any] | int | None:
    """One figure where a wager is one; else its range, as that of a bet."""
    if allowed is None or hand.setup.structure.fixed:
        # contract, section 4: "`complete` holds the total"
        return allowed and allowed.least
    return _range(hand, allowed)
