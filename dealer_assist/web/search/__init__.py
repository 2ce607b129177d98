"""Finding hands, and what is kept of a search: the search itself, playlists."""
