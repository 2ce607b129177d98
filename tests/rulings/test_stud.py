"""2.54 Stud; rulings R17, R46."""

from tests.rulings.felt import ANTES, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The deuce of clubs brings it in; then the highest board opens: K-5, deuces, jacks, jacks."""
    assert rounds("stud", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 1 2 3 4",
        "fourth: 1 up; bet 100; 4 1 2 3",
        "fifth: 1 up; bet 200; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 down; bet 200; 3 4 1 2",
    ]


def test_a_hand():
    """Antes 40, third street 200, then 200 and 400: 840."""
    end = played(
        "stud",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        1 bring-in, 2 fold, 3 complete, 4 fold, 1 call
        deal 1 up 9d, deal 3 up 4c, 3 bet 100, 1 call
        deal 1 up 2d, deal 3 up Jh, 1 bet 200, 3 call
        deal 1 up 8d, deal 3 up Jd, 3 check, 1 check
        3 check, 1 check, 3 show TsKsTh4cJhJd3s, 1 show 2s2h2c9d2d8d7c""",
        **ANTES,
    )
    assert end.awards == {1: 840} and end.name(1, "high").startswith("Four of a Kind, Twos")
    assert end.stacks == {1: 5430, 2: 4990, 3: 4590, 4: 4990}


def test_an_open_pair_on_fourth_street_where_the_room_allows_it():
    """ "a bet or raise may optionally be a big bet"; a big bet is never met with a small raise."""
    doors = "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd, 1 bring-in, 2 call, 3 call, 4 call,"
    pair = doors + "deal 1 up 9d, deal 2 up 3c, deal 3 up 4c, deal 4 up Ks"
    double = {"house": {"open-pair-double": "yes"}, **ANTES}
    legal = state("stud", pair, **ANTES)["legal"]
    assert (legal["bet"]["min"], legal["bet"]["max"]) == (100, 100)
    assert state("stud", pair, **double)["legal"]["bet"]["amounts"] == [100, 200]
    assert state("stud", f"{pair}, 4 bet 100", **double)["legal"]["raise"]["amounts"] == [200, 300]
    over = state("stud", f"{pair}, 4 bet 200", **double)["legal"]["raise"]
    assert (over["min"], over["max"]) == (400, 400)


def test_the_best_five_of_seven():
    ruling = showdown("stud", {1: "2s2d9c9hKsKd3h", 2: "AsAdQcJh7s6d3c"})
    assert ruling.ranks(1, "high") == "KK993" and ruling.awards == {1: 100}


def test_the_community_card_is_everybodys_seventh():
    """R46."""
    ruling = showdown("stud", {1: "AsAd9c8h7s5d", 2: "KsKdQcJh4s3d"}, community="Kc")
    assert ruling.awards == {2: 100} and "Kc" in ruling.cards(2, "high")


def test_cards_are_dealt_from_seat_one():
    """ "Starting with the player in seat one"."""
    doors = ["deal 1 up 2c", "deal 2 up Jh", "deal 3 up Kd", "deal 4 up Kc"]
    seats = [state("stud", ", ".join(doors[:n]), **ANTES)["waiting"].seat for n in range(4)]
    assert seats == [1, 2, 3, 4]
