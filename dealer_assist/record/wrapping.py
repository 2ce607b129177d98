"""The zip around the parts of a packet: one way to write it, so that every byte of it tells of a change.

Parts stand in it as they are, with no time and no word beside them. Where packing parts would leave bits that
nobody reads, and another program another choice, what is written here follows from the parts alone.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping

from dealer_assist.texts import Message, say

STORED = "stored"           # what a packet says of itself that was wrapped so; earlier ones were compressed
ZIP_TIME = (1980, 1, 1, 0, 0, 0)    # the first that a zip can say, so that the same parts are the same bytes
READABLE = 0o600 << 16
UNIX = 3
HEAD, LISTED, END = 30, 46, 22      # bytes of a zip around a part, of its line in the list, of the list's end
STREAMED = 8                # flag of a part whose size stands behind it


def wrap(files: Mapping[str, bytes]) -> bytes:
    """The parts as one file, in their order."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, ZIP_TIME)
            info.create_system, info.external_attr = UNIX, READABLE
            archive.writestr(info, content)
    return file.getvalue()


def wrapped_otherwise(data: bytes, files: Mapping[str, bytes]) -> Message | None:
    """What is to be said where the file is not these parts as they are wrapped here."""
    should = wrap(files)
    if should == data:
        return None
    at = next((n for n, (one, other) in enumerate(zip(data, should, strict=False)) if one != other),
              min(len(data), len(should)))
    return say("packet.wrapped", byte=at + 1)


def beside(data: bytes, archive: zipfile.ZipFile) -> Iterator[Message]:
    """What the file holds that no part does, so that no hash tells of it: stray bytes, comments."""
    infos = archive.infolist()
    listed = sum(LISTED + len(info.orig_filename.encode()) + len(info.extra) + len(info.comment)
                 for info in infos)
    stray = len(data) - sum(_packed(data, info) for info in infos) - listed - END - len(archive.comment)
    if stray:
        yield say("packet.stray", bytes=abs(stray))
    if archive.comment or any(info.comment for info in infos):
        yield say("packet.comment")


def _packed(data: bytes, info: zipfile.ZipInfo) -> int:
    """How many bytes of the file a part takes, with its head and, where it was streamed, its end."""
    lengths = (int.from_bytes(data[info.header_offset + at : info.header_offset + at + 2], "little")
               for at in (26, 28))
    packed = HEAD + sum(lengths) + info.compress_size
    if not info.flag_bits & STREAMED:
        return packed
    marked = data[info.header_offset + packed :][:4] == b"PK\7\x08"
    return packed + (16 if marked else 12)
