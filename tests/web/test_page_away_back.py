"""Without a connection a wrong entry is put right as with one: back, again, to a line, in its place."""

from __future__ import annotations

import pytest
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


def statuses(room: Server, table: int) -> list[str]:
    hands = room.ask("GET", f"/tables/{table}/hands")[1]["hands"]
    return [hand["status"] for hand in reversed(hands)]


@pytest.mark.parametrize("reloads", [False, True], ids=["at once", "after a reload"])
def test_a_hand_that_was_dealt_too_soon_is_taken_back(
    room: Server, keeping_tablet: Tablet, reloads: bool,
) -> None:
    """The hand before it stands as it ended, chips bought since lie there, and its end can be put right."""
    tablet, first = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{first['table']}")
    tablet.judges()
    tablet.enter("fold", "fold")
    room.ask("PUT", f"/tables/{first['table']}/seats/1", {"stack": 6000})
    tablet.enter("next")
    tablet.ahead()
    tablet.offline(True)
    if reloads:
        tablet.page.reload()
        tablet.judges()
    tablet.tap("undo")
    tablet.says("Taken back: the hand was not dealt")
    expect(tablet.page.locator("[data-award]")).to_have_count(1)
    tablet.tap("next")
    tablet.stacks(_1="6,000", _2="5,000", _3="4,800")
    tablet.tap("fold")
    tablet.tap("fold")
    tablet.offline(False)
    tablet.delivered()
    assert statuses(room, first["table"]) == ["over", "void", "over"]
    tablet.forgive_the_network()


def test_over_a_hand_that_was_taken_back_the_end_of_the_last_is_put_right(
    room: Server, keeping_tablet: Tablet,
) -> None:
    tablet, first = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{first['table']}")
    tablet.judges()
    tablet.enter("fold", "fold", "next")
    tablet.ahead()
    tablet.offline(True)
    tablet.tap("undo")
    tablet.tap("log")
    tablet.tap("entry-2")
    tablet.tap("to-2")
    if tablet.key("go-back").is_visible():
        tablet.tap("go-back")
    tablet.asks("Seat 1 to act")
    tablet.tap("call")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, first["hand"]) == ["3 fold", "1 call"]
    assert statuses(room, first["table"]) == ["open", "void"]
    tablet.forgive_the_network()


def test_a_first_hand_in_which_nothing_was_entered_is_made_void(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """No hand was before it: it stands as void, and the next one is dealt from the same stacks."""
    tablet, first = keeping_tablet, dealt(room, 3)
    made_void_offline(tablet, first["table"])
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")
    tablet.tap("next")
    tablet.tap("fold")
    tablet.tap("fold")
    tablet.offline(False)
    tablet.delivered()
    assert statuses(room, first["table"]) == ["void", "over"]
    tablet.forgive_the_network()


def test_a_card_that_was_brought_back_can_be_changed(room: Server, keeping_tablet: Tablet) -> None:
    """Undo is in the record, Redo waits: what lies on the table again is tapped as before."""
    tablet, hand = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter("call", "call", "check")
    for card in FLOP[:2]:
        tablet.tap(f"card-{card}")
    tablet.enter(f"card-{FLOP[2]}")
    tablet.enter("undo")
    tablet.offline(True)
    tablet.tap("redo")
    tablet.page.locator('#felt [data-card="7c"]').click()
    tablet.tap("card-8c")
    expect(tablet.page.locator('#felt [data-card="8c"]')).to_be_visible()
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"])[-1] == "deal board AhKd8c"
    tablet.forgive_the_network()


def test_a_void_hand_gives_back_what_was_really_there(room: Server, keeping_tablet: Tablet) -> None:
    """A stack that was counted in the hand is as it was counted, and so it is dealt here next."""
    tablet, first = keeping_tablet, dealt(room, 3)
    row = room.ask("POST", f"/hands/{first['hand']}/actions", {"seq": first["seq"], "line": "2 stack 3000"})
    assert row[0] == 200
    made_void_offline(tablet, first["table"])
    tablet.stacks(_1="5,000", _2="3,200", _3="5,000")
    expect(tablet.page.locator("[data-back]")).to_have_count(2)
    tablet.tap("next")
    tablet.stacks(_1="4,900", _2="3,000", _3="5,000")
    tablet.tap("fold")
    tablet.tap("fold")
    tablet.offline(False)
    tablet.delivered()
    assert statuses(room, first["table"]) == ["void", "over"]
    tablet.stacks(_1="4,900", _2="3,300", _3="5,000")
    tablet.forgive_the_network()


def made_void_offline(tablet: Tablet, table: int) -> None:
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(True)
    for name in ("log", "void", "void-now"):
        tablet.tap(name)
    tablet.says("Hand 1 is void")


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
    """Seat 4 folded and had called: the rest stays, and the record calls it a change as with a connection."""
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
    rows = room.ask("GET", f"/hands/{hand['hand']}/log")[1]["rows"]
    changes = [row["payload"]["repair"] for row in rows if "repair" in row["payload"]]
    assert [(one["was"], one["now"], one["again"]) for one in changes] == [("4 fold", ["4 call"], 2)]
    tablet.enter("undo")
    assert in_force(room, hand["hand"]) == ["3 call", "4 fold", "1 call", "2 check"]
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


@pytest.mark.parametrize("sold", ["with a connection", "without"])
def test_chips_bought_after_a_hand_stay_when_it_is_opened_again(
    room: Server, keeping_tablet: Tablet, sold: str,
) -> None:
    """The next hand was dealt from what the first had left, and the server's differed from it."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter("fold", "fold", "fold")
    tablet.offline(sold == "without")
    tablet.page.locator('#felt [data-key="seat-1"]').click(button="right")
    tablet.amount("5 00")
    tablet.tap("buys")
    tablet.says("Seat 1 buys 500")
    if sold != "without":
        tablet.delivered()
    tablet.offline(True)
    for name in ("forgotten", "fold", "next"):
        tablet.tap(name)
    tablet.asks("Seat 4 to act")
    expect(tablet.key("seat-1")).to_contain_text("5,400")
    tablet.tap("undo")
    expect(tablet.key("redo")).to_have_text("RedoNext hand")
    tablet.tap("redo")
    tablet.asks("Seat 4 to act")
    tablet.offline(False)
    tablet.delivered()
    assert {row["seat"]: row["stack"] for row in room.ask("GET", f"/tables/{hand['table']}")[1]["seats"]} == {
        1: 5400, 2: 5100, 3: 5000, 4: 5000}
    tablet.forgive_the_network()


def test_a_change_that_was_made_unsent_is_taken_back_whole(room: Server, keeping_tablet: Tablet) -> None:
    """It was an undo and the lines behind it; the undo stayed, and the hand was shorter than before."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.offline(True)
    for name in ("call", "fold", "call"):
        tablet.tap(name)
    for name in ("log", "entry-2", "change-2"):
        tablet.tap(name)
    tablet.page.locator('#over [data-key="call"]').tap()
    tablet.says("Seat 4 folds: changed to Seat 4 calls")
    expect(tablet.key("undo")).to_contain_text("the change")
    tablet.tap("undo")
    tablet.says("taken out: Seat 4 folds: changed to Seat 4 calls")
    tablet.asks("Seat 2 to act")
    expect(tablet.key("undo")).to_contain_text("1 call")
    expect(tablet.key("redo")).to_contain_text("the change")
    tablet.offline(False)
    tablet.delivered()
    assert in_force(room, hand["hand"]) == ["3 call", "4 fold", "1 call"]
    tablet.forgive_the_network()


def test_a_hand_dealt_here_in_which_nothing_was_entered_leaves_the_one_before(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """Made void from the log it stood there as void; with a connection the hand before it stands."""
    tablet, first = keeping_tablet, dealt(room, 2)
    tablet.open(f"/tables/{first['table']}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(True)
    for name in ("fold", "next", "log", "void", "void-now"):
        tablet.tap(name)
    tablet.says("Hand 2 is void")
    tablet.stacks(_1="5,100", _2="4,900")
    expect(tablet.page.locator("#where")).to_contain_text("Hand 1")
    expect(tablet.page.locator(".coming")).to_contain_text("Next: button seat 1")
    expect(tablet.key("undo")).to_contain_text("2 fold")
    tablet.tap("next")
    expect(tablet.page.locator("#where")).to_contain_text("Hand 3")
    tablet.tap("fold")
    tablet.offline(False)
    tablet.delivered()
    assert statuses(room, first["table"]) == ["over", "void", "over"]
    tablet.stacks(_1="5,000", _2="5,000")
    tablet.forgive_the_network()
