"""Every error of the API has one form; other sites may change nothing; every answer carries its headers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist import __version__
from dealer_assist.store.db import database
from dealer_assist.web import create_app


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("instance")})
    with app.app_context():
        database.upgrade()
    return app


@pytest.fixture
def client(app: APIFlask) -> FlaskClient:
    return app.test_client()


@pytest.mark.parametrize("method", ["get", "post", "put", "patch", "delete"])
def test_an_unknown_address_is_404_as_json(client: FlaskClient, method: str):
    response = client.open("/api/v1/nothing/here", method=method, json={})
    assert response.status_code == 404
    assert response.get_json()["error"] == {
        "code": "not-found", "message": response.get_json()["error"]["message"], "field": None}


def test_a_method_that_an_address_does_not_take_is_405_with_those_it_does(client: FlaskClient):
    response = client.put("/api/v1/tables", json={})
    assert (response.status_code, response.get_json()["error"]["code"]) == (405, "bad-method")
    assert {"GET", "POST"} <= set(response.headers["Allow"].split(", "))


def test_a_page_that_is_not_there_is_not_json(client: FlaskClient):
    assert client.get("/nothing").mimetype == "text/html"


def test_our_own_mistake_is_said_without_a_traceback(app: APIFlask, monkeypatch: pytest.MonkeyPatch):
    from dealer_assist.web.api import documents

    monkeypatch.setattr(documents.judging, "judge", lambda document: 1 / 0)
    response = app.test_client().post("/api/v1/judge", json={})
    assert (response.status_code, response.get_json()["error"]["code"]) == (500, "our-fault")
    assert "ZeroDivision" not in response.get_data(as_text=True)


def test_a_database_that_is_away_is_503(tmp_path: Path):
    app = create_app({"INSTANCE": tmp_path, "DATABASE_URL": "postgresql://nobody@127.0.0.1:9/none"})
    response = app.test_client().get("/api/v1/tables")
    assert (response.status_code, response.get_json()["error"]["code"]) == (503, "busy")


FROM_ELSEWHERE = [
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"},
    {"Origin": "null"}, {"Origin": "http://localhost:8080"},
]


@pytest.mark.parametrize("headers", FROM_ELSEWHERE, ids=str)
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_a_page_of_another_site_may_change_nothing(
    client: FlaskClient, method: str, headers: dict[str, str],
):
    response = client.open("/api/v1/tables/1", method=method, json={}, headers=headers)
    assert (response.status_code, response.get_json()["error"]["code"]) == (403, "cross-site")


@pytest.mark.parametrize("headers", [
    {}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "http://localhost"},
], ids=str)
def test_our_own_pages_and_programs_may(client: FlaskClient, headers: dict[str, str]):
    assert client.post("/api/v1/tables", json={"name": "Table"}, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/api/v1/health", "/api/v1/docs", "/api/v1/nothing", "/static/api/api.css"])
def test_every_answer_carries_its_headers(client: FlaskClient, path: str):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    # the engine on a tablet is WebAssembly, and nothing else may be made of text
    assert "unsafe" not in headers["Content-Security-Policy"].replace("'wasm-unsafe-eval'", "")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in headers


def test_answers_of_the_api_are_not_kept_by_browsers(client: FlaskClient):
    assert client.get("/api/v1/tables").headers["Cache-Control"] == "no-store"


# -- the description -------------------------------------------------------------------------------


def test_every_address_of_the_api_is_described(app: APIFlask, client: FlaskClient):
    spec = client.get("/api/v1/openapi.json").get_json()
    described = {(path, method.upper()) for path, methods in spec["paths"].items() for method in methods}
    here = {
        (re.sub(r"<(?:[^:<>]*(?:\([^)]*\))?:)?([^<>]+)>", r"{\1}", rule.rule), method)
        for rule in app.url_map.iter_rules() if rule.endpoint.startswith("api.")
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    assert described == here - {("/api/v1/docs", "GET")}


def test_every_reference_of_the_description_leads_somewhere(client: FlaskClient):
    spec = client.get("/api/v1/openapi.json").get_json()
    text = client.get("/api/v1/openapi.json").text
    references = re.findall(r'"\$ref": ?"#/components/schemas/([^"]+)"', text)
    assert references
    assert set(references) <= set(spec["components"]["schemas"])


def test_bodies_are_described(client: FlaskClient):
    paths = client.get("/api/v1/openapi.json").get_json()["paths"]
    taken = {path: set(methods[method]["requestBody"]["content"]) for path, methods in paths.items()
             for method in methods if method in ("post", "put", "patch")}
    assert taken["/api/v1/judge"] == {"application/json", "application/x-ndjson"}
    assert all("application/json" in kinds for kinds in taken.values())


def test_the_page_of_the_description_loads_nothing_from_elsewhere(client: FlaskClient):
    page = client.get("/api/v1/docs").get_data(as_text=True)
    assert "POST /api/v1/judge" in page
    assert not re.findall(r"(?:https?:)?//[a-z]", page)
    assert "<script" not in page and "style=" not in page


# -- the books -------------------------------------------------------------------------------------


def test_games_are_listed_and_described(client: FlaskClient):
    games = client.get("/api/v1/games").get_json()["games"]
    assert {"holdem", "omaha-8", "stud"} <= {game["id"] for game in games}
    one = client.get("/api/v1/games/omaha-8").get_json()
    assert one["sides"] == ["high", "low"]
    assert one["streets"][:2] == ["preflop", "flop"]


def test_an_unknown_game_names_the_nearest(client: FlaskClient):
    response = client.get("/api/v1/games/omaha8")
    assert response.status_code == 404
    assert "omaha-8" in response.get_json()["error"]["message"]


def test_house_rules_have_values_and_a_default_in_each_preset(client: FlaskClient):
    answer = client.get("/api/v1/house-rules").get_json()
    assert answer["presets"] == ["barge", "tda", "cash"]
    cap = next(rule for rule in answer["rules"] if rule["name"] == "heads-up-cap")
    assert cap["values"][0] == "keep"
    assert cap["defaults"]["barge"] == {"tournament": "keep", "cash": "lift-before-cap"}


def test_health_looks_at_the_database(client: FlaskClient, tmp_path: Path):
    well = {"ok": True, "version": __version__, "database": "sqlite"}
    assert client.get("/api/v1/health").get_json() == well
    empty = create_app({"INSTANCE": tmp_path})
    assert empty.test_client().get("/api/v1/health").status_code == 503


def test_a_page_that_is_not_there_leads_back_in_the_rooms_own_colours(client: FlaskClient):
    answer = client.get("/no/such/page")
    page = answer.get_data(as_text=True)
    assert answer.status_code == 404 and "There is no page at this address" in page
    assert "shell/base.css" in page and 'href="/"' in page
    assert client.put("/tools").status_code == 405
