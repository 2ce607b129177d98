"""2.55 Stud High/Low Eight-or-Better; rulings R16, R46."""

from tests.rulings.felt import ANTES, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """The deuce of clubs brings it in; then the highest board opens."""
    assert rounds("stud-8", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 1 2 3 4",
        "fourth: 1 up; bet 100; 4 1 2 3",
        "fifth: 1 up; bet 200; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 down; bet 200; 3 4 1 2",
    ]


def test_a_hand():
    """Four deuces and 7543A; half of 840 each."""
    end = played(
        "stud-8",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up 4h, deal 4 up Kd
        1 bring-in, 2 fold, 3 complete, 4 fold, 1 call
        deal 1 up 9d, deal 3 up 5c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up 7d, 1 bet 200, 3 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show 2s2h2c9d2d8d7c, 3 show As3s4h5c7dJd8h""",
        **ANTES,
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 420, 3: 420}
    assert end.ranks(3, "low") == "7543A"


def test_an_open_pair_changes_nothing():
    """ "all bets on this street will always be at the small bet limit"."""
    pair = (
        "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd, 1 bring-in, 2 call, 3 call, 4 call,"
        "deal 1 up 9d, deal 2 up 3c, deal 3 up 4c, deal 4 up Ks"
    )
    legal = state("stud-8", pair, house={"open-pair-double": "yes"}, **ANTES)["legal"]
    assert (legal["bet"]["min"], legal["bet"]["max"]) == (100, 100)


def test_eight_or_better_or_the_high_hand_scoops():
    hands = {1: "KsKdKc9h9s2d3h", 2: "8s6d4c3c2hJdQd"}
    assert list(showdown("stud-8", hands).winners()) == ["high", "low"]
    hands[2] = "9d6d4c3c2hJdQd"
    ruling = showdown("stud-8", hands)
    assert ruling.awards == {1: 100} and any("eight or better" in note for note in ruling.notes)


def test_the_community_card_may_fill_a_low():
    ruling = showdown("stud-8", {1: "As2d4c6hKsKd", 2: "QsQdQcJhTs9d"}, community="8c")
    assert ruling.ranks(1, "low") == "8642A"
