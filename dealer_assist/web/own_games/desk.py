"""The desk of the room's own games: whoever may look reads them, the director takes one in."""

from __future__ import annotations

from dealer_assist.web.auth.rights import DIRECTORS, LOOKING, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.own_games.pages import own_games

DESK = WebDesk(
    rights=(
        RightsLine("own_games.*", LOOKING),
        RightsLine("own_games.upload own_games.composed", DIRECTORS),
    ),
    pages=(own_games,),
)
