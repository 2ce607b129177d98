"""Who gives whom how much: it adds up, and nobody pays twice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.floor.settle_up import Transfer, payment_words, transfers

OWED = st.lists(st.integers(-5000, 5000), min_size=1, max_size=9).map(
    lambda chips: {str(seat): amount for seat, amount in enumerate([*chips, -sum(chips)], start=1)})


@given(OWED)
@settings(max_examples=80, deadline=None)
def test_everybody_gets_what_he_is_owed_in_less_payments_than_there_are_parties(owed: dict[str, int]) -> None:
    payments = transfers(owed)
    moved: Counter[str] = Counter()
    for one in payments:
        assert one.amount > 0
        moved[one.giver] -= one.amount
        moved[one.taker] += one.amount
    assert {seat: moved[seat] for seat in owed} == owed
    parties = sum(bool(chips) for chips in owed.values())
    assert len(payments) <= max(0, parties - 1)


def test_those_who_can_settle_among_themselves_do() -> None:
    owed = {"1": 700, "2": -300, "3": -400, "4": 500, "5": -500}
    payments = transfers(owed)
    assert len(payments) == 3, "4 and 5 settle alone"
    assert Transfer("5", "4", 500) in payments


def test_every_group_that_sums_to_zero_saves_a_payment() -> None:
    owed = {"1": 5, "2": 6, "3": -11, "4": 3, "5": 8, "6": -8, "7": -3}
    assert len(transfers(owed)) == 7 - 3, "1, 2 and 3; 4 and 7; 5 and 6"


def test_it_is_said_as_at_a_table() -> None:
    assert payment_words(Transfer("3", "5", 1200)) == "Seat 3 gives 1,200 to seat 5"
    assert payment_words(Transfer("house", "5", 5)) == "The house gives 5 to seat 5"
    assert payment_words(Transfer("5", "house", 5)) == "Seat 5 gives 5 to the house"


def test_a_pot_that_stays_is_a_party_of_its_own() -> None:
    """R58: a correction takes chips out of the middle or puts them back, and no seat is named for it."""
    assert payment_words(Transfer("middle", "5", 400)) == "Seat 5 takes 400 out of the pot that stayed"
    assert payment_words(Transfer("5", "middle", 400)) == "Seat 5 puts 400 into the pot that stays"
    assert payment_words(Transfer("middle", "house", 25)) == "25 of the pot that stayed go to the house"
    assert payment_words(Transfer("house", "middle", 25)) == "The house puts 25 into the pot that stays"


def test_figures_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match="not to zero"):
        transfers({"1": 100})


def test_many_parties_are_settled_without_looking_at_every_way() -> None:
    """Fifteen parties: nobody pays twice, and one payment fewer than there are parties is enough."""
    owed = {str(seat): 100 * seat for seat in range(1, 15)}
    owed["house"] = -sum(owed.values())
    payments = transfers(owed)
    assert len(payments) == 14 and {one.giver for one in payments} == {"house"}
    with pytest.raises(ValueError, match="sums to 5"):
        transfers({"1": 5})
