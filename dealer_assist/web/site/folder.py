"""Writes the folder: the application's own pages, asked for one by one, with links that need no server.

Nothing is rendered in a second way. What the pages load is gathered from what they name; a service worker
with the hash of every file keeps all of it on a device.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from flask.testing import FlaskClient

from dealer_assist import __version__, paths
from dealer_assist.games import game_ids
from dealer_assist.rules.rule import PRESET
from dealer_assist.scales import SCALES
from dealer_assist.texts import ENGLISH, languages, say, speak
from dealer_assist.web.install.pages import GROUND, ICONS
from dealer_assist.web.rulebook.procedures import PROCEDURES
from dealer_assist.web.site import addresses, room_games
from dealer_assist.web.site.addresses import file_of
from dealer_assist.web.tools.pages import SUMS
from dealer_assist.web.shell import engine_files
from dealer_assist.web.shell.bundle import imported

URL_IN_CSS = re.compile(r"""url\(["']?([^"')]+)["']?\)|@import ["']([^"']+)["']""")
WORKER = "site-sw.js"


class PageMissing(RuntimeError):
    """A page of the folder asks for what the application does not have."""


@dataclass
class SiteFiles:
    """The files of the folder: by name what is in each."""

    files: dict[str, bytes] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Bytes in all."""
        return sum(map(len, self.files.values()))


def write(target: Path, games: Path | None = None) -> SiteFiles:
    """Make the folder, in every language there is, with a room's own `games` where it has some.

    Errors: OSError; FileExistsError where it has files.
    """
    if target.exists() and any(target.iterdir()):
        raise FileExistsError(f"{target} has files in it already.")
    folder_files = site_files(games)
    for name, data in folder_files.files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder_files


def site_files(games: Path | None = None) -> SiteFiles:
    """Every file of the folder, by an application whose instance has a room's `games` and no more."""
    from dealer_assist.store.db import database
    from dealer_assist.web import create_app

    with TemporaryDirectory() as instance:
        room_games.copy(games, Path(instance))
        app = create_app({"INSTANCE": instance, "ALONE": True, "SECRET_KEY": "of no use", "TESTING": True,
                          "DATABASE_URL": f"sqlite:///{instance}/empty.db"})
        with app.app_context():
            database.upgrade()
        files = SiteFiles()
        for language in languages():
            _pages(files, app.test_client(), language)
        with app.app_context():
            database.db.engine.dispose()
        rooms = file_of(engine_files.addresses()["rooms"])
        files.files[rooms] = room_games.packed(files.files[rooms], Path(instance))
    _installed(files)
    return files


def pages() -> tuple[str, ...]:
    """The addresses of the application that the folder has, each in every language."""
    games = game_ids()
    return (
        addresses.FIRST, "/practice", "/practice/table", "/verify", "/tools", "/tools/showdown",
        *(f"/tools/{name}" for name in SUMS), *(f"/tools/showdown?game={game}" for game in games),
        "/rules", "/rules/lowball", "/rules/killer-cards", "/rules/scales", "/rules/procedures",
        "/rules/house", "/words", *(f"/rules/games/{game}" for game in games),
        *(f"/rules/scales/{word}" for word in SCALES), *(f"/rules/procedures/{name}" for name in PROCEDURES),
    )


def documents() -> tuple[tuple[str, str], ...]:
    """What the pages' scripts ask for beside the engine: an address of the application, and its file."""
    games = game_ids()
    starts = [(f"/practice/start/{game}.json", f"practice/start/{game}.json") for game in games]
    asked = f"preset={PRESET}"
    rules = [(f"/api/v1/games/{game}/rules?{asked}", f"practice/rules/{game}.json") for game in games]
    return ("/api/v1/games", "practice/games.json"), *starts, *rules


def _pages(site: SiteFiles, client: FlaskClient, language: str) -> None:
    client.set_cookie("lang", language)
    folder = "" if language == ENGLISH else language
    spoken = (f"{addresses.SPOKEN}{one}{page}" for one in languages() for page in pages())
    known = frozenset((*pages(), "/", *spoken))
    wanted: set[str] = set()
    for address in pages():
        html = _asked(client, address).decode()
        name = file_of(address, folder)
        wanted |= {one for one in addresses.addresses(html) if one.startswith(("/static/", "/engine/"))}
        site.files[name] = addresses.in_folder(html, name, folder, known).encode()
    for address, name in documents():
        site.files[f"{folder}/{name}" if folder else name] = _asked(client, address)
    _loaded(site, client, wanted)


def _loaded(site: SiteFiles, client: FlaskClient, wanted: set[str]) -> None:
    """What pages load, and what that loads in turn."""
    left = [*sorted(wanted), *engine_files.stored()]
    while left:
        address = left.pop()
        if address.endswith("/") or file_of(address) in site.files:
            continue
        data = _asked(client, address)
        site.files[file_of(address)] = data
        left += [_beside(address, one) for one in _named(address, data)]


def _named(address: str, data: bytes) -> Iterator[str]:
    if address.endswith(".css"):
        yield from (one or other for one, other in URL_IN_CSS.findall(data.decode())
                    if not (one or other).startswith("data:"))
    elif address.endswith(".js"):
        yield from imported(data.decode(), address)


def _beside(address: str, other: str) -> str:
    from posixpath import dirname, normpath

    return other if other.startswith("/") else normpath(f"{dirname(address)}/{other}")


def _asked(client: FlaskClient, address: str) -> bytes:
    answer = client.get(address)
    if answer.status_code != 200:
        raise PageMissing(f"{address} answers {answer.status_code}.")
    return bytes(answer.data)


def _installed(site: SiteFiles) -> None:
    """A manifest for each language, and the worker that keeps every file, by its hash."""
    for language in languages():
        folder = "" if language == ENGLISH else f"{language}/"
        site.files[f"{folder}manifest.webmanifest"] = json.dumps(
            _manifest(language, "../" if folder else ""), ensure_ascii=False).encode()
    hashes = {name: sha256(data).hexdigest()[:16] for name, data in sorted(site.files.items())}
    version = sha256(json.dumps(hashes).encode()).hexdigest()[:12]
    code = (paths.static_path() / WORKER).read_text(encoding="utf-8")
    above = {"VERSION": f"{__version__}-{version}", "FILES": hashes,
             "LANGUAGES": [one for one in languages() if one != ENGLISH], "AWAY": _away()}
    text = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in above.items())
    site.files["sw.js"] = (text + code).encode()


def _away() -> str:
    """The page that stands for one which is not kept, without a network: it loads nothing itself."""
    words = "".join(f'<p lang="{one}">{speak(say("site.away"), one)}</p>' for one in languages())
    return (f'<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f'<title>dealer-assist</title><style>body{{background:{GROUND};color:#e6e6e6;'
            f'font:20px/1.4 system-ui,sans-serif;margin:24px}}</style>{words}')


def _manifest(language: str, up: str) -> dict[str, Any]:
    return {
        "name": "dealer-assist", "short_name": "dealer-assist", "start_url": "./practice.html",
        "scope": up or "./", "description": str(speak(say("install.about"), language)), "lang": language,
        "display": "standalone", "background_color": GROUND, "theme_color": GROUND,
        "icons": [{"src": f"{up}static/{name}", "sizes": size, "purpose": purpose,
                   "type": "image/svg+xml" if name.endswith("svg") else "image/png"}
                  for name, size, purpose in ICONS],
    }
