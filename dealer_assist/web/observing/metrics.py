"""`/metrics` for Prometheus: how many requests, how long, what was entered, what was refused, who listens.

Where several processes serve, each counts in a file of its own in a folder that `serve` names before this
module is loaded, and whichever is asked adds them up; what one that was killed has counted stays.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from apiflask import APIBlueprint
from flask import Flask, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from dealer_assist import __version__, paths
from dealer_assist.store.db import database
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.live.feed import feed

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

_acted: dict[str, tuple[Counter, Histogram]] = {}       # looked up once; every action counts in the same ones


class Now:
    """What is counted when somebody looks: tables, hands by status, open streams."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The figures of this moment; nothing outside of an application."""
        about = GaugeMetricFamily("dealer_assist_version", "The version that runs.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        try:
            yield from list(_of_record())
            answers = 1
        except SQLAlchemyError:
            answers = 0
        yield GaugeMetricFamily("dealer_assist_database_up", "Whether the database answers.", value=answers)
        yield GaugeMetricFamily(
            "dealer_assist_streams", "Open event streams.", value=feed().listeners_everywhere)


def _of_record() -> Iterator[GaugeMetricFamily]:
    """Tables and hands, by the newest hand of each table and the last number: history costs nothing."""
    status = (select(HandRow.status).where(HandRow.table_id == Table.id)
              .order_by(HandRow.number.desc()).limit(1))
    with database.reading() as session:
        newest = session.scalars(select(status.scalar_subquery()).select_from(Table)).all()
        hands = session.scalar(select(func.max(HandRow.id))) or 0
    yield GaugeMetricFamily("dealer_assist_tables", "Tables of the room.", value=len(newest))
    by_status = GaugeMetricFamily("dealer_assist_hands", "Hands by status.", labels=["status"])
    by_status.add_metric([OPEN], newest.count(OPEN))
    by_status.add_metric(["ended"], hands - newest.count(OPEN))
    yield by_status


def attach(app: Flask) -> None:
    """An ear at the writers' queue; the page is of the desk of health."""
    database.tell_waits(WAITS.observe)


@metrics_page.get("/metrics")
def show() -> Response:
    """Everything, in Prometheus's text form."""
    now = CollectorRegistry()
    now.register(Now())
    return Response(generate_latest(_counted()) + generate_latest(now), content_type=CONTENT_TYPE_LATEST)


def _counted() -> CollectorRegistry:
    """What this process counted, or all that serve together."""
    shared = os.environ.get(paths.COUNTS)
    if not shared:
        return REGISTRY
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody, shared)  # type: ignore[no-untyped-call]
    return everybody


def acted(kind: str, route: str, seconds: float) -> None:
    """Count an entry and its answer."""
    if kind not in _acted:
        _acted[kind] = ENTRIES.labels(kind), REQUESTS.labels("POST", route, "200")
    entries, requests = _acted[kind]
    entries.inc()
    requests.observe(seconds)


def answered(method: str, route: str, response: Response, seconds: float) -> None:
    """Count one answer; a stream is over when its first byte leaves, not when its tablet goes home."""
    REQUESTS.labels(method, route, str(response.status_code)).observe(seconds)
    if response.status_code >= 400 and response.is_json:
        document = response.get_json(silent=True)
        error = document.get("error") if isinstance(document, dict) else None
        if isinstance(error, dict):
            REFUSALS.labels(str(error.get("code"))[:40]).inc()
