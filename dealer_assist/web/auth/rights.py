"""One table of an application: which address is for whom. What has no line in it is for nobody.

Every desk brings its lines (`desk.py` in its folder): the route's endpoint with the roles it is for. `at`
names the argument of the address that is a table or a hand, so that dealers and tablets reach their own only;
a line with a star covers the looking (GET) of a whole blueprint. The application does not start with a route
that has no line, and a test asks every route in every role.
"""

from __future__ import annotations

from typing import NamedTuple

from flask import Flask

from dealer_assist.web.shell.security import SAFE_METHODS
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web.auth.roles import CHIEFS as CHIEFS
from dealer_assist.web.auth.roles import NOBODY, TABLET, Asking

ANYONE = frozenset({NOBODY, TABLET, VIEWER, DEALER, FLOOR, DIRECTOR})
LOOKING = frozenset({TABLET, VIEWER, DEALER, FLOOR, DIRECTOR})     # a tablet shows its table to anybody
STAFF = frozenset({DEALER, FLOOR, DIRECTOR})           # a dealer at their own tables only, see `at`
OFFICE = frozenset({VIEWER, FLOOR, DIRECTOR})                      # the room as a whole, to be looked at
DIRECTORS = frozenset({DIRECTOR})


class Right(NamedTuple):
    """Who may, which argument of the address says where, and whether a dealer may on an open hand only."""

    roles: frozenset[str]
    at: str | None = None
    unfinished: bool = False


class RightsLine(NamedTuple):
    """Endpoints that are for the same people."""

    endpoints: str
    roles: frozenset[str]
    at: str | None = None
    unfinished: bool = False


class Rights:
    """The table of an application: every desk adds its lines when it registers."""

    def __init__(self) -> None:
        self.lines: dict[str, Right] = {}

    def add(self, *lines: RightsLine) -> None:
        """Take lines in; an endpoint that has one already is a mistake of whoever wrote the second."""
        for line in lines:
            for endpoint in line.endpoints.split():
                assert endpoint not in self.lines, f"{endpoint} has two lines of rights"
                self.lines[endpoint] = Right(line.roles, line.at, line.unfinished)

    def of(self, endpoint: str, method: str) -> Right | None:
        """Who may ask this; None for nobody."""
        right = self.lines.get(endpoint)
        if right is None and method in SAFE_METHODS:
            right = self.lines.get(endpoint.rpartition(".")[0] + ".*")
        return right


def rights_of(app: Flask) -> Rights:
    """The table of `app`."""
    rights: Rights = app.extensions.setdefault("rights", Rights())
    return rights


def may(asks: Asking, right: Right | None) -> bool:
    """Is it for whoever asks? A table or hand that the address names is not looked at."""
    return asks.open or (right is not None and asks.role in right.roles)
