"""The JSON API, `/api/v1`: judge and options, the books, tables and hands. May import what `web` may."""

from __future__ import annotations

from dealer_assist.web.api import (
    advice, books, calls, correcting, docs, documents, finding, hands, ledger, people, repair, rulebook,
    tables,
)
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.documents import describe_bodies

__all__ = [
    "advice", "api", "books", "calls", "correcting", "describe_bodies", "docs", "documents", "finding",
    "hands", "ledger", "people", "repair", "rulebook", "tables",
]
