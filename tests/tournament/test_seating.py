"""Draws with their proof, late seats, breaks and redraws (house rules, section 9)."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.rules.button import Positions
from dealer_assist.rules.house import read_house
from dealer_assist.tournament.seats import breaking
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import SeatedTable, coming, dealt_in, held_positions, moved

HOUSE = read_house()


def table(number: int, seats: list[int], size: int = 9) -> SeatedTable:
    return SeatedTable(number, size, {seat: f"T{number}S{seat}" for seat in seats})


def test_a_draw_is_proved_by_its_seed():
    """The hash is on the wall before; with the seed anybody draws the same seats again."""
    draw = Draw("the seed of Friday")
    assert draw.sealed == sha256(b"the seed of Friday").hexdigest()
    names = [f"P{n}" for n in range(20)]
    assert draw.shuffled(names) == Draw("the seed of Friday").shuffled(names)
    assert sorted(draw.shuffled(names)) == sorted(names) != draw.shuffled(names)


def test_the_highest_card_by_suit_comes_first():
    dealt = Draw("cards").high_cards(list(range(9)))
    order = ["23456789TJQKA".index(card[0]) * 4 + "cdhs".index(card[1]) for _, card in dealt]
    assert order == sorted(order, reverse=True) and len(set(order)) == 9


def test_the_shootout_of_the_book():
    """1.3.3: 75 players nine-handed are nine tables, "six of the nine tables would start with one fewer"."""
    assert breaking.sizes(75, 9) == [9, 9, 9, 8, 8, 8, 8, 8, 8]
    assert breaking.sizes(216, 6) == [6] * 36
    assert [breaking.sizes(winners, 6) for winners in (36, 6)] == [[6] * 6, [6]]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 120), st.integers(2, 10), st.integers(0, 10**6))
def test_everybody_gets_one_seat(players: int, seats: int, seed: int):
    names = [f"P{n}" for n in range(players)]
    tables, moves = breaking.seat_all(names, seats, Draw(str(seed)))
    assert sorted(player for one in tables for player in one.players.values()) == sorted(names)
    counts = [len(one.players) for one in tables]
    assert max(counts) - min(counts) <= 1 and len(tables) == -(-players // seats)
    assert all(one.button in one.players for one in tables)
    assert len(moves) == players


def test_a_late_entry_is_drawn_among_the_shortest_tables():
    tables = [table(1, [1, 2, 3, 4, 5, 6, 7]), table(2, [1, 2, 3, 4, 5]), table(3, [1, 2, 3, 4, 5])]
    seats = {(move.to_table, move.to_seat) for seed in range(60)
             if (move := breaking.late_seat(tables, "Late", Draw(str(seed))))}
    assert {number for number, _ in seats} == {2, 3} and {seat for _, seat in seats} == {6, 7, 8, 9}
    assert breaking.late_seat([table(1, list(range(1, 10)))], "Late", Draw("x")) is None


def test_a_table_breaks_as_soon_as_its_players_fit_at_the_others():
    full = [table(1, list(range(1, 10))), table(2, list(range(1, 9)))]
    assert not breaking.breaks([*full, table(3, [1, 2])], 9)
    assert breaking.breaks([*full, table(3, [1])], 9)


def test_the_last_two_tables_wait_for_the_final_table():
    """House rules 9, `final-size`: 9 from nine- and eight-handed, 7 from seven- and six-handed."""
    assert [breaking.final_size(seats, HOUSE) for seats in (9, 8, 7, 6)] == [9, 9, 7, 7]
    assert breaking.final_size(9, read_house("barge", {"final-size": 8})) == 8
    assert breaking.final_size(8, HOUSE, most=8) == 8  # a game for eight is in the mix (R57)
    two = [table(1, [1, 2, 3, 4, 5], 8), table(2, [1, 2, 3, 4], 8)]
    assert breaking.breaks(two, 9) and not breaking.breaks([two[0], table(2, [1, 2, 3, 4, 5], 8)], 9)


def test_a_broken_table_is_seated_in_two_steps():
    """House rules 9, `table-break`: seats shuffled, then dealt by high card; the shortest tables first."""
    tables = [table(1, [1, 2, 3, 4, 5, 6]), table(2, [1, 2, 3, 4, 5, 6, 7]), table(3, [1, 2, 3, 4])]
    moves = breaking.break_table(tables, tables[2], Draw("break"))
    after = [one for one in moved(tables, moves) if one.number != 3]
    assert sorted(len(one.players) for one in after) == [8, 9]
    assert {move.player for move in moves} == set(tables[2].players.values())
    assert moves == breaking.break_table(tables, tables[2], Draw("break"))


def test_redraws_where_the_house_wants_them():
    """`redraw`: final, or a list of table counts; WSOP 3, 2 and final."""
    assert [breaking.redraws(count, HOUSE) for count in (3, 2, 1)] == [False, False, True]
    wsop = read_house("barge", {"redraw": [3, 2]})
    assert [breaking.redraws(count, wsop) for count in (4, 3, 2, 1)] == [False, True, True, True]


def test_a_redraw_seats_the_same_players_at_new_tables():
    tables = [table(1, [1, 2, 3]), table(2, [5, 6, 7])]
    seated, moves = breaking.redraw(tables, 1, 9, Draw("final"), 3)
    assert [one.number for one in seated] == [3] and len(seated[0].players) == 6
    assert {(move.from_table, move.from_seat) for move in moves} == {(n, s) for n, ss in (
        (1, (1, 2, 3)), (2, (5, 6, 7))) for s in ss}


def test_after_stud_the_big_blind_is_the_first_at_or_after_the_held_seat():
    """Contract 6: positions stay while somebody comes or goes in stud."""
    players = {seat: str(seat) for seat in (1, 2, 4, 6, 7)}
    held = SeatedTable(1, 8, players, Positions(1, 2, 3), held=True)
    assert held_positions(held, HOUSE) == Positions(1, 2, 3)
    assert coming(held, HOUSE) == Positions(1, 2, 4)
    assert coming(held.without(4), HOUSE) == Positions(1, 2, 6)


def test_the_button_moves_once_on_the_way_into_stud():
    """House rules 9, `mixed-button`: moved once after the last button hand, then held."""
    dealt = SeatedTable(1, 8, {seat: str(seat) for seat in (1, 2, 3, 4)}, Positions(4, 1, 2))
    assert held_positions(dealt, HOUSE) == Positions(1, 2, 3)


def test_who_sits_down_between_small_blind_and_button_waits_a_hand():
    """House rules 4, `new-player`: dealt in anywhere but between small blind and button."""
    players = {seat: str(seat) for seat in (1, 3, 5, 6, 8)}
    at = SeatedTable(1, 9, players, Positions(8, 1, 5))
    assert dealt_in(at, coming(at, HOUSE), HOUSE) == (1, 5, 6, 8)


def test_who_had_cards_in_stud_between_small_blind_and_button_is_dealt_in_again():
    """House rules 4, `new-player`, speaks of who is new: seat 3 sat down in stud, and has played since."""
    players = {seat: str(seat) for seat in (1, 3, 5, 6, 8)}
    held = SeatedTable(1, 9, players, Positions(8, 5, 6), held=True, had=frozenset({(3, "3")}))
    assert dealt_in(held, coming(held, HOUSE), HOUSE) == (3, 5, 6, 8)
    somebody_else = replace(held, players=players | {3: "another"})
    assert dealt_in(somebody_else, coming(held, HOUSE), HOUSE) == (5, 6, 8)


def test_heads_up_after_stud_the_button_is_small():
    held = SeatedTable(1, 8, {4: "a", 7: "b"}, Positions(1, 2, 3), held=True)
    assert coming(held, HOUSE) == Positions(7, 7, 4)
