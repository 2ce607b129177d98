"""The desk of the search, its playlists and what is kept of it; a viewer finds finished hands only."""

from __future__ import annotations

from dealer_assist.web.auth.rights import OFFICE, RightsLine
from dealer_assist.web.desks import HeadLink, Tile, WebDesk
from dealer_assist.web.search import api, lists, pages
from dealer_assist.web.search.blueprint import finding

DESK = WebDesk(
    rights=(
        RightsLine("api.find_hands finding.find finding.save_search finding.remove_search", OFFICE),
        RightsLine("finding.all_lists finding.make_list finding.show_list finding.change_list", OFFICE),
        RightsLine("finding.add_hands finding.remove_list", OFFICE),
    ),
    pages=(finding,),
    modules=(api, lists, pages),
    links=(HeadLink(30, "finding.find", "hub.find", staff=True),),
    tiles=(
        Tile("afterwards", 10, "finding.find", "hub.find", "hub.find-about"),
        Tile("afterwards", 20, "finding.all_lists", "hub.playlists", "hub.playlists-about"),
    ),
)
