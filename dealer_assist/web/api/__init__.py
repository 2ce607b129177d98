"""The JSON API, `/api/v1`: its blueprint and shapes, judge and options; every desk adds its own addresses."""

from __future__ import annotations

from dealer_assist.web.api import docs, documents
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.documents import describe_bodies

__all__ = ["api", "describe_bodies", "docs", "documents"]
