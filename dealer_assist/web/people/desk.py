"""The desk of people: sign-in and links, which check for themselves what they are sent; the director's."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, CHIEFS, DIRECTORS, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.people import api
from dealer_assist.web.people.pages import people
from dealer_assist.web.people.setup_link import setup_link
from dealer_assist.web.people.sign_in import sign_in

DESK = WebDesk(
    rights=(
        RightsLine("sign_in.ask sign_in.enter sign_in.leave", ANYONE),
        RightsLine("api.who api.sign_out api.dealer_signs_in", ANYONE),
        RightsLine("setup_link.where setup_link.show setup_link.use", ANYONE),
        RightsLine("people.dealers api.pair_tablet", CHIEFS),
        RightsLine("people.index people.add people.show people.change people.reset", DIRECTORS),
        RightsLine("people.deactivate people.activate people.revoke people.room people.refused", DIRECTORS),
    ),
    pages=(sign_in, setup_link, people),
    modules=(api,),
    tiles=(Tile("room", 10, "people.index", "hub.people", "hub.people-about"),),
)
