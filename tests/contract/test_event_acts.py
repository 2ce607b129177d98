"""What a director asks for as a document (contract 6): each act done, or refused with what to do instead."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract import event_acts
from dealer_assist.contract.event_acts import ASKED, carried, flights_of, wanted
from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.tournament.money import deals
from dealer_assist.tournament.record import racing
from dealer_assist.tournament.record.offers import offers
from dealer_assist.tournament.record.state import Running
from tests.tournament.directed import Room, small_sheet


def asked(room: Room, act: str, /, **fields: Any) -> Running:
    """Decided from the document, and done."""
    return room.act(wanted({"act": act, **fields})(room.state, room.now))


def refused(room: Room, act: str, /, **fields: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        wanted({"act": act, **fields})(room.state, room.now)
    assert refusal.value.message.strip()
    return refusal.value.code


@pytest.fixture
def room() -> Room:
    """Twelve players at two tables, the clock running, the desk open."""
    begun = Room(small_sheet(add_on={"paid": 50, "fee": 5, "chips": 3000, "after": 1}))
    begun.begin(12, close=False)
    return begun


def first(room: Room, table: int = 1) -> tuple[str, int]:
    seat = min(room.state.tables[table].players)
    return room.state.tables[table].players[seat], seat


@pytest.mark.parametrize(("document", "code"), [
    (7, "bad-form"), ({}, "unknown-act"), ({"act": "entre"}, "unknown-act"),
    ({"act": "close", "players": []}, "unknown-key"),
])
def test_a_document_that_is_no_act_is_refused(document: object, code: str):
    with pytest.raises(Refusal) as refusal:
        wanted(document)
    assert refusal.value.code == code


def test_before_the_cards_are_in_the_air():
    room = Room()
    for act, fields, code in (
            ("draw", {}, "nobody-waits"), ("close", {}, "nobody-in"),
            ("clock", {"tick": "start"}, "no-seats"), ("hand-for-hand", {"on": True}, "not-started"),
            ("hand-for-hand", {"on": False}, "same"), ("balance", {}, "nothing-to-move"),
            ("pay", {"prizes": [100]}, "desk-open"), ("deal", {"way": "chips"}, "desk-open"),
            ("finish", {}, "desk-open"), ("out", {"player": "P01"}, "not-in"),
            ("enter", {"players": ["\x00"]}, "no-name"), ("enter", {"players": [7]}, "no-name"),
            ("hand-for-hand", {"on": 1}, "bad-form")):
        assert refused(room, act, **fields) == code, act
    asked(room, "enter", players=["Ann", " Bob  Lee "])
    assert refused(room, "out", player="Ann") == "no-seat"
    assert room.state.unseated == ["Ann", "Bob Lee"]


def test_the_clock_is_started_stopped_and_set_to_a_row(room: Room):
    assert refused(room, "clock", tick="start") == "clock-runs"
    assert not asked(room, "clock", tick="pause").clock(room.now).running
    assert refused(room, "clock", tick="pause") == "clock-stands"
    assert refused(room, "clock", tick="row", amount=10_000) == "no-row"
    assert refused(room, "clock", tick="backwards") == "bad-tick"
    asked(room, "hand-for-hand", on=True)
    assert refused(room, "clock", tick="resume") == "clock-stands"


def test_add_ons_are_one_a_player(room: Room):
    state = asked(room, "add-on", players=["P01", "P02"])
    assert state.stacks["P01"] == 6000 and state.difference == 0
    assert refused(room, "add-on", players=["P03", "P01"]) == "had-add-on"
    assert refused(room, "add-on", players=["Nobody"]) == "not-in"
    asked(room, "close")
    assert refused(room, "add-on", players=["P03"]) == "no-add-on"


def test_who_was_out_comes_back_and_is_a_bust_no_more(room: Room):
    room.act(wanted({"act": "out", "player": "P01"})(room.state, room.now))
    asked(room, "enter", players=["P01"])
    assert [bust.again for bust in room.state.busts] == [True]
    assert "P01" in room.state.stacks and room.state.difference == 0


def test_the_pay_table_is_to_the_unit_and_falls(room: Room):
    asked(room, "close")
    assert refused(room, "close") == "desk-closed"
    total = sum(room.state.prizes)
    assert refused(room, "pay", prizes=[total - 1]) == "wrong-sum"
    assert refused(room, "pay", prizes=[1, total - 1]) == "bad-prizes"
    assert asked(room, "pay", prizes=[total]).prizes == (total,)
    due = room.state.in_the_till
    asked(room, "till", counted=due - 5)
    assert room.state.in_the_till == 0 and due > 0


def test_a_deal_is_for_everybody_who_is_in_and_for_what_is_left():
    room = Room()
    room.begin(3)
    left = sum(room.state.prizes)
    assert refused(room, "deal", way="lottery") == "bad-deal"
    assert refused(room, "deal", amounts={"P01": left}) == "bad-deal"
    assert refused(room, "deal", amounts={"P01": left, "P02": 1, "P03": 0}) == "wrong-sum"
    assert refused(room, "finish") == "still-playing"
    state = asked(room, "deal", way="icm")
    assert sum(state.deal.values()) == left
    assert asked(room, "finish").over and refused(room, "finish") == "hand-open"
    assert refused(room, "deal", way="chips") == "event-over"
    assert asked(room, "announce", text="Thank you").over


def test_a_deal_offers_the_same_each_time_it_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deals, "DRAWN", 18_000)     # a thousand finishes tell as much
    room = Room()
    room.begin(18)
    one, again = offers(room.state, "icm"), offers(room.state, "icm")
    assert one == again and one.samples and sum(one.amounts) == sum(room.state.prizes)
    act = wanted({"act": "deal", "way": "icm"})(room.state, room.now)
    assert list(act["amounts"].values()) == list(one.amounts) and act["samples"] == one.samples == 1_000
    deals.icm_of.cache_clear()


def test_tables_are_broken_balanced_and_moved_by_hand(room: Room):
    player, seat = first(room)
    assert refused(room, "move", player=player, table=2, seat=first(room, 2)[1]) == "seat-taken"
    assert refused(room, "move", player="Nobody", table=2, seat=1) == "not-in"
    assert refused(room, "break", table=9) == "no-table"
    assert refused(room, "went", table=1, seat=seat) == "nobody-goes"
    assert refused(room, "here", table=1, seat=seat) == "nobody-comes"
    to = room.state.tables[2].open_seats[0]
    asked(room, "move", player=player, table=2, seat=to)
    assert refused(room, "move", player=player, table=2, seat=room.state.tables[2].open_seats[1]) == "moving"
    assert refused(room, "here", table=2, seat=to) == "nobody-comes"     # who still sits at the other table
    asked(room, "went", table=1, seat=seat)
    asked(room, "here", table=2, seat=to)
    assert room.state.tables[2].players[to] == player
    assert refused(room, "break", table=2) == "no-room"
    assert asked(room, "balance").going
    room.let_go()
    assert abs(len(room.state.tables[1].players) - len(room.state.tables[2].players)) <= 1


def test_a_broken_table_is_closed_when_the_last_has_left(room: Room):
    for number in range(4, 13):
        if number > 8:
            asked(room, "out", player=f"P{number:02}")
    asked(room, "break", table=1)
    room.let_go()
    assert list(room.state.tables) == [2] and room.state.left == 8


def test_a_seat_that_somebody_comes_to_must_be_free():
    """Two who change seats: who goes first waits for the other to stand up."""
    room = Room()
    room.begin(12)
    player, seat = first(room)
    other, taken = first(room, 2)
    to = room.state.tables[1].open_seats[0]
    asked(room, "move", player=other, table=1, seat=to)
    asked(room, "move", player=player, table=2, seat=taken)
    assert refused(room, "went", table=1, seat=seat) == "seat-taken"
    asked(room, "went", table=2, seat=taken)
    asked(room, "here", table=1, seat=to)
    asked(room, "went", table=1, seat=seat)
    assert room.state.tables[2].players[taken] == player


def test_limits_on_seats(room: Room):
    player, seat = first(room)
    free = room.state.tables[1].open_seats[0]
    assert refused(room, "block", table=1, seat=99, on=True) == "no-seat"
    assert refused(room, "block", table=1, seat=free, on=False) == "same"
    assert refused(room, "block", table=1, seat=seat, on=True) == "seat-taken"
    assert asked(room, "block", table=1, seat=free, on=True).limits.blocked == {1: frozenset({free})}
    assert asked(room, "block", table=1, seat=free, on=False).limits.blocked == {}
    assert refused(room, "need", player=player, seats=[99]) == "no-seat"
    assert asked(room, "need", player=player, seats=[1, 9]).limits.needs == {player: frozenset({1, 9})}
    assert asked(room, "need", player=player, seats=[]).limits.needs == {}
    assert refused(room, "apart", players=["P01"], on=True) == "two-players"
    assert refused(room, "apart", players=["P01", "P02"], on=False) == "same"
    assert len(asked(room, "apart", players=["P02", "P01"], on=True).limits.apart) == 1
    assert refused(room, "room", tables=1) == "too-few-tables"
    assert asked(room, "room", tables=2).most_tables == 2
    assert asked(room, "room", tables=None).most_tables is None


def test_what_is_said_to_the_room_and_counted_at_the_tables(room: Room):
    player, _ = first(room)
    assert refused(room, "announce", text=" ") == "no-text"
    assert asked(room, "announce", text="Dinner").announced == [(room.now, "Dinner")]
    assert refused(room, "last-hands", count=21) == "bad-number"
    assert asked(room, "last-hands", count=2).hands_left == {1: 2, 2: 2}
    assert asked(room, "last-hands").hands_left is None
    assert refused(room, "penalty", player=player, count=0) == "bad-number"
    assert asked(room, "penalty", player=player, count=2).penalties[player].left > 0
    room.hand(1)
    assert player in asked(room, "absent", player=player, here=False).absent
    assert player not in asked(room, "absent", player=player, here=True).absent


def test_the_smallest_chip_is_raced_off_until_one_colour_is_left():
    room = Room(small_sheet(start=3025, chips=[25, 100, 500]) | {"levels": [
        row for row in small_sheet()["levels"] if "break" not in row]})
    room.begin(4)
    assert asked(room, "colour-up").coloured_up == 25
    assert all(stack % 100 == 0 for stack in room.state.stacks.values())
    asked(room, "colour-up")
    assert refused(room, "colour-up") == "no-chip"


def test_a_race_is_run_with_the_cards_that_were_dealt_at_the_table():
    """House rules 9: odd T25s 2, 3, 1, 3 in seats 3, 4, 6, 8; two new chips, to seats 3 and 8."""
    room = Room(small_sheet(start=3000, chips=[25, 100, 500]) | {"levels": [
        row for row in small_sheet()["levels"] if "break" not in row]})
    room.begin(9)
    odd = {3: 50, 4: 75, 6: 25, 8: 75}
    room.add("chips", table=room.state.rooms[1], changes={str(seat): chips for seat, chips in odd.items()})
    cards = {"3": "Ah6c", "4": "KsQd2c", "6": "5d", "8": "AdTs3h"}
    assert refused(room, "colour-up", cards={"1": cards | {"6": ""}}) == "race-cards"
    assert refused(room, "colour-up", cards={"1": cards | {"6": "Ah"}}) == "race-cards"
    assert refused(room, "colour-up", cards={"1": cards | {"6": "Xx"}}) == "bad-card"
    assert refused(room, "colour-up", cards={"1": cards | {"1": "5d"}}) == "race-cards"
    assert refused(room, "colour-up", cards={"7": cards}) == "no-table"
    before = dict(room.state.stacks)
    state = asked(room, "colour-up", cards={"1": cards})
    players = state.tables[1].players
    assert {seat: state.stacks[player] - before[player] for seat, player in players.items()
            if state.stacks[player] != before[player]} == {3: 50, 4: -75, 6: -25, 8: 25}
    assert racing.races(state)[1] == {3: 1, 8: 1}           # the T100 that were won
    assert state.races[1].won == [3, 8] and state.draw.taken == room.state.draw.taken


def test_another_sheet_keeps_what_was_sold_and_played(room: Room):
    sheet = document_of(room.state.structure)
    assert refused(room, "sheet", sheet=sheet | {"start": 5000}) == "entries-sold"
    levels = [dict(row) for row in sheet["levels"]]
    changed = [{**levels[0], "minutes": 7}, *levels[1:]]
    assert refused(room, "sheet", sheet=sheet | {"levels": changed}) == "levels-played"
    later = [*levels[:1], {**levels[1], "minutes": 7}, *levels[2:]]
    assert asked(room, "sheet", sheet=sheet | {"levels": later}).structure.rows[1].minutes == 7


def test_lammers_are_turned_in_as_a_document_asks():
    room = Room(document_of(template("omaha-lammers")) | {"start": 5000})
    room.begin(4)
    assert asked(room, "lammer", player="P01", count=1).lammers["P01"] == 1
    assert refused(room, "lammers", table=1) == "no-lammers"


def test_a_day_is_bagged_between_hands():
    room = Room()
    room.begin(6)
    room.hand(1)
    assert asked(room, "bag").over


def test_the_flights_of_a_day_are_events_by_number():
    assert flights_of({"events": [3, 4]}) == [3, 4]
    with pytest.raises(Refusal) as refusal:
        flights_of({"events": ["three"]})
    assert refusal.value.field == "events.0"


def test_every_act_has_its_fields():
    assert {"enter", "clock", "move", "finish"} <= set(ASKED)


def test_bags_are_carried_in_by_a_way_that_there_is_and_from_flights():
    state = Room().state
    for fields, code in (({"way": "wurst"}, "bad-way"), ({}, "no-flight")):
        with pytest.raises(Refusal) as why:
            carried({"act": "carry", "events": [3], **fields}, [])(state, 0)
        assert why.value.code == code
    with pytest.raises(Refusal):
        carried({"act": "carry", "event": 3}, [])


@pytest.mark.parametrize("place", ["x", "-1", "1234567", "\u0663"])
def test_the_cards_of_a_race_lie_at_tables_and_seats_with_numbers(place: str):
    with pytest.raises(Refusal) as why:
        event_acts._race_cards({"cards": {place: {"3": "Ah"}}})
    assert (why.value.code, why.value.field) == ("bad-number", "cards")
