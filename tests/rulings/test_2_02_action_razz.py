"""2.2 Action Razz and 2.3 Action Razzdugi; ruling R30."""

from tests.rulings.tables import beats, showdown


def test_kings_full_of_queens_face_beats_the_wheel_butt():
    """The page's extreme example."""
    assert beats("action-razz", "KhKdKsKcQdQsQc", "Ah2h3s4c5d6s7c", "low")


PAGE = {1: "2h2d3s3c4d5s7c", 2: "AhAd2s4c4h6s8c", 3: "3h5d7s8d9hQsKc"}


def test_three_players_with_a_side_pot():
    """Player 3 wins with his face nine; between 1 and 2 the butt seven wins the side pot."""
    ruling = showdown("action-razz", PAGE, 300, (80, [1, 2]))
    assert ruling.awards == {3: 300, 1: 80}
    assert (ruling.ranks(3, "low"), ruling.ranks(1, "low"), ruling.ranks(2, "low")) == (
        "98753",
        "75432",
        "8642A",
    )
    assert "2.2" in ruling.rules


def test_when_all_have_a_face_card_there_is_nothing_to_say():
    ruling = showdown("action-razz", {1: "2h2d3s3c4d5sKc", 2: "AhAd2s4c4h6sQc"})
    assert (ruling.awards, ruling.notes) == ({2: 100}, [])


def test_nobody_with_a_face_card_is_plain_razz():
    assert showdown("action-razz", {1: PAGE[1], 2: PAGE[2]}).awards == {1: 100}


def test_a_community_face_card_counts_for_everybody():
    """R30: it is one of his seven."""
    hands = {1: "2h2d3s3c4d5s", 2: "AhAd2s4c4h6s"}
    assert showdown("action-razz", hands, community="Kd").awards == {1: 100}
    hands[2] = "AhAd2s4c4hQs"
    assert showdown("action-razz", hands, community="7d").awards == {2: 100}
    assert showdown("action-razz", hands, community="Jd").awards == {1: 100}


def test_the_badugi_half_ignores_face_cards():
    """2.3: nobody needs one for the badugi; the low half keeps its tiers (R30)."""
    ruling = showdown("action-razzdugi", {1: "Ah2d3c4s7h8h9h", 2: "KhQh9d8dTdTc9c"}, 101)
    assert ruling.winners() == {"low": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}


def test_the_low_half_always_goes_to_somebody():
    ruling = showdown("action-razzdugi", {1: "Ah2d3c4s7h8h9h", 2: "5h6h9d8dTdTc9c"})
    assert ruling.winners() == {"low": [1], "badugi": [1]}
