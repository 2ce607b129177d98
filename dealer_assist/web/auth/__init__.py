"""Who is signed in and what they may do: sign-in, roles, one-time links, the director's pages of people.

May import what `web` may. `attach` puts it before every request of the application.
"""

from __future__ import annotations

from apiflask import APIFlask

from dealer_assist.web.auth import gate, hashing, limits, people, roles, session, setup_link, sign_in

__all__ = ["attach", "setup_link"]


def attach(app: APIFlask) -> None:
    """Sessions, limits, the gate, and the pages of this package."""
    hashing.attach(app)
    session.attach(app)
    roles.attach(app)
    limits.attach(app)
    gate.attach(app)
    for pages in (sign_in.sign_in, setup_link.setup_link, people.people):
        app.register_blueprint(pages)
