"""R58: a pot that nobody can win belongs to the table; the next hand that is dealt there starts with it."""

from __future__ import annotations

import pytest
from tests.store.venue import Desk

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
