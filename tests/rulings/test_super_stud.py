"""2.57 Super Stud; ruling R45."""

from tests.rulings.felt import ANTES, played, refused, rounds, showdown, start, state


def test_the_deal_and_the_rounds():
    """Four down and one up; two go before fourth street, and are entered with it."""
    assert rounds("super-stud", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 4 down, 1 up; bring in 25, complete 100; 1 2 3 4",
        "fourth: 1 up; bet 100; 4 1 2 3",
        "fifth: 1 up; bet 200; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 down; bet 200; 3 4 1 2",
    ]


def test_a_hand():
    end = played(
        "super-stud",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        1 bring-in, 2 fold, 3 complete, 4 fold, 1 call
        1 discard 2, 3 discard 2
        deal 1 up 9d, deal 3 up 4c, 3 bet 100, 1 call
        deal 1 up 2d, deal 3 up Jh, 1 bet 200, 3 call
        deal 1 up 8d, deal 3 up Jd, 3 check, 1 check
        3 check, 1 check, 3 show TsKsTh4cJhJd3s, 1 show 2s2h2c9d2d8d7c""",
        **ANTES,
    )
    assert end.awards == {1: 840} and end.name(1, "high").startswith("Four of a Kind, Twos")


DOORS = "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd"
THIRD = f"{DOORS}, 1 bring-in, 2 fold, 3 complete, 4 fold, 1 call"


def test_two_cards_go_before_fourth_street():
    """ "each player must discard two cards before fourth street is dealt"."""
    prompt = state("super-stud", THIRD, **ANTES)["prompt"]
    assert prompt.startswith("Every player discards 2 cards. Burn and deal fourth")
    for discard, code in (
        ("1 discard 1", "discard-count"),
        ("1 discard 3", "discard-count"),
        ("2 discard 2", "hand-folded"),
    ):
        assert refused("super-stud", f"{THIRD}, {discard}", **ANTES) == code
    assert refused("super-stud", "deal 1 up 2c, 1 discard 2", **ANTES) == "no-discard"
    hand = start("super-stud", f"{THIRD}, 1 discard 2, 3 discard 2", **ANTES)
    assert [len(hand.cards.down[i]) for i in hand.live()] == [2, 2]


def test_the_door_card_is_not_thrown():
    assert refused("super-stud", f"{THIRD}, 1 discard 2c3c", **ANTES) == "duplicate-card"


def test_the_best_five_of_seven():
    ruling = showdown("super-stud", {1: "2s2d9c9hKsKd3h", 2: "AsAdQcJh7s6d3c"})
    assert ruling.ranks(1, "high") == "KK993" and ruling.awards == {1: 100}
