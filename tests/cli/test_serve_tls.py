"""`serve --tls`: a room's own authority, made once; the server's certificate, made when needed."""

from __future__ import annotations

import json
import os
import ssl
import stat
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from cryptography import x509

from dealer_assist.cli import tls
from dealer_assist.cli.serve import lan_address

ROOT = Path(__file__).parent.parent.parent
NAMES = ["localhost", "127.0.0.1", "192.168.7.3", "table-server.local"]


def test_keys_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    tls.prepare(tmp_path, NAMES)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "tls").iterdir()}
    assert modes == {"ca.crt": 0o644, "ca.key": 0o600, "server.crt": 0o644, "server.key": 0o600}
    assert stat.S_IMODE((tmp_path / "tls").stat().st_mode) == 0o700


def test_the_certificate_names_every_way_to_the_server(tmp_path: Path) -> None:
    files = tls.prepare(tmp_path, NAMES)
    certificate = read(files.certificate)
    stated = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert {str(one.value) for one in stated} == set(NAMES)
    certificate.verify_directly_issued_by(read(files.authority))
    lasts = certificate.not_valid_after_utc - certificate.not_valid_before_utc
    assert lasts <= timedelta(days=398), "browsers refuse what is valid for longer"


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    tls.prepare(tmp_path, NAMES)
    before = contents(tmp_path)
    tls.prepare(tmp_path, NAMES[:2])
    assert contents(tmp_path) == before


def test_a_new_address_gives_a_new_certificate_of_the_same_authority(tmp_path: Path) -> None:
    """Tablets that trust the room go on trusting it."""
    first = tls.prepare(tmp_path, NAMES)
    before = contents(tmp_path)
    second = tls.prepare(tmp_path, [*NAMES, "10.0.0.9"])
    after = contents(tmp_path)
    assert second.fingerprint == first.fingerprint and after["ca.key"] == before["ca.key"]
    assert after["server.crt"] != before["server.crt"]


def test_a_certificate_near_its_end_is_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tls, "SERVER_DAYS", tls.RENEW_DAYS - 1)
    old = read(tls.prepare(tmp_path, NAMES).certificate)
    monkeypatch.undo()
    new = read(tls.prepare(tmp_path, NAMES).certificate)
    assert old.serial_number != new.serial_number
    assert new.not_valid_after_utc > datetime.now(UTC) + timedelta(days=300)


def test_a_tablet_is_sent_to_an_address_of_the_network() -> None:
    assert lan_address("127.0.0.1", 5000, True) is None
    assert lan_address("localhost", 5000, False) is None
    assert lan_address("192.168.7.3", 5000, True) == "https://192.168.7.3:5000"
    assert lan_address("fd00::7", 80, False) == "http://[fd00::7]:80"


@pytest.fixture(name="serving", scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str, list[str]]]:
    """A server over https: its instance, its port, and what it said on the console."""
    instance = tmp_path_factory.mktemp("venue")
    command = ["-m", "dealer_assist", "serve", "--tls", "--host", "0.0.0.0", "--port", "0"]
    process = subprocess.Popen(
        [sys.executable, *command], cwd=ROOT,
        env=os.environ | {"DEALER_ASSIST_INSTANCE": str(instance)}, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    lines = []
    while not (lines and lines[-1].startswith("Trust it once")):
        lines.append(process.stdout.readline())
        assert lines[-1], lines
    try:
        yield instance, lines[0].strip().rpartition(":")[2], lines
    finally:
        process.terminate()
        assert process.wait(timeout=30) == 0
        process.stdout.close()


def ask(serving: tuple[Path, str, list[str]], path: str) -> tuple[int, str, bytes]:
    """One request of a client that trusts the room's authority and nothing else."""
    instance, port, _ = serving
    trusting = ssl.create_default_context(cafile=instance / "tls" / "ca.crt")
    connection = HTTPSConnection("localhost", int(port), context=trusting, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    response = answer.status, answer.headers.get_content_type(), answer.read()
    connection.close()
    return response


def test_who_trusts_the_authority_is_served_over_https(serving: tuple[Path, str, list[str]]) -> None:
    status, _, body = ask(serving, "/api/v1/health")
    assert (status, json.loads(body)["ok"]) == (200, True)


def test_the_console_says_where_and_shows_the_code_and_the_fingerprint(
    serving: tuple[Path, str, list[str]],
) -> None:
    instance, port, lines = serving
    text = "".join(lines)
    assert lines[0] == f"dealer-assist is at https://0.0.0.0:{port}\n"
    assert tls.fingerprint(read(instance / "tls" / "ca.crt")) in text
    if tls.lan_addresses():  # a machine without a network shows no way to it
        assert "▀" in text and f"https://{tls.lan_addresses()[0]}:{port}" in text


def test_a_tablet_downloads_the_authority_and_nothing_secret(serving: tuple[Path, str, list[str]]) -> None:
    status, kind, body = ask(serving, "/ca.crt")
    assert (status, kind) == (200, "application/x-x509-ca-cert")
    assert body == (serving[0] / "tls" / "ca.crt").read_bytes() and b"PRIVATE" not in body


def test_the_page_shows_codes_and_how_to_trust(serving: tuple[Path, str, list[str]]) -> None:
    status, _, body = ask(serving, "/install")
    assert status == 200
    text = body.decode()
    assert tls.fingerprint(read(serving[0] / "tls" / "ca.crt")) in text
    assert "/install/code.svg?to=/" in text
    status, kind, drawn = ask(serving, "/install/code.svg?to=/tables/3")
    assert (status, kind) == (200, "image/svg+xml") and b"<path" in drawn


def test_the_app_can_be_put_on_a_home_screen(serving: tuple[Path, str, list[str]]) -> None:
    manifest = json.loads(ask(serving, "/manifest.webmanifest")[2])
    how = (manifest["display"], manifest["orientation"], manifest["start_url"])
    assert how == ("standalone", "landscape", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert {ask(serving, icon["src"])[0] for icon in manifest["icons"]} == {200}
    # and that for which a browser asks by itself, before a page has named its own
    assert ask(serving, "/favicon.ico")[:2] == (200, "image/png")


def test_the_worker_keeps_files_that_are_there_each_once(serving: tuple[Path, str, list[str]]) -> None:
    """One that is missing, or twice, and the tablet keeps nothing at all."""
    status, kind, body = ask(serving, "/sw.js")
    assert (status, kind) == (200, "text/javascript")
    shell = json.loads(body.decode().split("const SHELL = ")[1].partition(";\n")[0])
    assert len(set(shell)) == len(shell) > 6
    assert {ask(serving, path)[0] for path in shell} == {200}


def read(file: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(file.read_bytes())


def contents(instance: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (instance / "tls").iterdir()}
