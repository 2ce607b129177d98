"""Who is answered in which language: a browser in its own or the one it chose, a program as it asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from flask import render_template_string
from flask.testing import FlaskClient

from dealer_assist.web import create_app

SET_UP = {"game": "holdem", "betting": "no-limit", "seats": {"1": 500, "2": 500, "3": 500}, "button": 1,
          "blinds": [1, 2]}
TOO_SMALL = SET_UP | {"actions": ["1 raise 3"]}


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    return create_app({"INSTANCE": tmp_path}).test_client()


def test_a_browser_is_answered_in_its_language_and_a_program_in_english(client: FlaskClient):
    spanish = {"Accept-Language": "es-MX,es;q=0.9"}
    sums = {"in": {"1": 500, "2": 900}}
    sentences = client.post("/api/v1/tools/side-pots", json=sums, headers=spanish).get_json()["told"]
    assert sentences[0] == "400 goes back to seat 2: no one matched it."
    page = client.get("/tools", headers=spanish)
    assert '<html lang="es"' in page.get_data(as_text=True)
    # the page kept its language
    sentences = client.post("/api/v1/tools/side-pots", json=sums).get_json()["told"]
    assert sentences[0] == "400 vuelve al asiento 2: nadie lo igualó."


def test_every_language_is_called_by_its_own_name_on_every_page(tmp_path: Path):
    """The menu of a German page had "Deutsch" twice and no English."""
    app = create_app({"INSTANCE": tmp_path})
    for language in ("en", "es", "de"):
        with app.test_request_context(headers={"Accept-Language": language}):
            names = json.loads(render_template_string("{{ languages|tojson }}"))
        assert names == [["en", "English"], ["de", "Deutsch"], ["es", "Español"]], language


def test_a_program_is_refused_in_english_or_as_it_asks(client: FlaskClient):
    english = client.post("/api/v1/options", json=TOO_SMALL).get_json()["error"]
    assert english["message"] == (
        "Seat 1 raised to 3; the least is 4. Seat 1 may call 2, raise to 4 to 500 or fold.")
    asked = (("es-MX,es;q=0.9", "El asiento 1 subió a 3;"), ("de", "Sitz 1 hat auf 3 erhöht;"))
    for language, begins in asked:
        answer = client.post("/api/v1/options", json=TOO_SMALL, headers={"Accept-Language": language})
        assert answer.get_json()["error"]["message"].startswith(begins)
        assert answer.get_json()["error"]["code"] == english["code"] == "raise-too-small"


def test_a_spanish_tablet_is_refused_in_spanish(client: FlaskClient):
    """What its page chose holds for what it sends, whatever header the request has."""
    client.get("/tools", headers={"Accept-Language": "es"})
    error = client.post("/api/v1/options", json=TOO_SMALL).get_json()["error"]
    assert error["message"].startswith("El asiento 1 subió a 3; el mínimo es 4.")


@pytest.mark.parametrize("spoken", ["en", "es", "de"])
def test_a_page_calls_every_language_by_its_own_name(client: FlaskClient, spoken: str):
    """The table's menu: who reads none of a page's words knows their own language."""
    with client.application.test_request_context("/", headers={"Accept-Language": spoken}):
        known = render_template_string("{% for code, name in languages %}{{ code }} {{ name }},{% endfor %}")
    assert known == "en English,de Deutsch,es Español,"
