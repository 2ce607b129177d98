"""How long a page may take to come to what is expected of it; who is there at once keeps nobody waiting."""

PATIENCE_MS = 60_000  # a busy machine is not the page's fault
