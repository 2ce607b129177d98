"""An event in files: what another program reads and works out again, and the acts as they were sealed."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import to_toml
from dealer_assist.store.events import seats, standing
from dealer_assist.store.events.models import Event, EventAct
from dealer_assist.store.ledger.reading import document
from dealer_assist.store.ledger.rows import LedgerRow, row_hash
from dealer_assist.texts import say
from dealer_assist.tournament.record import course
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.seats.draws import Draw

EARLY = (1980, 1, 1, 0, 0, 0)       # the same event, the same bytes


def packet(session: Session, event: Event) -> bytes:
    """A zip: the files of contract section 6, `acts.jsonl` and the structure sheet."""
    state = standing.state_of(session, event)
    parts = files(state) | {
        "structure.toml": to_toml(state.structure),
        "acts.jsonl": "".join(json.dumps(document(row), ensure_ascii=False) + "\n"
                              for row in _rows(session, event))}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name, EARLY), text.encode())
    return file.getvalue()


def verify(session: Session, event: Event) -> dict[str, Any]:
    """Check an event: its acts as they were sealed, the seed, the state worked out anew, chips and seats.

    Shape: `ok`, the number of `acts`, and `faults`, a sentence each.
    """
    rows, faults = _rows(session, event), []
    for row in rows:
        if row.hash != row_hash(row) or row.content.get("event") != event.id:
            faults.append(say("eventcheck.row", row=row.seq))
    state = course.derived(standing.all_lines(session, event), event.seed, read_structure)
    if rows and rows[0].content["act"].get("sealed") != Draw(event.seed).sealed:
        faults.append(say("eventcheck.seed"))
    if state.difference:
        faults.append(say("eventcheck.chips", chips=state.difference))
    faults += [say("eventcheck.seat", **{name: one[name] for name in ("table", "seat", "there", "should")})
               for one in seats.differences(session, event, state)]
    if files(state) != files(standing.state_of(session, event)):
        faults.append(say("eventcheck.otherwise"))
    return {"ok": not faults, "acts": len(rows), "faults": faults}


def _rows(session: Session, event: Event) -> list[LedgerRow]:
    return list(session.scalars(select(LedgerRow).join(EventAct, EventAct.seq == LedgerRow.seq).where(
        EventAct.event_id == event.id).order_by(LedgerRow.seq)))
