"""`judge` and `options`: a JSON document in, its answer out; or JSON Lines, an answer to each line.

One document that is refused gives exit status 2 and one line on standard error. In JSON Lines a refused
document is answered by its `{"error": …}` in its place, the run goes on, and the status is 2 at the end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedIOBase
from itertools import chain
from typing import cast

import click

from dealer_assist.cli.language import chosen, sentence, spoken
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.contract.json_documents import LIMIT, read_document, read_json
from dealer_assist.texts import ENGLISH

Answer = Callable[[dict[str, object]], dict[str, object]]
Line = Callable[[bytes], str]   # an answer to a line of JSON, written as a line of JSON
_CHUNK = 1 << 16


@click.command(short_help="Say who wins what at a showdown.")
@click.argument("file")
def judge(file: str) -> None:
    """Say who wins what: hands, board and pots in FILE (`-` reads standard input), the awards out.

    FILE is one JSON document, or JSON Lines with one document a line.
    """
    from dealer_assist.contract.judge import judge as answer
    from dealer_assist.contract.judge_lines import answer as line

    run("judge", answer, file, line)


@click.command(short_help="Say what the player to act may do.")
@click.argument("file")
def options(file: str) -> None:
    """Say what the player to act may do: set-up and actions in FILE (`-` reads standard input).

    FILE is one JSON document, or JSON Lines with one document a line.
    """
    from dealer_assist.contract.options import options as answer

    run("options", answer, file)


def run(command: str, answer: Answer, file: str, line: Line | None = None) -> None:
    """Answer the documents of FILE, `-` for standard input, and leave with status 2 if one was refused.

    Shape: `line` answers a line as `answer` does, where there is a quicker way from text to text.
    """
    try:
        with _opened(file) as stream:
            refused = _answer_all(answer, stream, line)
    except Refusal as refusal:
        click.echo(sentence("place", command=command, why=_one_line(refusal)), err=True)
        refused = True
    if refused:
        sys.exit(2)


@contextmanager
def _opened(file: str) -> Iterator[BufferedIOBase]:
    if file == "-":
        yield cast(BufferedIOBase, sys.stdin.buffer)
        return
    try:
        stream = open(file, "rb")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable("no-file.or-standard-input", file=file, reason=reason) from None
    with stream:
        yield stream


def _answer_all(answer: Answer, stream: BufferedIOBase, line: Line | None = None) -> bool:
    """Print every answer; True when a line of JSON Lines was refused. One document's refusal is raised."""
    if line is None or chosen() != ENGLISH:      # the quicker way writes English
        line = _spoken_line(answer)
    first, lines = _beginning(_lines(stream))
    try:
        if b"\n" in first.strip() and sys.stdout.isatty():
            _print(json.dumps(spoken(answer(read_document(first))), indent=2))
        else:
            _print(line(first))
    except Refusal as refusal:
        second = next(lines, None)
        if second is None:
            raise
        _print(json.dumps(spoken(refusal.document())))
        _answer_lines(line, chain([second], lines))
        return True
    return _answer_lines(line, lines)


def _spoken_line(answer: Answer) -> Line:
    """The answer to a line in the language of the command."""
    return lambda text: json.dumps(spoken(answer(read_document(text))))


def _answer_lines(answer: Line, lines: Iterator[bytes]) -> bool:
    refused = False
    for line in lines:
        try:
            _print(answer(line))
        except Refusal as refusal:
            _print(json.dumps(spoken(refusal.document())))
            refused = True
    return refused


def _lines(stream: BufferedIOBase) -> Iterator[bytes]:
    """The lines that are not blank. One over `LIMIT` is cut there: too large to be read, small to hold.

    Who sends line by line through a pipe may wait for each answer before the next: whatever is answered
    is out before more is waited for.
    """
    rest = b""
    while chunk := stream.read1(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        rest = rest[:LIMIT + 1]
        for line in lines:
            if line.strip():
                yield line[:LIMIT + 1] + b"\n"
        sys.stdout.flush()
    if rest.strip():
        yield rest


def _beginning(lines: Iterator[bytes]) -> tuple[bytes, Iterator[bytes]]:
    """The first document, and the lines that hold the others: none when one document fills the file.

    A first line that is a document by itself begins JSON Lines. Otherwise all of it may be one document,
    printed over several lines; if it is not, a later line that opens an object at the margin shows JSON
    Lines whose first document is broken.
    """
    first = next(lines, b"")
    if _is_json(first):
        return first, lines
    held, size = [first], len(first)
    for line in lines:
        held.append(line)
        if size > LIMIT:
            break
        size += len(line)
    whole = b"".join(held)
    if not _is_json(whole) and any(map(_opens_an_object, held[1:])):
        return first, chain(held[1:], lines)
    return whole, iter(())


def _opens_an_object(line: bytes) -> bool:
    # a brace alone may be a document printed line by line without indentation
    return line.startswith(b"{") and line.strip() != b"{"


def _is_json(text: bytes) -> bool:
    try:
        read_json(text)
    except Unreadable:
        return False
    return True


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")


def _one_line(refusal: Refusal) -> str:
    place = f"{refusal.field}: " if refusal.field else ""
    return f"{place}{' '.join(spoken(refusal.message).split())} [{refusal.code}]"
