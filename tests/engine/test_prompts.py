"""The prompt reads the agenda: what the dealer does, said before what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.options import options, read_hand
from dealer_assist.contract.view import view
from dealer_assist.engine.own_card_prompts import street_named
from dealer_assist.errors import Refusal

CALLED = "3 call, 1 call, 2 check"
CHECKED = "1 check, 2 check, 3 check"
NO_LIMIT = {"betting": "no-limit"}


def document(game: str, actions: str, **setup: Any) -> dict[str, Any]:
    seats = {str(seat): 10_000 for seat in (1, 2, 3)}
    lines = [line.strip() for line in actions.split(",") if line.strip()]
    return {"game": game, "seats": seats, "button": 3, "blinds": [50, 100], **setup, "actions": lines}


def prompt(game: str, actions: str, **setup: Any) -> str:
    return str(options(document(game, actions, **setup))["prompt"])


@pytest.mark.parametrize(("game", "actions", "expected"), [
    ("badugi", f"{CALLED}, 1 draw 2, 2 draw 1, 3 pat",
     "Burn one card. Deal 2 cards to seat 1. Deal 1 card to seat 2. Seat 1 to act"),
    ("dramaha", f"{CALLED}, deal board Kc8d2s, {CHECKED}, 1 draw 2, 2 pat, 3 pat",
     "Burn one card. Deal 2 cards to seat 1. Burn and deal the turn: 1 card."),
    ("rio-bravo", ", ".join([CALLED, *[CHECKED] * 3]),
     "Burn one card. Deal every player 1 card face down. Seat 1"),
    ("courchevel", "", "Deal the spit card: 1 card."),
    ("binglaha", f"{CALLED}, {CHECKED}", "The button rolls one die: enter the roll."),
    ("sohe", CALLED,
     "Every player parts the hand: 4 for Omaha and 2 for Hold'em. Burn and deal the flop: 3 cards."),
    ("wonky-donkey", f"{CALLED}, deal board Kc8s2d",
     "The game is Omaha High/Low Eight-or-Better. Deal 2 more cards to every player. Seat 1"),
])
def test_cards_that_nobody_looks_at_are_said_before_what_is_asked(game, actions, expected):
    assert prompt(game, actions).startswith(expected)


def test_two_more_cards_are_said_once():
    assert prompt("wonky-donkey", f"{CALLED}, deal board Kc8s2d").count("Deal 2 more cards") == 1


@pytest.mark.parametrize("game", ["irish", "crazy-pineapple-8", "atomic-pineapple"])
def test_a_hand_that_is_tabled_has_thrown_what_it_had_to(game):
    """Nobody entered the discard: it was made by the showdown, where two cards are asked for, and taken."""
    down = f"{CALLED}, deal board Kc8d2s, {CHECKED}, deal board 7h, {CHECKED}, deal board 6h, {CHECKED}"
    shown = view(read_hand(document(game, down)))
    assert shown["waiting_for"]["kind"] == "show" and shown["waiting_for"]["count"] == 2
    row = shown["seats"][0]
    assert len(row["down"]) - row["throws"] == 2
    assert prompt(game, f"{down}, 1 show AhAd").startswith("Seat 2 shows")


def test_discards_left_out_do_not_come_back():
    """F13."""
    flop = f"{CALLED}, deal board Kc8d2s, {CHECKED}"
    assert prompt("irish", flop).startswith("Every player discards 2 cards. Seat 1")
    assert "discards" not in prompt("irish", f"{flop}, 1 check")
    assert "Burn and deal the river" in prompt("irish", f"{flop}, {CHECKED}")


def test_all_in_the_flop_is_asked_before_the_die():
    """F1."""
    shown = "3 all-in, 1 call, 2 fold, 1 show AhAdKsQs, 3 show 7c7d6c6d"
    assert prompt("binglaha", shown, **NO_LIMIT) == "Deal the rest of the board: 3 cards and 1 burn"
    assert "rolls one die" in prompt("binglaha", f"{shown}, deal board Kc8d2s", **NO_LIMIT)


def test_board_cards_that_lie_on_the_table_are_entered_not_dealt():
    """Passed over street by street, they wait till hands are shown; what was run out is dealt."""
    down = "3 call, 1 call, 2 check" + 3 * ", 1 check, 2 check, 3 check"
    assert prompt("holdem", down, **NO_LIMIT) == "Seat 1 shows: enter the cards, or muck"
    shown = f"{down}, 1 show AhKh, 2 show QsQd, 3 show 7c6c"
    assert prompt("holdem", shown, **NO_LIMIT) == "Enter the 5 board cards that lie on the table"
    hand = f"3 call, 1 call, 2 check, deal board Kc8d2s7h{3 * ', 1 check, 2 check, 3 check'}"
    with pytest.raises(Refusal, match="4 board cards are named, but 3 can be dealt"):
        prompt("holdem", hand, **NO_LIMIT)


def test_nobody_may_muck_where_hands_are_open():
    """F10."""
    end = "3 all-in, 1 call, 2 fold, deal board Kc8d2s9c4h"
    assert prompt("holdem", end, **NO_LIMIT) == "Seat 1 shows: enter the cards"
    cash = {**NO_LIMIT, "tournament": False, "preset": "cash"}
    assert prompt("holdem", end, **cash).endswith("or muck")


def test_stud_all_in_asks_for_hands_and_then_street_by_street():
    """F7."""
    stud = {"blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50, "big_bet": 100,
            "seats": {"1": 50, "2": 50, "3": 50}, "up": {"1": "Kc", "2": "5c", "3": "9c"}}
    jam = "2 bring-in, 3 all-in, 1 call, 2 fold"
    now = options(document("stud", jam, **stud))
    assert (now["prompt"], now["legal"]) == ("All-in: turn up every hand. Seat 1 shows: enter the cards",
                                             {**now["legal"], "show": 3})
    shown = f"{jam}, 1 show AhAdKc, 3 show 9d9h9c"
    assert prompt("stud", shown, **stud) == "Burn and deal fourth street: enter the up card of seat 1"


def test_a_shuffle_that_is_done_does_not_come_back():
    drawn = ", ".join(f"{seat} draw 5" for seat in range(1, 7))
    called = "3 call, 4 call, 5 call, 6 call, 1 call, 2 check"
    six = {"seats": {str(seat): 10_000 for seat in range(1, 7)}, "button": 6}
    game = "deuce-to-seven-triple-draw"
    shuffled = view(read_hand(document(game, f"{called}, {drawn}", **six)))
    assert shuffled["procedure"]["steps"][0] == "Burn one card."
    assert "Shuffle 21 cards" in " ".join(shuffled["procedure"]["steps"])
    assert view(read_hand(document(game, f"{called}, {drawn}, 1 check", **six)))["procedure"] is None


def test_a_street_of_a_rooms_own_game_has_its_own_name():
    assert street_named("flop") == "the flop"
    assert street_named("last-lantern") == "the last lantern cards"


@pytest.mark.parametrize(("actions", "text"), [
    ("", "5 cards and 3 burns"),
    (", deal board Kc", "4 cards and 2 burns"),
    (", deal board Kc8d2s", "2 cards and 2 burns"),
    (", deal board Kc8d2s9c", "1 card and 1 burn"),
])
def test_every_burn_of_a_run_out_is_told_as_next_has_it(actions, text):
    """R50."""
    shown = f"3 all-in, 1 call, 2 fold, 1 show AhAd, 3 show 7c7d{actions}"
    assert prompt("holdem", shown, **NO_LIMIT) == f"Deal the rest of the board: {text}"


def test_a_burn_behind_the_board_is_told_with_its_own_card():
    """2.49: the third hole card of Rio Bravo is burned for after the river."""
    prompted = prompt("rio-bravo", "3 all-in, 1 call, 2 fold", **NO_LIMIT)
    assert prompted.endswith("5 cards and 3 burns")
    after = prompt("rio-bravo", "3 all-in, 1 call, 2 fold, deal board Kc8d2s9c4h", **NO_LIMIT)
    assert after == "Burn one card. Deal every player 1 card face down. Seat 1 shows: enter the cards"


def test_nobody_has_said_how_many_cards_are_kept_whoever_shows_says_it():
    """2.50: a keep that was passed over is done; the hand that is tabled tells it."""
    end = "3 all-in, 1 call, 2 fold, deal board Kc8d2s9c4h"
    shown = options(document("scrotum", end, **NO_LIMIT))
    assert (shown["next"], shown["legal"]["show"]) == ([{"do": "show", "seat": 1}], 5)
    assert shown["prompt"] == "Seat 1 shows: enter the cards"
    row = view(read_hand(document("scrotum", end, **NO_LIMIT)))["seats"][0]
    assert (len(row["down"]), row["may_lack"]) == (5, 4)
    over = options(document("scrotum", f"{end}, 1 show AhAd, 3 show Kd", **NO_LIMIT))
    assert sum(over["awards"].values()) + sum(over["returned"].values()) == over["pot"]


def test_a_burn_is_said_once():
    """R50: "dealing within one round burns once", whoever gets a card down and who one up (2.37)."""
    mexican = {"blinds": [], "ante": 5, "small_bet": 50, "big_bet": 100}
    doors = "deal 1 up Kc, deal 2 up 5c, deal 3 up 6c"
    opened = f"{doors}, 1 bet 50, 2 call, 3 call, 1 expose Ah, 2 pat, 3 pat"
    first = "Burn one card. Deal 1 card to seat 1. Deal third street: enter the up card of seat 2"
    assert prompt("mexican-poker", opened, **mexican) == first
    after = "Deal third street: enter the up card of seat 3"
    assert prompt("mexican-poker", f"{opened}, deal 1 7d, deal 2 up 6d", **mexican) == after
    half = f"{CALLED}, deal board Kc"
    assert prompt("holdem", half).startswith("Deal the flop: 2 cards. Seat 1")


def test_the_games_to_pick_from_are_called_by_their_names():
    """2.44: the player picks a game, not a slug."""
    seats = {"seats": {str(seat): 10_000 for seat in (1, 2, 3, 4)}, "button": 4}
    assert prompt("paradise-road-pickem", "", **seats) == (
        "Seat 3 picks the game: Texas Hold'em, Omaha High/Low Eight-or-Better, Razz, Stud, "
        "Stud High/Low Eight-or-Better")


@pytest.mark.parametrize(("game", "expected"), [
    ("holdem", "Deal board 1 of 2: 5 cards and 3 burns"),
    ("double-board-omaha", "Deal run 1 of 2: 10 cards and 3 burns"),
])
def test_a_run_of_two_boards_is_not_told_as_one_board_of_two(game, expected):
    """Contract 4: two boards run twice are four, so it is the run that is counted."""
    run = "3 raise 300, 1 raise 900, 2 fold, 3 call, run 2"
    seats = {"1": 900, "2": 10_000, "3": 10_000}
    cash = {"tournament": False, "preset": "cash", "betting": "pot-limit"}
    assert prompt(game, run, seats=seats, **cash) == expected


def test_a_room_that_runs_once_offers_no_choice_of_how_often():
    with pytest.raises(Refusal) as refused:
        prompt("holdem", "3 all-in, 1 all-in, 2 fold, run 2", **NO_LIMIT)
    assert refused.value.message == "This room runs the board once only; go on with one."


def test_the_whole_stack_of_jam_or_fold_is_told_as_the_total():
    """The big blind has 100 in: the key and the prompt say 10,000, as of every wager."""
    jam = {"betting": "jam-or-fold"}
    assert prompt("holdem", "3 all-in, 1 fold", **jam) == "Seat 2 to act: all-in 10,000 or fold"


@pytest.mark.parametrize(("game", "actions", "alone"), [
    ("badugi", f"{CALLED}, 1 draw 2, 2 draw 1, 3 pat", "Seat 1 to act: check, bet 100"),
    ("dramaha", f"{CALLED}, deal board Kc8d2s, {CHECKED}, 1 draw 2, 2 pat, 3 pat",
     "Burn and deal the turn: 1 card"),
    ("sohe", CALLED, ""),
])
def test_what_is_asked_is_also_told_without_the_cards_that_go_face_down_before_it(game, actions, alone):
    assert view(read_hand(document(game, actions)))["waiting_for"]["alone"] == alone
