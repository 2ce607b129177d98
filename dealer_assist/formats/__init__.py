"""Other programs' notations in and out: Poker Hand History, JSON documents; may import engine."""
