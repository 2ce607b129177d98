"""2.17 Deuce-to-Seven Razz; ruling R14."""

from tests.rulings.felt import ANTES, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The ace brings it in, for it is high; K-Q-7-5 opens sixth street when the others pair."""
    assert rounds(
        "deuce-to-seven-razz", turned="2c 9h Th Ad 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES
    ) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    """98732, for the ace is high, before KJT54."""
    end = played(
        "deuce-to-seven-razz",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Ad
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.awards == {1: 865} and end.ranks(1, "low") == "98732"


def test_the_ace_of_spades_is_the_highest_card():
    up = {"1": "Kh", "2": "As", "3": "Ks", "4": "Ad"}
    assert state("deuce-to-seven-razz", up=up, **ANTES)["to_act"] == 2


def test_deuce_to_seven_razz_plays_the_best_five_of_seven():
    """2.17: a king low instead of the straight."""
    ruling = showdown("deuce-to-seven-razz", {1: "7h6d5c4s3hKcKd", 2: "QhQd4c4d2h2cAd"})
    assert ruling.ranks(1, "low") == "K6543" and ruling.awards == {1: 100}
