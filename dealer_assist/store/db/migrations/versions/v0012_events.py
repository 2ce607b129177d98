"""Events: their names and seeds, which rows of the ledger are their acts, which tables play them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0012_events"
down_revision = "v0011_spread"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables; what was there before belongs to no event."""
    if sa.inspect(op.get_bind()).has_table("event"):
        return
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("festival", sa.String(80), nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("opened", sa.String(32), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_event"),
    )
    op.create_table(
        "event_act",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name="fk_event_act_event_id"),
        sa.PrimaryKeyConstraint("event_id", "seq", name="pk_event_act"),
    )
    op.create_table(
        "event_table",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name="fk_event_table_event_id"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_event_table_table_id"),
        sa.PrimaryKeyConstraint("event_id", "number", name="pk_event_table"),
    )
    op.create_index("ix_event_table_table_id", "event_table", ["table_id"])


def downgrade() -> None:
    """The tables are dropped; the acts stay in the ledger."""
    op.drop_table("event_table")
    op.drop_table("event_act")
    op.drop_table("event")
