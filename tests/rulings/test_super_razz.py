"""2.57 Super Razz; ruling R45."""

import pytest

from tests.rulings.felt import ANTES, beats, played, refused, rounds, start, state


def test_the_deal_and_the_rounds():
    """As razz: the high card brings it in, the lowest board opens."""
    assert rounds("super-razz", turned="2c 9h Th Kd 9d 3c 4c 5d 2d 6c Jh 7s 8d 9s Jd Qc", **ANTES) == [
        "third: 4 down, 1 up; bring in 25, complete 100; 4 1 2 3",
        "fourth: 1 up; bet 100; 1 2 3 4",
        "fifth: 1 up; bet 200; 2 3 4 1",
        "sixth: 1 up; bet 200; 4 1 2 3",
        "seventh: 1 down; bet 200; 4 1 2 3",
    ]


def test_a_hand():
    end = played(
        "super-razz",
        """deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd
        4 bring-in, 1 complete, 2 fold, 3 call, 4 fold
        1 discard 2, 3 discard 2
        deal 1 up 9d, deal 3 up 4c, 1 bet 100, 3 call
        deal 1 up 2d, deal 3 up Jh, 3 bet 200, 1 call
        deal 1 up 8d, deal 3 up Jd, 1 check, 3 check
        1 check, 3 check, 1 show As3s2c9d2d8d7c, 3 show AhKsTh4cJhJd5s""",
        **ANTES,
    )
    assert end.awards == {1: 865} and end.ranks(1, "low") == "8732A"


DOORS = "deal 1 up 2c, deal 2 up 9h, deal 3 up Th, deal 4 up Kd"
THIRD = f"{DOORS}, 4 bring-in, 1 complete, 2 fold, 3 call, 4 fold"


def test_two_cards_go_before_fourth_street():
    """ "each player must discard two cards before fourth street is dealt"."""
    prompt = state("super-razz", THIRD, **ANTES)["prompt"]
    assert prompt.startswith("Every player discards 2 cards. Burn and deal fourth")
    for discard, code in (
        ("1 discard 1", "discard-count"),
        ("1 discard 3", "discard-count"),
        ("2 discard 2", "hand-folded"),
    ):
        assert refused("super-razz", f"{THIRD}, {discard}", **ANTES) == code
    assert refused("super-razz", "deal 1 up 2c, 1 discard 2", **ANTES) == "no-discard"
    hand = start("super-razz", f"{THIRD}, 1 discard 2, 3 discard 2", **ANTES)
    assert [len(hand.cards.down[i]) for i in hand.live()] == [2, 2]


def test_the_door_card_is_not_thrown():
    assert refused("super-razz", f"{THIRD}, 1 discard 2c3c", **ANTES) == "duplicate-card"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5h4h3h2hAhKdKc", "6c4c3c2cAcKsKh"),  # flushes and straights are nothing
        ("8s6d4c3c2hJdQd", "8c7d4h3h2c7h2s"),
        ("AhAs7c6c5c7d6d", "2h2s5d4d3d2c2d"),
    ],
)
def test_razz(better, worse):
    assert beats("super-razz", better, worse, "low")


def test_a_card_of_a_later_street_cannot_be_thrown():
    """All-in on third street: of four known cards two go, and the last of the run-out is none of them."""
    all_in = "4 bring-in, deal 1 5h8d7dKs, 1 all-in, 2 fold, 3 fold, 4 all-in"
    doors = {"1": "2c", "2": "3c", "3": "4c", "4": "Kc"}
    money = {**ANTES, "betting": "no-limit", "small_bet": None, "big_bet": None, "up": doors}
    assert refused("super-razz", f"{all_in}, 1 discard 2 8dJh", **money) == "not-held"
    assert start("super-razz", f"{all_in}, 1 discard 2 8dKs", **money).cards.gone
