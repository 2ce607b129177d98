"""An event as it is directed: its state is what acts of the director and hands of its tables add up to."""
