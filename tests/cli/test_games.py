"""`games list`, `games check` and `games trial`: what they print and with which status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from dealer_assist.cli import games as command
from dealer_assist.cli import main
from dealer_assist.trial.play import Failure, Trial
from dealer_assist.games import game_ids
from dealer_assist.games.loader.library import RULEBOOK

PINEAPPLE = '''name = "House Pineapple"
section = "house"
summary = "Three cards, one thrown before the flop."
extends = "holdem"

[streets.preflop]
steps = ["hole 3"]

[streets.flop]
steps = ["discard 1", "board 3"]
'''


KEYS = ["streets.preflop", "streets.flop", "extends"]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, ["games", *map(str, words)])


def test_every_game_is_listed_with_its_section_and_name():
    lines = run("list").stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(game_ids())
    assert "2.49            Rio Bravo" in next(line for line in lines if line.startswith("rio-bravo "))


def test_a_good_file_is_ok(tmp_path: Path):
    file = tmp_path / "house-pineapple.toml"
    file.write_text(PINEAPPLE)
    result = run("check", file)
    assert (result.exit_code, result.stdout) == (0, "house-pineapple.toml: ok\n")


def test_every_mistake_of_a_file_is_told_at_once(tmp_path: Path):
    file = tmp_path / "house-pineapple.toml"
    wrong = PINEAPPLE.replace("hole 3", "hol 3").replace("board 3", "bord 3").replace("holdem", "holdm")
    file.write_text(wrong)
    result = run("check", file)
    assert result.exit_code == 1
    mistakes = [line.partition(": ")[0] for line in result.stdout.splitlines()]
    assert mistakes == [f"house-pineapple.toml, {key}" for key in KEYS]
    assert 'Did you mean "hole 3"?' in result.stdout


def test_a_directory_is_every_file_in_it(tmp_path: Path):
    (tmp_path / "house-pineapple.toml").write_text(PINEAPPLE)
    (tmp_path / "broken.toml").write_text("name = ")
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "house-pineapple.toml: ok"
    assert result.stdout.startswith("broken.toml: this is not TOML")


def test_the_games_of_the_product_pass_their_own_check():
    result = run("check", Path(command.SHIPPED))
    assert result.exit_code == 0, [line for line in result.stdout.splitlines() if not line.endswith(": ok")]
    assert len(result.stdout.splitlines()) > len(RULEBOOK.ids())


@pytest.mark.parametrize(("name", "expected"), [("notes.txt", "ends in .toml"), ("empty", "No .toml file")])
def test_what_is_no_game_file_is_not_ok(tmp_path: Path, name: str, expected: str):
    path = tmp_path / name
    path.write_text("") if "." in name else path.mkdir()
    result = run("check", path)
    assert result.exit_code == 1 and expected in result.output


def test_a_trial_prints_one_line_with_its_figures():
    result = run("trial", "holdem", "--hands", "10", "--seed", "3")
    assert result.exit_code == 0
    assert re.fullmatch(r"holdem: 10 hands, \d+ actions, [\d,]+ hands/s, ok\n", result.stdout)


def test_the_same_seed_plays_the_same_hands_on_any_number_of_processes():
    one = run("trial", "holdem", "stud", "--hands", "5", "--seed", "7", "--jobs", "1").stdout
    two = run("trial", "holdem", "stud", "--hands", "5", "--seed", "7", "--jobs", "2").stdout
    assert re.sub(r"[\d,]+ hands/s", "", one) == re.sub(r"[\d,]+ hands/s", "", two)
    assert one.count("ok\n") == 2


def test_a_file_of_ones_own_is_tried_by_its_path(tmp_path: Path):
    file = tmp_path / "house-pineapple.toml"
    file.write_text(PINEAPPLE)
    result = run("trial", file, "--hands", "5")
    assert result.exit_code == 0
    assert result.stdout.startswith("house-pineapple: 5 hands")


def test_an_unknown_game_is_told_with_the_nearest():
    result = run("trial", "holdm", "--hands", "1")
    assert result.exit_code == 1 and 'Did you mean "holdem"?' in result.stdout


def test_a_failure_is_printed_with_what_repeats_it(monkeypatch: pytest.MonkeyPatch):
    broken = Trial("holdem", 4, 17, Failure(4, "a chip is lost", {"game": "holdem", "actions": ["3 call"]}))
    monkeypatch.setattr(command, "try_out", lambda *_: broken)
    result = run("trial", "holdem", "--seed", "x")
    line = result.stdout
    assert result.exit_code == 1
    assert "hand 4 of seed x failed: a chip is lost" in line and line.count("\n") == 1
    assert json.loads(line[line.index("{"):]) == {"game": "holdem", "actions": ["3 call"]}
