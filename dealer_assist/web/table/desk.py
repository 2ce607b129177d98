"""The desk of the live table: what is dealt and entered there."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, LOOKING, STAFF, RightsLine
from dealer_assist.web.desks import HeadLink, Tile, WebDesk
from dealer_assist.web.table.api import advice, hands, repair, tables
from dealer_assist.web.table.pages import table

DESK = WebDesk(
    rights=(
        RightsLine("table.demo table.demo_steps api.advise", ANYONE),
        RightsLine("table.index api.list_tables", LOOKING),
        RightsLine("table.show table.seats", LOOKING, "number"),
        RightsLine("api.get_table api.get_past api.list_hands", LOOKING, "table"),
        RightsLine("api.get_hand api.get_log api.verify_hand api.get_phh", LOOKING, "hand"),
        RightsLine("api.start_hand api.take_seat api.leave_seat api.change_table", STAFF, "table"),
        RightsLine("api.set_bomb_pots api.end_bomb_pots", STAFF, "table"),
        RightsLine("api.act api.undo api.redo api.repair_hand api.advise_hand", STAFF, "hand"),
        RightsLine("api.make_void", STAFF, "hand", unfinished=True),
        RightsLine("table.save_seats table.settings table.save_settings", STAFF, "number"),
        RightsLine("table.try_it api.add_table api.add_tables", CHIEFS),
    ),
    pages=(table,),
    modules=(advice, hands, repair, tables),
    tiles=(Tile("now", 40, "table.index", "setup.tables", "hub.tables-about"),),
    links=(HeadLink(10, "table.index", "setup.tables", folder=False),),
)
