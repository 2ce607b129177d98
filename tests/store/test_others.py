"""What one process tells the others over PostgreSQL: every action once, and in order; and that it is gone."""

from __future__ import annotations

import json
from typing import Any

import psycopg
import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.live import presence
from dealer_assist.store.live.others import NEWS
from dealer_assist.store.live.presence import Presence
from dealer_assist.store.live.soon import AT_ONCE, Soon
from tests.store.venue import Desk

on_postgresql = pytest.mark.parametrize("venue_on", ["postgresql"])


def address(app: APIFlask) -> str:
    with app.app_context():
        url = database.db.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)


def listening(app: APIFlask) -> psycopg.Connection[Any]:
    ear = psycopg.connect(address(app), autocommit=True)
    ear.execute(f"LISTEN {NEWS}")
    return ear


def heard(ear: psycopg.Connection[Any], count: int) -> list[dict[str, Any]]:
    """So many pieces of news, in however many notices."""
    news: list[dict[str, Any]] = []
    while len(news) < count:
        notices = list(ear.notifies(timeout=60, stop_after=1))
        assert notices, f"only {len(news)} came"
        news += [one for notice in notices for one in json.loads(notice.payload)["news"]]
    return news


@on_postgresql
def test_others_hear_of_every_action_in_order(app: APIFlask, seated: Desk):
    hand = seated.start()
    with listening(app) as ear:
        seated.play(hand, "1 call", "2 raise 300", "3 fold")
        assert [(one["hand"], one["seq"], one["kind"]) for one in heard(ear, 3)] == [
            (1, 1, "hand"), (1, 2, "hand"), (1, 3, "hand")]


@on_postgresql
def test_news_that_could_not_be_told_is_told_over_the_next_connection(app: APIFlask):
    with listening(app) as ear:
        teller = Soon(address(app), NEWS)
        teller.tell([{"n": 0}])
        assert heard(ear, 1) == [{"n": 0}]
        ear.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_notify%' "
                    "AND datname = current_database() AND pid <> pg_backend_pid()")
        many = [{"n": n, "long": "ü" * 60} for n in range(1, 3 * AT_ONCE)]
        teller.tell(many)
        assert heard(ear, len(many)) == many
        teller.close()


def test_a_process_that_fell_silent_is_lost_once(monkeypatch: pytest.MonkeyPatch):
    """It may have died before it told of its last action: who listens begins again then."""
    now = [1000.0]
    monkeypatch.setattr(presence.utc, "seconds", lambda: now[0])
    here = Presence()
    here.hear(7, 3, [["tablet", 1, 990.0, 999.0, 1, 0, 0.0, 0.0]])
    now[0] += presence.SILENT - 1
    assert (here.lost(), here.listeners_elsewhere(), len(here())) == (False, 3, 1)
    now[0] += 2
    assert (here.listeners_elsewhere(), here()) == (0, [])
    assert (here.lost(), here.lost()) == (True, False)
