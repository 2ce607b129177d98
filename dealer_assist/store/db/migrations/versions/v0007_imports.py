"""Hands of other people, taken in for review: they lie at tables of their own, which nobody sits at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0007_imports"
down_revision = "v0006_chip_counts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What kind of table it is, and how each import went."""
    op.add_column("venue_table", sa.Column("kind", sa.String(8), nullable=False, server_default="room"))
    op.create_table(
        "import",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("read", sa.Integer(), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.Column("refused", sa.Integer(), nullable=False),
        sa.Column("mistakes", sa.Text(), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("made_by", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_import"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_import_table_id"),
    )
    op.create_index("ix_import_digest", "import", ["digest"])
