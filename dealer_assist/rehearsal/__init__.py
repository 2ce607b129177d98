"""A whole event against a server that runs, played by its director and its tablets over `/api/v1`."""
