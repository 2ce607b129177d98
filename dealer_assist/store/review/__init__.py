"""Looking at a hand again: its steps, remarks, playlists, calls of the floor, dispute packets."""
