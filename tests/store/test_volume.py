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
from dealer_assist.store.hands import replay
from dealer_assist.store.transfer import exports
from dealer_assist.web import create_app
from tests.store.venue import Desk
from tests.store.volume import copies

SIZES = (1, 501, 5001)
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


@pytest.mark.parametrize("what", A_HAND)
def test_an_export_of_rows_is_whole(full: tuple[APIFlask, int], client: FlaskClient, what: str):
    answer = client.get(f"/export/{what}.csv")
    lines = answer.get_data(as_text=True).splitlines()
    assert answer.status_code == 200
    assert len(lines) - 1 == full[1] * A_HAND[what]
    assert lines[-1].split(",")[0] == str(full[1])


def test_a_zip_holds_every_hand(full: tuple[APIFlask, int], client: FlaskClient,
                                monkeypatch: pytest.MonkeyPatch):
    app, size = full
    if size > 501:      # how a hand is written is another test's; here it is how many
        monkeypatch.setattr(exports, "write", lambda _, number, *__: exports.Written(str(number)))
    answer = client.get("/export/hands.zip?form=txt")
    with zipfile.ZipFile(io.BytesIO(answer.data)) as archive:
        assert archive.namelist() == [*(f"{n}.txt" for n in range(1, size + 1)), "NOTES.txt"]
        assert archive.testzip() is None


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
