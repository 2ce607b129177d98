"""Every full hour the head of the ledger leaves the machine, signed: in the log, and on a slip."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from apiflask import APIFlask
from structlog.testing import capture_logs

from dealer_assist.store.db import database
from dealer_assist.store.ledger import signing
from dealer_assist.web import create_app
from dealer_assist.web.observing import heads
from tests.store.venue import Desk
from tests.web.staff import Staff


@pytest.fixture
def app(tmp_path: Path, empty_sqlite: Path) -> APIFlask:
    shutil.copy(empty_sqlite, tmp_path / database.FILE)
    return create_app({"INSTANCE": tmp_path})


def test_the_log_tells_the_signed_head(seated: Desk, app: APIFlask):
    newest = seated.get("/ledger")["head"]
    with capture_logs() as lines:
        head = heads.tell(app)
    assert [(line["event"], line["head"]) for line in lines] == [("ledger-head", head)]
    assert signing.seen(str(head), signing.public_key(Path(app.instance_path))) == (newest["hash"], True)


def test_a_room_without_a_row_tells_nothing(app: APIFlask):
    with capture_logs() as lines:
        assert heads.tell(app) is None
    assert lines == []


def test_it_is_told_at_every_full_hour(seated: Desk, app: APIFlask):
    waits: list[float] = []

    def wait(seconds: float) -> None:
        if len(waits) == 2:
            raise InterruptedError
        waits.append(seconds)

    with capture_logs() as lines, pytest.raises(InterruptedError):
        heads.keep_telling(app, wait)
    assert [line["event"] for line in lines] == ["ledger-head"] * 2
    assert all(0 < seconds <= 3600 for seconds in waits)
    assert (heads.until_next(7200.0), heads.until_next(7195.0)) == (3600.0, 5.0)


def test_the_slip_shows_the_same_head_to_the_floor(seated: Desk, app: APIFlask):
    staff = Staff(app)
    page = staff.signed_in("Flo").get("/ledger/slip")
    assert page.status_code == 200
    assert str(heads.tell(app)) in page.get_data(as_text=True) and "<svg" in page.get_data(as_text=True)
    assert staff.signed_in("Vic").get("/ledger/slip").status_code == 403
