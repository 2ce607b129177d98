"""2.38 Mississippi Stud/8; rulings R7, R45."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """The best high board opens, as in Stud/8."""
    assert rounds(
        "mississippi-stud-8", turned="2c 9h Th Kd 9d 2d 3c 6c 4c Jh 5d 7s 8d 9s Jd Qc As 2s 3s Ks"
    ) == [
        "third: 2 down, 1 up; raise 200; 3 4 1 2",
        "fifth: 2 up; bet 100; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 up; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    """Four deuces and 7543A; half of 900 each."""
    end = played(
        "mississippi-stud-8",
        f"""deal 1 up 2c, deal 2 up 9h, deal 3 up 4h, deal 4 up Kd, {OPEN}
        deal 1 up 9d2d, deal 2 up 3c6c, deal 3 up 5c7d, {SMALL}, deal 1 up 8d, deal 3 up Jd, {BIG}
        deal 1 up 7c, deal 3 up 8h, {CHECKED}, 1 show 2s2h2c9d2d8d7c, 3 show As3s4h5c7dJd8h""",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 450, 3: 450}


def test_eight_or_better_or_the_high_hand_scoops():
    hands = {1: "KsKdKc9h9s2d3h", 2: "8s6d4c3c2hJdQd"}
    assert list(showdown("mississippi-stud-8", hands).winners()) == ["high", "low"]
    hands[2] = "9d6d4c3c2hJdQd"
    ruling = showdown("mississippi-stud-8", hands)
    assert ruling.awards == {1: 100} and any("eight or better" in note for note in ruling.notes)
