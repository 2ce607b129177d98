"""Files out and in: everything as CSV or JSON Lines, hands as PHH, Open Hand History or hand text."""
