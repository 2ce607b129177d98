"""The desk of the floor: it is called, and comes; its hub leads to every other desk."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, LOOKING, OFFICE, STAFF, RightsLine
from dealer_assist.web.auth.roles import TABLET
from dealer_assist.web.desks import HeadLink, Tile, WebDesk
from dealer_assist.web.floor import (
    calls_api,
    desk_api,
    ledger,
    ledger_api,
    pages,
    places_api,
    requests_api,
    room,
    statistics,
    wall,
)
from dealer_assist.web.floor.blueprint import floor

DESK = WebDesk(
    rights=(
        RightsLine("api.call_floor api.tell_why api.withdraw_call", STAFF | {TABLET}, "hand"),
        RightsLine("api.table_call api.table_requests", LOOKING, "table"),
        RightsLine("api.ask_floor", STAFF, "table"),
        RightsLine("api.list_requests", OFFICE),
        RightsLine("api.confirm_request api.decline_request", CHIEFS),
        RightsLine("floor.wall floor.wall_tables floor.call_list api.list_calls", OFFICE),
        RightsLine("floor.hub floor.call_page floor.show_ledger floor.ledger_slip api.get_ledger", CHIEFS),
        RightsLine("floor.plan_tables floor.plan_figures floor.desk_page floor.call_figures", CHIEFS),
        RightsLine("api.desk_calls api.work_call", CHIEFS),
        RightsLine("api.place_table api.unplace_table", CHIEFS, "table"),
        RightsLine("api.get_call api.take_call api.call_moment api.rule_on_call", CHIEFS),
    ),
    pages=(floor,),
    modules=(calls_api, desk_api, ledger, ledger_api, pages, places_api, requests_api, room, statistics,
             wall),
    tiles=(
        Tile("now", 10, "floor.wall", "hub.wall", "hub.wall-about"),
        Tile("now", 30, "floor.call_list", "hub.calls", "hub.calls-about"),
        Tile("afterwards", 35, "floor.call_figures", "hub.call-figures", "hub.call-figures-about"),
        Tile("afterwards", 40, "floor.show_ledger", "hub.ledger", "hub.ledger-about"),
    ),
    links=(HeadLink(20, "floor.hub", "hub.title", staff=True),),
)
