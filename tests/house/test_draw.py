"""§6 of the house rules: draws, Archie, the joker, and the Sevens Rule settled to the chip."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.judge import judge
from dealer_assist.errors import Refusal

from .ask import State, ask, asked, gained, raise_range, refused

LIMIT: dict[str, Any] = {"betting": "limit", "blinds": [50, 100], "small_bet": 100, "big_bet": 200}
LIMPED = "3 call, 1 call, 2 check"
TO_THE_DRAW = {"dramaha": f"{LIMPED}, 1 check, 2 check, 3 check"}


def before_the_draw(game: str) -> str:
    return TO_THE_DRAW["dramaha"] if game.startswith("drama") else LIMPED


@pytest.mark.parametrize("game", [
    "deuce-to-seven-lowball", "deuce-to-seven-triple-draw", "badugi", "dramaha",
])
def test_draws_go_from_the_left_of_the_button(game):
    start = before_the_draw(game)
    drawn = [start, f"{start}, 1 draw 1", f"{start}, 1 draw 1, 2 pat"]
    assert [asked(ask(actions, game=game, **LIMIT)) for actions in drawn] == [1, 2, 3]


@pytest.mark.parametrize(("game", "limit"), [
    ("deuce-to-seven-lowball", 5), ("california-lowball", 5), ("five-card-draw", 5), ("archie", 5),
    ("ace-to-5-triple-draw", 5), ("deuce-to-seven-triple-draw", 5), ("badacey", 5), ("badugi", 4),
    ("dramaha", 5), ("triple-draw-dramaha", 5), ("dramadugi", 3), ("dramaha-zero", 3), ("dramaha-21", 3),
    ("dramaha-49", 3),
])
def test_how_many_cards_may_be_drawn(game, limit):
    """`draw-limit`: five-card draws 0-5, Badugi 0-4, Dramaha 0-5, Dramadugi and Zero, 21, 49 0-3."""
    start = LIMPED if game == "triple-draw-dramaha" else before_the_draw(game)
    assert asked(ask(f"{start}, 1 draw {limit}", game=game, **LIMIT)) == 2
    assert str(limit) in refused(f"{start}, 1 draw {limit + 1}", game=game, **LIMIT)


def test_the_house_may_allow_fewer():
    setup = {**LIMIT, "game": "five-card-draw", "house": {"draw-limit": 3}}
    assert asked(ask(f"{LIMPED}, 1 draw 3", **setup)) == 2
    assert "3" in refused(f"{LIMPED}, 1 draw 4", **setup)


@pytest.mark.parametrize(("game", "limit", "most", "told"), [
    ("badugi", 5, 4, "pat, or 1 to 4 cards"), ("badugi", 3, 3, "pat, or 1 to 3 cards"),
    ("five-card-draw", 1, 1, "pat, or 1 card"), ("five-card-draw", 0, 0, "pat"),
])
def test_what_may_be_drawn_is_said_as_it_is_taken(game, limit, most, told):
    """`draw-limit`: a room's five are no more than the four of badugi, and with none there is only pat."""
    setup = {**LIMIT, "game": game, "house": {"draw-limit": limit}}
    state = ask("3 call, 1 call, 2 check", **setup)
    assert (state["prompt"], state["legal"]["draw"]) == (f"Seat 1 to draw: {told}", {"min": 0, "max": most})
    asked = refused(f"3 call, 1 call, 2 check, 1 draw {most + 1}", **setup)
    assert (f"0 to {most} cards" if most else "no card") in asked


def test_each_may_get_his_cards_before_the_next_announces():
    """`draw-delivery: each-in-turn`."""
    setup = {**LIMIT, "game": "five-card-draw", "house": {"draw-delivery": "each-in-turn"}}
    assert asked(ask(f"{LIMPED}, 1 draw 2, deal 1 AhKd, 2 draw 1", **setup)) == 3


def test_all_announce_before_cards_are_dealt():
    """`draw-delivery: all-announce-first`."""
    setup = {**LIMIT, "game": "five-card-draw"}
    done = f"{LIMPED}, 1 draw 2, 2 draw 1, 3 pat, deal 1 AhKd, deal 2 7c"
    assert ask(done, **setup)["to_act"] == 1


def draw_judge(game: str, *hands: str, pot: int = 100, **house: Any) -> State:
    return judge({"game": game, "button": len(hands), "pots": [{"amount": pot}],
                  "hands": {str(seat): cards for seat, cards in enumerate(hands, 1)}, "house": house})


@pytest.mark.parametrize(("value", "awards"), [("66", {"1": 50, "2": 50}), (99, {"2": 100})])
def test_the_pair_that_archie_s_high_half_needs(value, awards):
    """A pair of sixes and an eight low: split, or with nines the low takes it all."""
    assert draw_judge("archie", "6s6hKdJc9s", "8c5d4h3s2c", **{"archie-high": value})["awards"] == awards


def test_archie_in_a_cash_room_needs_nines():
    document = {"game": "archie", "button": 2, "preset": "cash", "pots": [{"amount": 100}],
                "hands": {"1": "8s8hKdJc9s", "2": "8c5d4h3s2c"}}
    assert judge(document)["awards"] == {"2": 100}


@pytest.mark.parametrize(("value", "awards"), [("high", {"1": 100}), ("split-all", {"1": 50, "2": 50})])
def test_when_nobody_qualifies_in_archie(value, awards):
    """`archie-none`: the best high takes all, or all who are in share it."""
    assert draw_judge("archie", "5s5hKdJc9s", "Tc9d4h3s2c", **{"archie-none": value})["awards"] == awards


@pytest.mark.parametrize(("game", "with_joker", "without", "winner"), [
    ("california-lowball", "Jk2c3d4h6s", "6c5d4s3h2h", "1"),
    ("five-card-draw", "Jk9c8d7h6s", "KsKhKd4c2d", "1"),
    ("five-card-draw", "JkKcKd7h6s", "2s2h2d4c3d", "2"),
])
def test_the_joker_of_the_game(game, with_joker, without, winner):
    """Lowball: the lowest rank not held, here the ace. Five Card Draw: completes a straight, but no trips."""
    assert draw_judge(game, with_joker, without)["awards"] == {winner: 100}


def test_a_room_may_play_without_the_joker():
    """`joker: none`: there is no such card."""
    with pytest.raises(Refusal) as refusal:
        draw_judge("california-lowball", "Jk2c3d4h6s", "6c5d4s3h2h", joker="none")
    assert refusal.value.field is not None and refusal.value.field.startswith("hands.1")


# The seed's own hand: limit 20, 80 in before the draw; A has 15 left after it.
STACKS = {1: 35, 2: 1000, 3: 1000, 4: 1000}
SEVENS: dict[str, Any] = {"game": "california-lowball", "betting": "limit", "blinds": [10, 20],
                          "small_bet": 20, "big_bet": 40, "seats": STACKS}
DRAWN = "3 call, 4 call, 1 call, 2 check, 1 draw 1, 2 draw 2, 3 pat, 4 draw 1"
AS_PRINTED = {"limit-short-all-in": "full", "lowball-after-draw": "small"}
PRINTED = f"{DRAWN}, 1 all-in, 2 call, 3 complete, 4 raise 40, 2 call, 3 raise 60, 4 call, 2 call"
SHOWN = ", 3 show 6h4h3h2hAh, 4 show 6s5s4s3s2s, 2 show 5d4d3d2dAd, 1 show 8c4c3c2cAc"
BY_POSITION = ", 1 show 8c4c3c2cAc, 2 show 5d4d3d2dAd, 3 show 6h4h3h2hAh, 4 show 6s5s4s3s2s"
A_BEST = ", 3 show 6h5h3h2hAh, 4 show 7s5s4s3s2s, 2 show 6d4d3d2dAd, 1 show 5c4c3c2cAc"


def test_no_gain_from_a_seven_that_just_called():
    """275 in the middle: C 60 back, D 60 back, B 80 + A's 15 + his own 60 = 155, A 0."""
    state = ask(PRINTED + SHOWN, **SEVENS, house=AS_PRINTED)
    assert state["to_act"] is None
    assert state["returned"] == {"3": 60, "4": 60}
    assert state["awards"] == {"2": 155}
    assert gained(state, STACKS) == {1: -35, 2: 75, 3: -20, 4: -20}


def test_the_offender_may_not_check_raise():
    """B may only call when D makes it 40."""
    state = ask(f"{DRAWN}, 1 all-in, 2 call, 3 complete, 4 raise 40", **SEVENS, house=AS_PRINTED)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (2, 25, None)


def test_on_the_default_ladder_the_same_actions_are_35_55_and_75():
    """Settled the same way: C and D 75 back, B 80 + 15 + 75 = 170."""
    actions = f"{DRAWN}, 1 all-in, 2 call, 3 raise 35, 4 raise 55, 2 call, 3 raise 75, 4 call, 2 call"
    state = ask(actions + SHOWN, **SEVENS, house={"lowball-after-draw": "small"})
    assert (state["returned"], state["awards"]) == ({"3": 75, "4": 75}, {"2": 170})
    assert gained(state, STACKS) == {1: -35, 2: 75, 3: -20, 4: -20}


def test_had_the_all_in_the_best_hand_only_the_side_pot_is_handed_back():
    """A wins the main pot, 80 + 4 x 15; B, C and D take back the 45 each of the side pot."""
    state = ask(PRINTED + A_BEST, **SEVENS, house=AS_PRINTED)
    assert gained(state, STACKS) == {1: 105, 2: -35, 3: -35, 4: -35}


def test_over_half_a_bet_there_may_be_no_offence():
    """`sevens-short-call: under-half`: 15 is over half of 20, so B takes all 275."""
    state = ask(PRINTED + SHOWN, **SEVENS, house={**AS_PRINTED, "sevens-short-call": "under-half"})
    assert state["awards"] == {"2": 275}
    assert gained(state, STACKS) == {1: -35, 2: 195, 3: -80, 4: -80}


def test_below_half_a_bet_it_costs_the_over_calls():
    """`under-half`, A all-in for 8: C and D called behind and take their 8 back; B gets 80 + 8 + 8."""
    held = {**STACKS, 1: 28}
    state = ask(f"{DRAWN}, 1 all-in, 2 call, 3 call, 4 call" + BY_POSITION,
                **{**SEVENS, "seats": held}, house={**AS_PRINTED, "sevens-short-call": "under-half"})
    assert gained(state, held) == {1: -28, 2: 68, 3: -20, 4: -20}


def test_the_pot_may_be_forfeited():
    """`sevens-penalty: forfeit`: the offender holds the best hand and wins nothing."""
    state = ask(PRINTED + SHOWN, **SEVENS, house={**AS_PRINTED, "sevens-penalty": "forfeit"})
    assert gained(state, STACKS)[2] == -80


TIE_STACKS = {1: 500, 2: 500, 3: 500}
TIE: dict[str, Any] = {"game": "california-lowball", "betting": "limit", "blinds": [15, 30], "small_bet": 30,
                       "big_bet": 60, "seats": TIE_STACKS}
TIED = (f"{LIMPED}, 1 pat, 2 pat, 3 draw 1, 1 check, 2 bet 60, 3 call, 1 call, 2 show 7d5d4h3h2h, "
        "3 show 9s8s6s4s2s, 1 show 7c5c4c3d2d")


@pytest.mark.parametrize(("value", "nets"), [
    ("share-pre-draw", {1: 15, 2: 75, 3: -90}), ("all-to-other", {1: -30, 2: 120, 3: -90}),
])
def test_an_offender_ties_someone_who_complied(value, nets):
    """90 before the draw, A checks a seven, B bets 60, C and A call: A 105, B 165; or 60 and 210."""
    state = ask(TIED, **TIE, house={"sevens-tie": value})
    assert gained(state, TIE_STACKS) == nets


def test_an_offender_who_is_not_best_changes_nothing():
    actions = TIED.replace("7d5d4h3h2h", "6d5d4h3h2h")
    assert gained(ask(actions, **TIE), TIE_STACKS) == {1: -90, 2: 180, 3: -90}


@pytest.mark.parametrize("setup", [{"preset": "tda"}, {"house": {"sevens": "off"}}])
def test_without_the_rule_a_tie_is_a_tie(setup):
    assert gained(ask(TIED, **{**TIE, **setup}), TIE_STACKS) == {1: 45, 2: 45, 3: -90}


def test_the_rule_is_off_in_no_limit():
    """By game: on in limit California Lowball only."""
    setup = {**TIE, "betting": "no-limit", "small_bet": None, "big_bet": None}
    assert gained(ask(TIED, **setup), TIE_STACKS) == {1: 45, 2: 45, 3: -90}


def test_the_house_may_switch_it_on_in_no_limit():
    setup = {**TIE, "betting": "no-limit", "small_bet": None, "big_bet": None, "house": {"sevens": "on"}}
    assert gained(ask(TIED, **setup), TIE_STACKS) == {1: 15, 2: 75, 3: -90}


def test_a_short_hand_draws_up_to_size_with_the_cards_it_throws_named():
    """House rules 6, `wrong-card-count`: "a short hand before the draw, which draws up to size": four cards,
    two of them thrown, three dealt."""
    hand = {"game": "deuce-to-seven-triple-draw", **LIMIT}
    assert "with ?? for each" in refused(f"{LIMPED}, 1 draw 3 AsKs", **hand)
    drawn = ask(f"{LIMPED}, 1 draw 3 AsKs??, 2 pat, 3 pat", **hand)
    assert {"do": "deal", "to": [1], "cards": 3, "face": "down"} in drawn["next"]
    assert "not" in refused(f"{LIMPED}, 1 draw 3 AsKs??, 2 draw 1 As", **hand)
