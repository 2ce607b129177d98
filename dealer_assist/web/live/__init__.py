"""What every screen hears of the tables: streams of news, and which tablets are there."""
