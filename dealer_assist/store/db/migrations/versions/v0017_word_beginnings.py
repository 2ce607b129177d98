"""PostgreSQL finds the beginnings of words by an index, in whatever order its language sorts them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0017_word_beginnings"
down_revision = "v0016_places"
branch_labels = None
depends_on = None

INDEX = "ix_find_word_begins"


def upgrade() -> None:
    """The index; SQLite's own order is that of the letters."""
    if op.get_bind().dialect.name != "postgresql":
        return
    there = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("find_word")}
    if INDEX not in there:
        op.create_index(INDEX, "find_word", ["word"], postgresql_ops={"word": "varchar_pattern_ops"})


def downgrade() -> None:
    """It goes."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_index(INDEX, "find_word")
