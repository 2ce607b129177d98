"""House rules of a table on a page, and all of them on another. May import what `web` may, not the API."""

from __future__ import annotations

from dealer_assist.web.house.pages import house_pages

__all__ = ["house_pages"]
