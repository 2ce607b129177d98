"""Counts of chips, and drafts of hands that are written down after the fact."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0006_chip_counts"
down_revision = "v0005_finding"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of counts, and that of drafts."""
    op.create_table(
        "chip_count",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("expected", sa.JSON(), nullable=False),
        sa.Column("counted", sa.JSON(), nullable=False),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("device", sa.String(80), nullable=True),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("settled", sa.String(32), nullable=True),
        sa.Column("settled_by", sa.String(80), nullable=True),
        sa.Column("reason", sa.String(300), nullable=True),
        sa.Column("moved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chip_count"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_chip_count_table_id"),
    )
    op.create_index("ix_chip_count_table_id", "chip_count", ["table_id"])
    op.create_table(
        "hand_draft",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("said", sa.JSON(), nullable=False),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("hand_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_hand_draft"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_hand_draft_table_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_hand_draft_hand_id"),
    )
    op.create_index("ix_hand_draft_table_id", "hand_draft", ["table_id"])
