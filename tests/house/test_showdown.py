"""§7 of the house rules: who shows first, who may muck, and what comes back."""

from __future__ import annotations

from typing import Any

import pytest

from .ask import ask, asked, refused

# Three limpers at 100/200; the board is dealt as the betting goes on.
FLOP = "3 call, 1 call, 2 check, deal board Kc9h4d"
TURN = f"{FLOP}, 1 check, 2 check, 3 check, deal board 7s"
RIVER = f"{TURN}, 1 check, 2 check, 3 check, deal board 2c"


@pytest.mark.parametrize(("value", "first"), [("last-aggressor", 2), ("position", 1)])
def test_the_last_to_bet_in_the_final_round_shows_first(value, first):
    """`show-order`: or the first left of the button."""
    state = ask(f"{RIVER}, 1 check, 2 bet 200, 3 call, 1 call", house={"show-order": value})
    assert asked(state) == first


def test_when_nobody_bet_the_first_left_of_the_button_shows():
    assert asked(ask(f"{RIVER}, 1 check, 2 check, 3 check")) == 1
    assert asked(ask(f"{RIVER}, 1 check, 2 check, 3 check, 1 show AhAd")) == 2


def test_a_bet_on_an_earlier_street_is_forgotten():
    """The final round only."""
    turn = f"{TURN}, 1 check, 2 check, 3 bet 400, 1 call, 2 call, deal board 2c"
    assert asked(ask(f"{turn}, 1 check, 2 check, 3 check")) == 1


def test_players_in_the_side_pot_show_before_those_only_in_the_main_pot():
    """Seat 1 is all-in on the flop; seats 2 and 3 bet on the turn and check the river."""
    held = {1: 500, 2: 9000, 3: 9000}
    down = (f"{FLOP}, 1 all-in, 2 call, 3 call, deal board 7s, 2 bet 200, 3 call, "
            "deal board 2c, 2 check, 3 check")
    assert asked(ask(down, seats=held)) == 2
    assert asked(ask(f"{down}, 2 show AhAd", seats=held)) == 3
    assert asked(ask(f"{down}, 2 show AhAd, 3 show QhQd", seats=held)) == 1


STUD: dict[str, Any] = {"betting": "limit", "blinds": [], "ante": 20, "bring_in": 50, "small_bet": 200,
                        "big_bet": 400, "up": {"1": "2c", "2": "9h", "3": "Kd"}}


def checked_down(bring_in: int, first: int) -> str:
    """Everybody calls and checks; seat `first` starts from fourth street on."""
    after = [f"{(bring_in + step) % 3 + 1} call" for step in (0, 1)]
    checks = [f"{(first + step - 1) % 3 + 1} check" for step in range(3)]
    streets = []
    for cards in ("3c Th Qd", "4s 8h Js", "6s 7c 8d"):
        streets += [f"deal {seat} up {card}" for seat, card in enumerate(cards.split(), 1)] + checks
    return ", ".join([f"{bring_in} bring-in", *after, *streets, *checks])


@pytest.mark.parametrize(("game", "bring_in", "first"), [("stud", 1, 3), ("razz", 3, 1)])
def test_in_stud_the_best_board_shows_first(game, bring_in, first):
    """High board, low in low games, when nobody bet on seventh street."""
    state = ask(checked_down(bring_in, first), game=game, **STUD)
    assert asked(state) == first


ALL_IN = "2 all-in, 1 call"
BOARD = "deal board Kc9h4d, deal board 7s, deal board 2c"


def test_in_a_tournament_nobody_may_muck_when_betting_is_over():
    """`all-in-show: face-up-at-once`."""
    assert refused(f"{ALL_IN}, 2 muck", seats=2)
    state = ask(f"{ALL_IN}, 2 show AhAd, 1 show QhQd, {BOARD}", seats=2)
    assert (state["to_act"], state["awards"]) == (None, {"2": 40_000})


def test_in_a_cash_game_all_in_hands_are_shown_as_at_any_showdown():
    """`at-showdown`: after the board, the caller may muck."""
    cash: dict[str, Any] = {"seats": 2, "preset": "cash", "tournament": False, "house": {"rake": "none"}}
    state = ask(f"{ALL_IN}, {BOARD}, 2 show AhAd, 1 muck", **cash)
    assert (state["to_act"], state["awards"]) == (None, {"2": 40_000})


CALLED = f"{RIVER}, 1 check, 2 bet 200, 3 call, 1 call, 2 show QhQd"


def test_a_mucked_hand_may_be_tabled_again_while_it_can_be_told():
    """`muck-at-showdown: retrievable`."""
    state = ask(f"{CALLED}, 3 muck, 3 show AhAd, 1 muck")
    assert (state["to_act"], state["awards"]) == (None, {"3": 1200})


def test_a_mucked_hand_is_dead_where_the_house_says_so():
    """`muck-at-showdown: dead`."""
    assert refused(f"{CALLED}, 3 muck, 3 show AhAd", house={"muck-at-showdown": "dead"})


def test_the_last_live_hand_takes_the_pot_unseen():
    """`last-hand-shows: no`: 600 and two bets of 200 when all others have mucked."""
    state = ask(f"{RIVER}, 1 check, 2 bet 200, 3 call, 1 fold, 2 muck")
    assert (state["to_act"], state["awards"]) == (None, {"3": 1000})


def test_the_last_live_hand_may_have_to_be_shown():
    """`last-hand-shows: yes`."""
    state = ask(f"{RIVER}, 1 check, 2 bet 200, 3 call, 1 fold, 2 muck", house={"last-hand-shows": "yes"})
    assert asked(state) == 3


def test_cards_speak():
    """`cards-speak`: whatever was announced, a tabled hand is what its cards are."""
    state = ask(f"{CALLED}, 3 show KhQc, 1 show 9c9d")
    assert state["awards"] == {"1": 1200}
    assert "Nines" in state["hands"]["1"]["high"]["name"]
