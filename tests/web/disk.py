"""A small disk of a test's own: mounted where the server alone sees it, filled, made read-only for a while.

The mount lives in a namespace of the server's process, for which nobody need be root; the test reaches it
through `/proc`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.server import Server

UNSHARE = ("unshare", "--map-root-user", "--mount")


class Disk:
    """The disk of a running server, mounted at `place`."""

    def __init__(self, server: Server, place: Path) -> None:
        self._process = str(server.process.pid)
        self._place = place
        self._seen = Path("/proc", self._process, "root", *place.parts[1:])

    def fill(self) -> None:
        """Not a byte more goes onto it."""
        with open(self._seen / "filler", "wb", buffering=0) as filler:
            for size in (1 << 16, 1 << 9, 1):
                try:
                    while True:
                        filler.write(b"\0" * size)
                except OSError:
                    pass

    def make_room(self) -> None:
        """What filled it is gone."""
        (self._seen / "filler").unlink()

    def remount(self, how: str) -> bool:
        """`ro` or `rw`; False where the disk is busy, as one is with a file that is open for writing."""
        command = ("nsenter", "--target", self._process, "--user", "--mount", "--preserve-credentials",
                   "mount", "-o", f"remount,{how}", str(self._place))
        return subprocess.run(command, capture_output=True).returncode == 0


@contextmanager
def serving_on_a_disk(folder: Path, size: str) -> Iterator[tuple[Server, Disk]]:
    """A server whose database alone is on a disk of this size.

    Skips where this machine lets nobody mount, as most containers do; `test_faults` then asks the same of a
    limit on the size of files, for which no right is needed.
    """
    if subprocess.run([*UNSHARE, "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True).returncode:
        pytest.skip("nobody may mount a disk on this machine")
    place, instance = folder / "disk", folder / "instance"
    place.mkdir()
    mounted = f'mount -t tmpfs -o size={size},mode=0700 none "{place}" && exec "$0" "$@"'
    server = Server(instance, f"sqlite:///{place}/room.sqlite3", prefix=(*UNSHARE, "sh", "-c", mounted))
    try:
        yield server, Disk(server, place)
    finally:
        server.kill()
