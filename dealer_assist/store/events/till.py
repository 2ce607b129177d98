"""The till of an event: a receipt for everything sold, void where the sale was taken back, and its counts.

A receipt has the number of the act in the ledger and of the line in it, so that no undo gives its number to
another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.store.events import standing
from dealer_assist.store.events.act_list import acts_of
from dealer_assist.store.events.models import Event
from dealer_assist.tournament.run.event import ADD_ON
from dealer_assist.tournament.structure.model import Structure

Document = dict[str, Any]
SOLD = ("enter", ADD_ON)


def till(session: Session, event: Event) -> Document:
    """What was sold by whom, what should lie in the till since it was counted last, and every count.

    Shape: `receipts` oldest first; `due` money; `sellers` what each has taken in, voids apart.
    """
    state = standing.state_of(session, event)
    acts = acts_of(session, event)[::-1]
    receipts = [receipt for act in acts if act["act"] in SOLD for receipt in _receipts(act, state.structure)]
    sellers: dict[str, Document] = {}
    for one in receipts:
        seller = sellers.setdefault(one["who"] or "", {"who": one["who"], "sold": 0, "money": 0, "void": 0})
        seller["void" if one["void"] else "sold"] += 1
        seller["money"] += 0 if one["void"] else one["money"]
    counts = [{"seq": act["seq"], "at": act["at"], "who": act["who"], "counted": act["said"]["counted"],
               "should": act["said"]["should"]} for act in acts if act["act"] == "till" and act["in_force"]]
    return {
        "receipts": receipts,
        "due": state.in_the_till,
        "sellers": list(sellers.values()),
        "counts": counts,
    }


def _receipts(act: Document, sheet: Structure) -> Iterator[Document]:
    """A line for each player of one act."""
    if act["act"] == ADD_ON:
        kind, money = ADD_ON, sheet.add_on.paid if sheet.add_on else 0
    else:
        kind, money = act["said"]["kind"], sheet.paid + (sheet.bounty.amount if sheet.bounty else 0)
    for n, player in enumerate(act["said"]["players"], 1):
        yield {"receipt": f"{act['seq']}-{n}", "at": act["at"], "who": act["who"], "player": player,
               "kind": kind, "money": money, "void": not act["in_force"]}
