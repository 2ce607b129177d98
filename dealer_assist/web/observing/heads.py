"""The head of the ledger leaves the machine every full hour: a line of the log, which others keep too.

Whoever changes the record afterwards changes every head that follows; one that was seen elsewhere tells
(`dealer-assist verify --since`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import structlog
from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from dealer_assist.store.db import database
from dealer_assist.store.ledger import rows, signing

HOUR = 3600.0
_log = structlog.get_logger("dealer_assist")


def until_next(now: float) -> float:
    """Seconds from `now` (since 1970) to the next full hour."""
    return HOUR - now % HOUR


def tell(app: Flask) -> str | None:
    """Write the signed head to the log; None before its first row, or without a database."""
    try:
        with app.app_context(), database.reading() as session:
            seq, head = rows.head(session)
    except SQLAlchemyError as wrong:
        _log.warning("ledger-head", error=type(wrong).__name__)
        return None
    if seq < 0:
        return None
    signed = signing.signed(Path(app.instance_path), seq, head)
    _log.info("ledger-head", head=signed)
    return signed


def keep_telling(app: Flask, wait: Callable[[float], None] = time.sleep) -> None:
    """Tell it at every full hour, as long as the process lives."""
    while True:
        wait(until_next(time.time()))
        tell(app)
