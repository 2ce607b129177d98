"""2.35 London Lowball; ruling R15."""

import pytest

from tests.rulings.felt import ANTES, beats, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """As razz, here at limit."""
    assert rounds("london-lowball", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    end = played(
        "london-lowball",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.awards == {1: 865} and end.ranks(1, "low") == "8732A"


POT_LIMIT = {"betting": "pot-limit", "small_bet": None, "big_bet": None, "blinds": [], "button": None}


def test_the_pot_limit_example_of_the_rulebook():
    """1.1.3: eight antes of 100, bring-in 150: raise 300 to 1,250; over 650, pot is 2,900 to go."""
    up = {str(seat): card for seat, card in enumerate("2c 9h Th Kd 9d 3c 4c 5d".split(), 1)}
    hand = {"seats": 8, "ante": 100, "bring_in": 150, "up": up, **POT_LIMIT}
    first = state("london-lowball", "4 bring-in", **hand)
    assert (first["to_act"], first["legal"]["raise"]["min"], first["legal"]["raise"]["max"]) == (5, 300, 1250)
    second = state("london-lowball", "4 bring-in, 5 raise 650", **hand)["legal"]["raise"]
    assert (second["min"], second["max"]) == (1150, 2900)


def test_the_bring_in_is_the_minimum_bet_of_every_round():
    """ "For all rounds, the minimum bet will be equal to the size of the bring-in"."""
    doors = {"1": "2c", "2": "9h", "3": "Th", "4": "Kd"}
    later = state(
        "london-lowball",
        "4 bring-in, 1 call, 2 fold, 3 fold, deal 1 up 9d, deal 4 up 5d",
        ante=100,
        bring_in=150,
        up=doors,
        **POT_LIMIT,
    )
    assert (later["legal"]["bet"]["min"], later["legal"]["bet"]["max"]) == (150, 700)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6h4d3c2sAhKdKc", "6c5d3h2cAdKhKs"),  # 6432A is the nuts
        ("6h4d3c2sAhKdKc", "5c4h3d2hAcQdQc"),  # the wheel is a straight: 2 pair it plays worse
        ("7h5d4c3s2hKdKc", "5s4h3d2cAcQdQc"),
        ("AhAd7c6s5hAsAc", "KhKdKcQsQdQcJs"),
        ("AhAd7c6s4hAsKc", "2h2d7d6d4c2sKd"),  # a pair of aces is the best pair
    ],
)
def test_ace_to_six(better, worse):
    """2.35, R15."""
    assert beats("london-lowball", better, worse, "low")


def test_king_to_ace_is_no_straight_in_ace_to_six():
    """R15: K-Q-J-T-A is the image of A-K-Q-J-2, a king low."""
    ruling = showdown("london-lowball", {1: "KdQcJsThAhAsAd", 2: "KcKh2c2d3c3h4h"})
    assert ruling.ranks(1, "low") == "KQJTA"
    assert beats("london-lowball", "KdQcJsThAhAsAd", "KcKh2c2d3c3h4h", "low")


def test_six_numbers_of_ace_to_six():
    """App. A: one lower than deuce-to-seven, digit by digit."""
    ladder = ["6h4d3c2sAh", "6c5d3h2cAd", "6d5c4h2dAc", "6s5h4d3hAs", "7h4c3d2hAh", "7c5s3s2cAc"]
    for better, worse in zip(ladder, ladder[1:], strict=False):
        assert beats("london-lowball", better + "KsKd", worse + "QsQd", "low")
