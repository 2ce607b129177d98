"""`/health`: is the room's record well? A page for people: green, amber or red, and what to do."""

from __future__ import annotations

import shutil
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
from dealer_assist.store.db import database
from dealer_assist.store.db.models import Hand, Table
from dealer_assist.store.hands.verify import verify
from dealer_assist.store.live.feed import feed
from dealer_assist.store.transfer.backup import FOLDER
from dealer_assist.web.live import MOST_STREAMS

health_page = APIBlueprint("health", "dealer_assist", enable_openapi=False)
GOOD, LOOK, BAD = "good", "look", "bad"
VERIFIED = 20                   # newest hands whose hashes and outcomes are computed again on the page
LITTLE, VERY_LITTLE = 2 * 10**9, 2 * 10**8      # bytes of disk
OLD_HOURS = 26                  # a nightly backup, and two hours for it
_began = time.time()


class Finding(NamedTuple):
    """One line: how it is, what was looked at, what was found, and what to do (empty when it is well)."""

    state: str
    what: str
    found: str
    do: str = ""


@health_page.get("/health")
def show() -> tuple[str, int]:
    """Everything that was looked at, the worst first; 503 when something is bad."""
    found = sorted(findings(), key=lambda one: (BAD, LOOK, GOOD).index(one.state))
    page = render_template("health/index.html", findings=found, worst=found[0].state, version=__version__)
    return page, 503 if found[0].state == BAD else 200


def findings() -> Iterator[Finding]:
    """What can be known without stopping anything."""
    try:
        yield from _record()
    except SQLAlchemyError as error:
        yield Finding(BAD, "Database", f"does not answer: {type(error).__name__}",
                      "See that it runs and that the disk is not full; tablets keep their entries unsent.")
    yield _disk(Path(current_app.instance_path))
    yield _backup(Path(current_app.instance_path) / FOLDER)
    yield _streams()
    yield Finding(GOOD, "Version", f"{__version__}, running for {_span(time.time() - _began)}")


def _record() -> Iterator[Finding]:
    kind = database.db.engine.dialect.name
    if not database.is_current():
        yield Finding(
            BAD, "Database", f"{kind}, of another version", "Run dealer-assist upgrade and start again.")
        return
    with database.reading() as session:
        tables = session.scalar(select(func.count()).select_from(Table)) or 0
        hands = session.scalar(select(func.count()).select_from(Hand)) or 0
        newest = session.scalars(select(Hand.id).order_by(Hand.id.desc()).limit(VERIFIED)).all()
        wrong = [number for number in newest if not verify(session, number)["ok"]]
    yield Finding(GOOD, "Database", f"{kind}; tables: {tables:,}, hands: {hands:,}")
    if wrong:
        numbers = ", ".join(str(number) for number in wrong)
        yield Finding(BAD, "Record", f"hands {numbers} do not say what they said",
                      "Keep this machine as it is, take a backup, and run dealer-assist verify.")
    elif newest:
        yield Finding(GOOD, "Record", f"verified just now: the newest {len(newest)}")


def _disk(instance: Path) -> Finding:
    free = shutil.disk_usage(instance).free
    said = f"{free / 10**9:.1f} GB free"
    if free < VERY_LITTLE:
        return Finding(BAD, "Disk", said, "Make room now: entries can no longer be kept when it is full.")
    return Finding(LOOK, "Disk", said, "Make room soon.") if free < LITTLE else Finding(GOOD, "Disk", said)


def _backup(folder: Path) -> Finding:
    newest = max((path.stat().st_mtime for path in folder.glob("*.zip")), default=None)
    if newest is None:
        return Finding(LOOK, "Backup", "none in backups/ of the instance folder",
                       "Run dealer-assist backup, or start with serve --backup-every 24.")
    age = time.time() - newest
    at = datetime.fromtimestamp(newest, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if age > OLD_HOURS * 3600:
        return Finding(LOOK, "Backup", f"the newest is of {at}", "Take one tonight: dealer-assist backup.")
    return Finding(GOOD, "Backup", f"of {at}")


def _streams() -> Finding:
    count, most = feed().listeners, current_app.config.get("MOST_STREAMS", MOST_STREAMS)
    said = f"{count} of {most} live streams in use"
    if count >= most:
        return Finding(LOOK, "Live updates", said,
                       "More tablets ask every few seconds instead; close pages nobody reads.")
    return Finding(GOOD, "Live updates", said)


def _span(seconds: float) -> str:
    minutes = int(seconds // 60)
    hours = minutes // 60
    return f"{hours // 24} d {hours % 24} h" if hours >= 24 else f"{hours} h {minutes % 60} min"
