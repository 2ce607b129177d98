"""The desk that brings tablets in."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.install.pages import install

DESK = WebDesk(
    rights=(RightsLine("install.*", ANYONE),),
    pages=(install,),
    tiles=(Tile("room", 40, "install.codes", "hub.install", "hub.install-about"),),
)
