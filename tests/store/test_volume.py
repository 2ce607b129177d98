"""Every list and file is complete to the last row, at 1, 501 and 5,001 hands; nothing stops half way."""

from __future__ import annotations

import html
import io
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import update
from flask.testing import FlaskClient

from dealer_assist.errors import NotNow
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.record import replay
from dealer_assist.record.log import By
from dealer_assist.store.hands.rebuild import rebuild
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.verify import verify as check_ledger
from dealer_assist.store.tables import dealing, seats, settings
from dealer_assist.store.transfer import hand_files
from dealer_assist.web import create_app
from tests.store.test_playing import statements
from tests.store.venue import Desk
from tests.store.volume import copies
from tests.web.test_roles import address, routes

SIZES = (1, 501, 5001)
MOST_STATEMENTS = 20        # of a page that shows the room, whatever lies behind it
A_HAND = {"hands": 1, "seats": 3, "entries": 4, "awards": 1}


def room(folder: Path, empty: Path, hands: int) -> APIFlask:
    """One with so many finished hands."""
    shutil.copy(empty, folder / database.FILE)
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    desk.play(desk.start(), "1 fold", "2 raise 300", "3 fold")
    with app.app_context(), database.writing() as session:
        copies(session, 1, hands - 1)
    return app


@pytest.fixture(scope="module", params=SIZES, ids=lambda size: f"{size} hands")
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory,
         empty_sqlite: Path) -> tuple[APIFlask, int]:
    """A room with so many finished hands."""
    return room(tmp_path_factory.mktemp("full"), empty_sqlite, request.param), request.param


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
    assert lines[-1] == f"{full[1]},,,,2,200,"


def test_the_pages_of_the_ledger_lead_to_its_first_row(full: tuple[APIFlask, int], client: FlaskClient):
    answer = client.get("/api/v1/ledger?limit=100").get_json()
    newest, seqs = answer["head"]["seq"], [row["seq"] for row in answer["rows"]]
    while answer["earlier"] is not None:
        answer = client.get(f"/api/v1/ledger?limit=100&before={answer['earlier']}").get_json()
        seqs += [row["seq"] for row in answer["rows"]]
    assert seqs == list(range(newest, -1, -1))


def test_every_hand_is_verified(full: tuple[APIFlask, int]):
    app, size = full
    with app.app_context(), database.reading() as session:
        verdicts = [(one["hand"], one["ok"]) for one in verify_all(session)]
    assert verdicts == [(number, True) for number in range(1, size + 1)]


def test_the_ledger_tells_of_every_hand(full: tuple[APIFlask, int]):
    """Nothing is wrong with any; one whose last seal is another is named."""
    app, size = full
    with app.app_context(), database.reading() as session:
        assert check_ledger(session)["differences"] == []
        session.execute(update(HandRow).where(HandRow.id == size).values(head="0" * 64))
        wrong = check_ledger(session)["differences"]
        session.rollback()
    assert [(one["what"], one["found"][2]) for one in wrong] == [("sealed", "0" * 64)]


@pytest.fixture(scope="module")
def derived(full: tuple[APIFlask, int]) -> list[tuple[int, bool]]:
    """Every hand as it was derived again; the copies have no line in the search before."""
    with full[0].app_context():
        return [(one["hand"], one["ok"]) for one in rebuild()]


def test_every_hand_is_derived_again(full: tuple[APIFlask, int], derived: list[tuple[int, bool]]):
    assert derived == [(number, True) for number in range(1, full[1] + 1)]


def along(client: FlaskClient, first: str, hands: Callable[[Any], list[int]],
          further: Callable[[Any], str | None]) -> list[int]:
    """All hands of a list, page after page, as far as `further` leads."""
    rows, address = list[int](), first
    while address:
        answer = client.get(address)
        assert answer.status_code == 200
        rows += hands(answer)
        address = further(answer)
    return rows


def pages(first: str, hand: str, next_one: str) -> Callable[[FlaskClient], list[int]]:
    """Of pages: `hand` is how one names a hand, `next_one` how it leads to the next."""
    def next_address(answer: Any) -> str | None:
        link = re.search(next_one, answer.text)
        return html.unescape(link[1]) if link else None

    return lambda client: along(client, first, lambda answer: sorted(
        {int(number) for number in re.findall(hand, answer.text)}), next_address)


def documents(first: str, name: str, further: Callable[[dict[str, Any]], str | None]) -> Any:
    """Of documents: hands by `name`, and what is added to the address to go on."""
    def next_address(answer: Any) -> str | None:
        more = further(answer.get_json())
        return more and f"{first}{'&' if '?' in first else '?'}{more}"

    return lambda client: along(
        client, first, lambda answer: [hand[name] for hand in answer.get_json()["hands"]], next_address)


def rows(client: FlaskClient) -> list[int]:
    lines = client.get("/export/hands.csv").text.splitlines()[1:]
    return [int(line.partition(",")[0]) for line in lines]


def zipped(client: FlaskClient) -> list[int]:
    with zipfile.ZipFile(io.BytesIO(client.get("/export/hands.zip?form=txt").data)) as archive:
        assert archive.testzip() is None
        return [int(Path(name).stem) for name in archive.namelist() if name != "NOTES.txt"]


def before(document: dict[str, Any]) -> str | None:
    return f"before={document['hands'][-1]['number']}" if document["hands"] else None


def ended(client: FlaskClient) -> list[int]:
    """The hands that end in the ledger, back to its first row."""
    hands, address = list[int](), "/api/v1/ledger?limit=100"
    while address:
        answer = client.get(address).get_json()
        hands += [row["hand"] for row in answer["rows"] if row["kind"] == "ended"]
        earlier = answer["earlier"]
        address = "" if earlier is None else f"/api/v1/ledger?limit=100&before={earlier}"
    return hands


# an address whose answer grows with the hands, and how it leads to the last of them
LISTS: dict[str, Callable[[FlaskClient], list[int]]] = {
    "api.find_hands": documents("/api/v1/hands?q=p2&limit=100", "id",
                                lambda said: said["after"] and f"after={said['after']}"),
    "api.get_ledger": ended,
    "api.list_hands": documents("/api/v1/tables/1/hands?limit=100", "number", before),
    "exchange.export": rows,
    "exchange.export_hands": zipped,
    "finding.find": pages("/find?q=p2", r'href="/hands/(\d+)[?"]', r'href="([^"]+after=[^"]+)"'),
    "floor.show_ledger": pages("/ledger", r'href="/hands/(\d+)"', r'href="([^"]+before=\d+)"'),
    "review.session": pages("/tables/1/session", r'"number": ?(\d+)', r'href="([^"]+before=\d+)"'),
    "review.session_hands": documents("/tables/1/session.json", "number",
                                      lambda said: said["earlier"] and f"before={said['earlier']}"),
}
# these grow at first, and no further: the hands that the next deal hangs on; what was asked for and how often
BOUNDED = {"api.get_past": 20_000, "metrics.show": 500_000}     # bytes


@pytest.mark.parametrize("endpoint", LISTS)
def test_a_list_leads_to_its_last_hand(full: tuple[APIFlask, int], derived: list[tuple[int, bool]],
                                       client: FlaskClient, endpoint: str, monkeypatch: pytest.MonkeyPatch):
    if full[1] > 501:       # how a hand is written is another test's; here it is how many
        monkeypatch.setattr(hand_files, "write", lambda _, number, *__: hand_files.Written(str(number)))
    assert sorted(LISTS[endpoint](client)) == list(range(1, full[1] + 1))


GROWN = 100     # bytes by which an answer may differ that says how many there are
STREAMS = ("api.table_events", "api.all_events")
DRAWING = re.compile(rb"<svg.*?</svg>", re.DOTALL)     # how long a QR code is, its hash decides


def lengths(app: APIFlask) -> dict[str, int]:
    """How long the answer of every address is, by endpoint; the longest of each."""
    client, sizes = app.test_client(), dict[str, int]()
    places = dict.fromkeys(("hand", "call", "number", "table", "event", "branch"), 1)
    for endpoint, method, rule in routes(app):
        if method == "GET" and endpoint not in STREAMS:
            path = address(rule, places).replace("something.something", "hands.csv")
            with client.get(path) as answer:
                sizes[endpoint] = max(sizes.get(endpoint, 0), len(DRAWING.sub(b"", answer.data)))
    return sizes


@pytest.fixture(scope="module")
def of_one_hand(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> dict[str, int]:
    return lengths(room(tmp_path_factory.mktemp("one"), empty_sqlite, 1))


def test_every_answer_that_grows_with_the_hands_has_its_case(
    full: tuple[APIFlask, int], derived: list[tuple[int, bool]], of_one_hand: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
):
    """By the map of addresses: a new list that is none of `LISTS` fails here."""
    monkeypatch.setattr(hand_files, "write", lambda _, number, *__: hand_files.Written(str(number)))
    sizes = lengths(full[0])
    grown = {endpoint for endpoint, length in sizes.items() if length > of_one_hand[endpoint] + GROWN}
    assert grown - set(BOUNDED) == (set(LISTS) if full[1] > 1 else set())
    assert all(sizes[endpoint] < most for endpoint, most in BOUNDED.items())


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
