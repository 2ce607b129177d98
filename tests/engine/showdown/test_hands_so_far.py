"""What tabled hands make before the last card lies, and who leads (contract, `hands_so_far`)."""

from __future__ import annotations

from dealer_assist.engine.showdown.hands_so_far import naming
from tests.house.ask import played

TWO = {"seats": {1: 100, 2: 100}, "button": 1, "blinds": [1, 2]}


def test_on_two_boards_that_are_still_to_come_a_hand_is_named_and_nobody_leads():
    named = naming(played("1 all-in, 2 call, 2 show 4h9c", game="double-board-holdem", **TWO))
    assert [(row["board"], row["name"]) for row in named["tabled"]["2"]] == [
        (1, "High Card, Nine-Four"), (2, "High Card, Nine-Four")]
    assert named["leading"] == []


def test_a_hand_that_was_tabled_and_then_ruled_dead_is_named_no_more():
    """R59."""
    three = {**TWO, "seats": {1: 100, 2: 100, 3: 100}, "button": 3}
    hand = played("3 all-in, 1 call, 2 call, 2 show 4h9c, 2 dead", **three)
    assert naming(hand) == {"tabled": {}, "leading": []}


def test_in_the_second_run_of_a_draw_the_hands_of_that_run_are_named():
    cash = {"game": "deuce-to-seven-lowball", "betting": "no-limit", "seats": {1: 1000, 2: 1000}, "button": 2,
            "blinds": [50, 100], "tournament": False, "preset": "cash", "house": {"rake": "none"}}
    run = ("2 call, 1 all-in, 2 call, 1 draw 2, 2 draw 1, run 2, "
           "1 show 2s3s4s5d7h, 2 show 2c3c4c5h8h, 1 show 2s3s4s9d9h")
    assert naming(played(run, **cash))["tabled"]["1"][0]["cards"] == "9h9d4s3s2s"
