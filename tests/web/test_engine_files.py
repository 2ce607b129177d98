"""The engine's files as browsers get them: packed beforehand, or once for all who ask."""

from __future__ import annotations

import gzip
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli
import pytest
from flask.testing import FlaskClient

from dealer_assist.web import create_app
from dealer_assist.web.shell import engine_files

UNPACKED = {"br": brotli.decompress, "gzip": gzip.decompress, "identity": bytes}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    return create_app({"INSTANCE": tmp_path_factory.mktemp("venue")}).test_client()


@pytest.mark.parametrize("coding", UNPACKED)
@pytest.mark.parametrize("name", engine_files.FILES)
def test_a_file_comes_packed_as_is_asked(name: str, coding: str, client: FlaskClient):
    address = engine_files.addresses()["pyodide"] + name
    asked = "gzip, deflate, br" if coding == "br" else coding
    answer = client.get(address, headers={"Accept-Encoding": asked})
    packed = name.endswith(engine_files.LIGHTER) and coding != "identity"
    assert answer.headers.get("Content-Encoding") == (coding if packed else None)
    plain = (engine_files.folder() / name).read_bytes()
    assert (UNPACKED[coding](answer.data) if packed else answer.data) == plain


def test_no_server_packs_what_is_packed_already(monkeypatch: pytest.MonkeyPatch):
    """Ten megabytes took a start fifteen seconds of its threads."""
    monkeypatch.setattr(brotli, "compress", lambda *_, **__: pytest.fail("packed anew"))
    engine_files._kept.cache_clear()
    for name in filter(lambda one: one.endswith(engine_files.LIGHTER), engine_files.FILES):
        assert len(engine_files._read(name, "br")) < (engine_files.folder() / name).stat().st_size / 2


def test_who_asks_while_a_file_is_packed_waits_for_that(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "pyodide.mjs").write_bytes(b"export" * 200_000)
    packed: list[int] = []
    pack = zlib.compress
    monkeypatch.setattr(engine_files, "folder", lambda: tmp_path)
    monkeypatch.setattr(engine_files.gzip, "compress", lambda data, *_, **__: packed.append(1) or pack(data))
    engine_files._kept.cache_clear()
    with ThreadPoolExecutor(8) as asking:
        answers = set(asking.map(lambda _: engine_files._read("pyodide.mjs", "gzip"), range(8)))
    engine_files._kept.cache_clear()
    assert (len(answers), len(packed)) == (1, 1)
