"""Every desk's refusals are spoken to whoever reads them: another sentence, the same code and field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from apiflask import APIFlask
from werkzeug.routing import Rule

from dealer_assist.store.db import database
from dealer_assist.texts import languages
from dealer_assist.web import create_app
from tests.web.asgi import KeptConnection

STREAMS = {"api.table_events", "api.all_events"}    # where nothing is wrong these never end
WRONG: tuple[Any, ...] = ("", -1, [], {}, True)
QUERIES = ("", "?no-such=1", "?sort=zz&after=zz&limit=0")
OTHERS = tuple(one for one in languages() if one != "en")
ENGLISH = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")


class Asked(NamedTuple):
    """One request that may be refused."""

    desk: str
    method: str
    path: str
    body: dict[str, Any]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("instance")})
    with app.app_context():
        database.upgrade()
    return app


def rules(app: APIFlask) -> list[Rule]:
    """Every address that answers JSON, those of desks that come later too."""
    return [rule for rule in app.url_map.iter_rules()
            if rule.rule.startswith("/api/v1/") or rule.rule.endswith(".json")]


def desk(app: APIFlask, rule: Rule) -> str:
    """The package in `web/` whose address it is."""
    _, _, inside = app.view_functions[rule.endpoint].__module__.partition("dealer_assist.web.")
    return inside.partition(".")[0]


def asked(app: APIFlask) -> Iterator[Asked]:
    """Each address for what is not there, with a parameter nobody knows, and with each field wrong."""
    with app.app_context():
        spec = app.spec
    for rule in rules(app):
        path = re.sub(r"<[^<>]*>", "999999", rule.rule)
        for method in sorted((rule.methods or set()) - {"HEAD", "OPTIONS"}):
            if method == "GET":
                for query in QUERIES if rule.endpoint not in STREAMS else ():
                    yield Asked(desk(app, rule), method, path + query, {})
            else:
                for body in bodies(fields(spec, rule, method)):
                    yield Asked(desk(app, rule), method, path, body)


def bodies(names: list[str]) -> Iterator[dict[str, Any]]:
    """Nothing, what nobody knows, and each field wrong in turn."""
    yield {}
    yield {"no-such": 1}
    for name in names:
        for wrong in WRONG:
            yield dict.fromkeys(names, 1) | {name: wrong}


def fields(spec: dict[str, Any], rule: Rule, method: str) -> list[str]:
    """The fields of the body that an address takes, as its description tells."""
    path = re.sub(r"<(?:[^:<>]*:)?([^<>]+)>", r"{\1}", rule.rule)
    schema = spec["paths"].get(path, {}).get(method.lower(), {}).get("requestBody", {}).get("content", {})
    schema = schema.get("application/json", {}).get("schema", {})
    if "$ref" in schema:
        schema = spec["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return list(schema.get("properties", ()))


def refusal(app: APIFlask, one: Asked, language: str) -> dict[str, Any] | None:
    """What a reader of the language is told, who has chosen none on a page."""
    sent = {} if one.method == "GET" else {"json": one.body}
    client = app.test_client(use_cookies=False)
    answer = client.open(one.path, method=one.method, headers={"Accept-Language": language}, **sent)
    if answer.status_code < 400 or not answer.is_json:
        return None
    error = answer.get_json()["error"]
    assert isinstance(error, dict)
    return error


def test_every_desk_refuses_in_the_readers_language(app: APIFlask):
    refusing: set[str] = set()
    wrong = []
    for one in asked(app):
        english = refusal(app, one, "en")
        if english is None:
            continue
        refusing.add(one.desk)
        for language in OTHERS:
            spoken = refusal(app, one, language)
            assert spoken is not None, (one, language)
            assert (spoken["code"], spoken["field"]) == (english["code"], english["field"]), one
            if left := in_english(english["message"], spoken["message"]):
                wrong.append((one, language, left))
    assert wrong == []
    # that of health refuses where nothing can be kept, see the room without its record
    desks = {desk(app, rule) for rule in rules(app) if rule.rule.startswith("/api/v1/")} - {"", "health"}
    assert len(desks) > 8 and desks <= refusing


def in_english(message: str, spoken: str) -> set[str]:
    """The whole message where it is the same, else two words of it that stand in the other too."""
    return {message} if message == spoken else set(ENGLISH.findall(message)) & set(ENGLISH.findall(spoken))


def test_a_reason_in_english_would_be_seen():
    english = "The value of sort cannot be used: input should be a number."
    assert in_english(english, english) == {english}
    assert in_english(english, "El valor de sort no sirve: input should be a number.") == {"input should"}
    assert in_english(english, "El valor de sort no sirve: tiene que ser un número.") == set()


def test_a_body_that_is_not_taken_in_is_refused_in_the_readers_language(app: APIFlask):
    """Before any view; the tablet's choice counts more than what its browser asks for."""
    line, messages = KeptConnection(app), {}
    for language in languages():
        code = language.encode()
        for asks in ((b"accept-language", code), (b"cookie", b"lang=" + code)):
            status, document = line.ask("POST", "/api/v1/judge", None, asks, length=10**12)
            assert (status, document["error"]["code"]) == (413, "too-large")
            assert messages.setdefault(language, document["error"]["message"]) == document["error"]["message"]
    line.close()
    assert len(set(messages.values())) == len(messages), messages


def test_a_room_without_its_record_says_so_in_the_readers_language(tmp_path: Path):
    bare = create_app({"INSTANCE": tmp_path})
    one = Asked("health", "GET", "/api/v1/health", {})
    errors = {language: refusal(bare, one, language) for language in ("en", *OTHERS)}
    assert all(error is not None and error["code"] == "busy" for error in errors.values()), errors
    assert len({error["message"] for error in errors.values() if error}) == len(errors)
