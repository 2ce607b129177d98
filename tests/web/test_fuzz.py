"""Whatever is sent, to whatever address: an answer below 500, soon, and in bounded memory.

Requests are drawn from a seed over every route that there is; a failing one is printed whole.
"""

from __future__ import annotations

import io
import json
import random
import resource
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from apiflask import APIFlask
from werkzeug.routing import Rule

from dealer_assist.errors import Refusal
from dealer_assist.formats.phh.reading import read_phh
from dealer_assist.formats.phh.replay import replay
from dealer_assist.contract.json_documents import read_document
from dealer_assist.games.loader.toml import BadToml, read_toml
from tests.store.venue import Desk
from tests.web.test_events import SHEET

SEED = 9
CASES, LONG = 1_200, 20_000
SECONDS = 5.0  # of processor for one answer
MEMORY = 400_000_000  # bytes that the process may grow by, all cases together
STREAMS = {"api.table_events", "api.all_events"}  # these never end; test_live asks them
NUMBERS = [
    -1,
    0,
    1,
    2,
    3,
    7,
    255,
    2**31 - 1,
    2**31,
    2**63 - 1,
    2**63,
    10**19,
    10**40,
    10**5000,
    1.5,
    -0.0,
    1e308,
]
TEXTS = [
    "",
    " ",
    "x",
    "1",
    "0",
    "-1",
    "\0",
    "\ud7ff",
    "é" * 300,
    "9" * 5_000,
    "1e999999",
    "nan",
    "Infinity",
    "٣٣",
    "null",
    "../../etc/passwd",
    "<script>",
    "' OR 1=1 --",
    "%s%n",
    "{{7*7}}",
    "\r\nX: y",
    "a." * 3_000,
    "[" * 3_000,
    "1 raise " + "9" * 4_999,
    "1 fold",
    "deal 1 AhAd",
    "2026-13-45",
    "9223372036854775808.1",
    "-1.0",
    "holdem",
    "T",
]
# a half of a character, which JSON can write and UTF-8 cannot
HALVES = ["\ud800", "Ann \udfff", "1 fold\udc80"]
NAMES = [
    "after",
    "before",
    "seq",
    "q",
    "sort",
    "limit",
    "tables",
    "table",
    "since",
    "until",
    "seat",
    "pots",
    "form",
    "unseen",
    "outs",
    "kills",
    "parent",
    "game",
    "next",
    "playlist",
    "delay",
    "do",
    "file",
    "step",
    "at",
    "name",
]
ORIGINS = [
    "http://[::1",
    "null",
    "http://localhost",
    "https://evil.example",
    "http://" + "a" * 3_000,
    "::::",
    "ÿ",
]
BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe\x00",
    b"\xc3\x28",
    b"{}" * 100,
    b"[" * 50_000,
    b'{"a":' * 5_000,
    b'{"seq":' + b"9" * 5_000 + b"}",
    b'{"seq":1,"seq":2}',
    b'{"a":"\\ud800"}',
    b"a=%ff&b=%00&a=1",
]
KINDS = [
    "application/json",
    "application/x-ndjson",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "",
]


class Fuzzer:
    """Draws requests; the same seed draws the same ones."""

    def __init__(self, app: APIFlask, seed: int) -> None:
        self.chance = random.Random(seed)
        self.rules = [rule for rule in app.url_map.iter_rules() if rule.endpoint not in STREAMS]
        with app.app_context():
            self.spec = app.spec
        self.schemas = self.spec["components"]["schemas"]

    def request(self) -> dict[str, Any]:
        """Arguments for `client.open`."""
        rule = self.chance.choice(self.rules)
        method = self.chance.choice(sorted(rule.methods or {"GET"} - {"OPTIONS"}))
        asked: dict[str, Any] = {"path": self.path(rule), "method": method, "headers": self.headers()}
        if self.chance.random() < 0.5:
            asked["query_string"] = "&".join(self.query() for _ in range(self.chance.randint(1, 4)))
        if method in ("POST", "PUT", "PATCH", "DELETE"):
            asked.update(self.body(rule, method))
        return asked

    def path(self, rule: Rule) -> str:
        path = ""
        for dynamic, part in rule._trace[1:]:
            path += self.argument(part) if dynamic else part
        return path or "/"

    def argument(self, name: str) -> str:
        if self.chance.random() < 0.5:
            return "1"
        value = self.chance.choice([*NUMBERS, *TEXTS])
        return (
            f"{value:d}"[:6_000]
            if isinstance(value, int) and value < 10**100
            else str(value)[:3_000]
            if isinstance(value, str | float)
            else "9" * 4_000
        )

    def query(self) -> str:
        name = self.chance.choice(NAMES)
        value = self.chance.choice(["%ff%fe", "%00", "%F0%9F%82%A1", *(str(n) for n in NUMBERS[:-4]), *TEXTS])
        return f"{name}={value}"

    def headers(self) -> dict[str, str]:
        headers = {}
        if self.chance.random() < 0.15:
            headers["Origin"] = self.chance.choice(ORIGINS).encode("latin-1", "replace").decode("latin-1")
        if self.chance.random() < 0.1:
            headers["Cookie"] = self.chance.choice(
                ["tablet=x", "dealer_assist=\xff", "tablet=" + "a" * 4_000, ";;="]
            )
        if self.chance.random() < 0.1:
            headers["Accept-Language"] = self.chance.choice(["es", "\xff", "x" * 3_000, "en;q=x"])
        if self.chance.random() < 0.05:
            headers["Last-Event-ID"] = self.chance.choice(["x-" + "9" * 5_000, "-", "\xff"])
        return headers

    def body(self, rule: Rule, method: str) -> dict[str, Any]:
        drawn = self.chance.random()
        if drawn < 0.25:
            return {"data": self.chance.choice(BODIES), "content_type": self.chance.choice(KINDS)}
        if drawn < 0.5 and not rule.rule.startswith("/api/"):
            return {"data": {self.chance.choice(NAMES): self.form_value() for _ in range(4)}}
        if drawn < 0.6:
            return {
                "data": {
                    "files": (io.BytesIO(self.chance.choice(BODIES)), "x.phh"),
                    "file": (io.BytesIO(self.chance.choice(BODIES)), "d.toml"),
                }
            }
        return {"data": self.document(rule, method), "content_type": "application/json"}

    def form_value(self) -> str:
        return self.chance.choice([*TEXTS, "99999999999999999999"])

    def document(self, rule: Rule, method: str) -> bytes:
        """A body of the fields that the address takes, some of them hostile."""
        path = "".join(f"{{{part}}}" if dynamic else part for dynamic, part in rule._trace[1:])
        body = self.spec["paths"].get(path, {}).get(method.lower(), {}).get("requestBody", {})
        schema = body.get("content", {}).get("application/json", {}).get("schema", {})
        names = list(self.named(schema)) or NAMES
        chosen = [name for name in names if self.chance.random() < 0.8]
        return json.dumps({name: self.value() for name in chosen}).encode()

    def named(self, schema: dict[str, Any]) -> Iterator[str]:
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        yield from schema.get("properties", ())

    def value(self, depth: int = 0) -> Any:
        drawn = self.chance.random()
        if drawn < 0.3:
            return self.chance.choice(NUMBERS[:-4])
        if drawn < 0.6:
            return self.chance.choice([*TEXTS, *HALVES])
        if drawn < 0.7 or depth > 2:
            return self.chance.choice([None, True, False])
        if drawn < 0.85:
            return [self.value(depth + 1) for _ in range(self.chance.randint(0, 3))]
        return {self.chance.choice(TEXTS): self.value(depth + 1) for _ in range(self.chance.randint(0, 3))}


def peak() -> int:
    """The most memory that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def ask_everything(app: APIFlask, desk: Desk, cases: int, seed: int) -> None:
    desk.client.post("/demo")
    desk.make("/tournaments", name="Main", sheet=SHEET)      # an event at which nobody sits yet
    fuzzer, before, failures = Fuzzer(app, seed), peak(), []
    for number in range(cases):
        asked = fuzzer.request()
        shown = repr({**asked, "data": repr(asked.get("data"))[:300]})[:900]
        begun = time.process_time()
        with desk.client.open(**asked) as answer:
            taken = time.process_time() - begun
            fine = answer.status_code < 500 or (answer.status_code == 503 and asked["path"] == "/health")
        if not fine or taken > SECONDS:
            failures.append(f"{number}: {answer.status_code} after {taken:.1f} s: {shown}")
    assert not failures, f"{len(failures)} of {cases}:\n" + "\n".join(failures[:20])
    assert peak() - before < MEMORY, f"grew by {(peak() - before) / 1e6:.0f} MB"


def test_no_request_is_answered_with_a_breakdown(app: APIFlask, desk: Desk):
    ask_everything(app, desk, CASES, SEED)


@pytest.mark.long
def test_no_request_of_twenty_thousand_is_answered_with_a_breakdown(app: APIFlask, desk: Desk):
    ask_everything(app, desk, LONG, SEED + 1)


# -- the readers ---------------------------------------------------------------------------------------------


HAND = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 1000, 1000]
actions = ['d dh p1 AhKh', 'p3 cbr 30', 'p1 cc', 'p2 f', 'd db 2c3c4c', 'p1 cc', 'p3 f']
"""
GAME = 'name = "X"\nsection = "house"\nextends = "omaha"\n[streets.flop]\nsteps = ["board 3"]\n'
SHOWDOWN = (
    '{"game":"holdem", "button":1, "pots":[{"amount":100}], "board":"2c7d9hJsQd", "hands":{"1":"AhAd"}}'
)
READERS: dict[str, tuple[str, Callable[[bytes], object], tuple[type[Exception], ...]]] = {
    "phh": (HAND, lambda data: [replay(hand) for hand in read_phh(data, "x.phh")], ()),
    "toml": (GAME, lambda data: read_toml(data.decode("utf-8", "replace")), (BadToml,)),
    "json": (SHOWDOWN, read_document, (Refusal,)),
}
PIECES = [
    b"9" * 5_000,
    b"[" * 5_000,
    b"a." * 5_000,
    b"\xff",
    b"\0",
    b"{",
    b"}",
    b"'",
    b'"',
    b"\n",
    b"=",
    b"1e999999999",
    b"-",
    b"inf",
    b"nan",
    b"p99",
    b"cbr",
    b"0x" + b"f" * 5_000,
    b"\xf0\x9f\x82\xa1",
    b"[1]\n",
    b"1979-05-27",
]


def damaged(chance: random.Random, text: bytes) -> bytes:
    """A few bytes cut out, doubled, changed or put in."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted((chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at] + chance.choice(PIECES) + text[at:]
        elif kind == 1:
            text = text[:at] + text[min(to, at + 20) :]
        elif kind == 2:
            text = text[:at] + text[at : at + 30] * 3 + text[at:]
        elif text:
            at = min(at, len(text) - 1)
            text = text[:at] + bytes([chance.randrange(256)]) + text[at + 1 :]
    return text


def read_everything(kind: str, cases: int) -> None:
    text, read, refusals = READERS[kind]
    chance, before = random.Random(f"{SEED} {kind}"), peak()
    for number in range(cases):
        data = damaged(chance, text.encode())
        begun = time.process_time()
        try:
            read(data)
        except refusals as refusal:
            assert len(str(refusal)) < 600, data
        except Exception as error:
            raise AssertionError(f"{kind} {number}: {error!r} for {data[:300]!r}") from error
        assert time.process_time() - begun < SECONDS, data[:300]
    assert peak() - before < MEMORY


@pytest.mark.parametrize("kind", READERS)
def test_a_reader_refuses_and_never_breaks_down(kind: str):
    read_everything(kind, 400)


@pytest.mark.long
@pytest.mark.parametrize("kind", READERS)
def test_a_reader_never_breaks_down_on_twenty_thousand_files(kind: str):
    read_everything(kind, LONG)
