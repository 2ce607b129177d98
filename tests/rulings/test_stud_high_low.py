"""2.56 Stud High/Low No Qualifier; ruling R11."""

from tests.rulings.felt import ANTES, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """ "As in razz": the high card brings it in, the lowest board opens."""
    assert rounds("stud-high-low", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 2 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    """Antes 40, the bring-in of seat 4, 200, 200 and 400: 865, and the odd chip to the high hand."""
    end = played(
        "stud-high-low",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up 4h, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        deal 1 up 9d, deal 3 up 5c, 3 bet 100, 1 call
        deal 1 up 2d, deal 3 up 7d, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 3 check, 1 check
        3 check, 1 check, 3 show AsKs4h5c7dJdTh, 1 show 2s2h2c9d2d8d7c""",
        **ANTES,
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 433, 3: 432}
    assert end.ranks(3, "low") == "T754A"


def test_an_open_pair_changes_nothing():
    pair = (
        "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd, 4 bring-in, 1 call, 2 call, 3 call,"
        "deal 1 up 9d, deal 2 up 3c, deal 3 up 4c, deal 4 up Ks"
    )
    legal = state("stud-high-low", pair, house={"open-pair-double": "yes"}, **ANTES)["legal"]
    assert (legal["bet"]["min"], legal["bet"]["max"]) == (100, 100)


def test_high_low_without_a_qualifier_always_splits():
    """2.56."""
    ruling = showdown("stud-high-low", {1: "KsKdKc9h9s9d3h", 2: "JsTdQcQh8h7dKh"})
    assert ruling.winners() == {"high": [1], "low": [2]}
