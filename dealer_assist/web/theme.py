"""Which theme a page is written in, where the device has chosen none."""

from __future__ import annotations

from apiflask import APIFlask
from flask import request

from dealer_assist.store.people.models import DEALER
from dealer_assist.web.auth.rights import OFFICE
from dealer_assist.web.auth.roles import asking_or_nobody

THEMES = ("dark", "dim", "light")
DARK, LIGHT = "dark", "light"


def attach(app: APIFlask) -> None:
    """Templates may ask `theme(framed)` and `usual_theme(framed)`; `framed` has the head of all pages."""
    app.context_processor(lambda: {"theme": theme, "usual_theme": usual_theme})


def theme(framed: bool) -> str:
    """What this device has chosen, else what is usual."""
    chosen = request.cookies.get("theme")
    return chosen if chosen in THEMES else usual_theme(framed)


def usual_theme(framed: bool) -> str:
    """Desks are light; tables, what belongs to one, walls and all that a dealer opens are dark."""
    return LIGHT if framed and _at_a_desk() else DARK


def _at_a_desk() -> bool:
    """Somebody of the office; or anybody away from a tablet, on a page that is not one table's own."""
    asks = asking_or_nobody()
    if asks.device or asks.role == DEALER:
        return False
    return asks.role in OFFICE or not str(request.url_rule).startswith("/tables/<")
