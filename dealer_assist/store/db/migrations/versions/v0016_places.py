"""Where tables stand in the room; and rows of the ledger by table and kind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0016_places"
down_revision = "v0015_told_columns"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of places, empty: nobody said where anything stands."""
    if not sa.inspect(op.get_bind()).has_table("table_place"):
        op.create_table(
            "table_place",
            sa.Column("table_id", sa.Integer(), nullable=False),
            sa.Column("down", sa.Integer(), nullable=False),
            sa.Column("across", sa.Integer(), nullable=False),
            sa.PrimaryKeyConstraint("table_id", name="pk_table_place"),
            sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_table_place_table_id"),
        )
    there = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("ledger")}
    if "ix_ledger_table_kind" not in there:
        op.create_index("ix_ledger_table_kind", "ledger", ["table_id", "kind", "seq"])


def downgrade() -> None:
    """Both go; the ledger keeps what it told."""
    op.drop_index("ix_ledger_table_kind", "ledger")
    op.drop_table("table_place")
