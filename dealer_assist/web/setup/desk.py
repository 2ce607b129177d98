"""The desk where a table is set up."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.setup.pages import new_table

DESK = WebDesk(
    rights=(RightsLine("new_table.ask new_table.create", CHIEFS),),
    pages=(new_table,),
)
