"""The list of calls, and the page on which a call is ruled."""

from __future__ import annotations

from typing import Any

from flask import render_template

from dealer_assist.rules.verbs import SPOKEN
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.store.review import calls
from dealer_assist.store.tables import requests
from dealer_assist.texts import say
from dealer_assist.web.auth.roles import asking, looker
from dealer_assist.web.floor.blueprint import floor


@floor.get("/calls")
def call_list() -> str:
    """The calls: those that wait, and how the last ones ended."""
    with database.reading() as session:
        page = {"calls": calls.listed(session), "requests": requests.listed(session), "may": asking().chief}
    return render_template("floor/calls.html", page=page)


@floor.get("/calls/<int:call>")
def call_page(call: int) -> str:
    """A call: the hand at that action, to be gone through, tried out and ruled on."""
    return render_template("floor/call.html", page=_page_of(call))


@floor.get("/calls/<int:call>/desk")
def desk_page(call: int) -> str:
    """The ruling desk: what happened, by taps; what each answer does; one of them is the ruling."""
    words = {word: say(f"word.{word}") for word in SPOKEN}
    return render_template("floor/desk.html", page=_page_of(call) | {"words": words})


def _page_of(call: int) -> dict[str, Any]:
    with database.reading() as session:
        waiting = calls.find(session, call)
        return {
            "call": calls.document(session, waiting), "who": asking().document(),
            "hand": documents.hand_document(session, waiting.hand_id, None, looker()),
        }
