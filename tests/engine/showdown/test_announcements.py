"""What dice, the flop or the river have just decided, as the dealer says it (2.8, 2.14, 2.40, 2.62)."""

from __future__ import annotations

from dealer_assist.engine.showdown.announcements import decided
from tests.house.ask import played

LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400}
FLOP = "3 call, 1 call, 2 check, deal board {}"


def test_most_streets_decide_nothing():
    assert decided(played(FLOP.format("AhKd2c"))) == ""


def test_the_colours_of_the_flop_make_it_another_game():
    """2.62."""
    hand = played(FLOP.format("AhKd2c"), game="wonky-donkey", **LIMIT)
    assert hand.game is not hand.setup.game
    assert hand.game.name in decided(hand)


def test_a_die_turns_a_board_card_down_and_the_same_number_twice_only_once():
    """2.14, R35: all five cards lie on the flop, and a die is rolled before each of the next rounds."""
    lines = FLOP.format("AhKd2c5s9d") + ", 1 check, 2 check, 3 check, roll 2"
    assert "the king of diamonds" in decided(played(lines, game="holdem-crayfish", **LIMIT))
    again = lines + ", 1 check, 2 check, 3 check, roll 2"
    assert "the king of diamonds" not in decided(played(again, game="holdem-crayfish", **LIMIT))
    assert "2" in decided(played(again, game="holdem-crayfish", **LIMIT))
