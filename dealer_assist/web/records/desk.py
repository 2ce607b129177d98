"""The desk where the record is put right afterwards."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, DIRECTORS, STAFF, RightsLine
from dealer_assist.web.desks import Tile, WebDesk
from dealer_assist.web.records import api
from dealer_assist.web.records.pages import correcting

DESK = WebDesk(
    rights=(
        RightsLine("api.tell_event", STAFF, "hand"),
        RightsLine("api.expected_stacks api.count_chips api.get_count correcting.count_page", STAFF, "table"),
        RightsLine("correcting.index", CHIEFS),
        RightsLine("api.list_corrections correcting.correct_page api.try_correction", CHIEFS, "hand"),
        RightsLine("api.correct_hand", DIRECTORS, "hand"),
        RightsLine("api.award_carried", CHIEFS, "table"),
        RightsLine("api.settle_count api.list_drafts api.begin_draft api.get_draft", CHIEFS, "table"),
        RightsLine("api.try_draft", CHIEFS, "table"),
        RightsLine("api.write_draft api.finish_draft", CHIEFS, "table"),
        RightsLine("correcting.reconstruct_page correcting.draft_page", CHIEFS, "table"),
    ),
    pages=(correcting,),
    modules=(api,),
    tiles=(Tile("afterwards", 30, "correcting.index", "hub.correct", "hub.correct-about"),),
)
