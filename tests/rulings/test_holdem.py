"""2.58 Texas Hold'em; rulings R17, R19."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, state, ties


def test_the_deal_and_the_rounds():
    assert rounds("holdem") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Kings up against a pair of aces; 100, 100 and 200 each, and seat 2's blind: 900."""
    end = played(
        "holdem",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG}, deal board 9d, {CHECKED},"
        "1 show Kc9c, 3 show AsQs",
    )
    assert end.awards == {1: 900}
    assert end.stacks == {1: 5500, 2: 4900, 3: 4600, 4: 5000}


def test_the_big_blind_may_raise_and_four_bets_are_the_cap():
    """1.1.1: the blind is the first bet; a bet and three raises."""
    assert state("holdem", "3 call, 4 call, 1 call")["legal"]["raise"] == {"min": 200, "max": 200}
    capped = state("holdem", "3 raise 200, 4 raise 300, 1 raise 400")
    assert (capped["cap"], capped["legal"]["raise"]) == ({"bets": 4, "of": 4}, None)


def test_heads_up_the_button_is_first_before_the_flop_and_last_after():
    assert rounds("holdem", seats=2, button=2) == [
        "preflop: 2 down; raise 200; 2 1",
        "flop: 3 on the board; bet 100; 1 2",
        "turn: 1 on the board; bet 200; 1 2",
        "river: 1 on the board; bet 200; 1 2",
    ]


def test_the_board_plays():
    """R19: any five of the seven."""
    assert ties("holdem", "6c7d", "6h7s", "high", board="AhKhQhJhTh")
