"""A hand looked at again: its review, its sheet on paper, a packet for a dispute; a table's session."""
