"""The desk of public displays: whoever has the link sees one; the floor makes it."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.displays.pages import displays_pages

DESK = WebDesk(
    rights=(
        RightsLine("displays.show displays.state displays.code", ANYONE),
        RightsLine("displays.room displays.add_room displays.table displays.add displays.seats", CHIEFS),
        RightsLine("displays.revoke", CHIEFS),
    ),
    pages=(displays_pages,),
    tiles=(Tile("room", 20, "displays.room", "hub.displays", "hub.displays-about"),),
)
