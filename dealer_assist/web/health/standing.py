"""What stops a room: one judgement, for the page of health and for the answer that a probe gets."""

from __future__ import annotations

import shutil
from pathlib import Path

from dealer_assist.store.db import database

LITTLE, VERY_LITTLE = 2 * 10**9, 2 * 10**8      # bytes of disk


def has_tables() -> bool:
    """Has the database the tables of this version?  Errors: SQLAlchemyError where it does not answer."""
    return database.is_current()


def not_kept() -> str | None:
    """Why the newest entry was not kept, if that was in the last minute: the key of its sentence."""
    return database.lately().refused()


def free(instance: Path) -> int:
    """How many bytes the disk of the room has left: of its folder and its database the fuller one."""
    url = database.db.engine.url
    file = url.database if url.get_backend_name() == "sqlite" else None
    folders = {instance, Path(file).parent} if file else {instance}
    return min(shutil.disk_usage(folder).free for folder in folders if folder.is_dir())


def is_full(left: int) -> bool:
    """Is so little left that entries can soon be kept no more?"""
    return left < VERY_LITTLE


def is_filling(left: int) -> bool:
    """Is so little left that somebody should make room?"""
    return left < LITTLE
