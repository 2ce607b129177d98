"""What the pages load: compressed, kept by the browser for a year, taken anew at once when it changed.

The folder's address holds a hash of everything in it, so scripts that import each other by relative
paths move together to the new version, and a page never mixes two.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache

from apiflask import APIFlask
from flask import Response, redirect, request, url_for
from flask_compress import Compress
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist import paths

YEAR = 365 * 24 * 3600
TEXTS = ("text/html", "text/css", "text/javascript", "text/plain", "application/javascript",
         "application/json", "application/manifest+json", "image/svg+xml")
IMPORT = re.compile(r"""^(?:import|export)\b[^;'"]*?["'](\.[^"']+)["']""", re.MULTILINE)


def address() -> str:
    """The path of the static folder, with the hash of what is in it now."""
    folder = paths.static_path()
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return f"/static/{digest.hexdigest()[:12]}"


@cache
def modules(entry: str) -> list[str]:
    """The scripts that `entry` imports, and theirs, as paths in the static folder; `entry` comes first."""
    folder = paths.static_path()
    found = [entry]
    for name in found:  # grows while it is read
        here = (folder / name).parent
        for wanted in IMPORT.findall((folder / name).read_text()):
            other = (here / wanted).resolve().relative_to(folder.resolve()).as_posix()
            if other not in found:
                found.append(other)
    return found


def attach(app: APIFlask) -> None:
    """Compress texts, let static files be kept, and give templates `modules(entry)`."""
    # an event stream, or an answer line by line, has to leave as it is written
    app.config.update(COMPRESS_MIMETYPES=list(TEXTS), COMPRESS_STREAMS=False,
                      COMPRESS_ALGORITHM=["br", "gzip", "deflate"])
    app.config.setdefault("SEND_FILE_MAX_AGE_DEFAULT", YEAR)
    Compress(app)
    app.after_request(_keep)
    app.add_url_rule("/static/<path:filename>", "newest", app.doc(hide=True)(_newest))
    app.context_processor(lambda: {"modules": modules})


def _keep(response: Response) -> Response:
    if request.endpoint == "static" and response.status_code == 200:
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        response.direct_passthrough = False
        response.set_data(_lighter(response.mimetype or "", response.get_data()))  # no stream
    return response


def _lighter(mimetype: str, data: bytes) -> bytes:
    """Scripts and styles without the lines that are for whoever reads the source."""
    if mimetype not in ("text/javascript", "text/css"):
        return data
    text = data.decode()
    if mimetype == "text/css":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    lines = (line.strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line and not line.startswith("//")).encode()


def _newest(filename: str) -> AnyResponse:
    """A file asked for without its version, or by a page from before an update."""
    name = re.sub(r"^[0-9a-f]{12}/", "", filename)
    answer = redirect(url_for("static", filename=name))
    answer.headers["Cache-Control"] = "no-cache"
    return answer
