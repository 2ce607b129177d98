"""Is the room's record well? A page for whoever runs the server."""
