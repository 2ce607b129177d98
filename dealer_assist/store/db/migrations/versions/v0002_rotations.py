"""What a mixed table goes through, and where it stands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0002_rotations"
down_revision = "v0001_tables_and_the_log"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The mix of a table, and of each of its hands where in the mix it was dealt."""
    op.create_table(
        "rotation",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("mix", sa.JSON, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("level_since", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rotation"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_rotation_table_id"),
    )
    op.create_table(
        "rotation_hand",
        sa.Column("hand_id", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("chooser", sa.Integer),
        sa.Column("told", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("hand_id", name="pk_rotation_hand"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_rotation_hand_hand_id"),
    )
