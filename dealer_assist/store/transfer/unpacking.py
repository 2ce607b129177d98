"""Files as they are given to an import, those of a zip among them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from dealer_assist.errors import Unreadable
from dealer_assist.formats.files import ENDINGS

MOST_FILES = 5000
MOST_BYTES = 100_000_000


@dataclass(frozen=True, slots=True)
class File:
    """A file as it was given: name and bytes."""

    name: str
    data: bytes


def unpacked(files: list[File]) -> list[File]:
    """The files, those of a zip among them, each by its own name.

    Errors: `bad-zip`, `no-hands` where none is a .phh, .phhs, .ohh, .txt or .xml, `too-large`.
    """
    inside: list[File] = []
    total = 0
    for file in files:
        for one in _inside(file) if file.name.lower().endswith(".zip") else [file]:
            if not one.name.lower().endswith(ENDINGS):
                continue
            total += len(one.data)
            if total > MOST_BYTES or len(inside) == MOST_FILES:
                raise Unreadable("too-large.files", most=MOST_FILES, bytes=MOST_BYTES, field="files")
            inside.append(one)
    if not inside:
        raise Unreadable("no-hands", field="files")
    return inside


def _inside(file: File) -> Iterator[File]:
    """What is in a zip, read no further than it may be large: what it says of its sizes is not believed."""
    try:
        with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
            left = MOST_BYTES
            for info in archive.infolist():
                if info.is_dir() or not info.filename.lower().endswith(ENDINGS):
                    continue
                with archive.open(info) as member:
                    data = member.read(left + 1)
                left -= len(data)
                yield File(PurePosixPath(info.filename.replace("\\\\", "/")).name, data)
                if left < 0:
                    return
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise Unreadable("bad-zip", file=file.name[:80], field="files") from error
