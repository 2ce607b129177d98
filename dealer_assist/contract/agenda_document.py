"""What happens at the table now, as the contract's `next` (section 4)."""

from __future__ import annotations

from typing import Any

from dealer_assist.engine.agenda import AgendaStep, next_steps
from dealer_assist.engine.state.due import TO_SEATS
from dealer_assist.engine.state.hand import HandState


def agenda_document(hand: HandState) -> list[dict[str, Any]]:
    """The steps up to the first decision, one object a step; empty when the hand is over."""
    return [_step(step) for step in next_steps(hand)]


def _step(step: AgendaStep) -> dict[str, Any]:
    do = step.do
    document: dict[str, Any] = {"do": do}
    if do == "deal":
        to = list(step.seats) if step.to == TO_SEATS else step.to
        document |= {"to": to, "cards": step.cards, "face": step.face}
        if step.street:
            document["street"] = step.street
        if step.board:
            document["board"] = step.board
    elif do == "shuffle":
        document |= {"cards": step.cards, "without": list(step.seats)}
    elif do == "turn-up":
        document["seats"] = list(step.seats)
    elif do == "roll":
        document |= {"seat": step.seat, "dice": step.dice}
    # the decisions have a seat, null where cards not entered decide it (contract, section 4)
    elif do not in ("burn", "push"):
        document["seat"] = step.seat
    return document
