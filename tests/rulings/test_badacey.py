"""2.5 Badacey; rulings R13, R31."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("badacey") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The wheel and the badugi 432A."""
    end = played(
        "badacey",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 draw 5, {SMALL}, 1 pat, 3 pat, {BIG}, 1 pat, 3 pat,"
        f"{CHECKED}, 1 show 5h4d3h2hAh, 3 show Kh4s3c2dAc",
    )
    assert end.winners() == {"low": [1], "badugi": [3]} and end.awards == {1: 450, 3: 450}


def test_badugi_examples_of_the_page():
    """2.5: 432A best; KQJT beats any three; 742 beats 75A, with a fifth card that changes nothing."""
    assert beats("badacey", "4h3d2cAsKs", "5h3c2dAdKc", "badugi")
    assert beats("badacey", "KhQdJcTsKs", "3h2d2cAsAd", "badugi")
    assert beats("badacey", "7s4c2h2c7c", "7d5hAcAh5c", "badugi")


def test_badacey_splits_between_the_low_and_the_badugi():
    """2.5: the low hand takes the odd chip."""
    ruling = showdown("badacey", {1: "5h4d3h2hAh", 2: "Kh4s3c2dAc"}, 101)
    assert ruling.winners() == {"low": [1], "badugi": [2]}
    assert ruling.awards == {1: 51, 2: 50}


def test_the_best_subset_of_five_cards_is_the_badugi():
    """R31: more cards first, then the lowest."""
    ruling = showdown("badacey", {1: "9h8d4s3c2c", 2: "KsKd7h2dAc"})
    assert ruling.cards(1, "badugi") == {"9h", "8d", "4s", "2c"}
    assert ruling.cards(2, "badugi") == {"Ks", "7h", "2d", "Ac"}
    assert ruling.winners()["badugi"] == [1]
