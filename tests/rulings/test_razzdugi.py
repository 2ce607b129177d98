"""2.47 Razzdugi; rulings R10, R31."""

from tests.rulings.felt import ANTES, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """As razz: the last card is dealt down."""
    assert rounds("razzdugi", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    """8732A; seat 3 has the one four-card badugi, J54A. The odd chip of 865 goes to the low hand."""
    end = played(
        "razzdugi",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.winners() == {"low": [1], "badugi": [3]} and end.awards == {1: 433, 3: 432}
    assert end.ranks(3, "badugi") == "J54A"


def test_razzdugi_has_no_qualifier():
    """2.47: the badugi is the best of seven cards."""
    ruling = showdown("razzdugi", {1: "KsKdKcKhQhJhTh", 2: "9h8h7h6h5h4h3h"}, 101)
    assert ruling.winners() == {"low": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}
    assert ruling.ranks(1, "badugi") == "KT"
