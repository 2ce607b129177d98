"""Pages that put things right: a table is counted, a finished hand corrected, a hand written down later."""
