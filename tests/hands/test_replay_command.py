"""`dealer-assist replay`: one JSON line a hand, and an exit status that a script can trust."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from dealer_assist.cli import main

OWN = Path(__file__).parent / "own"
GOOD = (OWN / "short-deck.phh").read_text()


def run(*arguments: str | Path, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)], input=stdin)


def lines(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_hand_that_agrees() -> None:
    file = OWN / "pot-limit-omaha.phh"
    result = run(file)
    assert lines(result) == [{"hand": str(file), "finishing_stacks": [99.5, 0, 308.25], "agrees": True}]
    assert result.exit_code == 0


def test_without_recorded_stacks_nothing_is_compared(tmp_path: Path) -> None:
    file = tmp_path / "open.phh"
    file.write_text(GOOD.partition("finishing_stacks")[0])
    assert lines(run(file))[0]["agrees"] is None
    assert run(file).exit_code == 0


def test_a_hand_that_disagrees_fails_the_run(tmp_path: Path) -> None:
    file = tmp_path / "other.phh"
    file.write_text(GOOD.replace("[1580, 450, 990, 980]", "[1580, 450, 980, 990]"))
    result = run(file, OWN / "badugi.phh")
    assert [line["agrees"] for line in lines(result)] == [False, True]
    assert result.exit_code == 1


def test_a_bad_hand_names_its_action_and_the_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "night.phhs"
    file.write_text(f"[1]\n{GOOD}\n[2]\n{GOOD.replace('p2 cc', 'p2 cbr 41')}\n[3]\n{GOOD}\n")
    result = run(file, tmp_path / "nowhere.phh", OWN / "badugi.phh")
    first, second, third, missing, last = lines(result)
    assert (first["agrees"], third["agrees"], last["agrees"]) == (True, True, True)
    assert (first["hand"], second["hand"]) == (f"{file}#1", f"{file}#2")
    assert second["error"].startswith("action 6 'p2 cbr 41': Seat 2 raised to 41; the least is ")
    assert "cannot open" in missing["error"]
    assert result.exit_code == 1


def test_house_rules_can_be_said(tmp_path: Path) -> None:
    """Three raises after the bet are the most under raise-cap 3; the recorded events had four."""
    capped = (OWN / "triple-draw.phh").read_text().replace(
        "'p2 cbr 200', 'p3 cbr 400', 'p2 cbr 600', 'p3 cc',",
        "'p2 cbr 200', 'p3 cbr 400', 'p2 cbr 600', 'p3 cbr 800', 'p2 cbr 1000', 'p3 cc',")
    file = tmp_path / "capped.phh"
    file.write_text(capped.partition("finishing_stacks")[0])
    assert "error" not in lines(run(file))[0]
    assert "action 22 'p2 cbr 1000'" in lines(run("--house", "raise-cap=3", file))[0]["error"]
    assert "action 22 'p2 cbr 1000'" in lines(run("--preset", "barge", file))[0]["error"]
    assert run("--house", "rake={\"percent\": 5, \"cap\": 10, \"step\": 1}", OWN / "stud.phh").exit_code == 1


def test_options_that_make_no_sense_are_refused_before_any_hand() -> None:
    for wrong in ("raise-cap", "raise-cap=5000", "no-such-rule=1", "rake={5"):
        result = run("--house", wrong, OWN / "stud.phh")
        assert (result.exit_code, result.stdout) == (2, "")
    assert run("--preset", "mine", OWN / "stud.phh").exit_code == 2
    assert run().exit_code == 2


def test_standard_input_is_a_file() -> None:
    assert lines(run("-", stdin=GOOD))[0]["agrees"] is True
