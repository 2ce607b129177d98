"""`/hands`: find hands by who played, what was played and what happened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from flask import Response, jsonify
from pydantic import BaseModel, ConfigDict, Field

from dealer_assist.store.db import database, utc
from dealer_assist.record.log import OPEN
from dealer_assist.store.people.models import VIEWER
from dealer_assist.store.search import find, query, tokens
from dealer_assist.store.search.plain import Token
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.answers import Answer, HandStatus
from dealer_assist.web.auth.roles import asking

Some = Annotated[str, Field(max_length=100)]


class FindQuery(BaseModel):
    """What the hands must be; all of it. `q` holds words as the search page takes them."""

    model_config = ConfigDict(extra="forbid")

    q: Annotated[str, Field(max_length=tokens.MOST_QUERY)] = ""
    player: Some | None = None
    table: Some | None = None
    game: Some | None = None
    dealer: Some | None = None
    seat: Some | None = None
    date: Some | None = None
    pot: Some | None = None
    street: Some | None = None
    allin: Some | None = None
    text: Some | None = None
    hand: Some | None = None
    cards: Some | None = None
    made: Some | None = None
    players: Some | None = None
    time: Some | None = None
    level: Some | None = None
    tournament: Some | None = None
    stage: Some | None = None
    mix: Some | None = None
    betting: Some | None = None
    did: Some | None = None
    position: Some | None = None
    ways: Some | None = None
    mark: Some | None = None
    sort: Literal["time", "pot", "old", "small"] = "time"
    after: Annotated[str, Field(max_length=40)] | None = None
    limit: Annotated[int, Field(ge=1, le=200)] = find.PAGE

    def asked(self) -> list[Token]:
        """The fields as tokens; `mark` may name several, with commas."""
        fields = [Token(key, value) for key in tokens.FIELDS if (value := getattr(self, key))]
        return fields + [tokens.mark(one.strip()) for one in (self.mark or "").split(",") if one.strip()]


class SearchHit(Answer):
    """A hand as a list reads it."""

    id: int
    number: int
    table: dict[str, Any]
    game: str
    status: HandStatus
    pot: int
    started: str
    winners: list[dict[str, Any]]
    marks: list[str]


class SearchHits(Answer):
    """A page of hands. `count` is of the first page alone, guessed where `about`; `after` asks on.

    Units: `chips` of all the pots that were counted, null where they were not.
    """

    hands: list[SearchHit]
    count: int | None
    about: bool
    chips: int | None
    after: str | None
    asked: list[str]
    notes: list[str]


@api.get("/hands")
@api.input(FindQuery, location="query")
@api.output(SearchHits)
@api.doc(tags=["hands"], responses=[422])
def find_hands(query_data: FindQuery) -> Response:
    """Hands of every table, the newest first, or the greatest pots; days are those of the server's clock."""
    with database.reading() as session:
        asked = [*tokens.tokens(session, query_data.q), *query_data.asked()]
        now = utc.here()
        what = query.read(session, asked, None, now.date(), now)
        if asking().role == VIEWER:
            what.without |= {OPEN}
        page = find.search(session, what, what.sort or query_data.sort, query_data.after, query_data.limit)
    return jsonify({
        "hands": page.hands, "count": page.count, "about": page.about, "chips": page.chips,
        "after": page.after,
        "asked": [token.text() for token in asked], "notes": list(what.notes),
    })
