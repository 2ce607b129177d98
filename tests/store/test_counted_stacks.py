"""A dealer counts in a hand what somebody really has: an entry of its own, and a row of the ledger."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from tests.store.test_positions import fold_out
from tests.store.venue import Desk, Refused
from tests.web.staff import Staff


def balance(desk: Desk) -> dict:
    """What the table's chips come to, by the ledger."""
    return next(row["balance"] for row in desk.get("/ledger?table=1")["rows"] if row["balance"])


def whole(desk: Desk) -> None:
    """Hand and ledger verify, and the stacks are what the ledger says."""
    for hand in desk.get("/tables/1/hands")["hands"]:
        assert desk.get(f"/hands/{hand['id']}/verify")["differences"] == []
    now = balance(desk)
    assert {int(seat): stack for seat, stack in now["seats"].items()} == desk.stacks()
    assert sum(now["seats"].values()) + now["middle"] + now["rake"] == now["came_in"]


@pytest.mark.both_databases
def test_what_was_counted_came_into_the_table_and_the_hand_goes_on(seated: Desk):
    hand = seated.play(seated.start(button=1), "1 raise 300", "3 stack 12000", "2 fold", "3 fold")
    assert hand["stacks"] == {"1": 10_150, "2": 9_950, "3": 12_000}
    assert seated.stacks() == {1: 10_150, 2: 9_950, 3: 12_000}
    row = next(row for row in seated.get("/ledger")["rows"] if row["kind"] == "really")
    assert (row["said"]["from"]["stack"], row["said"]["to"]["stack"]) == (10_000, 12_100)
    assert row["said"]["why"] == "counted in hand 1" and balance(seated)["came_in"] == 32_100
    whole(seated)
    fold_out(seated, seated.start())
    whole(seated)


def test_undo_takes_the_count_back_and_redo_brings_it(seated: Desk):
    hand = seated.play(seated.start(button=1), "1 stack 500", "1 raise 300")
    hand = seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"], to=0)
    assert hand["stacks"]["1"] == 10_000 and seated.stacks()[1] == 10_000
    hand = seated.post(f"/hands/{hand['hand']}/redo", seq=hand["seq"])
    assert (hand["stacks"]["1"], seated.stacks()[1]) == (200, 500)
    whole(seated)


def test_a_void_hand_gives_back_what_was_really_there(seated: Desk):
    hand = seated.play(seated.start(button=1), "1 raise 300", "1 stack 500")
    void = seated.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    assert seated.stacks() == {1: 800, 2: 10_000, 3: 10_000} == {
        int(seat): stack for seat, stack in void["stacks"].items()}
    back = seated.post(f"/hands/{hand['hand']}/undo", seq=void["seq"])
    assert back["stacks"]["1"] == 500
    whole(seated)


def test_a_change_of_an_earlier_entry_leaves_the_count_where_it_is(seated: Desk):
    hand = seated.play(seated.start(button=1), "1 raise 300", "2 stack 700", "2 call")
    hand = seated.post(f"/hands/{hand['hand']}/repair", seq=hand["seq"], entry=1, lines=["1 raise 400"])
    assert (hand["stacks"]["2"], hand["stacks"]["1"], seated.stacks()[2]) == (350, 9_600, 750)
    whole(seated)


def test_a_dealer_needs_the_players_yes_for_less_and_the_floor_for_more(seated: Desk, app: APIFlask):
    hand = seated.start(button=1)
    staff = Staff(app)
    desk = Desk(staff.dealing("Ann"))
    act = f"/hands/{hand['hand']}/actions"
    with pytest.raises(Refused) as less:
        desk.post(act, seq=0, line="1 stack 9000")
    with pytest.raises(Refused) as more:
        desk.post(act, seq=0, line="1 stack 50000", agreed=True)
    assert (less.value.code, more.value.code) == ("ask-the-player", "ask-the-floor")
    assert desk.post(act, seq=0, line="1 stack 9000", agreed=True)["stacks"]["1"] == 9_000
    chief = Desk(staff.signed_in("Flo"))
    assert chief.post(act, seq=1, line="1 stack 50000")["stacks"]["1"] == 50_000


@pytest.mark.parametrize("how", ["one by one", "at once", "after the hand", "in the next hand"])
def test_several_counts_are_the_floors_as_one_is(seated: Desk, app: APIFlask, how: str):
    hand = seated.start(button=1)
    desk = Desk(Staff(app).dealing("Ann"))
    act, first, second = f"/hands/{hand['hand']}/actions", "1 stack 16000", "1 stack 22000"
    with pytest.raises(Refused) as more:
        if how == "at once":
            desk.post(act, seq=0, lines=[first, second], agreed=True)
        hand = desk.post(act, seq=0, line=first, agreed=True)
        if how == "one by one":
            desk.post(act, seq=1, line=second, agreed=True)
        desk.play(hand, "1 fold", "2 fold")
        if how == "after the hand":
            desk.put("/tables/1/seats/1", player="Ann", stack=22_000, agreed=True)
        next_hand = desk.start()
        desk.post(f"/hands/{next_hand['hand']}/actions", seq=0, line=second, agreed=True)
    assert more.value.code == "ask-the-floor"


@pytest.mark.parametrize("form", ["phh", "ohh", "txt"])
def test_files_begin_with_what_was_really_there(seated: Desk, form: str):
    """Another program knows no count in the middle of a hand: it reads the stacks that were played with."""
    seated.play(seated.start(button=1), "1 raise 300", "1 stack 1700", "2 fold", "3 fold")
    answer = seated.client.get(f"/hands/1/file.{form}").get_data(as_text=True).replace(",", "")
    assert "2000" in answer and "10000" in answer and "stack 1700" not in answer
