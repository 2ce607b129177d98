"""The desk of reviews; a viewer sees finished hands only, the pages themselves look to that."""

from __future__ import annotations

from dealer_assist.web.auth.rights import CHIEFS, OFFICE, RightsLine
from dealer_assist.web.desks import WebDesk
from dealer_assist.web.review import pages, papers
from dealer_assist.web.review.blueprint import review

DESK = WebDesk(
    rights=(
        RightsLine("review.show review.steps review.sheet review.pdf", OFFICE, "hand"),
        RightsLine("review.remark review.dispute_packet", CHIEFS, "hand"),
        RightsLine("review.session review.session_hands", OFFICE, "number"),
    ),
    pages=(review,),
    modules=(pages, papers),
)
