"""2.38 Mississippi Stud; rulings R7, R45."""

from tests.rulings.felt import OPEN, SMALL, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Blinds; left of the big blind opens; fourth and fifth street together; the last card up."""
    assert rounds(
        "mississippi-stud", turned="2c 9h Th Kd 9d 2d 3c 6c 4c Jh 5d 7s 8d 9s Jd Qc As 2s 3s Ks"
    ) == [
        "third: 2 down, 1 up; raise 200; 3 4 1 2",
        "fifth: 2 up; bet 100; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 up; bet 200; 4 1 2 3",
    ]


DOORS = "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd"


def test_a_hand():
    """Deuces, then jacks open; four deuces win 900."""
    end = played(
        "mississippi-stud",
        f"""{DOORS}, {OPEN}, deal 1 up 9d2d, deal 2 up 3c6c, deal 3 up 4cJh, {SMALL}
        deal 1 up 8d, deal 3 up Jd, 3 bet 200, 1 call
        deal 1 up 7c, deal 3 up 3s, 3 check, 1 check, 3 show 3dTsTh4cJhJd3s, 1 show 2s2h2c9d2d8d7c""",
    )
    assert end.awards == {1: 900} and end.stacks == {1: 5500, 2: 4900, 3: 4600, 4: 5000}


def test_the_sizes_of_bets_may_be_one_and_three():
    """House rule mississippi-limit: no source says whether fifth street is a small or a big round."""
    fifth = f"{DOORS}, {OPEN}, deal 1 up 9d2d, deal 2 up 3c6c, deal 3 up 4cJh"
    assert state("mississippi-stud", fifth)["legal"]["bet"]["min"] == 100
    big = state("mississippi-stud", fifth, house={"mississippi-limit": "one-three"})
    assert big["legal"]["bet"]["min"] == 200


def test_with_too_few_cards_one_is_shared():
    """ "If there are not enough cards in the stub ... a single community card is dealt instead"."""
    ruling = showdown("mississippi-stud", {1: "AsAd9c8h7s5d", 2: "KsKdQcJh4s3d"}, community="Kc")
    assert ruling.awards == {2: 100}


def test_the_best_five_of_seven():
    ruling = showdown("mississippi-stud", {1: "2s2d9c9hKsKd3h", 2: "AsAdQcJh7s6d3c"})
    assert ruling.ranks(1, "high") == "KK993" and ruling.awards == {1: 100}


def test_cards_are_dealt_from_seat_one():
    """ "Starting with the player in seat one", with a button too."""
    doors = ["deal 1 up 2c", "deal 2 up Jh", "deal 3 up Kd", "deal 4 up Kc"]
    seats = [state("mississippi-stud", ", ".join(doors[:n]), button=2)["waiting"].seat for n in range(4)]
    assert seats == [1, 2, 3, 4]
