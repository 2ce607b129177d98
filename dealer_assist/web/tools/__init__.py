"""Pot-limit, side pots, odd chips and a showdown, worked out without a table."""
