"""How soon are hands found among very many? Each search that people make, beside a look-up by primary key.

`--hands 1000000` makes a million in a temporary folder, which takes some minutes and three gigabytes; `--keep
FOLDER` keeps them for the next run. What counts is the time of the first page with its count, in every
order, as the API answers it, the best of five, and the ratio to the look-up. `--plans` tells instead
which statements walk a whole table. `--database postgresql` asks a PostgreSQL server that is started for it;
its times are those of the clock, for another process does the work.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from apiflask import APIFlask  # noqa: E402
from flask.testing import FlaskClient  # noqa: E402
from sqlalchemy import event, select  # noqa: E402

from benchmarks.many_hands import make  # noqa: E402
from dealer_assist.store.db import database  # noqa: E402
from dealer_assist.store.db.models import HandRow  # noqa: E402
from dealer_assist.store.search import find  # noqa: E402
from dealer_assist.store.search.index import Summary  # noqa: E402
from dealer_assist.web import create_app  # noqa: E402
from tests.postgres import running_server  # noqa: E402

SEARCHES = (
    "", "player:p0007", "player:p3999", "player:p00", "table:7", "game:razz", "game:holdem", "dealer:d05",
    "seat:4", "date:2026-11-19", "date:2026-10", "date:2025", "pot:>5000", "pot:>200000", "pot:1000-1100",
    "street:river", "split", "odd", "allin", "void", "repaired", "undone", "misdeal", "twice", "side",
    "ruling", "call", "remark", "text:collusion", "text:collusion text:raise",
    "player:p0007 allin", "player:p0007 player:p0012", "player:p0007 game:razz pot:>5000 split",
    "seat:4 allin game:razz pot:>5000 date:2026-11-19", "table:7 date:2026-11-19",
    "dealer:d05 undone repaired",
    "game:holdem street:river allin side split", "split odd side twice", "game:omaha-8 split odd -void",
    "void dealer:d05 date:2026-10", "pot:>100000 allin -undone", "ruling call text:raise",
    "game:holdem won seat:9 allin side twice odd", "allin side split odd repaired undone street:river",
    # as people say it
    "over 5k", "split pots", "texas", "biggest", "biggest split pots", "lost with quads", "quads",
    "oldest", "smallest", "all-in preflop", "p0007 all-in preflop", "wheel", "eight low", "no flop",
    "AK against QQ", "AA against KK busted", "busted", "p0007 busted", "p0007 with quads",
    "p0007 against p0012", "pair of aces", "kings full", "straight flush", "KsKd", "KsKd against AhAd",
    "heads-up", "9 players", "six-handed quads", "d05", "corrected", "floor calls", "without showdown",
    "no showdown over 5k", "event", "351", "hand 900000", "Table 6 #6", "Table 6 hand 6", "#6", "about nine",
    "about 21:15", "yesterday", "razz yesterday over 5k", "collusion", "nobody at all",
    "multiway", "walks", "p0007 scooped", "multiway bomb pots", "bomb pots or straddles",
    "3-way pots", "button", "button raised", "utg lost with quads", "p0007 on the button", "bb won raised",
    "raised on the button 3-bet", "flush or better raised",
    "coin flips", "doubled up in the cutoff", "6-way pots over 5k",
    "quads or full house", "quartered or no low", "flush or better", "p0007 or p0012", "AK or AQ against KK",
)
SMALL = re.compile(r"venue_table|account|anon|sample|CONSTANT")    # no table that grows with the hands
ROW = "{:<50}" + "{:>8}" * len(find.SORTS) + "{:>8}{:>12}"
clock = time.process_time


def main() -> None:
    """Make the hands, search, print the table."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--hands", type=int, default=100_000)
    asks.add_argument("--keep", type=Path)
    asks.add_argument("--plans", action="store_true")
    asks.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = asks.parse_args()
    with tempfile.TemporaryDirectory() as folder, _room(asked.database, asked.keep or Path(folder)) as app:
        with app.app_context():
            database.upgrade()
            with database.reading() as session:
                there = session.scalar(select(HandRow.id).limit(1))
            if there is None:
                make(asked.hands, asked.keep or Path(folder))
            (_plans if asked.plans else _measure)(app, asked.hands)


@contextmanager
def _room(kind: str, place: Path) -> Iterator[APIFlask]:
    """Of SQLite in `place`, or of a server of its own."""
    global clock
    if kind == "sqlite":
        yield create_app({"INSTANCE": place})
        return
    clock = time.perf_counter
    with running_server() as url:
        yield create_app({"INSTANCE": place, "DATABASE_URL": url})


# -- searching ---------------------------------------------------------------------------------------------


def _measure(app: APIFlask, hands: int) -> None:
    client = app.test_client()
    with database.reading() as session:
        base = _time(lambda n: session.execute(select(Summary.pot).where(Summary.hand_id == n)).all(),
                     [random.randrange(1, hands) for _ in range(200)])
    print(ROW.format("milliseconds, first page with its count", *find.SORTS, "ratio", "hands"))
    print(ROW.format("a hand by its number", f"{base * 1000:.3f}", *_blank(1), "1", ""))
    worst = 0.0
    for text in SEARCHES:
        times = [_best_of(client, text, by) for by in find.SORTS]
        page = _search(client, text, find.TIME)
        worst = max(worst, *times)
        print(ROW.format(
            text or "(everything)", *(f"{one * 1000:.1f}" for one in times), f"{times[0] / base:.0f}",
            f"{'~' if page['about'] else ''}{page['count']}"))
    tenth = _next(client, "split")
    print(ROW.format(
        "split, the tenth page", f"{tenth * 1000:.1f}", *_blank(1), f"{tenth / base:.0f}", ""))
    print(f"the longest: {worst * 1000:.0f} ms")


def _blank(measured: int) -> list[str]:
    """The columns of the other orders."""
    return [""] * (len(find.SORTS) - measured)


def _search(client: FlaskClient, text: str, sort: str, after: str | None = None) -> dict[str, Any]:
    asked = {"q": text, "sort": sort} | ({"after": after} if after else {})
    response = client.get("/api/v1/hands", query_string=asked)
    assert response.status_code == 200, response.get_data(as_text=True)
    page: dict[str, Any] = response.get_json()
    return page


def _best_of(client: FlaskClient, text: str, sort: str) -> float:
    return _time(lambda _: _search(client, text, sort), range(5))


def _next(client: FlaskClient, text: str) -> float:
    after = None
    for _ in range(9):
        after = _search(client, text, find.TIME, after)["after"]
    return _time(lambda _: _search(client, text, find.TIME, after), range(5))


def _plans(app: APIFlask, _hands: int) -> None:
    """Each statement of the searches that walks a table without an index, with how SQLite does it."""
    client, asked = app.test_client(), dict[str, tuple[Any, str]]()
    engine = database.db.engine
    for text in SEARCHES:
        for sort in find.SORTS:
            ours = partial(_note, asked, f"{text or '(everything)'}, by {sort}")
            event.listen(engine, "before_cursor_execute", ours)
            _search(client, text, sort)
            event.remove(engine, "before_cursor_execute", ours)
    with engine.connect() as connection:
        for statement, (values, text) in asked.items():
            steps = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            for step in steps:
                if step[3].startswith("SCAN") and not SMALL.search(step[3]):
                    print(f"{text}: {step[3]}\n    {' '.join(statement.split())[:300]}")


def _note(
    asked: dict[str, tuple[Any, str]], text: str, _connection: Any, _cursor: Any, statement: str, values: Any,
    *_: Any,
) -> None:
    if statement.startswith(("SELECT", "WITH")):
        asked.setdefault(statement, (values, text))


def _time(does: Callable[[int], object], turns: Any) -> float:
    """The best of all turns, in seconds of the processor: other programs on the machine do not count.

    Where PostgreSQL does the work, in seconds of the clock.
    """
    times = []
    for turn in turns:
        begun = clock()
        does(turn)
        times.append(clock() - begun)
    return min(times)


if __name__ == "__main__":
    main()
