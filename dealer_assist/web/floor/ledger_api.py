"""`/ledger`: what happened to chips, seats, people and settings, and who did it."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Response, jsonify
from pydantic import BaseModel, Field

from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db import database
from dealer_assist.store.ledger.reading import PAGE, RowsWanted, page
from dealer_assist.store.transfer import exports
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.schemas import Word

Number = Annotated[int, Field(ge=0, le=MOST_ID)]


class LedgerQuery(BaseModel):
    """Which rows, the newest first; `before` goes on where a page ended."""

    table: Number | None = None
    player: Word | None = None
    kind: Word | None = None
    since: Word | None = None
    until: Word | None = None
    before: Number | None = None
    limit: Annotated[int, Field(ge=1, le=1000)] = PAGE

    def wanted(self) -> RowsWanted:
        """The same for the store.  Errors: `bad-date`."""
        return RowsWanted(self.table, self.player, self.kind, exports.moment(self.since, "since"),
                      exports.moment(self.until, "until"), self.before)


class LedgerAnswer(Answer):
    """Rows of the ledger, `earlier` where there are more, and the chain's `head`."""

    rows: list[dict[str, Any]]
    earlier: int | None
    head: dict[str, Any]


@api.get("/ledger")
@api.input(LedgerQuery, location="query")
@api.output(LedgerAnswer)
@api.doc(tags=["record"], responses=[422])
def get_ledger(query_data: LedgerQuery) -> Response:
    """Every row that is asked for: who did it, on which device, when, from what, to what, why."""
    with database.reading() as session:
        return jsonify(page(session, query_data.wanted(), query_data.limit))
