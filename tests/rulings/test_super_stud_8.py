"""2.57 Super Stud, high-low; ruling R45."""

from tests.rulings.felt import ANTES, played, refused, rounds, showdown, start, state


def test_the_deal_and_the_rounds():
    """As stud high-low: the low card brings it in, the highest board opens."""
    assert rounds("super-stud-8", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 4 down, 1 up; bring in 25, complete 100; 1 2 3 4",
        "fourth: 1 up; bet 100; 4 1 2 3",
        "fifth: 1 up; bet 200; 1 2 3 4",
        "sixth: 1 up; bet 200; 3 4 1 2",
        "seventh: 1 down; bet 200; 3 4 1 2",
    ]


def test_a_hand():
    end = played(
        "super-stud-8",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up 4h, deal 4 up Kd
        1 bring-in, 2 fold, 3 complete, 4 fold, 1 call
        1 discard 2, 3 discard 2
        deal 1 up 9d, deal 3 up 5c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up 7d, 1 bet 200, 3 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show 2s2h2c9d2d8d7c, 3 show As3s4h5c7dJd8h""",
        **ANTES,
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 420, 3: 420}


DOORS = "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd"
THIRD = f"{DOORS}, 1 bring-in, 2 fold, 3 complete, 4 fold, 1 call"


def test_two_cards_go_before_fourth_street():
    """ "each player must discard two cards before fourth street is dealt"."""
    prompt = state("super-stud-8", THIRD, **ANTES)["prompt"]
    assert prompt.startswith("Every player discards 2 cards. Burn and deal fourth")
    for discard, code in (
        ("1 discard 1", "discard-count"),
        ("1 discard 3", "discard-count"),
        ("2 discard 2", "hand-folded"),
    ):
        assert refused("super-stud-8", f"{THIRD}, {discard}", **ANTES) == code
    assert refused("super-stud-8", "deal 1 up 2c, 1 discard 2", **ANTES) == "no-discard"
    hand = start("super-stud-8", f"{THIRD}, 1 discard 2, 3 discard 2", **ANTES)
    assert [len(hand.cards.down[i]) for i in hand.live()] == [2, 2]


def test_the_door_card_is_not_thrown():
    assert refused("super-stud-8", f"{THIRD}, 1 discard 2c3c", **ANTES) == "duplicate-card"


def test_eight_or_better_or_the_high_hand_scoops():
    hands = {1: "KsKdKc9h9s2d3h", 2: "8s6d4c3c2hJdQd"}
    assert list(showdown("super-stud-8", hands).winners()) == ["high", "low"]
    hands[2] = "9d6d4c3c2hJdQd"
    ruling = showdown("super-stud-8", hands)
    assert ruling.awards == {1: 100} and any("eight or better" in note for note in ruling.notes)
