"""`judge` and `options` around the engine: one document, JSON Lines, and what can be wrong with a file."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dealer_assist.cli import documents, main
from dealer_assist.errors import Refusal

ROOT = Path(__file__).parent.parent.parent


def echo(document: dict[str, object]) -> dict[str, object]:
    """In the engine's place: answers a document by its number, refuses a negative one."""
    number = document["n"]
    assert isinstance(number, int)
    if number < 0:
        raise Refusal("too-few", f"{number} is less\nthan nothing.", field="n")
    return {"n": number}


Ask = Callable[..., Result]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Runs a command that answers by `echo` on a file with the given content."""
    import click

    @click.command()
    @click.argument("file")
    def command(file: str) -> None:
        documents.run("judge", echo, file)

    def run(content: str | bytes, through_stdin: bool = False) -> Result:
        if through_stdin:
            return CliRunner().invoke(command, ["-"], input=content)
        path = tmp_path / "documents.json"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return CliRunner().invoke(command, [str(path)])

    return run


def answers(result: Result) -> list[object]:
    """Each line's number, or its error code."""
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    return [line["error"]["code"] if "error" in line else line["n"] for line in lines]


@pytest.mark.parametrize("content", [
    '{"n": 7}', '{"n": 7}\n', '\n\n{"n": 7}\n\n', '{\n  "n": 7\n}\n', '{\n"n":\n7\n}', '\ufeff{"n": 7}\r\n',
    '{"n": 7,\n"inner":\n[\n{\n},\n{\n}\n]}',
])
@pytest.mark.parametrize("through_stdin", [False, True])
def test_one_document_on_one_line_or_over_several(ask: Ask, content: str, through_stdin: bool):
    result = ask(content, through_stdin)
    assert (result.exit_code, answers(result), result.stderr) == (0, [7], "")


def test_one_refused_document_is_status_2_and_one_line(ask: Ask):
    result = ask('{"n": -1}')
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "dealer-assist judge: n: -1 is less than nothing. [too-few]\n"


@pytest.mark.parametrize("content", [
    "", "no json", '{"n": 1', '{"n": NaN}', "[1, 2]", b"\xff\xfe", "[" * 200_000, '{"n": ' + "9" * 9000 + "}",
    '{\n  "n": 1\n  "m": 2\n}', '{\n"n": 1,\n"n": 2,\n"inner": [\n{\n}\n]\n}', "no json\nno json either",
])
def test_one_unreadable_document_is_status_2_and_one_line(ask: Ask, content: str | bytes):
    result = ask(content)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("[bad-json]\n")


def test_json_lines_are_answered_line_by_line(ask: Ask):
    result = ask('{"n": 3}\n{"n": 1}\n\n{"n": 2}')
    assert (result.exit_code, answers(result)) == (0, [3, 1, 2])


@pytest.mark.parametrize("bad, code", [
    ('{"n": -1}', "too-few"), ("no json", "bad-json"), ('{"n":', "bad-json"), ("[]", "bad-json"),
    ('{"n": 1, "n": 1}', "bad-json"), ('{"n": NaN}', "bad-json"),
])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_bad_line_is_answered_in_its_place_and_the_run_goes_on(ask: Ask, bad: str, code: str, place: int):
    lines = ['{"n": 1}', '{"n": 2}']
    lines.insert(place, bad)
    expected: list[object] = [1, 2]
    expected.insert(place, code)
    result = ask("\n".join(lines))
    assert (result.exit_code, answers(result), result.stderr) == (2, expected, "")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_line_too_large_is_refused_in_its_place(ask: Ask, place: int):
    lines = ['{"n": 1}', '{"n": 2}']
    lines.insert(place, '{"n": 3, "x": "' + "x" * 11_000_000 + '"}')
    expected: list[object] = [1, 2]
    expected.insert(place, "too-large")
    result = ask("\n".join(lines))
    assert (result.exit_code, answers(result)) == (2, expected)


def test_one_document_too_large_is_refused(ask: Ask):
    result = ask('{\n"x":\n"' + "x" * 6_000_000 + '"\n}')
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith("[too-large]\n")


@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read_is_one_line(name: str, tmp_path: Path):
    result = CliRunner().invoke(main, ["judge", str(tmp_path / name)])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("[no-file]\n")


class OneAtATime(io.BufferedIOBase):
    """A stream that hands out its next line only when the answer to the last has been printed."""

    def __init__(self, lines: Iterator[bytes], printed: io.StringIO) -> None:
        self.lines, self.printed, self.given = lines, printed, 0

    def read1(self, size: int = -1, /) -> bytes:
        assert self.printed.getvalue().count("\n") == self.given, "a line was read before its turn"
        line = next(self.lines, b"")
        self.given += 1 if line else 0
        return line


def test_ten_thousand_documents_stream_through(monkeypatch: pytest.MonkeyPatch):
    printed = io.StringIO()
    monkeypatch.setattr(sys, "stdout", printed)
    stream = OneAtATime((b'{"n": %d}\n' % n for n in range(10_000)), printed)
    assert documents._answer_all(echo, stream) is False
    assert printed.getvalue().count("\n") == 10_000


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)


def test_the_command_lists_judge_and_options():
    done = run("-m", "dealer_assist", "--help")
    assert done.returncode == 0
    assert {"judge", "options"} <= set(done.stdout.split())


def test_an_unknown_command_is_refused():
    done = run("-m", "dealer_assist", "documents")
    assert done.returncode == 2
    assert "No such command" in done.stderr


@pytest.mark.parametrize("command", ["judge", "options"])
def test_the_command_line_starts_without_flask(command: str, tmp_path: Path):
    path = tmp_path / "empty.json"
    path.write_text("{}")
    code = (
        "import sys; from dealer_assist.cli import main\n"
        f"try: main([{command!r}, {str(path)!r}])\n"
        "except SystemExit: print(*sys.modules)"
    )
    done = run("-c", code)
    assert done.returncode == 0, done.stderr
    assert not {"flask", "sqlalchemy", "werkzeug"} & set(done.stdout.split())
