"""2.27, 2.38, 2.46, 2.47, 2.54 to 2.57: stud and razz; R13, R45, R46."""

import pytest

from tests.rulings.tables import beats, showdown


def test_five_card_stud_is_told_high():
    assert beats("five-card-stud", "AsAdKcQhJs", "KsKdQcJh9s", "high")


@pytest.mark.parametrize("game", ["stud", "super-stud", "mississippi-stud"])
def test_the_best_five_of_seven(game):
    ruling = showdown(game, {1: "2s2d9c9hKsKd3h", 2: "AsAdQcJh7s6d3c"})
    assert ruling.ranks(1, "high") == "KK993" and ruling.awards == {1: 100}


@pytest.mark.parametrize("game", ["stud-8", "super-stud-8", "mississippi-stud-8"])
def test_eight_or_better_or_the_high_hand_scoops(game):
    hands = {1: "KsKdKc9h9s2d3h", 2: "8s6d4c3c2hJdQd"}
    assert list(showdown(game, hands).winners()) == ["high", "low"]
    hands[2] = "9d6d4c3c2hJdQd"
    ruling = showdown(game, hands)
    assert ruling.awards == {1: 100} and any("eight or better" in note for note in ruling.notes)


def test_high_low_without_a_qualifier_always_splits():
    """2.56."""
    ruling = showdown("stud-high-low", {1: "KsKdKc9h9s9d3h", 2: "JsTdQcQh8h7dKh"})
    assert ruling.winners() == {"high": [1], "low": [2]}


@pytest.mark.parametrize("game", ["razz", "super-razz", "mississippi-razz"])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5h4h3h2hAhKdKc", "6c4c3c2cAcKsKh"),  # flushes and straights are nothing
        ("8s6d4c3c2hJdQd", "8c7d4h3h2c7h2s"),
        ("AhAs7c6c5c7d6d", "2h2s5d4d3d2c2d"),
    ],
)
def test_razz(game, better, worse):
    assert beats(game, better, worse, "low")


def test_razzdugi_has_no_qualifier():
    """2.47: the badugi is the best of seven cards."""
    ruling = showdown("razzdugi", {1: "KsKdKcKhQhJhTh", 2: "9h8h7h6h5h4h3h"}, 101)
    assert ruling.winners() == {"low": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}
    assert ruling.ranks(1, "badugi") == "KT"


def test_the_community_card_is_everybodys_seventh():
    """R46."""
    ruling = showdown("stud", {1: "AsAd9c8h7s5d", 2: "KsKdQcJh4s3d"}, community="Kc")
    assert ruling.awards == {2: 100} and "Kc" in ruling.cards(2, "high")


def test_the_community_card_may_fill_a_low():
    ruling = showdown("stud-8", {1: "As2d4c6hKsKd", 2: "QsQdQcJhTs9d"}, community="8c")
    assert ruling.ranks(1, "low") == "8642A"
