"""Who works here, in which role, at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0003_accounts"
down_revision = "v0002_rotations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Accounts and how they come in; the room's first row says that no tablet locks by itself."""
    _accounts()
    _devices()
    op.create_table(
        "denied",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("who", sa.String(80)),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("method", sa.String(10), nullable=False),
        sa.Column("path", sa.String(200), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_denied"),
    )
    room = op.create_table(
        "room",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("lock_minutes", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
    )
    op.bulk_insert(room, [{"id": 1, "lock_minutes": 0}])


def _accounts() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("handle", sa.String(240), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("pin", sa.String(64)),
        sa.Column("any_table", sa.Boolean, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_account"),
        sa.UniqueConstraint("handle", name="uq_account_handle"),
        sa.UniqueConstraint("pin", name="uq_account_pin"),
    )
    op.create_table(
        "assignment",
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", name="pk_assignment"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_assignment_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_assignment_table_id"),
    )
    op.create_table(
        "access_link",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Integer),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_access_link"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_access_link_account_id"),
    )


def _devices() -> None:
    op.create_table(
        "tablet",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("paired_by", sa.String(80)),
        sa.Column("paired", sa.String(32), nullable=False),
        sa.Column("revoked", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_tablet"),
        sa.UniqueConstraint("digest", name="uq_tablet_digest"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_tablet_table_id"),
    )
    op.create_table(
        "sign_in",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("account_id", sa.Integer, nullable=False),
        sa.Column("tablet_id", sa.Integer),
        sa.Column("table_id", sa.Integer),
        sa.Column("hand_id", sa.Integer),
        sa.Column("seq", sa.Integer),
        sa.Column("began", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_sign_in"),
        sa.UniqueConstraint("digest", name="uq_sign_in_digest"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_sign_in_account_id"),
        sa.ForeignKeyConstraint(["tablet_id"], ["tablet.id"], name="fk_sign_in_tablet_id"),
        sa.ForeignKeyConstraint(["table_id"], ["venue_table.id"], name="fk_sign_in_table_id"),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_sign_in_hand_id"),
    )
    op.create_index("ix_sign_in_account_id", "sign_in", ["account_id"])
    op.create_index("ix_sign_in_tablet_id", "sign_in", ["tablet_id"])
    op.create_index("ix_sign_in_table_began", "sign_in", ["table_id", "began"])
