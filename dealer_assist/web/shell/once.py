"""A form of a page counts once, also where no script of ours watches over its keys.

Every form that is posted has a key in it (`once()` in its template), the same for all forms of a page. With
the address and the fields it makes the mark of what was sent, which is kept with what was done
(`store.ledger.once`); a form that is come back to and filled in otherwise is another. The second post is
answered as the first was.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from secrets import randbelow
from typing import NamedTuple

from apiflask import APIFlask
from flask import Response, current_app, g, redirect, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.record.log import PostedForm, canonical
from dealer_assist.store.ledger.once import DoneBefore
from dealer_assist.web.shell.forms import posted_fields

FIELD = "once"
LAST = 500              # answers that are remembered; the room's forms are posted by a handful of people
MOST_BYTES = 2_000      # of one; a page is longer, and nothing is kept that is answered with one
MOST_DIGITS = 15


class Answered(NamedTuple):
    """What a form was answered."""

    status: int
    to: str | None
    body: bytes
    kind: str | None


def attach(app: APIFlask) -> None:
    """`once()` in every template, and the answer to what was done before."""
    app.extensions["once"], app.extensions["answered"] = 0, OrderedDict()
    app.add_template_global(hidden, FIELD)
    app.register_error_handler(DoneBefore, lambda _: again())
    app.before_request(let_through)
    app.after_request(remember)


def let_through() -> None:
    """After the gate: what it keeps itself is for no form, and how large a form may be the view says."""
    g.posted = ...


def hidden() -> Markup:
    """The key of this page, as a field of a form; a page that stands alone posts nothing."""
    if current_app.config.get("ALONE"):
        return Markup()
    if "once" not in g:
        # digits alone: letters would now and then read as a card
        g.once = f"{current_app.extensions['once']}.{randbelow(10**18)}"
    return Markup('<input type="hidden" name="{}" value="{}">').format(FIELD, g.once)


def posted() -> PostedForm | None:
    """The form of this request, read once; None where there is none, or one without a key."""
    if g.get("posted") is ...:
        g.posted = None if request.path.startswith("/api/") else _posted()
    form: PostedForm | None = g.get("posted")
    return form


def _posted() -> PostedForm | None:
    fields = posted_fields()
    key = next((text for name, text in fields if name == FIELD), "")
    after, dot, _ = key.partition(".")
    if not dot or not after.isascii() or not after.isdecimal() or len(after) > MOST_DIGITS:
        return None
    return PostedForm(int(after), sha256(canonical([request.path, sorted(fields)]).encode()).hexdigest())


def remember(response: Response) -> Response:
    """Keep how a form was answered, and how far the ledger was: pages begin there."""
    form = g.get("posted")
    if isinstance(form, PostedForm) and form.head is not None:
        current_app.extensions["once"] = max(form.head, current_app.extensions["once"])
        if form.kept and response.status_code < 400 and (response.content_length or 0) < MOST_BYTES:
            answered = current_app.extensions["answered"]
            answered[form.mark] = Answered(
                response.status_code, response.location, response.get_data(), response.mimetype)
            while len(answered) > LAST:
                answered.popitem(last=False)
    return response


def again() -> AnyResponse:
    """What the first post was answered; where another process did, or one before, the page that shows it."""
    form = posted()
    answered: Answered | None = current_app.extensions["answered"].get(form.mark) if form else None
    if answered is None:
        return redirect(_page(), 303)
    response = Response(answered.body, answered.status, mimetype=answered.kind)
    if answered.to is not None:
        response.headers["Location"] = answered.to
    return response


def _page() -> str:
    """The page of the form: its own address, else the one that it was sent from."""
    came_from = (request.referrer or "").removeprefix(request.host_url.rstrip("/"))
    for path in (request.path, came_from.partition("?")[0]):
        if path.startswith("/") and not path.startswith("//") and _is_shown(path):
            return path
    return url_for("table.index")


def _is_shown(path: str) -> bool:
    adapter = current_app.create_url_adapter(request)
    try:
        return adapter is not None and adapter.match(path, "GET") is not None
    except HTTPException:
        return False
