"""Bringing a tablet in: what makes the pages an app, a code for every table, the room's authority."""
