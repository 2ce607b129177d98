"""The record: tables, seats, players, hands and the append-only log of what was done. May import engine.

A hand changes in one way: `hands.py` has the engine judge one action and appends one row to the log,
in one transaction, with one writer at a time. What a hand looks like is always computed from its rows.
"""
