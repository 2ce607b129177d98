"""The server of a rehearsal: one connection, and patience while it is away.

A request whose answer was lost may have been done. Who sends it says how to find out (`done`); entries of
hands need not, for they have a key and are answered the same however often they are sent.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPMessage, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode, urlsplit

from dealer_assist.errors import NotNow, Unreadable

API = "/api/v1"
PATIENCE, PAUSE = 120.0, 0.1    # seconds
ANSWER = 900.0                  # a server that lives is waited for: it may yet do what it was asked
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
TOKEN = re.compile(r'name="csrf_token"[^>]*value="([^"]*)"')
Done = Callable[[], Any]
"""What the server holds of a request whose answer was lost: what it would have answered, None for nothing."""


class RunningServer:
    """A server by its address.  `asked` requests were answered, `lost` had to be sent again."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Unreadable("bad-address", url=url, field="url")
        self.secure, self.host, self.port = parts.scheme == "https", parts.hostname, parts.port
        self.asked = self.lost = 0
        self._line: HTTPConnection | None = None
        self._cookies: dict[str, str] = {}

    def sign_in(self, name: str, password: str) -> None:
        """As somebody signs in on the page; everything that is asked from now on is asked by them.

        Errors: `not-let-in` where name or password is wrong, or tried too often; `server-away`.
        """
        try:
            page = self._read("GET", "/sign-in", None)[1].decode()
            token = TOKEN.search(page)
            form = {"csrf_token": token[1] if token else "", "name": name, "password": password}
            status, _ = self._read("POST", "/sign-in", urlencode(form))
        except (OSError, HTTPException) as trouble:
            raise NotNow("server-away", seconds=0, reason=str(trouble)) from None
        if status != 303:
            raise NotNow("not-let-in", name=name, field="name")

    def ask(self, method: str, path: str, body: Any = None, done: Done | None = None) -> Any:
        """The document that is answered.

        Errors: `server-refused` with what the server says; `server-away` after `PATIENCE` seconds.
        """
        sure, until = True, time.monotonic() + PATIENCE
        while True:
            try:
                if not sure and done is not None and (answer := done()) is not None:
                    return answer
                return self._answer(method, API + path, body)
            except (OSError, HTTPException) as trouble:
                self._hang_up()
                sure, self.lost = False, self.lost + 1
                if time.monotonic() > until:
                    raise NotNow("server-away", seconds=int(PATIENCE), reason=str(trouble)) from None
                time.sleep(PAUSE)

    def file(self, path: str) -> bytes:
        """A file of the pages, as the packet of an event.  Errors: as `ask`."""
        return bytes(self._read("GET", path, None)[1])

    def _answer(self, method: str, path: str, body: Any) -> Any:
        status, text = self._read(method, path, body)
        answer = json.loads(text)
        if status >= 500:
            raise ConnectionError(answer)
        if status >= 400:
            error = answer.get("error", {})
            raise NotNow("server-refused", path=path, reason=error.get("message", "") or status)
        return answer

    def _read(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        if self._line is None:
            kind = HTTPSConnection if self.secure else HTTPConnection
            self._line = kind(self.host, self.port, timeout=ANSWER)
        form = isinstance(body, str)
        sent = None if body is None else body.encode() if form else json.dumps(body).encode()
        self._line.request(method, path, sent, self._headers(FORM if form else JSON))
        response = self._line.getresponse()
        text = response.read()
        self.asked += 1
        self._keep(response.headers)
        return response.status, text

    def _headers(self, kind: str) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"Content-Type": kind} | ({"Cookie": cookies} if cookies else {})

    def _keep(self, headers: HTTPMessage) -> None:
        for line in headers.get_all("Set-Cookie", ()):
            self._cookies |= {name: one.value for name, one in SimpleCookie(line).items()}

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None
