"""The desk of the rota: the floor sends the dealers on."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.rota import api
from dealer_assist.web.rota.pages import rota_pages

DESK = WebDesk(
    rights=(RightsLine("rota.index rota.act api.get_rota api.act_on_rota api.list_downs", CHIEFS),),
    pages=(rota_pages,),
    modules=(api,),
    tiles=(Tile("now", 24, "rota.index", "rota.title", "rota.about"),),
)
