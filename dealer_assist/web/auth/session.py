"""The cookie of a signed-in browser: signed, out of reach of scripts, never sent from another site's page."""

from __future__ import annotations

from datetime import timedelta

from flask import Flask, request
from flask.sessions import SecureCookieSessionInterface


class Cookies(SecureCookieSessionInterface):
    """Flask's own, but only over TLS once it came over TLS."""

    def get_cookie_secure(self, app: Flask) -> bool:
        """The room may run on plain http on its own network, or with TLS."""
        return request.is_secure


def attach(app: Flask) -> None:
    """Name the cookie and bound it; how long a sign-in counts is decided in the store, not by the cookie."""
    app.session_interface = Cookies()
    app.config.update(
        SESSION_COOKIE_NAME="dealer_assist", SESSION_COOKIE_HTTPONLY=True, SESSION_COOKIE_SAMESITE="Lax",
        SESSION_REFRESH_EACH_REQUEST=False, PERMANENT_SESSION_LIFETIME=timedelta(days=90),
        WTF_CSRF_TIME_LIMIT=None,     # as long as the session
    )
