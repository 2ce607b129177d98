"""A hand that somebody with the file changed: every address that shows it says so, to every role."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect

from dealer_assist.record import replay
from dealer_assist.store.db import database
from dealer_assist.store.live import wall_lines
from dealer_assist.store.people.models import DEALER, FLOOR, VIEWER
from dealer_assist.web import create_app
from dealer_assist.web.auth.rights import rights_of
from dealer_assist.web.auth.roles import TABLET
from tests.store.venue import Desk, let_go, upgraded
from tests.web.server import serving
from tests.web.staff import API, Staff, code_of
from tests.web.test_roles import address, routes

CHANGES = {
    "no JSON": "UPDATE log SET payload = '{' WHERE seq = 2",
    "no kind": "UPDATE log SET kind = 'x' WHERE seq = 2",
    "a row less": "DELETE FROM log WHERE seq = 1", "no set-up": "UPDATE hand SET setup = '{'",
    "no positions": "UPDATE hand SET positions = 'x'", "no time": "UPDATE hand SET started = 'x'",
}
STREAMS = ("news", "stream", "events")
LISTS = ("/", "/floor", "/floor/tables.json", "/wall", "/wall/tables.json", "/find", f"{API}/tables",
         "/export/hands.zip")


@pytest.fixture(scope="module")
def venues(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A table with a hand that is open, and one with a hand that is over."""
    folders = {}
    for name, lines in (("open", ("1 raise 700", "2 fold")), ("over", ("1 raise 700", "2 fold", "3 fold"))):
        folders[name] = tmp_path_factory.mktemp(name)
        app = played(folders[name], *lines)
        Staff(app)
        let_go(app)
    return folders


def played(folder: Path, *lines: str) -> APIFlask:
    """A room with a hand of three as far as these lines."""
    app = create_app({"INSTANCE": folder})
    upgraded(app)
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    desk.play(desk.start(), *lines)
    return app


def change_file(folder: Path, change: str) -> None:
    """Somebody has the file."""
    with sqlite3.connect(folder / database.FILE) as connection:
        guards = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (guard,) in guards:
            connection.execute(f'DROP TRIGGER "{guard}"')
        connection.execute(change)
    connection.close()


@pytest.fixture(params=CHANGES)
def change(request: pytest.FixtureRequest) -> str:
    return CHANGES[request.param]


@pytest.fixture(params=["open", "over"])
def damaged(
    request: pytest.FixtureRequest, venues: dict[str, Path], change: str, tmp_path: Path,
) -> Iterator[APIFlask]:
    folder = tmp_path / "room"
    shutil.copytree(venues[request.param], folder)
    change_file(folder, change)
    for shelf in (replay.shelf, replay._streets, wall_lines._lines):
        shelf.clear()       # type: ignore[attr-defined]
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    yield app
    let_go(app)


def askers(app: APIFlask) -> dict[str, FlaskClient]:
    """Who may look at a hand; the director sees what the floor sees."""
    staff = Staff(app)
    return {FLOOR: staff.signed_in("Flo"), VIEWER: staff.signed_in("Vic"), DEALER: staff.dealing("Ann"),
            TABLET: staff.tablet()}


def shown(app: APIFlask, role: str) -> list[str]:
    """Every address of a hand or a table that this role looks at, and the lists of all of them."""
    rights = rights_of(app)
    return [*LISTS, *(address(rule, {}) for endpoint, method, rule in routes(app)
                      if method == "GET" and not rule.rule.endswith(STREAMS)
                      and {"hand", "table", "number"} & rule.arguments
                      and (right := rights.of(endpoint, method)) and role in right.roles)]


def test_no_address_says_that_the_fault_is_ours(damaged: APIFlask):
    wrong = []
    for role, client in askers(damaged).items():
        for path in shown(damaged, role):
            answer = client.get(path)
            answer.get_data()
            if answer.status_code >= 500:
                wrong.append(f"{role} {path}: {answer.status_code}")
    assert not wrong, "\n".join(wrong)


def test_the_page_says_what_does_not_add_up_and_the_api_has_a_code(damaged: APIFlask, change: str):
    """What is entered there is refused in the same way."""
    if "positions" in change or "started" in change:       # the hand itself is whole
        return
    clients = askers(damaged)
    pages = [clients[FLOOR].get(path) for path in ("/hands/1/sheet", "/hands/1/packet.zip", "/tables/1")]
    texts = [page.get_data(as_text=True) for page in pages if page.status_code == 422]
    assert texts
    for text in texts:
        assert "This hand does not add up" in text and "dealer-assist verify" in text
    for client in (clients[FLOOR], clients[DEALER]):
        document = client.get(f"{API}/hands/1")
        assert (document.status_code, code_of(document)) == (422, "record-damaged")
        assert document.get_json()["differences"]
        for path, body in (("actions", {"line": "3 call"}), ("undo", {}), ("void", {})):
            answer = client.post(f"{API}/hands/1/{path}", json={"seq": 2, **body})
            assert answer.status_code < 500 and code_of(answer), (path, answer.get_data(as_text=True))


def test_a_review_says_so_and_has_no_key_that_moves_nothing(tmp_path: Path, page: Page):
    """It asks once: what does not add up will not in two seconds."""
    let_go(played(tmp_path, "1 raise 700"))
    change_file(tmp_path, CHANGES["no JSON"].replace("2", "1"))
    asked: list[str] = []
    page.on("response", lambda answer: asked.append(answer.url) if answer.status == 422 else None)
    page.clock.install()
    with serving(tmp_path) as server:
        page.goto(f"http://{server.host}/hands/1")
        expect(page.locator("#state")).to_contain_text("does not add up")
        expect(page.locator(".player, #tabs")).to_have_count(2)
        for key in page.locator("main").get_by_role("button").all():
            expect(key).to_be_hidden()
        page.clock.run_for(10_000)
        page.wait_for_load_state("networkidle")
    assert len(asked) == 1, asked


def test_a_search_lists_a_hand_whose_time_is_none_as_it_stands_there(tmp_path: Path):
    let_go(played(tmp_path, "1 fold", "2 fold"))
    change_file(tmp_path, CHANGES["no time"])
    found = create_app({"INSTANCE": tmp_path}).test_client().get("/find")
    assert found.status_code == 200
    assert '<span class="when">x</span>' in found.text and "#1" in found.text
