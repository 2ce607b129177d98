"""Who may bet what, and what it counts for."""
