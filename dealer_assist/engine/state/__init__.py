"""The hand: its set-up, its actions and what they made of it."""
