"""How a refusal says what the table waits for, though only `play` can know that."""

from __future__ import annotations

WHAT_NOW = "what now"  # the figure `now` of a refusal; `play.apply` puts the prompt in its place
