"""Who is signed in and what they may do: sessions, roles, limits, the gate.

May import what `web` may. `attach` puts it before every request of the application.
"""

from __future__ import annotations

from apiflask import APIFlask

from dealer_assist.web.auth import gate, hashing, limits, roles, session


def attach(app: APIFlask) -> None:
    """Sessions, limits, the gate."""
    hashing.attach(app)
    session.attach(app)
    roles.attach(app)
    limits.attach(app)
    gate.attach(app)
