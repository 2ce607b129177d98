"""2.37 Mexican Poker; rulings R25, R27."""

import pytest

from tests.rulings.felt import ANTES, beats, played, refused, rounds, showdown, start, state

MEXICAN = {**ANTES, "button": 4, "bring_in": None}


def test_the_deal_and_the_rounds():
    """Two kings show: the first from the button. All keep the down card down, so all cards come up."""
    assert rounds("mexican-poker", turned="2c Jh Kd Kc 3c Jd 4c 5c 3d 4d 4h 6c As Qc Kh 7c", **MEXICAN) == [
        "second: 1 down, 1 up; bet 100 or 200; 3 4 1 2",
        "third: expose, 1 up; bet 100 or 200; 2 3 4 1",
        "fourth: expose, 1 up; bet 100 or 200; 2 3 4 1",
        "fifth: expose, 1 up; bet 100 or 200; 3 4 1 2",
    ]


DOORS = "deal 1 up 2c, deal 2 up Jh, deal 3 up Kd, deal 4 up Kc"
FIRST = f"{DOORS}, 3 bet 200, 4 fold, 1 call, 2 call"  # antes 40 and 600
EXPOSED = f"{FIRST}, 1 expose 2d, 2 pat, 3 pat"


def test_a_hand():
    """Kings bet 200, deuces 100, the open fours 200: 1,240; fours full beat three deuces."""
    end = played(
        "mexican-poker",
        f"""{EXPOSED}, deal 1 Jk, deal 2 up 3c, deal 3 up 4c, 1 bet 100, 2 fold, 3 call
        1 pat, 3 pat, deal 1 up 5c, deal 3 up 4d, 3 bet 200, 1 call
        1 pat, 3 expose 4h, deal 1 up 6s, deal 3 Ks, 3 check, 1 check
        3 show 4hKd4c4dKs, 1 show 2d2cJk5c6s""",
        **MEXICAN,
    )
    assert end.awards == {3: 1240}
    assert end.name(1, "high").startswith("Three of a Kind, Twos")
    assert end.stacks == {1: 4490, 2: 4790, 3: 5730, 4: 4990}


def test_41_cards():
    """No eights, nines and tens; one joker."""
    for card in ("8h", "9c", "Ts"):
        assert refused("mexican-poker", f"deal 1 up {card}", **MEXICAN) == "not-in-deck"
    assert len(start("mexican-poker", **MEXICAN).deck.whole) == 41


def test_the_high_card_must_bet_small_or_big():
    """ "The player with the high card makes a bet, at either the small or large betting limit"."""
    legal = state("mexican-poker", DOORS, **MEXICAN)["legal"]
    assert (legal["check"], legal["fold"], legal["bet"]["amounts"]) == (False, False, [100, 200])
    assert "fold" not in state("mexican-poker", DOORS, **MEXICAN)["prompt"]
    for action in ("3 check", "3 fold", "3 bet 150", "3 bet 300"):
        assert refused("mexican-poker", f"{DOORS}, {action}", **MEXICAN)


def test_a_raise_is_at_least_the_last_bet():
    small = state("mexican-poker", f"{DOORS}, 3 bet 100", **MEXICAN)["legal"]["raise"]
    big = state("mexican-poker", f"{DOORS}, 3 bet 200", **MEXICAN)["legal"]["raise"]
    over = state("mexican-poker", f"{DOORS}, 3 bet 100, 4 raise 300", **MEXICAN)["legal"]["raise"]
    assert small["amounts"] == [200, 300]
    assert (big["min"], big["max"]) == (400, 400) and (over["min"], over["max"]) == (500, 500)


def test_later_rounds_may_be_checked():
    third = f"{EXPOSED}, deal 1 3d, deal 2 up 3c, deal 3 up 4c"
    legal = state("mexican-poker", third, **MEXICAN)["legal"]
    assert (legal["check"], legal["bet"]["amounts"]) == (True, [100, 200])


def test_a_joker_in_the_door_is_an_ace():
    """ "A Joker dealt face-up is considered to be an ace for the purposes of the high hand"."""
    doors = "deal 1 up 2c, deal 2 up Kd, deal 3 up Jk, deal 4 up Ah"
    assert state("mexican-poker", doors, **MEXICAN)["to_act"] == 3  # before the ace: clockwise from seat 4
    assert state("mexican-poker", doors.replace("3 up Jk", "3 up As"), **MEXICAN)["to_act"] == 3


def test_face_down_if_all_is_open_else_face_up():
    """ "The card is dealt face down if both of the player's cards have been exposed"."""
    hand = start("mexican-poker", EXPOSED, **MEXICAN)
    down, up = hand.cards.down, hand.cards.up
    counts = {seat: (len(down[i]), len(up[i])) for seat, i in hand.seat_index.items() if seat != 4}
    assert counts == {1: (1, 2), 2: (1, 2), 3: (1, 2)}
    assert refused("mexican-poker", f"{EXPOSED}, deal 1 up 7c", **MEXICAN) == "card-count"


def test_the_down_card_is_exposed_in_turn():
    assert state("mexican-poker", FIRST, **MEXICAN)["waiting"].seat == 1
    assert refused("mexican-poker", f"{FIRST}, 2 expose 5h", **MEXICAN) == "out-of-turn"
    assert refused("mexican-poker", f"{DOORS}, 3 expose 5h", **MEXICAN) == "no-expose"


@pytest.mark.parametrize(
    ("joker", "shown", "winner"),
    [
        ("3 expose Jk, deal 1 up 3d, deal 3 Ks", "JkKdKs5s7d", 3),
        ("3 expose, deal 1 up 3d, deal 3 up Jk", "JkKdKs5s7d", 3),  # named only once it lies open
        ("3 pat, deal 1 up 3d, deal 3 up Jk", "KsKdJk5s7d", 1),
    ],
)
def test_an_exposed_joker_stays_wild_and_one_dealt_up_is_a_bug(joker, shown, winner):
    """Three kings with a wild joker; with a bug only a pair, and aces beat it."""
    doors = DOORS.replace("2c", "Ac")
    end = played(
        "mexican-poker",
        f"""{doors}, 1 bet 100, 2 fold, 3 call, 4 fold, 1 pat, {joker}, 3 check, 1 check
        1 pat, 3 pat, deal 1 up 6c, deal 3 up 5s, 3 check, 1 check
        1 pat, 3 pat, deal 1 up Qs, deal 3 up 7d, 3 check, 1 check, 3 show {shown}, 1 show AsAc3d6cQs""",
        **MEXICAN,
    )
    assert end.awards == {winner: 240}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AhAdAcAsJk", "6h7hJhQhKh"),
        ("7hJhQhKhAh", "5s5d5h5c2s"),
        ("5s5d5h5c2s", "KsQs6s3s2c"),
        ("KsQs6s3s2s", "7s7d7cKcKd"),
        ("7s7d7cKcKd", "JcQdKs7hAd"),
        ("JcQdKc7dAd", "6c4s4d4c2d"),
        ("6c4s4d4c2d", "KsKdQsQdAs"),
    ],
)
def test_order_of_mexican_hands(better, worse):
    """2.37, R27: five of a kind, straight flush, quads, flush, full house, straight, trips."""
    assert beats("mexican-poker", better, worse, "high")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c4d5s6h7c", "Ac2d3d4c5d"),
        ("4c5d6s7hJc", "3d4s5c6d7s"),
        ("5c6d7sJhQc", "4d5s6h7cJd"),
        ("6c7dJsQhKc", "5d6s7cJdQs"),
        ("7cJdQsKhAc", "6d7sJcQdKs"),
        ("2c3d4s5h6c", "Ad2s3h4c5d"),
    ],
)
def test_straights_skip_the_missing_cards(better, worse):
    """R27: A2345 lowest, then 23456 … 567JQ, 67JQK, 7JQKA highest."""
    assert beats("mexican-poker", better, worse, "high")


def test_a_joker_dealt_up_is_a_bug():
    """With kings a bug is an ace, a wild joker a third king."""
    hands = {1: "JkKdKs4c2h", 2: "AsAd6h4d3c"}
    assert showdown("mexican-poker", hands, up={"1": "JkKd"}).awards == {2: 100}
    assert showdown("mexican-poker", hands, up={"1": "Kd4c"}).awards == {1: 100}
    assert showdown("mexican-poker", hands).awards == {1: 100}


def test_a_joker_as_the_community_card_lies_open():
    """Dealt up, so a bug for everybody."""
    ruling = showdown("mexican-poker", {1: "KdKs4c2h", 2: "AsQd6h4d"}, community="Jk")
    assert ruling.awards == {2: 100} and ruling.name(2, "high").startswith("Pair of Aces")


def test_a_bug_fills_a_straight_across_the_gap():
    ruling = showdown("mexican-poker", {1: "Jk5c6d7sQc", 2: "AsAd6h4d3c"}, up={"1": "Jk"})
    assert ruling.name(1, "high").startswith("Straight") and ruling.awards == {1: 100}


def test_cards_are_dealt_from_the_left_of_the_button():
    """ "Starting with the player to the left of the button"."""
    hand = {**MEXICAN, "button": 2}
    doors = ["deal 3 up 2c", "deal 4 up Jh", "deal 1 up Kd", "deal 2 up Kc"]
    seats = [state("mexican-poker", ", ".join(doors[:n]), **hand)["waiting"].seat for n in range(4)]
    assert seats == [3, 4, 1, 2]
    assert state("mexican-poker", ", ".join(doors), **hand)["to_act"] == 1
