"""The floor is called and rules; the ruling stands in the log and changes what it says and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from tests.store.test_verify import tamper
from tests.store.venue import Desk, Refused

RAISED = ("1 raise 300", "2 raise 700", "3 call")
FLO = {"who": "Flo", "reason": "heard wrong", "rule": "House rules 2, out-of-turn"}


def called(desk: Desk, *lines: str, **more: Any) -> tuple[Any, Any]:
    """A hand with these lines, and the call that was made then."""
    hand = desk.play(desk.start(), *lines)
    return hand, desk.make(f"/hands/{hand['hand']}/calls", **more)


def rule(desk: Desk, call: Any, seq: int, decision: str, **more: Any) -> Any:
    return desk.post(f"/calls/{call['id']}/ruling", seq=seq, decision=decision, **{**FLO, **more})


def kinds(desk: Desk, hand: int = 1) -> list[str]:
    return [row["kind"] for row in desk.get(f"/hands/{hand}/log")["rows"]]


def in_force(hand: Any) -> list[str]:
    return [entry["line"] for entry in hand["undoable"]]


@pytest.mark.both_databases
def test_a_call_keeps_the_moment_and_the_hand_goes_on(seated: Desk) -> None:
    hand, call = called(seated, "1 raise 300", who="Dee", device="tablet-1", reason="Out of turn")
    assert (call["seq"], call["state"], call["who"], call["reason"]) == (1, "waiting", "Dee", "Out of turn")
    assert hand["seq"] == seated.get("/hands/1")["seq"], "calling adds nothing to the log"
    seated.play(hand, "2 call")
    assert seated.get("/calls/1")["seq"] == 1
    assert seated.make("/hands/1/calls")["id"] == call["id"], "twice is once"


def test_who_called_who_came_and_how_long_it_took_is_kept(
    seated: Desk, monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = "dealer_assist.store.db.utc.now"
    monkeypatch.setattr(clock, lambda: "2026-01-01T20:00:00.000000Z")
    _, call = called(seated, who="Dee")
    monkeypatch.setattr(clock, lambda: "2026-01-01T20:01:35.000000Z")
    assert seated.post("/calls/1/take", who="Flo")["taken_by"] == "Flo"
    assert seated.post("/calls/1/take", who="Max")["taken_by"] == "Flo", "the first who comes is the one"
    rule(seated, call, 0, "words")
    kept = seated.get("/calls")["calls"][0]
    assert (kept["state"], kept["closed_by"], kept["seconds"]) == ("ruled", "Flo", 95)
    assert kept["made"] <= kept["taken"] <= kept["closed"]


def test_a_ruling_that_it_stands_moves_no_chip_and_is_sealed(seated: Desk, app: APIFlask) -> None:
    hand, call = called(seated, *RAISED)
    ruled = rule(seated, call, hand["seq"], "stands")["ruled"]
    assert ruled == {
        "call": 1, "decision": "stands", "reason": "heard wrong", "rule": FLO["rule"], "entry": 3,
        "by": "Flo", "who": "Flo", "seq": 4, "device": None, "at": ruled["at"],
    }
    now = seated.get("/hands/1")
    assert (in_force(now), now["stacks"], now["rulings"]) == ([*RAISED], hand["stacks"], [ruled])
    assert seated.get("/hands/1/log")["rows"][-1]["outcome"] == {"pot": 0, "stacks": {}}
    assert seated.get("/hands/1/verify")["ok"]
    tamper(app, "UPDATE log SET payload = replace(payload, 'Flo', 'Max') WHERE seq = 4")
    assert seated.get("/hands/1/verify")["differences"][0]["seq"] == 4


def test_the_repair_that_a_ruling_orders_follows_it(seated: Desk) -> None:
    """Seat 2's raise was a call; the dealer plays on, and one undo takes the repair back, not the ruling."""
    hand, call = called(seated, "1 raise 300", "2 raise 700")
    rule(seated, call, hand["seq"], "change", entry=2, lines=["2 call"])
    now = seated.get("/hands/1")
    assert in_force(now) == ["1 raise 300", "2 call"]
    assert kinds(seated) == ["start", "act", "act", "ruling", "undo", "act"]
    now = seated.play(now, "3 call")
    assert seated.get("/hands/1/verify")["ok"]
    back = seated.post("/hands/1/undo", seq=now["seq"])
    back = seated.post("/hands/1/undo", seq=back["seq"])
    assert in_force(back) == ["1 raise 300", "2 raise 700"]
    assert len(back["rulings"]) == 1


def test_a_conflict_leaves_no_ruling_behind(seated: Desk) -> None:
    """The call of 700 and the raiser's call do not fit a call of 300; answered, it is ruled."""
    hand, call = called(seated, *RAISED, "1 call", "deal board AhKd2c")
    with pytest.raises(Refused) as refused:
        rule(seated, call, hand["seq"], "change", entry=2, lines=["2 call"])
    assert refused.value.code == "repair-conflict"
    assert (kinds(seated)[-1], seated.get("/calls/1")["state"]) == ("act", "waiting")
    seq = refused.value.document["conflict"]["seq"]
    rule(seated, call, hand["seq"], "change", entry=2, lines=["2 call"], instead={str(seq): None})
    assert in_force(seated.get("/hands/1")) == ["1 raise 300", "2 call", "3 call", "deal board AhKd2c"]


def test_going_back_to_an_entry(seated: Desk) -> None:
    hand, call = called(seated, *RAISED)
    rule(seated, call, hand["seq"], "back", to=1)
    now = seated.get("/hands/1")
    assert (in_force(now), now["to_act"]) == (["1 raise 300"], 2)
    assert now["redoable"] == ["2 raise 700", "3 call"]


def test_what_was_undone_can_be_redone_over_a_ruling(seated: Desk) -> None:
    """A note is no action: it drops nothing that could be brought back."""
    hand, call = called(seated, *RAISED)
    hand = seated.post("/hands/1/undo", seq=hand["seq"])
    rule(seated, call, hand["seq"], "stands")
    now = seated.post("/hands/1/redo", seq=hand["seq"] + 1)
    assert in_force(now) == [*RAISED]
    assert seated.get("/hands/1/verify")["ok"]


def test_a_finished_hand_is_ruled_on_and_stays_paid(seated: Desk) -> None:
    """Also when the next one was dealt: then words only, for its chips were played on with."""
    hand, call = called(seated, "1 raise 300", "2 fold", "3 fold")
    finished = seated.get("/tables/1/hands")["hands"][0]["finished"]
    seated.start()
    rule(seated, call, hand["seq"], "stands")
    kept = seated.get("/tables/1/hands")["hands"][1]
    assert (kept["status"], kept["finished"], kept["winners"]) == ("over", finished, [1])
    assert seated.get("/hands/1/verify")["ok"]


def test_a_ruling_has_a_name_a_reason_and_one_decision(seated: Desk) -> None:
    hand, call = called(seated, *RAISED)
    wrong: dict[str, dict[str, Any]] = {
        "no-name": {"who": None}, "no-reason": {"reason": "  "}, "no-decision": {"to": 1},
        "stale-seq": {"seq": 1},
    }
    for code, more in wrong.items():
        with pytest.raises(Refused) as refused:
            seated.post(f"/calls/{call['id']}/ruling",
                        **{"seq": hand["seq"], "decision": "stands", **FLO, **more})
        assert refused.value.code == code
    assert kinds(seated)[-1] == "act"


def test_a_call_is_withdrawn_and_over(seated: Desk) -> None:
    hand, call = called(seated, *RAISED)
    assert seated.get("/tables/1/call")["call"]["id"] == 1
    assert seated.post("/hands/1/calls/1/withdraw")["state"] == "withdrawn"
    assert seated.get("/tables/1/call")["call"] is None
    with pytest.raises(Refused) as refused:
        rule(seated, call, hand["seq"], "stands")
    assert refused.value.code == "call-over"
    assert seated.make("/hands/1/calls")["id"] == 2


def test_a_ruling_sent_twice_is_one(seated: Desk) -> None:
    hand, call = called(seated, "1 raise 300", "2 raise 700")
    for _ in range(2):
        rule(seated, call, hand["seq"], "change", entry=2, lines=["2 call"], key="one")
    assert kinds(seated).count("ruling") == 1


def test_the_facts_of_a_moment(seated: Desk) -> None:
    """Two acted behind seat 1's raise, both with chips: substantial action; nobody had before him."""
    called(seated, *RAISED)
    answer = seated.get("/calls/1/moment?seq=1")
    facts = answer["facts"]
    assert [deed["line"] for deed in facts["since"]["deeds"]] == ["2 raise 700", "3 call"]
    assert (facts["since"]["substantial"], facts["since"]["with_chips"]) == (True, 2)
    assert (facts["acted"]["count"], facts["acted"]["substantial"]) == (1, False)
    assert facts["entry"]["line"] == "1 raise 300"
    assert (answer["state"]["pot"], answer["state"]["to_act"]) == (450, 2)


def test_the_rules_are_those_of_this_room(seated: Desk) -> None:
    """The value in force in the hand, with where it stands."""
    seated.patch("/tables/1", house={"out-of-turn": "never-binding"})
    called(seated, "1 raise 300")
    rules = {rule["name"]: rule for rule in seated.get("/calls/1/moment")["rules"]}
    assert "min-raise" in rules, "what bears on the raise that was just made"
    assert rules["out-of-turn"] == {
        "name": "out-of-turn", "title": "acting out of turn", "section": 2, "value": "not binding",
        "others": ["binding unless the action changes"], "meaning": "what acting before one's turn binds to",
        "figure": "Seat 4 calls before seat 3, seat 3 checks or folds: the call stands. "
                  "Seat 3 raises: seat 4 is free again.",
        "cite": "House rules section 2, acting out of turn",
    }
