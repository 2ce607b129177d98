"""Appendix B: the Sevens Rule, as its own hand is told."""

from tests.rulings.felt import OPEN, played, state

# John sits in seat 1 with 15 after the draw, "you" in seat 2 with the wheel, Cindy in 3, Henry on the button.
HAND = {
    "seats": {"1": 35, "2": 1000, "3": 1000, "4": 1000},
    "blinds": [10, 20],
    "small_bet": 20,
    "big_bet": 40,
    "house": {
        "limit-short-all-in": "full",
        "lowball-after-draw": "small",
    },  # as the column plays: 15 is completed
}
DRAWN = "3 call, 4 call, 1 call, 2 check, 1 draw 1, 2 draw 2, 3 pat, 4 draw 1"  # 80
SHOWN = "3 show 6h4h3h2hAh, 4 show 6s5s4s3s2s, 2 show 5d4d3d2dAd, 1 show 8c4c3c2cAc"


def test_the_wheel_that_just_called_wins_80_and_30():
    """ "the center pot ... consisting of that initial $80, plus the $30": with his own later chips 155."""
    after = "1 all-in, 2 call, 3 complete, 4 raise 40, 2 call, 3 raise 60, 4 call, 2 call"
    end = state("california-lowball", f"{DRAWN}, {after}, {SHOWN}", **HAND)
    assert end["returned"] == {"3": 60, "4": 60}  # "pushes all of Cindy's and Henry's post-draw betting back"
    assert end["stacks"] == {"1": 0, "2": 980 - 60 + 155, "3": 980, "4": 980}
    assert [note["text"].partition(": ")[::2] for note in end["notes"]] == [
        (pot, f"Seat 2 has the best hand but did not bet a seven or better: the {chips} put in after that go "
              "back to those who put them in.") for pot, chips in (("Main pot", 30), ("Side pot 1", 90))]


def test_had_you_completed_you_would_have_won_a_lot_more():
    after = "1 all-in, 2 complete, 3 raise 40, 4 raise 60, 2 call, 3 call"
    end = played("california-lowball", f"{DRAWN}, {after}, {SHOWN}", **HAND)
    assert end.awards == {2: 80 + 15 + 3 * 60}


def test_you_may_not_raise_after_the_call():
    """ "since check-raising is not permitted in limit poker, all you can do is call"."""
    after = "1 all-in, 2 call, 3 complete, 4 raise 40"
    assert state("california-lowball", f"{DRAWN}, {after}", **HAND)["legal"]["raise"] is None


CHECKED_SEVEN = f"{OPEN}, 1 draw 1, 2 draw 3, 3 pat, 1 check, 2 check, 3 bet 200, 1 call, 2 fold"


def test_a_seven_that_was_checked_wins_no_action_after_the_draw():
    """100/200: the bettor takes his 200 back, the seven the 300 from before the draw and its own 200."""
    end = state("california-lowball", f"{CHECKED_SEVEN}, 3 show 8d6c4c3c2d, 1 show 7h5s3h2hAh")
    assert (end["returned"], end["awards"]) == ({"3": 200}, {"1": 500})


def test_if_hers_is_the_better_hand_your_money_stays():
    end = state("california-lowball", f"{CHECKED_SEVEN}, 3 show 6d5c4c3c2d, 1 show 7h5s3h2hAh")
    assert (end["returned"], end["awards"]) == ({}, {"3": 700})


def test_an_eight_may_be_checked():
    end = state("california-lowball", f"{CHECKED_SEVEN}, 3 show 9d6c4c3c2d, 1 show 8h5s3h2hAh")
    assert end["awards"] == {"1": 700}


def test_a_paired_seven_is_no_seven():
    end = state("california-lowball", f"{CHECKED_SEVEN}, 3 show KdKcQcQd2d, 1 show 7h5s3h3sAh")
    assert end["awards"] == {"1": 700}


# Blinds of 5, 5 and 10: "the minimum bet would be $20"; seat 1 has 15 left, seat 2 a pat wheel.
NO_LIMIT = {
    "betting": "no-limit",
    "seats": {"1": 25, "2": 1000, "3": 1000, "4": 1000},
    "blinds": [5, 5, 10],
    "house": {"min-bet": 20, "sevens": "on"},
}
PAT = "4 call, 1 call, 2 call, 3 check, 1 pat, 2 pat, 3 pat, 4 pat"
NO_LIMIT_SHOWN = "3 show 6h4h3h2hAh, 1 show 8c4c3c2cAc, 2 show 5d4d3d2dAd"


def test_the_minimum_bet_of_no_limit_lowball_may_be_twice_the_big_blind():
    assert state("california-lowball", f"{PAT}, 1 check", **NO_LIMIT)["legal"]["bet"]["min"] == 20


def test_the_same_holds_in_no_limit_lowball():
    """ "if ... that bet is less than the minimum bet for the game, be sure to complete the bet"."""
    after = "1 all-in, 2 call, 3 raise 40, 4 fold, 2 call"
    end = state("california-lowball", f"{PAT}, {after}, {NO_LIMIT_SHOWN}", **NO_LIMIT)
    assert (end["returned"], end["awards"]) == ({"3": 40}, {"2": 40 + 15 + 40})


def test_in_no_limit_you_can_of_course_put_in_as_much_more_as_you_like():
    after = "1 all-in, 2 raise 35, 3 call, 4 fold"
    end = state("california-lowball", f"{PAT}, {after}, {NO_LIMIT_SHOWN}", **NO_LIMIT)
    assert (end["returned"], end["awards"]) == ({}, {"2": 40 + 15 + 35 + 35})


def test_an_all_in_of_the_minimum_bet_may_just_be_called():
    """Without a stated `min-bet` the least is the big blind, here 5: 15 is no short bet."""
    after = "1 all-in, 2 call, 3 raise 40, 4 fold, 2 call"
    by_game = NO_LIMIT | {"house": {"sevens": "on"}}
    end = state("california-lowball", f"{PAT}, {after}, {NO_LIMIT_SHOWN}", **by_game)
    assert (end["returned"], end["awards"]) == ({}, {"2": 135})
