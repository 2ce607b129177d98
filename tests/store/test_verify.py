"""`verify` finds every change that somebody with the database in his hands could make."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from sqlalchemy import text

from dealer_assist.cli import main
from dealer_assist.store.db import database
from tests.store.venue import Desk


@pytest.fixture
def over(seated: Desk) -> Desk:
    """Hand 1: a raise, an undo, a redo, two folds."""
    hand = seated.play(seated.start(), "1 raise 700", "2 fold")
    hand = seated.post("/hands/1/undo", seq=hand["seq"])
    hand = seated.post("/hands/1/redo", seq=hand["seq"])
    seated.play(hand, "3 fold")
    return seated


def tamper(app: APIFlask, *statements: str) -> None:
    """Do what the guards are there against, as somebody would who takes them away first."""
    with app.app_context(), database.writing() as session:
        if database.db.engine.dialect.name == "postgresql":
            session.execute(text("ALTER TABLE log DISABLE TRIGGER USER"))
        else:
            for guard in ("log_unchanged", "log_kept", "log_in_order"):
                session.execute(text(f"DROP TRIGGER {guard}"))
        for statement in statements:
            session.execute(text(statement))


def differences(desk: Desk) -> set[tuple[int | None, str]]:
    answer = desk.get("/hands/1/verify")
    assert answer["ok"] is False
    assert all(item["message"] for item in answer["differences"])
    return {(item["seq"], item["what"]) for item in answer["differences"]}


@pytest.mark.both_databases
def test_a_record_that_nobody_touched_is_whole(over: Desk):
    assert over.get("/hands/1/verify") == {"hand": 1, "ok": True, "rows": 6, "differences": []}


@pytest.mark.both_databases
@pytest.mark.parametrize("change", [
    "payload = '{\"line\":\"2 call\"}'", "outcome = '{}'", "who = 'Mallory'",
    "at = '2000-01-01T00:00:00.000000Z'",
    "key = 'other'", "device = 'other'", "kind = 'void'",
])
def test_a_changed_row_is_found(over: Desk, app: APIFlask, change: str):
    tamper(app, f"UPDATE log SET {change} WHERE seq = 2")
    assert differences(over) == {(2, "hash")}


def test_a_row_sealed_anew_is_found_by_the_next(over: Desk, app: APIFlask):
    tamper(app, f"UPDATE log SET hash = '{'1' * 64}' WHERE seq = 2")
    assert differences(over) == {(2, "hash"), (3, "previous")}


@pytest.mark.both_databases
def test_rows_cut_off_at_the_end_are_found(over: Desk, app: APIFlask):
    tamper(app, "DELETE FROM log WHERE seq = 5")
    assert differences(over) == {(None, "head")}


@pytest.mark.both_databases
def test_a_row_taken_out_of_the_middle_is_found(over: Desk, app: APIFlask):
    tamper(app, "DELETE FROM log WHERE seq = 2")
    assert (2, "seq") in differences(over)


def test_another_set_up_is_found(over: Desk, app: APIFlask):
    tamper(app, "UPDATE hand SET setup = replace(setup, '\"blinds\":[50,100]', '\"blinds\":[25,50]')")
    assert differences(over) == {(0, "setup")}


@pytest.mark.both_databases
@pytest.mark.parametrize(("change", "what"), [
    ("pot = 1", "pot"), ("winners = '[2]'", "winners"), ("status = 'void'", "status"),
])
def test_a_list_that_says_something_else_is_found(over: Desk, app: APIFlask, change: str, what: str):
    tamper(app, f"UPDATE hand SET {change}")
    assert differences(over) == {(None, what)}


def test_an_engine_that_reads_a_rule_differently_is_reported_row_by_row(
    over: Desk, monkeypatch: pytest.MonkeyPatch,
):
    """The record stays; the report names every row that would move other chips today."""
    from dealer_assist.record import replay

    monkeypatch.setattr(replay, "moved", lambda before, after, action, state: {"pot": 1, "stacks": {}})
    assert differences(over) == {(seq, "outcome") for seq in range(6)}


def test_an_action_that_would_be_refused_today_is_reported(over: Desk, monkeypatch: pytest.MonkeyPatch):
    refuse_all_but_the_first(monkeypatch, "Not any more.")
    assert differences(over) == {(2, "refused")}


def refuse_all_but_the_first(monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    """From now on the engine reads a rule otherwise."""
    from dealer_assist.errors import NotNow
    from dealer_assist.record import replay

    real = replay.apply

    def stricter(hand: Any, action: Any) -> None:
        if hand.actions:
            raise NotNow("new-rule", why)
        real(hand, action)

    monkeypatch.setattr(replay, "apply", stricter)


def test_a_page_in_better_words_is_told_but_breaks_nothing(over: Desk, app: APIFlask):
    tamper(app, f"UPDATE hand SET definition = '{'1' * 64}'")
    answer = over.get("/hands/1/verify")
    assert answer["ok"] is True
    assert [item["what"] for item in answer["differences"]] == ["game"]


@pytest.mark.both_databases
def test_the_command_says_the_same(over: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", app.instance_path)
    with app.app_context():
        url = database.db.engine.url.render_as_string(hide_password=False)
    monkeypatch.setenv("DATABASE_URL", url)
    whole = CliRunner().invoke(main, ["verify"])
    assert (whole.exit_code, whole.stdout) == (
        0, '{"hand": 1, "ok": true, "rows": 6, "differences": []}\n')
    assert CliRunner().invoke(main, ["verify", "9"]).exit_code == 2
    tamper(app, "UPDATE log SET who = 'Mallory' WHERE seq = 2")
    broken = CliRunner().invoke(main, ["verify", "1"])
    assert broken.exit_code == 1 and '"ok": false' in broken.stdout
