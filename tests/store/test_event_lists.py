"""What an event's pages list: acts in a line that names who, and who is out by place."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.events import act_list, documents, standing
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.run.event import Bust
from tests.store.test_events import Director
from tests.store.venue import Desk


def acts(director: Director) -> list[str]:
    """The lines of the acts, the newest first."""
    with director.app.app_context(), database.reading() as session:
        event = standing.find(session, director.id)
        return [str(act["text"]) for act in act_list.acts_of(session, event)]


def test_a_move_is_told_with_who_moves(app: APIFlask, desk: Desk) -> None:
    director = Director(app)
    director.begin(12)
    state = director.state
    seat = min(state.tables[1].players)
    player, to = state.tables[1].players[seat], state.tables[2].open_seats[0]
    director.act("move", player=player, table=2, seat=to)
    director.act("went", table=1, seat=seat)
    director.act("here", table=2, seat=to)
    assert acts(director)[:3] == [
        f"Has arrived: {player}, table 2, seat {to}", f"Has gone: {player}, table 1, seat {seat}",
        f"To be moved: {player} (1 player)"]


@pytest.mark.parametrize(("rule", "text"), [("rounds", "2 rounds"), ("hands", "2 hands")])
def test_a_penalty_is_told_in_what_it_is_counted_in(app: APIFlask, rule: str, text: str) -> None:
    director = Director(app, house={"penalty": rule})
    director.begin(6)
    director.act("penalty", player="P01", count=2)
    assert acts(director)[0] == f"Penalty: P01, {text}"
    with app.app_context(), database.reading() as session:
        event = documents.event_document(session, standing.find(session, director.id))
    assert event["penalty"] == rule


@pytest.mark.parametrize(("expected", "line"), [("Sunday at noon", "Chips bagged: Sunday at noon"),
                                                ("", "Chips bagged")])
def test_a_bagged_day_is_told_with_what_comes_after(app: APIFlask, expected: str, line: str) -> None:
    director = Director(app)
    director.begin(6)
    director.act("bag", text=expected)
    assert acts(director)[0] == line


def test_who_went_out_in_one_hand_stands_by_place(app: APIFlask) -> None:
    """House rules, section 9: 20 left, stacks of 4,000 and 900 bust in one hand, 19th and 20th."""
    director = Director(app)
    director.begin(6)
    state = director.state.copy()
    outs = [Out(player, 1, 1, seat, chips) for player, seat, chips in (
        ("P01", 1, 4000), ("P02", 2, 900), ("P03", 3, 2000))]
    for out in outs:
        del state.stacks[out.player]
    state.busts = [Bust(out, 0, False) for out in outs]
    state.rounds = [outs]
    listed: list[Any] = documents.busts(state)
    assert [(one["player"], one["place"]) for one in listed] == [("P01", "4"), ("P03", "5"), ("P02", "6")]


def test_the_lobby_lists_names_as_people_look_for_them(app: APIFlask) -> None:
    director = Director(app)
    director.act("enter", players=["Zoë", "Ángel", "bob", "Ann", "Özil", "Olga"])
    director.act("draw")
    with app.app_context(), database.reading() as session:
        lobby = documents.lobby_document(session, standing.find(session, director.id))
    assert [one["player"] for one in lobby["seats"]] == ["Ángel", "Ann", "bob", "Olga", "Özil", "Zoë"]


def test_why_somebody_is_moved_is_told_in_the_readers_language(app: APIFlask, desk: Desk) -> None:
    director = Director(app)
    director.begin(15)
    table = director.state.tables[2]
    for seat in list(table.players)[:3]:
        director.act("out", player=table.players[seat])
    page = desk.client.get(f"/events/{director.id}", headers={"Accept-Language": "de"}).get_data(as_text=True)
    assert "Tisch 1 hat 8 Spieler" in page and "has 8 players" not in page

def test_an_undo_is_told_by_what_it_takes_back_and_what_falls_with_it(app: APIFlask) -> None:
    """Also where that is further back than the list goes."""
    director = Director(app)
    director.act("enter", players=["Ann", "Bob"])
    entered = director.act("enter", players=["Zoe"])
    director.act("close")
    director.undo(entered)
    assert acts(director)[0] == "Taken back: Entered: Zoe; Registration closed"
    with app.app_context(), database.reading() as session:
        (last,) = act_list.acts_of(session, standing.find(session, director.id), 1)
    assert last["text"] == "Taken back: Entered: Zoe; Registration closed"


@pytest.mark.parametrize(("way", "line"), [
    ({"way": "icm"}, "Deal written down: By ICM"), ({"way": "chips"}, "Deal written down: By chips"),
    ({"amounts": {"Ann": 400, "Bob": 200}}, "Deal written down: As agreed")])
def test_a_deal_is_told_with_how_it_was_counted(app: APIFlask, way: dict[str, Any], line: str) -> None:
    director = Director(app)
    director.act("enter", players=["Ann", "Bob"])
    director.act("draw")
    director.act("close")
    total = sum(director.state.prizes)
    if "amounts" in way:
        way = {"amounts": {"Ann": total - 100, "Bob": 100}}
    director.act("deal", **way)
    assert acts(director)[0] == line
