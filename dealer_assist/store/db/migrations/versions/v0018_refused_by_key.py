"""What was refused is kept by the key of its sentence and the figures in it, not as English."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0018_refused_by_key"
down_revision = "v0017_word_beginnings"
branch_labels = None
depends_on = None

COLUMNS = {"key": sa.String(60), "figures": sa.Text()}


def upgrade() -> None:
    """Two columns; what was refused before keeps its English, whose figures nobody knows."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("denied")}
    for name, kind in COLUMNS.items():
        if name not in known:
            op.add_column("denied", sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    """The columns are dropped; the time and the address stay."""
    for name in COLUMNS:
        op.drop_column("denied", name)
