"""Who works here, in which role, at which tables."""

from __future__ import annotations

revision = "v0003_accounts"
down_revision = "v0002_rotations"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
