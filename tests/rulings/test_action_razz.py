"""2.2 Action Razz; ruling R30."""

from tests.rulings.felt import ANTES, beats, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """As razz, and the last card is dealt up: seat 1's deuces are then the lowest board."""
    assert rounds(
        "action-razz", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc As 2s 3s Ks", **ANTES
    ) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 up; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """8732A without a face card loses to JT54A with jacks; 865."""
    end = played(
        "action-razz",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        deal 1 up 7c, deal 3 up 5s, 1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.awards == {3: 865} and end.ranks(3, "low") == "JT54A"


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
