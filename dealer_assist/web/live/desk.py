"""What every screen hears: news of the tables, and which tablets are there."""

from __future__ import annotations

from dealer_assist.web.auth.rights import LOOKING, OFFICE, STAFF, RightsLine
from dealer_assist.web.auth.roles import TABLET
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.live import api

DESK = WebDesk(
    rights=(
        RightsLine("api.table_events", LOOKING, "table"),
        RightsLine("api.say_unsent", STAFF | {TABLET}, "table"),
        RightsLine("api.all_events api.presence", OFFICE),
    ),
    modules=(api,),
    attach=api.attach,
)
