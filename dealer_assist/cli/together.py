"""What several processes of one server count, where whichever is asked for `/metrics` finds it."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from dealer_assist import paths

COUNTED = "dealer-assist-counts-"       # of a folder in which processes count; its server's number follows


def count_together() -> None:
    """A folder in which the processes count; whichever is asked for `/metrics` finds the counts of all."""
    _sweep()
    os.environ[paths.COUNTS] = tempfile.mkdtemp(prefix=f"{COUNTED}{os.getpid()}-")


def _sweep() -> None:
    """Take away what a server left that was killed: its folder names it, and it runs no more."""
    for folder in Path(tempfile.gettempdir()).glob(f"{COUNTED}*"):
        number = folder.name.removeprefix(COUNTED).partition("-")[0]
        if number.isdecimal() and not Path("/proc", number).exists() and Path("/proc/self").exists():
            shutil.rmtree(folder, ignore_errors=True)


def forget_counts(_: Any) -> None:
    """The server has ended."""
    shutil.rmtree(os.environ.get(paths.COUNTS, ""), ignore_errors=True)
