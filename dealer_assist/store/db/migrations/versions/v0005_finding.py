"""A narrow line for every hand and the words that lead to it; saved searches, playlists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0005_finding"
down_revision = "v0004_floor_calls"
branch_labels = None
depends_on = None

LINE = ("marks", "seats", "all_in", "won")


def upgrade() -> None:
    """The tables; `store.rebuild.fill` fills them for hands that were there before."""
    _lines()
    _words()
    _kept()


def _lines() -> None:
    op.create_table(
        "hand_summary",
        sa.Column("hand_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("moment", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("pot", sa.BigInteger, nullable=False),
        sa.Column("marks", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("all_in", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("hand_id", name="pk_hand_summary"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_hand_summary_hand_id"),
    )
    op.create_index(
        "ix_hand_summary_moment", "hand_summary", ["moment", "hand_id", "table_id", "game", "pot", *LINE])
    op.create_index(
        "ix_hand_summary_pot", "hand_summary", ["pot", "hand_id", "moment", "table_id", "game", *LINE])


def _words() -> None:
    op.create_table(
        "find_word",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("word", sa.String(98), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_find_word"),
        sa.UniqueConstraint("word", name="uq_find_word_word"),
    )
    op.create_table(
        "find_hand",
        sa.Column("word_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("moment", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("hand_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("bit", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("word_id", "moment", "hand_id", name="pk_find_hand"),
        sa.ForeignKeyConstraint(["word_id"], ["find_word.id"], name="fk_find_hand_word_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_find_hand_hand_id"),
        sqlite_with_rowid=False,
    )


def _kept() -> None:
    for name in ("saved_search", "playlist"):
        op.create_table(
            name,
            sa.Column("id", sa.Integer, nullable=False),
            sa.Column("name", sa.String(80), nullable=False),
            sa.Column("owner", sa.String(80)),
            sa.Column("shared", sa.Boolean, nullable=False),
            *([sa.Column("query", sa.Text, nullable=False)] if name == "saved_search" else []),
            sa.Column("made", sa.String(32), nullable=False),
            sa.PrimaryKeyConstraint("id", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_owner", name, ["owner"])
    op.create_table(
        "playlist_hand",
        sa.Column("playlist_id", sa.Integer, nullable=False),
        sa.Column("hand_id", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("playlist_id", "hand_id", name="pk_playlist_hand"),
        sa.ForeignKeyConstraint(["playlist_id"], ["playlist.id"], name="fk_playlist_hand_playlist_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_playlist_hand_hand_id"),
    )
