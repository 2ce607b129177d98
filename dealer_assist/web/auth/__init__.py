"""Who is signed in and what they may do: sign-in, roles, one-time links, the director's pages of people.

May import what `web` may. `attach` puts it before every request of the application.
"""

from __future__ import annotations

from apiflask import APIFlask

from dealer_assist.web.auth import gate, hashing, limits, roles, session
from dealer_assist.web.auth.people import people
from dealer_assist.web.auth.setup_link import setup_link
from dealer_assist.web.auth.sign_in import sign_in


def attach(app: APIFlask) -> None:
    """Sessions, limits, the gate, and the pages of this package."""
    hashing.attach(app)
    session.attach(app)
    roles.attach(app)
    limits.attach(app)
    gate.attach(app)
    for pages in (sign_in, setup_link, people):
        app.register_blueprint(pages)
