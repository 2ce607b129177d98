"""An event in files: what another program reads and works out again, and the acts as they were sealed."""

from __future__ import annotations

import io
import json
import zipfile

from sqlalchemy.orm import Session

from dealer_assist.contract.structures.sheets import to_toml
from dealer_assist.record.wrapping import ZIP_TIME
from dealer_assist.store.events import standing
from dealer_assist.store.events.checking import acts_of
from dealer_assist.store.events.models import Event
from dealer_assist.store.ledger.reading import document
from dealer_assist.tournament.run.files import files



def packet(session: Session, event: Event) -> bytes:
    """A zip: the files of contract section 6, `acts.jsonl` and the structure sheet."""
    state = standing.state_of(session, event)
    parts = files(state) | {
        "structure.toml": to_toml(state.structure),
        "acts.jsonl": "".join(json.dumps(document(row), ensure_ascii=False) + "\n"
                              for row in acts_of(session, event))}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(zipfile.ZipInfo(name, ZIP_TIME), text.encode())
    return file.getvalue()
