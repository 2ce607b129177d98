"""What a mixed table goes through, and where it stands."""

from __future__ import annotations

revision = "v0002_rotations"
down_revision = "v0001_tables_and_the_log"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
