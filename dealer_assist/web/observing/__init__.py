"""What whoever runs the server can see of it: metrics and log lines."""

from __future__ import annotations

from flask import Flask

from dealer_assist.web.observing import logs, metrics, requests


def attach(app: Flask) -> None:
    """Measure every request and entry of `app`."""
    logs.quiet_unless_configured()
    metrics.attach(app)
    requests.attach(app)
