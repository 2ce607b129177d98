"""An earlier action is changed and the rest is applied again; what was entered as one goes back as one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import play, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover
from tests.store.test_verify import tamper
from tests.store.venue import Desk, Refused

FLOP = (
    "1 raise 300", "2 call", "3 call", "deal board AhKd2c", "2 check", "3 check", "1 bet 500", "2 fold",
    "3 call",
)


def lines(hand: Any) -> list[str]:
    return [entry["line"] for entry in hand["undoable"]]


def fix(desk: Desk, hand: Any, entry: int, line: str | None, **more: Any) -> Any:
    return desk.post(f"/hands/{hand['hand']}/repair", seq=hand["seq"], entry=entry, line=line, **more)


def conflict(desk: Desk, hand: Any, entry: int, line: str | None, **more: Any) -> Any:
    with pytest.raises(Refused) as refused:
        fix(desk, hand, entry, line, **more)
    assert (refused.value.status, refused.value.code) == (422, "repair-conflict"), refused.value.document
    return refused.value.document["conflict"]


@pytest.mark.both_databases
def test_a_raise_becomes_a_call_and_the_calls_after_it_stay_calls(seated: Desk):
    """Nobody enters the rest again: who called 700 calls 300; who need not call any more is left out."""
    hand = seated.play(seated.start(), "1 raise 300", "2 raise 700", "3 call", "1 call", "deal board AhKd2c")
    clash = conflict(seated, hand, 2, "2 call")
    assert (clash["line"], clash["state"]["street"], clash["state"]["pot"]) == ("1 call", "flop", 900)
    fixed = fix(seated, hand, 2, "2 call", instead={str(clash["seq"]): None})
    assert lines(fixed) == ["1 raise 300", "2 call", "3 call", "deal board AhKd2c"]
    assert (fixed["undo"]["repair"]["again"], fixed["undo"]["repair"]["dropped"]) == (2, 1)


def test_the_changed_action_and_all_after_it_are_one_entry(seated: Desk):
    hand = seated.play(seated.start(), *FLOP)
    fixed = fix(seated, hand, 1, "1 raise 400", who="Dee", device="tablet-2")
    assert (fixed["pot"], fixed["stacks"]["2"]) == (2_200, 9_600)
    assert lines(fixed) == ["1 raise 400", *FLOP[1:]]
    assert fixed["undo"]["repair"] == {
        "entry": 1, "was": "1 raise 300", "now": ["1 raise 400"], "again": 8, "changed": 0, "dropped": 0,
        "instead": {},
        "stop": None,
    }
    back = seated.post("/hands/1/undo", seq=fixed["seq"])
    assert (lines(back), back["pot"]) == ([*FLOP], hand["pot"])
    again = seated.post("/hands/1/redo", seq=back["seq"])
    assert again["pot"] == 2_200
    assert seated.get("/hands/1/verify")["ok"]


def test_who_said_what_when_survives_a_repair(seated: Desk):
    """An action that was only applied again is still the dealer's who entered it."""
    hand = seated.start()
    hand = seated.post("/hands/1/actions", seq=0, line="1 raise 300", who="Ann", device="tablet-1")
    hand = seated.post("/hands/1/actions", seq=1, line="2 call", who="Ann", device="tablet-1")
    at = hand["undoable"][1]["at"]
    hand = fix(seated, hand, 1, "1 raise 400", who="Dee", device="tablet-2")
    hand = fix(seated, hand, hand["undoable"][0]["seq"], "1 raise 500", who="Flo", device="phone")
    first, second = hand["undoable"]
    assert (first["who"], first["device"], first["was"]) == ("Flo", "phone", "1 raise 400")
    assert (second["who"], second["device"], second["at"], second["was"]) == ("Ann", "tablet-1", at, None)


def test_a_later_raise_that_is_too_small_now_is_shown_with_the_legal_ways_on(seated: Desk):
    """300 raised to 700 may be re-raised to 1,100; once it is a raise to 900, the least is 1,500."""
    hand = seated.play(seated.start(), "1 raise 300", "2 raise 700", "3 raise 1100", "1 fold", "2 call")
    clash = conflict(seated, hand, 2, "2 raise 900")
    assert (clash["seq"], clash["line"], clash["place"]) == (3, "3 raise 1100", "instead")
    assert "1,500" in clash["why"]
    assert [way["line"] for way in clash["ways"]] == ["3 fold", "3 call", "3 raise 1500", None, None]
    assert [way["how"] for way in clash["ways"][-2:]] == ["out", "stop"]
    assert clash["rest"] == ["1 fold", "2 call"]
    assert clash["state"]["to_act"] == 3 and clash["state"]["legal"]["raise"] == {"min": 1_500, "max": 10_000}
    assert seated.get("/hands/1")["seq"] == hand["seq"], "a conflict changes nothing"
    assert seated.get("/hands/1/verify")["rows"] == 6
    fixed = fix(seated, hand, 2, "2 raise 900", instead={"3": "3 raise 1500"})
    assert lines(fixed) == ["1 raise 300", "2 raise 900", "3 raise 1500", "1 fold", "2 call"]
    assert [entry["was"] for entry in fixed["undoable"]] == [None, "2 raise 700", "3 raise 1100", None, None]
    assert seated.get("/hands/1/verify")["ok"]


def test_what_no_longer_fits_may_be_dropped_with_all_that_follows(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300", "2 raise 700", "3 raise 1100", "1 fold", "2 call")
    fixed = fix(seated, hand, 2, "2 raise 900", stop=3)
    assert lines(fixed) == ["1 raise 300", "2 raise 900"]
    assert fixed["to_act"] == 3
    assert fixed["undo"]["repair"]["dropped"] == 3
    assert lines(seated.post("/hands/1/undo", seq=fixed["seq"])) == lines(hand)


def test_a_fold_that_was_a_call_needs_that_seat_again_on_the_flop(seated: Desk):
    """The seat that is live after all owes actions nobody entered: each goes before the one that is there."""
    hand = seated.play(
        seated.start(), "1 call", "2 fold", "3 check", "deal board AhKd2c", "3 check", "1 bet 200")
    clash = conflict(seated, hand, 2, "2 call")
    assert (clash["seq"], clash["line"], clash["place"]) == (5, "3 check", "before")
    answers = {"5": next(way["lines"] for way in clash["ways"] if way["line"] == "2 check")}
    assert answers == {"5": ["2 check", "3 check"]}
    fixed = fix(seated, hand, 2, "2 call", instead=answers)
    assert lines(fixed)[-3:] == ["2 check", "3 check", "1 bet 200"]


def test_a_call_that_was_a_fold_leaves_that_seat_s_later_actions_out(seated: Desk):
    hand = seated.play(
        seated.start(), "1 call", "2 call", "3 check", "deal board AhKd2c", "2 check", "3 check", "1 check")
    clash = conflict(seated, hand, 2, "2 fold")
    assert (clash["seq"], clash["line"], clash["folded"]) == (5, "2 check", True)
    assert [way["how"] for way in clash["ways"]] == ["out", "stop"]
    fixed = fix(seated, hand, 2, "2 fold", instead={"5": None})
    assert lines(fixed)[-2:] == ["3 check", "1 check"]
    assert fixed["undo"]["repair"]["dropped"] == 1


def test_an_action_that_never_was_is_taken_out(seated: Desk):
    hand = seated.play(seated.start(), "1 call", "2 call", "3 check", "2 bet 100", "3 raise 300", "1 fold")
    clash = conflict(seated, hand, 5, None)
    assert (clash["line"], clash["place"]) == ("1 fold", "before")
    fixed = fix(seated, hand, 5, None, stop=6)
    assert lines(fixed) == ["1 call", "2 call", "3 check", "2 bet 100"]


def test_a_missed_action_goes_in_before_another(seated: Desk):
    hand = seated.play(seated.start(), "1 call", "2 raise 300")
    fixed = seated.post("/hands/1/repair", seq=2, entry=2, lines=["2 call", "3 check", "2 check"])
    assert lines(fixed) == ["1 call", "2 call", "3 check", "2 check"]
    assert hand["seq"] == 2


def test_a_wrong_card_is_replaced_and_a_duplicate_after_it_is_a_conflict(seated: Desk):
    hand = seated.play(
        seated.start(), "1 call", "2 call", "3 check", "deal board AhKd2c", "2 check", "3 check", "1 check",
        "deal board 7s", "2 check")
    assert hand["named_by"] == {"Ah": 4, "Kd": 4, "2c": 4, "7s": 8}
    assert fix(seated, hand, 4, "deal board AhKd2s")["board"][:4] == ["Ah", "Kd", "2s", "7s"]
    hand = seated.post("/hands/1/undo", seq=seated.get("/hands/1")["seq"])
    clash = conflict(seated, hand, 4, "deal board AhKd7s")
    assert (clash["seq"], clash["code"], clash["place"]) == (8, "duplicate-card", "instead")
    fixed = fix(seated, hand, 4, "deal board AhKd7s", instead={"8": "deal board 7h"})
    assert fixed["board"][:4] == ["Ah", "Kd", "7s", "7h"]


def test_a_finished_hand_is_repaired_and_paid_anew_until_the_next_begins(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300", "2 call", "3 fold", "2 bet 500", "1 fold")
    assert seated.stacks() == {1: 9_700, 2: 10_400, 3: 9_900}
    fixed = fix(seated, hand, 1, "1 raise 400")
    assert fixed["status"] == "over"
    assert seated.stacks() == {1: 9_600, 2: 10_500, 3: 9_900}
    seated.start()
    with pytest.raises(Refused) as refused:
        fix(seated, fixed, fixed["undoable"][0]["seq"], "1 raise 500")
    assert refused.value.code == "hand-closed"
    assert seated.stacks() == {1: 9_600, 2: 10_500, 3: 9_900}


def test_the_same_request_twice_is_one_repair(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300", "2 call")
    first = fix(seated, hand, 1, "1 raise 400", key="k")
    assert fix(seated, hand, 1, "1 raise 400", key="k") == first
    with pytest.raises(Refused) as refused:
        fix(seated, hand, 1, "1 raise 500", key="k")
    assert refused.value.code == "key-used"


def test_a_repair_of_what_the_writer_did_not_see_is_refused(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300")
    seated.play(hand, "2 call")
    with pytest.raises(Refused) as refused:
        fix(seated, hand, 1, "1 raise 400")
    assert (refused.value.status, refused.value.code) == (409, "stale-seq")


def test_a_rehearsal_changes_nothing(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300", "2 call")
    rehearsed = fix(seated, hand, 1, "1 raise 400", dry=True)
    assert (rehearsed["again"], rehearsed["state"]["pot"]) == (1, 900)
    assert seated.get("/hands/1") == hand


@pytest.mark.parametrize(("body", "code"), [
    ({"entry": 1, "line": "1 raise 300"}, "nothing-changed"),
    ({"entry": 9, "line": "1 call"}, "not-in-force"),
    ({"entry": 0, "line": "1 call"}, "not-in-force"), ({"entry": 1}, "bad-value"),
    ({"entry": 1, "line": "1 call", "lines": ["1 call"]}, "bad-value"),
    ({"entry": 1, "line": "1 raise 120"}, "raise-too-small"), ({"entry": 1, "line": "1 jump"}, "bad-action"),
    ({"entry": 1, "line": "1 call", "stop": 1}, "bad-seq"),
    ({"entry": 1, "line": "1 call", "instead": {"7": None}}, "bad-seq"),
    ({"entry": 1, "line": "1 call", "instead": {"x": None}}, "bad-value"),
])
def test_what_cannot_be_a_repair_is_refused(seated: Desk, body: Any, code: str):
    hand = seated.play(seated.start(), "1 raise 300", "2 call")
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/repair", seq=hand["seq"], **body)
    assert refused.value.code == code
    assert seated.get("/hands/1") == hand


def test_what_a_seat_that_was_not_dealt_in_does_instead_is_a_conflict(seated: Desk):
    hand = seated.play(seated.start(), "1 call", "2 call")
    told = conflict(seated, hand, 1, "1 raise 300", instead={"2": "7 call"})
    assert [way["how"] for way in told["ways"]] == ["out", "stop"]


def test_a_void_hand_is_not_repaired(seated: Desk):
    seated.play(seated.start(), "1 raise 300")
    void = seated.post("/hands/1/void", seq=1)
    with pytest.raises(Refused) as refused:
        fix(seated, void, 1, "1 call")
    assert refused.value.code == "hand-void"


def test_a_round_of_folds_goes_back_as_it_was_entered(seated: Desk):
    hand = seated.post("/hands/1/actions", seq=seated.start()["seq"], lines=["1 call", "2 call", "3 check"])
    assert hand["undo"] == {
        "to": 0, "lines": ["1 call", "2 call", "3 check"], "repair": None, "who": None, "device": None}
    assert [entry["of"] for entry in hand["undoable"]] == [[1, 3]] * 3
    back = seated.post("/hands/1/undo", seq=3)
    assert lines(back) == []
    assert back["redoable"] == ["1 call", "2 call", "3 check"]
    again = seated.post("/hands/1/redo", seq=4)
    assert lines(again) == ["1 call", "2 call", "3 check"]
    part = seated.post("/hands/1/undo", seq=5, to=1)
    assert lines(part) == ["1 call"]
    assert lines(seated.post("/hands/1/undo", seq=6)) == []


def test_part_of_a_repair_goes_back_action_by_action(seated: Desk):
    hand = seated.play(seated.start(), "1 raise 300", "2 call", "3 call")
    fixed = fix(seated, hand, 1, "1 raise 400")
    part = seated.post("/hands/1/undo", seq=fixed["seq"], to=fixed["undoable"][1]["seq"])
    assert part["undo"]["repair"] is None
    assert lines(seated.post("/hands/1/undo", seq=part["seq"])) == ["1 raise 400"]


def test_the_log_knows_street_and_pot_of_every_entry(seated: Desk):
    hand = seated.play(seated.start(), *FLOP)
    assert [entry["street"] for entry in hand["undoable"]] == ["preflop"] * 3 + ["flop"] * 6
    assert [entry["pot"] for entry in hand["undoable"]] == [450, 700, 900, 900, 900, 900, 1_400, 1_400, 1_900]
    fixed = fix(seated, hand, 1, "1 raise 400")
    assert [entry["pot"] for entry in fixed["undoable"]][:4] == [550, 900, 1_200, 1_200]


def test_a_repair_that_says_something_else_than_it_did_is_found(
    seated: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    """Whoever changes a row and seals all of them anew still has to say what the rows do."""
    from dealer_assist.record import check

    hand = seated.play(seated.start(), "1 raise 300", "2 call")
    fix(seated, hand, 1, "1 raise 400")
    tamper(app, "UPDATE log SET payload = replace(payload, '1 raise 400', '1 raise 500') WHERE seq = 3")
    monkeypatch.setattr(check, "_chain", lambda hand, rows: iter(()))
    answer = seated.get("/hands/1/verify")
    assert {(item["seq"], item["what"]) for item in answer["differences"]} == {(3, "repair")}


STUD = ("stud", "razzdugi")
GAMES = ("holdem", "omaha-8", "stud", "badugi", "razzdugi", "dramaha")


@pytest.mark.parametrize("game", GAMES)
def test_a_repaired_hand_is_the_hand_that_was_played_so_from_the_beginning(desk: Desk, game: str):
    """Chips are conserved, the record verifies, and undo brings the old hand back to the chip."""
    chance = Random(game)
    stud = {"ante": 10, "bring_in": 25, "small_bet": 100, "big_bet": 200, "betting": "limit"}
    desk.make("/tables", name="Table 1", game=game, **(stud if game in STUD else {"blinds": [50, 100]}))
    for seat in (1, 2, 3, 4):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=chance.choice((900, 4_000, 20_000)))
    for _ in range(2):
        hand = randomly_played(desk, chance)
        setup = read_setup(hand["setup"])
        for _ in range(3):
            if not hand["undoable"]:
                break
            before = hand
            hand = randomly_repaired(desk, hand, chance)
            straight = play(setup, [parse_action(line) for line in lines(hand)])
            assert {int(seat): stack for seat, stack in hand["stacks"].items()} == straight.stacks
            assert hand["pot"] == straight.pot
            if hand["seq"] > before["seq"] and hand["undo"] and hand["undo"]["repair"]:
                back = desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
                assert (lines(back), back["stacks"]) == (lines(before), before["stacks"])
                hand = desk.post(f"/hands/{hand['hand']}/redo", seq=back["seq"])
        assert desk.get(f"/hands/{hand['hand']}/verify")["differences"] == []
        chips = sum(setup.stacks) - sum(straight.stacks.values()) - (0 if straight.over else straight.pot)
        assert chips == 0
        if hand["status"] == "open":
            desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])


def randomly_played(desk: Desk, chance: Random) -> Any:
    """A random hand of some length, entered in a few requests."""
    hand = desk.start()
    dealt = start(read_setup(hand["setup"]))
    felt = Felt(dealt, chance)
    mover, lines = Mover(felt, chance), []
    for _ in range(chance.randint(8, 40)):
        if dealt.over:
            break
        action = mover.next(dealt, waiting(dealt))
        lines.append(action.line())
        dealt = dealt.after(action)
        felt.follow(dealt)
    for n in range(0, len(lines), 8):
        hand = desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=lines[n:n + 8])
    return hand


def randomly_repaired(desk: Desk, hand: Any, chance: Random) -> Any:
    """Change a random betting action to something legal there; answer every conflict at random."""
    verbs = ("fold", "check", "call", "raise", "bet")
    bets = [entry for entry in hand["undoable"] if entry["line"].split()[1] in verbs]
    if not bets:
        return hand
    entry = chance.choice(bets)
    seat = entry["line"].split()[0]
    legal = desk.get(f"/hands/{hand['hand']}?seq={entry['to']}")["legal"]
    choices = [f"{seat} {verb}" for verb in ("fold", "check", "call", "complete") if legal.get(verb)]
    choices += [f"{seat} {verb} {legal[verb]['min']}" for verb in ("bet", "raise") if legal.get(verb)]
    line = chance.choice([one for one in choices if one != entry["line"]] or [None])
    answers: dict[str, Any] = {}
    stop = None
    while True:
        try:
            return fix(desk, hand, entry["seq"], line, instead=answers, stop=stop)
        except Refused as refused:
            assert refused.code == "repair-conflict", refused.document
            clash = refused.document["conflict"]
            way = chance.choice(clash["ways"])
            if way["how"] == "stop":
                stop = clash["seq"]
                answers.pop(str(stop), None)
            else:
                answers[str(clash["seq"])] = way["lines"]
