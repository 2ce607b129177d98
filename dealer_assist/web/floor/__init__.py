"""The floor's pages: the hub, the wall of all tables, the calls. May import what `web` may, not the API."""
