"""A bust that is undone after the player has entered again: refused until that entry is taken back."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal
from dealer_assist.trial.table import play_out
from tests.store.test_events import Director, code_of
from tests.store.venue import Desk


def until_somebody_is_out(director: Director, desk: Desk) -> Any:
    """Hands of two big blinds each; the one in which somebody went out."""
    chance, hand = Random("out"), {}
    while not director.state.busts:
        hand = desk.start(1)
        lines = list(play_out(read_setup(hand["setup"]), chance).lines)
        for n in range(0, len(lines), 40):
            hand = desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=lines[n:n + 40])
    return hand


def test_a_bust_is_not_undone_beside_the_entry_that_followed_it(app: APIFlask, desk: Desk):
    """Else two stacks of one player lie at the table, and one of them was never sold."""
    director = Director(app, start=200)
    director.begin(6, close=False)
    hand = until_somebody_is_out(director, desk)
    gone = director.state.busts[0].out
    out = gone.player
    director.act("block", table=1, seat=gone.seat, on=True)     # so that another seat is drawn
    again = director.act("enter", players=[out])
    assert code_of(lambda: desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])) == "seats-changed"
    assert code_of(lambda: desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])) == "seats-changed"
    assert director.state.chips_given == sum(director.state.stacks.values())
    assert director.differences() == [] and director.state.difference == 0
    director.undo(again)
    desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert director.state.busts == [] and director.state.difference == 0
    assert director.state.chips_given == sum(director.state.stacks.values()) == 6 * 200
    assert [seat["player"] for seat in desk.get("/tables/1")["seats"]].count(out) == 1


@pytest.mark.parametrize("who", ["the same player", "somebody else"])
def test_the_seat_of_a_bust_is_given_back_with_the_entry_that_drew_it(app: APIFlask, desk: Desk, who: str):
    """The entry drew the very seat; taken back, the hand in which the seat was lost can be put right."""
    director = Director(app, start=200)
    director.begin(6, close=False)
    hand = until_somebody_is_out(director, desk)
    gone = director.state.busts[0].out
    for seat in director.state.tables[1].open_seats:
        if seat != gone.seat:
            director.act("block", table=1, seat=seat, on=True)
    player = gone.player if who == "the same player" else "Zoe"
    again = director.act("enter", players=[player])
    assert director.state.tables[1].players[gone.seat] == player
    director.undo(again)
    assert [(one["player"], one["stack"]) for one in desk.get("/tables/1")["seats"]
            if one["seat"] == gone.seat] == [(gone.player, 0)]
    desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert director.state.busts == [] and director.state.difference == 0
    assert director.state.chips_given == sum(director.state.stacks.values()) == 6 * 200
    assert director.differences() == []


def test_a_table_closed_in_the_middle_of_a_hand_goes_when_the_hand_is_over(app: APIFlask, desk: Desk):
    """Nobody leaves during it, nobody deals after it; chips and players are all there."""
    director = Director(app)
    director.begin(12)
    for player in list(director.state.tables[2].players.values())[:3]:
        director.act("out", player=player)
    hand = desk.start(2)
    director.act("break", table=2)
    seat = min(director.state.tables[2].players)
    assert code_of(lambda: director.act("went", table=2, seat=seat)) == "hand-open"
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    assert code_of(lambda: desk.start(2)) == "event-waits"
    for move in director.state.leaving(2):
        director.act("went", table=2, seat=move.from_seat)
    assert list(director.state.tables) == [1] and len(desk.get("/tables/1")["seats"]) == 9
    assert director.state.difference == 0 and director.differences() == []


def test_of_directors_who_do_the_same_at_once_one_does_it_and_the_others_are_told(app: APIFlask, desk: Desk):
    director, answers = Director(app), []
    director.begin(12, close=False)
    player = director.state.tables[1].players[min(director.state.tables[1].players)]

    def do(act: str, **more: Any) -> None:
        try:
            director.act(act, **more)
            answers.append(act)
        except Refusal as refusal:
            answers.append(refusal.code)

    threads = [threading.Thread(target=do, args=(act,), kwargs=more) for _ in range(4) for act, more in (
        ("enter", {"players": ["Zoe"]}), ("out", {"player": player}))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["already-in"] * 3 + ["enter"] + ["not-in"] * 3 + ["out"]
    assert director.state.left == 12 and director.state.difference == 0 and director.differences() == []
