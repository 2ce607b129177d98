"""Who wins which chips, and why."""
