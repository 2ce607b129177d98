"""Pages that need no server: the check of a packet, and what the written folder has."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, RightsLine
from dealer_assist.web.desks import HeadLink, WebDesk
from dealer_assist.web.site import pages

DESK = WebDesk(
    rights=(RightsLine("site.*", ANYONE),),
    links=(HeadLink(10, "site.practice", "site.practice", room=False),),
    attach=pages.attach,
)
