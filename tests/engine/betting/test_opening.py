"""Who opens by what shows (2.54, 2.46, 2.37; house rules 5)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting import opening
from tests.house.ask import played

STUD = {"blinds": [], "betting": "limit", "ante": 10, "bring_in": 25, "small_bet": 100}


def dealt(game: str, doors: str, actions: str = "", **more):
    """Three seats with these door cards."""
    up = {str(seat): card for seat, card in enumerate(doors.split(), 1)}
    return played(actions, game=game, up=up, **STUD, **more)


@pytest.mark.parametrize(
    ("game", "doors", "seat"),
    [
        ("stud", "2d Kd 2c", 3),  # the lowest rank, then the lowest suit
        ("stud", "As Kd Qc", 3),  # the ace is high
        ("razz", "Kc Ks 2c", 2),  # the highest, the ace low, spades highest
        ("razz", "Ac Qs Qd", 2),
    ],
)
def test_the_bring_in_goes_by_rank_and_then_by_suit(game, doors, seat):
    hand = dealt(game, doors)
    assert hand.order[opening.bring_in_index(hand)] == seat == hand.to_act


def test_the_house_may_turn_the_bring_in_round():
    assert dealt("stud", "2d Kd 2c", house={"bring-in": "high-card"}).to_act == 2


FOURTH = "1 bring-in, 2 call, 3 call, deal 1 up {}, deal 2 up {}, deal 3 up {}"


@pytest.mark.parametrize(
    ("game", "cards", "seat"),
    [
        ("stud", ("9c", "3h", "3d"), 2),  # king and queen high are there: K-3 before Q-3 and 9-2
        ("stud", ("2h", "3h", "3d"), 1),  # a pair of twos
        ("razz", ("9c", "3h", "3d"), 1),  # the lowest board
    ],
)
def test_the_best_board_acts_first_on_the_next_street(game, cards, seat):
    bring = 1 if game == "stud" else 2
    start = FOURTH if bring == 1 else "2 bring-in, 3 call, 1 call, deal 1 up {}, deal 2 up {}, deal 3 up {}"
    hand = dealt(game, "2c Kd Qs", start.format(*cards))
    assert hand.order[opening.best_board_index(hand, "best board")] == seat == hand.to_act


def test_equal_boards_go_by_suit_or_by_position_as_the_house_has_it():
    """House rules 5, `stud-board-tie`: both show a king and a nine."""
    lines = "1 bring-in, 2 call, 3 call, deal 1 up 4d, deal 2 up 9c, deal 3 up 9d"
    assert dealt("stud", "2c Kd Ks", lines).to_act == 3
    assert dealt("stud", "2c Kd Ks", lines, house={"stud-board-tie": "position"}).to_act == 2


def test_an_open_pair_doubles_the_bet_on_fourth_street_and_on_no_other():
    """2.54, house rule `open-pair-double`."""
    pair, none = FOURTH.format("2h", "3h", "3d"), FOURTH.format("9h", "3h", "3d")
    doubles = {"open-pair-double": "yes"}
    assert opening.open_pair(dealt("stud", "2c Kd Qs", pair, house=doubles))
    assert not opening.open_pair(dealt("stud", "2c Kd Qs", none, house=doubles))
    assert not opening.open_pair(dealt("stud", "2c Kd Qs", pair, house={"open-pair-double": "no"}))
    assert not opening.open_pair(dealt("razz", "Kc 4d Qs", pair, house=doubles))


def test_two_cards_that_nobody_knows_are_no_pair():
    """2.54: "if a player shows an open pair"; seat 2's up cards were never entered."""
    lines = ("deal 1 up 2c, deal 2 up ??, deal 3 up Qs, 1 bring-in, 2 call, 3 call, "
             "deal 1 up Ah, deal 2 up ??, deal 3 up 8s, 1 bet 100")
    hand = played(lines, game="stud", **STUD, house={"open-pair-double": "yes"})
    assert not opening.open_pair(hand)


def test_who_opens_is_seen_only_where_the_cards_are_known():
    hand = dealt("stud", "2c Kd Qs", "1 bring-in, 2 call, 3 call, deal 2 up 9c")
    assert opening.seen_to_open(hand, 1)
    assert not opening.seen_to_open(hand, 0)
