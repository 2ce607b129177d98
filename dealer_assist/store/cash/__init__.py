"""Cash games: their lists, time and the dealers' boxes, all of it rows of the ledger."""
