"""`dealer-assist advise`: a hand and what happened in, the ruling out."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from dealer_assist.cli import main
from dealer_assist.contract.advice import advise

HAND = {
    "game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 3,
    "seats": {"1": 20000, "2": 20000, "3": 20000},
    "actions": ["3 call", "1 call", "2 check", "1 bet 500"],
}
SILENT = HAND | {"happened": {"kind": "chips", "chips": [500, 100, 100, 100]}}


def test_one_document_from_a_file(tmp_path: Path):
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(SILENT))
    result = CliRunner().invoke(main, ["advise", str(path)])
    assert result.exit_code == 0
    assert json.loads(result.stdout) == advise(SILENT)
    assert json.loads(result.stdout)["advice"]["line"] == "2 raise 1000"


def test_json_lines_go_on_after_a_bad_one():
    bad = HAND | {"happened": {"kind": "chip", "chips": [500]}}
    lines = "\n".join(json.dumps(document) for document in (SILENT, bad, SILENT))
    result = CliRunner().invoke(main, ["advise", "-"], input=lines)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert [answer.get("error", {}).get("field") for answer in answers] == [None, "happened.kind", None]


def test_a_refusal_is_one_line_and_status_2():
    result = CliRunner().invoke(main, ["advise", "-"], input=json.dumps(HAND))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("dealer-assist advise: happened: ")
    assert len(result.stderr.splitlines()) == 1


def test_it_is_among_the_commands():
    assert "advise" in CliRunner().invoke(main, ["--help"]).stdout
