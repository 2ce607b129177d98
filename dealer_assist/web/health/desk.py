"""The desk of whoever runs the server."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.health import api
from dealer_assist.web.health.pages import health_page
from dealer_assist.web.observing.metrics import metrics_page

DESK = WebDesk(
    rights=(RightsLine("metrics.show health.show", CHIEFS), RightsLine("api.health", ANYONE)),
    pages=(health_page, metrics_page),
    modules=(api,),
    tiles=(Tile("room", 30, "health.show", "hub.health", "hub.health-about"),),
)
