"""`/judge` and `/options` over HTTP: the contract's documents, JSON Lines, and what strangers send."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.contract.judge import judge
from dealer_assist.contract.options import options
from dealer_assist.web import create_app

LINES = "application/x-ndjson"
SHOWDOWN = {
    "game": "omaha-8", "button": 3, "pots": [{"amount": 1050}, {"amount": 300, "seats": [1, 4]}],
    "board": "Kc Qc 2d 3d 6c", "hands": {"1": "Ah4hTs9s", "3": "KsKdQs2s", "4": "AsAd5c5h"},
}
HAND = {
    "game": "omaha", "betting": "pot-limit", "seats": {"1": 20000, "2": 20000, "3": 20000}, "button": 3,
    "blinds": [100, 200], "actions": ["3 raise 700", "1 fold"],
}


@pytest.fixture(scope="module")
def judges(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    """These two need no database, so it is never made."""
    return create_app({"INSTANCE": tmp_path_factory.mktemp("instance")})


@pytest.fixture
def client(judges: APIFlask) -> FlaskClient:
    return judges.test_client()


def lines_of(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def codes(answers: list[Any]) -> list[str | None]:
    return [answer.get("error", {}).get("code") for answer in answers]


def test_judge_answers_as_the_engine_does(client: FlaskClient):
    response = client.post("/api/v1/judge", json=SHOWDOWN)
    assert response.status_code == 200
    assert response.get_json() == judge(SHOWDOWN)
    assert sum(response.get_json()["awards"].values()) == 1350


def test_options_answers_as_the_engine_does(client: FlaskClient):
    response = client.post("/api/v1/options", json=HAND)
    assert response.get_json() == options(HAND)
    assert response.get_json()["legal"]["raise"]["max"] == 2200


def test_a_bad_document_is_422_in_the_contracts_form(client: FlaskClient):
    twice = SHOWDOWN | {"hands": {"1": "Ah4hTs9s", "3": "AhKdQs2s"}}
    response = client.post("/api/v1/judge", json=twice)
    assert response.status_code == 422
    error = response.get_json()["error"]
    assert (error["code"], error["field"]) == ("duplicate-card", "hands.3")
    assert error["message"]


def test_a_refused_action_names_its_line(client: FlaskClient):
    response = client.post("/api/v1/options", json=HAND | {"actions": ["3 raise 700", "1 raise 100000"]})
    assert response.status_code == 422
    assert response.get_json()["error"]["field"] == "actions.1"


def test_json_lines_are_answered_in_order_and_go_on_after_a_bad_one(client: FlaskClient):
    unknown = HAND | {"game": "omaho"}
    body = "\n".join([json.dumps(HAND), "{broken", "", json.dumps(unknown), json.dumps(HAND)])
    response = client.post("/api/v1/options", data=body, content_type=LINES)
    assert response.status_code == 200 and response.mimetype == LINES
    answers = lines_of(response.get_data(as_text=True))
    assert codes(answers) == [None, "bad-json", "unknown-game", None]
    assert answers[0] == answers[3] == options(HAND)


@pytest.mark.parametrize("kind", [
    "application/jsonl", "application/ndjson", "application/x-jsonlines", "application/json-lines",
])
def test_json_lines_go_by_every_name_that_people_give_them(client: FlaskClient, kind: str):
    """Contract, section 3, takes JSON Lines and names no type; none is registered. The answer has ours."""
    response = client.post("/api/v1/options", data=f"{json.dumps(HAND)}\n" * 2, content_type=kind)
    assert (response.status_code, response.mimetype) == (200, LINES)
    assert codes(lines_of(response.get_data(as_text=True))) == [None, None]
    assert client.post("/api/v1/tables", data=b"{}", content_type=kind).status_code == 415


def test_json_lines_may_be_longer_than_one_document_may(client: FlaskClient):
    line = json.dumps(HAND | {"house": {}}) + " " * 3_000 + "\n"
    response = client.post("/api/v1/options", data=line * 2_000, content_type=LINES)
    assert len(response.get_data(as_text=True).splitlines()) == 2_000


def test_a_line_that_is_too_large_is_refused_and_the_next_one_read(client: FlaskClient):
    body = '{"game": "' + "x" * 5_100_000 + '"}\n' + json.dumps(HAND) + "\n"
    answers = lines_of(client.post("/api/v1/options", data=body, content_type=LINES).get_data(as_text=True))
    assert codes(answers) == ["too-large", None]


def test_an_engine_that_fails_on_one_line_does_not_end_the_answer(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch,
):
    from dealer_assist.contract import options as module

    def fails(document: dict[str, Any]) -> dict[str, Any]:
        return {"fine": True} if document["game"] == "omaha" else 1 / 0  # type: ignore[return-value]

    monkeypatch.setattr(module, "options", fails)
    body = '{"game": "x"}\n{"game": "omaha"}\n'
    answers = lines_of(client.post("/api/v1/options", data=body, content_type=LINES).get_data(as_text=True))
    assert codes(answers) == ["our-fault", None]


HOSTILE: dict[str, bytes] = {
    "empty": b"", "blank": b"  \n", "half": b'{"game": "holdem"', "a list": b"[]", "null": b"null",
    "a number": b"1e400", "not utf-8": b'{"game": "\xff\xfe"}',
    "utf-16": '{"game": "holdem"}'.encode("utf-16"),
    "a zero byte": b'{"game": "hold\x00em"}', "an escaped zero": b'{"game": "hold\\u0000em"}',
    "half a character": b'{"game": "\\ud800"}', "not a number": b'{"game": NaN}',
    "deep lists": b'{"game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "a key twice": b'{"game": "holdem", "game": "omaha"}',
    "a long number": b'{"pots": [{"amount": ' + b"9" * 5_000 + b"}]}",
    "html": b"<html></html>", "xml": b"<?xml version='1.0'?>",
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("address", ["judge", "options", "tables"])
def test_a_body_that_is_no_document_is_refused(client: FlaskClient, address: str, name: str):
    response = client.post(f"/api/v1/{address}", data=HOSTILE[name], content_type="application/json")
    assert response.status_code == 422, response.get_data(as_text=True)[:200]
    assert response.mimetype == "application/json"
    assert response.get_json()["error"]["code"] in ("bad-json", "too-large")


ODD = [1.5, "100", True, None, -1, 10**30, [], {}, "", "\u202e", "１００", 0.1, [[1]]]


@pytest.mark.parametrize(
    "field", ["button", "blinds", "ante", "seats", "actions", "game", "betting", "house", "chip"])
@pytest.mark.parametrize("value", ODD, ids=str)
def test_an_odd_value_anywhere_is_answered_or_refused_but_never_our_fault(
    client: FlaskClient, field: str, value: object,
):
    for changed in (HAND | {field: value}, HAND | {field: [value]}, HAND | {field: {"1": value}}):
        response = client.post("/api/v1/options", json=changed)
        assert response.status_code in (200, 422), response.get_data(as_text=True)[:300]


@pytest.mark.parametrize(
    "field", ["button", "pots", "board", "hands", "dice", "up", "runouts", "chip", "choice", "game"])
@pytest.mark.parametrize("value", ODD, ids=str)
def test_an_odd_value_at_a_showdown_is_answered_or_refused(client: FlaskClient, field: str, value: object):
    for changed in (SHOWDOWN | {field: value}, SHOWDOWN | {field: [value]}, SHOWDOWN | {field: {"1": value}}):
        response = client.post("/api/v1/judge", json=changed)
        assert response.status_code in (200, 422), response.get_data(as_text=True)[:300]


@pytest.mark.parametrize("amount", [1.5, "100", True, 10**30, -5, 1e20])
def test_chips_are_whole_numbers(client: FlaskClient, amount: object):
    response = client.post("/api/v1/judge", json=SHOWDOWN | {"pots": [{"amount": amount}]})
    assert response.status_code == 422
    assert response.get_json()["error"]["field"].startswith("pots.0")


def test_a_body_over_five_million_bytes_is_413(client: FlaskClient):
    response = client.post("/api/v1/judge", data=b" " * 5_000_001, content_type="application/json")
    assert (response.status_code, response.get_json()["error"]["code"]) == (413, "too-large")


def test_a_body_of_five_million_bytes_is_read(client: FlaskClient):
    text = json.dumps(SHOWDOWN).encode()
    response = client.post(
        "/api/v1/judge", data=text + b" " * (5_000_000 - len(text)), content_type="application/json")
    assert response.status_code == 200


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize(
    "address", ["judge", "options", "tables", "tables/1/hands", "hands/1/actions", "hands/1/undo"])
def test_a_form_of_another_site_cannot_say_json(client: FlaskClient, address: str, kind: str | None):
    response = client.post(f"/api/v1/{address}", data=json.dumps(SHOWDOWN).encode(), content_type=kind)
    assert (response.status_code, response.get_json()["error"]["code"]) == (415, "not-json")


def test_json_lines_are_for_judge_and_options_only(client: FlaskClient):
    assert client.post("/api/v1/tables", data=b"{}", content_type=LINES).status_code == 415


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "application/vnd.poker+json"])
def test_json_by_its_longer_names_is_json(client: FlaskClient, kind: str):
    response = client.post("/api/v1/judge", data=json.dumps(SHOWDOWN), content_type=kind)
    assert response.status_code == 200


def test_judging_makes_no_database(tmp_path: Path):
    create_app({"INSTANCE": tmp_path}).test_client().post("/api/v1/judge", json=SHOWDOWN)
    assert [path.name for path in tmp_path.iterdir()] == ["secret-key"]
