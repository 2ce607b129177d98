"""2.3 Action Razzdugi; ruling R30."""

from tests.rulings.felt import ANTES, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """The last card is dealt up."""
    assert rounds(
        "action-razzdugi", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc As 2s 3s Ks", **ANTES
    ) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 up; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Seat 3 has a face card for the low half, and the only four-card badugi, J54A."""
    end = played(
        "action-razzdugi",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        deal 1 up 7c, deal 3 up 5s, 1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.winners() == {"low": [3], "badugi": [3]} and end.awards == {3: 865}


def test_the_badugi_half_ignores_face_cards():
    """2.3: nobody needs one for the badugi; the low half keeps its tiers (R30)."""
    ruling = showdown("action-razzdugi", {1: "Ah2d3c4s7h8h9h", 2: "KhQh9d8dTdTc9c"}, 101)
    assert ruling.winners() == {"low": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}


def test_the_low_half_always_goes_to_somebody():
    ruling = showdown("action-razzdugi", {1: "Ah2d3c4s7h8h9h", 2: "5h6h9d8dTdTc9c"})
    assert ruling.winners() == {"low": [1], "badugi": [1]}
