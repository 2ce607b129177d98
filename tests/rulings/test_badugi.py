"""2.7 Badugi; rulings R31, R32."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, refused, rounds, ties


def test_the_deal_and_the_rounds():
    """Four cards; small, small, big, big."""
    assert rounds("badugi") == [
        "predraw: 4 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 4; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 4; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 4; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """8-4 before 8-5."""
    end = played(
        "badugi",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 draw 4, {SMALL}, 1 pat, 3 draw 1, {BIG}, 1 pat, 3 pat,"
        f"{CHECKED}, 1 show 8d4s3hAc, 3 show 8h5c2sAd",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["badugi"]


def test_four_cards_at_the_most():
    assert refused("badugi", f"{OPEN}, 1 draw 5") == "draw-limit"


def test_badugi_examples_of_the_page():
    """2.7: 432A best; KQJT beats any three; 742 beats 75A."""
    assert beats("badugi", "4h3d2cAs", "5h3c2dAd", "badugi")
    assert beats("badugi", "KhQdJcTs", "3h2d2cAs", "badugi")
    assert beats("badugi", "7s4c2h2c", "7c5dAhAd", "badugi")


def test_badugis_are_told_from_the_top_by_number():
    """2.7: eight-high with a five under it loses to eight-high with a four."""
    assert beats("badugi", "8d4s3hAc", "8h5c2sAd", "badugi")
    assert ties("badugi", "8d4s3hAc", "8c4d3sAh", "badugi")
