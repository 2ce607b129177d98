"""The desk of reviews; a viewer sees finished hands only, the pages themselves look to that."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, OFFICE, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.review import api, nights, pages, papers
from dealer_assist.web.review.blueprint import review

DESK = WebDesk(
    rights=(
        RightsLine("review.show review.steps review.known_cards review.sheet review.pdf", OFFICE, "hand"),
        RightsLine("api.hand_equity", OFFICE, "hand"),
        RightsLine("review.remark review.dispute_packet", CHIEFS, "hand"),
        RightsLine("review.branch_page review.branch_steps", CHIEFS, "hand"),
        RightsLine("api.list_branches api.try_branch api.keep_branch", CHIEFS, "hand"),
        RightsLine("review.session review.session_hands", OFFICE, "number"),
        RightsLine("review.charts", OFFICE),
    ),
    pages=(review,),
    modules=(pages, papers, api, nights),
)
