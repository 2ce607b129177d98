"""Events, corrections of finished hands, counts and drafts, on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from apiflask import APIFlask
from sqlalchemy import text

from dealer_assist.floor import advice
from dealer_assist.store.db import database
from dealer_assist.store.hands import incidents
from dealer_assist.store.hands.verify import verify as verify_hand
from dealer_assist.store.ledger.verify import verify as verify_ledger
from tests.store.venue import Desk, Refused


# seat 1 has the button: blinds 50 and 100 of seats 2 and 3; seat 1 wins the showdown with three queens
LINES = (
    "1 call", "2 call", "3 check", "deal board Qh 7d 2c", "2 check", "3 check", "1 bet 500", "2 call",
    "3 fold", "deal board 3h", "2 check", "1 check", "deal board 9s", "2 check", "1 check", "2 show AsKd",
    "1 show QdJh",
)
FLO = {"who": "Flo", "reason": "The camera shows an ace", "rule": "House rules 4"}


def finished(desk: Desk, *lines: str) -> Any:
    """A hand that is over: seat 1 took 1,300 and is 700 up, seat 2 is 600 down, seat 3 100."""
    return desk.play(desk.start(button=1), *(lines or LINES))


def with_aces() -> list[str]:
    """The same hand, but seat 2 had two sevens with the one on the board."""
    return [*LINES[:-2], "2 show 7s7h", "1 show QdJh"]


def correct(desk: Desk, hand: Any, lines: list[str], **more: Any) -> Any:
    seq = desk.get(f"/hands/{hand['hand']}")["seq"]
    return desk.make(f"/hands/{hand['hand']}/corrections", seq=seq, lines=lines, **{**FLO, **more})


@pytest.mark.both_databases
def test_an_event_is_sealed_in_the_log_and_moves_nothing(seated: Desk) -> None:
    hand = seated.play(seated.start(), "1 raise 300")
    answer = seated.post("/hands/1/events", kind="exposed-card", seat=2, note="  the ace  ", who="Dee")
    assert (answer["stacks"], answer["to_act"]) == (hand["stacks"], hand["to_act"])
    row = seated.get("/hands/1/log")["rows"][-1]
    assert (row["kind"], row["payload"]) == ("event", {"kind": "exposed-card", "seat": 2, "note": "the ace"})
    assert seated.get("/hands/1/verify")["ok"]
    assert seated.post("/hands/1/undo", seq=answer["seq"])["undoable"] == [], "not the event"


def test_whatever_the_floor_rules_on_can_be_written_down(seated: Desk) -> None:
    """The panel writes the kind of its ruling into the log before the ruling's own entry."""
    seated.start()
    for kind in advice.KINDS:
        seated.post("/hands/1/events", kind=kind)
    rows = seated.get("/hands/1/log")["rows"][-len(advice.KINDS):]
    assert [row["payload"]["kind"] for row in rows] == [*advice.KINDS]
    told = [str(incidents.kind_words(kind)) for kind in incidents.KINDS]
    assert len({*told}) == len(told), "each has words of its own, none is told as another"


@pytest.mark.parametrize(("wrong", "code"), [
    ({"kind": "earthquake"}, "bad-kind"), ({"kind": "misdeal", "seat": 9}, "not-in-hand"),
])
def test_an_event_nobody_knows_is_refused(seated: Desk, wrong: dict[str, Any], code: str) -> None:
    seated.start()
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/events", **wrong)
    assert refused.value.code == code


def test_a_correction_says_who_owes_whom_and_leaves_the_entries_as_they_were(seated: Desk) -> None:
    hand = finished(seated)
    tried = seated.post("/hands/1/corrections/try", lines=with_aces())
    assert tried["difference"] == {"1": -1300, "2": 1300}
    assert [one["told"] for one in tried["transfers"]] == ["Seat 1 gives 1,300 to seat 2"]
    assert seated.get("/hands/1")["seq"] == hand["seq"], "a try keeps nothing"
    later = seated.start()
    kept = correct(seated, hand, with_aces())["corrections"][-1]
    assert (kept["by"], kept["reason"], kept["head"]) == ("Flo", FLO["reason"], hand["hash"])
    assert kept["carried"] is False
    again = seated.get(f"/hands/1?seq={hand['seq']}")
    assert (again["stacks"], again["awards"]) == (hand["stacks"], hand["awards"])
    assert seated.get("/hands/1/verify")["ok"]
    assert seated.get(f"/hands/{later['hand']}")["seq"] == later["seq"]


@pytest.mark.both_databases
def test_a_carried_correction_moves_the_stacks_once_and_all_of_them(seated: Desk) -> None:
    hand = finished(seated)
    seated.play(seated.start(), "2 fold", "3 fold")
    before = seated.stacks()
    correct(seated, hand, with_aces(), carry=True, key="k")
    correct(seated, hand, with_aces(), carry=True, key="k")
    after = seated.stacks()
    assert {seat: after[seat] - before[seat] for seat in after} == {1: -1300, 2: 1300, 3: 0}
    with pytest.raises(Refused) as refused:
        correct(seated, hand, with_aces(), carry=True)
    assert refused.value.code == "nothing-changed", "the second time it stands already"
    correct(seated, hand, list(LINES), carry=True)
    assert seated.stacks() == before, "and back"


def test_the_last_hand_is_not_undone_under_a_correction(seated: Desk) -> None:
    hand = finished(seated)
    correct(seated, hand, with_aces(), carry=True)
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/undo", seq=hand["seq"] + 1)
    assert refused.value.code == "hand-corrected"


def test_stacks_are_not_changed_where_somebody_else_sits_or_chips_lack(seated: Desk) -> None:
    hand = finished(seated)
    seated.put("/tables/1/seats/1", player="Ann", stack=1000)
    for change, code in (({"player": "Ann"}, "too-few-chips"), ({"player": "Zed"}, "seats-changed")):
        seated.put("/tables/1/seats/1", stack=1000, **change)
        before = seated.stacks()
        with pytest.raises(Refused) as refused:
            correct(seated, hand, with_aces(), carry=True)
        assert refused.value.code == code
        assert seated.stacks() == before
    assert len(seated.get("/hands/1/log")["rows"]) == len(LINES) + 1, "nothing of it was kept"


def test_a_hand_is_made_void_afterwards(seated: Desk) -> None:
    hand = finished(seated)
    kept = correct(seated, hand, [], void=True, carry=True)["corrections"][-1]
    assert kept["difference"] == {"1": -700, "2": 600, "3": 100}
    assert set(seated.stacks().values()) == {10_000}


def test_what_does_not_fit_any_more_is_answered_with_the_ways_on(seated: Desk) -> None:
    finished(seated)
    lines = [*LINES[:6], "1 check", *LINES[7:]]
    response = seated.client.post("/api/v1/hands/1/corrections/try", json={"lines": lines})
    conflict = response.get_json()["conflict"]
    assert response.status_code == 422
    assert (conflict["at"], conflict["line"]) == (7, "2 call")
    assert {"how": "out", "line": None, "lines": []} in conflict["ways"]


def test_a_line_of_a_seat_that_was_not_dealt_in_is_left_out_or_stopped_at(seated: Desk) -> None:
    hand = finished(seated, "1 fold", "2 fold")
    with pytest.raises(Refused) as refused:
        seated.post(f"/hands/{hand['hand']}/corrections/try", lines=["1 fold", "7 fold"])
    conflict = refused.value.document["conflict"]
    assert refused.value.code == "correction-conflict"
    assert [way["how"] for way in conflict["ways"]] == ["out", "stop"]


def test_a_count_that_is_right_needs_nothing(seated: Desk) -> None:
    assert seated.get("/tables/1/counts/expected")["total"] == 30_000
    count = seated.make("/tables/1/counts", counted={"1": 10_000, "2": 10_000, "3": 10_000})
    assert (count["state"], count["off"], count["suspects"]) == ("right", {}, [])


@pytest.mark.both_databases
def test_a_pot_pushed_to_the_wrong_seat_is_found(seated: Desk) -> None:
    seated.play(seated.start(button=1), "1 fold", "2 fold")
    hand = finished(seated)
    seated.play(seated.start(button=1), "1 fold", "2 fold")
    stacks = seated.stacks()
    counted = {"1": stacks[1] - 1300, "2": stacks[2] + 1300, "3": stacks[3]}
    count = seated.make("/tables/1/counts", counted=counted)
    assert count["off"] == {"1": -1300, "2": 1300}
    first = count["suspects"][0]
    assert (first["hand"], first["rank"]) == (hand["hand"], 0)
    assert "went to seat 2 and not to seat 1" in first["why"]
    settled = seated.post(f"/tables/1/counts/{count['id']}/settle", move=True, reason="Camera", who="Flo")
    assert (settled["state"], settled["moved"]) == ("settled", True)
    assert seated.stacks() == {1: counted["1"], 2: counted["2"], 3: counted["3"]}
    again = seated.make("/tables/1/counts", counted=counted)
    assert (again["state"], again["since"]) == ("right", 3), "the next search begins here"


def test_a_count_that_is_right_ends_the_search(seated: Desk) -> None:
    finished(seated)
    stacks = {str(seat): stack for seat, stack in seated.stacks().items()}
    assert seated.make("/tables/1/counts", counted=stacks)["state"] == "right"
    counted = stacks | {"1": stacks["1"] - 1300, "2": stacks["2"] + 1300}
    count = seated.make("/tables/1/counts", counted=counted)
    assert (count["state"], count["suspects"]) == ("off", [])


def test_a_hand_is_no_suspect_for_stacks_that_were_stated_after_it(seated: Desk) -> None:
    """Floor's findings 11: stacks were set between two hands, and hands before them were accused."""
    hand = finished(seated)
    off = {1: -1300, 2: 1300}

    def accused() -> list[int]:
        stacks = seated.stacks()
        counted = {str(seat): stack + off.get(seat, 0) for seat, stack in stacks.items()}
        return [one["hand"] for one in seated.make("/tables/1/counts", counted=counted)["suspects"]]

    assert accused() == [hand["hand"]]
    seated.put("/tables/1/seats/1", stack=12_000)
    seated.put("/tables/1/seats/2", stack=9_000)
    assert accused() == []
    later = finished(seated)
    assert accused() == [later["hand"]]


def test_a_corrected_hand_is_a_suspect_again(seated: Desk) -> None:
    """Chips that a correction moves in the record may never have moved on the felt."""
    hand = finished(seated)
    stacks = {str(seat): stack for seat, stack in seated.stacks().items()}
    seated.make("/tables/1/counts", counted=stacks)
    correct(seated, hand, with_aces(), carry=True)
    count = seated.make("/tables/1/counts", counted=stacks)
    assert count["state"] == "off" and [one["hand"] for one in count["suspects"]] == [hand["hand"]]


def test_a_corrected_hand_is_read_as_it_counts(seated: Desk) -> None:
    """Seat 2 was paid and the stacks say so; now its pot went to seat 1 once more."""
    hand = finished(seated)
    correct(seated, hand, with_aces(), carry=True)
    count = seated.make("/tables/1/counts", counted={"1": 10_700, "2": 9_400, "3": 9_900})
    assert count["off"] == {"1": 1_300, "2": -1_300}
    assert count["suspects"][0]["why"].startswith("Wrong seat: 1,300")
    assert "went to seat 1 and not to seat 2" in count["suspects"][0]["why"]


def test_a_correction_that_the_felt_followed_and_the_stacks_did_not_is_named(seated: Desk) -> None:
    hand = finished(seated)
    correct(seated, hand, with_aces())
    count = seated.make("/tables/1/counts", counted={"1": 9_400, "2": 10_700, "3": 9_900})
    assert [(one["hand"], one["rank"]) for one in count["suspects"]] == [(hand["hand"], 0)]
    assert "corrected" in count["suspects"][0]["why"]


def test_a_hand_made_void_afterwards_accuses_nobody_of_its_pot(seated: Desk) -> None:
    hand = finished(seated)
    seated.make(f"/hands/{hand['hand']}/corrections", seq=hand["seq"], void=True, carry=True, **FLO)
    count = seated.make("/tables/1/counts", counted={"1": 9_400, "2": 10_600, "3": 10_000})
    assert count["suspects"] == []


def test_stacks_are_counted_by_colour(seated: Desk) -> None:
    """Sums are added up, kept by colour in the sealed row, and refused where both were said and differ."""
    assert seated.get("/tables/1/counts/expected")["chips"] == [1, 5, 25, 100, 500, 1000, 5000]
    piles = {"1": {"25": 8, "100": 8, "500": 0, "1000": 9}, "2": {"5000": 2}}
    count = seated.make("/tables/1/counts", counted={"3": 9_900}, colours=piles)
    assert count["counted"] == {"1": 10_000, "2": 10_000, "3": 9_900} and count["off"] == {"3": -100}
    assert count["colours"] == {"1": {"25": 8, "100": 8, "1000": 9}, "2": {"5000": 2}}
    row = next(one for one in seated.get("/ledger")["rows"] if one["kind"] == "count")
    assert row["said"]["colours"] == count["colours"]
    with pytest.raises(Refused) as refused:
        seated.make("/tables/1/counts", counted={"1": 9_000, "2": 10_000, "3": 1}, colours=piles)
    assert (refused.value.code, refused.value.field) == ("wrong-sum", "colours.1")


def test_chips_are_counted_between_hands_and_at_every_seat(seated: Desk) -> None:
    with pytest.raises(Refused) as refused:
        seated.make("/tables/1/counts", counted={"1": 10_000, "2": 10_000})
    assert (refused.value.code, refused.value.field) == ("not-all-seats", "counted.3")
    seated.start()
    with pytest.raises(Refused) as refused:
        seated.make("/tables/1/counts", counted={"1": 10_000, "2": 10_000, "3": 10_000})
    assert refused.value.code == "hand-open"


@pytest.mark.both_databases
def test_a_hand_is_written_down_after_the_fact_in_any_order(seated: Desk) -> None:
    draft = seated.make("/tables/1/drafts", who="Flo")
    path = f"/tables/1/drafts/{draft['id']}"
    seated.patch(path, board="Qh 7d 2c 3h 9s", shown={"1": "QdJh", "2": "AsKd"}, button=1)
    wrong = seated.patch(path, final={"1": 10_700, "2": 9_400, "3": 10_300})
    assert wrong["wrong"] == ["The final stacks hold 400 more than the hand began with."]
    answer = seated.patch(path, final={"1": 10_700, "2": 9_400, "3": 9_900}, lines=[
        line for line in LINES[:9] if not line.startswith("deal")])
    assert (answer["wrong"], answer["ways"]) == ([], 1)
    whole = seated.patch(path, lines=[*answer["said"]["lines"], *answer["proposal"]], newest=True)
    assert whole["whole"], whole
    done = seated.post(path + "/finish", who="Flo", key="k")
    assert seated.post(path + "/finish", who="Flo", key="k")["hand"] == done["hand"], "twice is once"
    first = seated.get(f"/hands/{done['hand']}/log")["rows"][0]
    assert first["payload"]["recorded"] == "reconstructed"
    assert seated.get(f"/hands/{done['hand']}/verify")["ok"]
    assert seated.stacks() == {1: 10_700, 2: 9_400, 3: 9_900}
    assert seated.start()["button"] == 2, "the button goes on from it"


def test_final_stacks_that_the_lines_do_not_pay_are_named_by_seat(seated: Desk) -> None:
    draft = seated.make("/tables/1/drafts")
    answer = seated.patch(f"/tables/1/drafts/{draft['id']}", button=1,
                          lines=["1 raise 400", "2 fold", "3 fold"],
                          final={"1": 10_550, "2": 9_950, "3": 9_500})
    assert answer["wrong"] == ["Final stacks need 400 more for seat 1 than these lines pay.",
                               "Final stacks need 400 more from seat 3 than these lines take."]
    with pytest.raises(Refused) as refused:
        seated.post(f"/tables/1/drafts/{draft['id']}/finish")
    assert refused.value.code == "not-complete"


def test_an_older_hand_written_down_moves_neither_chips_nor_button(seated: Desk) -> None:
    seated.play(seated.start(button=2), "2 fold", "3 fold")
    before = seated.stacks()
    draft = seated.make("/tables/1/drafts")
    path = f"/tables/1/drafts/{draft['id']}"
    seated.patch(path, button=1, lines=["1 fold", "2 fold"])
    seated.post(path + "/finish")
    assert seated.stacks() == before
    assert seated.start()["button"] == 3


def test_a_correction_says_what_players_may_still_dispute(seated: Desk) -> None:
    """House rules 7, `dispute-until`: the reading until the next riffle, chips until two have acted then."""
    hand = finished(seated)
    tried = f"/hands/{hand['hand']}/corrections/try"

    def dispute() -> tuple[bool, bool]:
        answer = seated.post(tried, lines=with_aces())["dispute"]
        assert answer["rule"] == "house rule dispute-until" and (answer["told"] is None) == answer["reading"]
        return answer["reading"], answer["chips"]

    assert dispute() == (True, True)
    later = seated.start()
    assert dispute() == (False, True)
    later = seated.play(later, f"{later['to_act']} call")
    assert dispute() == (False, True)
    later = seated.play(later, f"{later['to_act']} call")
    assert dispute() == (False, False)


def put_right(
    desk: Desk, hand: Any, setup: dict[str, Any], lines: tuple[str, ...] = LINES, **more: Any,
) -> Any:
    return correct(desk, hand, list(lines), setup=setup, **more)


def test_a_stack_that_was_entered_wrong_changes_what_is_owed(seated: Desk) -> None:
    """Seat 1 had 12,000 and all of it went in: seat 2 owes 2,000 more than was paid."""
    seated.put("/tables/1/seats/2", stack=20_000)
    lines = ("1 all-in", "2 call", "3 fold", "deal board Qh7d2c3h9s", "1 show QdQs", "2 show AsKd")
    hand = finished(seated, *lines)
    stacks = {"seats": {"1": 12_000, "2": 20_000, "3": 10_000}}
    correction = put_right(seated, hand, stacks, lines, carry=True)
    one = correction["corrections"][0]
    assert one["difference"] == {"1": 2_000, "2": -2_000} and one["stated"] == {"1": 2_000}
    assert [payment["told"] for payment in one["transfers"]] == ["Seat 2 gives 2,000 to seat 1"]
    assert seated.stacks() == {1: 24_100, 2: 8_000, 3: 9_900}
    review = seated.client.get(f"/hands/{hand['hand']}/review.json").get_json()
    assert review["stacks"]["1"] == [12_000, 24_100]
    assert [change["told"] for change in review["corrected"]["dealt"]] == [
        "Seat 1 began with 12,000, and was entered with 10,000."]
    assert review["entered"][0]["felt"]["seats"][0]["stack"] == 10_000
    assert seated.get(f"/hands/{hand['hand']}/verify")["differences"] == []
    file = seated.client.get(f"/hands/{hand['hand']}/file.phh").get_data(as_text=True)
    assert "12000" in file


def test_blinds_button_and_antes_of_a_finished_hand_are_corrected(seated: Desk) -> None:
    hand = seated.play(seated.start(button=1), "1 fold", "2 fold")
    lines = ("2 fold", "3 fold")
    correction = put_right(seated, hand, {"blinds": [100, 200], "button": 2, "ante": 10}, lines, carry=True)
    assert correction["corrections"][0]["now"] == {"1": 10_120, "2": 9_990, "3": 9_890}
    assert seated.stacks() == {1: 10_120, 2: 9_990, 3: 9_890}
    listed = seated.get("/tables/1/hands")["hands"][0]
    assert (listed["button"], listed["winners"]) == (2, [1])
    assert seated.get(f"/hands/{hand['hand']}")["setup"]["blinds"] == [100, 200]
    assert seated.get(f"/hands/{hand['hand']}/verify")["ok"]


def test_a_corrected_button_moves_the_next_one(seated: Desk, app: APIFlask) -> None:
    """Corrected once more to what was entered, the next button is where it was."""
    hand = seated.play(seated.start(button=1), "1 fold", "2 fold")
    for button, lines, after in ((2, ("2 fold", "3 fold"), 3), (1, ("1 fold", "2 fold"), 2),
                                 (3, ("3 fold", "1 fold"), 1)):
        tried = seated.post("/hands/1/corrections/try", setup={"button": button}, lines=lines)
        assert tried["button"] == f"The next hand’s button goes on from seat {button}."
        put_right(seated, hand, {"button": button}, lines)
        assert seated.get("/tables/1")["positions"]["button"] == after
        assert seated.get("/hands/1/verify")["ok"]
        with app.app_context(), database.reading() as session:
            assert verify_ledger(session)["ok"]
    assert seated.start()["button"] == 1


def test_a_button_corrected_too_late_stays_and_is_told(seated: Desk) -> None:
    hand = seated.play(seated.start(button=1), "1 fold", "2 fold")
    seated.play(seated.start(), "2 fold", "3 fold")
    tried = seated.post("/hands/1/corrections/try", setup={"button": 3}, lines=("3 fold", "1 fold"))
    assert tried["button"].startswith("Hand 2 was begun from the button as it was entered")
    put_right(seated, hand, {"button": 3}, ("3 fold", "1 fold"))
    assert seated.start()["button"] == 3


def test_the_button_of_a_hand_written_down_moves_on_where_it_was_the_last(seated: Desk) -> None:
    for newest, after in ((True, 1), (False, 3)):
        draft = seated.make("/tables/1/drafts")
        path = f"/tables/1/drafts/{draft['id']}"
        seated.patch(path, button=2, lines=["2 fold", "3 fold"], newest=newest)
        hand = seated.post(f"{path}/finish")["hand"]
        before = seated.get("/tables/1")["positions"]["button"]
        put_right(seated, {"hand": hand}, {"button": 3}, ("3 fold", "1 fold"))
        assert seated.get("/tables/1")["positions"]["button"] == (after if newest else before)
        assert seated.get(f"/hands/{hand}/verify")["ok"]


def test_a_hand_of_another_game_and_of_other_players_is_corrected(seated: Desk) -> None:
    for seat, name in enumerate(("Ann", "Bob", "Cy"), 1):
        seated.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    hand = seated.play(seated.start(button=1), "1 raise 250", "2 fold", "3 fold")
    correction = put_right(seated, hand, {"game": "omaha", "betting": "pot-limit"},
                           ("1 raise 250", "2 fold", "3 fold"), names={"1": "Cy", "3": "Ann"})
    assert correction["corrections"][0]["transfers"] == []
    listed = seated.get("/tables/1/hands")["hands"][0]
    assert (listed["game"], listed["names"]) == ("omaha", {"1": "Cy", "2": "Bob", "3": "Ann"})
    assert [one["id"] for one in seated.get("/hands?q=omaha")["hands"]] == [hand["hand"]]
    assert seated.get("/hands?q=texas")["hands"] == []
    assert seated.get(f"/hands/{hand['hand']}/verify")["ok"]


def test_a_card_that_pays_the_same_is_corrected_too(seated: Desk) -> None:
    """Search, papers and files tell of the card: it is right or wrong whoever was paid."""
    hand = finished(seated)
    lines = [line.replace("deal board 3h", "deal board 4h") for line in LINES]
    assert correct(seated, hand, lines)["corrections"][0]["transfers"] == []
    with pytest.raises(Refused) as refused:
        correct(seated, hand, lines)
    assert refused.value.code == "nothing-changed"


@pytest.mark.parametrize(("setup", "code"), [
    ({"seats": {"1": 10_000, "2": 10_000}}, "other-seats"), ({"house": {}}, "bad-value"),
    ({"blinds": [0, -5]}, "bad-number"), ({"game": "whist"}, "unknown-game"),
])
def test_a_set_up_that_is_none_is_refused(seated: Desk, setup: dict[str, Any], code: str) -> None:
    hand = finished(seated)
    with pytest.raises(Refused) as refused:
        put_right(seated, hand, setup)
    assert refused.value.code == code
    assert seated.get(f"/hands/{hand['hand']}/corrections")["corrections"] == []


@pytest.mark.both_databases
def test_a_corrected_deal_is_held_to_its_correction(seated: Desk, app: APIFlask) -> None:
    """The room's own check and the packet read the deal as it counts; another stack in the lists is told."""
    hand = seated.play(seated.start(button=1), "1 fold", "2 fold")
    more = {"seats": {"1": 12_000, "2": 10_000, "3": 10_000}}
    put_right(seated, hand, more, ("1 fold", "2 fold"), carry=True)
    with app.app_context():
        with database.reading() as session:
            assert verify_ledger(session)["ok"]
        with database.writing() as session:
            session.execute(text("UPDATE hand_seat SET before = 10000 WHERE seat = 1"))
        with database.reading() as session:
            assert not verify_hand(session, hand["hand"])["ok"]
