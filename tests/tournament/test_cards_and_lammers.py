"""Nit cards and lammers in an event that is directed: what is owed, what is turned in, to the last chip."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.tournament.record import decide, lammers, waiting
from tests.tournament.directed import Room, checked, refused
from tests.tournament.test_record import recompute  # noqa: F401


def sheet(name: str, **changes: Any) -> dict[str, Any]:
    return document_of(template(name)) | changes


def test_a_card_that_was_held_costs_five_big_blinds_of_the_new_level():
    """House rules 9, `nit-ante`: "new level 600/1,200, card still held: 6,000 dead into the first pot"; who
    won a pot has handed the card in, and owes nothing.
    """
    room = Room(sheet("nit", start=20_000))
    room.begin(6)
    room.hand(1)
    winners = {player for player in room.state.stacks if player not in room.state.nit.holding}
    assert 0 < len(winners) < 6
    room.now += 20 * 60_000
    room.act(decide.clock(room.state, "row", room.now, 1))
    table = room.state.tables[1]
    owed = {table.players[seat]: chips for seat, chips in room.state.nit.owed(table.players).items()}
    assert owed == {player: 5 * 150 for player in room.state.stacks if player not in winners}
    room.hand(1)
    assert room.state.nit.owed(table.players) == {} and room.state.difference == 0


def test_an_event_with_nit_cards_to_its_end(tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """At the final table the last who holds a card is out, and the chips leave play."""
    room = Room(sheet("nit", start=3000), "nit")
    room.begin(14)
    room.play()
    state = room.act(decide.finish(room.state))
    assert state.difference == 0
    checked(room, tmp_path, recompute)


def test_lammers_keep_who_is_bust_in(tmp_path: Path, recompute: ModuleType):  # noqa: F811
    room = Room(sheet("omaha-lammers", start=5000), "lammers")
    room.begin(10)
    assert set(room.state.lammers.values()) == {2}
    state = room.act(lammers.turn_in(room.state, "P01", 1, room.now))
    assert (state.stacks["P01"], state.lammers["P01"]) == (10_000, 1) and state.difference == 0
    assert refused(lambda: lammers.turn_in(state, "P01", 2, room.now)) == "no-lammers"
    assert refused(lambda: lammers.turn_in(state, "Nobody", 1, room.now)) == "not-in"
    assert refused(lambda: lammers.turn_in_all(state, 1, room.now)) == "no-lammers"
    room.play()
    state = room.act(decide.finish(room.state))
    out = {bust.out.player for bust in state.busts}
    assert len(out) == 10 and all(not state.lammers[player] for player in out - set(state.stacks))
    assert state.difference == 0
    checked(room, tmp_path, recompute)


def test_after_the_last_level_a_table_waits_until_all_are_turned_in():
    """1.3.2: "Players are required to redeem all remaining lammers after a certain level"."""
    room = Room(sheet("omaha-lammers", start=5000))
    room.begin(4)
    row = next(n for n, row in enumerate(room.state.structure.rows) if getattr(row, "number", 0) == 13)
    state = room.act(decide.clock(room.state, "row", room.now, row))
    assert "Turn in those of P01, P02, P03, P04" in str(waiting.why(state, 1, room.now))
    state = room.act(lammers.turn_in_all(state, 1, room.now))
    assert set(state.stacks.values()) == {15_000} and waiting.why(state, 1, room.now) is None
    assert state.difference == 0


def test_lammers_are_not_redeemed_during_a_hand_and_none_is_left_after_both():
    """1.3.2: "Players may not redeem lammers during the play of a hand"; both at first: T20000."""
    room = Room(sheet("omaha-lammers", start=10_000))
    room.begin(4)
    value = 2 * room.state.house["lammers"].value
    state = room.act(lammers.turn_in(room.state, "P01", 2, room.now))
    assert (state.stacks["P01"], state.lammers["P01"]) == (10_000 + value, 0)
    room.deal(1)
    assert refused(lambda: lammers.turn_in(room.state, "P02", 1, room.now)) == "hand-open"
    room.end(1)
    assert room.act(lammers.turn_in(room.state, "P02", 1, room.now)).difference == 0


def test_a_side_pot_that_is_won_alone_hands_the_card_in_too():
    """House rules 9, `nit-ante`: "handed in with the first pot won", the main pot or another."""
    room = Room(sheet("nit", start=3000), "side pots")
    room.begin(6)
    beside: set[str] = set()
    while not beside:
        room.hand(1)
        told = room.lines[-1].content
        beside = {told["after"][str(seat)][0] for seat in {*told["awarded"]} - {*told["winners"]}}
    assert not beside & room.state.nit.holding


def bust_with_a_lammer(room: Room) -> str:
    """Hands at the one table until somebody is kept in by a lammer; who it is."""
    while not room.state.redeemed:
        room.hand(1)
    return next(row.player or "" for row in reversed(room.state.ledger.rows) if row.kind == "lammer")


def test_where_the_house_says_so_who_is_bust_turns_in_one_lammer_and_no_more_before_the_next_hand():
    """`lammer-bust`: 1.3.2 lets a busted player choose, "at least one lammer"; `one` is just one."""
    document = sheet("omaha-lammers", start=5000)
    free = Room(document)
    free.begin(4)
    assert free.act(lammers.turn_in(free.state, bust_with_a_lammer(free), 1, free.now)).difference == 0
    room = Room(document | {"house": document["house"] | {"lammer-bust": "one"}})
    room.begin(4)
    player = bust_with_a_lammer(room)
    assert room.state.lammers[player] == 1
    assert refused(lambda: lammers.turn_in(room.state, player, 1, room.now)) == "one-lammer"
    room.folded(1)
    assert room.act(lammers.turn_in(room.state, player, 1, room.now)).difference == 0


def test_nobody_takes_two_add_ons_in_one_breath():
    """An add-on is one a player, also where the desk names somebody twice."""
    room = Room(document_of(template("mixed")))
    room.begin(4, close=False)
    assert refused(lambda: decide.add_on(room.state, ["P01", "P02", "P01"], 4)) == "no-name"
    state = room.act(decide.add_on(room.state, ["P01", "P02"], 4))
    assert refused(lambda: decide.add_on(state, ["P03", "P01"], 4)) == "had-add-on"
    assert state.stacks["P01"] == state.stacks["P03"] + 10_000
