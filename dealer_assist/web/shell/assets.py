"""What the pages load: compressed, kept by the browser for a year, taken anew at once when it changed.

The folder's address holds a hash of everything in it and of the texts, so scripts that import each other by
relative paths move together to the new version, and a page never mixes two. Under `whole/` in it stand the
files that `bundle.py` puts together, under `words/` what the scripts say, by desk and language.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from pathlib import Path

import rcssmin  # type: ignore[import-untyped]
from apiflask import APIFlask
from flask import Response, abort, redirect, request, url_for
from flask_compress import Compress
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist import paths, texts
from dealer_assist.web.shell.bundle import ENTRIES, light, whole

PYTHON = {".py", ".pyc"}    # beside the texts; nothing that a page loads
YEAR = 365 * 24 * 3600      # seconds
ASSETS = {"static", "whole", "words"}        # endpoints of what pages load
TEXTS = ("text/html", "text/css", "text/javascript", "text/plain", "application/javascript",
         "application/json", "application/manifest+json", "image/svg+xml")
LIGHTER = {"text/javascript": light, "text/css": rcssmin.cssmin}


def address() -> str:
    """The path of the static folder, with the hash of what is in it."""
    return f"/static/{_hash_of(paths.static_path(), texts.HERE)}"


@cache
def _hash_of(*folders: Path) -> str:
    """Of names and bytes, once a process: 40 ms, and a server's own files stay as they are while it runs."""
    digest = hashlib.sha256()
    for parent, file in ((one, file) for one in folders for file in sorted(one.rglob("*"))):
        if file.is_file() and file.suffix not in PYTHON:
            digest.update(file.relative_to(parent).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def attach(app: APIFlask) -> None:
    """Compress texts, let static files be kept, and give templates `whole(entry)`, an address."""
    # an event stream, or an answer line by line, has to leave as it is written
    app.config.update(COMPRESS_MIMETYPES=list(TEXTS), COMPRESS_STREAMS=False,
                      COMPRESS_ALGORITHM=["br", "gzip", "deflate"], COMPRESS_LEVEL=9)
    app.config.setdefault("SEND_FILE_MAX_AGE_DEFAULT", YEAR)
    Compress(app)
    app.after_request(_keep)
    app.add_url_rule("/static/<path:filename>", "newest", app.doc(hide=True)(_newest))
    app.add_url_rule(f"{app.static_url_path}/whole/<path:entry>", "whole", app.doc(hide=True)(_bundle))
    app.add_url_rule(f"{app.static_url_path}/words/<desk>.<language>.js", "words", app.doc(hide=True)(_words))
    app.context_processor(lambda: {"whole": whole_address})


def whole_address(entry: str) -> str:
    """Where the file stands that holds everything `entry` needs."""
    assert entry in ENTRIES, entry
    return url_for("whole", entry=entry)


def _keep(response: Response) -> Response:
    if request.endpoint in ASSETS and response.status_code == 200:
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        response.direct_passthrough = False
        response.set_data(_lighter(response.mimetype or "", response.get_data()))  # no stream
    return response


def _lighter(mimetype: str, data: bytes) -> bytes:
    """Scripts and styles without what is for whoever reads the source."""
    lighten = LIGHTER.get(mimetype)
    return lighten(data.decode()).encode() if lighten else data


def _bundle(entry: str) -> Response:
    if entry not in ENTRIES:
        abort(404)
    return Response(whole(entry), mimetype="text/css" if entry.endswith(".css") else "text/javascript")


def _words(desk: str, language: str) -> Response:
    """What a page's scripts say, as static/shell/texts.js takes it."""
    if language not in texts.languages() or desk not in texts.desks():
        abort(404)
    words = json.dumps(texts.page_texts(language, desk), ensure_ascii=False, separators=(",", ":"))
    return Response(f"globalThis.$texts = {words};", mimetype="text/javascript")


def _newest(filename: str) -> AnyResponse:
    """A file asked for without its version, or by a page from before an update."""
    name = re.sub(r"^[0-9a-f]{12}/", "", filename)
    answer = redirect(url_for("static", filename=name))
    answer.headers["Cache-Control"] = "no-cache"
    return answer
