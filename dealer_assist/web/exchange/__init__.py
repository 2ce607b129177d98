"""Files out and in: everything as CSV or JSON Lines, hands as PHH, Open Hand History or hand text."""

from __future__ import annotations

from dealer_assist.web.exchange.blueprint import exchange
from dealer_assist.web.exchange import exports, imports

__all__ = ["exchange", "exports", "imports"]
