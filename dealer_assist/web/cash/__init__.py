"""Cash games: waiting lists, seats, time and boxes, for the floor, the tables and the players."""
