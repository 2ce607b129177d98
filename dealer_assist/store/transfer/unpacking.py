"""Files as they are given to an import, those of a zip among them."""

from __future__ import annotations

import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.formats.files import ENDINGS

MOST_FILES = 5000
MOST_BYTES = 100_000_000
_DAMAGED = (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError, zlib.error,
            lzma.LZMAError)


@dataclass(frozen=True, slots=True)
class File:
    """A file as it was given: name and bytes, or why nothing can be read from it."""

    name: str
    data: bytes
    mistake: Refusal | None = None


def unpacked(files: list[File]) -> list[File]:
    """The files, those of a zip among them, each by its own name.

    Shape: what cannot hold hands comes without its bytes and with its mistake, so that every file that was
    given is told of.
    Errors: `bad-zip` where that is all, `no-hands` where none has an ending of `ENDINGS`, `too-large`.
    """
    inside: list[File] = []
    total = count = 0
    for file in files:
        for one in _inside(file) if _is_zip(file.name) else [_checked(file)]:
            total += len(one.data)
            count += one.mistake is None
            if total > MOST_BYTES or count > MOST_FILES:
                raise Unreadable("too-large.files", most=MOST_FILES, bytes=MOST_BYTES, field="files")
            inside.append(one)
    if not count:
        broken = [one.mistake for one in inside if one.mistake and one.mistake.code == "bad-zip"]
        raise broken[0] if broken else Unreadable("no-hands", field="files")
    return inside


def _is_zip(name: str) -> bool:
    return name.lower().endswith(".zip")


def _checked(file: File) -> File:
    """The file itself, or what is the matter with it by its name."""
    if file.name.lower().endswith(ENDINGS):
        return file
    key = "no-hands.zip-in-zip" if _is_zip(file.name) else "no-hands.ending"
    return File(file.name, b"", Unreadable(key, field="files"))


def _inside(file: File) -> Iterator[File]:
    """What is in a zip, read no further than it may be large: what it says of its sizes is not believed."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(file.data))
    except _DAMAGED:
        yield _damaged(file.name)
        return
    left = MOST_BYTES
    with archive:
        for info in archive.infolist():
            if info.is_dir():
                continue
            name = PurePosixPath(info.filename.replace("\\", "/")).name
            one = _checked(File(name, b""))
            if one.mistake is None:
                one = _member(archive, info, name, left)
            left -= len(one.data)
            yield one
            if left < 0:
                return


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str, left: int) -> File:
    """One file of a zip; one that is damaged or has a password leaves the others as they are."""
    try:
        with archive.open(info) as member:
            return File(name, member.read(left + 1))
    except _DAMAGED:
        return _damaged(name)


def _damaged(name: str) -> File:
    return File(name, b"", Unreadable("bad-zip", file=name[:80], field="files"))
