"""What the gate decided about an action, kept with the connection that it came over, for some seconds.

The next action with the same headers over the same connection is of the same person at the same tablet, and
is decided alike, as long as nothing changed about people. When something did, and after some seconds, it is
asked anew who that is (`again`). Of what another process changed, as the command line, this one hears at once
over PostgreSQL, and else when those seconds are over.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import uniform
from time import monotonic

from flask import current_app, g, request

from dealer_assist.floor.redaction import Looker
from dealer_assist.store.live import feed
from dealer_assist.store.people import generation
from dealer_assist.web.auth.gate import keep_in_use
from dealer_assist.web.auth.roles import Asking, asking, asking_again, looker
from dealer_assist.web.shell.proxies import CONNECTION
from dealer_assist.web.shell.languages import language

PASS = "pass"
SECONDS = 20.0      # of one process that serves
SECONDS_OF_SEVERAL, DEAF_SECONDS = 5.0, 1.0     # of several, and of one that hears no other just now
APART = 0.5         # passes of a whole room that began together must not end together


@dataclass(frozen=True, slots=True)
class Pass:
    """Who was let through, what they may see, how they are answered; and until when that holds."""

    asks: Asking
    looker: Looker
    language: str
    generation: int
    until: float

    def over(self) -> bool:
        """Has its time passed, or did something change about people?"""
        return monotonic() >= self.until or self.generation != generation.count()

    def holds_at(self, table: int) -> bool:
        """Is it good at this table, until it is over?"""
        return not self.over() and (not self.asks.ready or self.asks.may_be_at(table))


def leave() -> None:
    """Leave a pass for who made this request, which the gate let through."""
    connection = request.environ.get(CONNECTION)
    if connection is not None:
        connection[PASS] = Pass(asking(), looker(), language(), g.generation, _until())


def again(passed: Pass) -> Pass | None:
    """The pass for another while, for who asks for an entry as before; None where the gate has to look.

    It asks who that is and no more: what the gate and the views made of the same person at the same tablet
    is the same. Needs an application context.
    """
    count = generation.count()      # before anything is looked up: what changes since then counts
    asks = asking_again(passed.asks)
    if asks is None:
        return None
    if asks.person is not None:
        keep_in_use(asks.person)
    return replace(passed, asks=asks, generation=count, until=_until())


def _until() -> float:
    return monotonic() + _seconds() * uniform(APART, 1)


def _seconds() -> float:
    if current_app.config.get("WORKERS", 1) == 1:
        return SECONDS
    others = feed.feed().others
    return SECONDS_OF_SEVERAL if others is not None and others.hears else DEAF_SECONDS
