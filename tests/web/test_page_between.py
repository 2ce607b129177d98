"""Between two hands on a touch screen: one key for the commonest end, and the way back from a fresh deal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401


def ended(room: Server) -> int:
    """The table of a hand that everybody but the big blind has folded."""
    hand = dealt(room)
    for seat in (3, 4, 1):
        said = {"seq": hand["seq"], "line": f"{seat} fold"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", said)[1]
    return int(hand["table"])


def test_one_pot_is_pushed_and_the_next_hand_dealt_by_one_key(tablet: Tablet, room: Server) -> None:
    tablet.open(f"/tables/{ended(room)}")
    expect(tablet.key("next")).to_have_text("Pushed: next hand")
    tablet.enter("next")
    tablet.asks("Seat 4 to act: 200 to call · raise to 400–")
    tablet.tap("last-hand")
    expect(tablet.page.locator("#over")).to_contain_text("Hand 1")


def test_a_deal_goes_back_to_the_push_list_while_nothing_was_entered(tablet: Tablet, room: Server) -> None:
    """Tapped too early: Undo leads back, the last hand can be put right, and the next is dealt anew."""
    table = ended(room)
    tablet.open(f"/tables/{table}")
    tablet.enter("next")
    expect(tablet.key("undo")).to_contain_text("back to the last hand")
    tablet.enter("undo")
    tablet.asks("Hand 1 is over")
    tablet.page.reload()
    tablet.asks("Hand 1 is over")
    tablet.enter("forgotten")
    tablet.enter("call")
    tablet.enter("check")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    tablet.asks("Burn and deal the flop")
    assert hand["status"] == "void"
    tablet.enter("undo", "undo", "fold", "next")
    tablet.asks("Seat 4 to act")
    stacks = room.ask("GET", f"/tables/{table}")[1]["seats"]
    assert sum(seat["stack"] for seat in stacks) == 20_000
    assert room.ask("GET", f"/tables/{table}")[1]["hand"]["number"] == 3


def test_a_void_hand_comes_back_only_to_the_stacks_it_was_dealt_with(room: Server) -> None:
    """The hand before it was played otherwise meanwhile: its chips lie elsewhere now."""
    table = ended(room)
    first = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    fresh = room.ask("POST", f"/tables/{table}/hands", {})[1]
    assert fresh["previous"] == first
    void = room.ask("POST", f"/hands/{fresh['hand']}/void", {"seq": 0})[1]
    assert void["back_to"] == first and void["previous"] is None
    before = room.ask("GET", f"/hands/{first}")[1]["seq"]
    undone = room.ask("POST", f"/hands/{first}/undo", {"seq": before})[1]
    for line in ("1 call", "2 raise 1000", "1 fold"):
        undone = room.ask("POST", f"/hands/{first}/actions", {"seq": undone["seq"], "line": line})[1]
    status, answer = room.ask("POST", f"/hands/{fresh['hand']}/undo", {"seq": void["seq"]})
    assert status == 422 and answer["error"]["code"] == "seats-changed"
    assert lines(room, first)[-1] == "1 fold"
