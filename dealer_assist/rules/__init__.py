"""What rooms set: house rules by name, the button and what is posted. May import cards, scales and errors."""
