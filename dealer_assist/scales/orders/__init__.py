"""One file an order of hands; each lists its scales as `SCALES`. May import `cards` and what `scales` shares."""
