"""The charts of a night: figures of that night alone, and words that do not lie over each other."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.review.night import Night, night
from dealer_assist.store.search.index import Summary
from tests.store.venue import Desk

DAY = date(2026, 3, 5)
NOON = 1_772_712_000_000        # of that day, in milliseconds, UTC
HOUR = 3_600_000


@pytest.fixture
def played(app: APIFlask, seated: Desk) -> Desk:
    """Three hands at 20:00, 20:30 and 22:15 of the night, one at noon of the next day, one that is open."""
    for _ in range(4):
        seated.play(seated.start(button=1), "1 fold", "2 fold")
    seated.start(button=1)
    times = (8 * HOUR, 8 * HOUR + HOUR // 2, 10 * HOUR + HOUR // 4, 24 * HOUR, 9 * HOUR)
    with app.app_context(), database.writing() as session:
        for number, after in enumerate(times, 1):
            session.get_one(Summary, number).moment = NOON + after
    return seated


def of(app: APIFlask, day: date, **more: Any) -> Night:
    with app.app_context(), database.reading() as session:
        return night(session, day, UTC, **more)


@pytest.mark.both_databases
def test_hands_are_counted_by_the_hour_the_game_and_the_table(app: APIFlask, played: Desk):
    night = of(app, DAY)
    assert [(bar.name, bar.hands) for bar in night.hours] == [("20", 2), ("21", 0), ("22", 1)]
    assert [(bar.name, bar.hands, bar.chips) for bar in night.games] == [("holdem", 3, 300)]
    assert [(bar.name, bar.hands) for bar in night.tables] == [("Table 1", 3)]
    assert night.an_hour == (pytest.approx(2 / 2.25),)
    assert [(bar.name, bar.chips) for bar in night.players] == [("Cy", 150), ("Ann", 0), ("Bob", -150)]


@pytest.mark.parametrize(("day", "change", "hours"), [
    (date(2026, 10, 24), datetime(2026, 10, 25, 1, tzinfo=UTC), [("02", 1), ("02", 1), ("03", 1)]),
    (date(2027, 3, 27), datetime(2027, 3, 28, 1, tzinfo=UTC), [("01", 1), ("03", 1), ("04", 1)]),
])
def test_when_clocks_change_every_hour_has_its_own_name(
        app: APIFlask, seated: Desk, day: date, change: datetime, hours: list[tuple[str, int]]):
    """Every hour after it was called by the one that it would have been."""
    for _ in range(3):
        seated.play(seated.start(button=1), "1 fold", "2 fold")
    with app.app_context(), database.writing() as session:
        for number in range(3):
            moment = change.timestamp() * 1000 + (number - 0.5) * HOUR
            session.get_one(Summary, number + 1).moment = int(moment)
    with app.app_context(), database.reading() as session:
        bars = night(session, day, ZoneInfo("Europe/Berlin")).hours
    assert [(bar.name, bar.hands) for bar in bars] == hours


def test_another_night_and_another_table_have_their_own(app: APIFlask, played: Desk):
    assert of(app, DAY + timedelta(days=1)).hands == 1
    assert of(app, DAY - timedelta(days=1)).hands == 0
    assert of(app, DAY, table=9).hands == 0


def test_the_page_draws_words_that_lie_apart(app: APIFlask, played: Desk):
    page = played.client.get(f"/night?day={DAY}").get_data(as_text=True)
    assert page.count("<svg") == 5
    for chart in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        words = re.findall(r'<text[^>]*x="([\d.]+)" y="([\d.]+)"', chart)
        assert len(set(words)) == len(words) > 0, "no two words at one place"


def test_hands_in_an_hour_are_written_as_the_reader_writes_them(app: APIFlask, played: Desk):
    assert "0.9 an hour" in played.client.get(f"/night?day={DAY}").get_data(as_text=True)
    played.client.set_cookie("lang", "de")
    assert "0,9 in der Stunde" in played.client.get(f"/night?day={DAY}").get_data(as_text=True)


def test_a_night_without_hands_says_so(seated: Desk):
    assert "No hand was played out" in seated.client.get("/night?day=2020-01-01").get_data(as_text=True)
    assert seated.client.get("/night?day=yesterdayish").status_code == 422
