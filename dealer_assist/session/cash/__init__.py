"""Cash games between hands: who waits, who changes tables, who is next for a seat, what time costs. Pure."""
