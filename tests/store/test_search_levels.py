"""Hands of an event and of one of its levels, by the tables and the clock that they were dealt by."""

from __future__ import annotations

from datetime import date, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.session.times import MINUTE
from dealer_assist.store.db import database, utc
from dealer_assist.store.events import write
from dealer_assist.store.search import find, query, tokens
from dealer_assist.store.search.levels import _both, _last_alone, _played
from dealer_assist.tournament.clock import PAUSE, RESUME, START, TO_ROW, Tick
from tests.store.test_clock import Machine, machine as machine  # noqa: PLC0414  (a fixture)
from tests.store.test_events import SHEET, Director
from tests.store.venue import Desk

LENGTH = read_structure(SHEET).rows[0].minutes * MINUTE


def found(app: APIFlask, text: str) -> list[int]:
    with app.app_context(), database.reading() as session:
        wanted = query.read(session, tokens.tokens(session, text), None, *days())
        return sorted(hand["id"] for hand in find.search(session, wanted).hands)


def days() -> tuple[date, datetime]:
    now = datetime.fromisoformat(utc.now())
    return now.date(), now


def test_a_hand_is_found_by_the_level_and_the_event_it_was_dealt_in(
    app: APIFlask, desk: Desk, machine: Machine,
):
    """The clock of the event counts, and that of another event is another."""
    first, other = Director(app, "Winter Main"), Director(app, "Side")
    tables = []
    for director in (first, other):
        director.begin(3)
        tables.append(desk.get("/tables")["tables"][-1]["id"])
    hands = []
    for minutes, table in ((1, tables[0]), (1, tables[1]), (LENGTH / MINUTE, tables[0])):
        machine.go_on(minutes * 60)
        hand = desk.start(table)
        desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"], reason="wrong deck")
        hands.append(hand["hand"])
    asked = ("level 1", "level 2", "level 7", "winter main", "winter main level 1", "side level 2",
             "level 1 or level 2", "side level 1 void")
    one, two, three = hands
    assert {text: found(app, text) for text in asked} == {
        "level 1": [one, two], "level 2": [three], "level 7": [], "winter main": [one, three],
        "winter main level 1": [one], "side level 2": [], "level 1 or level 2": [one, two, three],
        "side level 1 void": [two]}


def state(*record: Tick) -> Any:
    return SimpleNamespace(record=list(record), structure=read_structure(SHEET))


@pytest.mark.parametrize(("record", "level", "times"), [
    ((Tick(0, START),), 1, [(0, LENGTH)]),
    ((Tick(0, START),), 2, [(LENGTH, 2 * LENGTH)]),
    ((Tick(0, START), Tick(1000, PAUSE), Tick(6000, RESUME)), 1,
     [(0, 1000), (1000, 6000), (6000, LENGTH + 5000)]),
    ((Tick(0, START), Tick(1000, TO_ROW, 1), Tick(9000, TO_ROW, 0)), 1, [(0, 1000), (9000, 9000 + LENGTH)]),
])
def test_a_level_is_played_while_the_clock_stands_on_it(record: Any, level: int, times: Any):
    assert [*_played(state(*record), level)] == times


def test_times_that_do_not_meet_share_nothing():
    assert (_both((0, 10), (10, None)), _both((0, None), (5, 8)), _both((7, None), (5, None))) == (
        None, (5, 8), (7, None))


def voided(desk: Desk, table: int) -> int:
    """A hand of the table, by its number."""
    hand = desk.start(table)
    desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"], reason="wrong deck")
    return int(hand["hand"])


def test_the_final_table_is_the_last_since_no_other_plays(app: APIFlask, desk: Desk, machine: Machine):
    event = Director(app, "Winter Main")
    event.begin(10)
    tables = event.state.rooms
    machine.go_on(60)
    before = [voided(desk, tables[1]), voided(desk, tables[2])]
    assert found(app, "final table") == []
    machine.go_on(60)
    for player in sorted(event.state.tables[2].players.values())[:3]:
        event.act("out", player=player)
    event.act("break", table=2)
    for one in list(event.state.under_way):
        event.act("went", table=one.move.from_table, seat=one.move.from_seat)
        event.act("here", table=one.move.to_table, seat=one.move.to_seat)
    machine.go_on(60)
    last = voided(desk, tables[1])
    assert (found(app, "final table"), found(app, "winter main final table")) == ([last], [last])
    assert found(app, "winter main") == [*before, last]


def test_a_day_of_an_event_is_found_by_its_bags_and_by_its_name(app: APIFlask, desk: Desk, machine: Machine):
    flight, other = Director(app, "Summer 1A"), Director(app, "Side")
    hands = []
    for event in (flight, other):
        event.begin(4)
        machine.go_on(60)
        hands.append(voided(desk, event.state.rooms[1]))
    assert found(app, "day 1") == []
    flight.act("bag")
    assert found(app, "day 1") == [hands[0]]
    main = Director(app, "Summer")
    with app.app_context(), database.writing() as session:
        write.carry(session, main.id, {"act": "carry", "events": [flight.id]})
    main.act("draw")
    main.act("clock", tick="start")
    machine.go_on(60)
    later = voided(desk, main.state.rooms[1])
    assert (found(app, "day 1"), found(app, "day 2"), found(app, "day 3")) == ([hands[0]], [later], [])
    assert found(app, "final table") == [hands[1]]


def test_the_last_table_is_alone_since_the_others_have_gone():
    assert [*_last_alone([(1, (0, 50)), (2, (10, None)), (3, (20, 80))])] == [(frozenset([2]), 80, None)]
    assert [*_last_alone([(1, (0, None)), (2, (10, None))])] == []
    # the chips of both went into bags at once
    assert [*_last_alone([(1, (0, 90)), (2, (10, 90))])] == []
