"""2.11 California Lowball; rulings R1, R13, R26, Appendix A; Appendix B has its own file."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import OPEN, beats, played, refused, rounds, showdown, state, ties


def test_the_deal_and_the_rounds():
    """One draw; big bets after it."""
    assert rounds("california-lowball") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


DRAWN = f"{OPEN}, 1 draw 1, 2 draw 3, 3 pat"


def test_a_hand():
    """The bug is a deuce: 8532A before 86432; 300 before the draw and 400 after it."""
    end = played(
        "california-lowball",
        f"{DRAWN}, 1 check, 2 check, 3 bet 200, 1 call, 2 fold,3 show 8d6c4c3c2d, 1 show 8h5s3hAhJk",
    )
    assert end.awards == {1: 700}
    assert end.stacks == {1: 5400, 2: 4900, 3: 4700, 4: 5000}


def test_nobody_checks_and_raises_at_limit():
    """ "no check-and-raise allowed"; at no-limit it is allowed."""
    checked = f"{DRAWN}, 1 check, 2 check, 3 bet 200"
    assert state("california-lowball", checked)["legal"]["raise"] is None
    assert refused("california-lowball", f"{checked}, 1 raise 400") == "no-raise"
    no_limit = {"betting": "no-limit", "small_bet": None, "big_bet": None}
    assert state("california-lowball", checked, **no_limit)["legal"]["raise"]["min"] == 400


def test_the_joker_is_one_of_53_cards():
    """ "The joker is used as the lowest non-pairing card"."""
    assert showdown("california-lowball", {1: "5h4h3h2hJk", 2: "6c4c3c2cAc"}).awards == {1: 100}


def test_the_bug_is_the_lowest_card_not_held():
    """App. A: 653A and the joker is 6532A."""
    assert ties("california-lowball", "6h5s3hAhJk", "6c5c3d2dAd", "low")


def test_with_a_pair_the_bug_still_pairs_nothing():
    """R26: AA23+Jk is AA234."""
    assert ties("california-lowball", "AhAs3h2hJk", "AcAd4d3d2d", "low")


def test_the_wheel_is_best_and_suits_do_not_matter():
    """R1, R13: the summary has it wrong; 5432A of one suit is the nuts, 76542 is not."""
    assert beats("california-lowball", "5h4h3h2hAh", "7c6d5c4c2c", "low")
    assert beats("california-lowball", "5h4h3h2hAh", "6c4c3c2cAc", "low")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AhAs7c6c5c", "2h2s5d4d3d"),  # AA765 beats 22543
        ("AhAs6c5c4c", "AcAd7d3d2d"),  # AA654 beats AA732
    ],
)
def test_pairs_in_california(better, worse):
    """App. A, R13."""
    assert beats("california-lowball", better, worse, "low")


def test_a_house_without_the_joker_refuses_it():
    """House rule joker: none."""
    with pytest.raises(Refusal) as refused:
        showdown("california-lowball", {1: "6h5s3hAhJk", 2: "6c5c3d2dAd"}, house={"joker": "none"})
    assert (refused.value.code, refused.value.field) == ("not-in-deck", "hands.1")
