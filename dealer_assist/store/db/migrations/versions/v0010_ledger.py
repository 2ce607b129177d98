"""The ledger; and an opening row for every table and for the room, so that old databases go on from here."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0010_ledger"
down_revision = "v0009_remarks"
branch_labels = None
depends_on = None

SAYS = "the ledger is only ever added to"
BEGINNING = "0" * 64
SETTINGS = ("name", "game", "betting", "blinds", "ante", "big_blind_ante", "bring_in", "small_bet", "big_bet",
            "chip", "preset", "house", "tournament")
SQLITE = (
    f"CREATE TRIGGER ledger_unchanged BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
    f"CREATE TRIGGER ledger_kept BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
    f"""CREATE TRIGGER ledger_in_order BEFORE INSERT ON ledger
        WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM ledger)
        BEGIN SELECT RAISE(ABORT, '{SAYS}'); END""",
)
POSTGRESQL = (
    f"""CREATE FUNCTION ledger_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$""",
    f"""CREATE FUNCTION ledger_takes_the_next() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
            IF NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM ledger) THEN
                RAISE EXCEPTION '{SAYS}';
            END IF;
            RETURN NEW;
        END $$""",
    """CREATE TRIGGER ledger_unchanged BEFORE UPDATE OR DELETE ON ledger
        FOR EACH ROW EXECUTE FUNCTION ledger_refuses()""",
    """CREATE TRIGGER ledger_kept BEFORE TRUNCATE ON ledger
        FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuses()""",
    """CREATE TRIGGER ledger_in_order BEFORE INSERT ON ledger
        FOR EACH ROW EXECUTE FUNCTION ledger_takes_the_next()""",
)


def upgrade() -> None:
    """The table, what keeps it as it was written, and its first rows."""
    ledger = op.create_table(
        "ledger",
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("hand_id", sa.Integer(), nullable=True),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("balance", sa.Text(), nullable=True),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("device", sa.String(80), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("seq", name="pk_ledger"),
    )
    op.create_index("ix_ledger_table_id", "ledger", ["table_id", "seq"])
    op.create_index("ix_ledger_hand_id", "ledger", ["hand_id"])
    rows = _opening()
    if rows:
        op.bulk_insert(ledger, rows)
    for statement in {"sqlite": SQLITE, "postgresql": POSTGRESQL}[op.get_bind().dialect.name]:
        op.execute(statement)


def _opening() -> list[dict[str, Any]]:
    there = sa.MetaData()
    names = ("venue_table", "seat", "player", "hand", "hand_seat", "log", "account", "display")
    there.reflect(op.get_bind(), only=names)
    tables = _all(there.tables["venue_table"], "id")
    people = [{name: one[name] for name in ("id", "name", "role", "active", "any_table")}
              for one in _all(there.tables["account"], "id")]
    shown = [{name: one[name] for name in ("id", "table_id", "delay", "revoked")}
             for one in _all(there.tables["display"], "id")]
    openings: list[tuple[int | None, dict[str, Any], dict[str, Any] | None]] = []
    if tables or people:
        openings.append((None, {"people": people, "displays": shown}, None))
    openings += [_table(there, table) for table in tables]
    return _chained(openings)


def _table(
    there: sa.MetaData, table: dict[str, Any],
) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """A table as it is: settings, seats, and the heads of its hands; what is over is sealed from now on."""
    names = {one["id"]: one["name"] for one in _all(there.tables["player"], "id")}
    seats = [one for one in _all(there.tables["seat"], "number") if one["table_id"] == table["id"]]
    hands = [one for one in _all(there.tables["hand"], "id") if one["table_id"] == table["id"]]
    over, still_open = (
        [[one["id"], one["number"], one["seq"], one["head"]] for one in hands
         if (one["status"] == "open") is whether] for whether in (False, True))
    payload = {
        "kind": table["kind"], "settings": {name: table[name] for name in SETTINGS}, "hands": over,
        "open": still_open,
        "seats": {str(seat["number"]): {"player": names.get(seat["player_id"]), "stack": seat["stack"],
                                        "present": bool(seat["present"])} for seat in seats}}
    stacks = {str(seat["number"]): seat["stack"] for seat in seats}
    middle = _middle(there, max(hands, key=lambda one: int(one["number"]))) if hands else 0
    return table["id"], payload, {
        "seats": stacks, "middle": middle, "rake": 0, "came_in": sum(stacks.values()) + middle}


def _middle(there: sa.MetaData, hand: dict[str, Any]) -> int:
    """What the last hand left in the middle: what went in less what came out."""
    began: int = json.loads(hand["setup"]).get("carried") or 0
    if hand["status"] != "over":
        return began
    places = _all(there.tables["hand_seat"], "seat", hand_id=hand["id"])
    newest = _all(there.tables["log"], "seq", hand_id=hand["id"], seq=hand["seq"])
    rake: int = json.loads(newest[0]["outcome"]).get("rake", 0) if newest else 0
    return began + sum(int(one["before"]) - int(one["after"] or 0) for one in places) - rake


def _all(table: sa.Table, order: str, **where: Any) -> list[dict[str, Any]]:
    wanted = sa.select(table).order_by(table.c[order])
    for name, value in where.items():
        wanted = wanted.where(table.c[name] == value)
    return [dict(row) for row in op.get_bind().execute(wanted).mappings()]


def _chained(
    openings: list[tuple[int | None, dict[str, Any], dict[str, Any] | None]],
) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    previous, at = BEGINNING, datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    for seq, (table, payload, balance) in enumerate(openings):
        row = {"seq": seq, "kind": "opening", "table_id": table, "hand_id": None,
               "payload": _canonical(payload), "balance": None if balance is None else _canonical(balance),
               "who": None, "device": None, "at": at, "previous": previous}
        sealed = [row[name] for name in ("previous", "seq", "kind", "table_id", "hand_id", "payload",
                                         "balance", "who", "device", "at")]
        row["hash"] = previous = sha256(_canonical(sealed).encode()).hexdigest()
        rows.append(row)
    return rows


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
