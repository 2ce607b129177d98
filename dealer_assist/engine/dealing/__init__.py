"""Cards on their way: deals, draws, discards, and what happens when the deck runs out."""
