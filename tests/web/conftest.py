"""The venues of `venue.py` for every test here."""

from tests.store.venue import app, desk, empty_postgres, empty_sqlite, seated

__all__ = ["app", "desk", "empty_postgres", "empty_sqlite", "seated"]
