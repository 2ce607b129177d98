"""Chips sold, moved or taken back while a hand is played: the hand ends with its own, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.store.db import database
from dealer_assist.store.events import standing
from dealer_assist.store.ledger import verify
from dealer_assist.tournament.record import course
from dealer_assist.tournament.run.files import files
from tests.store.test_event_again import until_somebody_is_out
from tests.store.test_events import Director, code_of
from tests.store.venue import Desk
from tests.tournament.directed import other_program

ADD_ON = {"chips": 1500, "paid": 50, "fee": 0, "after": 1}
ENTRY = {"paid": 100, "fee": 10, "late_until": 12, "re_entries": 3}


def opened(app: APIFlask, players: int = 3, **changes: Any) -> Director:
    director = Director(app, add_on=ADD_ON, entry=ENTRY, **changes)
    director.begin(players, close=False)
    return director


def folded(desk: Desk, hand: Any) -> Any:
    """Everybody folds to the last."""
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    return hand


def whole(app: APIFlask, director: Director, sold: int) -> None:
    """Chips in play are what was sold, in the event and at its tables, worked out anew or gone on with."""
    state = director.state
    assert sum(state.stacks.values()) == sold and state.difference == 0
    assert director.differences() == []
    with app.app_context(), database.reading() as session:
        event = standing.find(session, director.id)
        again = course.derived(standing.all_lines(session, event), event.seed, read_structure)
        assert again.stacks == state.stacks and files(again) == files(state)
        assert verify.verify(session)["ok"]
    with TemporaryDirectory() as folder:
        for name, text in files(state).items():
            Path(folder, name).write_text(text, encoding="utf-8", newline="")
        record = other_program().Record(Path(folder))
        assert other_program().chips(record) + other_program().busts(record) == []


def lies_at(desk: Desk, player: str, table: int = 1) -> int:
    return next(int(one["stack"]) for one in desk.get(f"/tables/{table}")["seats"] if one["player"] == player)


def test_an_add_on_sold_in_a_hand_is_beside_its_final_stacks(app: APIFlask, desk: Desk):
    """3,000 each, blinds 50/100: all fold to the big blind, who is up 50; the small blind has bought."""
    director = opened(app)
    hand = desk.start(1)
    seats = {one["seat"]: one["player"] for one in desk.get("/tables/1")["seats"]}
    small = seats[hand["positions"]["small"]]
    director.act("add-on", players=[small])
    whole(app, director, 3 * 3000 + 1500)
    assert lies_at(desk, small) == 3000     # none of it plays before the hand is over
    folded(desk, hand)
    assert director.state.stacks[small] == lies_at(desk, small) == 3000 - 50 + 1500
    whole(app, director, 3 * 3000 + 1500)
    assert desk.start(1)["setup"]["seats"][str(hand["positions"]["small"])] == 3000 - 50 + 1500


def test_who_loses_all_and_has_bought_meanwhile_is_in(app: APIFlask, desk: Desk):
    """Heads-up, all-in with the add-on already paid for: those chips are not in the pot."""
    director = opened(app, players=2, start=200)
    hand = desk.start(1)
    for player in list(director.state.stacks):
        director.act("add-on", players=[player])
    for _ in range(2):
        hand = desk.play(hand, f"{hand['to_act']} all-in")
    seats = {one["player"]: one["seat"] for one in desk.get("/tables/1")["seats"]}
    loser = hand["names"][str(hand["positions"]["big"])]    # whose ante makes it the shorter bet
    winner = next(player for player in seats if player != loser)
    hand = desk.play(hand, "deal board 2c 3c 4d 9h Js")
    held = {seats[winner]: "AsAh", seats[loser]: "KsQh"}
    while hand["status"] == "open":
        seat = hand["waiting_for"]["seat"]
        hand = desk.play(hand, f"{seat} show {held[seat]}")
    assert director.state.stacks == {winner: 400 + 1500, loser: 1500} and director.state.busts == []
    assert lies_at(desk, loser) == 1500
    whole(app, director, 2 * 200 + 2 * 1500)
    assert desk.start(1)["setup"]["seats"] == {str(seats[winner]): 1900, str(seats[loser]): 1500}


def test_an_add_on_taken_back_in_the_hand_or_after_it(app: APIFlask, desk: Desk):
    director = opened(app)
    hand = desk.start(1)
    first, second, _ = director.state.stacks
    sale = director.act("add-on", players=[first])
    director.act("add-on", players=[second])
    director.undo(sale)
    whole(app, director, 3 * 3000 + 1500)
    folded(desk, hand)
    whole(app, director, 3 * 3000 + 1500)


def test_an_add_on_that_a_hand_was_dealt_with_stays_until_the_hand_does(app: APIFlask, desk: Desk):
    """Its chips lie in front and may be bet already."""
    director = opened(app)
    sale = director.act("add-on", players=[next(iter(director.state.stacks))])
    hand = desk.start(1)
    assert code_of(lambda: director.undo(sale)) == "hands-since"
    whole(app, director, 3 * 3000 + 1500)
    desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    director.undo(sale)
    whole(app, director, 3 * 3000)


def test_a_hand_that_is_opened_again_ends_with_what_was_bought_beside_it(app: APIFlask, desk: Desk):
    director = opened(app)
    hand = desk.start(1)
    first, second, _ = director.state.stacks
    director.act("add-on", players=[first])
    hand = folded(desk, hand)
    director.act("add-on", players=[second])
    hand = desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert director.state.difference == 0 and sum(director.state.stacks.values()) == 3 * 3000 + 2 * 1500
    folded(desk, hand)
    whole(app, director, 3 * 3000 + 2 * 1500)


@pytest.mark.parametrize("over", [False, True])
def test_a_void_hand_comes_back_beside_what_was_bought_since(app: APIFlask, desk: Desk, over: bool):
    """In the middle or over: what was bought into a seat meanwhile plays from the next hand on."""
    director = opened(app)
    hand = desk.start(1)
    hand = folded(desk, hand) if over else desk.play(hand, f"{hand['to_act']} fold")
    void = desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])
    seats = {one["seat"]: one["player"] for one in desk.get("/tables/1")["seats"]}
    small, big = (seats[hand["positions"][name]] for name in ("small", "big"))
    taken_back = director.act("add-on", players=[small])
    director.act("add-on", players=[big])
    director.undo(taken_back)
    assert lies_at(desk, big) == 3000 + 1500
    hand = desk.post(f"/hands/{hand['hand']}/undo", seq=void["seq"])
    assert hand["status"] == ("over" if over else "open")
    whole(app, director, 3 * 3000 + 1500)
    if not over:
        assert lies_at(desk, big) == 3000
        folded(desk, hand)
    assert director.state.stacks == {**dict.fromkeys(seats.values(), 3000), small: 2950, big: 4550}
    assert lies_at(desk, big) == 4550
    whole(app, director, 3 * 3000 + 1500)


def test_a_stack_counted_in_a_hand_is_counted_once(app: APIFlask, desk: Desk):
    """Before the hand was over, or after it was opened again: 500 chips more than the record knew."""
    director = opened(app)
    hand = desk.start(1)
    seat = hand["to_act"]
    hand = desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], line=f"{seat} stack 3500")
    hand = folded(desk, hand)
    whole(app, director, 3 * 3000 + 500)
    hand = desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    other = hand["to_act"]
    hand = desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], line=f"{other} stack 2900")
    folded(desk, hand)
    assert director.state.counted == 450     # the other has posted 50: 2,900 behind them were 2,950
    whole(app, director, 3 * 3000 + 450)


def test_chips_that_a_correction_says_were_dealt_with_are_counted_once(app: APIFlask, desk: Desk):
    """The hand that was dealt last had 500 more in front of a seat than the record knew."""
    director = opened(app)
    hand = folded(desk, desk.start(1))
    seats = {seat: 3000 for seat in hand["setup"]["seats"]}
    other = str(hand["positions"]["small"])
    lines = [row["payload"]["line"] for row in desk.get(f"/hands/{hand['hand']}/log")["rows"]
             if row["kind"] == "act"]
    desk.post(f"/hands/{hand['hand']}/corrections", seq=hand["seq"], lines=lines, carry=True, who="Flo",
              reason="counted by camera", setup={"seats": seats | {other: 3500}})
    assert director.state.counted == 500 and director.state.stacks[hand["names"][other]] == 3450
    whole(app, director, 3 * 3000 + 500)


def test_seats_races_and_removals_wait_for_the_hand_and_penalties_do_not(app: APIFlask, desk: Desk):
    director = opened(app, players=12)
    hand = desk.start(1)
    seat, player = next(iter(director.state.tables[1].players.items()))
    director.act("move", player=player, table=2, seat=director.state.tables[2].open_seats[0])
    assert code_of(lambda: director.act("went", table=1, seat=seat)) == "hand-open"
    assert code_of(lambda: director.act("out", player=player)) == "hand-open"
    assert code_of(lambda: director.act("colour-up")) == "hand-open"
    director.act("penalty", player=player, count=1)
    director.act("absent", player=player, here=False)
    whole(app, director, 12 * 3000)
    folded(desk, hand)
    director.act("went", table=1, seat=seat)
    whole(app, director, 12 * 3000)


def test_a_race_is_not_taken_back_under_a_hand(app: APIFlask, desk: Desk):
    """The hand was dealt with the chips of after the race."""
    director = opened(app, start=3025)
    race = director.act("colour-up")
    raced = sum(director.state.stacks.values())
    desk.start(1)
    assert code_of(lambda: director.undo(race)) == "hands-since"
    whole(app, director, raced)


def test_who_is_out_enters_again_while_the_others_play(app: APIFlask, desk: Desk):
    director = opened(app, players=6, start=200)
    until_somebody_is_out(director, desk)
    out = director.state.busts[0].out.player
    hand = desk.start(1)
    director.act("enter", players=[out])
    hand = folded(desk, hand)
    whole(app, director, 7 * 200)


@pytest.mark.parametrize("acts", [2, 5])
def test_who_has_gone_to_another_table_is_not_brought_back_under_a_hand(
    app: APIFlask, desk: Desk, acts: int,
):
    """A hand was dealt with them at the new seat: the move stands."""
    director = opened(app, players=12)
    seat, player = next(iter(director.state.tables[1].players.items()))
    to = director.state.tables[2].open_seats[0]
    director.act("move", player=player, table=2, seat=to)
    went = director.act("went", table=1, seat=seat)
    hand = desk.start(2)
    for _ in range(acts):
        if hand["status"] == "open" and hand["to_act"]:
            hand = desk.play(hand, f"{hand['to_act']} fold")
    if str(to) in hand["setup"]["seats"]:
        assert code_of(lambda: director.undo(went)) == "hands-since"
    whole(app, director, 12 * 3000)
