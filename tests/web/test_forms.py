"""What the forms of a table understand: amounts as people write them, and what follows from them."""

from __future__ import annotations

import pytest

from dealer_assist.errors import Unreadable
from dealer_assist.rules.chips import smallest
from dealer_assist.web import mix_form
from dealer_assist.web.forms import read_seats, read_settings
from dealer_assist.web.numbers import chips


@pytest.mark.parametrize(("written", "amount"), [
    ("10000", 10_000), ("10,000", 10_000), ("10 000", 10_000), ("10.000", 10_000), ("1.500.000", 1_500_000),
    ("10k", 10_000), ("1.5k", 1500), ("2,25K", 2250), ("1.5m", 1_500_000), ("", None), ("  ", None),
])
def test_amounts_are_read_as_people_write_them(written: str, amount: int | None) -> None:
    assert chips({"stack": written}, "stack") == amount


@pytest.mark.parametrize("written", ["ten", "1.5", "10kk", "1.2345k", "-5", "k", "1.50.000"])
def test_what_is_no_whole_number_of_chips_is_refused_with_its_field(written: str) -> None:
    with pytest.raises(Unreadable) as refused:
        chips({"stack_3": written}, "stack_3")
    assert refused.value.field == "stack_3"


@pytest.mark.parametrize(("stakes", "chip"), [
    ((100, 200), 100), ((25, 50), 25), ((15, 30, 60), 5), ((25, 100, 200), 25), ((1, 2), 1), ((2, 5), 1),
    ((), 1), ((500, 1000, None, 0), 500), ((300, 600), 100),
])
def test_the_smallest_chip_is_the_largest_in_which_everything_can_be_posted(
    stakes: tuple[int | None, ...], chip: int,
) -> None:
    assert smallest(stakes) == chip


def test_stud_with_quarters_is_played_with_quarters_until_somebody_writes_another_chip() -> None:
    """525 with an ante of 25 is parted 275 and 250, not 263 and 262 (1.2.3)."""
    form = {"game": "stud-8", "ante": "25", "bring_in": "50", "small_bet": "100", "big_bet": "200"}
    assert read_settings(form)["chip"] == 25
    assert read_settings(form | {"chip": "5"})["chip"] == 5


def test_everybody_with_a_name_starts_with_the_same() -> None:
    seats = read_seats({"all": "10k", "player_1": "Ann", "player_2": "Bob", "stack_2": "500"})
    assert seats[1] == ("Ann", 10_000, True) and seats[2] == ("Bob", 500, True) and seats[3] is None


@pytest.mark.parametrize(("written", "spread", "chip"), [
    ("2-10", [[2, 10]], 1), ("2-6, 2-12", [[2, 6], [2, 12]], 1), ("50-250", [[50, 250]], 25), ("", None, 25),
])
def test_a_mix_has_a_field_for_the_spread_of_its_spread_limit_games(
    written: str, spread: object, chip: int,
) -> None:
    form = {"game": "holdem", "mix": "own", "mix_games": "holdem spread-limit, stud spread-limit",
            "mix_limit_small_bet": "50", "mix_limit_big_bet": "100", "mix_limit_spread": written}
    settings = read_settings(form)
    assert settings["mix"]["stakes"]["limit"].get("spread") == spread and settings["chip"] == chip
    again = mix_form.filled({**settings["mix"], "games": [
        {"game": "holdem", "betting": "spread-limit"}, {"game": "stud", "betting": "spread-limit"}]})
    assert again.get("mix_limit_spread", "") == written


def test_what_is_no_spread_is_refused_with_its_field() -> None:
    with pytest.raises(Unreadable) as refused:
        read_settings({"game": "holdem", "mix": "own", "mix_games": "holdem spread-limit",
                       "mix_limit_spread": "two to ten"})
    assert (refused.value.code, refused.value.field) == ("bad-spread", "mix_limit_spread")
