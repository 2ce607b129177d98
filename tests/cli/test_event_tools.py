"""`structure`, `payouts` and `deal` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from dealer_assist.cli import main


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_the_list_names_the_sheets_and_a_sound_one_says_so():
    assert "mixed           Mixed games, 30 levels, 20,000 in chips" in run("structure", "list").output
    done = run("structure", "check", "mixed")
    assert (done.exit_code, done.output) == (0, "Mixed games: nothing to think over\n")


def test_a_sheet_goes_to_a_spreadsheet_and_back(tmp_path: Path):
    grid = tmp_path / "levels.csv"
    grid.write_text(run("structure", "show", "holdem", "--as", "csv").output)
    whole = run("structure", "show", "holdem", "--levels", str(grid)).output
    assert whole == run("structure", "show", "holdem").output
    (tmp_path / "own.toml").write_text(whole.replace("minutes = 20", "minutes = 5"))
    assert run("structure", "check", str(tmp_path / "own.toml")).exit_code == 0
    length = run("structure", "check", str(tmp_path / "own.toml"), "--players", "9").output.splitlines()[-1]
    assert length.startswith("9 players, ") and length.endswith(" hours with breaks")


def test_the_length_of_a_sheet_tells_each_level_with_its_players_and_their_average(tmp_path: Path):
    (tmp_path / "own.toml").write_text(run("structure", "show", "jam-or-fold").output)
    told = json.loads(run("structure", "length", str(tmp_path / "own.toml"), "--players", "12").output)
    levels = told["by_level"]
    assert [one["level"] for one in levels] == list(range(1, len(levels) + 1))
    assert len(levels) >= told["levels"]
    assert levels[0]["average"] == 15_000
    last = levels[-1]       # all chips lie before those who are left, but what a race gave or took
    assert abs(last["average"] * last["players"] - 15_000 * told["entries"]) < 15_000


def test_what_is_wrong_is_said_with_its_place(tmp_path: Path):
    sheet = tmp_path / "steep.toml"
    sheet.write_text(
        'start = 20000\nchips = [25]\nmix = {games = ["holdem"]}\n'
        '[[levels]]\nbig-bet = {blinds = [50, 100]}\n[[levels]]\nbig-bet = {blinds = [100, 200]}\n')
    done = run("structure", "check", str(sheet))
    assert (done.exit_code, "steep" in done.output) == (1, True)
    sheet.write_text(sheet.read_text().replace("[50, 100]", "[30, 60]"))
    done = run("structure", "check", str(sheet))
    assert done.exit_code == 2 and "levels.0.blinds: Level 1" in done.output


def test_payouts():
    done = run("payouts", *"--entries 40 --paid 250 --fee 35 --guarantee 10000 --unit 5".split())
    lines = done.output.splitlines()
    assert lines[0] == "place,amount" and lines[-1] == "pool,10000,1400"
    assert sum(int(line.split(",")[1]) for line in lines[1:-1]) == 10_000
    stated = run("payouts", "--entries", "10", "--paid", "100", "--percentages", "50,30,20").output
    assert stated == "place,amount\n1,500\n2,300\n3,200\npool,1000,0\n"
    again = "--entries 140 --players 100 --paid 250".split()      # house rules 9: a share of the entries
    assert run("payouts", *again).output.splitlines()[-2].startswith("21,")
    assert "100" in run("payouts", "--entries", "10", "--paid", "100", "--percentages", "50,30").output
    assert run("payouts", "--entries", "10", "--paid", "10", "--fee", "11").exit_code == 2


def test_deals():
    done = json.loads(run("deal", "--stacks", "6000,4000,2000", "--prizes", "500,300,200").output)
    assert done == {"by": "icm", "amounts": [385, 340, 275], "error": 0.0}
    done = json.loads(run("deal", "--chips", "--stacks", "6000,4000,2000", "--prizes", "500,300,200").output)
    assert done == {"by": "chips", "amounts": [400, 333, 267], "error": 0.0}
    assert run("deal", "--stacks", "6000,x", "--prizes", "500").exit_code == 2
    assert run("deal", "--stacks", "6000", "--prizes", "500").exit_code == 2
