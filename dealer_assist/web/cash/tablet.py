"""What the room has to say at a table: who comes and goes, who deals next, what time costs now."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from dealer_assist.record.log import OPEN
from dealer_assist.store.cash import box, documents
from dealer_assist.store.db import database
from dealer_assist.store.hands.documents import find_table
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import courses
from dealer_assist.store.people import rota
from dealer_assist.web.cash.blueprint import cash


@cash.get("/tables/<int:number>/room.json")
def at_table(number: int) -> Response:
    """`lines` for the dealer to read; `time` once a charge is due: what it comes to, and who owes it.

    `again` where time or a push will be due without anything happening first.
    """
    with database.reading() as session:
        table = find_table(session, number)
        due = box.due(session, table)
        time: dict[str, Any] | None = None
        hand = latest_hand(session, number)
        dealing = hand is not None and hand.status == OPEN      # then the chips are in play
        if due and due.charge.pays and not dealing and (due.at is None or due.at <= courses.now()):
            time = {"comes_to": due.charge.comes_to, "owes": sorted(due.charge.owes),
                    "after": due.last.seq if due.last else 0}
        lines = [*rota.at_table(session, number), *documents.at_table(session, number)]
        again = due is not None or rota.waits(session, number)
        return jsonify({"lines": lines, "time": time, "again": again})
