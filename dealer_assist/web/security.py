"""What every answer tells the browser, and which requests of a browser are not taken.

The API has no cookies and takes `application/json` only, so a form of another site cannot speak to it;
this closes the rest: a script of another page on this device, and pages that would frame ours.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Flask, Request, Response, request

from dealer_assist.errors import Refusal

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOOKING = {"GET", "HEAD", "OPTIONS"}


class CrossSite(Refusal):
    """A page of another origin asked for a change."""


def protect(app: Flask) -> None:
    """Check who asks before every request, and add the headers to every answer."""

    @app.before_request
    def check_origin() -> None:
        if request.method not in LOOKING and not from_here(request):
            raise CrossSite(
                "cross-site", "This came from a page of another site, which may not change anything here. "
                "Open the table in this browser and enter it there.")

    @app.after_request
    def add_headers(response: Response) -> Response:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def from_here(asked: Request) -> bool:
    """Does the browser say that a page of this very origin asks? Programs other than browsers say nothing."""
    site = asked.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = asked.headers.get("Origin")
    return origin is None or _host(origin) == asked.host


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:      # as in http://[::1, which no browser sends
        return None
