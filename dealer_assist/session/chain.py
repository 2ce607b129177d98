"""Rows in a chain: each names the hash of the one before it."""

BEGINNING = "0" * 64        # what the first names
