"""Desks register themselves: a package in `web/` with a `desk.py` is a part of the application.

`desk.py` holds `DESK`, and that says all there is to know: the pages' blueprints, the modules that add to the
API, who may ask for which address, the tile on the floor's hub, the link in the head of the pages. So a new
page is one folder, and its words in `texts/`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from apiflask import APIBlueprint, APIFlask
from flask import current_app

from dealer_assist.web.auth.rights import ANYONE, RightsLine, may, rights_of
from dealer_assist.web.auth.roles import asking_or_nobody
from dealer_assist.web.shell.assets import ASSETS

SECTIONS = ("now", "afterwards", "room")        # of the hub, as they stand there
SHELL = RightsLine(" ".join((*sorted(ASSETS), "newest", "engine", "openapi.spec")), ANYONE)


class Tile(NamedTuple):
    """A way in on the floor's hub, shown to whoever may open it.

    Shape: `place` orders the tiles of a section; `name` and `about` are keys of the texts.
    """

    section: str
    place: int
    endpoint: str
    name: str
    about: str


class HeadLink(NamedTuple):
    """A link in the head of the pages: `name` is a key of the texts, `place` its order.

    Shape: `staff` shows it to those only who may open it; the others are led to sign in. `room` says whether
    a room with a server has it, `folder` whether the pages without one do.
    """

    place: int
    endpoint: str
    name: str
    staff: bool = False
    room: bool = True
    folder: bool = True


class WebDesk(NamedTuple):
    """What a package adds to the application.

    Shape: `modules` add addresses to the blueprints when they are imported, to that of the API too;
    `attach` is called with the application for what is neither page nor address.
    """

    rights: tuple[RightsLine, ...]
    pages: tuple[APIBlueprint, ...] = ()
    modules: tuple[ModuleType, ...] = ()
    tiles: tuple[Tile, ...] = ()
    links: tuple[HeadLink, ...] = ()
    attach: Callable[[APIFlask], None] | None = None


@cache
def desks() -> dict[str, WebDesk]:
    """Every desk by the name of its package."""
    folders = sorted(Path(__file__).parent.glob("*/desk.py"))
    by_name = {folder.parent.name: import_module(f"dealer_assist.web.{folder.parent.name}.desk").DESK
             for folder in folders}
    assert all(isinstance(desk, WebDesk) for desk in by_name.values()), by_name
    return by_name


def attach(app: APIFlask) -> None:
    """Give `app` every desk, and templates `tiles(section)` and `head_links()`.

    Errors: RuntimeError where an address has no line in the rights of its desk: it would be for nobody.
    """
    rights = rights_of(app)
    rights.add(SHELL)
    for desk in desks().values():
        rights.add(*desk.rights)
        if desk.attach:
            desk.attach(app)
        for blueprint in desk.pages:
            app.register_blueprint(blueprint)
    app.context_processor(lambda: {"tiles": tiles, "head_links": head_links})
    _check(app)


def tiles(section: str) -> list[Tile]:
    """The tiles of a section of the hub that are for whoever asks."""
    assert section in SECTIONS, section
    every = (tile for desk in desks().values() for tile in desk.tiles if tile.section == section)
    return sorted((tile for tile in every if _for_asker(tile.endpoint)), key=lambda tile: tile.place)


def head_links() -> list[HeadLink]:
    """The links in the head of a page for whoever asks."""
    alone = bool(current_app.config.get("ALONE"))
    every = (link for desk in desks().values() for link in desk.links)
    here = (link for link in every if (link.folder if alone else link.room))
    return sorted((link for link in here if not link.staff or _for_asker(link.endpoint)),
                  key=lambda link: link.place)


def _for_asker(endpoint: str) -> bool:
    return may(asking_or_nobody(), rights_of(current_app).of(endpoint, "GET"))


def _check(app: APIFlask) -> None:
    rights = rights_of(app)
    without = sorted({
        f"{method} {rule.endpoint}" for rule in app.url_map.iter_rules() for method in rule.methods or ()
        if method not in ("HEAD", "OPTIONS") and rights.of(rule.endpoint, method) is None})
    if without:
        raise RuntimeError(f"no line in the rights of their desk (desk.py): {', '.join(without)}")
