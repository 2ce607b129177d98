"""Bringing a tablet in: what makes the pages an app, a code for every table, the room's authority."""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any

from apiflask import APIBlueprint
from flask import Response, current_app, jsonify, render_template, request, send_file, url_for

from dealer_assist import __version__, paths
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.texts import TABLE as WORDS
from dealer_assist.texts import languages as known_languages
from dealer_assist.texts import say, speak
from dealer_assist.web.auth.roles import HERE
from dealer_assist.web.shell import assets, engine_files, languages

install = APIBlueprint("install", "dealer_assist", enable_openapi=False)
GROUND = "#14181d"
TABLE = ("table/table.js", "table/table-later.js", "table/page-bar.css", "table/page-table.css")
PLAIN = ("shell/base.css", "shell/forms.css", "setup/mix.css", "install/install.css", "shell/theme.js",
         "shell/once.js", "table/first.js", "icon.svg", "vendor/inter/inter-basic-400.woff2",
         "vendor/inter/inter-basic-700.woff2")
CODE_SCALE = 6
ICONS = (("icons/icon-192.png", "192x192", "any"), ("icons/icon-512.png", "512x512", "any"),
         ("icons/maskable-512.png", "512x512", "maskable"), ("icon.svg", "any", "any"))


@install.get("/manifest.webmanifest")
def manifest() -> Response:
    """What a tablet needs to put the app on its home screen."""
    answer = jsonify({
        "name": "dealer-assist", "short_name": "dealer-assist", "id": "/", "start_url": "/", "scope": "/",
        "description": _text("install.about"), "lang": languages.language(), "display": "standalone",
        "orientation": "landscape", "background_color": GROUND, "theme_color": GROUND,
        "icons": [{"src": url_for("static", filename=name), "sizes": size, "purpose": purpose,
                   "type": "image/svg+xml" if name.endswith("svg") else "image/png"}
                  for name, size, purpose in ICONS],
    })
    answer.mimetype = "application/manifest+json"
    return _anew(answer)


@install.get("/favicon.ico")
def favicon() -> Response:
    """A browser asks for it by itself: the table's page names its icon when the hand has been drawn."""
    return current_app.send_static_file(ICONS[0][0])


@install.get("/sw.js")
def worker() -> Response:
    """The service worker of this very version; another version is another file, and takes over at once."""
    shell = [assets.whole_address(name) for name in TABLE]
    shell += [url_for("static", filename=name) for name in (*PLAIN, engine_files.SCRIPT)]
    shell += [url_for("words", desk=WORDS, language=one) for one in known_languages()]
    version = hashlib.sha256(json.dumps([__version__, *shell]).encode()).hexdigest()[:12]
    above = {"VERSION": f"{__version__}-{version}", "STATIC": current_app.static_url_path, "SHELL": shell,
             "ENGINE": engine_files.stored()}
    text = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in above.items())
    code = (paths.static_path() / "sw.js").read_text(encoding="utf-8")
    return _anew(Response(text + code, mimetype="text/javascript"))


@install.get("/install")
def codes() -> str:
    """A code for every table, and how a tablet comes to trust the room's certificates."""
    with database.reading() as session:
        rooms = session.scalars(documents.room_tables())
        tables = [{"id": one.id, "name": one.name} for one in rooms]
    return render_template(
        "install/install.html", tables=tables, address=_address(), secure=_address().startswith("https:"),
        reachable=_address() != "", fingerprint=current_app.config.get("CA_FINGERPRINT"))


@install.get("/install/code.svg")
def code() -> Response:
    """The way to a page as a picture for a camera: `?to=/tables/3`."""
    import segno

    wanted = request.args.get("to", "/")[:200]
    path = wanted if wanted.startswith("/") else "/"
    drawn = io.BytesIO()
    segno.make(_address() + path, error="m", micro=False).save(
        drawn, kind="svg", scale=CODE_SCALE, border=4, dark="#000000", light="#ffffff")
    return _anew(Response(drawn.getvalue(), mimetype="image/svg+xml"))


@install.get("/ca.crt")
def authority() -> Any:
    """The room's certificate authority, to be trusted on a tablet."""
    file = current_app.config.get("CA_FILE")
    if not file or not Path(file).is_file():
        return Response(_text("install.no_authority") + "\n", status=404, mimetype="text/plain")
    return send_file(
        file, mimetype="application/x-x509-ca-cert", download_name="dealer-assist-ca.crt", as_attachment=True,
        max_age=0)


def _address() -> str:
    """By which a tablet comes here: what the server knows of itself, else what this very browser used."""
    stated = current_app.config.get("ADDRESS")
    if stated:
        return str(stated)
    host = request.host.rpartition(":")[0].strip("[]") or request.host
    return "" if host in HERE else request.host_url.rstrip("/")


def _text(key: str) -> str:
    return str(speak(say(key), languages.language()))


def _anew(answer: Response) -> Response:
    """Asked for again every time: these change with the version and the address."""
    answer.headers["Cache-Control"] = "no-cache"
    return answer
