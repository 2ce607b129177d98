"""In and out of the room: imports, exports, backups."""
