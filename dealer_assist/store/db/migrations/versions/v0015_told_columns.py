"""The ledger tells every column of people, displays, imports and so on.

Whoever writes them tells them from now on; what was there before is told here, in one row a table.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0015_told_columns"
down_revision = "v0014_floor_requests"
branch_labels = None
depends_on = None

TOLD = ("account", "assignment", "tablet", "display", "import", "chip_count", "hand_remark", "event",
        "event_table", "rotation", "rotation_hand")
SECRET = {("account", "password"), ("account", "pin"), ("display", "token"), ("event", "seed")}
BEGINNING = "0" * 64


def upgrade() -> None:
    """Rows of the ledger that tell what is there."""
    there = sa.MetaData()
    there.reflect(op.get_bind(), only=[*TOLD, "ledger"])
    ledger = there.tables["ledger"]
    newest = op.get_bind().execute(
        sa.select(ledger.c.seq, ledger.c.hash).order_by(ledger.c.seq.desc()).limit(1)).first()
    seq, previous = (newest.seq, newest.hash) if newest else (-1, BEGINNING)
    at = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    things = {name: [_of(there.tables[name], row) for row in op.get_bind().execute(
        sa.select(there.tables[name])).mappings()] for name in TOLD}
    for thing in filter(None, things.values()):
        seq += 1
        payload = _canonical({"is": thing})
        sealed = [previous, seq, "opening", None, None, payload, None, None, None, at]
        row = {"seq": seq, "kind": "opening", "payload": payload, "at": at, "previous": previous,
               "hash": sha256(_canonical(sealed).encode()).hexdigest()}
        op.get_bind().execute(sa.insert(ledger), [row])
        previous = row["hash"]


def _of(table: sa.Table, row: Any) -> dict[str, Any]:
    columns = {name: sha256(value.encode()).hexdigest() if value and (table.name, name) in SECRET else value
               for name, value in row.items()}
    return {"of": table.name, "key": [row[column.name] for column in table.primary_key], "columns": columns}


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def downgrade() -> None:
    """Nothing: what the ledger told stays."""
