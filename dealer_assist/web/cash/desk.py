"""The desk of cash games: the floor keeps the lists, the dealer takes the time, players see their place."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, LOOKING, STAFF, RightsLine
from dealer_assist.web.cash import api, pages, public, tablet
from dealer_assist.web.cash.blueprint import cash
from dealer_assist.web.desks import Tile, WebDesk

DESK = WebDesk(
    rights=(
        RightsLine("cash.wall cash.place cash.code", ANYONE),
        RightsLine("cash.at_table", LOOKING, "number"),
        RightsLine("api.charge_time", STAFF, "table"),
        RightsLine("cash.index cash.create cash.game cash.act cash.time cash.count_box", CHIEFS),
        RightsLine("api.list_cash_games api.open_cash_game api.get_cash_game api.act_on_cash_game", CHIEFS),
        RightsLine("api.give_time_back api.list_boxes api.count_box", CHIEFS),
    ),
    pages=(cash,),
    modules=(api, pages, public, tablet),
    tiles=(Tile("now", 22, "cash.index", "cash.title", "cash.about"),),
)
