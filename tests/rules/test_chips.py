"""1.2.3: the smallest chip in play is the odd one; the sets that rooms have, as they are written down."""

from __future__ import annotations

import pytest

from dealer_assist.errors import Unreadable
from dealer_assist.rules.chips import added_up, colours_from, read_chip_sets, smallest, usual_chip_sets


@pytest.mark.parametrize(("stakes", "chip"), [
    ((25, 50, 100), 25), ((15, 30), 5), ((1, 2), 1), ((100, 200, 25), 25), ((None, 0), 1), ((), 1),
    ((3, 6), 1), ((2_000, 4_000), 1000),
])
def test_the_smallest_chip_is_the_largest_that_posts_everything(stakes: tuple[int | None, ...], chip: int):
    assert smallest(stakes) == chip


def test_the_sets_of_the_product_post_their_own_stakes():
    for one in usual_chip_sets():
        assert one.chips == tuple(sorted(one.chips))
        assert {amount % one.chips[0] for pair in one.blinds + one.limits for amount in pair} == {0}


def test_a_set_is_read_smallest_first_and_once_each():
    (one,) = read_chip_sets("[[sets]]\nchips = [25, 5, 5]\nblinds = [[5, 10]]", "room.toml")
    assert one.chips == (5, 25) and one.blinds == ((5, 10),) and one.limits == ()


@pytest.mark.parametrize("text", [
    "sets = 3", "[[sets]]", "[[sets]]\nchips = []", "[[sets]]\nchips = [0]", "[[sets]]\nchips = [true]",
    "[[sets]]\nchips = [5]\nblinds = [[10, 5]]", "[[sets]]\nchips = [5]\nlimits = [[3, 6]]", "[[sets]",
    "[[sets]]\nchips = [5]\nblinds = [[5]]",
])
def test_a_set_that_cannot_be_is_refused_with_its_file(text: str):
    with pytest.raises(Unreadable) as refusal:
        read_chip_sets(text, "room.toml")
    assert refusal.value.code == "bad-chip-set" and "room.toml" in refusal.value.message


def test_in_front_of_a_seat_lie_the_chips_that_are_whole_numbers_of_the_smallest():
    assert colours_from(25, 5000) == [25, 100, 500, 1000, 5000]
    assert colours_from(3, 20) == [3]
    assert len(colours_from(1, 10**6, 3)) == 3


def test_a_stack_is_counted_colour_by_colour():
    assert added_up({100: 7, 25: 4}) == 800
