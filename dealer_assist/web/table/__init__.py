"""The desk of the live table: its page, its seats, the demo, and the part of the API that deals a hand."""
