"""Calls of the floor, rulings and remarks on a hand."""

from __future__ import annotations

revision = "v0004_floor_calls"
down_revision = "v0003_accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
