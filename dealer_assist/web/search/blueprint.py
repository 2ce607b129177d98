"""The blueprint of the pages of finding, and what every one of them asks."""

from __future__ import annotations

from apiflask import APIBlueprint
from flask import render_template

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.web.auth.roles import asking

finding = APIBlueprint("finding", "dealer_assist", enable_openapi=False)


def me() -> str | None:
    """The name under which something is kept; None in a room without accounts."""
    person = asking().person
    return person.name if person else None


@finding.app_template_filter("game_name")
def game_name(game: str) -> str:
    """A game as it is called; one of the room's own may be gone, then its id."""
    try:
        return load_game(game).name
    except Refusal:
        return game


@finding.errorhandler(Refusal)
def refused(refusal: Refusal) -> tuple[str, int]:
    """The sentence, on a page with a way back."""
    missing = refusal.code == "not-found"
    return render_template("search/refused.html", refusal=refusal), 404 if missing else 422
