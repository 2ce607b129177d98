"""The API's own addresses: judge, options and the page that describes them all."""

from __future__ import annotations

from dealer_assist.web.api import docs, documents
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.auth.rights import ANYONE, RightsLine
from dealer_assist.web.desks import WebDesk

DESK = WebDesk(
    rights=(RightsLine("api.judge api.options api.docs", ANYONE),),
    pages=(api,),
    modules=(docs, documents),
    attach=documents.attach,
)
