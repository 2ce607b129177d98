"""What every answer tells the browser, and which requests of a browser are not taken.

The API has no cookies and takes `application/json` only, so a form of another site cannot speak to it;
this closes the rest: a script of another page on this device, and pages that would frame ours.

No `Cross-Origin-Opener-Policy`: with one a browser begins a new process after a page of another site, and the
table's first frame comes a quarter later. What it would keep away, another site's hold on a window that it
opened, can read nothing here and leads nowhere but to another address.
"""

from __future__ import annotations

from flask import Flask, Request, Response, jsonify, render_template, request
from werkzeug.exceptions import BadHost

from dealer_assist.web.shell import languages
from dealer_assist.errors import Refusal
from dealer_assist.texts import say
from dealer_assist.web.shell.assets import ASSETS, YEAR

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
KEPT = {*ASSETS, "newest"}        # the same for everybody; all else is of somebody, and not kept
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


class CrossSite(Refusal):
    """A page of another origin asked for a change."""


def protect(app: Flask) -> None:
    """Check who asks before every request, and add the headers to every answer."""

    @app.before_request
    def check_origin() -> tuple[Response | str, int] | None:
        """Answered here and not raised: a blueprint's own handlers of refusals are no way past it."""
        if request.method in SAFE_METHODS or from_here(request):
            return None
        if isinstance(request.routing_exception, BadHost):
            return None     # refused when it is dispatched; no page can be written under such a name
        refusal = CrossSite("cross-site")
        if request.path.startswith("/api/"):
            return jsonify(languages.refused(refusal)), 403
        return render_template(
            "shell/error.html", title=say("errors.page-not-from-here"), message=refusal.message), 403

    @app.after_request
    def add_headers(response: Response) -> Response:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.is_secure:
            response.headers.setdefault("Strict-Transport-Security", f"max-age={YEAR}")
        if request.endpoint not in KEPT:
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def from_here(asked: Request) -> bool:
    """Does the browser say that a page of this very origin asks? Programs other than browsers say nothing."""
    site = asked.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = asked.headers.get("Origin")
    return origin is None or origin == f"{asked.scheme}://{asked.host}"
