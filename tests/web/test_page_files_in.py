"""Files of hands in, by their page: sent once, however often the key is tapped, and never again by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server

__all__ = ["one_tablet", "room_server"]

FILE = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no hand at all"}


def test_files_are_sent_once_by_a_double_tap(room: Server, tablet: Tablet) -> None:
    sent: list[str] = []
    tablet.page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    tablet.open("/imports")
    tablet.page.locator("#files").set_input_files(FILE)     # type: ignore[arg-type]
    tablet.page.get_by_role("button", name="Take them in").dblclick()
    tablet.page.wait_for_url("**/imports/*")
    assert sent == [f"http://{room.host}/imports"]


def test_what_the_network_lost_is_told_and_not_sent_again(room: Server, tablet: Tablet) -> None:
    """Nobody knows whether it came; the list of the page that is loaded anew does."""
    tablet.open("/imports")
    tablet.page.route("**/imports", lambda route: route.abort("connectionreset"))
    tablet.page.locator("#files").set_input_files(FILE)     # type: ignore[arg-type]
    tablet.page.get_by_role("button", name="Take them in").click()
    expect(tablet.page.locator("#sending")).to_contain_text("The server did not answer.")
    assert tablet.page.url.endswith("/imports")
    assert any("ERR_CONNECTION_RESET" in line for line in tablet.wrong)
    tablet.forgive("ERR_CONNECTION_RESET")
