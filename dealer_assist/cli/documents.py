"""`judge` and `options`: a JSON document in, its answer out; or JSON Lines, an answer to each line.

One document that is refused gives exit status 2 and one line on standard error. In JSON Lines a refused
document is answered by its `{"error": …}` in its place, the run goes on, and the status is 2 at the end.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain
from typing import BinaryIO

import click

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.contract.json_documents import LIMIT, read_document, read_json

Answer = Callable[[dict[str, object]], dict[str, object]]


@click.command(short_help="Say who wins what at a showdown.")
@click.argument("file")
def judge(file: str) -> None:
    """Say who wins what: hands, board and pots in FILE (`-` reads standard input), the awards out.

    FILE is one JSON document, or JSON Lines with one document a line.
    """
    from dealer_assist.contract.judge import judge as answer

    run("judge", answer, file)


@click.command(short_help="Say what the player to act may do.")
@click.argument("file")
def options(file: str) -> None:
    """Say what the player to act may do: set-up and actions in FILE (`-` reads standard input).

    FILE is one JSON document, or JSON Lines with one document a line.
    """
    from dealer_assist.contract.options import options as answer

    run("options", answer, file)


def run(command: str, answer: Answer, file: str) -> None:
    """Answer the documents of FILE, `-` for standard input, and leave with status 2 if one was refused."""
    try:
        with _opened(file) as stream:
            refused = _answer_all(answer, stream)
    except Refusal as refusal:
        click.echo(f"dealer-assist {command}: {_one_line(refusal)}", err=True)
        refused = True
    if refused:
        sys.exit(2)


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == "-":
        yield sys.stdin.buffer
        return
    try:
        stream = open(file, "rb")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable(
            "no-file", f"{file} cannot be read: {reason}. Name a file, or - for standard input.",
        ) from None
    with stream:
        yield stream


def _answer_all(answer: Answer, stream: BinaryIO) -> bool:
    """Print every answer; True when a line of JSON Lines was refused. One document's refusal is raised."""
    first, lines = _beginning(_lines(stream))
    try:
        _print(answer(read_document(first)), for_a_person=b"\n" in first.strip() and sys.stdout.isatty())
    except Refusal as refusal:
        second = next(lines, None)
        if second is None:
            raise
        _print(refusal.document())
        _answer_lines(answer, chain([second], lines))
        return True
    return _answer_lines(answer, lines)


def _answer_lines(answer: Answer, lines: Iterator[bytes]) -> bool:
    refused = False
    for line in lines:
        try:
            _print(answer(read_document(line)))
        except Refusal as refusal:
            _print(refusal.document())
            refused = True
    return refused


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank. One over `LIMIT` is cut there: too large to be read, small to hold."""
    while line := stream.readline(LIMIT + 1):
        rest = line
        while len(rest) > LIMIT and not rest.endswith(b"\n"):
            rest = stream.readline(LIMIT + 1)
        if line.strip():
            yield line


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


def _print(document: Mapping[str, object], for_a_person: bool = False) -> None:
    # at once: who sends line by line through a pipe may wait for each answer before the next
    print(json.dumps(document, indent=2 if for_a_person else None), flush=True)


def _one_line(refusal: Refusal) -> str:
    place = f"{refusal.field}: " if refusal.field else ""
    return f"{place}{' '.join(refusal.message.split())} [{refusal.code}]"
