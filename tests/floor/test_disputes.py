"""Until when a hand may be disputed (house rules 7, `dispute-until`)."""

from __future__ import annotations

import pytest

from dealer_assist.floor import disputes


@pytest.mark.parametrize(("later", "acted", "reading", "chips"), [
    (0, 0, True, True),      # nobody has riffled since
    (1, 0, False, True),     # "reading of a hand: next riffle"
    (1, 1, False, True),
    (1, 2, False, False),    # "chip counts: until two actions of the next hand"
    (2, 0, False, False),
])
def test_a_reading_until_the_riffle_and_chips_until_two_have_acted(
    later: int, acted: int, reading: bool, chips: bool,
):
    open_points = disputes.open_to(later, acted)
    assert (open_points.reading, open_points.chips) == (reading, chips)
    assert (open_points.sentence is None) == reading


def test_the_floor_is_told_what_stands():
    assert "its chips can, until two have acted" in str(disputes.open_to(1, 1).sentence)
    assert "neither the reading nor the chips" in str(disputes.open_to(1, 2).sentence)
