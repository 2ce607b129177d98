"""§5 of the house rules: who brings it in, who starts, and short stacks on third street."""

from __future__ import annotations

from typing import Any

import pytest

from .ask import State, ask, bet_range, pots, raise_range, refused

STUD: dict[str, Any] = {"game": "stud", "betting": "limit", "blinds": [], "ante": 20, "bring_in": 50,
                        "small_bet": 200, "big_bet": 400}


def opener(game: str, doors: str, **setup: Any) -> int:
    """The seat that must act first, with these door cards on seats 1, 2, 3 …"""
    up = {str(seat): card for seat, card in enumerate(doors.split(), 1)}
    state = ask(**{**STUD, "game": game, "seats": len(up), "up": up, **setup})
    return int(state["to_act"])


@pytest.mark.parametrize("game", ["stud", "stud-8", "super-stud", "five-card-stud"])
def test_the_low_card_brings_it_in(game):
    """Stud, Stud 8, Super Stud, Five Card Stud: the deuce of clubs is the lowest card of all."""
    assert opener(game, "2d 2c Ah Kd") == 2
    assert opener(game, "As Kd 3h 3d") == 4


@pytest.mark.parametrize("game", ["razz", "london-lowball", "stud-high-low", "super-razz", "razzdugi"])
def test_the_high_card_brings_it_in_where_low_wins_or_nothing_qualifies(game):
    """The king of spades is the highest; an ace is low."""
    assert opener(game, "Kh Ks As 2c") == 2
    assert opener(game, "Ah Qd Qh 2c") == 3


def test_in_deuce_to_seven_razz_the_ace_of_spades_is_the_highest():
    assert opener("deuce-to-seven-razz", "Kh Ah As 2c") == 3


@pytest.mark.parametrize(("house", "seat"), [
    ({"bring-in": "high-card"}, 2), ({"bring-in": "low-card"}, 4), ({"bring-in": "high-card-ace-high"}, 3),
])
def test_the_house_may_say_which_card_brings_it_in(house, seat):
    assert opener("stud", "Kh Ks As 2c", house=house) == seat


@pytest.mark.parametrize(("setup", "seat"), [
    ({}, 3), ({"house": {"super-stud-8-bring-in": "high-card"}}, 2),
    ({"preset": "cash", "tournament": False}, 2),
])
def test_the_bring_in_of_super_stud_high_low(setup, seat):
    """`super-stud-8-bring-in`: the low card; the high card in WSOP cash games."""
    assert opener("super-stud-8", "Kh Ks 2c 5d", **setup) == seat


def test_mexican_poker_has_no_bring_in_the_high_card_bets():
    """Equal cards by position from the button: seats 2 and 3 show kings, button 1."""
    up = {"1": "2h", "2": "Kc", "3": "Ks", "4": "7d"}
    state = ask(**{**STUD, "game": "mexican-poker", "bring_in": None, "button": 1, "seats": 4, "up": up})
    assert (state["to_act"], state["legal"]["check"], bet_range(state)) == (2, False, (200, 400))


DOORS = {"1": "2c", "2": "9h", "3": "Th", "4": "Kd"}


def third(actions: str = "", **setup: Any) -> State:
    return ask(actions, **{**STUD, "up": DOORS, "seats": 4, **setup})


@pytest.mark.parametrize(("value", "complete"), [("bring-in-or-complete", 200), ("bring-in-only", None)])
def test_the_opener_may_open_for_the_small_bet(value, complete):
    """`bring-in-option`."""
    legal = third(house={"bring-in-option": value})["legal"]
    assert (legal["bring_in"], legal["complete"]) == (50, complete)
    assert (legal["raise"], legal["check"]) == (None, False)


def test_an_opener_who_completes_leaves_a_raise():
    assert raise_range(third("1 complete")) == (400, 400)
    only = {"bring-in-option": "bring-in-only"}
    assert refused("1 complete", **{**STUD, "up": DOORS, "seats": 4, "house": only})


def test_in_pot_limit_the_opener_may_open_for_any_amount_up_to_the_pot():
    """Four antes of 20: the most is 80."""
    state = third(betting="pot-limit", small_bet=None, big_bet=None)
    assert state["legal"]["bring_in"] == 50
    assert (bet_range(state) or (0, 0))[1] == 80


FIVE_DOORS = {**DOORS, "5": "Qc"}
PARTIAL: dict[str, Any] = {**STUD, "bring_in": 40, "small_bet": 100, "big_bet": 200, "up": FIVE_DOORS}


def test_behind_a_partial_bring_in_others_pay_it_in_full():
    """Five antes of 20, bring-in 40, low card all-in for 25; next calls 40, next completes 100, two fold.

    The 40 calls: main 100 + 3 x 25 = 175 for three, side 150 for two.
    """
    held = {1: 45, 2: 9000, 3: 9000, 4: 9000, 5: 9000}
    first = ask("1 all-in", **{**PARTIAL, "seats": held})
    assert (first["to_act"], first["legal"]["call"], first["legal"]["complete"]) == (2, 40, 100)
    state = ask("1 all-in, 2 call, 3 complete, 4 fold, 5 fold, 2 call", **{**PARTIAL, "seats": held})
    assert pots(state) == [(175, [1, 2, 3]), (150, [2, 3])]


def test_a_partial_bring_in_may_be_matched_where_the_house_says_so():
    """`bring-in-short: others-match`: the next calls 25."""
    state = ask("1 all-in", **{**PARTIAL, "seats": {1: 45, 2: 9000, 3: 9000, 4: 9000, 5: 9000},
                               "house": {"bring-in-short": "others-match"}})
    assert (state["to_act"], state["legal"]["call"]) == (2, 25)


BIG_BET: dict[str, Any] = {**PARTIAL, "betting": "no-limit", "small_bet": None, "big_bet": None}


@pytest.mark.parametrize(("way", "least"), [("add", 25 + 40), ("complete", 40)])
def test_a_matched_part_of_the_bring_in_does_not_make_the_least_raise_smaller(way, least):
    """No-limit, bring-in 40, all-in for 25: a raise is by 40, or makes up the 40 (`min-raise-over-short`)."""
    state = ask("1 all-in", **{**BIG_BET, "seats": {1: 45, 2: 9000, 3: 9000, 4: 9000, 5: 9000},
                               "house": {"bring-in-short": "others-match", "min-raise-over-short": way}})
    assert (state["legal"]["call"], raise_range(state)) == (25, (least, 8980))


@pytest.mark.parametrize(("way", "least"), [("add", 65 + 40), ("complete", 80)])
def test_the_bring_in_is_the_level_that_a_short_all_in_is_completed_from(way, least):
    """No-limit, bring-in 40, all-in 65: as over a big blind, the next makes it 80, or 105 with `add`."""
    state = ask("1 bring-in, 2 all-in", **{**BIG_BET, "seats": {1: 9000, 2: 85, 3: 9000, 4: 9000, 5: 9000},
                                           "house": {"min-raise-over-short": way}})
    assert (state["legal"]["call"], raise_range(state)) == (65, (least, 8980))


@pytest.mark.parametrize(("all_in", "complete", "most"), [(62, 100, None), (63, None, 163)])
def test_half_of_the_difference_is_measured_from_the_bring_in_that_is_owed(all_in, complete, most):
    """`third-street-half: of-difference`, `others-match`: from 25 to 100 lack 75, so 62.5 and up is a bet."""
    state = ask("1 all-in, 2 all-in", **{
        **PARTIAL, "seats": {1: 45, 2: 20 + all_in, 3: 9000, 4: 9000, 5: 9000},
        "house": {"bring-in-short": "others-match", "third-street-half": "of-difference"}})
    legal = state["legal"]
    assert (legal["complete"], legal["raise"] and legal["raise"]["max"]) == (complete, most)


def test_all_in_for_the_ante_the_player_on_the_left_starts():
    """He pays the bring-in, completes or folds."""
    state = ask(**{**PARTIAL, "seats": {1: 20, 2: 9000, 3: 9000, 4: 9000, 5: 9000}})
    legal = state["legal"]
    assert (state["to_act"], legal["bring_in"], legal["complete"], legal["fold"]) == (2, 40, 100, True)
    assert ask("2 fold", **{**PARTIAL, "seats": {1: 20, 2: 9000, 3: 9000, 4: 9000, 5: 9000}})["to_act"] == 3


@pytest.mark.parametrize(("value", "all_in", "complete", "most"), [
    ("of-small-bet", 100, None, 300), ("of-small-bet", 99, 200, None), ("of-small-bet", 120, None, 320),
    ("of-difference", 120, 200, None), ("of-difference", 137, 200, None), ("of-difference", 138, None, 338),
])
def test_half_a_bet_over_the_bring_in(value, all_in, complete, most):
    """`third-street-half`, bring-in 75 of 200: from 100, or half of the missing part, from 137.5."""
    state = ask("1 bring-in, 2 all-in", seats={1: 9000, 2: all_in + 20, 3: 9000, 4: 9000},
                **{**STUD, "bring_in": 75, "up": DOORS, "house": {"third-street-half": value}})
    assert (state["to_act"], state["legal"]["call"], state["legal"]["complete"]) == (3, all_in, complete)
    assert raise_range(state) == (None if most is None else (most, most))


def fourth(doors: str, turned: str, game: str = "stud", bring_in: int = 1, **setup: Any) -> int:
    """Who starts on fourth street when everyone calls the bring-in and these cards come."""
    up = {str(seat): card for seat, card in enumerate(doors.split(), 1)}
    order = [(bring_in + n - 1) % len(up) + 1 for n in range(1, len(up))]
    actions = [f"{bring_in} bring-in", *(f"{seat} call" for seat in order),
               *(f"deal {seat} up {card}" for seat, card in enumerate(turned.split(), 1))]
    state = ask(", ".join(actions), **{**STUD, "game": game, "seats": len(up), "up": up, **setup})
    return int(state["to_act"])


def test_from_fourth_street_on_the_best_board_starts():
    """`stud-first-act`: a pair beats high cards, and a pair of tens a pair of nines."""
    assert fourth("2c 9h Th Kd", "3d 9c 4d As") == 2
    assert fourth("2c 9h Th Kd", "3d 9c Td As") == 3
    assert fourth("2c 9h Th Kd", "3d 8c 4d 7s") == 4


def test_straights_and_flushes_do_not_count_on_a_board_of_fewer_than_five():
    """Seat 2 shows four to a straight flush, seat 4 a king."""
    setup = {**STUD, "seats": 4, "up": {"1": "2c", "2": "9h", "3": "6s", "4": "Kd"}}
    checks = "4 check, 1 check, 2 check, 3 check"
    fifth = ("1 bring-in, 2 call, 3 call, 4 call, deal 1 up 3d, deal 2 up Th, deal 3 up 4d, deal 4 up 2s, "
             f"{checks}, deal 1 up 5d, deal 2 up Jh, deal 3 up 7d, deal 4 up 4s")
    sixth = f"{fifth}, {checks}, deal 1 up 8d, deal 2 up Qh, deal 3 up 9d, deal 4 up 5s"
    assert [ask(fifth, **setup)["to_act"], ask(sixth, **setup)["to_act"]] == [4, 4]


def test_in_low_games_the_lowest_board_starts():
    """Razz: 5-2 before 6-A, and a pair is worse than any two cards."""
    assert fourth("2c 6h Ks 7d", "5d As Jd 8c", game="razz", bring_in=3) == 1
    assert fourth("2c 6h Ks 7d", "2d As Jd 8c", game="razz", bring_in=3) == 2


@pytest.mark.parametrize(("game", "doors", "turned", "bring_in"), [
    ("stud", "8h 8s 2c", "4c 4d 3d", 3), ("razz", "8h 8s Ks", "4c 4d Qd", 3),
])
@pytest.mark.parametrize(("value", "seat"), [("suit", 2), ("position", 1)])
def test_equal_boards(game, doors, turned, bring_in, value, seat):
    """`stud-board-tie`: 8s-4d before 8h-4c in high and low games; or the first clockwise from the dealer."""
    assert fourth(doors, turned, game, bring_in, house={"stud-board-tie": value}) == seat


def test_equal_boards_in_a_cash_room_go_by_position():
    assert fourth("8h 8s 2c", "4c 4d 3d", "stud", 3, preset="cash", tournament=False) == 1


# Eight dealt in, one folds on fourth street: the stub of three cannot serve seven.
EIGHT = ("2c Qh 8s 7h", "4d 9d Th 5s", "Kd Ad Js 6c", "3d 5h 9c Tc", "3h 6d 8c Jd", "3s 7d 9s Jc",
         "4h 6h Td 8d", "5d 8h")
SEVEN = (3, 4, 5, 6, 7, 1, 2)


def to_the_community_card() -> str:
    """Seat 1 brings it in; seat 3 shows ace and king and starts every street."""
    actions = ["1 bring-in", *(f"{seat} call" for seat in range(2, 9))]
    for street in (1, 2, 3):
        dealt = [(seat, cards.split()) for seat, cards in enumerate(EIGHT, 1)]
        actions += [f"deal {seat} up {cards[street]}" for seat, cards in dealt if street < len(cards)]
        if street == 1:
            actions += ["3 bet 200", *(f"{seat} call" for seat in (4, 5, 6, 7)), "8 fold", "1 call", "2 call"]
        else:
            actions += [f"{seat} check" for seat in SEVEN]
    return ", ".join([*actions, "deal board Qc"])


@pytest.mark.parametrize(("value", "seat"), [("as-sixth", 3), ("with-community", 1)])
def test_who_starts_when_the_last_card_is_shared(value, seat):
    """`community-first-act`: who started on sixth, or the board that the shared card makes best."""
    up = {str(place): cards.split()[0] for place, cards in enumerate(EIGHT, 1)}
    house = {"community-first-act": value}
    state = ask(to_the_community_card(), **{**STUD, "seats": 8, "up": up, "house": house})
    assert state["to_act"] == seat


@pytest.mark.parametrize("scale", ["ace-to-five", "madison", "ace-to-six"])
def test_equal_low_boards_have_one_opener_on_every_scale_where_the_ace_is_low(scale, own_game):
    """Ace-five against ace-five: the five is the highest card, and the five of spades opens."""
    own_game("mine", f'name = "Mine"\nsection = "house"\nsummary = "M."\nextends = "razz"\n'
                     f'showing = "{scale}"\n[sides.low]\nscale = "{scale}"\n')
    fourth = "1 bring-in, 2 call, deal 1 up 5d, deal 2 up 5s"
    assert opener("mine", "As Ad", actions=fourth) == 2
