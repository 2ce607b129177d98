"""Remarks that are pinned to the entries of a hand; they are only ever added to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0009_remarks"
down_revision = "v0008_displays"
branch_labels = None
depends_on = None

SAYS = "remarks are only ever added to"
SQLITE = (
    f"CREATE TRIGGER remark_unchanged BEFORE UPDATE ON hand_remark BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
    f"CREATE TRIGGER remark_kept BEFORE DELETE ON hand_remark BEGIN SELECT RAISE(ABORT, '{SAYS}'); END",
)
POSTGRESQL = (
    f"""CREATE FUNCTION remark_refuses() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '{SAYS}'; END $$""",
    """CREATE TRIGGER remark_unchanged BEFORE UPDATE OR DELETE ON hand_remark
        FOR EACH ROW EXECUTE FUNCTION remark_refuses()""",
)


def upgrade() -> None:
    """The table, and what keeps it as it was written."""
    op.create_table(
        "hand_remark",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("hand_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("who", sa.String(80), nullable=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hand_remark"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_hand_remark_hand_id"),
        sa.ForeignKeyConstraint(["first"], ["hand_remark.id"], name="fk_hand_remark_first"),
    )
    op.create_index("ix_hand_remark_hand_id", "hand_remark", ["hand_id"])
    for statement in {"sqlite": SQLITE, "postgresql": POSTGRESQL}[op.get_bind().dialect.name]:
        op.execute(statement)
