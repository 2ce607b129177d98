"""The desk of the rulebook: for anybody, signed in or not."""

from __future__ import annotations

from dealer_assist.web.auth.rights import ANYONE, RightsLine
from dealer_assist.web.desks import HeadLink, WebDesk
from dealer_assist.web.rulebook import api, books_api
from dealer_assist.web.rulebook.pages import rulebook

DESK = WebDesk(
    rights=(
        RightsLine("rulebook.*", ANYONE),
        RightsLine("api.list_games api.get_game api.tell_game api.list_house_rules", ANYONE),
        RightsLine("api.get_killer_cards api.get_lowball_number api.list_lowball_numbers", ANYONE),
        RightsLine("api.get_procedure api.list_procedures api.list_words", ANYONE),
        RightsLine("api.get_scale api.list_scales", ANYONE),
    ),
    pages=(rulebook,),
    modules=(api, books_api),
    links=(HeadLink(40, "rulebook.games", "setup.rules"),),
)
