"""Colour-ups, lammers, penalties, shootouts, the nit card: every figure of house rules 9 and rulebook 1.3."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.cards.card import ALL_CARDS
from dealer_assist.contract.structures.reading import template
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.rules.house import read_house
from dealer_assist.tournament.forms.colour_up import exchange, odd_chips, race, together
from dealer_assist.tournament.forms.lammers import Redeemed, lammers_of, redeem
from dealer_assist.tournament.forms.nit import handed_in, nit_ante
from dealer_assist.tournament.forms.penalties import penalty
from dealer_assist.tournament.forms.shootouts import advance, check_ends, round_over
from dealer_assist.tournament.seats.breaking import sizes

HOUSE = read_house()
# "Race to T100: odd T25s 2, 3, 1 (his whole stack), 3 in seats 3, 4, 6, 8"
STACKS = {3: 1050, 4: 875, 6: 25, 8: 2075, 9: 5000}
CARDS = {3: parse_cards("Ah6c"), 4: parse_cards("KsQd2c"), 6: parse_cards("5d"), 8: parse_cards("AdTs3h")}


def won(**rules: str) -> tuple[int, ...]:
    named = {name.replace("_", "-"): value for name, value in rules.items()}
    return race(STACKS, 25, 100, CARDS, read_house("barge", named)).won


def test_odd_chips_of_the_example():
    assert odd_chips(STACKS, 25, 100) == {3: 2, 4: 3, 6: 1, 8: 3}


def test_the_race_of_the_example():
    """"225 = two chips and 25 over: seats 3 and 8. `extra`: seat 6 also gets one"."""
    assert won() == (3, 6, 8)


def test_the_last_chip_comes_from_the_race():
    assert won(race_last_chip="from-race") == (3, 6)


def test_round_up_gives_a_third_chip_to_seat_four():
    """`round-half`: none, 25 is under half."""
    assert won(color_up="round-up") == (3, 4, 6, 8)
    assert won(color_up="round-half") == (3, 6, 8)


def test_stacks_after_the_race_and_what_the_table_gains():
    done = race(STACKS, 25, 100, CARDS, HOUSE)
    assert {seat: STACKS[seat] + change for seat, change in done.change.items()} == {
        3: 1100, 4: 800, 6: 100, 8: 2100}
    assert (done.gain, done.taken, done.fetched) == (75, 9, 3)


def test_one_new_chip_a_player_however_high_the_cards():
    cards = {1: parse_cards("AsAhAd"), 2: parse_cards("2c")}
    assert race({1: 1075, 2: 1025}, 25, 100, cards, HOUSE).won == (1,)


# -- before the race: what to bring, and what to carry away

@pytest.mark.parametrize(("rules", "least", "most"), [
    ({}, 2, 3), ({"race-last-chip": "from-race"}, 2, 2), ({"color-up": "round-up"}, 3, 4),
    ({"color-up": "round-half"}, 2, 3)])
def test_what_the_race_of_the_example_needs(rules: dict[str, str], least: int, most: int):
    """Nine T25 go; two T100 come, and a third where seat 6 has none of them and gets one on top."""
    plan = exchange(STACKS, 25, 100, read_house("barge", rules))
    assert (plan.taken, plan.least, plan.most, plan.counted) == (9, least, most, False)
    assert plan.before == sum(STACKS.values()) and plan.gains == (100 * least - 225, 100 * most - 225)


def test_counted_by_colour_all_of_the_old_chips_are_changed():
    """Seat 8 has eleven T25: three odd ones are raced and eight become two T100."""
    piles = {3: 2, 4: 3, 6: 1, 8: 11, 9: 0}
    plan = exchange(STACKS, 25, 100, HOUSE, piles)
    assert (plan.taken, plan.least, plan.most, plan.counted) == (17, 4, 5, True)
    assert plan.gains == (-25, 75)
    for wrong in ({8: 10}, {6: 5}):     # 2,075 with ten of them, 25 in five of them: miscounted
        assert not exchange(STACKS, 25, 100, HOUSE, piles | wrong).counted


@pytest.mark.parametrize("rules", [
    {"color-up": up, "race-last-chip": last} for up in ("race", "round-up", "round-half")
    for last in ("extra", "from-race")], ids=str)
def test_every_race_is_within_what_was_brought(rules: dict[str, str]):
    """Whatever cards fall: total after is total before and a gain that was stated."""
    chance, house = Random(7), read_house("barge", rules)
    for _ in range(300):
        stacks = {seat: 25 * chance.randint(1, 60) for seat in range(1, chance.randint(2, 10))}
        old, new = chance.choice([(25, 100), (100, 500), (25, 500)])
        stacks = {seat: stack * old // 25 for seat, stack in stacks.items()}
        odd = odd_chips(stacks, old, new)
        if sum(odd.values()) > 52:
            continue
        deck = iter(chance.sample(ALL_CARDS, 52))
        cards = {seat: [next(deck) for _ in range(count)] for seat, count in odd.items()}
        done, plan = race(stacks, old, new, cards, house), exchange(stacks, old, new, house)
        assert done.taken == plan.taken and plan.least <= done.fetched <= plan.most
        assert plan.gains[0] <= done.gain <= plan.gains[1]
        assert together([plan, plan]).taken == 2 * plan.taken


LAMMERS = read_house("barge", {"lammers": {"count": 2, "value": 5000, "last-level": 12}})
BOX = lammers_of(LAMMERS)


def test_a_short_stack_redeems_one():
    """1.3.2: "a T2000 stack, can redeem one lammer to increase their stack size to T7000"."""
    assert BOX is not None and lammers_of(HOUSE) is None
    done = redeem(BOX, 2, 1, stack=2000, level=3, house=LAMMERS)
    assert (2000 + done.chips, done.left) == (7000, 1)


def test_both_before_the_first_hand():
    assert redeem(BOX, 2, 2, stack=10_000, level=1, house=LAMMERS) == Redeemed(10_000, 0)


def test_a_busted_player_turns_in_at_least_one():
    """"Bust with two: at least one, so 5,000 or 10,000"."""
    assert redeem(BOX, 2, 1, stack=0, level=3, house=LAMMERS).chips == 5000
    assert redeem(BOX, 2, 2, stack=0, level=3, house=LAMMERS).chips == 10_000
    with pytest.raises(Refusal, match="one lammer at least"):
        redeem(BOX, 2, 0, stack=0, level=3, house=LAMMERS)
    one = read_house("barge", {"lammers": {"count": 2, "value": 5000}, "lammer-bust": "one"})
    with pytest.raises(Refusal, match="one lammer at a time"):
        redeem(BOX, 2, 2, stack=0, level=3, house=one)


def test_after_the_last_level_all_are_redeemed():
    """1.3.2: "Players are required to redeem all remaining lammers after a certain level"."""
    with pytest.raises(Refusal, match="turn in all 2"):
        redeem(BOX, 2, 1, stack=9000, level=13, house=LAMMERS)
    with pytest.raises(Refusal, match="There are 2 lammers left"):
        redeem(BOX, 2, 3, stack=9000, level=3, house=LAMMERS)


def test_two_rounds_with_eight_players_are_sixteen_hands():
    """House rules 9, `penalty`."""
    given = penalty("P1", 2, 8, HOUSE)
    assert given.left == 16 and given.served().left == 15
    assert penalty("P1", 2, 8, read_house("barge", {"penalty": "hands"})).left == 2


def test_a_shootout_table_plays_down_to_those_who_go_on():
    two = read_house("barge", {"shootout-advance": 2})
    assert (advance(HOUSE), advance(two)) == (1, 2)
    assert round_over(2, 5, two) and not round_over(2, 1, two) and not round_over(2, 5, HOUSE)


@pytest.mark.parametrize(("seats", "going", "ends"), [
    (2, 1, True), (2, 2, False), (3, 2, False), (4, 2, True)])
def test_the_winners_of_two_shootout_tables_fit_at_one(seats: int, going: int, ends: bool):
    """Two-handed with two going on, each round would be drawn as the one before it (1.3.3)."""
    sheet = replace(template("shootout"), seats=seats, house={"shootout-advance": going})
    tables = 4
    for _ in range(9):
        tables = len(sizes(going * tables, seats))
    assert (tables == 1) == ends
    if ends:
        check_ends(sheet)
    else:
        with pytest.raises(Unreadable, match="never come down to one") as refused:
            check_ends(sheet)
        assert (refused.value.code, refused.value.field) == ("shootout-endless", "house.shootout-advance")


def test_tables_that_are_no_shootout_s_come_down_whatever_its_house_rule_says():
    check_ends(replace(template("holdem"), seats=2, house={"shootout-advance": 2}))


def test_the_nit_card_costs_five_big_blinds_of_the_new_level():
    """"new level 600/1,200, card still held: 6,000 dead into the first pot"."""
    assert nit_ante(1200, HOUSE) == 6000
    assert handed_in({"A", "B", "C"}, ["B"]) == {"A", "C"}
