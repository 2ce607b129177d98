"""What goes out while it happens: news of the hands, who is heard, the walls."""
