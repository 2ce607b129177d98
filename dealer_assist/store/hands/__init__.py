"""One hand: its log, the one way in which it changes, and everything that is worked out of its rows."""
