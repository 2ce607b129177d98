"""Without a connection a wrong entry is put right as with one: back, again, to a line, in its place."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.dealt import dealt, dealt_anew, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401

FLOP = ("Ah", "Kd", "7c")


def in_force(room: Server, hand: int) -> list[str]:
    return list(room.ask("GET", f"/hands/{hand}")[1]["lines"])


def test_what_was_taken_out_unsent_comes_again(room: Server, keeping_tablet: Tablet) -> None:
    """Redo enters what Undo took out, as often; another entry ends that."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.offline(True)
    for name in ("fold", "call", "call"):
        tablet.tap(name)
    tablet.tap("undo")
    expect(tablet.key("redo")).to_contain_text("1 call")
    tablet.tap("undo")
    expect(tablet.key("redo")).to_contain_text("4 call")
    tablet.tap("redo")
    tablet.asks("Seat 1 to act")
    tablet.says("Brought back: Seat 4 calls")
    tablet.tap("redo")
    tablet.asks("Seat 2 to act")
    tablet.says("Brought back: Seat 1 calls")
    expect(tablet.key("redo")).to_be_disabled()
    tablet.tap("undo")
    tablet.tap("fold")
    expect(tablet.key("redo")).to_be_disabled()
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold", "4 call", "1 fold"]
    tablet.forgive_the_network()


def test_what_was_in_the_record_is_taken_back_and_brought_back(room: Server, keeping_tablet: Tablet) -> None:
    """Two undos and two redos without a connection, after a reload too; then all of it is in the record."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter("call", "call")
    tablet.offline(True)
    tablet.tap("undo")
    tablet.tap("undo")
    tablet.page.reload()
    tablet.judges()
    expect(tablet.key("redo")).to_contain_text("3 call")
    tablet.tap("redo")
    expect(tablet.key("redo")).to_contain_text("4 call")
    tablet.says("Brought back: Seat 3 calls")
    tablet.tap("redo")
    tablet.asks("Seat 1 to act")
    tablet.says("Brought back: Seat 4 calls")
    tablet.tap("fold")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"]) == ["3 call", "4 call", "1 fold"]
    tablet.forgive_the_network()


def half_confirmed(tablet: Tablet) -> None:
    """A round of which two lines are in the record and two wait."""
    tablet.enter("call", "fold")
    tablet.offline(True)
    tablet.tap("call")
    tablet.tap("check")


def test_back_to_a_line_of_the_log_over_what_waits(room: Server, keeping_tablet: Tablet) -> None:
    """Half of it confirmed, half of it waiting: one tap goes back over both, and the hand is entered anew."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    half_confirmed(tablet)
    for card in FLOP:
        tablet.tap(f"card-{card}")
    tablet.tap("log")
    tablet.tap("entry-2")
    tablet.tap("to-2")
    if tablet.key("go-back").is_visible():
        tablet.tap("go-back")
    tablet.asks("Seat 4 to act")
    tablet.tap("call")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"]) == ["3 call", "4 call"]
    tablet.forgive_the_network()


def test_an_older_line_is_changed_in_its_place(room: Server, keeping_tablet: Tablet) -> None:
    """Seat 4 folded and had called: the rest stays."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    half_confirmed(tablet)
    tablet.tap("log")
    tablet.tap("entry-2")
    tablet.tap("change-2")
    tablet.page.locator('#over [data-key="call"]').tap()
    tablet.says("Seat 4 folds")
    expect(tablet.page.locator("#over")).not_to_have_attribute("open", "")
    tablet.tap("log")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"]) == ["3 call", "4 call", "1 call", "2 check"]
    tablet.forgive_the_network()


def test_what_does_not_fit_a_changed_line_is_named(room: Server, keeping_tablet: Tablet) -> None:
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    half_confirmed(tablet)
    tablet.tap("log")
    tablet.tap("entry-2")
    tablet.tap("change-2")
    tablet.page.locator('#over [data-key="min"]').tap()
    tablet.page.locator('#over [data-key="wager"]').tap()
    expect(tablet.page.locator("#over .refused")).to_contain_text("Does not fit any more: Seat 2 checks")
    expect(tablet.page.locator("#over .refused")).to_contain_text("Without a connection")
    tablet.tap("close-over")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"]) == ["3 call", "4 fold", "1 call", "2 check"]
    tablet.forgive_the_network()
