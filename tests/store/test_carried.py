"""R58: a pot that nobody can win belongs to the table; the next hand that is dealt there starts with it."""

from __future__ import annotations

import pytest
from tests.store.venue import Desk, Refused

CHECKED = ("4 call", "1 fold", "2 call", "3 check")


def carried(desk: Desk) -> dict:
    """Progressive badugi in which nobody qualifies: 30 chips stay in the middle."""
    desk.make("/tables", name="Badugi", game="progressive-badugi", betting="limit", blinds=[5, 10],
              small_bet=10, big_bet=20)
    for seat in (1, 2, 3, 4):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=1000)
    hand = desk.play(desk.start(), *CHECKED)
    while hand["waiting_for"]["kind"] != "show":
        seat = hand["to_act"] or hand["waiting_for"]["seat"]
        pat = hand["waiting_for"]["kind"] in ("draw", "change")
        hand = desk.play(hand, f"{seat} pat" if pat else f"{seat} check")
    return desk.play(hand, "2 show KhQsJdTc", "3 show 2s3h4d4c", "4 show As2h3cJs")


@pytest.mark.both_databases
def test_the_next_hand_starts_with_it_as_dead_money(desk: Desk):
    hand = carried(desk)
    assert (hand["over"], hand["carried"]) == (True, 30)
    assert sum(desk.stacks().values()) == 3970
    assert desk.get("/tables/1")["carried"] == 30
    following = desk.start()
    assert (following["pot"], following["setup"]["carried"]) == (45, 30)


def test_the_room_counts_it_meanwhile(desk: Desk):
    carried(desk)
    for _ in range(2):      # between the hands, and while the next one is played
        answer = desk.get("/tables/1/counts/expected")
        assert (answer["carried"], answer["total"], answer["field"]) == (30, 4000, 4000)
        if not answer["open"]:
            desk.start()


def test_a_void_hand_leaves_it_in_the_middle(desk: Desk):
    carried(desk)
    hand = desk.start()
    desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"], reason="misdeal")
    assert desk.get("/tables/1")["carried"] == 30
    assert desk.start()["pot"] == 45


def test_who_wins_the_next_hand_wins_it_too(desk: Desk):
    carried(desk)
    hand = desk.start()
    while not hand["over"]:
        hand = desk.play(hand, f"{hand['to_act']} fold")
    assert sum(desk.stacks().values()) == 4000
    assert desk.get("/tables/1")["carried"] == 0


FLO = {"who": "Flo", "reason": "The camera shows a five"}


def corrected(desk: Desk, hand: dict, carry: bool = True) -> dict:
    """The same hand, in which seat 3 had a five for one of the fours: a badugi, which wins the 30."""
    lines = [line.replace("2s3h4d4c", "2s3h4d5c") for line in desk.get(f"/hands/{hand['hand']}")["lines"]]
    seq = desk.get(f"/hands/{hand['hand']}")["seq"]
    return desk.make(f"/hands/{hand['hand']}/corrections", seq=seq, lines=lines, carry=carry, **FLO)


@pytest.mark.both_databases
def test_a_corrected_hand_pays_its_winner_out_of_the_pot_that_stayed(desk: Desk):
    kept = corrected(desk, carried(desk))["corrections"][-1]
    assert kept["difference"] == {"3": 30, "middle": -30}
    assert [one["told"] for one in kept["transfers"]] == ["Seat 3 takes 30 out of the pot that stayed"]
    assert desk.get("/tables/1")["carried"] == 0
    assert (desk.stacks()[3], sum(desk.stacks().values())) == (1020, 4000)
    assert "carried" not in desk.start()["setup"]


def test_a_pot_that_was_won_stays_once_nobody_qualified(desk: Desk):
    """Back again: what the correction paid goes into the middle, and into the next hand."""
    hand = carried(desk)
    lines = desk.get(f"/hands/{hand['hand']}")["lines"]
    corrected(desk, hand)
    seq = desk.get(f"/hands/{hand['hand']}")["seq"]
    again = desk.make(f"/hands/{hand['hand']}/corrections", seq=seq, lines=lines, carry=True, **FLO)
    assert [one["told"] for one in again["corrections"][-1]["transfers"]] == [
        "Seat 3 puts 30 into the pot that stays"]
    assert (desk.get("/tables/1")["carried"], desk.start()["pot"]) == (30, 45)


def test_a_pot_that_was_played_for_since_moves_no_chips(desk: Desk):
    hand = carried(desk)
    following = desk.start()
    while not following["over"]:
        following = desk.play(following, f"{following['to_act']} fold")
    with pytest.raises(Refused) as refused:
        corrected(desk, hand)
    assert (refused.value.code, refused.value.field) == ("pot-moved-on", "carry")
    assert corrected(desk, hand, carry=False)["corrections"][-1]["difference"] == {"3": 30, "middle": -30}
    assert sum(desk.stacks().values()) == 4000


def test_a_pot_that_was_given_out_moves_no_chips(desk: Desk):
    hand = carried(desk)
    desk.post("/tables/1/carried", to={"4": 30}, why="The table closes")
    with pytest.raises(Refused) as refused:
        corrected(desk, hand)
    assert refused.value.code == "pot-moved-on"


def written_down(desk: Desk, *lines: str) -> dict:
    draft = desk.make("/tables/1/drafts", who="Flo")
    path = f"/tables/1/drafts/{draft['id']}"
    answer = desk.patch(path, lines=list(lines), newest=True)
    assert answer["whole"], answer
    desk.post(f"{path}/finish", who="Flo")
    return desk.get("/tables/1")


def test_a_hand_written_down_later_was_dealt_with_the_pot_that_stayed(desk: Desk):
    carried(desk)
    after = written_down(desk, "4 fold", "1 fold", "2 fold")
    assert after["carried"] == 0
    assert sum(desk.stacks().values()) == 4000
    assert desk.get("/tables/1/counts/expected")["total"] == 4000


def test_the_pot_of_a_hand_written_down_stays_where_nobody_wins_it(desk: Desk):
    hand = carried(desk)
    lines = desk.get(f"/hands/{hand['hand']}")["lines"]
    assert written_down(desk, *lines)["carried"] == 60
    assert sum(desk.stacks().values()) == 3940
    assert desk.start()["setup"]["carried"] == 60
