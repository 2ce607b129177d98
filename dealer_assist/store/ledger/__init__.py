"""The ledger: a sealed row for whatever happens to chips, seats, people and settings outside a hand."""
