"""Undo as often as one likes, then Redo as often: the same hand is there, whatever of it was sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401


def in_force(room: Server, hand: int) -> list[str]:
    return list(room.ask("GET", f"/hands/{hand}")[1]["lines"])


def small(tablet: Tablet, name: str, text: str) -> None:
    """What a key would do stands on it, in as few words as with a connection."""
    expect(tablet.key(name).locator(".small")).to_have_text(text)


def begun(room: Server, tablet: Tablet, *names: str) -> int:
    """A hand whose first lines are in the record; what follows waits."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter(*names)
    tablet.offline(True)
    return int(hand["hand"])


def sent(tablet: Tablet) -> None:
    tablet.offline(False)
    tablet.delivered()
    tablet.forgive_the_network()


@pytest.mark.parametrize("reloads", [False, True], ids=["at once", "after a reload"])
def test_redo_brings_back_what_was_sent_and_what_was_not(
    room: Server, keeping_tablet: Tablet, reloads: bool,
) -> None:
    """The unsent half was lost as soon as an undo had gone over a line of the record."""
    tablet = keeping_tablet
    hand = begun(room, tablet, "call", "call")
    tablet.tap("call")
    tablet.tap("check")
    for line in ("2 check", "1 call", "4 call", "3 call"):
        small(tablet, "undo", line)
        tablet.tap("undo")
        small(tablet, "redo", line)
    if reloads:
        tablet.page.reload()
        tablet.judges()
    for line in ("3 call", "4 call", "1 call", "2 check"):
        small(tablet, "redo", line)
        tablet.tap("redo")
        small(tablet, "undo", line)
    expect(tablet.key("redo")).to_be_disabled()
    sent(tablet)
    assert in_force(room, hand) == ["3 call", "4 call", "1 call", "2 check"]


def test_what_was_taken_out_is_brought_back_when_the_rest_was_sent(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """The undo has left meanwhile, and both halves come again with a connection."""
    tablet = keeping_tablet
    hand = begun(room, tablet, "call", "call")
    tablet.tap("call")
    tablet.tap("undo")
    tablet.says("Not sent, and taken out: Seat 1 calls")
    tablet.tap("undo")
    sent(tablet)
    assert in_force(room, hand) == ["3 call"]
    tablet.enter("redo", "redo")
    assert in_force(room, hand) == ["3 call", "4 call", "1 call"]
    expect(tablet.key("redo")).to_be_disabled()


def test_what_is_entered_anew_ends_redo_and_who_goes_away_does_not(
    room: Server, keeping_tablet: Tablet,
) -> None:
    tablet = keeping_tablet
    hand = begun(room, tablet, "call")
    tablet.tap("call")
    tablet.tap("undo")
    tablet.tap("undo")
    tablet.page.locator('#felt [data-key="seat-1"]').click(button="right")
    tablet.tap("presence")
    small(tablet, "redo", "3 call")
    tablet.tap("redo")
    small(tablet, "redo", "4 call")
    tablet.tap("fold")
    expect(tablet.key("redo")).to_be_disabled()
    sent(tablet)
    assert in_force(room, hand) == ["3 call", "4 fold"]


def changed_offline(tablet: Tablet) -> None:
    """Seat 2 had checked, and raises now."""
    for name in ("fold", "call", "check", "log", "entry-4", "change-4"):
        tablet.tap(name)
    for name in ("min", "wager"):
        tablet.page.locator(f'#over [data-key="{name}"]').tap()
    tablet.says("Seat 2 checks: changed to Seat 2 raises to 400")


def test_a_change_that_was_taken_back_whole_comes_again_in_its_place(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """The rows before it have other numbers by then: an undo and a redo of the record stand among them."""
    tablet = keeping_tablet
    hand = begun(room, tablet, "call")
    changed_offline(tablet)
    for line in ("the change", "2 check", "1 call", "4 fold", "3 call"):
        small(tablet, "undo", line)
        tablet.tap("undo")
    for line in ("3 call", "4 fold", "1 call", "2 check", "the change"):
        small(tablet, "redo", line)
        tablet.tap("redo")
    small(tablet, "undo", "the change")
    tablet.asks("Seat 3 to act")
    sent(tablet)
    assert in_force(room, hand) == ["3 call", "4 fold", "1 call", "2 raise 400"]


def test_a_change_that_has_left_is_not_taken_back(room: Server, keeping_tablet: Tablet) -> None:
    """It may be in the record."""
    tablet = keeping_tablet
    hand = begun(room, tablet, "call")
    changed_offline(tablet)
    tablet.page.route("**/repair", lambda route: route.abort())
    tablet.page.context.set_offline(False)
    tablet.closed("undo", "may have arrived")
    tablet.page.unroute_all()
    tablet.delivered()
    tablet.forgive_the_network()
    assert in_force(room, hand) == ["3 call", "4 fold", "1 call", "2 raise 400"]


@pytest.mark.parametrize("reloads", [False, True], ids=["at once", "after a reload"])
def test_a_hand_that_was_not_dealt_is_dealt_again_with_a_connection(
    room: Server, keeping_tablet: Tablet, reloads: bool,
) -> None:
    """With what was chosen for it. Without a connection it was, and with one Redo was closed."""
    tablet, first = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{first['table']}")
    tablet.judges()
    tablet.enter("fold", "fold")
    tablet.tap("special")
    tablet.tap("bomb-400")
    tablet.enter("deal-so")
    if reloads:
        tablet.page.reload()
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.enter("undo", "undo")
    tablet.asks("Seat 1 to act")
    tablet.enter("redo")
    small(tablet, "redo", "Next hand")
    tablet.enter("redo")
    expect(tablet.page.locator("#where")).to_contain_text("Hand 3")
    hand = room.ask("GET", f"/tables/{first['table']}")[1]["hand"]["id"]
    assert room.ask("GET", f"/hands/{hand}")[1]["setup"]["ante"] == 400
    small(tablet, "undo", "back to the last hand")
    tablet.enter("undo")
    small(tablet, "redo", "Next hand")


def test_a_hand_that_was_not_dealt_is_followed_by_the_end_of_the_last(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """As with a connection; it was dealt again by the next Undo, and nobody came further back."""
    tablet, first = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{first['table']}")
    tablet.judges()
    tablet.enter("fold", "fold", "next")
    tablet.ahead()
    tablet.offline(True)
    tablet.tap("undo")
    small(tablet, "undo", "1 fold")
    tablet.tap("undo")
    tablet.asks("Seat 1 to act")
    tablet.tap("redo")
    expect(tablet.page.locator("[data-award]")).to_have_count(1)
    sent(tablet)
    assert in_force(room, first["hand"]) == ["3 fold", "1 fold"]
