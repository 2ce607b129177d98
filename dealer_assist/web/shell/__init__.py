"""What every desk stands in: what pages load, bodies and numbers as they come, languages, security."""
