"""A browser in which somebody signed in before: strangers who guess elsewhere cannot make it wait.

The cookie opens nothing. It only says that wrong passwords of others are not counted against this browser.
"""

from __future__ import annotations

from secrets import token_hex

from flask import current_app, request
from itsdangerous import BadData, URLSafeSerializer
from werkzeug.wrappers import Response

from dealer_assist.web.auth import roles

COOKIE = "known"
DAYS = 400


def tries_of(name: str, account: int | None) -> str:
    """Under which name wrong passwords are counted: this browser's own, where the account knows it."""
    browser = _browser(account)
    if browser is None and roles.on_this_machine():
        browser = "this machine"
    return f"name {name}" + (f" in {browser}" if browser else "")


def keep(response: Response, account: int) -> None:
    """Remember that this account signed in here."""
    if _browser(account) is None:
        signed = _serializer().dumps([account, token_hex(8)])
        response.set_cookie(COOKIE, signed, max_age=DAYS * 86400, httponly=True, samesite="Lax",
                            secure=request.is_secure)


def _browser(account: int | None) -> str | None:
    try:
        known, browser = _serializer().loads(request.cookies.get(COOKIE, ""))
    except (BadData, TypeError, ValueError):
        return None
    return str(browser) if known == account else None


def _serializer() -> URLSafeSerializer:
    return URLSafeSerializer(current_app.secret_key or "", salt="known browser")
