"""Which theme a page is written in, where the device has chosen none."""

from __future__ import annotations

from apiflask import APIFlask
from flask import current_app, request

from dealer_assist.web.auth.rights import OFFICE, rights_of
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
    """Desks are light; tables, walls and whatever is opened on a table's tablet are dark."""
    return LIGHT if framed and _at_a_desk() else DARK


def _at_a_desk() -> bool:
    """A page that no tablet and no dealer opens, or somebody of the office, away from a tablet."""
    asks = asking_or_nobody()
    if asks.device:
        return False
    right = rights_of(current_app).of(request.endpoint or "", request.method)
    return asks.role in OFFICE or (right is not None and right.roles <= OFFICE)
