"""Where files cost nothing: what a test writes is kept in memory, and on the disk where memory is short.

A room waits for its disk at every commit, 4 ms each, and a run of all tests commits some hundred thousand
times. No test asks how a disk keeps what it was given: what a killed process wrote is the system's.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 3 << 30    # bytes for what three workers at once put into it, six times over


def in_memory() -> Path | None:
    """The folder, or None where it is missing, not ours or too small."""
    there = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ENOUGH
    return MEMORY if there else None


def keep_folders_there() -> None:
    """`tmp_path` and whatever else pytest makes from now on, unless whoever runs it named a place himself."""
    if (place := in_memory()) is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(place))
