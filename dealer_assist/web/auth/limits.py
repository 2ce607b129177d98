"""How often one may try: so many a minute from one address, and ever longer waits for one name or tablet."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from apiflask import APIFlask
from flask import Response, current_app, jsonify, render_template, request
from flask_limiter import Limiter, RateLimitExceeded
from flask_limiter.util import get_remote_address

from dealer_assist.store.db import utc
from dealer_assist.web.shell import languages
from dealer_assist.errors import Refusal
from dealer_assist.texts import say

PER_ADDRESS = "30 per minute"
FREE = 5                    # wrong tries before the first wait
FREE_ADDRESS = 20           # of one address, which may be that of a whole room
FIRST_WAIT, LONGEST = 30, 300
FORGOTTEN = 3600            # seconds after which a wrong try is no longer counted
ONE_LESS = 300              # seconds after which one wrong PIN less is counted, whatever was right in between
Answer = Response | tuple[str, int, dict[str, str]]

limiter = Limiter(get_remote_address, storage_uri="memory://", default_limits=[])
limited: Callable[..., Any] = limiter.limit(PER_ADDRESS)


class TooOften(Refusal):
    """Wait; `seconds` says how long."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-often", say("people.too-often", n=max(1, seconds)))
        self.seconds = max(1, seconds)


@dataclass
class _Tries:
    """Wrong tries in a row, and when the next may be made."""

    wrong: int = 0
    until: float = 0.0
    last: float = 0.0


@dataclass
class Backoff:
    """Waits by name: half a minute after five wrong tries, then doubled each time, up to five minutes.

    `forgives` seconds take one wrong try back; without, only the right one does.
    """

    free: int = FREE
    forgives: float | None = None
    clock: Callable[[], float] = time.monotonic
    tries: dict[str, _Tries] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def check(self, name: str) -> None:
        """May it be tried now?  Errors: TooOften."""
        with self.lock:
            entry = self.tries.get(name)
            wait = entry.until - self.clock() if entry else 0
        if wait > 0:
            raise TooOften(int(wait) + 1)

    def wrong(self, name: str) -> None:
        """A wrong try."""
        with self.lock:
            now = self.clock()
            self.tries = {one: tries for one, tries in self.tries.items() if now - tries.last < FORGOTTEN}
            tries = self.tries.setdefault(name, _Tries(last=now))
            forgiven = int((now - tries.last) / self.forgives) if self.forgives else 0
            tries.wrong, tries.last = max(0, tries.wrong - forgiven) + 1, now
            if tries.wrong >= self.free:
                tries.until = now + min(LONGEST, FIRST_WAIT * 2 ** min(9, tries.wrong - self.free))

    def right(self, name: str) -> None:
        """It was the right one: count anew."""
        with self.lock:
            self.tries.pop(name, None)


def attach(app: APIFlask) -> None:
    """One set of counters an application."""
    app.config.setdefault("RATELIMIT_ENABLED", True)    # the limiter's own default is what the last one had
    limiter.init_app(app)
    app.extensions["behind"] = utc.behind()
    app.before_request(_count_anew)
    app.extensions["backoff"] = Backoff()
    app.extensions["pin-waits"] = (
        Backoff(forgives=ONE_LESS), Backoff(free=FREE_ADDRESS, forgives=ONE_LESS / 10))
    app.register_error_handler(TooOften, _wait)
    app.register_error_handler(RateLimitExceeded, _slower)


def _count_anew() -> None:
    """The limiter ends its minutes by the machine's clock: set back by hours, one would last for hours."""
    before, now = current_app.extensions["behind"], utc.behind()
    current_app.extensions["behind"] = now
    if now > before + 1:
        limiter.reset()


def backoff() -> Backoff:
    """The waits of this application."""
    waits = current_app.extensions["backoff"]
    assert isinstance(waits, Backoff)
    return waits


def check_pin(table: int) -> None:
    """May a PIN be tried at this table, from this address?  Errors: TooOften."""
    by_table, by_address = current_app.extensions["pin-waits"]
    by_table.check(f"table {table}")
    by_address.check(get_remote_address())


def wrong_pin(table: int) -> None:
    """A wrong PIN. One's own PIN in between takes nothing back: whoever guesses has one."""
    by_table, by_address = current_app.extensions["pin-waits"]
    by_table.wrong(f"table {table}")
    by_address.wrong(get_remote_address())


def _slower(_: RateLimitExceeded) -> Answer:
    current = limiter.current_limit
    return _wait(TooOften(int(current.reset_at - time.time()) + 1 if current else FIRST_WAIT))


def _wait(refusal: TooOften) -> Answer:
    headers = {"Retry-After": str(refusal.seconds)}
    if not request.path.startswith("/api/"):
        return render_template("people/refused.html", refusal=refusal), 429, headers
    response = jsonify(languages.refused(refusal))
    response.status_code = 429
    response.headers.update(headers)
    return response
