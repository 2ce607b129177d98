"""Every list and file is complete to the last row, at 1, 501 and 5,001 hands; nothing stops half way."""

from __future__ import annotations

import io
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.errors import NotNow
from dealer_assist.store.db import database
from dealer_assist.record import replay
from dealer_assist.record.log import By
from dealer_assist.store.hands.rebuild import rebuild
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.tables import dealing, seats, settings
from dealer_assist.store.transfer import hand_files
from dealer_assist.web import create_app
from tests.store.test_playing import statements
from tests.store.venue import Desk
from tests.store.volume import copies

SIZES = (1, 501, 5001)
MOST_STATEMENTS = 20        # of a page that shows the room, whatever lies behind it
A_HAND = {"hands": 1, "seats": 3, "entries": 4, "awards": 1}


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size} hands")
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory,
         empty_sqlite: Path) -> Iterator[tuple[APIFlask, int]]:
    """A room with so many finished hands."""
    folder = tmp_path_factory.mktemp("full")
    shutil.copy(empty_sqlite, folder / database.FILE)
    app = create_app({"INSTANCE": folder})
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    desk.play(desk.start(), "1 fold", "2 raise 300", "3 fold")
    with app.app_context(), database.writing() as session:
        copies(session, 1, request.param - 1)
    yield app, request.param


@pytest.fixture
def client(full: tuple[APIFlask, int]) -> FlaskClient:
    return full[0].test_client()


@pytest.mark.parametrize(("kind", "heads"), [("csv", 1), ("jsonl", 0)])
@pytest.mark.parametrize("what", A_HAND)
def test_an_export_of_rows_is_whole(full: tuple[APIFlask, int], client: FlaskClient, what: str, kind: str,
                                    heads: int):
    answer = client.get(f"/export/{what}.{kind}")
    lines = answer.get_data(as_text=True).splitlines()
    assert answer.status_code == 200
    assert len(lines) - heads == full[1] * A_HAND[what]
    assert lines[-1].split(",")[0] == (str(full[1]) if kind == "csv" else f'{{"hand":{full[1]}')


def test_a_zip_holds_every_hand(full: tuple[APIFlask, int], client: FlaskClient,
                                monkeypatch: pytest.MonkeyPatch):
    app, size = full
    if size > 501:      # how a hand is written is another test's; here it is how many
        monkeypatch.setattr(hand_files, "write", lambda _, number, *__: hand_files.Written(str(number)))
    answer = client.get("/export/hands.zip?form=txt")
    with zipfile.ZipFile(io.BytesIO(answer.data)) as archive:
        assert archive.namelist() == [*(f"{n}.txt" for n in range(1, size + 1)), "NOTES.txt"]
        assert archive.testzip() is None


def test_a_file_begins_to_leave_with_its_first_hand(full: tuple[APIFlask, int], client: FlaskClient,
                                                    monkeypatch: pytest.MonkeyPatch):
    """However many there are: nothing is gathered before something is sent."""
    written: list[int] = []

    def write(_: object, number: int, *__: object) -> hand_files.Written:
        written.append(number)
        return hand_files.Written("a hand")

    monkeypatch.setattr(hand_files, "write", write)
    answer = client.get("/export/hands.zip?form=txt", buffered=False)
    assert next(answer.iter_encoded()).startswith(b"PK") and written == [1]
    answer.close()
    with statements(full[0]) as asked:
        rows = client.get("/export/entries.csv", buffered=False)
        assert next(rows.iter_encoded()).startswith(b"hand")
    rows.close()
    assert len(asked) <= MOST_STATEMENTS, asked


def test_a_hand_that_is_read_otherwise_today_ends_no_export(full: tuple[APIFlask, int], client: FlaskClient,
                                                           monkeypatch: pytest.MonkeyPatch):
    """What was paid is in the log."""
    def refuse(*_: object) -> None:
        raise NotNow("not-any-more", "Another reading.")

    monkeypatch.setattr(replay, "played", refuse)
    lines = client.get("/export/awards.csv").get_data(as_text=True).splitlines()
    assert len(lines) - 1 == full[1]
    assert lines[-1] == f"{full[1]},,,,2,200"


def test_the_lists_of_a_table_lead_to_its_first_hand(full: tuple[APIFlask, int], client: FlaskClient):
    size = full[1]
    numbers: list[int] = []
    while True:
        before = f"&before={numbers[-1]}" if numbers else ""
        page = client.get(f"/api/v1/tables/1/hands?limit=100{before}").get_json()["hands"]
        if not page:
            break
        numbers += [hand["number"] for hand in page]
    assert numbers == list(range(size, 0, -1))


def test_the_graphs_of_a_table_lead_to_its_first_hand(full: tuple[APIFlask, int], client: FlaskClient):
    numbers: list[int] = []
    before: int | None = None
    while True:
        told = client.get("/tables/1/session.json" + (f"?before={before}" if before else "")).get_json()
        numbers = [hand["number"] for hand in told["hands"]] + numbers
        before = told["earlier"]
        if before is None:
            break
    assert numbers == list(range(1, full[1] + 1))


def test_the_pages_of_the_ledger_lead_to_its_first_row(full: tuple[APIFlask, int], client: FlaskClient):
    told = client.get("/api/v1/ledger?limit=100").get_json()
    newest, seqs = told["head"]["seq"], [row["seq"] for row in told["rows"]]
    while told["earlier"] is not None:
        told = client.get(f"/api/v1/ledger?limit=100&before={told['earlier']}").get_json()
        seqs += [row["seq"] for row in told["rows"]]
    assert seqs == list(range(newest, -1, -1))


def test_every_hand_is_verified(full: tuple[APIFlask, int]):
    app, size = full
    with app.app_context(), database.reading() as session:
        told = [(one["hand"], one["ok"]) for one in verify_all(session)]
    assert told == [(number, True) for number in range(1, size + 1)]


def test_every_hand_is_derived_again_and_found(full: tuple[APIFlask, int], client: FlaskClient):
    """The copies have no line in the search before; afterwards a search leads to the last of them."""
    app, size = full
    with app.app_context():
        told = [(one["hand"], one["ok"]) for one in rebuild()]
    assert told == [(number, True) for number in range(1, size + 1)]
    found: list[int] = []
    after = ""
    while after is not None:
        page = client.get(f"/api/v1/hands?q=p2&limit=100{after and f'&after={after}'}").get_json()
        found += [hand["id"] for hand in page["hands"]]
        after = page["after"]
    assert sorted(found) == list(range(1, size + 1))


@pytest.mark.parametrize("address", ["/", "/metrics", "/wall/tables.json", "/api/v1/tables"])
def test_what_shows_the_room_asks_no_more_with_its_history(full: tuple[APIFlask, int], address: str):
    app, client = full[0], full[0].test_client()
    client.get(address)
    with statements(app) as asked:
        assert client.get(address).status_code == 200
    assert len(asked) <= MOST_STATEMENTS, asked


@pytest.mark.parametrize("address", ["/", "/metrics", "/api/v1/events"])
def test_what_shows_the_room_asks_no_more_with_sixty_tables(tmp_path: Path, empty_sqlite: Path, address: str):
    shutil.copy(empty_sqlite, tmp_path / database.FILE)
    app = create_app({"INSTANCE": tmp_path})
    with app.app_context(), database.writing() as session:
        for n in range(60):
            stakes = {"blinds": [50, 100], "betting": "no-limit"}
            number = settings.add_table(session, f"Table {n}", stakes).id
            for seat in (1, 2):
                seats.take_seat(session, number, seat, f"Player {n} {seat}", 10_000, True)
            dealing.start_hand(session, number, {}, By())
    client = app.test_client()
    client.get(address, buffered=False).close()     # a stream goes on for ever
    with statements(app) as asked:
        answer = client.get(address, buffered=False)
        answer.close()
    assert answer.status_code == 200 and len(asked) <= MOST_STATEMENTS, asked
