"""2.46 Razz; ruling R13."""

import pytest

from tests.rulings.felt import ANTES, beats, played, rounds, state


def test_the_deal_and_the_rounds():
    """The king brings it in; then the lowest board opens: 9-2, 9-6-3, K-Q-7-5 when the others pair."""
    assert rounds("razz", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    """Antes 40, the bring-in of seat 4, 200, 200 and 400: 865; 8732A before JT54A."""
    end = played(
        "razz",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.awards == {1: 865} and end.ranks(1, "low") == "8732A"
    assert end.stacks == {1: 5455, 2: 4990, 3: 4590, 4: 4965}


def test_the_king_of_spades_is_the_highest_card():
    """An ace is low for the bring-in."""
    up = {"1": "Kh", "2": "As", "3": "Ks", "4": "Kd"}
    assert state("razz", up=up, **ANTES)["to_act"] == 3


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5h4h3h2hAhKdKc", "6c4c3c2cAcKsKh"),  # flushes and straights are nothing
        ("8s6d4c3c2hJdQd", "8c7d4h3h2c7h2s"),
        ("AhAs7c6c5c7d6d", "2h2s5d4d3d2c2d"),
    ],
)
def test_razz(better, worse):
    assert beats("razz", better, worse, "low")
