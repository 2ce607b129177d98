"""Pot-limit, side pots, odd chips, deals and a showdown, worked out without a table."""
