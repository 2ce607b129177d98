"""The desk of the tools: they keep nothing, and are for anybody."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, RightsLine
from dealer_assist.web.desks import HeadLink, WebDesk
from dealer_assist.web.tools.pages import tools

DESK = WebDesk(
    rights=(RightsLine("tools.* api.deal api.odd_chip api.pot_limit api.side_pots", ANYONE),),
    pages=(tools,),
    links=(HeadLink(50, "tools.index", "tools.title"),),
)
