"""Events on the record: acts sealed in the room's ledger, the tables that play them, what they come to."""
