"""`next`: what happens at the table now, in order, up to the first decision (contract, section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal

ANTES: dict[str, Any] = {"blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50, "big_bet": 100}
MEXICAN: dict[str, Any] = {"blinds": [], "ante": 5, "small_bet": 50, "big_bet": 100}
BOMB: dict[str, Any] = {"bomb_pot": True, "blinds": [], "ante": 50}
CASH: dict[str, Any] = {"tournament": False, "preset": "cash"}
CALLED = "3 call, 1 call, 2 check"
CHECKED = "1 check, 2 check, 3 check"


def state(game: str, actions: str = "", seats: Any = 3, stack: int = 10_000, **setup: Any) -> dict[str, Any]:
    held = seats if isinstance(seats, dict) else {str(seat): stack for seat in range(1, seats + 1)}
    document = {"game": game, "seats": held, "button": len(held), "blinds": [50, 100], **setup}
    return options({**document, "actions": [line.strip() for line in actions.split(",") if line.strip()]})


def ahead(game: str, actions: str = "", **setup: Any) -> list[str]:
    """`next` in short: `deal 1 2 3: 2 down preflop`, `burn`, `act 3`."""
    return [short(step) for step in state(game, actions, **setup)["next"]]


def short(step: dict[str, Any]) -> str:
    words = [step["do"]]
    if step["do"] == "deal":
        to = step["to"] if isinstance(step["to"], str) else " ".join(map(str, step["to"]))
        words += [f"{to}:", str(step["cards"]), step["face"]]
        words += [step["street"]] if "street" in step else []
        words += [f"board {step['board']}"] if "board" in step else []
    elif step["do"] == "shuffle":
        words += [str(step["cards"]), "without", *map(str, step["without"])]
    elif step["do"] == "turn-up":
        words += map(str, step["seats"])
    elif step["do"] == "roll":
        words += [f"{step['dice']} by", str(step["seat"])]
    elif "seat" in step:
        words.append(str(step["seat"]))
    return " ".join(words)


FLOP, TURN, RIVER = (f"deal board: {n} up {name}" for n, name in ((3, "flop"), (1, "turn"), (1, "river")))


# -- the shape -----------------------------------------------------------------------------------------------


def test_the_steps_have_the_keys_of_the_contract():
    drawn = f"{CALLED}, deal board Kc8d2s, {CHECKED}, 1 draw 3, 2 pat, 3 draw 1"
    assert state("dramaha", drawn)["next"] == [
        {"do": "burn"},
        {"do": "deal", "to": [1], "cards": 3, "face": "down"},
        {"do": "deal", "to": [3], "cards": 1, "face": "down"},
        {"do": "burn"},
        {"do": "deal", "to": "board", "cards": 1, "face": "up", "street": "turn"},
        {"do": "act", "seat": 1},
    ]


def test_a_new_hand_starts_with_the_deal_and_forced_chips_have_no_step():
    assert ahead("holdem") == ["deal 1 2 3: 2 down preflop", "act 3"]
    assert ahead("omaha", button=1) == ["deal 2 3 1: 4 down preflop", "act 1"]


def test_a_hand_that_is_over_has_none():
    assert "next" not in state("holdem", "3 fold, 1 fold")


def test_what_is_passed_over_is_done():
    """Cards nobody enters are in it until something comes after them."""
    assert ahead("holdem", "3 call") == ["act 1"]
    assert ahead("holdem", CALLED) == ["burn", FLOP, "act 1"]
    assert ahead("holdem", f"{CALLED}, 1 check") == ["act 2"]


def test_a_step_shrinks_to_what_is_missing():
    assert ahead("holdem", f"{CALLED}, deal board Kc") == ["deal board: 2 up flop", "act 1"]
    assert ahead("holdem", f"{CALLED}, deal board Kc8d2s") == ["act 1"]
    assert ahead("holdem", "deal 1 AhKh") == ["deal 2 3: 2 down preflop", "act 3"]
    assert ahead("holdem", "deal 2 AhKh") == ["deal 3: 2 down preflop", "act 3"]
    assert ahead("holdem", "deal 1 Ah") == ["deal 1: 1 down preflop", "deal 2 3: 2 down", "act 3"]


def test_a_card_nobody_has_seen_is_entered_all_the_same():
    assert ahead("holdem", "deal 1 ????, deal 2 ????") == ["deal 3: 2 down preflop", "act 3"]


def test_a_late_line_for_an_earlier_street_changes_nothing():
    late = f"{CALLED}, {CHECKED}, deal board Kc8d2s"
    assert ahead("holdem", late) == ["burn", TURN, "act 1"]
    assert ahead("holdem", f"{CALLED}, deal 1 AhKh") == ["burn", FLOP, "act 1"]


def test_cards_that_were_never_entered_are_asked_for_when_only_they_are_missing():
    played = ", ".join([CALLED, *[CHECKED] * 3])
    assert ahead("holdem", played) == ["show 1"]
    shown = f"{played}, 1 show AhKh, 2 show QsQd, 3 show 7c6c"
    assert ahead("holdem", shown) == ["deal board: 5 up", "push"]


# -- boards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "flop", "turn"), [
    ("chowaha", ["deal board: 9 up flop"], ["deal board: 2 up turn"]),
    ("murder", ["deal board: 6 up flop"], ["deal board: 3 up turn"]),
    ("oklahoma", ["deal board: 9 up flop"], ["deal board: 3 up turn"]),
    ("reno-straight", ["deal board: 3 up flop board 1", "deal board: 3 up board 2"],
     ["deal board: 1 up turn board 1", "deal board: 1 up board 2"]),
    ("double-board-omaha", ["deal board: 3 up flop board 1", "deal board: 3 up board 2"],
     ["deal board: 1 up turn board 1", "deal board: 1 up board 2"]),
])
def test_each_board_has_its_step_and_rows_of_one_board_share_one(game, flop, turn):
    assert ahead(game, CALLED) == ["burn", *flop, "act 1"]
    assert ahead(game, f"{CALLED}, {CHECKED}") == ["burn", *turn, "act 1"]


def test_the_spit_card_of_courchevel_is_dealt_behind_the_hole_cards():
    assert ahead("courchevel") == ["deal 1 2 3: 5 down preflop", "deal board: 1 up", "act 3"]
    assert ahead("courchevel", CALLED) == ["burn", "deal board: 2 up flop", "act 1"]


def test_a_bomb_pot_burns_the_flop_and_skips_no_step_before_it():
    """R50."""
    assert ahead("holdem", **BOMB) == ["deal 1 2 3: 2 down preflop", "burn", FLOP, "act 1"]
    assert ahead("courchevel", **BOMB) == [
        "deal 1 2 3: 5 down preflop", "deal board: 1 up", "burn", "deal board: 2 up flop", "act 1"
    ]


def test_late_hole_cards():
    """Rio Bravo's third card is burned for, Wonky Donkey's come with the flop (R50)."""
    river = ", ".join([CALLED, *[CHECKED] * 3])
    assert ahead("rio-bravo", river) == ["burn", "deal 1 2 3: 1 down bravo", "act 1"]
    assert ahead("wonky-donkey", CALLED) == ["burn", FLOP, "act None"]
    assert ahead("wonky-donkey", f"{CALLED}, deal board Kc8s2d") == ["deal 1 2 3: 2 down", "act 1"]
    assert ahead("wonky-donkey", f"{CALLED}, deal board Kh8d2s") == ["act 1"]


# -- dice ----------------------------------------------------------------------------------------------------


def test_the_die_comes_in_its_place():
    assert ahead("binglaha", f"{CALLED}, {CHECKED}") == ["roll 1 by 3", "burn", TURN, "act 1"]
    assert ahead("binglaha", f"{CALLED}, {CHECKED}, roll 4") == ["burn", TURN, "act 1"]
    assert ahead("omaha-x-or-better", f"{CALLED}, {CHECKED}") == ["roll 2 by 3", "burn", TURN, "act 1"]
    assert ahead("holdem-crayfish", f"{CALLED}, {CHECKED}") == ["roll 1 by 3", "act 1"]
    assert ahead("bidirectional-chowaha", f"{CALLED}, {CHECKED}") == ["roll 1 by 3", "act 1"]


def test_an_invalid_roll_is_still_due():
    assert ahead("binglaha", f"{CALLED}, {CHECKED}, reroll slid") == ["roll 1 by 3", "burn", TURN, "act 1"]


def test_with_a_dead_button_nobody_is_named_to_roll():
    dead = {"seats": {"1": 900, "2": 900, "5": 900}, "button": 3}
    called = "2 call, 5 call, 1 check, 5 check, 1 check, 2 check"
    assert ahead("binglaha", called, **dead)[0] == "roll 1 by None"


def test_all_in_before_the_flop_the_die_waits_for_the_flop():
    """F1: the flop first, then the die."""
    assert ahead("binglaha", "3 all-in, 1 call, 2 call", stack=300, betting="no-limit") == [
        "turn-up 1 2 3", "burn", FLOP, "roll 1 by 3", "burn", TURN, "burn", RIVER, "show 1"
    ]
    assert ahead("holdem-crayfish", "3 all-in, 1 call, 2 fold", stack=300, betting="no-limit") == [
        "turn-up 1 3", "burn", "deal board: 5 up flop", "roll 1 by 3", "roll 1 by 3", "show 1"
    ]


# -- draws ---------------------------------------------------------------------------------------------------


def test_a_draw_waits_for_each_player_and_serves_when_all_have_said():
    assert ahead("badugi", CALLED) == ["draw 1"]
    assert ahead("badugi", f"{CALLED}, 1 draw 2") == ["draw 2"]
    drawn = f"{CALLED}, 1 draw 2, 2 draw 2, 3 pat"
    assert ahead("badugi", drawn) == ["burn", "deal 1: 2 down", "deal 2: 2 down", "act 1"]
    assert ahead("badugi", f"{drawn}, deal 1 Ah2c") == ["deal 2: 2 down", "act 1"]
    assert ahead("badugi", f"{CALLED}, 1 pat, 2 pat, 3 pat") == ["act 1"]


def test_each_in_turn_burns_once():
    each = {"house": {"draw-delivery": "each-in-turn"}}
    assert ahead("badugi", f"{CALLED}, 1 draw 2", **each) == ["burn", "deal 1: 2 down", "draw 2"]
    assert ahead("badugi", f"{CALLED}, 1 draw 2, 2 draw 1", **each) == ["deal 2: 1 down", "draw 3"]
    assert ahead("badugi", f"{CALLED}, 1 pat, 2 draw 1", **each) == ["burn", "deal 2: 1 down", "draw 3"]


def test_a_fifth_card_after_the_others_is_a_step_of_its_own():
    drawn = f"{CALLED}, 1 draw 5, 2 draw 1, 3 draw 5"
    after = {"house": {"fifth-card": "after-others"}}
    assert ahead("five-card-draw", drawn, **after) == [
        "burn", "deal 1: 4 down", "deal 2: 1 down", "deal 3: 4 down",
        "deal 1: 1 down", "deal 3: 1 down", "act 1",
    ]


def test_the_board_that_players_see_before_they_draw():
    assert ahead("triple-draw-dramaha", CALLED) == ["burn", FLOP, "draw 1"]
    drawn = f"{CALLED}, deal board Kc8d2s, 1 draw 1, 2 pat, 3 pat"
    assert ahead("triple-draw-dramaha", drawn) == ["burn", "deal 1: 1 down", "act 1"]


SIX = {"seats": 6}
ALL_CALL = "3 call, 4 call, 5 call, 6 call, 1 call, 2 check"
ALL_FIVE = ", ".join(f"{seat} draw 5" for seat in range(1, 7))


def test_a_shuffle_leaves_out_the_discards_of_everybody_still_owed():
    """R49; 52 - 30 - 1 = 21: four are served, seat 5 gets one, 20 discards and the burn serve nine."""
    assert ahead("deuce-to-seven-triple-draw", f"{ALL_CALL}, {ALL_FIVE}", **SIX) == [
        "burn", *(f"deal {seat}: 5 down" for seat in range(1, 5)), "deal 5: 1 down",
        "shuffle 21 without 5 6", "deal 5: 4 down", "deal 6: 5 down", "act 1",
    ]


def test_the_deal_of_a_card_that_stayed_out_is_refused():
    named = ALL_FIVE.replace("6 draw 5", "6 draw 5 8d9dTdJdQd")
    with pytest.raises(Refusal) as refusal:
        state("deuce-to-seven-triple-draw", f"{ALL_CALL}, {named}, deal 6 8dAdKd2s3s", **SIX)
    assert refusal.value.code == "own-discard"


def test_after_the_shuffle_the_next_street_burns_as_usual():
    second = ", ".join(["1 bet 100", *(f"{seat} call" for seat in range(2, 7)), "1 draw 1",
                        *(f"{seat} pat" for seat in range(2, 7))])
    played = f"{ALL_CALL}, {ALL_FIVE}, {second}"
    assert ahead("deuce-to-seven-triple-draw", played, **SIX) == ["burn", "deal 1: 1 down", "act 1"]


# -- a player's own cards ------------------------------------------------------------------------------------


def test_discards_come_one_by_one_from_the_left_of_the_button_before_the_turn():
    flop = f"{CALLED}, deal board Kc8d2s, {CHECKED}"
    assert ahead("crazy-pineapple-8", flop) == ["discard 1"]
    assert ahead("crazy-pineapple-8", f"{flop}, 1 discard 1, 2 discard 1") == ["discard 3"]
    done = f"{flop}, 1 discard 1, 2 discard 1, 3 discard 1"
    assert ahead("crazy-pineapple-8", done) == ["burn", TURN, "act 1"]


def test_discards_nobody_enters_hide_nothing():
    """F13: the board, or the next action, is taken without them, and then they are done."""
    flop = f"{CALLED}, {CHECKED}"
    assert state("irish", flop)["to_act"] == 1
    assert ahead("irish", f"{flop}, deal board Kc8d2s9c") == ["act 1"]
    assert ahead("irish", f"{flop}, 1 check") == ["act 2"]
    assert ahead("irish", f"{flop}, {CHECKED}") == ["burn", RIVER, "act 1"]


def test_keeping_comes_with_the_first_action_of_each():
    """Scrotum (2.50)."""
    assert ahead("scrotum", "3 call") == ["keep 3"]
    assert ahead("scrotum", "3 call, 3 discard 2") == ["act 1"]
    assert ahead("scrotum", "3 call, 1 call") == ["keep 1"]
    assert ahead("scrotum", "3 fold") == ["act 1"]
    assert ahead("scrotum", CALLED) == ["keep 2"]
    assert ahead("scrotum", f"{CALLED}, 2 discard 0") == ["burn", FLOP, "act 1"]


def test_who_never_acts_keeps_before_the_flop_too():
    """A blind all-in, and everybody in a bomb pot, from the left of the button."""
    short = {"seats": {"1": 5000, "2": 60, "3": 5000}, "button": 3}
    assert ahead("scrotum", "3 call, 3 discard 1, 1 call, 1 discard 2", **short) == ["keep 2"]
    assert ahead("scrotum", **BOMB) == ["deal 1 2 3: 5 down preflop", "keep 1"]
    assert ahead("scrotum", "1 discard 1", **BOMB) == ["keep 2"]
    assert ahead("scrotum", "1 discard 1, 2 discard 1, 3 discard 4", **BOMB) == ["burn", FLOP, "act 1"]


def test_sohe_is_parted_before_the_flop():
    assert ahead("sohe", CALLED) == ["part 1"]
    assert ahead("sohe", f"{CALLED}, deal board Kc8d2s") == ["act 1"]
    parted = f"{CALLED}, 1 part AhKh/2c3c4c5c"
    assert ahead("sohe", parted) == ["part 2"]


def test_paradise_road():
    """The pick first; Hold'em throws one before the first bet, stud rolls a door with the action."""
    dealt = ["deal 1 2 3 4: 3 down preflop", "choose 3"]
    assert ahead("paradise-road-pickem", seats=4) == dealt
    assert ahead("paradise-road-pickem", "3 choose holdem", seats=4) == ["discard 1"]
    assert ahead("paradise-road-pickem", "3 choose omaha-8", seats=4) == ["deal 1 2 3 4: 1 down", "act 3"]
    assert ahead("paradise-road-pickem", "3 choose stud", seats=4) == ["act 3"]
    assert ahead("paradise-road-pickem", "3 choose stud, 3 call", seats=4) == ["door 3"]


def test_who_picks_no_game_plays_holdem():
    """R55: nobody else is asked; what is thrown before the bet is thrown unseen."""
    assert ahead("paradise-road-pickem", "3 call", seats=4) == ["act 4"]
    called = "3 call, 4 call, 1 call, 2 check"
    assert ahead("paradise-road-pickem", called, seats=4) == ["burn", FLOP, "act 1"]
    with pytest.raises(Refusal) as refusal:
        state("paradise-road-pickem", "4 call", seats=4)
    assert refusal.value.code == "not-betting"


def test_the_last_to_close_the_round_rolls_a_door_card_before_fourth_street():
    """F8."""
    called = "3 choose stud, 3 call, 3 door 9h, 4 fold, 1 call, 1 door 9s, 2 check"
    assert ahead("paradise-road-pickem", called, seats=4) == ["door 2"]
    assert ahead("paradise-road-pickem", f"{called}, 2 door Kc", seats=4) == [
        "burn", "deal 1 2 3: 1 up fourth", "act None"
    ]


def test_mexican_poker_opens_before_the_next_card():
    doors = "deal 1 up Kc, deal 2 up 5c, deal 3 up 6c"
    second = f"{doors}, 1 bet 50, 2 call, 3 call"
    assert ahead("mexican-poker", doors, **MEXICAN) == ["act 1"]
    assert ahead("mexican-poker", second, **MEXICAN) == ["expose 1"]
    assert ahead("mexican-poker", f"{second}, 1 pat, 2 expose 7d, 3 pat", **MEXICAN) == [
        "burn", "deal 1: 1 up third", "deal 2: 1 down", "deal 3: 1 up", "act None"
    ]
    assert ahead("mexican-poker", f"{second}, 1 pat, deal 1 up 7s, deal 2 up 6s", **MEXICAN) == [
        "deal 3: 1 up third", "act None"
    ]


def test_the_next_cards_are_taken_though_nobody_has_said_whether_cards_are_opened():
    second = "deal 1 up Kc, deal 2 up 5c, deal 3 up 6c, 1 bet 50, 2 call, 3 call"
    cards = "deal 1 up 4s, deal 2 up 3s, deal 3 up 2s"
    assert ahead("mexican-poker", f"{second}, {cards}, 1 check", **MEXICAN) == ["act 2"]


# -- stud ----------------------------------------------------------------------------------------------------

DOORS = "deal 1 up Kc, deal 2 up 5c, deal 3 up 9c"


def test_stud_from_seat_one_and_the_bring_in_waits_for_the_door_cards():
    both = ["deal 1 2 3: 2 down third", "deal 1 2 3: 1 up"]
    assert ahead("stud", **ANTES) == [*both, "bring-in None"]
    assert ahead("stud", "deal 1 up Kc", **ANTES) == ["deal 2 3: 1 up", "bring-in None"]
    assert ahead("stud", DOORS, **ANTES) == ["bring-in 2"]
    assert ahead("stud", up={"1": "Kc", "2": "5c", "3": "9c"}, **ANTES) == ["bring-in 2"]
    assert ahead("stud", f"{DOORS}, 2 bring-in", **ANTES) == ["act 3"]


def test_a_door_card_that_was_passed_over_and_decides_is_asked_for_again():
    assert ahead("stud", "deal 2 up 5c, deal 3 up 9c", **ANTES) == ["deal 1: 1 up", "bring-in None"]


def test_later_streets():
    third = f"{DOORS}, 2 bring-in, 3 call, 1 call"
    assert ahead("stud", third, **ANTES) == ["burn", "deal 1 2 3: 1 up fourth", "act None"]
    fourth = f"{third}, deal 1 up Kd, deal 2 up 2c"
    assert ahead("stud", fourth, **ANTES) == ["deal 3: 1 up fourth", "act None"]
    assert ahead("super-stud", third, **ANTES) == ["discard 1"]


def test_mississippi_deals_from_seat_one():
    """2.38: "Starting with the player in seat one"."""
    assert ahead("mississippi-stud", button=1) == [
        "deal 1 2 3: 2 down third", "deal 1 2 3: 1 up", "act 1"
    ]


def test_stud_all_in_is_dealt_street_by_street():
    """F7."""
    played = f"{DOORS}, 2 bring-in, 3 all-in, 1 call, 2 fold"
    streets = [f"deal 1 3: 1 up {name}" for name in ("fourth", "fifth", "sixth")]
    later = [word for street in (*streets, "deal 1 3: 1 down seventh") for word in ("burn", street)]
    razz = f"{DOORS}, 1 bring-in, 2 fold, 3 all-in, 1 call"
    assert ahead("razz", razz, stack=50, **ANTES) == ["turn-up 1 3", *later, "show 1"]
    assert ahead("stud", f"{played}, 1 show AhAd, 3 show 9d9h9c", stack=50, **ANTES) == [*later, "push"]


def test_an_open_hand_goes_on_with_the_cards_that_are_dealt_to_it():
    played = f"{DOORS}, 2 bring-in, 3 all-in, 1 call, 2 fold, 1 show AhAdKc, 3 show 9d9h9c"
    cards = ", deal 1 up 2c, deal 3 up 2d, deal 1 up 3c, deal 3 up 3d, deal 1 up 4c, deal 3 up 4d"
    last = f"{played}{cards}, deal 1 7s"
    assert ahead("stud", last, stack=50, **ANTES) == ["deal 3: 1 down seventh", "push"]
    assert state("stud", f"{last}, deal 3 8s", stack=50, **ANTES)["awards"] == {"3": 115}


# -- all-in --------------------------------------------------------------------------------------------------


def test_all_in_hands_are_turned_up_before_the_board_is_run():
    """R64."""
    rest = ["burn", FLOP, "burn", TURN, "burn", RIVER]
    jam = {"betting": "no-limit"}
    assert ahead("holdem", "3 all-in, 1 fold, 2 call", **jam) == ["turn-up 2 3", *rest, "show 2"]
    assert ahead("holdem", "3 all-in, 1 fold, 2 call, 2 show AhKh", **jam) == ["turn-up 3", *rest, "show 3"]
    both = "3 all-in, 1 fold, 2 call, 2 show AhKh, 3 show QsQd"
    assert ahead("holdem", both, **jam) == [*rest, "push"]
    assert ahead("holdem", f"{both}, deal board Kc8d2s", **jam) == ["burn", TURN, "burn", RIVER, "push"]
    assert ahead("holdem", "3 all-in, 1 fold, 2 call, deal board Kc8d2s", **jam) == [
        "burn", TURN, "burn", RIVER, "show 2"
    ]


def test_in_a_cash_room_nothing_is_turned_up():
    jam = {"betting": "no-limit", **CASH}
    assert ahead("holdem", "3 all-in, 1 fold, 2 call", **jam)[0] == "burn"


def test_while_somebody_may_still_draw_or_throw_hands_stay_down():
    """R64."""
    jam = {"betting": "no-limit"}
    assert ahead("badugi", "3 all-in, 1 fold, 2 call", **jam) == ["draw 2"]
    drawn = "3 all-in, 1 fold, 2 call, 2 pat, 3 draw 1, 2 pat, 3 pat, 2 pat, 3 draw 1"
    assert ahead("badugi", drawn, **jam) == [
        "turn-up 2 3", "burn", "deal 3: 1 down", "show 2"
    ]
    assert ahead("irish", "3 all-in, 1 fold, 2 call", **jam) == ["burn", FLOP, "discard 2"]
    assert ahead("irish", "3 all-in, 1 fold, 2 call, deal board Kc8d2s, 2 discard 2, 3 discard 2", **jam) == [
        "turn-up 2 3", "burn", TURN, "burn", RIVER, "show 2"
    ]


def test_atomic_pineapple_all_in_throws_street_by_street():
    jam = "3 all-in, 1 fold, 2 call"
    first = f"{jam}, 2 discard 1, 3 discard 1"
    assert ahead("atomic-pineapple", jam, betting="no-limit") == ["discard 2"]
    assert ahead("atomic-pineapple", first, betting="no-limit") == ["burn", FLOP, "discard 2"]


def test_run_twice_board_by_board_each_street_with_its_burn():
    jam = {"betting": "no-limit", **CASH}
    boards = [[f"deal board: 3 up flop board {n}", f"deal board: 1 up turn board {n}",
               f"deal board: 1 up river board {n}"] for n in (1, 2)]
    steps = [word for board in boards for street in board for word in ("burn", street)]
    assert ahead("holdem", "3 all-in, 1 fold, 2 call, run 2", **jam) == [*steps, "show 2"]
    entered = "3 all-in, 1 fold, 2 call, run 2, deal board Kc8d2s4h5h, deal board AsAd3h"
    assert ahead("holdem", entered, **jam) == [*steps[-4:], "show 2"]


def test_a_bomb_pot_that_puts_everybody_all_in():
    assert ahead("holdem", stack=50, **BOMB) == [
        "deal 1 2 3: 2 down preflop", "turn-up 1 2 3", "burn", FLOP, "burn", TURN, "burn", RIVER, "show 1"
    ]
