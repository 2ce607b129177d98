"""The pages of a folder that any web host can serve: its first page, the practice table, and `/verify`.

An application made with `ALONE` renders them for `folder.py`; in a room's own application there is `/verify`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any
from zlib import crc32

from apiflask import APIBlueprint, APIFlask
from flask import Response, jsonify, render_template, url_for

from dealer_assist import paths
from dealer_assist.games import Game, game_ids, load_game
from dealer_assist.games.loader.library import RULEBOOK
from dealer_assist.practice.answers import PracticeAnswers
from dealer_assist.texts import page_texts
from dealer_assist.web.setup.mix_form import USUAL
from dealer_assist.web.shell import engine_files
from dealer_assist.web.shell.assets import whole_address
from dealer_assist.web.shell.languages import language

ANSWERS = "dealer_assist.practice.in_browser"
WORDS = "practice-"     # of texts that stand in place of those of a room with a server
# the first hand is the same whenever the folder is written; a browser deals its own with the time it is
THEN = "2026-01-01T00:00:00.000000Z"


def attach(app: APIFlask) -> None:
    """`/verify`, and in an application made `ALONE` the pages of the folder; templates know which it is."""
    app.context_processor(lambda: {"alone": bool(app.config.get("ALONE")), "nearby": nearby})
    site = APIBlueprint("site", "dealer_assist", enable_openapi=False)
    site.get("/verify")(verify)
    for address, page in ALONE.items() if app.config.get("ALONE") else ():
        site.get(address)(page)
    app.register_blueprint(site)


def nearby() -> dict[str, Any]:
    """What a page needs to answer by itself: where the engine's files are, and what answers in it."""
    return {**engine_files.where(), "answers": ANSWERS, "table": whole_address("table/table.js"),
            "worker": "/sw.js", "games": "/practice/games.json"}


def verify() -> str:
    """A packet is dropped here and judged by this browser; it goes nowhere."""
    return render_template("site/verify.html")


def first() -> str:
    """What the product does, in words and pictures."""
    return render_template("site/index.html", games=len(game_ids()), picture=picture)


def picture(name: str) -> str:
    """A picture of the first page in the reader's language; a language that was added has the English one."""
    own = f"site/{name}.{language()}.webp"
    return url_for("static", filename=own if (paths.static_path() / own).is_file() else f"site/{name}.webp")


def practice() -> str:
    """Every game, a table each."""
    own = by_name(one for one in game_ids() if one not in RULEBOOK.ids())
    rest = by_name(one for one in RULEBOOK.ids() if one not in USUAL)
    groups = (("usual", list(map(load_game, USUAL))), ("own", own), ("all", rest))
    return render_template("site/practice.html", groups=groups)


def by_name(ids: Iterable[str]) -> list[Game]:
    """These games in the order of a list that people read."""
    return sorted(map(load_game, ids), key=lambda it: it.short.lower())


def table() -> str:
    """The live table's page, with the room in the browser in place of the server."""
    opened = start("holdem")
    return render_template(
        "table/table.html", table=opened["table"], hand=opened["hand"], usual=[], bettings=[])


def start_of(game: str) -> Response:
    """The table of one game as it is opened, and what its page says while the engine is loaded."""
    words = page_texts(language(), "practice")
    spoken = {f"live-{key.removeprefix(WORDS)}": text for key, text in words.items() if key.startswith(WORDS)}
    return jsonify({**start(game), "texts": spoken})


def start(game: str) -> dict[str, Any]:
    """Table and hand."""
    return _opened(game, language())


@cache
def _opened(game: str, spoken: str) -> dict[str, Any]:
    asked = {"ask": "open", "game": game, "number": number(load_game(game)), "name": load_game(game).name,
             "at": THEN, "language": spoken}
    opened: dict[str, Any] = json.loads(PracticeAnswers().answer(json.dumps(asked)))
    del opened["kept"]
    return opened


def number(game: Game) -> int:
    """The number of a game's practice table, the same in a folder that is written with other games."""
    return crc32(game.id.encode())


ALONE: dict[str, Callable[..., Response | str]] = {
    "/site": first, "/practice": practice, "/practice/table": table, "/practice/start/<game>.json": start_of,
}
