"""2.24 Duck Flush; ruling R29."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("duck-flush") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


DRAWN = f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG}, 1 draw 2, 3 pat, {CHECKED}"


@pytest.mark.parametrize(
    ("one", "three", "winner"),
    [
        ("AhQhJhTh2h", "KcJc8c5c3c", 1),  # the page: two flushes
        ("8h5d4c3s2d", "8c6d5s4h3c", 1),  # the page: no flush, then the best low
        ("8h5d4c3s2d", "7h6c5h4s3d", 1),  # the page: a straight does not qualify
        ("7h5d4c3s2d", "2h2c2s3h3d", 3),  # a full house does
        ("Ah5h4h3h2h", "KcKdKh9s9c", 1),  # a straight flush, told high
    ],
)
def test_a_hand(one, three, winner):
    assert played("duck-flush", f"{DRAWN}, 1 show {one}, 3 show {three}").awards == {winner: 900}


def test_two_flushes():
    """The page: the ace-high flush wins."""
    ruling = showdown("duck-flush", {1: "AhQhJhTh2h", 2: "KcJc8c5c3c"})
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high"]


def test_no_flush_then_the_best_low():
    """The page: A's 8-5 low wins, C's straight does not qualify."""
    ruling = showdown("duck-flush", {1: "8h5d4c3s2d", 2: "8c6d5s4h3c", 3: "7h6c5h4s3d"})
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high"]
    assert any("flush" in note for note in ruling.notes) and "2.24" in ruling.rules


def test_a_full_house_qualifies_and_trips_do_not():
    assert showdown("duck-flush", {1: "8h8d8c3s3d", 2: "7c5d4s3h2c"}).awards == {1: 100}
    assert showdown("duck-flush", {1: "8h8d8cAsKd", 2: "KcQdTs9h7c"}).awards == {2: 100}


def test_tiers_are_judged_pot_by_pot():
    """R5: the flush wins the main pot, the side pot knows of none."""
    hands = {1: "AhQhJhTh2h", 2: "9c7d5s4h3c", 3: "8c6d5d4s2s"}
    ruling = showdown("duck-flush", hands, 300, (100, [2, 3]))
    assert ruling.awards == {1: 300, 3: 100}


def test_two_full_houses_are_told_high():
    assert showdown("duck-flush", {1: "8h8d8c3s3d", 2: "9h9d9c2s2d"}).awards == {2: 100}
