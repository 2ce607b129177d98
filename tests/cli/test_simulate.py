"""`simulate`: an event to its end, its files byte for byte, and a second program that works them out."""

from __future__ import annotations

import csv
import importlib.util
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from dealer_assist.cli import main
from dealer_assist.contract.structures.reading import templates

ROOT = Path(__file__).parents[2]
FILES = {"entries.csv", "hands.jsonl", "moves.csv", "busts.csv", "ledger.jsonl", "payouts.csv"}


def recompute(folder: Path, sheet: str = "") -> list[str]:
    """What scripts/recompute_event.py finds; it shares no line with the product."""
    spec = importlib.util.spec_from_file_location("recompute_event", ROOT / "scripts" / "recompute_event.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.differences(folder, "win" if sheet == "win-the-button" else "dead", sheet == "shootout")


def simulate(folder: Path, players: int, seed: str, *more: str) -> dict:
    """The printed line; the files are in the folder."""
    done = CliRunner().invoke(
        main, ["simulate", "--players", str(players), "--seed", seed, "--out", str(folder), *more])
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


def rows(folder: Path, name: str) -> list[dict]:
    with open(folder / name, newline="") as stream:
        return list(csv.DictReader(stream))


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("event")
    (folder / "line.json").write_text(json.dumps(simulate(folder, 90, "evening")))
    return folder


def test_the_line_counts_what_the_files_hold(event: Path):
    line = json.loads((event / "line.json").read_text())
    hands = [json.loads(text) for text in (event / "hands.jsonl").read_text().splitlines()]
    assert list(line) == ["players", "entries", "hands", "levels", "moves", "seconds"]
    assert line["players"] == 90 and line["hands"] == len(hands)
    assert line["entries"] == len(rows(event, "entries.csv"))
    assert line["moves"] == len(rows(event, "moves.csv"))
    assert line["levels"] == max(hand["level"] for hand in hands)


def test_the_files_and_their_columns(event: Path):
    assert {path.name for path in event.iterdir()} - {"line.json"} == FILES
    heads = {name: (event / name).read_text().splitlines()[0] for name in FILES if name.endswith("csv")}
    assert heads == {
        "entries.csv": "entry,player,kind,hand,chips,paid,fee",
        "moves.csv": "n,player,from_table,from_seat,to_table,to_seat,reason,players_left",
        "busts.csv": "player,n,table,seat,chips_before,place,prize,bounties,note",
        "payouts.csv": "place,amount",
    }
    hand = json.loads((event / "hands.jsonl").read_text().splitlines()[0])
    assert list(hand) == [
        "n", "table", "number", "game", "betting", "level", "button", "blinds", "before", "after"]


def test_everything_a_director_does_is_in_it(event: Path):
    """What the simulation does not reach is not tried by it."""
    kinds = {json.loads(text)["kind"] for text in (event / "ledger.jsonl").read_text().splitlines()}
    assert kinds >= {
        "draw", "entry", "late", "re-entry", "add-on", "absent", "level", "break", "colour-up", "penalty",
        "bust", "bounty", "move", "closed", "hand-for-hand", "prize"}
    assert {row["kind"] for row in rows(event, "entries.csv")} == {"entry", "late", "re-entry", "add-on"}
    assert {row["reason"] for row in rows(event, "moves.csv")} == {"draw", "balance", "break", "redraw"}
    hands = [json.loads(text) for text in (event / "hands.jsonl").read_text().splitlines()]
    assert len({(hand["game"], hand["betting"]) for hand in hands}) == 9
    assert all(("bring_in" in hand) == (hand["blinds"] == []) for hand in hands)


def test_it_works_out_again_from_the_files_alone(event: Path):
    assert recompute(event) == []


def test_the_same_arguments_write_the_same_bytes(tmp_path: Path):
    simulate(tmp_path / "a", 23, "x")
    simulate(tmp_path / "b", 23, "x")
    simulate(tmp_path / "c", 23, "y")
    for name in FILES:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert (tmp_path / "a" / "hands.jsonl").read_bytes() != (tmp_path / "c" / "hands.jsonl").read_bytes()


@pytest.mark.parametrize("sheet", templates())
def test_every_structure_of_the_product_is_played_to_its_end(sheet: str, tmp_path: Path):
    simulate(tmp_path, 30, "short", "--structure", sheet)
    assert recompute(tmp_path, sheet) == []


@pytest.mark.parametrize(("players", "seed"), [(38, "f"), (39, "d"), (40, "g")])
def test_nobody_is_moved_when_the_tickets_of_a_satellite_are_won(players: int, seed: str, tmp_path: Path):
    """The last hand leaves tables uneven; every move that is listed was made before a hand that was dealt."""
    simulate(tmp_path, players, seed, "--structure", "satellite")
    assert recompute(tmp_path, "satellite") == []


@pytest.mark.parametrize("players", [2, 3, 7, 8, 15])
def test_small_events(players: int, tmp_path: Path):
    simulate(tmp_path, players, "few")
    assert recompute(tmp_path) == []


def test_what_is_altered_in_the_files_is_found(event: Path, tmp_path: Path):
    """The second program would see a wrong prize, a lost chip, a seat that nobody drew, a row rewritten."""
    def altered(name: str, old: str, new: str) -> list[str]:
        for path in event.iterdir():
            text = path.read_text()
            (tmp_path / path.name).write_text(text.replace(old, new, 1) if path.name == name else text)
        return recompute(tmp_path)

    first = json.loads((event / "hands.jsonl").read_text().splitlines()[0])
    seat, (player, chips) = next(iter(first["after"].items()))
    begins = f'"after":{{"{seat}":["{player}",'
    assert altered("hands.jsonl", f"{begins}{chips}]", f"{begins}{chips + 25}]")
    assert altered("hands.jsonl", f'"button":{first["button"]}', f'"button":{first["button"] % 7 + 1}')
    assert altered("ledger.jsonl", "Level 2", "Level 3")
    prize = rows(event, "busts.csv")[-1]["prize"]
    assert altered("busts.csv", f",{prize},", f",{int(prize) + 1},")
    assert altered("moves.csv", "\n1,", "\n1,P99,,,1,1,draw,90\n1,")
    assert altered("payouts.csv", "\n2,", "\n2,9")


def test_a_structure_that_is_not_there_is_refused(tmp_path: Path):
    for name, why in (("horse-race", "There is no structure"), (str(tmp_path / "no.toml"), "cannot be read")):
        done = CliRunner().invoke(main, ["simulate", "--players", "9", "--seed", "1", "--structure", name])
        assert done.exit_code == 2 and why in done.output


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_events(seed: int, tmp_path: Path):
    sheet = (*["mixed"] * 3, *templates())[seed % (3 + len(templates()))]
    simulate(tmp_path, 40 + seed * 359 % 361, str(seed), "--structure", sheet)
    assert recompute(tmp_path, sheet) == []
