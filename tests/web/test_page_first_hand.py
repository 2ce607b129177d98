"""Two tablets at the tables of an event, from the draw on: what the event says is there, nothing is typed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.dealers import Dealers
from tests.web.server import Server
from tests.web.tablet import Tablet, another_tablet, one_tablet, room_server
from tests.web.test_page_events import ask_of

__all__ = ["another_tablet", "one_tablet", "room_server"]


def test_two_tablets_start_see_a_level_and_pass_a_player_on(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """From the draw to an accepted move nothing is typed: the event fills in seats, stakes and who goes."""
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=[f"Q{n:02}" for n in range(1, 13)])
    event.act("draw")
    one, two = event.now["tables"]
    for screen, table in ((tablet, one), (second_tablet, two)):
        screen.open(f"/tables/{table['room']}")
        expect(screen.page.locator("main")).to_contain_text("The clock has not been started")
        expect(screen.page.get_by_role("button", name="Deal the first hand")).to_be_disabled()
        assert screen.page.locator("input:visible").count() == 0
    event.act("clock", tick="start")
    for screen in (tablet, second_tablet):      # by itself
        screen.page.get_by_role("button", name="Deal the first hand").tap()
        screen.asks("100 to call")
        folded(screen, 5)
    event.act("clock", tick="row", amount=1)
    tablet.enter("next")
    tablet.asks("150 to call")
    folded(tablet, 5)
    player = event.now["tables"][1]["seats"][0]
    free = next(n for n in range(1, 10) if n not in [taken["seat"] for taken in one["seats"]])
    event.act("move", player=player["player"], table=1, seat=free)
    card = tablet.page.locator("#attable")
    expect(card).to_contain_text(f"{player['player']} will come from table 2 to seat {free}")
    expect(card.get_by_role("button")).to_have_count(0)         # not before the other table has let go
    second_tablet.tap(f"went-{player['seat']}")
    expect(card).to_contain_text(f"{player['player']} comes from table 2 to seat {free}")
    tablet.tap(f"here-{free}")
    expect(card).to_be_hidden()
    tablet.enter("next")
    expect(tablet.key(f"seat-{free}")).to_contain_text(player["player"])   # now or from the next hand
    at_one = next(one for one in event.now["tables"] if one["number"] == 1)["seats"]
    assert {"seat": free, "player": player["player"], "stack": player["stack"]} in at_one
    assert event.now["chips"]["difference"] == 0


def test_a_first_hand_that_another_screen_has_dealt_is_gone_on_with(room: Server, tablet: Tablet) -> None:
    event = Dealers(ask_of(room), ask_of(room)("POST", "/tournaments", {"template": "holdem"})["id"])
    event.act("enter", players=["R1", "R2", "R3"])
    event.act("draw")
    event.act("clock", tick="start")
    table = event.now["tables"][0]["room"]
    tablet.open(f"/tables/{table}")
    expect(tablet.page.get_by_role("button", name="Deal the first hand")).to_be_enabled()
    ask_of(room)("POST", f"/tables/{table}/hands", {})
    tablet.asks("to act")


def folded(tablet: Tablet, times: int) -> None:
    for _ in range(times):
        tablet.enter("fold")
