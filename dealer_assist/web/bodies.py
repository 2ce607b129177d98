"""Reading what is sent: one JSON object of bounded size, or JSON Lines of any length."""

from __future__ import annotations

from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, NoReturn

from flask import Request

from dealer_assist.errors import Unreadable
from dealer_assist.formats.json_documents import LIMIT, read_document

LINES = "application/x-ndjson"
MOST_LINES = 200_000_000      # bytes of JSON Lines in one request
MEMORY = 1_000_000            # bytes of them that are held in memory; the rest waits on disk


class NotJson(Unreadable):
    """The body is not announced as JSON."""


class _Documents:
    """What Flask reads JSON bodies with."""

    @staticmethod
    def loads(text: str | bytes) -> dict[str, object]:
        return read_document(text)


class JsonRequest(Request):
    """A request whose JSON body must be an object that `read_document` accepts."""

    json_module = _Documents

    def on_json_loading_failure(self, e: ValueError | None) -> NoReturn:
        """Say which type is needed; what is wrong inside has been said by `read_document`."""
        raise not_json(self)


def not_json(asked: Request) -> NotJson:
    """The refusal of a body that is no JSON."""
    said = asked.mimetype or "no type"
    return NotJson(
        "not-json", f"The body is sent as {said[:60]}. Send JSON, with the header "
        "Content-Type: application/json.")


def spooled_lines(asked: Request) -> IO[bytes]:
    """The whole body, in a file that is on disk when it is large.

    It is taken in before the first answer goes out: a client that only reads when it has sent
    everything would otherwise wait for us while we wait for it.
    """
    asked.max_content_length = MOST_LINES
    file = SpooledTemporaryFile(max_size=MEMORY)
    while piece := asked.stream.read(64 * 1024):
        file.write(piece)
    file.seek(0)
    return file


def documents(file: IO[bytes]) -> Iterator[bytes]:
    """The lines that are not blank; one that is too large is cut, so that it is refused and not held."""
    while line := file.readline(LIMIT + 1):
        rest = line
        while len(rest) > LIMIT and not rest.endswith(b"\n"):
            rest = file.readline(LIMIT + 1)
        if line.strip():
            yield line
