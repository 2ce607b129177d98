"""`simulate --url`: an event against a real server, also a killed one; the same seed, the same event."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from dealer_assist.cli import main
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of, to_toml
from dealer_assist.errors import Refusal
from dealer_assist.rehearsal.book import Book
from dealer_assist.rehearsal.director import Director
from dealer_assist.rehearsal.server import RunningServer
from dealer_assist.tournament.run.crowd import Crowd
from dealer_assist.trial.felt import Fault
from dealer_assist.web import create_app
from tests.cli.test_simulate import recompute
from tests.store.venue import upgraded
from tests.web.server import Server, serving
from tests.web.staff import PASSWORD, Staff

PLAYERS, SEED = 12, "two tables"
EVERY_EVENT = {
    "tournaments", "enter", "draw", "clock", "hands", "actions", "balance", "went", "here", "finish"}
KILLED = EVERY_EVENT | {"undo", "colour-up"}


def small_sheet() -> Any:
    """The mixed template at two tables of six, its stacks and levels cut so that it is soon over."""
    sheet = document_of(template("mixed"))
    rows = [row | ({"minutes": 7} if "minutes" in row else {}) for row in sheet["levels"]]
    add_on = sheet["add_on"] | {"chips": 1000}
    return read_structure(sheet | {"start": 1500, "seats": 6, "levels": rows, "add_on": add_on})


def unpacked(packet: bytes) -> dict[str, bytes]:
    archive = zipfile.ZipFile(io.BytesIO(packet))
    return {name: archive.read(name) for name in archive.namelist() if name != "acts.jsonl"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[str, Any], Path]]:
    """The printed line of the command, and the folder of its files."""
    folder = tmp_path_factory.mktemp("rehearsal")
    (folder / "sheet.toml").write_text(to_toml(small_sheet()))
    with serving(folder / "venue") as server:
        done = CliRunner().invoke(main, [
            "simulate", "--players", str(PLAYERS), "--seed", SEED, "--structure", str(folder / "sheet.toml"),
            "--url", f"http://{server.host}", "--out", str(folder / "event")])
        assert done.exit_code == 0, done.output
        yield json.loads(done.output), folder / "event"


def test_an_event_is_played_over_http_and_another_program_works_it_out(played: tuple[dict[str, Any], Path]):
    line, folder = played
    assert recompute(folder) == []
    assert line["players"] == PLAYERS and line["sent_again"] == 0
    assert line["hands"] == len((folder / "hands.jsonl").read_text().splitlines())
    assert line["entries"] == len((folder / "entries.csv").read_text().splitlines()) - 1


def test_a_room_with_people_is_played_by_a_director_who_signs_in(tmp_path: Path):
    """Without a sign-in its server lets nobody act; a wrong password is refused with a sentence."""
    app = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    Staff(app)
    with serving(tmp_path) as server:
        sheet = tmp_path / "sheet.toml"
        sheet.write_text(to_toml(small_sheet()))
        command = ["simulate", "--players", "4", "--seed", "few", "--structure", str(sheet),
                   "--url", f"http://{server.host}"]
        wrong = ("--name", "Dora", "--password", "guessed it")
        for by, answer in (((), "Sign in"), (wrong, "did not let Dora in")):
            done = CliRunner().invoke(main, [*command, *by])
            assert done.exit_code == 2 and answer in done.output, done.output
        done = CliRunner().invoke(main, [*command, "--name", "Dora"], input=f"{PASSWORD}\n")
        assert done.exit_code == 0, done.output
        assert json.loads(done.output.splitlines()[-1])["players"] == 4
        assert server.ask("GET", "/tournaments/1/acts")[0] == 401


class Killed(RunningServer):
    """A server that is killed once at each of these kinds of request, and started again over what it left.

    Shape: by turns its answer is lost although all was done, or it dies with the request in its hands.
    """

    def __init__(self, venue: Path) -> None:
        self.venue, self.process = venue, Server(venue)
        super().__init__(f"http://{self.process.host}")
        self.kinds: list[str] = []

    def _read(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        kind = (body or {}).get("act") or path.rpartition("/")[2]
        if kind not in KILLED - {*self.kinds}:
            return super()._read(method, path, body)
        self.kinds.append(kind)
        if len(self.kinds) % 2:
            super()._read(method, path, body)
        else:
            assert self._line is not None
            self._line.request(method, path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        self.process.kill()
        self.process = Server(self.venue, options=("--port", str(self.port)))
        raise ConnectionResetError(kind)


def test_a_server_killed_at_every_kind_of_request_plays_the_same_event(
    played: tuple[dict[str, Any], Path], tmp_path: Path,
):
    """Nothing is lost and nothing done twice: file by file what the server that lived through it wrote."""
    sheet, chance, server = small_sheet(), Random(f"{SEED}/{PLAYERS}"), Killed(tmp_path)
    try:
        event = Director(server, sheet, Crowd(PLAYERS, sheet, chance), chance, SEED).play()
        files = unpacked(server.file(f"/events/{event['id']}/event.zip"))
    finally:
        server.process.kill()
    assert set(server.kinds) >= EVERY_EVENT and server.lost >= len(server.kinds)
    for name, held in files.items():
        assert held == (played[1] / name).read_bytes(), name


# -- the check of the check ------------------------------------------------------------------------


def an_event(**changes: Any) -> dict[str, Any]:
    """Ann and Bob at table 1, a thousand each."""
    seats = [{"seat": 1, "player": "Ann", "stack": 1000}, {"seat": 2, "player": "Bob", "stack": 1000}]
    return {
        "players": [{"player": one["player"], "stack": one["stack"]} for one in seats],
        "tables": [{"number": 1, "seats": seats}], "chips": {"in_play": 2000, "difference": 0},
        "differences": [], "clock": {"started": True, "running": True, "row": 0, "left": 5000, "now": 1000},
    } | changes


def a_book() -> Book:
    book = Book()
    book.buys("Ann", 1000)
    book.buys("Bob", 1000)
    book.seated(an_event())
    book.check(an_event())
    return book


@pytest.mark.parametrize("changes", [
    {"players": [{"player": "Ann", "stack": 1001}, {"player": "Bob", "stack": 999}]},
    {"tables": [{"number": 1, "seats": [{"seat": 1, "player": "Ann"}, {"seat": 3, "player": "Bob"}]}]},
    {"chips": {"in_play": 2000, "difference": 5}},
    {"differences": [{"table": 1, "seat": 1}]},
    {"clock": {"started": True, "running": True, "row": 0, "left": 4000, "now": 1999}},
])
def test_an_answer_that_is_wrong_is_seen(changes: dict[str, Any]):
    book = a_book()
    with pytest.raises(Fault):
        book.check(an_event(**changes))


def test_a_clock_that_goes_on_by_the_servers_own_time_is_right():
    a_book().check(an_event(clock={"started": True, "running": True, "row": 0, "left": 4001, "now": 1999}))


def test_places_are_by_the_stack_before_the_hand_and_ties_share():
    """House rules 9: at one table the larger stack is better; hand for hand the best of each table tie."""
    book = Book()
    for player in "ABCDEFG":
        book.buys(player, 10)
        book.moves(player, (1, ord(player)))
    book.rounds = [[("G", 1, 10)], [("E", 1, 10), ("F", 1, 10)], [("B", 1, 10), ("C", 2, 8), ("D", 2, 7)]]
    del book.stacks["B"], book.stacks["C"], book.stacks["D"]
    for player in "EFG":
        del book.stacks[player]
    busts = {"A": "1", "B": "2=", "C": "2=", "D": "4", "E": "5=", "F": "5=", "G": "7"}
    event = {"busts": [{"player": one, "place": place, "again": False, "prize": 0}
                       for one, place in busts.items()],
             "money": {"pool": 0, "bounties_won": {}, "bounties": 0}}
    book.check_end(event)
    event["busts"][1]["place"] = "2"
    with pytest.raises(Fault):
        book.check_end(event)


def test_an_address_that_is_none_is_refused():
    with pytest.raises(Refusal, match="no address of a server"):
        RunningServer("127.0.0.1:5000")
