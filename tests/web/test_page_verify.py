"""A dispute packet dropped on `/verify`: judged by the browser, every change named."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from dealer_assist.record.packet import JSON, PDF, README, SIGNATURE, SUMS
from dealer_assist.store.review.packet import PHH
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

PATIENCE_MS = 120_000
HOLDEM = {"game": "holdem", "blinds": [100, 200], "chip": 25}
GOOD = "This packet is as it was packed"
BAD = "This packet is not as it was packed"
Parts = dict[str, bytes]


@pytest.fixture
def packet(room: Server) -> bytes:
    """A finished hand of the room, as its packet."""
    table = at_state(room, HOLDEM, 3, {"button": 3}, ["3 raise 600", "1 fold", "2 fold"])
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    with urlopen(f"http://{room.host}/hands/{hand}/packet.zip") as answer:
        return bytes(answer.read())


def packed(data: bytes, change: Callable[[Parts], object]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    change(parts)
    packet = io.BytesIO()
    with zipfile.ZipFile(packet, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return packet.getvalue()


def altered(part: str) -> Callable[[Parts], object]:
    def change(parts: Parts) -> None:
        data = bytearray(parts[part])
        data[len(data) // 2] ^= 1
        parts[part] = bytes(data)

    return change


def drop(tablet: Tablet, data: bytes, verdict: str) -> None:
    tablet.page.locator("#report").evaluate("one => one.replaceChildren()")
    tablet.page.locator("#file").set_input_files(
        {"name": "packet.zip", "mimeType": "application/zip", "buffer": data})
    expect(tablet.page.locator("#report .verdict")).to_contain_text(verdict, timeout=PATIENCE_MS)


def test_a_packet_is_judged_in_the_browser_and_every_change_is_named(
    tablet: Tablet, room: Server, packet: bytes,
) -> None:
    tablet.open("/verify")
    page = tablet.page
    expect(page.locator("#state")).to_contain_text("stands", timeout=PATIENCE_MS)
    page.context.set_offline(True)          # nothing is asked of anybody from here on
    drop(tablet, packet, GOOD)
    signer = page.locator("#report dd").nth(3).text_content() or ""
    for part in (JSON, PDF, README, PHH):
        drop(tablet, packed(packet, altered(part)), BAD)
        expect(page.locator("#report li").first).to_contain_text(f"{part} was changed")
    for part in (JSON, PDF, PHH, SUMS, SIGNATURE):
        drop(tablet, packed(packet, lambda parts, part=part: parts.pop(part)), BAD)      # type: ignore[misc]
        expect(page.locator("#report")).to_contain_text(part)
        expect(page.locator("#report")).to_contain_text("missing")
    drop(tablet, packed(packet, lambda parts: parts.update({"note.txt": b"He saw it."})), BAD)
    expect(page.locator("#report li").first).to_contain_text("note.txt was put into the packet")
    drop(tablet, b"no zip at all", "is no dispute packet")
    page.locator("#key").fill("00" * 32)
    drop(tablet, packet, BAD)
    expect(page.locator("#report li")).to_contain_text("Another signed this packet")
    page.locator("#key").fill(signer)
    drop(tablet, packet, GOOD)
