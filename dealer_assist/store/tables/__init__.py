"""A table between hands: seats, settings, mixes, counts, and what the next deal is."""
