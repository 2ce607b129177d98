"""Times of a room are whole milliseconds; a clock, a rota and a time charge count in minutes."""

MINUTE = 60_000
