"""Reading what is sent: one JSON object of bounded size, or JSON Lines of any length."""

from __future__ import annotations

from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Any

from flask import Request, Response, request

from dealer_assist.errors import Unreadable
from dealer_assist.contract.json_documents import LIMIT, read_document

LINES = "application/x-ndjson"
# none is registered, so programs say any of these
CALLED_LINES = frozenset({
    LINES, "application/ndjson", "application/jsonl", "application/x-jsonl", "application/jsonlines",
    "application/x-jsonlines", "application/json-lines",
})
MOST_LINES = 200_000_000      # bytes of JSON Lines in one request
MOST_REST = 50_000_000        # bytes of a refused body; who sends more has to live with a reset
PIECE = 64 * 1024
MEMORY = 1_000_000            # bytes of them that are held in memory; the rest waits on disk


class NotJson(Unreadable):
    """The body is not announced as JSON."""


class JsonRequest(Request):
    """A request whose JSON body must be an object that `read_document` accepts."""

    def get_json(self, force: bool = False, silent: bool = False, cache: bool = True) -> Any:
        """The object that the body holds.

        Errors: Unreadable, also where werkzeug would be silent: what cannot be read is no empty object.
        """
        if not (force or self.is_json):
            raise not_json(self)
        return read_document(self.get_data(cache=cache))


def has_lines(asked: Request) -> bool:
    """Is the body announced as JSON Lines?"""
    return asked.mimetype in CALLED_LINES


def not_json(asked: Request) -> NotJson:
    """The refusal of a body that is no JSON."""
    kind = asked.mimetype[:60]
    return NotJson("not-json", type=kind) if kind else NotJson("not-json.no-type")


def spooled_lines(asked: Request) -> IO[bytes]:
    """The whole body, in a file that is on disk when it is large.

    It is taken in before the first answer goes out: a client that only reads when it has sent
    everything would otherwise wait for us while we wait for it.
    """
    asked.max_content_length = MOST_LINES + 1
    file = SpooledTemporaryFile(max_size=MEMORY)
    while piece := asked.stream.read(PIECE):
        file.write(piece)
        if file.tell() > MOST_LINES:
            raise Unreadable("too-large.lines", most=MOST_LINES)
    file.seek(0)
    return file


def take_the_rest(response: Response) -> Response:
    """Read a refused body to its end before the answer goes out.

    Closing the connection on bytes that nobody read resets it, and the sender never sees why.
    """
    if response.status_code >= 400:
        rest = request.environ["wsgi.input"]
        for _ in range(MOST_REST // PIECE):
            if not rest.read(PIECE):
                break
    return response


def documents(file: IO[bytes]) -> Iterator[bytes]:
    """The lines that are not blank; one that is too large is cut, so that it is refused and not held."""
    while line := file.readline(LIMIT + 1):
        rest = line
        while len(rest) > LIMIT and not rest.endswith(b"\n"):
            rest = file.readline(LIMIT + 1)
        if line.strip():
            yield line
