"""The cookie of a signed-in browser: signed, out of reach of scripts, never sent from another site's page."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from flask import Flask, request
from flask.sessions import SecureCookieSessionInterface
from itsdangerous import TimestampSigner, URLSafeTimedSerializer


class _OfAnyTime(TimestampSigner):
    """A cookie counts at whatever time the machine says it is: its clock may have been set back since."""

    def unsign(self, signed_value: Any, max_age: int | None = None, return_timestamp: bool = False) -> Any:
        """What was signed, when the signature is ours.  Errors: BadSignature."""
        return super().unsign(signed_value, None, return_timestamp)     # type: ignore[call-overload]


class Cookies(SecureCookieSessionInterface):
    """Flask's own, but of any age, and only over TLS once it came over TLS."""

    def get_signing_serializer(self, app: Flask) -> URLSafeTimedSerializer | None:
        """With our signer: how long a sign-in counts is decided in the store, by the record's clock."""
        serializer = super().get_signing_serializer(app)
        if serializer is not None:
            serializer.signer = _OfAnyTime
        return serializer

    def get_cookie_secure(self, app: Flask) -> bool:
        """The room may run on plain http on its own network, or with TLS."""
        return request.is_secure


def attach(app: Flask) -> None:
    """Name the cookie and bound it."""
    app.session_interface = Cookies()
    app.config.update(
        SESSION_COOKIE_NAME="dealer_assist", SESSION_COOKIE_HTTPONLY=True, SESSION_COOKIE_SAMESITE="Lax",
        SESSION_REFRESH_EACH_REQUEST=False, PERMANENT_SESSION_LIFETIME=timedelta(days=90),
        WTF_CSRF_TIME_LIMIT=None,     # as long as the session
    )
