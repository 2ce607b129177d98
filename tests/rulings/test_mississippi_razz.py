"""2.38 Mississippi Razz; rulings R7, R45."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, beats, played, rounds


def test_the_deal_and_the_rounds():
    """The lowest board opens: 9-6-3, then K-Q-7-5, then seat 1's deuces."""
    assert rounds(
        "mississippi-razz", turned="2c 9h Th Kd 9d 2d 3c 6c 4c Jh 5d 7s 8d 9s Jd Qc As 2s 3s Ks"
    ) == [
        "third: 2 down, 1 up; raise 200; 3 4 1 2",
        "fifth: 2 up; bet 100; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 up; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """9-6-3 opens fifth street, the pair of deuces sixth and seventh; 8732A wins 900."""
    end = played(
        "mississippi-razz",
        f"""deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd, {OPEN}
        deal 1 up 9d2d, deal 2 up 3c6c, deal 3 up 4cJh, 2 check, 3 bet 100, 1 call, 2 fold
        deal 1 up 8d, deal 3 up Jd, {BIG}, deal 1 up 7c, deal 3 up 5s, {CHECKED}
        1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
    )
    assert end.awards == {1: 900}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5h4h3h2hAhKdKc", "6c4c3c2cAcKsKh"),  # flushes and straights are nothing
        ("8s6d4c3c2hJdQd", "8c7d4h3h2c7h2s"),
        ("AhAs7c6c5c7d6d", "2h2s5d4d3d2c2d"),
    ],
)
def test_razz(better, worse):
    assert beats("mississippi-razz", better, worse, "low")
