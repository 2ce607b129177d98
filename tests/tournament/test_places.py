"""Who was out when, and what it pays (house rules, section 9, bust order; contract, section 6)."""

from __future__ import annotations

from dataclasses import replace
from itertools import repeat

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.errors import Refusal
from dealer_assist.rules.house import read_house
from dealer_assist.tournament.money.payouts import (
    paid_places,
    pool,
    share,
    table_of_percentages,
    tickets,
    usual_table,
)
from dealer_assist.tournament.money.places import Out, places
from dealer_assist.tournament.run.results import pay_table

HOUSE = read_house()


def out(player: str, chips: int, table: int = 1, n: int = 10) -> Out:
    return Out(player, n, table, 1, chips)


def placed(*rounds: list[Out], house=HOUSE) -> dict[str, str]:
    return {player: place.text for player, place in places(rounds, house).items()}


def after(left: int) -> list[list[Out]]:
    """So many others who go out later, one by one."""
    return [[out(f"later {n}", 1, n=100 + n)] for n in range(left)]


def test_same_hand_by_starting_stack():
    """"20 left, stacks 4,000 and 900 bust in one hand: 19th and 20th"."""
    places = placed([out("A", 4000), out("B", 900)], *after(18))
    assert (places["A"], places["B"]) == ("19", "20")


def test_equal_stacks_share():
    places = placed([out("A", 900), out("B", 900)], *after(18))
    assert places["A"] == places["B"] == "19="


def test_all_of_a_hand_share_where_the_house_says_so():
    tie = read_house("barge", {"same-hand-bust": "tie"})
    places = placed([out("A", 4000), out("B", 900)], *after(18), house=tie)
    assert places["A"] == places["B"] == "19="


def test_two_tables_hand_for_hand_share():
    """"On two tables hand-for-hand: 19th and 20th prizes halved"."""
    places = placed([out("A", 4000, 1), out("B", 900, 2)], *after(18))
    assert places["A"] == places["B"] == "19="
    prizes = [0] * 18 + [301, 200]
    assert share(prizes, 19, [(4000, 7), (900, 2)]) == (251, 250)


def test_the_odd_unit_goes_to_the_larger_stack_then_to_the_earlier_entry():
    assert share([101], 1, [(900, 7), (900, 2)]) == (50, 51)


def test_three_hand_for_hand_two_of_them_at_one_table():
    """The best of each table ties, then the second."""
    places = placed([out("A", 4000, 1), out("B", 900, 1), out("C", 50, 2)], *after(17))
    assert (places["A"], places["C"], places["B"]) == ("18=", "18=", "20")


def test_the_winner_is_first():
    assert placed([out("A", 10)], [out("B", 20)])["B"] == "1"


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 10_000), st.integers(1, 40), st.integers(0, 2000), st.sampled_from((1, 5, 10, 25)))
def test_every_table_adds_up_and_never_rises(entries: int, per_cent: int, net: int, unit: int):
    total = entries * net
    prizes = usual_table(total, paid_places(entries, per_cent), net, unit)
    assert sum(prizes) == total
    assert sorted(prizes, reverse=True) == list(prizes) and prizes[-1] >= 0
    assert all(prize % unit == 0 for prize in prizes[1:])


def test_every_number_of_entries_from_one_to_ten_thousand():
    for entries in range(1, 10_001):
        prizes = usual_table(entries * 215, paid_places(entries, 15), 215, 5)
        assert sum(prizes) == entries * 215 and sorted(prizes, reverse=True) == list(prizes)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(templates())), st.integers(1, 10_000), st.integers(0, 3), st.integers(0, 10**7))
def test_every_sheet_pays_its_whole_pool(name: str, players: int, again: int, guarantee: int):
    """Fee and staff share off, what the house adds to its guarantee on; re-entries pay too."""
    sheet, entries = replace(template(name), guarantee=guarantee), players * (1 + again)
    put_in = entries * (sheet.paid - sheet.fee - sheet.staff)
    whole = pool(repeat(sheet.paid - sheet.fee - sheet.staff, entries), sheet.guarantee)
    prizes = pay_table(sheet, whole.total, entries, players)
    assert whole.total == sum(prizes) == max(put_in, guarantee) and whole.added == whole.total - put_in
    assert sorted(prizes, reverse=True) == list(prizes) and len(prizes) <= players and prizes[-1] >= 0


@pytest.mark.parametrize(("rule", "paid"), [({}, 21), ({"paid-places": "players"}, 15)])
def test_paid_places_are_a_share_of_the_entries_unless_the_house_counts_players(
        rule: dict[str, str], paid: int):
    """House rules 9, `paid-places`: 100 players, 40 of them twice, 15 per cent."""
    sheet = replace(template("holdem"), places=15, percentages=(), house=rule)
    prizes = pay_table(sheet, 140 * 215, 140, 100)
    assert len(prizes) == paid and sum(prizes) == 140 * 215


def test_never_more_places_are_paid_than_there_are_players():
    assert paid_places(400, 50, players=100) == 100 and paid_places(1, 15) == 1


def test_a_paid_place_is_worth_more_than_the_entry():
    prizes = usual_table(300 * 215, paid_places(300, 15), 215, 5)
    assert len(prizes) == 45 and prizes[-1] >= 215 and prizes[9] == prizes[11]


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 2_000), st.integers(1, 40), st.integers(0, 10**5), st.sampled_from((1, 5, 25, 100)))
def test_a_place_that_is_paid_is_paid_something(entries: int, per_cent: int, total: int, unit: int):
    """A free entry with a guarantee: 319 players, 16,588 in hundreds; the last of 48 places got nothing."""
    prizes = usual_table(total, paid_places(entries, per_cent), 0, unit)
    assert sum(prizes) == total and sorted(prizes, reverse=True) == list(prizes)
    assert prizes == (total,) or prizes[-1] >= unit
    assert usual_table(16_588, paid_places(319, 15), 0, 100)[-2:] == (100, 100)
    assert usual_table(0, 5) == (0,) and usual_table(3, 5) == (1, 1, 1)


def test_percentages():
    assert table_of_percentages(1001, [50, 30, 20]) == (501, 300, 200)
    assert table_of_percentages(40, [50, 30, 20], 25) == (40,)      # no place is paid nothing
    assert table_of_percentages(60, [50, 30, 20], 15) == (45, 15)
    for wrong in ([50, 30, 21], [30, 50, 20]):
        with pytest.raises(Refusal, match="100|larger share first"):
            table_of_percentages(1000, wrong)


def test_the_guarantee_is_made_up_by_the_house():
    assert pool([215] * 10, 5000) == pool([215] * 10, 5000).__class__(5000, 2850)
    assert pool([215] * 10).added == 0


@pytest.mark.parametrize(("total", "players", "prizes"), [
    (10_400, 60, [1_000] * 10 + [400]), (3_000, 20, [1_000] * 3), (900, 9, [900]), (2_500, 2, [1_500, 1_000]),
])
def test_a_satellite_pays_in_tickets_and_the_rest_to_the_next(total: int, players: int, prizes: list[int]):
    awards = tickets(total, 1_000, players)
    assert list(awards) == prizes and sum(awards) == total
