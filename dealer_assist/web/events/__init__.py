"""The pages of events: the director's desk, the clock on the wall, papers; and their part of the API."""
