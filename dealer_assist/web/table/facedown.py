"""Cards that are dealt face down before the next bet: nothing of them is entered.

The page has the same in `static/table/facedown.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Document = Mapping[str, Any]
ENDS_A_STREET = ("check", "call", "fold", "all-in")


def down_steps(hand: Document) -> list[Document]:
    """What the dealer does before the bet that is asked; empty where no card of it lies face down."""
    if hand["over"] or hand["waiting_for"]["kind"] != "act" or not hand["lines"]:
        return []
    steps = list(hand["next"])[:-1]
    return steps if any(map(is_down, steps)) else []


def is_down(step: Document) -> bool:
    """Whether seats are dealt cards that nobody sees."""
    return step["do"] == "deal" and step.get("face") == "down" and isinstance(step.get("to"), list)


def bet_after_bet(hand: Document) -> bool:
    """Stud's seventh street: a bet is asked where a bet was asked, with nothing entered between the two."""
    return bool(down_steps(hand)) and hand["lines"][-1].split()[-1] in ENDS_A_STREET
