"""Events on the record: acts sealed in the ledger, tables that follow them and feed them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import select, text

from dealer_assist.contract.event_acts import wanted
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.record import replay
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.events import documents, lines, seats, standing, write
from dealer_assist.store.events.models import EventTable
from dealer_assist.store.events.values import HandValues, PlaceValues
from dealer_assist.store.ledger import verify
from dealer_assist.trial.table import play_out
from tests.store.venue import Desk, Refused


SHEET = document_of(template("holdem")) | {"start": 3000, "seats": 9}


class Director:
    """Opens an event and acts on it."""

    def __init__(self, app: APIFlask, name: str = "Main", **changes: Any) -> None:
        self.app = app
        with app.app_context(), database.writing() as session:
            self.id = write.open_event(session, name, read_structure(SHEET | changes)).id

    def act(self, act: str, **fields: Any) -> int:
        with self.app.app_context(), database.writing() as session:
            return write.act(session, self.id, wanted({"act": act, **fields})).seq

    def undo(self, seq: int) -> int:
        with self.app.app_context(), database.writing() as session:
            return write.undo(session, self.id, seq).seq

    @property
    def state(self) -> Any:
        with self.app.app_context(), database.reading() as session:
            return standing.state_of(session, standing.find(session, self.id))

    def differences(self) -> list[dict[str, Any]]:
        with self.app.app_context(), database.reading() as session:
            event = standing.find(session, self.id)
            return list(seats.differences(session, event, standing.state_of(session, event)))

    def begin(self, players: int, close: bool = True) -> None:
        self.act("enter", players=[f"P{n:02}" for n in range(1, players + 1)])
        self.act("draw")
        if close:
            self.act("close")
        self.act("clock", tick="start")


def code_of(do: Any) -> str:
    with pytest.raises((Refusal, Refused)) as refused:
        do()
    return str(refused.value.code)  # type: ignore[union-attr]


@pytest.mark.both_databases
def test_a_draw_seats_everybody_at_tables_of_the_room(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    tables = desk.get("/tables")["tables"]
    assert [table["name"] for table in tables] == ["Main 1", "Main 2"]
    assert [len(table["seats"]) for table in tables] == [6, 6]
    assert {place["stack"] for table in tables for place in table["seats"]} == {3000}
    assert director.differences() == [] and director.state.difference == 0


@pytest.mark.both_databases
def test_a_hand_is_played_at_the_level_and_feeds_the_event(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    hand = desk.start(1)
    assert hand["setup"]["blinds"] == [50, 100]
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    state = director.state
    assert state.n == 1 and len(state.hands) == 1 and state.difference == 0
    assert sorted(state.stacks.values())[0] < 3000 < max(state.stacks.values())
    assert director.differences() == []


def test_before_the_clock_starts_nothing_is_dealt(app: APIFlask, desk: Desk):
    director = Director(app)
    director.act("enter", players=["Ann", "Bob", "Cy"])
    director.act("draw")
    assert code_of(lambda: desk.start(1)) == "event-waits"
    director.act("clock", tick="start")
    desk.start(1)
    director.act("clock", tick="pause")


def test_a_player_is_moved_when_the_table_has_let_go(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    state = director.state
    seat = min(state.tables[1].players)
    player, to = state.tables[1].players[seat], state.tables[2].open_seats[0]
    director.act("move", player=player, table=2, seat=to)
    assert code_of(lambda: desk.start(1)) == "event-waits"
    director.act("went", table=1, seat=seat)
    assert player in [place["player"] for place in desk.get("/tables/2")["seats"]]
    assert player not in [place["player"] for place in desk.get("/tables/1")["seats"]]
    assert director.differences() == []
    desk.start(1)


def test_what_a_hand_came_to_is_read_as_it_would_be_played_again(app: APIFlask, desk: Desk):
    """The columns of a hand say the same of it as its lines, where they say anything."""
    director, chance, known = Director(app), Random("columns"), 0
    director.begin(6)
    for _ in range(12):
        hand = desk.start(1)
        played = play_out(read_setup(hand["setup"]), chance, [])
        desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=list(played.lines))
    with app.app_context(), database.reading() as session:
        for hand in session.scalars(select(HandRow)):
            again, setup = lines.hand_line(session, hand, corrected=False), replay.setup_of(hand)
            for asked, must in ((True, again), (False, again | {"winners": [], "awarded": []})):
                places = [PlaceValues(place.seat, place.name or "", place.after) for place in hand.places]
                columns = HandValues(*(getattr(hand, name) for name in HandValues._fields))
                outcome = lines.by_columns(columns, places, setup, asked, bounty=True)
                assert outcome in (None, must)
                known += outcome is not None
    assert known


def test_a_server_that_starts_anew_knows_the_same_event(app: APIFlask, desk: Desk):
    director, chance = Director(app), Random("anew")
    director.begin(6)
    for _ in range(8):
        hand = desk.start(1)
        played = play_out(read_setup(hand["setup"]), chance, [])
        desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=list(played.lines))
    before = director.state
    standing.shelf.clear()
    assert director.state.hands == before.hands and director.state.stacks == before.stacks
    assert director.state.tables == before.tables


def test_seats_of_an_event_are_changed_at_its_desk_alone(app: APIFlask, desk: Desk):
    Director(app).begin(3)
    taken = desk.get("/tables/1")["seats"][0]["seat"]
    free = next(seat for seat in range(1, 10) if seat not in [
        one["seat"] for one in desk.get("/tables/1")["seats"]])
    assert code_of(lambda: desk.put(f"/tables/1/seats/{free}", player="Zoe", stack=3000)) == "event-seat"
    assert code_of(lambda: desk.delete(f"/tables/1/seats/{taken}")) == "event-seat"
    for name in ("Zoe", None):      # nor is another name typed over the one that the draw has put there
        assert code_of(lambda: desk.put(
            f"/tables/1/seats/{taken}", player=name, stack=3000)) == "event-seat"  # noqa: B023


def test_an_undone_draw_empties_the_tables_and_a_late_entry_gets_a_seat(app: APIFlask, desk: Desk):
    director = Director(app)
    director.act("enter", players=["Ann", "Bob", "Cy"])
    drawn = director.act("draw")
    director.undo(drawn)
    assert desk.get("/tables/1")["seats"] == [] and director.state.unseated == ["Ann", "Bob", "Cy"]
    director.act("draw")
    director.act("enter", players=["Dee"])
    assert len(desk.get("/tables/1")["seats"]) == 4
    assert director.differences() == []


def test_a_stack_set_right_at_the_table_is_followed(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(3)
    taken = desk.get("/tables/1")["seats"][0]
    desk.put(f"/tables/1/seats/{taken['seat']}", player=taken["player"], stack=2900, agreed=True,
             why="counted")
    assert director.state.stacks[taken["player"]] == 2900
    assert director.state.counted == -100 and director.differences() == []


@pytest.mark.both_databases
def test_an_undone_hand_gives_chips_and_players_back(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(3)
    hand = desk.start(1)
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    assert len(director.state.hands) == 1
    desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    assert director.state.hands == [] and set(director.state.stacks.values()) == {3000}


@pytest.mark.both_databases
def test_the_ledger_of_the_room_stays_whole(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    hand = desk.start(1)
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    director.act("colour-up")
    with app.app_context(), database.reading() as session:
        assert verify.verify(session)["differences"] == []


@pytest.mark.both_databases
def test_an_event_is_copied_and_put_away(app: APIFlask):
    director = Director(app)
    with app.app_context(), database.writing() as session:
        other = write.copied(session, director.id, "Day 2").id
        write.archive(session, director.id, True)
    assert code_of(lambda: director.act("enter", players=["Ann"])) == "event-archived"
    with app.app_context(), database.reading() as session:
        assert [event.id for event in write.events(session)] == [other]
        assert session.query(EventTable).count() == 0


def listed(desk: Desk) -> list[tuple[int, str, int]]:
    """The tables in the room's lists: number, name, how many sit there."""
    return [(one["id"], one["name"], len(one["seats"])) for one in desk.get("/tables")["tables"]]


@pytest.mark.both_databases
def test_tables_pass_from_an_event_that_is_over_to_the_next(app: APIFlask, desk: Desk):
    """Closed in one, out of every list and free; the next has the same places, and its own hands."""
    director = Director(app)
    director.begin(12)
    hand = desk.start(1)
    while hand["status"] == "open":
        hand = desk.play(hand, f"{hand['to_act']} fold")
    bagged = director.act("bag")
    assert listed(desk) == [] and desk.get("/tables/1/hands")["hands"]
    side = Director(app, "Side")
    side.begin(20)
    assert listed(desk) == [(1, "Side 1", 7), (2, "Side 2", 7), (3, "Side 3", 6)]
    assert code_of(lambda: director.undo(bagged)) == "table-passed-on"
    for table in (1, 3):
        hand = desk.start(table)
        assert hand["button"] == side.state.tables[table].button
        while hand["status"] == "open":
            hand = desk.play(hand, f"{hand['to_act']} fold")
    assert (len(director.state.hands), len(side.state.hands)) == (1, 2)
    assert side.differences() == [] and side.state.difference == 0
    side.act("bag")
    with app.app_context(), database.reading() as session:
        assert verify.verify(session)["differences"] == []


def test_a_day_that_is_opened_again_has_its_tables_and_chips_back(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(12)
    before = listed(desk)
    bagged = director.act("bag")
    director.undo(bagged)
    assert listed(desk) == before and director.differences() == []
    desk.start(2)


def test_a_table_shows_the_game_of_its_level_before_anything_is_dealt(app: APIFlask, desk: Desk):
    omaha = {"name": "O8", "games": [{"game": "omaha-8", "betting": "limit"}]}
    levels = [{"minutes": 20, "limit": {"blinds": [50, 100], "small_bet": 100}}]
    Director(app, mix=omaha, levels=levels).begin(3)
    table = desk.get("/tables/1")
    assert (table["game"], table["small_bet"], table["blinds"]) == ("omaha-8", 100, [50, 100])


@pytest.mark.parametrize(("amounts", "posted", "text"), [
    ({"blinds": [50, 100], "ante": 50}, [], "ante 50"), ({"blinds": [50, 100]}, [50, 100], "50/100")])
def test_no_screen_lists_blinds_that_nobody_posts(
        app: APIFlask, desk: Desk, amounts: dict[str, Any], posted: list[int], text: str):
    """`ante`: short-deck, "all pay one, the button two"; wall, clock and sheet listed blinds too."""
    short = {"name": "6+", "games": [{"game": "short-deck-holdem", "betting": "no-limit"}]}
    director = Director(app, mix=short, house={"ante": "short-deck"},
                        levels=[{"minutes": 20, "big-bet": amounts}])
    director.begin(3)
    state = director.state
    assert str(documents.stakes_text(state.structure, state.structure.rows[0])) == text
    assert desk.get("/tables/1")["blinds"] == posted
    assert desk.start(1)["setup"]["blinds"] == posted


def test_a_table_that_opens_late_leaves_the_others_at_their_level(app: APIFlask, desk: Desk):
    director = Director(app)
    director.begin(9, close=False)
    director.act("clock", tick="row", amount=2)
    director.act("enter", players=["Late"])
    assert [desk.get(f"/tables/{table}")["blinds"] for table in (1, 2)] == [[50, 100], [100, 200]]
    assert desk.start(1)["setup"]["blinds"] == [100, 200]


@pytest.mark.both_databases
def test_an_old_database_has_no_event_and_takes_one(app: APIFlask, desk: Desk):
    with app.app_context():
        with database.db.engine.begin() as connection:
            for name in ("event_table", "event_act", "event"):
                connection.execute(text(f"DROP TABLE {name}"))
            connection.execute(text("UPDATE alembic_version SET version_num = 'v0011_spread'"))
        database.upgrade()
    Director(app).begin(3)
    assert len(desk.get("/tables/1")["seats"]) == 3


def test_chips_that_no_row_tells_of_stop_a_table_of_the_event(app: APIFlask, desk: Desk):
    """They are not brought to what the event says by the way: somebody looks at them first."""
    director = Director(app)
    director.begin(3)
    with app.app_context(), database.writing() as session:
        first = "(SELECT min(number) FROM seat)"
        session.execute(text(f"UPDATE seat SET stack = stack + 700 WHERE number = {first}"))
    assert code_of(lambda: desk.start(1)) == "chips-off"
    seat = min(desk.get("/tables/1")["seats"], key=lambda one: one["seat"])
    desk.put(f"/tables/1/seats/{seat['seat']}", player=seat["player"], stack=seat["stack"] - 700)
    assert desk.start(1)["status"] == "open"
    assert director.differences() == []
