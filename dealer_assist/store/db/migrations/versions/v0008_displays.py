"""Public displays: a link that shows a table, late, to whoever has it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0008_displays"
down_revision = "v0007_imports"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of links."""
    op.create_table(
        "display",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("delay", sa.Integer(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("made_by", sa.String(80), nullable=True),
        sa.Column("revoked", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_display"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_display_table_id"),
        sa.UniqueConstraint("token", name="uq_display_token"),
    )
