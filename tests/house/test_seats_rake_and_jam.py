"""Rulings R51 to R63 on chips: too many seats, the rake pot by pot, jam-or-fold in stud, short all-ins."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.errors import Refusal

from .ask import ask, gained, raise_range
from .test_draw import DRAWN, SEVENS

JAM_STUD: dict[str, Any] = {
    "game": "razz", "betting": "jam-or-fold", "blinds": [], "ante": 25, "bring_in": 50,
    "seats": {1: 3000, 2: 3000, 3: 3000}, "up": {"1": "Ks", "2": "5c", "3": "6h"}}


def offered(state: dict[str, Any]) -> set[str]:
    return {name for name, open_ in state["legal"].items() if open_}


def test_a_bring_in_is_posted_by_itself_and_only_fold_and_all_in_are_offered():
    """R53: "a bring-in is posted by itself, like a blind"."""
    state = ask("", **JAM_STUD)
    assert (state["to_act"], state["pot"], offered(state)) == (2, 125, {"fold", "all_in"})
    assert "bring-in" not in [step["do"] for step in state["next"]]


def test_who_brought_it_in_decides_only_when_somebody_jammed():
    """R53: "the player who posted it may then fold or jam only when somebody jammed"."""
    state = ask("2 all-in, 3 fold", **JAM_STUD)
    assert (state["to_act"], offered(state)) == (1, {"fold", "all_in"})
    over = ask("2 fold, 3 fold", **JAM_STUD)
    assert (over["to_act"], over["awards"]) == (None, {"1": 75})
    assert over["returned"] == {"1": 50}


def test_jam_or_fold_in_stud_needs_one_door_card_and_who_acts_first():
    """R53, contract 4: cards may be left out that do not decide; who acts first says whose bring-in it is."""
    unseen = {**JAM_STUD, "up": {}}
    after = ask("deal 1 up Ks, 2 all-in, 3 fold", **unseen)
    assert (after["to_act"], after["pot"], offered(after)) == (1, 125 + 2975, {"fold", "all_in"})
    for line in ("deal 1 up Ks, 3 all-in", "2 all-in", "deal 1 up Ks, 1 all-in"):
        with pytest.raises(Refusal):
            ask(line, **unseen)


@pytest.mark.parametrize("line", ["1 fold", "2 call", "1 all-in", "2 check"])
def test_nobody_bets_any_more_once_all_are_all_in_in_stud(line):
    """R53, contract 4: the hands are shown then, and a bet is refused with what is to be done now."""
    with pytest.raises(Refusal) as refusal:
        ask(f"2 all-in, 3 fold, 1 all-in, {line}", **JAM_STUD)
    assert refusal.value.code == "not-betting"
    dealt = "deal 1 up KdKhKc, deal 2 up 2c3c4c"
    with pytest.raises(Refusal) as shown:
        ask(f"2 all-in, 3 fold, 1 all-in, {dealt}, deal 1 QsQd9s, 2 show 5d5h7c, {line}", **JAM_STUD)
    assert shown.value.code == "not-betting"


@pytest.mark.parametrize(("setup", "field"), [
    ({"bomb_pot": True, "ante": 100, "blinds": []}, "bomb_pot"),
    ({"game": "mexican-poker", "ante": 100, "blinds": [], "button": 3}, "betting"),
], ids=["bomb pot", "the first player must bet"])
def test_jam_or_fold_is_refused_where_nobody_could_fold_first(setup, field):
    """R53: "with a bomb pot, and in games whose first player must bet, it is refused at the set-up"."""
    with pytest.raises(Refusal) as refusal:
        ask("", **{"betting": "jam-or-fold", "button": 3, **setup})
    assert (refusal.value.code, refusal.value.field) == ("jam-or-fold-here", field)


def test_more_players_than_the_deck_can_serve_are_refused():
    """R57: "a table may not start a game for which the deck can serve fewer than are seated"."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 20, "small_bet": 50}
    assert ask("", seats=8, **stud)["pot"] == 80
    with pytest.raises(Refusal) as refusal:
        ask("", seats=9, **stud)
    assert (refusal.value.code, refusal.value.field) == ("too-many-seats", "seats")
    assert "Seat 1 fewer" in refusal.value.message
    warned = ask("", seats=9, house={"max-seats": "warn"}, **stud)
    assert "serves 8 players" in warned["notes"][0]["text"]


SHORT = {1: 105, 2: 284, 9: 539}
ALL_IN = ("9 call, 1 all-in, 2 all-in, 9 call, deal board 2c2sTs, deal board Kd, deal board 9s, "
          "1 show AhAd, 9 show Qs7h, 2 show KhKs")


@pytest.mark.parametrize(("rule", "paid"), [("main-first", [285, 358]), ("each-pot", [300, 343])])
def test_the_rake_comes_from_the_main_pot_or_from_each_in_proportion(rule, paid):
    """R60, a hand a server dealt: pots 315 and 358, rake 30; in proportion 14 and 15, and 1 from the main."""
    rake = {"rake": {"percent": 100, "cap": 30, "step": 1}, "rake-from": rule}
    state = ask(ALL_IN, seats=SHORT, button=9, blinds=[1, 2], tournament=False, preset="cash",
                house={**rake, "all-in-show": "at-showdown"})
    assert [pot["amount"] for pot in state["pots"]] == paid
    assert (state["rake"], sum(state["stacks"].values())) == (30, sum(SHORT.values()) - 30)


def test_rake_and_awards_are_multiples_of_the_chip():
    """R60: "awards and rake are multiples of the chip; what is not stays in the pot": 25 of the 37 in 750."""
    actions = "3 raise 350, 1 fold, 2 call, deal board Kc9h4d, 2 check, 3 bet 200, 2 fold"
    state = ask(actions, seats=3, chip=25,
                blinds=[50, 100], tournament=False, house={"rake": {"percent": 5}})
    assert (state["rake"], state["awards"]) == (25, {"3": 725})


BOTH = (f"{DRAWN}, 2 check, 3 check, 4 check, "
        "1 show 8c4c3c2cAc, 2 show 7d4d3d2dAd, 3 show 7h5h3h2hAh, 4 show 9s5s4s3s2s")


def test_a_forfeit_goes_to_the_best_hand_of_those_who_did_not_offend():
    """R52: seats 2 and 3 checked sevens; the eight takes the pot, not the other seven."""
    stacks = {1: 20, 2: 1000, 3: 1000, 4: 1000}
    state = ask(BOTH, **{**SEVENS, "seats": stacks}, house={"sevens-penalty": "forfeit"})
    assert (state["awards"], gained(state, stacks)[1]) == ({"1": 80}, 60)


def test_where_all_who_are_left_offended_the_best_hand_takes_it():
    """R52: "where all who are left offended, the rule is silent and the best hand takes it"."""
    heads_up = {**SEVENS, "seats": {1: 1000, 2: 1000}, "house": {"sevens-penalty": "forfeit"}}
    state = ask("2 call, 1 check, 1 pat, 2 pat, 1 check, 2 check, 1 show 7c5c3c2cAc, 2 show 7d4d3d2dAd",
                **heads_up)
    assert state["awards"] == {"2": 40}


LIMIT = {"betting": "limit", "blinds": [30, 60], "small_bet": 60, "seats": {1: 5000, 2: 150, 3: 5000}}


@pytest.mark.parametrize(("house", "raises", "completes"), [
    ({}, (210, 210), None), ({"limit-short-all-in": "half"}, (210, 210), None),
    ({"limit-next-level": "next-multiple"}, None, 180), ({"limit-short-all-in": "full"}, None, 180),
    ({"limit-short-all-in": "full", "limit-next-level": "own-amount"}, (210, 210), None),
], ids=str)
def test_the_level_over_a_short_all_in(house, raises, completes):
    """R63: bet 60, raise 120, all-in 150: on top of its own amount 210, or to the next multiple, 180."""
    four = {**LIMIT, "seats": {1: 5000, 2: 150, 3: 5000, 4: 5000}, "button": 4}
    house = {**house, "limit-reopen": "from half"}
    state = ask("3 raise 120, 4 call, 1 fold, 2 all-in, 3 call", **four, house=house)
    assert (state["to_act"], raise_range(state), state["legal"]["complete"]) == (4, raises, completes)


@pytest.mark.parametrize(("house", "is_open"), [
    ({}, True), ({"limit-reopen": "from-full"}, False), ({"limit-short-all-in": "full"}, False),
    ({"limit-short-all-in": "full", "limit-reopen": "from-half"}, True),
], ids=str)
def test_how_much_more_reopens_the_betting(house, is_open):
    """R63: seat 3 made it 120 and owes 30, half of a bet."""
    state = ask("3 raise 120, 1 call, 2 all-in", **LIMIT, house=house)
    legal = state["legal"]
    assert (state["to_act"], bool(legal["raise"] or legal["complete"])) == (3, is_open)


def test_all_in_of_who_can_only_call_is_the_call():
    """R62, of a real hand: "the part nobody can match is not put in"."""
    state = ask("1 call, 2 all-in, 3 call, 1 all-in", seats={1: 9375, 2: 600, 3: 600}, blinds=[200, 400],
                button=1)
    assert (state["pot"], state["stacks"]["1"]) == (1800, 8775)


def test_who_called_the_bring_in_may_raise_its_completion():
    """R61: a bring-in of 30, completed to 50: 20 is less than half a bet."""
    razz = {"game": "razz", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 30, "small_bet": 50,
            "up": {"1": "Kc", "2": "5c", "3": "6h"}, "seats": {1: 5000, 2: 5000, 3: 5000}}
    for house in ({}, {"limit-short-all-in": "full"}):
        state = ask("1 bring-in, 2 call, 3 raise 50, 1 fold", **razz, house=house)
        assert (state["to_act"], raise_range(state)) == (2, (100, 100))


def test_who_called_a_short_all_in_over_the_bring_in_may_raise_the_completion_too():
    """R61: bring-in 30, all-in 39 (under half of the 20 that lack), called; completed to 50, 11 is owed."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 0, "bring_in": 30, "small_bet": 50,
            "up": {"1": "2c", "2": "3c", "3": "4c", "4": "5c"}, "seats": {1: 5000, 2: 39, 3: 5000, 4: 5000},
            "house": {"third-street-half": "of-difference"}}
    state = ask("1 bring-in, 2 all-in, 3 call, 4 complete, 1 call", **stud)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (3, 11, (100, 100))


@pytest.mark.parametrize(("house", "least"), [
    ({}, 180), ({"third-street-half": "of-difference"}, 180), ({"limit-reopen": "from-full"}, None),
    ({"limit-short-all-in": "full"}, None),
], ids=str)
def test_an_all_in_that_is_treated_as_a_full_bet_reopens_for_who_has_only_brought_it_in(house, least):
    """1.1.1: "an all-in wager of a half bet or more is treated as a full bet": 80 of 100, over a bring-in
    of 50, is the first bet of the round, and 30 is owed (R61)."""
    razz = {"game": "razz", "betting": "limit", "blinds": [], "bring_in": 50, "small_bet": 100, "ante": 0,
            "up": {"1": "Kc", "2": "5c", "3": "6h"}, "seats": {1: 5000, 2: 80, 3: 5000}}
    state = ask("1 bring-in, 2 all-in, 3 call", **razz, house=house)
    raised = raise_range(state)
    assert (state["to_act"], raised and raised[0], state["legal"]["complete"]) == (1, least, None)


def test_an_all_in_of_less_than_half_a_bet_over_the_bring_in_reopens_nothing():
    """1.1.1: 45 of 100 "does not reopen the betting for a player that has already acted"."""
    razz = {"game": "razz", "betting": "limit", "blinds": [], "bring_in": 30, "small_bet": 100, "ante": 0,
            "up": {"1": "Kc", "2": "5c", "3": "6h"}, "seats": {1: 5000, 2: 45, 3: 5000}}
    state = ask("1 bring-in, 2 all-in, 3 call", **razz)
    assert (state["to_act"], raise_range(state), state["legal"]["complete"]) == (1, None, None)


@pytest.mark.parametrize(("actions", "amounts"), [
    ("2 bet 300", [600, 900]), ("2 bet 600", [1200]), ("2 bet 300, 3 raise 600", [900, 1200]),
    ("2 bet 300, 3 raise 900", [1500]),
])
def test_an_open_pair_lets_a_raise_be_big_until_one_was(actions, amounts):
    """R51: "while every bet and raise of the round was small, a raise may be small or big"."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 50, "bring_in": 100, "small_bet": 300,
            "tournament": False, "up": {"1": "2c", "2": "Kd", "3": "9s"}}
    third = "1 bring-in, 2 call, 3 call, deal 1 up 7h, deal 2 up Kh, deal 3 up 8c, "
    allowed = ask(third + actions, **stud)["legal"]["raise"]
    assert allowed.get("amounts", [allowed["min"]]) == amounts
