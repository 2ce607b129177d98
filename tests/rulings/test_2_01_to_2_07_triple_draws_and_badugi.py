"""2.1 Ace-to-5 Triple Draw, 2.5 Badacey, 2.6 Badeucy, 2.7 Badugi; rulings R13, R31, R32."""

from tests.rulings.tables import beats, showdown, ties


def test_the_best_california_low_wins_the_triple_draw():
    """2.1: straights and flushes do not count against it."""
    assert beats("ace-to-5-triple-draw", "5h4h3h2hAh", "6c4c3d2dAd", "low")


def test_no_joker_in_the_triple_draw():
    assert beats("ace-to-5-triple-draw", "8h4h3h2hAh", "8c5c3d2dAd", "low")


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


def test_the_ace_is_high_in_both_halves_of_badeucy():
    """2.6, R32: 5432 is the best, and an ace makes the worst four cards."""
    ruling = showdown("badeucy", {1: "5h4d3c2s7s", 2: "Ah4s3h2d7c"})
    assert ruling.winners() == {"low": [1], "badugi": [1]}
    assert beats("badeucy", "KhQdJcTsKs", "AhKcQsJdAs", "badugi")


def test_badeucy_examples():
    """2.6: four cards to the ace beat any three; 743 beats 752."""
    assert beats("badeucy", "AhKdQcJsAs", "5h4d3c3s2h", "badugi")
    assert beats("badeucy", "7h4d3c3d7c", "7d5s2c2s7s", "badugi")


def test_badugi_examples_of_the_page():
    """2.7: 432A best; KQJT beats any three; 742 beats 75A."""
    assert beats("badugi", "4h3d2cAs", "5h3c2dAd", "badugi")
    assert beats("badugi", "KhQdJcTs", "3h2d2cAs", "badugi")
    assert beats("badugi", "7s4c2h2c", "7c5dAhAd", "badugi")


def test_badugis_are_told_from_the_top_by_number():
    """2.7: eight-high with a five under it loses to eight-high with a four."""
    assert beats("badugi", "8d4s3hAc", "8h5c2sAd", "badugi")
    assert ties("badugi", "8d4s3hAc", "8c4d3sAh", "badugi")
