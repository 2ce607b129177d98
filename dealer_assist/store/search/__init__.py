"""Hands found again: what they are found by, the words of a search, the search."""
