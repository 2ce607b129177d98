"""Tables, seats, players, hands, and the log that is only ever added to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0001_tables_and_the_log"
down_revision = None
branch_labels = None
depends_on = None

SAYS = "the log is only ever added to"

# REPLACE would remove a row without a DELETE, so a new row must be the next one of its hand
SQLITE = (
    f"CREATE TRIGGER log_unchanged BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
    f"CREATE TRIGGER log_kept BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
    f"""CREATE TRIGGER log_in_order BEFORE INSERT ON log
        WHEN NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE hand_id = NEW.hand_id)
        BEGIN SELECT RAISE(ABORT, '{SAYS}'); END""",
)
POSTGRESQL = (
    f"""CREATE FUNCTION log_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$""",
    f"""CREATE FUNCTION log_takes_the_next() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
            IF NEW.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE hand_id = NEW.hand_id) THEN
                RAISE EXCEPTION '{SAYS}';
            END IF;
            RETURN NEW;
        END $$""",
    "CREATE TRIGGER log_unchanged BEFORE UPDATE OR DELETE ON log FOR EACH ROW EXECUTE FUNCTION log_refuses()",
    "CREATE TRIGGER log_kept BEFORE TRUNCATE ON log FOR EACH STATEMENT EXECUTE FUNCTION log_refuses()",
    "CREATE TRIGGER log_in_order BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_takes_the_next()",
)


def upgrade() -> None:
    """Create everything in a database that has nothing."""
    _room()
    _hand()
    _log()
    guards = {"sqlite": SQLITE, "postgresql": POSTGRESQL}[op.get_bind().dialect.name]
    for statement in guards:
        op.execute(statement)


def _room() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("name", name="uq_player_name"),
    )
    op.create_table(
        "venue_table",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("betting", sa.String(20)),
        sa.Column("blinds", sa.JSON, nullable=False),
        sa.Column("ante", sa.BigInteger, nullable=False),
        sa.Column("big_blind_ante", sa.BigInteger, nullable=False),
        sa.Column("bring_in", sa.BigInteger),
        sa.Column("small_bet", sa.BigInteger),
        sa.Column("big_bet", sa.BigInteger),
        sa.Column("chip", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.String(20), nullable=False),
        sa.Column("house", sa.JSON, nullable=False),
        sa.Column("tournament", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_venue_table"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player_id", sa.Integer),
        sa.Column("stack", sa.BigInteger, nullable=False),
        sa.Column("present", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_seat_table_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_seat_player_id"),
    )


def _hand() -> None:
    op.create_table(
        "hand",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("start_key", sa.String(64)),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("definition", sa.String(64), nullable=False),
        sa.Column("engine", sa.String(20), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("button", sa.Integer),
        sa.Column("positions", sa.JSON, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("pot", sa.BigInteger, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("started", sa.String(32), nullable=False),
        sa.Column("finished", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_hand"),
        sa.UniqueConstraint("table_id", "number", name="uq_hand_table_id"),
        sa.UniqueConstraint("table_id", "start_key", name="uq_hand_start_key"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_hand_table_id"),
    )
    op.create_index("ix_hand_game_started", "hand", ["game", "started"])
    op.create_table(
        "hand_seat",
        sa.Column("hand_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", sa.Integer),
        sa.Column("name", sa.String(80)),
        sa.Column("before", sa.BigInteger, nullable=False),
        sa.Column("after", sa.BigInteger),
        sa.PrimaryKeyConstraint("hand_id", "seat", name="pk_hand_seat"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_hand_seat_hand_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_hand_seat_player_id"),
    )
    op.create_index("ix_hand_seat_player_id", "hand_seat", ["player_id"])


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("hand_id", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("who", sa.String(80)),
        sa.Column("device", sa.String(80)),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("hand_id", "seq", name="pk_log"),
        sa.UniqueConstraint("hand_id", "key", name="uq_log_key"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_log_hand_id"),
    )
