"""One file an order of hands, its scales listed as `SCALES`. May import `cards` and what `scales` shares."""
