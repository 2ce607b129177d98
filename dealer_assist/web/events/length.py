"""How long an event takes so many players: played out in a process of its own, and told when that is done.

Ten seconds of work in this process would hold up every tablet of the room. The other one is let by everybody
else, and there is one of them at a time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from flask import Response, make_response, render_template, request

from dealer_assist.contract.reading import whole
from dealer_assist.contract.structures.sheets import to_toml
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.store.db import database
from dealer_assist.store.events import documents, standing
from dealer_assist.tournament.structure.model import Structure
from dealer_assist.web.events import levels
from dealer_assist.web.events.blueprint import EVENT, events
from dealer_assist.web.events.pages import PAGES, Page, shown

MOST_PLAYERS, MOST_SECONDS, KEPT, AGAIN = 2000, 600, 32, 2
BEHIND = 10     # how far the process stands behind the others, as `nice` counts

_players = ThreadPoolExecutor(1, thread_name_prefix="length")
Length = dict[str, Any] | None
"""What `structure length` prints; None where it came to no end."""
_lengths: dict[tuple[str, int], Future[Length]] = {}
_lock = Lock()


@events.get(EVENT + "/length")
def length(event: int) -> Page | Response:
    """An event of `?players=` played out; the page comes again by itself until it is."""
    try:
        players = _asked()
    except Refusal as refusal:
        return shown("structure", event, refusal)
    with database.reading() as session:
        known = standing.find(session, event)
        sheet = standing.state_of(session, known).structure
        page: dict[str, Any] = {
            "event": documents.event_document(session, known), "here": "structure", "pages": PAGES}
    done = _length(to_toml(sheet), players)
    length = done.result() if done.done() else None
    answer = make_response(render_template(
        "events/length.html", players=players, working=not done.done(), length=length,
        rows=_levels(sheet, length), entries=length and length["entries"], **page))
    if not done.done():
        answer.headers["Refresh"] = str(AGAIN)
    return answer


def _levels(sheet: Structure, length: Length) -> list[dict[str, Any]]:
    """The levels that were played, with the breaks between them."""
    if length is None:
        return []
    lines = levels.rows(sheet, length["entries"], {one["level"]: one for one in length["by_level"]})
    last = max(n for n, line in enumerate(lines) if line.get("players"))
    return lines[:last + 1]


def _asked() -> int:
    given = request.args.get("players", "")
    if not given.isascii() or not given.isdecimal() or len(given) > 6:
        raise Unreadable("bad-number.whole-number", name="players", field="players")
    return whole(int(given), "players", 2, MOST_PLAYERS)


def _length(toml: str, players: int) -> Future[Length]:
    """What is worked out of a sheet, or was; the same is asked once."""
    with _lock:
        if (toml, players) not in _lengths:
            while len(_lengths) >= KEPT:
                _lengths.pop(next(iter(_lengths))).cancel()
            _lengths[toml, players] = _players.submit(_played, toml, players)
        return _lengths[toml, players]


def _played(toml: str, players: int) -> Length:
    """The line of `dealer-assist structure length`; None where it says none in time."""
    with tempfile.TemporaryDirectory() as folder:
        sheet = Path(folder, "sheet.toml")
        sheet.write_text(toml, encoding="utf-8")
        command = [sys.executable, "-m", "dealer_assist", "structure", "length", str(sheet)]
        with subprocess.Popen([*command, "--players", str(players)], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True) as process:
            os.setpriority(os.PRIO_PROCESS, process.pid, BEHIND)
            try:
                line, _ = process.communicate(timeout=MOST_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                return None
            return json.loads(line) if process.returncode == 0 else None
