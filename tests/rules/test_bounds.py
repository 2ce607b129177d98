"""How large what a room says may be, where it is asked."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Unreadable
from dealer_assist.rules.bounds import MOST_CHIPS, MOST_ID, MOST_NAME, MOST_SETTING
from dealer_assist.rules.house import read_house
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.session.rota import Rota, after


def test_amounts_are_exact_in_floats_as_scripts_count_them():
    """A float has every whole number up to 2**53; the stacks of a full table are added up in one."""
    assert MOST_SETTING * MOST_SEATS < MOST_CHIPS < 2**53


def test_an_amount_is_read_up_to_the_bound():
    assert parse_action(f"3 raise {MOST_CHIPS}").amount == MOST_CHIPS
    with pytest.raises(Unreadable):
        parse_action(f"3 raise {MOST_CHIPS + 1}")


def test_a_house_rule_is_set_up_to_the_bound():
    assert read_house("cash", {"buy-price": MOST_SETTING}).number("buy-price", 0) == MOST_SETTING
    with pytest.raises(Unreadable):
        read_house("cash", {"buy-price": MOST_SETTING + 1})


def test_a_name_is_written_up_to_the_bound():
    for letters, field in ((MOST_NAME, "tables"), (MOST_NAME + 1, "name")):
        with pytest.raises(Unreadable) as refused:
            after(Rota(), {"act": "string", "name": "S" * letters, "tables": []}, 0)
        assert refused.value.field == field


def test_a_number_of_a_row_fits_the_integers_of_both_databases():
    assert MOST_ID == 2**31 - 1
