"""Whose an open seat of a cash game is: called, asked for, must-move, waiting list, in this order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refusal
from dealer_assist.session.cash import acts, game
from dealer_assist.session.cash.charge import charged
from dealer_assist.session.cash.game import CashGame, TimeCharge
from dealer_assist.session.cash.next_seat import Claim, Sitter, claims, open_seats

MAIN, FEEDER = 1, 2
TERMS = {"act": "terms", "name": "Hold'em 1/2", "tables": [MAIN, FEEDER], "feeds": {FEEDER: MAIN}, "seats": 3}


def running(*done: dict, start: dict = TERMS) -> CashGame:
    """A game after acts, one a minute."""
    now = acts.after(None, start, 0)
    for minute, act in enumerate(done, start=1):
        now = acts.after(now, act, minute)
    return now


def joined(*players: str) -> list[dict]:
    return [{"act": "join", "player": player} for player in players]


def sitting(*places: str) -> list[Sitter]:
    """`Ann 1-2 @5`: Ann sits at table 1, seat 2, since minute 5."""
    seats = []
    for place in places:
        player, where, since = place.split()
        seats.append(Sitter(player, int(where[0]), int(where[2]), int(since[1:])))
    return seats


def claims_in_words(claimed: tuple[Claim, ...]) -> list[str]:
    return [f"{one.player} {one.table}-{one.seat} {one.why}" for one in claimed]


def test_the_longest_at_the_must_move_table_goes_up_and_the_list_fills_behind():
    """Main table with one seat open; Eve has sat at the must-move table for longer than Dan."""
    now = running(*joined("Gil", "Hal"))
    room = sitting("Ann 1-1 @0", "Bob 1-3 @0", "Dan 2-1 @9", "Eve 2-2 @4")
    assert claims_in_words(claims(now, room)) == ["Eve 1-2 must-move", "Gil 2-3 list"]
    up = [one for one in room if one.player != "Eve"] + sitting("Eve 1-2 @20", "Gil 2-3 @21")
    after = acts.after(now, {"act": "seat", "player": "Gil", "table": 2, "seat": 3}, 21)
    assert claims_in_words(claims(after, up)) == ["Hal 2-2 list"]


def test_who_asked_to_change_goes_before_must_move_and_the_list():
    now = running({"act": "ask", "player": "Bob", "to": MAIN}, *joined("Gil"))
    room = sitting("Ann 1-1 @0", "Bob 1-3 @0", "Dan 2-1 @9", "Eve 2-2 @4")
    assert claims_in_words(claims(now, room)) == ["Bob 1-2 change", "Gil 2-3 list"]


def test_changes_go_in_the_order_of_asking():
    two = {"act": "terms", "name": "Two tables", "tables": [1, 2], "seats": 2}
    ask = [{"act": "ask", "player": player, "to": 1} for player in ("Dan", "Cy")]
    now = running(*ask, start=two)
    room = sitting("Ann 1-1 @0", "Cy 2-1 @0", "Dan 2-2 @0")
    assert claims_in_words(claims(now, room)) == ["Dan 1-2 change"]


def test_a_seat_that_somebody_was_called_to_stays_promised():
    """Ann was called before Bob asked for the seat; Bob waits for the next one."""
    now = running(*joined("Gil", "Hal"), {"act": "call", "player": "Hal", "table": MAIN},
                  {"act": "ask", "player": "Bob", "to": MAIN})
    room = sitting("Ann 1-1 @0", "Bob 1-3 @0", "Dan 2-1 @9", "Eve 2-2 @4", "Fay 2-3 @5")
    assert claims_in_words(claims(now, room)) == ["Hal 1-2 list"]


def test_who_is_not_there_when_called_waits_at_the_end():
    now = running(*joined("Gil", "Hal"), {"act": "call", "player": "Gil", "table": FEEDER},
                  {"act": "pass", "player": "Gil"})
    assert [(one.player, one.called, one.passed) for one in now.waiting] == [
        ("Hal", None, 0), ("Gil", None, 1)]
    assert (now.place(2), now.place(1), now.place(3)) == (1, 2, None)


def test_what_lapses_when_a_player_has_moved():
    now = running({"act": "ask", "player": "Bob", "to": 1}, {"act": "ask", "player": "Bob", "to": 2},
                  {"act": "ask", "player": "Ann", "to": 1}, {"act": "drop", "player": "Ann", "to": 1},
                  {"act": "move", "player": "Bob", "from": [1, 3], "to": 2, "seat": 3})
    assert now.changes == ()


@pytest.mark.parametrize(("act", "code"), [
    ({"act": "join", "player": "Gil"}, "on-the-list"), ({"act": "join", "player": "Ann"}, "plays-already"),
    ({"act": "call", "player": "Zoe", "table": 1}, "not-on-the-list"),
    ({"act": "call", "player": "Gil", "table": 7}, "not-of-the-game"),
    ({"act": "call", "player": "Hal", "table": 1}, "called-already"),
    ({"act": "ask", "player": "Zoe", "to": 1}, "not-at-the-game"),
    ({"act": "ask", "player": "Dan", "to": 1}, "must-move-waits"),
    ({"act": "ask", "player": "Ann", "to": 1}, "change-asked"),
    ({"act": "drop", "player": "Dan"}, "not-on-the-list"), ({"act": "sing"}, "cash-word"),
    ({"act": "join", "player": " "}, "cash-needs"), ({"act": "call", "player": "Gil"}, "cash-needs"),
    ({"act": "seat", "player": "Gil", "table": 1, "seat": 4, "stack": 100}, "no-such-seat"),
])
def test_what_cannot_be_now_is_refused(act: dict, code: str):
    now = running(*joined("Gil", "Hal"), {"act": "call", "player": "Hal", "table": 1},
                  {"act": "ask", "player": "Ann", "to": 1})
    with pytest.raises(Refusal) as refused:
        acts.check(now, acts.wanted(act), sitting("Ann 1-1 @0", "Dan 2-1 @0"))
    assert refused.value.code == code and refused.value.message


@pytest.mark.parametrize("wrong", [
    {"name": " "}, {"tables": []}, {"tables": [1, 1]}, {"feeds": {1: 2}}, {"feeds": {2: 9}}, {"seats": 1},
    {"amount": -1}, {"per": "hand"}, {"minutes": 0},
])
def test_terms_that_cannot_be_kept(wrong: dict):
    with pytest.raises(Refusal) as refused:
        acts.after(None, TERMS | wrong, 0)
    assert refused.value.code == "bad-cash-game"


PEOPLE = [f"P{n}" for n in range(12)]
done = st.lists(st.one_of(
    st.builds(lambda who: {"act": "join", "player": who}, st.sampled_from(PEOPLE)),
    st.builds(lambda who, to: {"act": "ask", "player": who, "to": to}, st.sampled_from(PEOPLE),
              st.sampled_from([1, 2, 3])),
    st.builds(lambda who, to: {"act": "call", "player": who, "table": to}, st.sampled_from(PEOPLE),
              st.sampled_from([1, 2, 3])),
    st.builds(lambda who: {"act": "pass", "player": who}, st.sampled_from(PEOPLE)),
), max_size=25)
seated = st.dictionaries(st.tuples(st.integers(1, 3), st.integers(1, 4)), st.sampled_from(PEOPLE), max_size=8)


def played(wanted: list[dict], places: dict) -> tuple[CashGame, list[Sitter]]:
    """A game of three tables, the third feeding the first, after those of the acts that may be."""
    names: dict[str, tuple[int, int]] = {}
    for place, player in places.items():
        names.setdefault(player, place)
    room = [Sitter(player, table, seat, len(player) * seat) for player, (table, seat) in names.items()]
    now = running(start={"act": "terms", "name": "Three", "tables": [1, 2, 3], "feeds": {3: 1}, "seats": 4})
    for minute, act in enumerate(wanted):
        try:
            acts.check(now, act, room)
        except Refusal:
            continue
        now = acts.after(now, act, minute)
    return now, room


@pytest.mark.exhaustive
@given(done, seated, st.randoms())
def test_each_open_seat_is_one_players_and_the_order_of_reading_leaves_it_so(wanted, places, chance):
    now, room = played(wanted, places)
    claimed = claims(now, room)
    assert len({one.player for one in claimed}) == len(claimed)
    assert len({(one.table, one.seat) for one in claimed}) == len(claimed)
    assert all(one.seat in open_seats(now, room, one.table) for one in claimed)
    chance.shuffle(room)
    assert claims(now, room) == claimed
    assert game.read(game.document(now)) == now


@pytest.mark.exhaustive
@given(done, seated)
def test_nobody_uncalled_is_passed_over_on_the_list(wanted, places):
    """Of those who are only on the list, the seats go to the first ones; the same for the must-move table."""
    now, room = played(wanted, places)
    claimed = claims(now, room)
    free = [one.player for one in now.waiting if one.called is None]
    got = [one.player for one in claimed if one.why == "list" and one.called is None]
    assert got == free[:len(got)]
    up = [one.since for one in claimed if one.why == "must-move"]
    called = {each.player for each in claimed}
    left = [one.since for one in room if one.table == 3 and one.player not in called]
    assert up == sorted(up) and all(one <= other for one in up for other in left)


@pytest.mark.exhaustive
@given(done, seated)
def test_a_seat_stays_open_only_when_nobody_is_left_for_it(wanted, places):
    now, room = played(wanted, places)
    claimed = claims(now, room)
    opened = sum(len(open_seats(now, room, table)) for table in now.tables)
    if len(claimed) < opened:
        seated_now = {each.player for each in claimed}
        assert all(one.called is not None or one.player in seated_now for one in now.waiting)


@pytest.mark.parametrize(("time", "pays", "owes"), [
    (TimeCharge(6), {1: 6, 3: 6}, {2: 6}),
    (TimeCharge(20, "table"), {3: 10, 1: 5}, {2: 5}),    # the odd one left of the button
    (TimeCharge(0), {}, {}),
])
def test_time_is_charged_to_who_has_it_and_named_for_who_has_not(time, pays, owes):
    charges = charged(time, {1: 100, 2: 4, 3: 200}, (3, 1, 2), 5)
    assert (dict(charges.pays), dict(charges.owes), charges.comes_to) == (pays, owes, sum(pays.values()))


@pytest.mark.exhaustive
@given(st.integers(0, 10_000), st.lists(st.integers(0, 900), min_size=1, max_size=10),
       st.sampled_from([1, 5]))
def test_what_is_paid_and_owed_is_the_charge_of_the_table(amount, stacks, chip):
    charges = charged(TimeCharge(amount, "table"), dict(enumerate(stacks)), range(len(stacks)), chip)
    assert charges.comes_to + sum(charges.owes.values()) == amount
    assert all(stacks[seat] >= paid for seat, paid in charges.pays.items())


def test_a_game_that_is_over_has_no_list_and_no_claims():
    over = running(*joined("Gil"), {"act": "close"})
    assert (over.over, over.waiting, claims(over, sitting("Ann 1-1 @0"))) == (True, (), ())
    with pytest.raises(Refusal) as refusal:
        acts.check(over, {"act": "join", "player": "Hal"}, ())
    assert refusal.value.code == "cash-over"


def test_who_left_the_list_meanwhile_is_not_passed_over():
    now = running(*joined("Gil", "Hal"))
    assert acts.after(now, {"act": "pass", "player": "Nobody"}, 9) is now


def test_a_game_is_read_back_from_its_row():
    now = running(*joined("Gil", "Hal"), {"act": "call", "player": "Gil", "table": MAIN, "seat": 2})
    assert game.read(game.document(now)) == now


def test_what_nothing_speaks_against_may_be_done():
    now = running(*joined("Gil", "Hal"), {"act": "ask", "player": "Bob", "to": MAIN})
    room = sitting("Ann 1-1 @0", "Bob 1-3 @0", "Dan 2-1 @9")
    for act in ({"act": "join", "player": "Ida"}, {"act": "ask", "player": "Ann", "to": FEEDER},
                {"act": "drop", "player": "Bob"}):
        acts.check(now, act, room)


def test_an_open_seat_for_which_nobody_waits_has_no_claim():
    now = running(*joined("Gil", "Hal"), {"act": "call", "player": "Hal", "table": MAIN})
    assert claims_in_words(claims(now, sitting("Ann 1-1 @0"))) == ["Hal 1-2 list", "Gil 1-3 list"]
