"""A venue for a test: the application over a fresh database, on SQLite or on PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from sqlalchemy import create_engine, make_url

from dealer_assist.store.db import database
from dealer_assist.web import create_app
from tests.routing import keep_compiled
from tests.statements import keep_compiled_statements
from tests.templating import keep_compiled_templates

API = "/api/v1"
keep_compiled()
keep_compiled_templates()
keep_compiled_statements()


@cache
def sqlite_template(templates: Path, seated: bool) -> Path:
    """A SQLite file with every table and no row, or with Table 1 and its players; made once, to be copied."""
    folder = templates / ("seated" if seated else "empty")
    folder.mkdir()
    if seated:
        shutil.copy(sqlite_template(templates, False), folder / database.FILE)
    fill(create_app({"INSTANCE": folder}), seated)
    return folder / database.FILE


@cache
def postgres_template(server: str, seated: bool) -> str:
    """The name of a PostgreSQL database like that."""
    name = f"template_{uuid4().hex}"
    filled = f" TEMPLATE {postgres_template(server, False)}" if seated else ""
    run_on_server(server, f"CREATE DATABASE {name}{filled}")
    fill(create_app({"INSTANCE": "/tmp", "DATABASE_URL": url_of(server, name)}), seated)
    return name


@pytest.fixture(scope="session")
def empty_sqlite(templates: Path) -> Path:
    """A SQLite file with every table and no row, to be copied."""
    return sqlite_template(templates, False)


@pytest.fixture(scope="session")
def empty_postgres(postgres_url: str) -> str:
    """The name of a PostgreSQL database with every table and no row, to be copied."""
    return postgres_template(postgres_url, False)


@pytest.fixture
def app(
    request: pytest.FixtureRequest, tmp_path: Path, templates: Path, venue_on: str,
) -> Iterator[APIFlask]:
    """The application over a copied database; what is marked `both_databases` asks it on each kind.

    Players who sit there for a test (`seated`) are copied too: to seat them takes as long as the application.
    """
    filled = "seated" in request.fixturenames
    if venue_on == "sqlite":
        shutil.copy(sqlite_template(templates, filled), tmp_path / database.FILE)
        yield create_app({"INSTANCE": tmp_path})
        return
    server, name = request.getfixturevalue("postgres_url"), f"venue_{uuid4().hex}"
    run_on_server(server, f"CREATE DATABASE {name} TEMPLATE {postgres_template(server, filled)}")
    opened = create_app({"INSTANCE": tmp_path, "DATABASE_URL": url_of(server, name)})
    yield opened
    let_go(opened)
    run_on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def desk(app: APIFlask) -> Desk:
    """Somebody who speaks to the API."""
    return Desk(app.test_client())


@pytest.fixture
def seated(desk: Desk) -> Desk:
    """Table 1, no-limit hold'em 50/100, three players with 10,000 each; `app` stands on a copy with them."""
    if not desk.get("/tables")["tables"]:       # a test with an application of its own
        seat_three(desk)
    return desk


class Refused(AssertionError):
    """An answer that is an error; `document` is what it said."""

    def __init__(self, status: int, document: dict[str, Any]) -> None:
        super().__init__(f"{status}: {document}")
        self.status = status
        self.document = document
        self.code = document["error"]["code"]
        self.field = document["error"]["field"]


class Desk:
    """The API over a test client: answers come back as documents, errors are raised as `Refused`."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client

    def get(self, path: str) -> Any:
        return self._read(self.client.get(API + path))

    def post(self, path: str, **body: Any) -> Any:
        return self._read(self.client.post(API + path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return self._read(self.client.put(API + path, json=body))

    def patch(self, path: str, **body: Any) -> Any:
        return self._read(self.client.patch(API + path, json=body))

    def delete(self, path: str) -> Any:
        return self._read(self.client.delete(API + path))

    def make(self, path: str, **body: Any) -> Any:
        """POST something new."""
        response = self.client.post(API + path, json=body)
        assert response.status_code in (201, 422, 404), response.status_code
        return self._read(response)

    def start(self, table: int = 1, **stated: Any) -> Any:
        """Begin a hand."""
        return self.make(f"/tables/{table}/hands", **stated)

    def play(self, hand: Any, *lines: str) -> Any:
        """Enter lines one after the other; `hand` is the document that was seen last."""
        for line in lines:
            hand = self.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], line=line)
        return hand

    def stacks(self, table: int = 1) -> dict[int, int]:
        """What lies on the table's seats."""
        return {seat["seat"]: seat["stack"] for seat in self.get(f"/tables/{table}")["seats"]}

    @staticmethod
    def _read(response: Any) -> Any:
        assert response.mimetype == "application/json", (response.status_code, response.data[:300])
        document = response.get_json()
        if response.status_code >= 400:
            raise Refused(response.status_code, document)
        return document


def fill(app: APIFlask, seated: bool) -> None:
    """Make the database of a template, or seat its players, and let go of it."""
    if seated:
        seat_three(Desk(app.test_client()))
        let_go(app)
    else:
        upgraded(app)


def seat_three(desk: Desk) -> None:
    """Table 1 and its players."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in enumerate(("Ann", "Bob", "Cy"), start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)


def let_go(app: APIFlask) -> None:
    """Close what listens to the database, and every connection."""
    app.extensions["feed"].close()
    with app.app_context():
        database.db.engine.dispose()


def upgraded(app: APIFlask) -> None:
    """Bring the application's database up to date, and let go of it."""
    with app.app_context():
        database.upgrade()
        database.db.engine.dispose()


def url_of(server: str, name: str) -> str:
    """The URL of another database on the server."""
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def run_on_server(url: str, statement: str) -> None:
    """Run one statement outside a transaction."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()
