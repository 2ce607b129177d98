"""Who asks through a proxy: believed of the proxies that the room names, noticed of any other.

Without a director everything is open to the machine itself, and a proxy on it speaks from there too. One that
the room names says whom it speaks for; of any other it is enough to see that it is one.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

VARIABLE = "DEALER_ASSIST_TRUSTED_PROXIES"
BEHIND = "dealer_assist.behind"         # in the environ of what came through a named proxy
CONNECTION = "dealer_assist.connection"     # and there, what is known of the connection while it lasts
FORWARDED = (
    "HTTP_FORWARDED", "HTTP_VIA", "HTTP_X_REAL_IP", "HTTP_X_CLIENT_IP", "HTTP_TRUE_CLIENT_IP", "HTTP_CF_RAY",
    "HTTP_CF_CONNECTING_IP", "HTTP_FASTLY_CLIENT_IP", "HTTP_X_ORIGINAL_HOST", "HTTP_X_ORIGINAL_URL",
    "HTTP_X_REQUEST_START",
)
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


def networks(stated: Sequence[str] | str | None) -> tuple[Network, ...]:
    """Addresses or networks, one after the other or with commas; of the environment where none is stated.

    Errors: ValueError for what is no address.
    """
    texts = stated if stated is not None else os.environ.get(VARIABLE, "")
    parts = texts.split(",") if isinstance(texts, str) else texts
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in parts if part.strip())


class Behind:
    """The application behind the proxies of these networks: address, scheme and host are of who asked."""

    def __init__(self, wsgi: Wsgi, trusted: tuple[Network, ...]) -> None:
        self._wsgi, self._trusted = wsgi, trusted

    def __call__(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        """Put right what the proxy changed."""
        if self._trusts(environ.get("REMOTE_ADDR", "")):
            environ[BEHIND] = True
            self._take(environ)
        return self._wsgi(environ, start)

    def _take(self, environ: dict[str, Any]) -> None:
        chain = [one.strip() for one in environ.get("HTTP_X_FORWARDED_FOR", "").split(",") if one.strip()]
        for address in reversed(chain):     # the last that none of ours wrote down is who asked
            environ["REMOTE_ADDR"] = address
            if not self._trusts(address):
                break
        if environ.get("HTTP_X_FORWARDED_PROTO") in ("http", "https"):
            environ["wsgi.url_scheme"] = environ["HTTP_X_FORWARDED_PROTO"]
        if host := environ.get("HTTP_X_FORWARDED_HOST", "").rpartition(",")[2].strip():
            environ["HTTP_HOST"] = host

    def _trusts(self, address: str) -> bool:
        try:
            read = ipaddress.ip_address(address.removeprefix("::ffff:"))
        except ValueError:
            return False
        return any(read in network for network in self._trusted)


def forwarded(environ: dict[str, Any]) -> bool:
    """Did this come through a proxy, as far as can be seen?

    By a header that only proxies write, by HTTP/1.0, which nginx speaks to us and no browser does any more,
    or by a connection that belongs to another user of this machine, as of nginx or Caddy.
    """
    return (
        BEHIND in environ
        or any(name in FORWARDED or name.startswith("HTTP_X_FORWARDED_") for name in environ)
        or environ.get("SERVER_PROTOCOL") == "HTTP/1.0"
        or _not_ours(environ)
    )


def _not_ours(environ: dict[str, Any]) -> bool:
    """The kernel's list of connections takes milliseconds to read, so it is asked once a connection."""
    known: dict[str, bool] = environ.get(CONNECTION, {})
    if "not ours" not in known:
        port = int(environ.get("REMOTE_PORT") or 0)
        known["not ours"] = _of_another_user(environ.get("REMOTE_ADDR", ""), port)
    return known["not ours"]


def _of_another_user(address: str, port: int) -> bool:
    """Whose is the other end of a connection within this machine? Where that cannot be seen, ours."""
    if not port:
        return False
    for table in ("tcp", "tcp6"):
        try:
            rows = Path(f"/proc/net/{table}").read_text(encoding="ascii").splitlines()[1:]
        except OSError:
            continue
        wanted = _hexadecimal(address, port, table)
        for row in rows:
            fields = row.split()
            if fields[1] == wanted:
                return int(fields[7]) != os.getuid()
    return False


def _hexadecimal(address: str, port: int, table: str) -> str | None:
    """An address as the kernel lists it: each four bytes turned round."""
    read = ipaddress.ip_address(address)
    if table == "tcp6" and read.version == 4:
        read = ipaddress.ip_address(f"::ffff:{read}")
    if table == "tcp" and read.version == 6:
        return None
    words = [read.packed[at:at + 4][::-1].hex().upper() for at in range(0, len(read.packed), 4)]
    return f"{''.join(words)}:{port:04X}"
