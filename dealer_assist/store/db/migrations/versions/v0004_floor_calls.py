"""Calls of the floor: when, at which entry, who came, how it ended. What was ruled stands in the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0004_floor_calls"
down_revision = "v0003_accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of calls."""
    op.create_table(
        "floor_call",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("hand_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(120), nullable=True),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("device", sa.String(80), nullable=True),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("taken", sa.String(32), nullable=True),
        sa.Column("taken_by", sa.String(80), nullable=True),
        sa.Column("closed", sa.String(32), nullable=True),
        sa.Column("closed_by", sa.String(80), nullable=True),
        sa.Column("ruling", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_floor_call"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_floor_call_table_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_floor_call_hand_id"),
    )
    op.create_index("ix_floor_call_table_id", "floor_call", ["table_id"])
    op.create_index("ix_floor_call_hand_id", "floor_call", ["hand_id"])
    op.create_index("ix_floor_call_closed", "floor_call", ["closed"])
