"""What a bet may be in spread-limit, as a setting of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0011_spread"
down_revision = "v0010_ledger"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The column; tables without a spread have none."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("venue_table")}
    if "spread" in known:
        return
    op.add_column("venue_table", sa.Column("spread", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """The column is dropped."""
    op.drop_column("venue_table", "spread")
