"""One hand from the forced chips to the last award, and every ruling in it; may import cards to games."""
