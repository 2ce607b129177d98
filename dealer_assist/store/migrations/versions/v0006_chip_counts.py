"""Counts of chips, and corrections of finished hands."""

from __future__ import annotations

revision = "v0006_chip_counts"
down_revision = "v0005_finding"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
