"""What dealers ask the floor for: a stack beyond the limits of their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0014_floor_requests"
down_revision = "v0013_buy_ins"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of requests; nothing was asked before."""
    if sa.inspect(op.get_bind()).has_table("floor_request"):
        return
    op.create_table(
        "floor_request",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("hand_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("device", sa.String(80), nullable=True),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("closed", sa.String(32), nullable=True),
        sa.Column("closed_by", sa.String(80), nullable=True),
        sa.Column("answer", sa.String(16), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_floor_request"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_floor_request_table_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_floor_request_hand_id"),
    )
    op.create_index("ix_floor_request_table_id", "floor_request", ["table_id"])
    op.create_index("ix_floor_request_closed", "floor_request", ["closed"])


def downgrade() -> None:
    """The table is dropped; what was confirmed stays in the ledger."""
    op.drop_table("floor_request")
