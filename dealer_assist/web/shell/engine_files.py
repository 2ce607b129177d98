"""What a tablet needs to run the engine itself: Pyodide as it came, and the pure rooms as one archive.

Each stands under an address that changes with what is in it, so a browser keeps it for good and the service
worker needs it once: 6 MB compressed, loaded after the first paint.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import zipfile
from functools import cache
from pathlib import Path
from threading import Lock

from apiflask import APIFlask
from flask import Response, abort, request, url_for

from dealer_assist import paths
from dealer_assist.record.wrapping import ZIP_TIME
from dealer_assist.web.shell import languages
from dealer_assist.web.shell.assets import YEAR

PYODIDE = "314.0.7"
FILES = {
    "pyodide.mjs": "text/javascript", "pyodide.asm.mjs": "text/javascript",
    "pyodide.asm.wasm": "application/wasm", "python_stdlib.zip": "application/zip",
}
ROOMS = "rooms.zip"
KINDS = (".py", ".toml", ".ftl")
SCRIPT = "table/engine-worker.js"
LIGHTER = (".mjs", ".wasm")     # each stands there as it came, and as brotli packs it at its best
LESS = 6        # how hard gzip packs, for a browser that has no brotli: without https few ask for it

_locks = {name: Lock() for name in FILES}


def attach(app: APIFlask) -> None:
    """Serve them, and give templates `engine()`: where script and files stand, and the language to speak."""
    app.add_url_rule("/engine/<version>/<name>", "engine", app.doc(hide=True)(_file))
    app.context_processor(lambda: {"engine": where})


def where() -> dict[str, str]:
    """What a page needs to start the engine: script and files, and the language to speak."""
    return {**addresses(), "script": url_for("static", filename=SCRIPT), "language": languages.language()}


def addresses() -> dict[str, str]:
    """Where Pyodide and the rooms stand: `pyodide`, a folder, and `rooms`, a file."""
    return {"pyodide": f"/engine/{_version()}/", "rooms": f"/engine/{rooms_version()}/{ROOMS}"}


def stored() -> list[str]:
    """Every address that a tablet keeps to judge without a network."""
    where = addresses()
    return [*(where["pyodide"] + name for name in FILES), where["rooms"]]


def folder() -> Path:
    """Pyodide's files as they came."""
    return paths.static_path() / "vendor" / "pyodide"


@cache
def rooms() -> bytes:
    """The pure rooms as a zip file, byte for byte the same for the same sources."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in _sources():
            entry = zipfile.ZipInfo(f"dealer_assist/{file.relative_to(paths.PACKAGE).as_posix()}", ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())
    return buffer.getvalue()


@cache
def rooms_version() -> str:
    """The address of the archive by its hash."""
    return f"rooms-{hashlib.sha256(rooms()).hexdigest()[:12]}"


def _version() -> str:
    return f"pyodide-{PYODIDE}"


def _sources() -> list[Path]:
    wanted = [paths.PACKAGE / "__init__.py", *(paths.PACKAGE / f"{name}.py" for name in paths.OPEN)]
    for room in paths.CORE:
        wanted += (file for file in (paths.PACKAGE / room).rglob("*") if file.suffix in KINDS)
    return sorted(wanted)


def _file(version: str, name: str) -> Response:
    if (version, name) == (rooms_version(), ROOMS):
        data, kind, coding = rooms(), "application/zip", None
    elif version == _version() and name in FILES:
        coding = _coding() if name.endswith(LIGHTER) else None
        data, kind = _read(name, coding), FILES[name]
    else:
        abort(404)
    answer = Response(data, mimetype=kind)
    answer.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    if name.endswith(LIGHTER):
        answer.vary.add("Accept-Encoding")
    if coding:
        answer.headers["Content-Encoding"] = coding
    return answer


def _coding() -> str | None:
    asked = request.accept_encodings
    return next((one for one in ("br", "gzip") if asked.quality(one)), None)


def _read(name: str, coding: str | None) -> bytes:
    """One file, packed so. To pack one takes a second: who asks meanwhile waits for the first one's."""
    with _locks[name]:
        return _kept(name, coding)


@cache
def _kept(name: str, coding: str | None) -> bytes:
    data = (folder() / f"{name}{'.br' if coding == 'br' else ''}").read_bytes()
    return gzip.compress(data, LESS, mtime=0) if coding == "gzip" else data
