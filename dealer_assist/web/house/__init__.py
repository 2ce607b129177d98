"""House rules of a table on a page, and all of them on another. May import what `web` may, not the API."""
