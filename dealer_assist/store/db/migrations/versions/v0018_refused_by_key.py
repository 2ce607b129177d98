"""What was refused is kept by the key of its sentence; and the ledger tells of the room's own row.

Since the fifteenth the ledger tells every column of many tables; when tablets lock was left out in a room
that said so before.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "v0018_refused_by_key"
down_revision = "v0017_word_beginnings"
branch_labels = None
depends_on = None

COLUMNS = {"key": sa.String(60), "figures": sa.Text()}
ROOM = sa.table("room", sa.column("id"), sa.column("lock_minutes"))
LEDGER = sa.table("ledger", *map(sa.column, ("seq", "kind", "payload", "at", "previous", "hash")))
BEGINNING = "0" * 64


def upgrade() -> None:
    """Two columns, and at most one row; what was refused before keeps its English."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("denied")}
    for name, kind in COLUMNS.items():
        if name not in known:
            op.add_column("denied", sa.Column(name, kind, nullable=True))
    _tell_room()


def _tell_room() -> None:
    ask = op.get_bind().execute
    room = ask(sa.select(ROOM).where(ROOM.c.lock_minutes != 0)).mappings().first()
    told = ask(sa.select(LEDGER.c.seq).where(LEDGER.c.payload.contains('"of":"room"')).limit(1)).first()
    if room is None or told is not None:
        return
    newest = ask(sa.select(LEDGER.c.seq, LEDGER.c.hash).order_by(LEDGER.c.seq.desc()).limit(1)).first()
    seq, previous = (newest.seq + 1, newest.hash) if newest else (0, BEGINNING)
    at = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    payload = _canonical({"is": [{"of": "room", "key": [room["id"]], "columns": dict(room)}]})
    sealed = [previous, seq, "opening", None, None, payload, None, None, None, at]
    ask(sa.insert(LEDGER), {"seq": seq, "kind": "opening", "payload": payload, "at": at, "previous": previous,
                            "hash": sha256(_canonical(sealed).encode()).hexdigest()})


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def downgrade() -> None:
    """The columns are dropped; the time and the address stay, and what the ledger told."""
    for name in COLUMNS:
        op.drop_column("denied", name)
