"""`/health`: is the room's record well? A page for people: green, amber or red, and what to do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from apiflask import APIBlueprint
from flask import current_app, render_template
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from dealer_assist import __version__
from dealer_assist.errors import Refusal
from dealer_assist.formats import times
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.hands.verify import verify
from dealer_assist.store.live.feed import feed
from dealer_assist.store.transfer.backup import FOLDER
from dealer_assist.texts import figure, say
from dealer_assist.web.health import standing
from dealer_assist.web.live.api import MOST_STREAMS

health_page = APIBlueprint("health", "dealer_assist", enable_openapi=False)
GOOD, LOOK, BAD = "good", "look", "bad"
VERIFIED = 20                   # newest hands whose hashes and outcomes are computed again on the page
OLD_HOURS = 26                  # a nightly backup, and two hours for it
_began = time.time()


class Finding(NamedTuple):
    """One line: how it is, what was looked at, what was found, and what to do (empty when it is well)."""

    state: str
    what: str
    finding: str
    do: str = ""


@health_page.get("/health")
def show() -> tuple[str, int]:
    """Everything that was looked at, the worst first; 503 when something is bad."""
    listed = sorted(findings(), key=lambda one: (BAD, LOOK, GOOD).index(one.state))
    page = render_template("health/index.html", findings=listed, worst=listed[0].state, version=__version__)
    return page, 503 if listed[0].state == BAD else 200


def findings() -> Iterator[Finding]:
    """What can be known without stopping anything."""
    try:
        yield from _record()
    except SQLAlchemyError as error:
        yield Finding(BAD, say("health.database"), say("health.silent", error=type(error).__name__),
                      say("health.silent-do"))
    if why := standing.not_kept():
        yield Finding(BAD, say("health.entries"), say("health.not-kept"), Refusal(why).message)
    yield _disk(Path(current_app.instance_path))
    yield _backup(Path(current_app.instance_path) / FOLDER)
    yield _streams()
    span = _span(time.time() - _began)
    yield Finding(GOOD, say("health.version"), say("health.running", version=__version__, span=span))


def _record() -> Iterator[Finding]:
    kind = database.db.engine.dialect.name
    if not standing.has_tables():
        other = say("health.other-version", kind=kind)
        yield Finding(BAD, say("health.database"), other, say("health.other-version-do"))
        return
    with database.reading() as session:
        tables = session.scalar(select(func.count()).select_from(Table)) or 0
        hands = session.scalar(select(func.count()).select_from(HandRow)) or 0
        newest = session.scalars(select(HandRow.id).order_by(HandRow.id.desc()).limit(VERIFIED)).all()
        wrong = [number for number in newest if not verify(session, number)["ok"]]
    yield Finding(GOOD, say("health.database"), say("health.kept", kind=kind, tables=tables, hands=hands))
    if wrong:
        numbers = ", ".join(str(number) for number in wrong)
        yield Finding(
            BAD, say("health.record"), say("health.changed", hands=numbers), say("health.changed-do"))
    elif newest:
        yield Finding(GOOD, say("health.record"), say("health.verified", count=len(newest)))


def _disk(instance: Path) -> Finding:
    free = standing.free(instance)
    disk, room = say("health.disk"), say("health.free", free=figure(round(free / 10**9, 1), least=1))
    if standing.is_full(free):
        return Finding(BAD, disk, room, say("health.full-do"))
    if standing.is_filling(free):
        return Finding(LOOK, disk, room, say("health.filling-do"))
    return Finding(GOOD, disk, room)


def _backup(folder: Path) -> Finding:
    newest = max((path.stat().st_mtime for path in folder.glob("*.zip")), default=None)
    if newest is None:
        return Finding(LOOK, say("health.backup"), say("health.no-backup"), say("health.no-backup-do"))
    age = time.time() - newest
    at = times.moment(datetime.fromtimestamp(newest, UTC).isoformat())
    if age > OLD_HOURS * 3600:
        old = say("health.old-backup", at=at)
        return Finding(LOOK, say("health.backup"), old, say("health.old-backup-do"))
    return Finding(GOOD, say("health.backup"), say("health.backup-of", at=at))


def _streams() -> Finding:
    count, most = feed().listeners, current_app.config.get("MOST_STREAMS", MOST_STREAMS)
    streams, used = say("health.streams"), say("health.in-use", count=str(count), most=str(most))
    if count >= most:
        return Finding(LOOK, streams, used, say("health.in-use-do"))
    return Finding(GOOD, streams, used)


def _span(seconds: float) -> str:
    minutes = int(seconds // 60)
    hours = minutes // 60
    if hours >= 24:
        return say("health.days", days=str(hours // 24), hours=hours % 24)
    return say("health.hours", hours=hours, minutes=minutes % 60)
