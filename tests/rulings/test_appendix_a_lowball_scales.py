"""Appendix A: the table of numbers, hand by hand; the examples stand with the games that play the scale."""

import pytest

from pathlib import Path
from tests.rulings.felt import showdown

TABLE = Path(__file__).parent.parent / "scales" / "appendix_a.txt"
ROWS = [line.split()[1:] for line in TABLE.read_text().splitlines()]


def suited(ranks, suits):
    return "".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))


@pytest.mark.parametrize(
    ("game", "column", "first"),
    [
        ("ace-to-5-triple-draw", 0, "5432A"),
        ("deuce-to-seven-triple-draw", 1, "75432"),
        ("london-lowball", 2, "6432A"),
    ],
)
def test_every_number_beats_the_next(game, column, first):
    """Number 1 to 55; seven cards in London Lowball, the two kings play in no hand."""
    hands = [row[column] for row in ROWS]
    assert (hands[0], len(hands)) == (first, 55)
    more = ("KdKs", "KcKh") if game == "london-lowball" else ("", "")
    for better, worse in zip(hands, hands[1:], strict=False):
        one, two = suited(better, "hhdds") + more[0], suited(worse, "cscsc") + more[1]
        if set(one[n : n + 2] for n in range(0, len(one), 2)) & set(
            two[n : n + 2] for n in range(0, len(two), 2)
        ):
            two = suited(worse, "scccd").replace("d", "h") + more[1]
        assert showdown(game, {1: one, 2: two}).awards == {1: 100}, (better, worse)


def test_a_6_is_2_7_with_every_rank_one_lower():
    """ "merely by subtracting one from each digit"."""
    ranks = "A23456789T"
    for _, kansas_city, london in ROWS:
        assert london == "".join(ranks[ranks.index(rank) - 1] for rank in kansas_city)


@pytest.mark.parametrize(("low", "qualifies"), [("87654", True), ("9432A", False)])
def test_the_worst_lowball_hand_that_qualifies(low, qualifies):
    """ "The worst lowball hand that will qualify in Eight-or-Better is 87654"."""
    hands = {1: suited(low, "hdcsh") + "KhKd", 2: "AcAsQsQdQc9s9d".replace("9s9d", "JsJd")}
    assert ("low" in showdown("stud-8", hands).winners()) == qualifies
