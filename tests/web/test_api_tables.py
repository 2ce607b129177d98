"""Tables, seats, hands and lists over the API, on both databases; and what strangers send to them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.store.venue import Desk, Refused


def refused(call: Any, *path: Any, **body: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        call(*path, **body)
    return caught.value


@pytest.mark.both_databases
def test_a_new_table_has_the_defaults_of_the_house(desk: Desk):
    table = desk.make("/tables", name="Table 1")
    assert table == {
        "id": 1, "name": "Table 1", "game": "holdem", "betting": None, "blinds": [], "ante": 0,
        "big_blind_ante": 0, "bring_in": None, "small_bet": None, "big_bet": None, "chip": 1,
        "preset": "barge", "house": {}, "tournament": True, "seats": [], "hand": None, "carried": 0,
        "positions": None,
        "mix": None,
    }
    assert desk.get("/tables/1") == table
    assert desk.get("/tables") == {"tables": [table]}


@pytest.mark.both_databases
def test_several_tables_are_added_at_once_and_no_name_comes_twice(desk: Desk):
    """All of them or none, each with its own row of the ledger."""
    desk.make("/tables", name="plo 7", game="omaha", betting="pot-limit", blinds=[2, 5])
    plo = {"name": "PLO", "game": "omaha", "betting": "pot-limit", "blinds": [2, 5], "tournament": False}
    error = refused(desk.make, "/tables/several", **plo, first=5, count=4)
    assert (error.code, error.field) == ("table-name-taken", "name")
    assert "of this name: PLO 7." in error.document["error"]["message"]
    assert len(desk.get("/tables")["tables"]) == 1
    tables = desk.make("/tables/several", **plo, first=8, count=3)["tables"]
    assert [one["name"] for one in tables] == ["PLO 8", "PLO 9", "PLO 10"]
    assert all(one["blinds"] == [2, 5] and not one["tournament"] for one in tables)
    assert desk.get("/tables")["tables"][1:] == tables
    rows = desk.get("/ledger")["rows"]
    numbers = [1, *(one["id"] for one in tables)]
    assert sorted(row["table"] for row in rows if row["kind"] == "table") == numbers
    assert refused(desk.make, "/tables/several", **plo, count=0).field == "count"
    assert "name" in refused(desk.make, "/tables/several", **plo | {"name": "P" * 79}, count=1).field


def test_settings_change_from_the_next_hand_on(seated: Desk):
    hand = seated.start()
    seated.patch("/tables/1", blinds=[100, 200], name="Final table")
    assert seated.get("/hands/1")["setup"]["blinds"] == [50, 100]
    seated.play(hand, "1 fold", "2 fold")
    assert seated.start()["setup"]["blinds"] == [100, 200]
    assert seated.get("/tables/1")["name"] == "Final table"


def test_a_setting_of_null_is_the_default_again(desk: Desk):
    desk.make("/tables", name="Table 1", betting="pot-limit", blinds=[1, 2], bring_in=5)
    table = desk.patch("/tables/1", betting=None, blinds=None, bring_in=None)
    assert (table["betting"], table["blinds"], table["bring_in"]) == (None, [], None)


def test_a_hand_keeps_the_rules_it_was_begun_by(seated: Desk):
    """An old hand is always judged by the rules it was played under: all of them are written out.

    But for those that a game may answer itself, where nobody has named them.
    """
    from dealer_assist.rules.house import RULES, YIELDING

    setup = seated.start()["setup"]
    assert set(setup["house"]) == set(RULES) - YIELDING
    assert (setup["preset"], setup["betting"], setup["button"]) == ("barge", "no-limit", 1)


def test_one_hand_may_be_played_by_other_settings(seated: Desk):
    hand = seated.start(game="omaha", betting="pot-limit", button=3)
    assert (hand["game"], hand["betting"], hand["button"]) == ("omaha", "pot-limit", 3)
    assert seated.get("/tables/1")["game"] == "holdem"


def test_a_second_hand_waits_for_the_first(seated: Desk):
    seated.start()
    assert refused(seated.start).code == "hand-open"


def test_the_same_start_twice_is_one_hand(seated: Desk):
    first = seated.start(key="next-1")
    assert seated.start(key="next-1") == first
    assert len(seated.get("/tables/1/hands")["hands"]) == 1


def test_a_seat_in_the_hand_cannot_change_until_it_is_over(seated: Desk):
    hand = seated.start()
    assert refused(seated.put, "/tables/1/seats/2", player="Bob", stack=20_000).code == "hand-open"
    assert refused(seated.delete, "/tables/1/seats/2").code == "hand-open"
    away = seated.put("/tables/1/seats/2", player="Bob", stack=10_000, present=False)
    assert away["seats"][1]["present"] is False
    seated.put("/tables/1/seats/9", player="New", stack=5_000)
    seated.play(hand, "1 fold", "2 fold")
    assert seated.delete("/tables/1/seats/2")["seats"][1]["seat"] == 3


def test_nobody_sits_in_two_seats_of_one_table(seated: Desk):
    caught = refused(seated.put, "/tables/1/seats/5", player="Ann", stack=1)
    assert (caught.code, caught.field) == ("already-seated", "player")


def test_seats_without_a_name_are_different_people(desk: Desk):
    desk.make("/tables", name="Table 1", blinds=[1, 2])
    for seat in (1, 2):
        desk.put(f"/tables/1/seats/{seat}", stack=100)
    assert desk.start()["names"] == {}


def test_one_name_is_one_player_at_every_table(seated: Desk):
    seated.make("/tables", name="Table 2")
    seated.delete("/tables/1/seats/1")
    table = seated.put("/tables/2/seats/1", player="  Ann ", stack=5)
    assert table["seats"][0]["player"] == "Ann"


def test_hands_are_listed_newest_first_and_page_by_page(seated: Desk):
    for _ in range(3):
        hand = seated.start()
        while hand["status"] == "open":
            hand = seated.play(hand, f"{hand['to_act']} fold")
    listed = seated.get("/tables/1/hands")["hands"]
    assert [item["number"] for item in listed] == [3, 2, 1]
    assert (listed[2]["winners"], listed[2]["pot"], listed[2]["status"]) == ([3], 100, "over")
    assert [item["number"] for item in seated.get("/tables/1/hands?limit=1&before=3")["hands"]] == [2]


def test_who_and_where_stand_in_the_log(seated: Desk):
    seated.start(who="Dee", device="tablet-1")
    seated.post("/hands/1/actions", seq=0, line="1 fold", who="Eli", device="tablet-2", key="k")
    start, act = seated.get("/hands/1/log")["rows"]
    assert (start["who"], start["device"], start["kind"]) == ("Dee", "tablet-1", "start")
    assert (act["who"], act["device"], act["key"], act["line"]) == ("Eli", "tablet-2", "k", "1 fold")
    assert act["previous"] == start["hash"] and start["previous"] == "0" * 64
    assert act["at"].endswith("Z") and start["at"] <= act["at"]


def test_a_finished_hand_is_written_as_phh(seated: Desk):
    hand = seated.start()
    assert refused(seated.get, "/hands/1/phh").code == "hand-open"
    seated.play(hand, "1 fold", "2 fold")
    response = seated.client.get("/api/v1/hands/1/phh")
    assert (response.status_code, response.mimetype) == (200, "text/plain")
    text = response.get_data(as_text=True)
    assert "variant = " in text and "Ann" in text


@pytest.mark.parametrize("path", ["/tables/9", "/hands/9", "/hands/9/log", "/hands/9/phh", "/hands/9/verify",
                                  "/tables/9/hands", "/hands/99999999999999999999", "/games/holdum"])
def test_what_is_not_there_is_404(desk: Desk, path: str):
    caught = refused(desk.get, path)
    assert caught.status == 404 and caught.code in ("not-found", "unknown-game")


@pytest.mark.parametrize("path", [
    "/tables/9/seats/1", "/tables/1/seats/0", "/tables/1/seats/11", f"/tables/{2**31}/seats/1",
])
def test_no_seat_is_taken_where_none_is(seated: Desk, path: str):
    assert refused(seated.put, path, player="X", stack=1).status == 404
    assert refused(seated.delete, path).status == 404


def test_an_empty_seat_cannot_be_left(seated: Desk):
    assert refused(seated.delete, "/tables/1/seats/7").status == 404


ODD = [1.5, "100", True, -1, 10**30, [], {}, [[]], "\u202e" * 100, float(10**20)]


GOOD = {"name": str, "house": dict, "blinds": list, "tournament": bool}


@pytest.mark.parametrize("field", [
    "name", "game", "betting", "blinds", "ante", "bring_in", "small_bet", "chip", "preset", "house",
    "tournament",
])
def test_an_odd_setting_is_refused_with_its_field(seated: Desk, field: str):
    before = seated.get("/tables/1")
    for value in ODD:
        if type(value) is GOOD.get(field) and len(str(value)) < 80 and value != [[]]:
            continue
        caught = refused(seated.patch, "/tables/1", **{field: value})
        assert (caught.status, str(caught.field).split(".")[0]) == (422, field), value
    assert seated.get("/tables/1") == before


@pytest.mark.parametrize("field", ["seq", "line", "key", "who", "device"])
def test_an_odd_entry_is_refused_and_changes_nothing(seated: Desk, field: str):
    before = seated.start()
    for value in ODD:
        if isinstance(value, str) and field in ("key", "who", "device") and len(value) < 80:
            continue
        caught = refused(seated.post, "/hands/1/actions", **({"seq": 0, "line": "1 fold"} | {field: value}))
        assert caught.status == 422, value
    assert seated.get("/hands/1") == before


NO_ACTIONS = ["", " ", "fold", "1", "1 fold now", "11 fold", "1 raise 1e9", "1 raise -700", "1 raise 700.5",
              "1 raise " + "9" * 100, "x" * 201, "1 fold\n2 fold", "1 ｆold"]


def test_a_line_that_is_no_action_is_refused(seated: Desk):
    before = seated.start()
    for line in NO_ACTIONS:
        caught = refused(seated.post, "/hands/1/actions", seq=0, line=line)
        assert (caught.status, caught.field) == (422, "line"), line
    assert seated.get("/hands/1") == before


@pytest.mark.parametrize(
    "field", ["button", "posts", "up", "bomb_pot", "killer", "players_left", "seats", "actions"])
def test_an_odd_start_begins_no_hand(seated: Desk, field: str):
    for value in ("100", -1, 10**30, [{}], [["x"]], {"1": "Zz"}):
        assert refused(seated.start, **{field: value}).status == 422, value
    assert seated.get("/tables/1")["hand"] is None


@pytest.mark.parametrize("query", ["seq=-1", "seq=1", "seq=x", "seq=1e3", "seq=99999999999999999999"])
def test_an_entry_that_is_not_there_is_refused(seated: Desk, query: str):
    seated.start()
    caught = refused(seated.get, f"/hands/1?{query}")
    assert (caught.status, caught.field) == (422, "seq")


@pytest.mark.parametrize("query", ["limit=0", "limit=201", "limit=x", "before=0", "before=9999999999999"])
def test_a_page_that_is_not_there_is_refused(seated: Desk, query: str):
    assert refused(seated.get, f"/tables/1/hands?{query}").status == 422


def test_fields_that_nobody_knows_are_refused(desk: Desk):
    caught = refused(desk.make, "/tables", name="Table 1", blind=[1, 2])
    assert (caught.code, caught.field) == ("unknown-field", "blind")
    assert refused(desk.make, "/tables").code == "missing-field"


def test_stacks_up_to_the_most_are_kept_exactly(desk: Desk):
    desk.make("/tables", name="Table 1", blinds=[1, 2], betting="no-limit")
    for seat in (1, 2):
        desk.put(f"/tables/1/seats/{seat}", stack=10**15 - seat)
    assert desk.stacks() == {1: 10**15 - 1, 2: 10**15 - 2}
    assert refused(desk.put, "/tables/1/seats/3", stack=10**15 + 1).field == "stack"
