"""What players buy in for and top up to, as settings of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0013_buy_ins"
down_revision = "v0012_events"
branch_labels = None
depends_on = None

COLUMNS = ("min_buy_in", "max_buy_in", "top_up_to")


def upgrade() -> None:
    """Three columns; tables that were there have no limits of their own."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("venue_table")}
    for name in COLUMNS:
        if name not in known:
            op.add_column("venue_table", sa.Column(name, sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """The columns are dropped."""
    for name in COLUMNS:
        op.drop_column("venue_table", name)
