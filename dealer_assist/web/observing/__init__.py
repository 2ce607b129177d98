"""What whoever runs the server can see of it: metrics, log lines, a health page."""

from __future__ import annotations

from flask import Flask

from dealer_assist.web.observing import logs, metrics, requests
from dealer_assist.web.observing.health import health_page


def attach(app: Flask) -> None:
    """Measure every request and entry of `app`, and give it `/metrics` and `/health`."""
    logs.quiet_unless_configured()
    metrics.attach(app)
    requests.attach(app)
    app.register_blueprint(health_page)
