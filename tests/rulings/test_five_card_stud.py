"""2.27 Five Card Stud."""

from tests.rulings.felt import ANTES, beats, played, rounds, state


def test_the_deal_and_the_rounds():
    """Two small rounds, two big ones; the highest board opens: K-5, deuces, jacks."""
    assert rounds("five-card-stud", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "second: 1 down, 1 up; bring in 25, complete 100; 1 2 3 4",
        "third: 1 up; bet 100; 4 1 2 3",
        "fourth: 1 up; bet 200; 1 2 3 4",
        "fifth: 1 up; bet 200; 3 4 1 2",
    ]


def test_a_hand():
    """Antes 40, 200, 200 and 400; three deuces before jacks and fours."""
    end = played(
        "five-card-stud",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        1 bring-in, 2 fold, 3 complete, 4 fold, 1 call
        deal 1 up 9d, deal 3 up 4c, 3 bet 100, 1 call
        deal 1 up 2d, deal 3 up Jh, 1 bet 200, 3 call
        deal 1 up 8d, deal 3 up Jd, 3 check, 1 check
        3 show 4sTh4cJhJd, 1 show 2s2c9d2d8d""",
        **ANTES,
    )
    assert end.awards == {1: 840} and end.stacks == {1: 5430, 2: 4990, 3: 4590, 4: 4990}


def test_the_deuce_of_clubs_is_the_lowest_card():
    up = {"1": "2s", "2": "As", "3": "2c", "4": "2d"}
    assert state("five-card-stud", up=up, **ANTES)["to_act"] == 3


def test_five_card_stud_is_told_high():
    assert beats("five-card-stud", "AsAdKcQhJs", "KsKdQcJh9s", "high")
