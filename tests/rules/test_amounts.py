"""The amounts of a hand: their names are those of its set-up, and it says who antes for all."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.setup import KEYS, read_setup
from dealer_assist.engine.play import start
from dealer_assist.engine.state.setup import Setup
from dealer_assist.rules.amounts import FORCED, NOTHING, SPREAD, STAKES, bomb_pot
from dealer_assist.store.tables.settings import DEFAULTS

TABLE = {"game": "holdem", "betting": "no-limit", "button": 1, "blinds": [50, 100],
         "seats": {"1": 1000, "2": 1000, "3": 1000, "4": 1000, "5": 1000}}


def setup(rule: str = "each", /, **amounts: Any) -> Setup:
    return read_setup({**TABLE, **amounts, "house": {"ante": rule}})


def test_every_amount_is_a_key_of_a_set_up_and_a_setting_of_a_table():
    assert {*STAKES, SPREAD} <= {*KEYS} and {*STAKES, SPREAD} <= {*DEFAULTS}
    assert {name: DEFAULTS[name] for name in STAKES} == NOTHING
    assert FORCED == ("ante", "big_blind_ante", "bring_in")


@pytest.mark.parametrize(("rule", "amounts", "single"), [
    ("each", {"ante": 25}, 0), ("each", {"big_blind_ante": 100}, 100), ("none", {"big_blind_ante": 100}, 0),
    ("button", {"ante": 25}, 25), ("button", {"big_blind_ante": 100}, 100), ("big-blind", {"ante": 100}, 100),
    ("big-blind", {"ante": 25, "big_blind_ante": 100}, 100),
])
def test_what_one_player_antes_for_the_table(rule: str, amounts: dict[str, int], single: int):
    """1.2.1: the big blind, or the button; what is posted is what the set-up says."""
    dealt = setup(rule, **amounts)
    each = 0 if rule in ("none", "button", "big-blind") else dealt.ante
    assert dealt.single_ante == single
    assert sum(dealt.stacks) - sum(start(dealt).stacks.values()) == 150 + single + 5 * each


def test_it_falls_to_the_small_blind_when_few_are_left():
    few = {"seats": {"1": 1000, "2": 1000}, "big_blind_ante": 100}
    assert setup(**few).single_ante in (50, 100)
    assert read_setup({**TABLE, **few, "house": {"big-blind-ante-reduce": 2}}).single_ante == 50
    assert read_setup({**TABLE, **few, "house": {"big-blind-ante-reduce": "as-listed"}}).single_ante == 100


def test_in_a_bomb_pot_all_pay_the_ante_and_nothing_else():
    bombed = setup(**bomb_pot(200))
    assert (bombed.single_ante, bombed.blinds, bombed.ante) == (0, (), 200)
    assert set(start(bombed).stacks.values()) == {800}
