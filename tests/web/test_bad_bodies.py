"""Whatever body is sent to an address that writes: refused in a clean sentence, and nothing is changed."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from dealer_assist.store.db import database
from tests.store.venue import API, Desk

HOSTILE: tuple[Any, ...] = (
    None, True, -1, 10**16, 10**40, 1.5, "", "12", "a\x1b[31m\u202e", "é" * 400, [], [None], {}, {"1": None},
    {"a\x1b\u202e": []},
)
JSON = "application/json"
RAW = [
    (b"", JSON), (b"{", JSON), (b"[]", JSON), (b"null", JSON), (b'"x"', JSON), (b"\xff\xfe", JSON),
    (b'{"a":NaN}', JSON), (b'{"a":1,"a":2}', JSON), (b"[" * 50_000, JSON),
    (b'{"a":' + b"9" * 5_000 + b"}", JSON), (b'{"a":"\\ud800"}', JSON),
    (b'{"a":"' + b"x" * 6_000_000 + b'"}', JSON), (b"{}", "text/plain"), (b"{}", ""),
    (b"a=1", "application/x-www-form-urlencoded"),
]
CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028-\u202e]")
STATED = ("seats", "button", "game", "betting", "blinds", "ante", "big_blind_ante", "bring_in", "small_bet",
          "big_bet", "spread")


class Address(NamedTuple):
    """Where something can be changed, and the fields of its body."""

    method: str
    path: str
    fields: tuple[str, ...]


class Room:
    """The API and a look into its file, which tells whether anything was kept."""

    def __init__(self, client: FlaskClient, file: Path) -> None:
        self.client, self.file = client, sqlite3.connect(file)

    def kept(self) -> int:
        """Another number after every change that was kept."""
        version: int = self.file.execute("PRAGMA data_version").fetchone()[0]
        return version

    def wrong(self, address: Address, data: bytes, kind: str = JSON) -> str | None:
        """What is wrong with the answer to a body; None where nothing is."""
        before = self.kept()
        answer = self.client.open(
            API + address.path, method=address.method, data=data, content_type=kind or None)
        if answer.status_code < 300:
            return None
        fault = fault_of(answer) or ("something was kept" if self.kept() != before else None)
        return fault and f"{address.method} {address.path} {data[:80]!r}: {answer.status_code} {fault}"


def fault_of(answer: TestResponse) -> str | None:
    error = (answer.get_json(silent=True) or {}).get("error", {})
    if not 400 <= answer.status_code < 500 or not {"code", "message", "field"} <= error.keys():
        return answer.text[:200]
    message = error["message"]
    clean = not CONTROL.search(message) and " None " not in message and len(message) < 700
    return None if clean and message[-1] in ".?!" else message[:200]


def addresses(app: APIFlask) -> Iterator[Address]:
    """Every address of the API that is written to; those of desks that come later too."""
    with app.app_context():
        spec = app.spec
    schemas = spec["components"]["schemas"]
    for path, methods in spec["paths"].items():
        for method in methods.keys() & {"post", "put", "patch"}:
            schema = methods[method].get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema", {})
            schema = schemas.get(schema.get("$ref", "").rpartition("/")[2], schema)
            yield Address(method.upper(), re.sub(r"\{\w+\}", "1", path).removeprefix(API),
                          tuple(schema.get("properties", ())))


@pytest.fixture
def room(app: APIFlask, seated: Desk, tmp_path: Path) -> Room:
    """A table with a hand that is over, and the next one open."""
    hand = seated.start()
    seated.play(hand, "1 fold", "2 fold")
    seated.start()
    return Room(seated.client, tmp_path / database.FILE)


def test_every_field_of_every_address_takes_whatever_is_sent(app: APIFlask, room: Room):
    faults = [
        room.wrong(address, json.dumps({**dict.fromkeys(address.fields, 1), name: value}).encode())
        for address in addresses(app) for name in (*address.fields, "no_such\u202e") for value in HOSTILE
    ]
    assert not [fault for fault in faults if fault][:20]


def test_every_address_takes_whatever_body_is_sent(app: APIFlask, room: Room):
    faults = [room.wrong(address, data, kind) for address in addresses(app) for data, kind in RAW]
    assert not [fault for fault in faults if fault][:20]


@pytest.mark.parametrize("path", ["/hands/1/corrections", "/hands/1/corrections/try"])
def test_every_part_of_a_corrected_set_up_takes_whatever_is_sent(room: Room, path: str):
    """A list of seats, or none, was our fault and no refusal."""
    said = {} if path.endswith("try") else {"seq": 2, "reason": "as it was"}
    bodies = [said | {"setup": {name: value}} for name in STATED for value in HOSTILE]
    faults = [room.wrong(Address("POST", path, ()), json.dumps(body).encode()) for body in bodies]
    assert not [fault for fault in faults if fault]


@pytest.mark.parametrize(("path", "body", "code", "field"), [
    ("/hands/2/actions", {"seq": 0}, "bad-value", "line"),
    ("/hands/2/repair", {"seq": 0, "entry": 1}, "bad-value", "line"),
    ("/hands/1/corrections/try", {"setup": {"seats": [1]}}, "bad-form", "setup.seats"),
    ("/tournaments", {"name": "Main", "template": "holdme"}, "unknown-template", "template"),
])
def test_a_refused_body_names_the_field_that_is_wrong(
    room: Room, path: str, body: dict[str, Any], code: str, field: str,
):
    error = room.client.post(API + path, json=body).get_json()["error"]
    assert (error["code"], error["field"]) == (code, field)


def test_what_cannot_be_seen_is_not_repeated_in_a_sentence(room: Room):
    error = room.client.post(f"{API}/hands/2/events", json={"kind": "a\x1b[31m"}).get_json()["error"]
    assert error["code"] == "bad-kind" and r"a\x1b[31m" in error["message"]
