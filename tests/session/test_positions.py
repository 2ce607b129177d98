"""Where button and blinds are from hand to hand (house rules, sections 3 and 4)."""

from __future__ import annotations

from dealer_assist.rules.button import Positions, Post, first_positions
from dealer_assist.rules.house import read_house
from dealer_assist.session import positions

HOUSE = read_house()
FIRST = first_positions(1, (1, 2, 3))
KEPT = positions.stored(FIRST)
THREE = positions.recalled(KEPT)        # who owes which blind is written out


def test_positions_are_kept_and_recalled():
    assert positions.stored(THREE) == KEPT
    for one in (FIRST, THREE):
        assert (one.owing_small(), one.owing_big()) == ((2,), (3,))


def test_a_game_without_a_button_leaves_it_where_it_is():
    """House rule `mixed-button`."""
    assert positions.following(KEPT, (1, 2, 3), HOUSE, had_button=False) == THREE
    assert positions.following(KEPT, (1, 2, 3), HOUSE).button == 2


def test_a_hand_dealt_again_has_the_same_blinds_while_their_players_are_there():
    assert positions.again(KEPT, (1, 2, 3)) == THREE
    assert positions.again(KEPT, (1, 2, 4)) == first_positions(1, (1, 2, 4))
    assert positions.again(KEPT, (1, 3)) == first_positions(1, (1, 3))


def test_blinds_that_the_dealer_states_are_where_they_were_posted():
    stated = (Post(3, "small", 50), Post(1, "big", 100))
    assert positions.as_posted(THREE, stated) == Positions(1, 3, 1, (3,), (1,))
    assert positions.as_posted(THREE, stated[1:]).small == THREE.small
    assert positions.as_posted(THREE, stated[:1]) == THREE


def test_what_follows_from_the_button_is_not_said():
    stacks = {1: 500, 2: 500, 3: 500}
    assert positions.posts(THREE, stacks, (50, 100)) is None
    assert positions.posts(THREE, stacks, (100,)) is None
    missed = Post(1, "dead", 50)
    posts = positions.posts(THREE, stacks, (50, 100, 200), (missed,))
    assert posts is not None and posts[-1] == missed and Post(1, "straddle", 200) in posts


def test_the_small_blind_is_as_listed_or_half_the_small_bet_in_whole_chips():
    """House rule `small-blind-size`: 15 in ones make 7."""
    half = read_house("barge", {"small-blind-size": "half-down"})
    assert positions.blinds_posted((10, 15), 15, 1, HOUSE) == (10, 15)
    assert positions.blinds_posted((10, 15), 15, 1, half) == (7, 15)
    assert positions.blinds_posted((1, 5), None, 1, half) == (2, 5)     # no limits: the big blind
    assert positions.blinds_posted((100,), None, 25, half) == (100,)


def test_the_short_deck_ante_has_no_blinds_beside_it():
    """House rule `ante`: the button's two are the bet to call; without an ante there are only the blinds."""
    short = read_house("barge", {"ante": "short-deck"})
    assert positions.blinds_posted((50, 100), None, 1, short, 50) == ()
    assert positions.blinds_posted((50, 100), None, 1, short, 0) == (50, 100)
    assert positions.blinds_posted((50, 100), None, 1, HOUSE, 50) == (50, 100)


def test_positions_follow_from_a_set_up():
    """Its button, or where the game has none its first seat."""
    seats = {"3": 100, "1": 100, "2": 100}
    second = positions.stored(first_positions(2, (1, 2, 3)))
    assert positions.of_button({"seats": seats, "button": 2}) == second
    assert positions.of_button({"seats": seats})["button"] == 1
