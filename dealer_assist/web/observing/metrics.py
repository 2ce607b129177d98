"""`/metrics` for Prometheus: how many requests, how long, what was entered, what was refused, who listens."""

from __future__ import annotations

from collections.abc import Iterator

from apiflask import APIBlueprint
from flask import Flask, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from sqlalchemy import func, select

from dealer_assist import __version__
from dealer_assist.store import database
from dealer_assist.store.feed import feed
from dealer_assist.store.models import Hand, Table

metrics_page = APIBlueprint("metrics", "dealer_assist", enable_openapi=False)
REGISTRY = CollectorRegistry()
QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
REQUESTS = Histogram(
    "dealer_assist_request_seconds", "Time to answer, by route.", ["method", "route", "status"],
    buckets=QUICK, registry=REGISTRY)
ENTRIES = Counter("dealer_assist_entries", "Entries of the log that were kept.", ["kind"], registry=REGISTRY)
REFUSALS = Counter("dealer_assist_refusals", "Refused requests, by code.", ["code"], registry=REGISTRY)
WAITS = Histogram(
    "dealer_assist_writer_wait_seconds", "How long a writer waited for its turn.", buckets=QUICK,
    registry=REGISTRY)


class Now:
    """What is counted when somebody looks: tables, hands by status, open streams."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The figures of this moment; nothing outside of an application."""
        about = GaugeMetricFamily("dealer_assist_version", "The version that runs.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        with database.reading() as session:
            tables = session.scalar(select(func.count()).select_from(Table)) or 0
            hands = session.execute(select(Hand.status, func.count()).group_by(Hand.status)).all()
        yield GaugeMetricFamily("dealer_assist_tables", "Tables of the room.", value=tables)
        by_status = GaugeMetricFamily("dealer_assist_hands", "Hands by status.", labels=["status"])
        for status, count in hands:
            by_status.add_metric([status], count)
        yield by_status
        yield GaugeMetricFamily("dealer_assist_streams", "Open event streams.", value=feed().listeners)


def attach(app: Flask) -> None:
    """The page, and an ear at the writers' queue."""
    app.register_blueprint(metrics_page)
    database.tell_waits(WAITS.observe)


@metrics_page.get("/metrics")
def show() -> Response:
    """Everything, in Prometheus's text form."""
    now = CollectorRegistry()
    now.register(Now())
    return Response(generate_latest(REGISTRY) + generate_latest(now), content_type=CONTENT_TYPE_LATEST)


def answered(method: str, route: str, response: Response, seconds: float) -> None:
    """Count one answer; a stream is over when its first byte leaves, not when its tablet goes home."""
    REQUESTS.labels(method, route, str(response.status_code)).observe(seconds)
    if response.status_code >= 400 and response.is_json:
        document = response.get_json(silent=True)
        error = document.get("error") if isinstance(document, dict) else None
        if isinstance(error, dict):
            REFUSALS.labels(str(error.get("code"))[:40]).inc()
