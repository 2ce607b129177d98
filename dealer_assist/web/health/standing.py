"""What stops a room: one judgement, for the page of health and for the answer that a probe gets."""

from __future__ import annotations

import shutil
from pathlib import Path

from dealer_assist.store.db import database

LITTLE, VERY_LITTLE = 2 * 10**9, 2 * 10**8      # bytes of disk


def has_tables() -> bool:
    """Has the database the tables of this version?  Errors: SQLAlchemyError where it does not answer."""
    return database.is_current()


def free(instance: Path) -> int:
    """How many bytes the disk of the room's folder has left."""
    return shutil.disk_usage(instance).free


def is_full(left: int) -> bool:
    """Is so little left that entries can soon be kept no more?"""
    return left < VERY_LITTLE


def is_filling(left: int) -> bool:
    """Is so little left that somebody should make room?"""
    return left < LITTLE
