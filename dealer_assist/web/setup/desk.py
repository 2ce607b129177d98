"""The desk where a table is set up."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.setup import several
from dealer_assist.web.setup.pages import new_table

DESK = WebDesk(
    rights=(
        RightsLine("new_table.ask new_table.create", CHIEFS),
        RightsLine("new_table.ask_several new_table.create_several", CHIEFS),
    ),
    pages=(new_table,),
    modules=(several,),
)
