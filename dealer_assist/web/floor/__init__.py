"""The floor's pages: the hub, the wall of all tables, the calls. May import what `web` may, not the API."""

from __future__ import annotations

from dealer_assist.web.floor.blueprint import floor
from dealer_assist.web.floor import ledger, pages, wall

__all__ = ["floor", "ledger", "pages", "wall"]
