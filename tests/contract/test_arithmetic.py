"""Sums without a hand: the figures of the house rules, and the same answers as a hand that is followed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.contract.arithmetic import deal, odd_chip, pot_limit, sampled_text, side_pots
from dealer_assist.errors import Refusal
from dealer_assist.texts import speak
from dealer_assist.tournament.money.deals import Deal
from tests.tournament.test_deals import PUBLISHED


@pytest.mark.parametrize(("asked", "most"), [
    ({"pot": 300, "bet": 200, "in": 0}, 700),                     # blinds 100/200, first in
    ({"pot": 1000, "bet": 700, "in": 0}, 2400),                   # over 700
    ({"pot": 300, "bet": 200, "in": 100}, 600),                   # the small blind, first in
    ({"pot": 1000, "bet": 200, "in": 0}, 1400),                   # 600, bet 200, call 200: the third player
    ({"pot": 3000, "bet": 1500, "in": 0}, 6000),                  # pot 1,500, bet 1,500
    ({"pot": 1060, "bet": 260, "in": 0}, 1580),                   # flop pot 600, bet 200, all-in 260
    ({"pot": 300, "bet": 0, "in": 0}, 300),                       # first to bet
    ({"pot": 350, "bet": 200, "in": 0}, 750),                     # 50/100 and a straddle of 200
    ({"pot": 15, "bet": 10, "in": 0, "house": {"pot-reading": "raise-to-pot"}}, 25),
    ({"pot": 85, "bet": 0, "house": {"pot-round": "up", "pot-round-unit": 25}}, 100),
    ({"pot": 150, "bet": 100, "in": 0, "betting": "half-pot-limit"}, 225),
])
def test_the_most_in_pot_limit(asked: dict[str, Any], most: int):
    assert pot_limit(asked)["most"] == most


def test_the_sum_is_told_as_a_dealer_counts_it():
    assert pot_limit({"pot": 300, "bet": 200, "in": 0})["how"] == (
        "200 to call + 300 in the pot = raise of 500, 700 to go")


def test_a_short_stack_is_all_in_for_less():
    pot_sum = pot_limit({"pot": 300, "bet": 200, "in": 0, "stack": 450})
    assert (pot_sum["most"], pot_sum["adds"], pot_sum["all_in"]) == (450, 450, True)


def test_chips_of_five_sizes_make_three_pots():
    pots = side_pots({"in": {"1": 150, "2": 500, "3": 900, "4": 2000, "5": 1600}, "folded": [1]})
    assert pots["returned"] == {"4": 400}
    assert [(pot["amount"], pot["seats"]) for pot in pots["pots"]] == [
        (2150, [2, 3, 4, 5]), (1200, [3, 4, 5]), (1400, [4, 5])]
    assert pots["told"][0] == "400 goes back to seat 4: no one matched it."


def test_dead_chips_lie_in_the_main_pot():
    pots = side_pots({"in": {"1": 100, "2": 100}, "dead": 30})
    assert pots["pots"] == [{"amount": 230, "seats": [1, 2], "each": 100}]


@pytest.mark.exhaustive
@given(st.dictionaries(st.integers(1, 10).map(str), st.integers(0, 500), min_size=2), st.data())
def test_every_chip_is_in_a_pot_or_goes_back(put: dict[str, int], data: st.DataObject):
    folded = data.draw(st.lists(st.sampled_from(sorted(put)), max_size=len(put) - 1, unique=True))
    pots = side_pots({"in": put, "folded": [int(seat) for seat in folded]})
    assert sum(pot["amount"] for pot in pots["pots"]) + sum(pots["returned"].values()) == sum(put.values())
    for wider, narrower in zip(pots["pots"], pots["pots"][1:], strict=False):
        assert set(narrower["seats"]) < set(wider["seats"])


def test_an_odd_chip_goes_clockwise_from_the_button():
    chips_given = odd_chip({"amount": 725, "chip": 25, "button": 4, "sides": [[1, 4, 6]]})
    assert chips_given["awards"] == {"1": 250, "4": 225, "6": 250}
    heaped = odd_chip({"amount": 725, "chip": 25, "button": 4, "sides": [[1, 4, 6]],
                       "house": {"odd-chip-most": "all-to-first"}})
    assert heaped["awards"] == {"1": 225, "4": 225, "6": 275}


@pytest.mark.parametrize(("rule", "awards"), [
    ("one-per-pot", {"2": 275, "5": 100}), ("one-per-split", {"2": 300, "5": 75})])
def test_who_had_an_odd_chip_stands_behind(rule: str, awards: dict[str, int]):
    asked = {"amount": 375, "chip": 25, "button": 6, "sides": [[2], [2, 5]], "house": {"odd-chip-most": rule}}
    assert odd_chip(asked)["awards"] == awards


def test_hands_that_tie_both_ways_are_evened_out():
    chips_given = odd_chip({"amount": 350, "chip": 25, "button": 6, "sides": [[2, 5], [2, 5]]})
    assert chips_given["awards"] == {"2": 175, "5": 175}


@pytest.mark.parametrize(("amount", "halves"), [(1050, (550, 500)), (1250, (650, 600))])
def test_what_is_finer_than_a_chip_rides_with_the_odd_one(amount: int, halves: tuple[int, int]):
    chips_given = odd_chip({"amount": amount, "chip": 100, "button": 1, "sides": [[2], [3]]})
    assert chips_given["awards"] == {"2": halves[0], "3": halves[1]}


@pytest.mark.parametrize(("asks", "document", "code", "field"), [
    (pot_limit, {"pot": 100, "bet": 200}, "bad-number", "pot"),
    (pot_limit, {"pot": 900, "bet": 100, "in": 200}, "bad-number", "in"),
    (pot_limit, {"pot": "much"}, "bad-number", "pot"),
    (pot_limit, {"pots": 5}, "unknown-key", "pots"),
    (pot_limit, {"betting": "limit"}, "bad-betting", "betting"),
    (side_pots, {"in": {"1": 5}, "folded": [1]}, "too-few-players", "folded"),
    (side_pots, {"in": {"11": 5}}, "bad-seat", "in.11"),
    (side_pots, {"in": {"1": -5}}, "bad-number", "in.1"),
    (odd_chip, {"amount": 5, "button": 1, "sides": []}, "bad-form", "sides"),
    (odd_chip, {"amount": 5, "button": 1, "sides": [[1], [2], [3]]}, "bad-form", "sides"),
    (odd_chip, {"amount": 5, "button": None, "sides": [[1]]}, "bad-seat", "button"),
])
def test_what_cannot_be_counted_is_refused_in_words(asks: Any, document: Any, code: str, field: str):
    with pytest.raises(Refusal) as refused:
        asks(document)
    assert (refused.value.code, refused.value.field) == (code, field)


@pytest.mark.parametrize(("stacks", "prizes", "worth"), PUBLISHED)
def test_a_deal_by_the_published_examples(stacks: list[int], prizes: list[int], worth: list[int]):
    shares = deal({"stacks": stacks, "prizes": prizes})
    assert all(abs(share - figure) <= 1 for share, figure in zip(shares["icm"], worth, strict=True))
    assert sum(shares["icm"]) == sum(shares["chips"]) == shares["total"] == sum(prizes)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 10**12), st.integers(0, 10**12)), min_size=2, max_size=9))
def test_every_deal_gives_all_prizes_out(both: list[tuple[int, int]]):
    """Up to the greatest figures that may be asked, to the unit."""
    prizes = sorted((prize for _, prize in both), reverse=True)
    shares = deal({"stacks": [stack for stack, _ in both], "prizes": prizes})
    for way in ("icm", "chips"):
        assert sum(shares[way]) == shares["total"] == sum(prizes) and min(shares[way]) >= 0


@pytest.mark.exhaustive     # 62,500 finishes take as long as a hundred tests
def test_a_deal_of_more_than_fifteen_states_its_error():
    shares = deal({"stacks": [500] * 16, "prizes": [1200, 400]})
    assert shares["samples"] == 62_500 and 0 < shares["error"] < 5 and shares["icm"] == [100] * 16
    assert "sampled: 62,500 finishes" in shares["told"][1] and len(shares["told"]) == 3
    exact = deal({"stacks": [500] * 15, "prizes": [1500]})
    assert (exact["error"], exact["samples"], exact["icm"]) == (0, 0, [100] * 15)


def test_the_error_of_a_sampled_deal_is_told_in_whole_units_and_never_too_small():
    told = sampled_text(Deal((100,) * 16, error=1.02, samples=62_500))
    assert "sampled: 62,500 finishes" in told and told.endswith("may be off by 2.")


@pytest.mark.parametrize(("asked", "code", "field"), [
    ({}, "bad-deal", "stacks"),
    ({"stacks": [5], "prizes": [10]}, "bad-deal", "stacks"),
    ({"stacks": [5, 0], "prizes": [10]}, "bad-deal", "stacks"),
    ({"stacks": [5] * 101, "prizes": [10]}, "bad-deal", "stacks"),
    ({"stacks": [5, 5]}, "bad-deal", "prizes"),
    ({"stacks": [5, 5], "prizes": [10, 20]}, "bad-deal", "prizes"),
    ({"stacks": [5, 5], "prizes": [30, 20, 10]}, "bad-deal", "prizes"),
    ({"stacks": [5, 2.5], "prizes": [10]}, "bad-number", "stacks.1"),
    ({"stacks": [5, 5], "prizes": [10**12 + 1]}, "bad-number", "prizes.0"),
    ({"stacks": {"1": 5}, "prizes": [10]}, "bad-form", "stacks"),
    ({"stacks": [5, 5], "prizes": [10], "players": 2}, "unknown-key", "players"),
])
def test_what_is_no_deal_is_told_with_its_field(asked: dict[str, Any], code: str, field: str):
    with pytest.raises(Refusal) as refused:
        deal(asked)
    assert (refused.value.code, refused.value.field) == (code, field)


ONE_SEAT = {
    "en": ["Main pot 400, 100 each: seats 1, 2, 3.", "Side pot 1: 200, 100 more: seat 3.",
           "Odd chip: seat 3, first clockwise"],
    "de": ["Main Pot 400, je 100: Sitze 1, 2, 3.", "Side Pot 1: 200, 100 mehr: Sitz 3.",
           "Odd Chip: Sitz 3, der erste"],
    "es": ["Bote principal 400, 100 cada uno: asientos 1, 2, 3.", "Bote lateral 1: 200, 100 más: asiento 3.",
           "Ficha impar: asiento 3, el primero"],
}


@pytest.mark.parametrize("language", ONE_SEAT)
def test_one_seat_is_told_as_one(language: str):
    pots = side_pots({"in": {"1": 100, "2": 100, "3": 200, "4": 200}, "folded": [4]})
    odd = odd_chip({"amount": 101, "button": 1, "sides": [[3, 5]]})
    sums = speak([*pots["told"], *odd["told"]], language)
    begins = ONE_SEAT[language]
    assert [text[:len(begin)] for text, begin in zip(sums, begins, strict=True)] == begins
