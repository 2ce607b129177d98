"""The desk of files, in and out."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, LOOKING, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.exchange import exports, imports
from dealer_assist.web.exchange.blueprint import exchange

DESK = WebDesk(
    rights=(
        RightsLine("exchange.index exchange.export exchange.export_hands", CHIEFS),
        RightsLine("exchange.hand_file", LOOKING, "hand"),
        RightsLine("exchange.imports exchange.take_in exchange.show_import", CHIEFS),
        RightsLine("exchange.import_state exchange.cancel_import", CHIEFS),
    ),
    pages=(exchange,),
    modules=(exports, imports),
    tiles=(
        Tile("afterwards", 50, "exchange.index", "hub.files-out", "hub.files-out-about"),
        Tile("afterwards", 60, "exchange.imports", "hub.files-in", "hub.files-in-about"),
    ),
)
