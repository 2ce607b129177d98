"""The rota of the dealers: strings, pushes, breaks, downs and hands an hour."""
