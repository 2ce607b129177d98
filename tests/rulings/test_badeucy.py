"""2.6 Badeucy; rulings R14, R32."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("badeucy") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """75432, and the badugi 9432."""
    end = played(
        "badeucy",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 draw 5, {SMALL}, 1 pat, 3 pat, {BIG}, 1 pat, 3 pat,"
        f"{CHECKED}, 1 show 7h5d4h3h2h, 3 show 9h4s3c2dKd",
    )
    assert end.winners() == {"low": [1], "badugi": [3]} and end.awards == {1: 450, 3: 450}


def test_the_ace_is_high_in_both_halves_of_badeucy():
    """2.6, R32: 5432 is the best, and an ace makes the worst four cards."""
    ruling = showdown("badeucy", {1: "5h4d3c2s7s", 2: "Ah4s3h2d7c"})
    assert ruling.winners() == {"low": [1], "badugi": [1]}
    assert beats("badeucy", "KhQdJcTsKs", "AhKcQsJdAs", "badugi")


def test_badeucy_examples():
    """2.6: four cards to the ace beat any three; 743 beats 752."""
    assert beats("badeucy", "AhKdQcJsAs", "5h4d3c3s2h", "badugi")
    assert beats("badeucy", "7h4d3c3d7c", "7d5s2c2s7s", "badugi")
