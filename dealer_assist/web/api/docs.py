"""`/docs`: the OpenAPI description as one page that loads nothing from anywhere else."""

from __future__ import annotations

from apiflask import APIFlask
from flask import current_app, render_template

from dealer_assist.web.api.blueprint import api


@api.get("/docs")
@api.doc(hide=True)
def docs() -> str:
    """A page to read: every address, what it takes, what it answers."""
    app = current_app
    assert isinstance(app, APIFlask)
    spec = app._get_spec("json")
    return render_template("api/docs.html", spec=spec, resolve=lambda ref: _resolve(spec, ref))


def _resolve(spec: object, ref: str) -> object:
    place = spec
    for part in ref.removeprefix("#/").split("/"):
        assert isinstance(place, dict)
        place = place[part]
    return place
