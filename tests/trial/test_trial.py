"""Random hands find what is wrong; and what they have found once stays right."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import play
from dealer_assist.contract.options import options
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.play import trial
from dealer_assist.trial.table import play_out
from dealer_assist.errors import Refusal
from tests.house.ask import ask, refused
from tests.strategies import random_line

State = dict[str, Any]
TWO = {"game": "badugi", "betting": "limit", "seats": 2, "button": 1}
BADUGI = {**TWO, "seats": 8, "button": 8, "house": {"draw-delivery": "each-in-turn"}}


# -- found by trials, kept here ------------------------------------------------------------------


def three_draws(last: str) -> str:
    """Eight players throw four cards three times; the deck runs out in the second draw."""
    calls = "3 call, 4 call, 5 call, 6 call, 7 call, 8 call, 1 call, 2 check, "
    checks = ", ".join(f"{seat} check" for seat in range(1, 9))
    draws = ", ".join(f"{seat} draw 4" for seat in range(3, 9))
    return f"{calls}1 draw 4 KsKdKhKc, 2 draw 4, {draws}, {checks}, {last}"


def test_a_thrown_card_that_was_shuffled_in_may_be_thrown_by_another():
    state = ask(three_draws("1 pat, 2 draw 1 Ks"), **BADUGI)
    assert "Seat 3 to draw" in state["prompt"]


def test_nobody_throws_the_card_he_threw_in_the_draw_before_when_it_could_not_come_back():
    assert "threw the king of spades away in this very draw" in refused(three_draws("1 draw 1 Ks"), **BADUGI)


def test_a_card_is_not_thrown_twice_at_once():
    assert "throws a card twice" in refused(three_draws("1 pat, 2 draw 2 AsAs"), **BADUGI)


def test_cards_named_and_then_thrown_without_a_name_may_be_shown_again():
    state = ask(
        "deal 1 KsQsJsTs, 1 call, 2 check, 2 pat, 1 draw 1, 2 check, 1 check, 2 pat, 1 pat, 2 check, "
        "1 check, 2 pat, 1 pat, 2 check, 1 check, 2 show 2c3d4h5s, 1 show KsQsJsAc", **TWO)
    assert state["awards"] == {"2": 400}


def test_a_card_named_in_a_hand_that_has_thrown_none_is_elsewhere():
    with pytest.raises(Refusal) as refusal:
        ask("deal 1 KsQsJsTs, 1 call, 2 check, 2 draw 1 Ks", **TWO)
    assert (refusal.value.code, refusal.value.field) == ("duplicate-card", "actions.3")


def test_a_community_card_that_decides_who_opens_is_asked_for():
    """Eight in stud to the end: too few for seventh street, so one card for all (house rules 5)."""
    doors = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"]
    fourth = ["2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d"]
    fifth = ["Td", "Jd", "Qd", "Kd", "Ad", "Th", "Jh", "Qh"]
    sixth = ["2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h"]
    actions = [f"deal {seat} up {card}" for seat, card in enumerate(doors, 1)]
    actions += ["1 bring-in", *(f"{seat} call" for seat in range(2, 9))]
    opener = 8
    for cards in (fourth, fifth, sixth):
        actions += [f"deal {seat} up {card}" for seat, card in enumerate(cards, 1)]
        actions += [f"{(opener + n - 1) % 8 + 1} check" for n in range(8)]
    setup: State = {"game": "stud", "betting": "limit", "seats": {str(n): 5000 for n in range(1, 9)},
                    "ante": 20, "bring_in": 50, "small_bet": 100, "blinds": []}
    with_it = {**setup, "house": {"community-first-act": "with-community"}}
    state = options({**with_it, "actions": actions})
    assert state["to_act"] is None and "community" in state["prompt"]
    # sevens full of tens open with the shared ten; as on sixth street, it is three nines
    assert options({**with_it, "actions": [*actions, "deal community Ts"]})["to_act"] == 6
    assert options({**setup, "actions": [*actions, "deal community Ts"]})["to_act"] == 8


def test_the_board_is_not_run_more_often_than_the_stub_has_cards():
    """Five cards each to ten players leave two: one board of five takes them and three more."""
    nine = {seat: 100 for seat in range(1, 9)}
    setup: State = {"game": "big-o", "betting": "no-limit", "seats": nine, "blinds": [1, 2],
                    "button": 8, "tournament": False, "preset": "cash"}
    jams = "3 all-in, " + ", ".join(f"{seat} all-in" for seat in (4, 5, 6, 7, 8, 1, 2))
    assert "too few to run the board 2 times" in refused(f"{jams}, run 2", **setup)


def test_the_button_ante_of_a_game_without_antes_is_no_minimum_bet():
    state = ask("1 call, 2 check", seats=2, button=1, house={"ante": "short-deck"})
    assert state["legal"]["bet"]["min"] == 200


def test_a_folded_player_who_still_owed_a_discard_is_not_asked_for_it():
    state = ask("3 call, 1 call, 2 check, deal board KcQc2d, 1 bet 200, 2 fold, 3 call, "
                "1 discard 1, 3 discard 1, deal board 3d", game="regular-pineapple",
                betting="limit")
    assert "Every player discards" not in state["prompt"] and state["to_act"] == 1


def test_a_burn_shuffled_in_is_not_shuffled_in_again_in_the_same_draw():
    """None left: a shuffle has to give the next burn and 20 cards, all but seat 1's own two (R49)."""
    setup = {"game": "badugi", "betting": "no-limit", "seats": {str(n): 40 for n in range(1, 9)}, "button": 8,
             "blinds": [20, 40], "preset": "tda"}
    jams = [f"{seat} all-in" for seat in (3, 4, 5, 6, 7, 8, 1)]
    first = [f"{seat} draw {n}" for seat, n in enumerate((2, 4, 0, 1, 3, 3, 2, 4), 1)]
    second = [f"{seat} draw {n}" for seat, n in enumerate((2, 4, 4, 3, 4, 2, 1, 0), 1)]
    hand = play(read_setup(setup), map(parse_action, [*jams, *first, *second]))
    in_hands, burn, left_out = 8 * 4, 1, 2
    assert hand.deck.stub == 52 - in_hands - burn - left_out


def test_discards_are_shuffled_in_before_a_stud_player_goes_without_a_card_of_his_own():
    """2.57: seven with four down and one up leave 17; on sixth street one is left of the stub."""
    hand = play(read_setup({"game": "super-razz", "betting": "limit", "ante": 5, "bring_in": 10,
                            "small_bet": 20,
                            "seats": {str(seat): 5 for seat in range(1, 8)},
                            "up": {str(seat): f"{seat + 1}c" for seat in range(1, 8)}}))
    assert hand.table.community is None
    assert [len(cards) for cards in hand.cards.down] == [3] * 7
    assert [len(cards) for cards in hand.cards.up] == [4] * 7
    assert sum("discards and" in text for text, _ in hand.notes) == 1
    assert hand.deck.stub + len(hand.deck.burns) == 52 - 7 * 7


ANTE_IN = {"betting": "limit", "ante": 5, "bring_in": 10, "small_bet": 20,
           "seats": {str(seat): 5 for seat in range(1, 8)}}


@pytest.mark.parametrize("game", ["super-stud", "super-stud-8", "super-razz"])
def test_all_in_by_the_ante_the_dealer_serves_before_anybody_throws(game: str):
    """2.57, in the order of `next`: four down and one up, the discards, then the streets, a shuffle."""
    setup = read_setup({"game": game, **ANTE_IN})
    felt = Felt(play(setup), random.Random(1))
    assert [len(cards) for cards in (*felt.down, *felt.up)] == [4 - 2 + 1] * 7 + [1 + 3] * 7
    assert felt.muck == [] and len(felt.deck) + len(felt.burns) == 52 - 7 * 7
    for seed in range(5):
        assert play_out(setup, random.Random(seed)).over


def test_with_the_door_cards_of_the_set_up_everybody_has_the_cards_that_they_throw():
    """Four down lie there already, of which two go; sixth street is dealt out of the shuffled stub (2.57)."""
    doors = {str(seat): f"{seat + 1}c" for seat in range(1, 8)}
    setup = read_setup({"game": "super-stud", **ANTE_IN, "up": doors})
    felt = Felt(play(setup), random.Random(1))
    assert [len(cards) for cards in felt.down] == [4 - 2 + 1] * 7
    for seed in range(5):
        assert play_out(setup, random.Random(seed)).over


def test_the_sevens_rule_stays_with_the_games_that_know_it():
    """App. B is written for lowball; a room that has it on deals other games too."""
    state = ask("1 call, 2 check, 2 pat, 1 pat, 2 check, 1 bet 400, 2 call, 1 show 8d7d6d5c3c, "
                "2 show 7s5s4s3h2h", game="deuce-to-seven-lowball", betting="limit", seats=2, button=1,
                house={"sevens": "on"})
    assert (state["awards"], state["returned"]) == ({"2": 1200}, {})


def test_who_cannot_raise_may_call_where_the_first_in_must_raise():
    """The only opponent is all-in in his big blind."""
    state = ask("", game="deuce-to-seven-lowball", seats={1: 2000, 2: 200}, button=1)
    assert (state["legal"]["call"], state["legal"]["raise"]) == (100, None)


# -- the trial itself ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["holdem", "badugi", "stud-8", "dramaha", "sohe"])
def test_a_trial_counts_its_hands_and_finds_nothing(game: str):
    outcome = trial(game, random.Random(7), 20)
    assert (outcome.game, outcome.hands, outcome.failure) == (game, 20, None)
    assert outcome.actions > 100


def test_the_same_seed_plays_the_same_hands():
    assert trial("omaha-8", random.Random(3), 10) == trial("omaha-8", random.Random(3), 10)
    assert trial("omaha-8", random.Random(3), 10) != trial("omaha-8", random.Random(4), 10)


def test_a_door_card_that_is_too_high_is_burned_on_the_felt_too():
    """Progressive Badugi with a Buy: the next card of the stub is the door, and the stubs still agree."""
    line = random_line("progressive-badugi-buy", 18)
    doors = [action.cards for action in line.actions if action.verb == "deal" and action.to == "up"]
    assert len(doors) > len(line.setup.stacks)
    assert play(line.setup, line.actions).over
