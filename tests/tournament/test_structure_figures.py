"""What a sheet comes to, level by level: when it begins, M, the chips to bring for a colour-up."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.tournament.structure.figures import begins, round_cost, rounds_left, to_bring
from dealer_assist.tournament.structure.model import Break, Structure


def one_level(game: str, seats: int = 8, **amounts: object) -> Structure:
    mix = {"games": [{"game": game, "betting": "limit" if "limit" in amounts else "no-limit"}]}
    return read_structure({"start": 12_000, "seats": seats, "chips": [25, 100], "mix": mix,
                           "house": amounts.pop("house", {}), "levels": [amounts]})


@pytest.mark.parametrize(("sheet", "cost"), [
    (one_level("holdem", **{"big-bet": {"blinds": [100, 200]}}), 300),
    (one_level("holdem", **{"big-bet": {"blinds": [100, 200], "ante": 25}}), 300 + 8 * 25),
    (one_level("holdem", **{"big-bet": {"blinds": [100, 200], "big_blind_ante": 200}}), 500),   # once a round
    (one_level("holdem", house={"ante": "button"}, **{"big-bet": {"blinds": [100, 200], "ante": 200}}), 500),
    (one_level("holdem", house={"ante": "none"}, **{"big-bet": {"blinds": [100, 200], "ante": 200}}), 300),
    (one_level("holdem", house={"bomb-pot": "every"}, **{"big-bet": {"blinds": [100, 200]}}), 8 * 200),
    (one_level("holdem", house={"bomb-pot": "every"}, **{"big-bet": {"blinds": [100, 200], "ante": 50}}),
     8 * 50),
    (one_level("short-deck-holdem", house={"ante": "short-deck"},
               **{"big-bet": {"blinds": [100, 200], "ante": 100}}), 8 * 100 + 200),
    (one_level("razz", **{"limit": {"small_bet": 200, "ante": 50, "bring_in": 75}}), 8 * 50 + 75),
])
def test_a_round_costs_blinds_and_antes_of_a_full_table(sheet: Structure, cost: int):
    """A player posts each blind once a round, an ante every hand, the bring-in as often as the others."""
    assert round_cost(sheet, sheet.level(1)) == cost
    assert rounds_left(sheet, sheet.level(1), 12_000) == Fraction(12_000, cost)


def test_the_rounds_of_a_mix_cost_the_mean_of_its_games():
    sheet = read_structure({
        "start": 12_000, "seats": 6, "chips": [25], "mix": {"games": [
            {"game": "holdem", "betting": "limit"}, {"game": "stud", "betting": "limit"}]},
        "levels": [{"limit": {"small_bet": 200, "ante": 25, "bring_in": 50}}]})
    assert round_cost(sheet, sheet.level(1)) == Fraction((100 + 200) + (6 * 25 + 50), 2)


def test_levels_begin_after_all_levels_and_breaks_before():
    assert begins(template("holdem"))[:6] == [0, 20, 40, 60, 80, 95]


def test_chips_to_bring_are_worked_out_from_what_a_stack_is_made_of():
    """300 stacks with 8 of 25: 2,400 go, and 600 of 100 come; those go too, with the 8 of each stack."""
    sheet = template("mixed")
    breaks = [row for row in sheet.rows if isinstance(row, Break)]
    assert to_bring(sheet, breaks[0], 300) == (2_400, 600)
    assert to_bring(sheet, breaks[1], 300) == (3_000, 600)     # 300 x (200 + 800) = 300,000
    assert to_bring(sheet, breaks[0], 7) == (56, 14)
    assert to_bring(sheet, breaks[0], 1) == (8, 2)
    assert to_bring(replace(sheet, pieces=()), breaks[0], 300) is None
    assert to_bring(sheet, replace(breaks[0], colour_up=None), 300) is None
