"""The folder in which the processes of a server count does not outlive it for long."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.cli import together


def test_what_a_killed_server_left_is_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv(paths.COUNTS, "")
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    left, alive = (tmp_path / f"{together.COUNTED}{number}-x" for number in (gone.pid, os.getpid()))
    for folder in (left, alive, tmp_path / "somebody's"):
        folder.mkdir()
        (folder / "counter.db").touch()
    together.count_together()
    counts = Path(os.environ[paths.COUNTS])
    assert counts.is_dir() and counts.name.startswith(f"{together.COUNTED}{os.getpid()}-")
    assert not left.exists() and alive.exists() and (tmp_path / "somebody's").exists()
