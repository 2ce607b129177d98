"""How a game is told: its card, its procedure, its words. May import games and left of it."""
