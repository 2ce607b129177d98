"""The desk of events: everybody sees the clock, the floor acts, the director opens one and pays."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, DIRECTORS, LOOKING, STAFF, RightsLine
from dealer_assist.web.auth.roles import TABLET
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.events import acts, api, clock, length, pages, papers, screens
from dealer_assist.web.events.blueprint import events

DESK = WebDesk(
    rights=(
        RightsLine("events.clock events.clock_state", ANYONE),
        RightsLine("events.at_table", LOOKING, "number"),
        RightsLine("events.lobby events.lobby_state", LOOKING),
        RightsLine("api.tell_event_move", STAFF | {TABLET}, "table"),
        RightsLine("events.index events.desk events.wall events.players", CHIEFS),
        RightsLine("events.structure events.length events.money events.record events.slips", CHIEFS),
        RightsLine("events.chips events.receipts events.sheet events.packet", CHIEFS),
        RightsLine("events.act", CHIEFS),
        RightsLine("api.list_events api.get_event api.list_acts api.add_act", CHIEFS),
        RightsLine("api.verify_event api.get_deal", CHIEFS),
        RightsLine("events.create events.copy events.archive api.add_event", DIRECTORS),
    ),
    pages=(events,),
    modules=(acts, api, clock, length, pages, papers, screens),
    tiles=(Tile("now", 20, "events.index", "events.all", "events.about"),),
)
