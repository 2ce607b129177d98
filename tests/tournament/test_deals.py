"""Deals against published figures."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.contract import arithmetic
from dealer_assist.errors import Refusal
from dealer_assist.tournament.money import deals
from dealer_assist.tournament.money.deals import chip_chop, icm, icm_of, over_first
from dealer_assist.tournament.money.sampling import Fractions

# (stacks, prizes in cents, what the published calculators give)
PUBLISHED = [
    ([50, 30, 20], [7000, 3000], [4518, 3225, 2257]),                       # Malmuth's example as it is told
    ([5000, 3000, 1500, 500], [50000, 30000, 20000], [37778, 31289, 22560, 8373]),
    ([6000, 4000, 2000], [50000, 30000, 20000], [38500, 34000, 27500]),
    ([50000, 30000, 20000], [50000, 30000, 20000], [38393, 32750, 28857]),
]


@pytest.mark.parametrize(("stacks", "prizes", "worth"), PUBLISHED)
def test_the_independent_chip_model(stacks: list[int], prizes: list[int], worth: list[int]):
    deal = icm(stacks, prizes)
    assert deal.error == 0
    assert all(abs(amount - figure) <= 1 for amount, figure in zip(deal.amounts, worth, strict=True))


def test_a_chip_chop_as_a_room_publishes_it():
    """570 left, the next out would get 57: everybody 57, and 285 by chips."""
    deal = chip_chop([15000, 12000, 10000, 6000, 500], [19950, 14250, 10260, 6840, 5700])
    figures = [15528, 13562, 12252, 9631, 6028]
    assert all(abs(amount - figure) <= 1 for amount, figure in zip(deal.amounts, figures, strict=True))


def test_a_chop_that_pays_the_largest_stack_more_than_the_first_prize_is_told():
    """Three times 200 are sure; nine of ten chips are 360 of the other 400, and 560 nobody can win."""
    prizes = (500, 300, 200)
    assert over_first(chip_chop((9000, 500, 500), prizes), prizes) == 560
    assert over_first(chip_chop((7500, 1500, 1000), prizes), prizes) == 0       # 500, and not a unit more
    told = arithmetic.deal({"stacks": [9000, 500, 500], "prizes": list(prizes)})["told"]
    assert told[-1] == "By chips the largest stack would get 560, more than the first prize of 500."
    assert len(arithmetic.deal({"stacks": [7500, 1500, 1000], "prizes": list(prizes)})["told"]) == 2


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=8),
       st.lists(st.integers(0, 10**5), min_size=1, max_size=8))
def test_a_deal_gives_out_every_unit_and_keeps_the_order(stacks: list[int], prizes: list[int]):
    prizes = sorted(prizes, reverse=True)
    for deal in (icm(stacks, prizes), chip_chop(stacks, prizes)):
        assert sum(deal.amounts) == sum(prizes[:len(stacks)])
        order = sorted(range(len(stacks)), key=lambda n: stacks[n])
        assert all(deal.amounts[a] <= deal.amounts[b] + 1 for a, b in zip(order, order[1:], strict=False))


def test_the_model_counts_every_order_in_which_six_can_finish():
    stacks, prizes = (9, 7, 5, 3, 2, 1), (50_000, 30_000, 20_000, 12_000)
    worth = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, chips = 1.0, sum(stacks)
        for n in order:
            chance, chips = chance * stacks[n] / chips, chips - stacks[n]
        for n, prize in zip(order, prizes, strict=False):
            worth[n] += chance * prize
    assert all(abs(amount - one) <= 1 for amount, one in zip(icm(stacks, prizes).amounts, worth, strict=True))


def test_fifteen_players_are_counted_out():
    deal = icm(list(range(1, 16)), [1500, 1000, 500])
    assert sum(deal.amounts) == 3000 and deal.error == 0


def test_more_are_sampled_and_the_error_is_stated():
    """Two samples lie within their stated errors, and near what equal stacks must get."""
    one, two = (icm([100] * 20, [2000, 1000], Random(seed), 20_000) for seed in (1, 2))
    assert one.error > 0
    assert all(abs(a - b) <= 3 * one.error for a, b in zip(one.amounts, two.amounts, strict=True))
    assert all(abs(amount - 150) <= 2 * one.error for amount in one.amounts)


def test_a_sample_is_as_near_to_the_model_as_it_states():
    """Sixteen players, whom the model can just be counted out for beside it."""
    stacks, prizes = tuple(range(500, 8_500, 500)), (50_000, 30_000, 20_000, 12_000, 8_000)
    sampled, worth = icm_of(stacks, prizes, "sealed/77"), deals._counted(stacks, (*prizes, *[0] * 11))
    assert sampled.samples == 62_500 and 0 < sampled.error < 200
    assert all(abs(a - b) <= 2 * sampled.error for a, b in zip(sampled.amounts, worth, strict=True))
    assert sum(sampled.amounts) == sum(prizes)
    icm_of.cache_clear()
    assert icm_of(stacks, prizes, "sealed/77") == sampled     # what was shown is what is written down


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(1, 9), min_size=16, max_size=30), st.integers(0, 9))
def test_a_sample_pays_equal_stacks_alike_and_larger_ones_no_less(stacks: list[int], seed: int):
    deal = icm(stacks, [40_000, 20_000, 10_000, 5_000], Fractions(str(seed)), 50)
    assert sum(deal.amounts) == 75_000
    by_stack = sorted(zip(stacks, deal.amounts, strict=True))
    assert all(b - a >= -1 if one < other else abs(a - b) <= 1
               for (one, a), (other, b) in zip(by_stack, by_stack[1:], strict=False))


def test_the_numbers_of_a_sample_follow_from_its_seed():
    one, same, other = (Fractions(seed) for seed in ("a", "a", "b"))
    first = [one.random() for _ in range(3_000)]
    assert first == [same.random() for _ in range(3_000)] != [other.random() for _ in range(3_000)]
    assert all(0 <= number < 1 for number in first) and len(set(first)) == 3_000


def test_more_than_a_hundred_are_chopped_by_chips_alone():
    assert sum(chip_chop([5] * 150, [3000, 150]).amounts) == 3150
    with pytest.raises(Refusal) as caught:
        icm([5] * 101, [10])
    assert caught.value.code == "bad-deal"


def test_what_is_no_deal():
    for stacks, prizes in (([5], [10]), ([5, 0], [10]), ([5, 5], []), ([5, 5], [10, 20])):
        with pytest.raises(Refusal):
            icm(stacks, prizes)


def test_fractions_that_come_to_too_much_are_cut_where_the_least_is_lost():
    """A float may be rounded up, so that less than nothing is over."""
    assert deals._rounded([(21, 4), (27, 4), (4, 1)], 14) == (5, 6, 3)
