"""2.62 Wonky Donkey; ruling R42."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, start, state


def test_red_flop():
    """Two of three red: Hold'em."""
    assert rounds("wonky-donkey", board="4c 9d Jh 2s 7c") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_black_flop():
    """Two of three black: two more cards each before the flop betting, then Omaha/8."""
    assert rounds("wonky-donkey", board="4c 9s Jh 2d 7d") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board, 2 down; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_red_hand():
    end = played(
        "wonky-donkey",
        f"{OPEN}, deal board AhKd7c, {SMALL}, deal board 2s, {BIG}, deal board 9d,"
        f"{CHECKED}, 1 show Kc9c, 3 show AsQs",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_a_black_hand():
    """Four kings, and 7432A of exactly two cards and three."""
    end = played(
        "wonky-donkey",
        f"{OPEN}, deal board 2c4s7h, {SMALL}, deal board Kd, {BIG}, deal board Ks,"
        f"{CHECKED}, 1 show KcKhQsQd, 3 show Ah3h9s9d",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 450, 3: 450}


@pytest.mark.parametrize(("flop", "held"), [("2h3d4h", 2), ("2h3d4s", 2), ("2h3c4s", 4), ("2c3c4s", 4)])
def test_two_or_three_of_a_colour(flop, held):
    hand = start("wonky-donkey", f"{OPEN}, deal board {flop}")
    assert [len(hand.cards.down[i]) for i in hand.live()] == [held] * 3


def test_the_colours_must_be_known_before_the_betting_goes_on():
    assert state("wonky-donkey", OPEN)["to_act"] is None
    assert refused("wonky-donkey", f"{OPEN}, 1 check") == "not-betting"


def test_two_red_cards_make_it_holdem():
    ruling = showdown("wonky-donkey", {1: "AsKs", 2: "9c9d"}, board="2h3d4s5c7h")
    assert list(ruling.winners()) == ["high"]
    assert (
        any("Two of the three flop cards are red" in note for note in ruling.notes) and "2.62" in ruling.rules
    )


def test_two_black_cards_make_it_omaha_eight():
    ruling = showdown("wonky-donkey", {1: "AsKs8h6c", 2: "9c9dTcTd"}, board="2h3s4s5dKc")
    assert list(ruling.winners()) == ["high", "low"]


def test_only_the_first_three_cards_decide():
    """R42: a black turn and river change nothing."""
    assert list(showdown("wonky-donkey", {1: "AsKs", 2: "9c9d"}, board="2h3d4s5c7c").winners()) == ["high"]


@pytest.mark.parametrize(
    ("board", "hand", "held"), [("2h3s4sTdKc", "AsKs", 4), ("2h3d4s5cKc", "AsKs8h6c", 2)]
)
def test_the_hand_must_fit_the_game_it_became(board, hand, held):
    with pytest.raises(Refusal) as refused:
        showdown("wonky-donkey", {1: hand, 2: "9c9dTcQd"[: len(hand)]}, board=board)
    assert refused.value.code == "card-count" and str(held) in refused.value.message


ALL_IN = "3 all-in, 4 fold, 1 fold, 2 call"
NO_LIMIT = {"betting": "no-limit", "small_bet": None, "big_bet": None}


def test_all_in_before_the_flop():
    """The flop still says which game it is, and a black one deals two more cards before the turn."""
    for flop, held in (("2c3c4h", 4), ("2h3d4s", 2)):
        asked = state("wonky-donkey", f"{ALL_IN}, deal board {flop}", **NO_LIMIT)
        more = "Deal 2 more cards to every player. " if held == 4 else ""
        assert asked["prompt"] == f"{more}Seat 2 shows: enter the cards"
        assert asked["legal"]["show"] == held
        asked = state("wonky-donkey", f"{ALL_IN}, deal board {flop}, deal board 5hKd", **NO_LIMIT)
        assert asked["legal"]["show"] == held
    shown = f"{ALL_IN}, deal board 2c3c4h, 2 show 6h7h8s8c, 3 show AsAdQhQs"
    end = played("wonky-donkey", f"{shown}, deal board 5hKd", **NO_LIMIT)
    assert end.winners() == {"high": [2], "low": [2]}


def test_the_dealer_is_told_to_deal_two_more_cards():
    black = state("wonky-donkey", f"{OPEN}, deal board 2c3c4h")["prompt"]
    red = state("wonky-donkey", f"{OPEN}, deal board 2h3d4c")["prompt"]
    assert "Deal 2 more cards to every player. Seat 1 to act" in black
    assert red.startswith("The game is Texas Hold'em. Seat 1 to act")


CASH = {"betting": "pot-limit", "small_bet": None, "big_bet": None, "tournament": False, "preset": "cash"}
BEFORE = "3 raise 300, 1 call, 2 fold"


@pytest.mark.parametrize("flop", ["", ", deal board Kc8s2d", ", deal board Kh8h2d"])
def test_all_in_before_the_flop_is_run_once(flop):
    """2.62: "by the first three cards of the board" (R42); two flops would make two games of one hand."""
    short = {1: 300, 2: 300, 3: 300}
    with pytest.raises(Refusal, match="The flop chooses the game, so a hand that is all-in before it is run"):
        state("wonky-donkey", f"{BEFORE}{flop}, run 2", seats=short, **CASH)


def test_all_in_on_the_flop_is_run_as_often_as_the_room_allows():
    called = "3 call, 1 call, 2 check, deal board Kc8s2d, 1 bet 200, 2 call, 3 fold, run 2"
    after = state("wonky-donkey", called, seats={1: 300, 2: 300, 3: 300}, **CASH)
    boards = [(step["cards"], step["board"]) for step in after["next"] if step.get("to") == "board"]
    assert boards == [(1, 1), (1, 1), (1, 2), (1, 2)]
