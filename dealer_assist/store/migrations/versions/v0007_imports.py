"""Hands of other people, taken in for review."""

from __future__ import annotations

revision = "v0007_imports"
down_revision = "v0006_chip_counts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
