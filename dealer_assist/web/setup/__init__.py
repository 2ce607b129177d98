"""Setting a table up: what is dealt, at which stakes, by which mix, with whom."""
