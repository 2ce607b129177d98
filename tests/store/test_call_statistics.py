"""Calls of a night: by kind, table and dealer, with the time to rule."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import update

from dealer_assist.store.db import database
from dealer_assist.store.review import call_statistics
from dealer_assist.store.review.call_statistics import CallsWanted, CallSum
from dealer_assist.store.review.calls import Call
from tests.store.test_events import code_of
from tests.store.venue import Desk

pytestmark = pytest.mark.both_databases


def at(app: APIFlask, call: int, opened: str, closed: str) -> None:
    """The call was made and closed at these times of an evening."""
    times = {"made": f"2026-05-01T{opened}.000000Z", "closed": f"2026-05-01T{closed}.000000Z"}
    with app.app_context(), database.writing() as session:
        session.execute(update(Call).where(Call.id == call).values(**times))


@pytest.fixture
def evening(app: APIFlask, seated: Desk) -> Desk:
    """Four calls of one hand: three ruled after 60, 100 and 20 seconds, one withdrawn."""
    hand = seated.start()["hand"]
    for n, (who, reason, kind, opened, closed) in enumerate((
        ("Ann", "Dispute", "one-chip", "20:00:00", "20:01:00"),
        ("Ann", "Dispute", "one-chip", "20:10:00", "20:11:40"),
        ("Bob", "Chips", None, "20:20:00", "20:20:20"),
        ("Bob", None, None, "23:30:00", "23:30:05"),
    ), start=1):
        fields = {} if reason is None else {"reason": reason}
        call = seated.make(f"/hands/{hand}/calls", who=who, **fields)["id"]
        if reason is None:
            seated.post(f"/hands/{hand}/calls/{call}/withdraw", who=who)
        else:
            seen = seated.get(f"/hands/{hand}")["seq"]
            seated.post(f"/calls/{call}/ruling", seq=seen, decision="stands", reason="seen", who="Flo",
                        **({"kind": kind} if kind else {}))
        at(app, n, opened, closed)
    return seated


def sums_of(app: APIFlask, **wanted: Any) -> dict[str, list[CallSum]]:
    with app.app_context(), database.reading() as session:
        return call_statistics.sums(session, CallsWanted(**wanted))


def test_calls_are_summed_by_kind_table_and_dealer(app: APIFlask, evening: Desk):
    sums = sums_of(app)
    assert sums["all"] == [("All", 4, 3, 60)]
    assert sums["kind"] == [("One chip, no word", 2, 2, 80), ("Chips", 1, 1, 20),
                            ("no reason given", 1, 0, None)]
    assert sums["dealer"] == [("Ann", 2, 2, 80), ("Bob", 2, 1, 20)]
    assert sums["table"] == [("Table 1", 4, 3, 60)]


def test_a_night_is_cut_out_by_when_the_call_was_made(app: APIFlask, evening: Desk):
    hours = {"since": "2026-05-01T20:05:00", "until": "2026-05-01T23:00:00"}
    assert sums_of(app, **hours)["all"] == [("All", 2, 2, 60)]
    assert sums_of(app, table=2)["all"] == []


def test_a_few_at_a_time_are_all_of_them(app: APIFlask, evening: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(call_statistics, "BATCH", 2)
    with app.app_context(), database.reading() as session:
        rows = list(call_statistics.rows(session, CallsWanted()))
    assert [(row["call"], row["seconds"]) for row in rows] == [(1, 60), (2, 100), (3, 20), (4, None)]


def test_the_page_and_the_file_say_the_same(evening: Desk):
    page = evening.client.get("/calls/statistics?since=2026-05-01").get_data(as_text=True)
    assert "One chip, no word" in page and "1:20" in page
    file = evening.client.get("/export/calls.csv?since=2026-05-01").get_data(as_text=True).splitlines()
    assert file[0].startswith("call,table,name,hand,made,kind") and len(file) == 5
    assert ",one-chip,Dispute,Ann," in file[1] and file[1].endswith(",60")
    assert evening.client.get("/calls/statistics?since=yesterday").status_code == 422


def test_a_kind_that_is_none_is_refused(seated: Desk):
    hand = seated.start()
    call = seated.make(f"/hands/{hand['hand']}/calls")["id"]
    assert code_of(lambda: seated.post(f"/calls/{call}/ruling", seq=hand["seq"], decision="stands", who="Flo",
                                       reason="seen", kind="one-chop")) == "unknown-kind"
    assert seated.get(f"/calls/{call}")["state"] != "ruled"
