"""A hand changes by entries only: acts, undo, redo, void; and the seats follow it."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from tests.store.venue import Desk, Refused


FOLDED = ("1 fold", "2 fold")     # button 1, blinds 2 and 3: seat 3 takes the small blind


@pytest.mark.both_databases
def test_a_finished_hand_writes_its_stacks_to_the_seats(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    assert hand["status"] == "over"
    assert hand["awards"] == {"3": 100}
    assert seated.stacks() == {1: 10_000, 2: 9_950, 3: 10_050}


def test_the_seats_keep_their_stacks_while_the_hand_is_open(seated: Desk):
    seated.play(seated.start(), "1 raise 700")
    assert seated.stacks() == {1: 10_000, 2: 10_000, 3: 10_000}


def test_the_last_action_can_be_taken_back_after_the_end(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    open_again = seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert (open_again["status"], open_again["to_act"]) == ("open", 2)
    assert seated.stacks() == {1: 10_000, 2: 10_000, 3: 10_000}
    over = seated.post(f"/hands/{hand['hand']}/redo", seq=open_again["seq"])
    assert over["status"] == "over"
    assert seated.stacks() == {1: 10_000, 2: 9_950, 3: 10_050}


def test_a_hand_stays_as_it_was_paid_once_the_next_has_begun(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    seated.start()
    with pytest.raises(Refused) as refused:
        seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert (refused.value.status, refused.value.code) == (422, "hand-closed")


def test_chips_added_between_hands_are_not_lost_by_an_undo(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    seated.put("/tables/1/seats/1", player="Ann", stack=15_000)
    seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert seated.stacks() == {1: 15_000, 2: 10_000, 3: 10_000}


def test_chips_are_not_taken_back_from_somebody_else(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    seated.put("/tables/1/seats/3", player="Dora", stack=10_050)
    with pytest.raises(Refused) as refused:
        seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert refused.value.code == "seats-changed"
    assert seated.stacks() == {1: 10_000, 2: 9_950, 3: 10_050}


@pytest.mark.both_databases
def test_undo_goes_back_to_any_earlier_entry_and_redo_restores(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 700", "2 call", "3 fold")
    back = seated.post("/hands/1/undo", seq=3, to=1)
    assert (back["seq"], back["to_act"]) == (4, 2)
    assert back["redoable"] == ["2 call", "3 fold"]
    again = seated.post("/hands/1/redo", seq=4)
    assert again["stacks"] == hand["stacks"]
    assert again["redoable"] == []


def test_undo_of_one_action_twice_is_redone_one_by_one(seated: Desk):
    seated.play(seated.start(), "1 raise 700", "2 call")
    seated.post("/hands/1/undo", seq=2)
    start = seated.post("/hands/1/undo", seq=3)
    assert start["undoable"] == [] and start["redoable"] == ["1 raise 700"]
    one = seated.post("/hands/1/redo", seq=4)
    assert one["redoable"] == ["2 call"]
    both = seated.post("/hands/1/redo", seq=5)
    assert [item["line"] for item in both["undoable"]] == ["1 raise 700", "2 call"]


def test_undoable_names_the_entry_that_takes_each_action_back(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 700", "2 fold")
    assert [(item["seq"], item["line"], item["to"]) for item in hand["undoable"]] == [
        (1, "1 raise 700", 0), (2, "2 fold", 1),
    ]


def test_an_undo_can_itself_be_undone(seated: Desk):
    """`to` is any entry, also one that is not in force any more."""
    seated.play(seated.start(), "1 raise 700", "2 call")
    seated.post("/hands/1/undo", seq=2, to=0)
    seated.play({"hand": 1, "seq": 3}, "1 fold")
    back = seated.post("/hands/1/undo", seq=4, to=2)
    assert [item["line"] for item in back["undoable"]] == ["1 raise 700", "2 call"]


def test_a_new_act_drops_what_could_be_redone_but_its_rows_stay(seated: Desk):
    seated.play(seated.start(), "1 raise 700")
    seated.post("/hands/1/undo", seq=1)
    seated.play({"hand": 1, "seq": 2}, "1 call")
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/redo", seq=3)
    assert refused.value.code == "nothing-to-redo"
    rows = seated.get("/hands/1/log")["rows"]
    assert [(row["kind"], row["line"], row["in_force"]) for row in rows] == [
        ("start", None, True), ("act", "1 raise 700", False), ("undo", None, False), ("act", "1 call", True),
    ]


@pytest.mark.parametrize(("to", "code"), [(1, "nothing-to-undo"), (2, "bad-seq"), (9, "bad-seq")])
def test_undo_to_now_or_later_is_refused(seated: Desk, to: int, code: str):
    seated.play(seated.start(), "1 fold")
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/undo", seq=1, to=to)
    assert (refused.value.code, refused.value.field) == (code, "to")


def test_there_is_nothing_to_undo_before_the_first_action(seated: Desk):
    seated.start()
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/undo", seq=0)
    assert refused.value.code == "nothing-to-undo"


def test_a_void_hand_gives_every_chip_back_and_lets_the_next_begin(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 700", "2 call")
    void = seated.post("/hands/1/void", seq=hand["seq"], reason="exposed card")
    assert (void["status"], void["pot"], void["to_act"]) == ("void", 0, None)
    assert void["stacks"] == {"1": 10_000, "2": 10_000, "3": 10_000}
    with pytest.raises(Refused) as refused:
        seated.play(void, "3 fold")
    assert refused.value.code == "hand-void"
    assert seated.start()["number"] == 2


@pytest.mark.both_databases
def test_a_void_can_be_taken_back(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 700")
    seated.post("/hands/1/void", seq=hand["seq"])
    assert seated.post("/hands/1/undo", seq=2)["to_act"] == 2


def test_a_finished_hand_made_void_takes_its_chips_back_from_the_seats(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    seated.post("/hands/1/void", seq=hand["seq"])
    assert seated.stacks() == {1: 10_000, 2: 10_000, 3: 10_000}


def test_a_refused_action_leaves_no_trace(seated: Desk):
    hand = seated.start()
    with pytest.raises(Refused) as refused:
        seated.play(hand, "1 raise 150")
    assert refused.value.status == 422
    assert seated.get("/hands/1")["hash"] == hand["hash"]


@pytest.mark.both_databases
def test_a_writer_who_saw_an_older_state_is_refused_with_the_current_one(seated: Desk):
    hand = seated.start()
    now = seated.play(hand, "1 fold")
    with pytest.raises(Refused) as refused:
        seated.play(hand, "1 raise 700")
    assert (refused.value.status, refused.value.code) == (409, "stale-seq")
    assert refused.value.document["state"] == now


@pytest.mark.both_databases
def test_the_same_key_twice_is_one_action_and_one_answer(seated: Desk):
    seated.start()
    once = seated.post("/hands/1/actions", seq=0, line="1 raise 700", key="a")
    later = seated.post("/hands/1/actions", seq=1, line="2 fold", key="b")
    again = seated.post("/hands/1/actions", seq=0, line="1  RAISE 700", key="a")
    assert again == once | {"latest": False}
    assert seated.get("/hands/1")["seq"] == later["seq"] == 2


@pytest.mark.both_databases
def test_a_key_that_says_something_else_is_refused(seated: Desk):
    seated.start()
    seated.post("/hands/1/actions", seq=0, line="1 raise 700", key="a")
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/actions", seq=1, line="2 fold", key="a")
    assert (refused.value.code, refused.value.field) == ("key-used", "key")


@pytest.mark.both_databases
def test_keys_belong_to_one_hand(seated: Desk):
    seated.start()
    seated.post("/hands/1/actions", seq=0, line="1 fold", key="a")
    seated.post("/hands/1/actions", seq=1, line="2 fold", key="b")
    seated.start()
    assert seated.post("/hands/2/actions", seq=0, line="2 fold", key="a")["seq"] == 1


def test_the_past_is_shown_as_it_was(seated: Desk):
    states = [seated.start()]
    for line in ("1 raise 700", "2 call", "3 call", "deal board AhKd2c", "2 check"):
        states.append(seated.play(states[-1], line))
    for seq, state in enumerate(states):
        assert seated.get(f"/hands/1?seq={seq}") == state | {"latest": seq == len(states) - 1}


def test_every_row_says_what_it_moved(seated: Desk):
    seated.play(seated.start(), "1 raise 700", "2 fold", "3 fold")
    outcomes = [row["outcome"] for row in seated.get("/hands/1/log")["rows"]]
    assert outcomes == [
        {"pot": 150, "stacks": {"2": -50, "3": -100}},
        {"pot": 700, "stacks": {"1": -700}},
        {"pot": 0, "stacks": {}},
        {"pot": -850, "stacks": {"1": 850}, "awards": {"1": 250}, "returned": {"1": 600}},
    ]


@pytest.mark.both_databases
def test_nothing_changes_when_what_was_played_is_forgotten(seated: Desk, app: APIFlask):
    from dealer_assist.record.replay import shelf

    hand = seated.play(seated.start(), "1 raise 700", "2 call")
    shelf.clear()
    assert seated.get("/hands/1") == hand
    shelf.clear()
    assert seated.play(hand, "3 fold")["street"] == "flop"


@pytest.mark.both_databases
def test_a_hand_that_todays_engine_refuses_says_so_and_keeps_its_log(
    seated: Desk, monkeypatch: pytest.MonkeyPatch,
):
    from dealer_assist.errors import NotNow
    from dealer_assist.record import replay

    def refuses(*_: object) -> None:
        raise NotNow("new-rule", "Seat 1 may not do that any more.")

    seated.play(seated.start(), *FOLDED)
    replay.shelf.clear()
    monkeypatch.setattr(replay, "play", refuses)
    with pytest.raises(Refused) as refused:
        seated.get("/hands/1")
    assert refused.value.code == "record-refused"
    assert len(seated.get("/hands/1/log")["rows"]) == 3


def test_a_card_that_is_there_twice_names_the_line(seated: Desk):
    hand = seated.play(seated.start(), "1 call", "2 call", "3 check")
    with pytest.raises(Refused) as refused:
        seated.play(hand, "deal board AhAhKd")
    assert (refused.value.status, refused.value.field) == (422, "line")


@pytest.mark.both_databases
def test_a_wrong_memory_is_not_believed(seated: Desk, app: APIFlask):
    from dealer_assist.record.replay import shelf

    start = seated.start()
    hand = seated.play(start, "1 raise 700")
    stale = shelf.get(start["hash"])
    assert stale is not None
    shelf.put(hand["hash"], stale)
    assert seated.get("/hands/1") == hand
