"""The desk of the house rules."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.house.pages import house_pages

DESK = WebDesk(
    rights=(
        RightsLine("house.book", ANYONE),
        RightsLine("house.show house.save", CHIEFS, "number"),
    ),
    pages=(house_pages,),
)
