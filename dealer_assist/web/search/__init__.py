"""Finding hands, and what is kept of a search: the search itself, playlists."""

from dealer_assist.web.search import lists, pages
from dealer_assist.web.search.blueprint import finding

__all__ = ["finding", "lists", "pages"]
