"""Who sits where: draws with their proof, balancing, breaking, redraws. Imports rules and left of it."""
