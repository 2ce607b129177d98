"""Columns and indexes by which hands are found; saved searches, playlists."""

from __future__ import annotations

revision = "v0005_finding"
down_revision = "v0004_floor_calls"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
