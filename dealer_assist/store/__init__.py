"""The record: tables, seats, players, hands and the append-only logs of what was done. May import engine.

A folder a subject. A hand changes in one way: `hands/write.py` has the engine judge one action and appends
one row to its log, in one transaction, with one writer at a time. Chips and seats change by a row of
`ledger/`. What a hand or a seat looks like is always computed from these rows.
"""
