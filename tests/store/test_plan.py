"""The plan of the room: where tables stand, who deals and sits there, the figures beside it."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.ledger.verify import verify
from dealer_assist.store.live import figures, plan
from tests.store.test_events import Director, code_of
from tests.store.venue import Desk
from tests.web.staff import PINS, Staff

pytestmark = pytest.mark.both_databases


def spots(app: APIFlask) -> dict[str, tuple[int, int] | None]:
    return {one["name"]: one["down"] and (one["down"], one["across"]) for one in tiles(app)}


def tiles(app: APIFlask) -> list[dict[str, Any]]:
    with app.app_context(), database.reading() as session:
        return plan.tiles(session, None, [])


def beside(app: APIFlask) -> dict[str, Any]:
    with app.app_context(), database.reading() as session:
        return figures.figures(session)


@pytest.fixture
def three(desk: Desk) -> Desk:
    for name in ("One", "Two", "Three"):
        desk.make("/tables", name=name, game="holdem", betting="no-limit", blinds=[50, 100])
    return desk


def test_tables_that_meet_change_places(app: APIFlask, three: Desk):
    three.put("/tables/1/place", down=1, across=1)
    three.put("/tables/2/place", down=2, across=5)
    assert three.put("/tables/1/place", down=2, across=5) == {"table": 1, "down": 2, "across": 5}
    assert spots(app) == {"One": (2, 5), "Two": (1, 1), "Three": None}
    three.put("/tables/3/place", down=1, across=1)
    assert spots(app) == {"One": (2, 5), "Two": None, "Three": (1, 1)}
    three.delete("/tables/3/place")
    assert spots(app) == {"One": (2, 5), "Two": None, "Three": None}
    with app.app_context(), database.reading() as session:
        assert verify(session)["ok"]


def test_a_place_that_is_none_is_refused_and_moves_nothing(app: APIFlask, three: Desk):
    three.put("/tables/1/place", down=1, across=1)
    for down, across in ((0, 1), (1, 41)):
        assert code_of(lambda down=down, across=across: three.put(
            "/tables/1/place", down=down, across=across)) == "bad-place"
    assert code_of(lambda: three.put("/tables/9/place", down=1, across=1)) == "not-found"
    assert spots(app)["One"] == (1, 1)


def test_the_ledger_says_who_put_a_table_where(app: APIFlask, seated: Desk):
    staff = Staff(app)
    flo, vic = staff.signed_in("Flo"), staff.signed_in("Vic")
    where = {"down": 3, "across": 4}
    assert vic.put("/api/v1/tables/1/place", json=where).status_code == 403
    assert flo.put("/api/v1/tables/1/place", json=where).status_code == 200
    row = flo.get("/api/v1/ledger?kind=place").get_json()["rows"][0]
    assert (row["who"], row["text"]) == ("Flo", "Table 1: row 3, place 4")
    assert [vic.get(path).status_code for path in ("/floor/tables.json", "/floor/figures.json")] == [403, 403]


def test_a_tile_names_who_deals_and_who_sits_there(app: APIFlask, seated: Desk):
    staff = Staff(app)
    tablet = staff.tablet()
    staff.at(tablet, PINS["Ann"])
    assert tiles(app)[0]["dealer"] == "Ann"
    assert [name for _, name, plays in tiles(app)[0]["people"] if plays] == ["Ann", "Bob", "Cy"]
    assert tiles(app)[0]["left"] is None
    staff.signed_in("Flo").delete("/api/v1/tables/1/seats/3")
    tile = tiles(app)[0]
    assert len(tile["people"]) == 2 and tile["left"] is not None


def test_chips_in_play_are_held_against_chips_sold(app: APIFlask, seated: Desk):
    hand = seated.start()
    cash = beside(app)["cash"]
    assert (cash["players"], cash["in_play"], cash["sold"]) == (3, 30_000, 30_000)
    while hand["status"] == "open":
        hand = seated.play(hand, f"{hand['to_act']} fold")
    chips = beside(app)
    assert (chips["cash"]["in_play"], chips["cash"]["sold"]) == (30_000, 30_000)
    assert (chips["tempo"]["hands"], chips["tempo"]["median"]) == (1, 1)


def test_an_event_says_players_average_and_the_next_break(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    (event,) = beside(app)["events"]
    assert (event["players"], event["entries"], event["average"]) == (12, 12, 3000)
    assert (event["sold"], event["in_play"]) == (36_000, 36_000)
    assert event["running"] and not event["in_break"] and event["break_in"] > event["level_in"] > 0
    assert {tile["event"] for tile in tiles(app)} == {event["id"]}
    director.act("clock", tick="pause")
    assert not beside(app)["events"][0]["running"]


def test_the_time_to_rule_is_the_median_of_the_night(app: APIFlask, seated: Desk):
    hand = seated.start()
    call = seated.make(f"/hands/{hand['hand']}/calls", reason="Dispute")
    assert beside(app)["rulings"] == {"count": 0, "median": None}
    seated.post(f"/calls/{call['id']}/ruling", seq=hand["seq"], decision="stands", reason="seen", who="Flo")
    rulings = beside(app)["rulings"]
    assert rulings["count"] == 1 and rulings["median"] >= 0
