"""Public displays: the screens themselves, and the links that the floor makes for them."""
