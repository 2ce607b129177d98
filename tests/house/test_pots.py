"""§8 of the house rules: uncalled chips, side pots, odd chips, run-outs, rake and drop."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.judge import judge

from .ask import State, ask, pots, refused


def settle(game: str, pot: int, hands: dict[int, str], *, chip: int = 1, house: dict[str, Any] | None = None,
           **more: Any) -> dict[str, int]:
    """The awards of one pot."""
    held = {str(seat): cards for seat, cards in hands.items()}
    document = {"game": game, "pots": [{"amount": pot}], "hands": held, "chip": chip, "house": house or {}}
    awards: dict[str, int] = judge({**document, **more})["awards"]
    return awards


ROYAL = "AsKsQsJsTs"


@pytest.mark.parametrize(("value", "expected"), [
    ("one-per-pot", {"1": 250, "4": 225, "6": 250}), ("one-per-split", {"1": 250, "4": 225, "6": 250}),
    ("all-to-first", {"1": 225, "4": 225, "6": 275}),
])
def test_odd_chips_go_one_each_from_the_left_of_the_button(value, expected):
    """725, chip 25, winners 1, 4, 6, button 4: 29 units; `all-to-first`: seat 6 275."""
    hands = {1: "2c3c", 4: "2d3d", 6: "2h3h"}
    assert settle("holdem", 725, hands, chip=25, button=4, board=ROYAL,
                  house={"odd-chip-most": value}) == expected


@pytest.mark.parametrize(("value", "expected"), [
    ("one-per-pot", {"2": 275, "5": 100}), ("one-per-split", {"2": 300, "5": 75}),
])
def test_who_won_the_larger_half_alone_has_had_his_odd_chip(value, expected):
    """Omaha-8, 375, chip 25, button 6; seat 2 high, seats 2 and 5 tie low: high 200, low 175."""
    hands = {2: "Ah2hKdKh", 5: "Ad2c9s9d"}
    assert settle("omaha-8", 375, hands, chip=25, button=6, board="3c4d8hKcQs",
                  house={"odd-chip-most": value}) == expected


@pytest.mark.parametrize("value", ["one-per-pot", "one-per-split"])
def test_hands_identical_both_ways_come_out_even(value):
    """350: 175 each (high 100/75, low 75/100)."""
    hands = {2: "Ah2dKh9s", 5: "Ad2cKs9h"}
    assert settle("omaha-8", 350, hands, chip=25, button=6, board="3c4d8hQsJc",
                  house={"odd-chip-most": value}) == {"2": 175, "5": 175}


@pytest.mark.parametrize(("pot", "expected"), [(1050, {"2": 550, "5": 500}), (1250, {"2": 650, "5": 600})])
def test_what_is_finer_than_a_chip_goes_with_the_first_odd_chip(pot, expected):
    """Chip 100, one high, one low: 10 units and 50 over; 12 units and 50 over."""
    hands = {2: "KhKdTsTc", 5: "Ad2c9s9d"}
    assert settle("omaha-8", pot, hands, chip=100, button=6, board="3c4d8hKcQs") == expected


def test_uncalled_chips_go_back_before_pots_are_made():
    """In 150 (folded), 500, 900, 2,000, 1,600: 400 back; main 2,150, side 1,200, side 1,400."""
    held = {1: 9000, 2: 500, 3: 900, 4: 2000, 5: 1600}
    state = ask("3 all-in, 4 all-in, 5 all-in, 1 fold, 2 all-in", seats=held, blinds=[150, 300])
    assert pots(state) == [(2150, [2, 3, 4, 5]), (1200, [3, 4, 5]), (1400, [4, 5])]
    assert state["stacks"]["4"] == 400


TWO_PAIR = {1: "7s7h6d6c8c3d2h", 2: "7d7c6s6h8s4d2c"}


def test_in_stud_the_highest_card_by_suit_takes_the_odd_chip():
    """Two pair tie, 1,025, chip 25, kickers 8c and 8s: 8s 525, 8c 500."""
    assert settle("stud", 1025, TWO_PAIR, chip=25) == {"1": 500, "2": 525}


SEVEN_LOW = {1: "7s6h4d2cAsKdQd", 2: "7d6c4s2hAhKsJc"}
EIGHT_LOW = {1: "8s6h4d3c2sKdQd", 2: "8d6c4s3h2hKsJc"}


@pytest.mark.parametrize(("hands", "house", "odd"), [
    (SEVEN_LOW, {}, 1), (SEVEN_LOW, {"odd-chip-stud-low": "lowest"}, 2),
    (EIGHT_LOW, {}, 1), (EIGHT_LOW, {"odd-chip-stud-cards": "all-cards"}, 2),
])
def test_the_odd_chip_between_equal_lows_in_stud(hands, house, odd):
    """Both 7-6-4-2-A: 7s..As; with `lowest` to Ah. Both eights: 8s; `all-cards` sees the king of spades."""
    expected = {"1": 50, "2": 50}
    expected[str(odd)] += 1
    assert settle("razz", 101, hands, house=house) == expected


STRAIGHTS = {1: "AcTd", 2: "AsTh"}


@pytest.mark.parametrize(("value", "odd"), [("left-of-button", 1), ("high-card", 2)])
def test_the_odd_chip_of_a_tie_with_a_button(value, odd):
    """`odd-chip-tie`: both make broadway; the first left of the button, or the ace of spades."""
    awards = settle("holdem", 101, STRAIGHTS, button=3, board="KdQhJs4c3c", house={"odd-chip-tie": value})
    assert awards == {"1": 51 if odd == 1 else 50, "2": 51 if odd == 2 else 50}


@pytest.mark.parametrize(("value", "odd"), [("left-of-button", 1), ("high-card", 2)])
def test_the_odd_chip_in_stud_with_a_button(value, odd):
    """`button-stud-tie`: Mississippi."""
    hands = {1: "AcTdKdQhJs4c3c", 2: "AsThKhQcJd4d3d"}
    awards = settle("mississippi-stud", 101, hands, button=3, house={"button-stud-tie": value})
    assert awards == {"1": 51 if odd == 1 else 50, "2": 51 if odd == 2 else 50}


@pytest.mark.parametrize(("game", "hands", "board", "first"), [
    ("omaha-8", {1: "Ad2c9s9d", 2: "KhKdTsTc"}, "3c4d8hKcQs", 2),
    ("badacey", {1: "As2h3d4cKs", 2: "Ad2d3h4h5s"}, "", 2),
    ("dramaha", {1: "AhAd7c7d2s", 2: "KhKdKs9d3h"}, "Ac8s6h5sJc", 2),
    ("sohe", {1: "AhKh/2c7d9h5s", 2: "3d4s/QhQdTcTd"}, "QcAsKs6d8c", 2),
])
def test_which_half_takes_the_odd_chip(game, hands, board, first):
    """High; the five-card hand over badugi; the draw hand over Omaha; Omaha over hold'em. Seat 2 holds it."""
    more = {"board": board} if board else {}
    awards = settle(game, 101, hands, button=3, **more)
    assert awards == {"1": 50, str(first): 51}


def test_between_two_lows_a_cash_room_goes_by_position():
    """`odd-chip-side: position`: seat 1 has the badugi and is first left of the button."""
    hands = {1: "As2h3d4cKs", 2: "Ad2d3h4h5s"}
    assert settle("badacey", 101, hands, button=3, house={"odd-chip-side": "position"}) == {"1": 51, "2": 50}
    assert settle("badacey", 101, hands, button=3, preset="cash") == {"1": 51, "2": 50}


def test_a_pot_run_twice_is_parted_by_the_chip():
    """775, chip 25: boards 400 and 375."""
    runouts = ["Ac8s6h5sJc", "Kc8d6d5dJh"]
    awards = settle("holdem", 775, {1: "AhAd", 2: "KhKd"}, chip=25, button=3, runouts=runouts)
    assert awards == {"1": 400, "2": 375}


CASH: dict[str, Any] = {"preset": "cash", "tournament": False, "house": {"rake": "none"}}
TWICE: dict[str, Any] = {"seats": {1: 1000, 2: 375, 3: 375}, "blinds": [25, 50], "chip": 25, **CASH}


def test_a_hand_run_twice_from_first_to_last():
    """Each pot in equal parts per board, the odd chip to the first board."""
    actions = ("3 all-in, 1 fold, 2 all-in, run 2, deal board Ac8s6h, deal board 5s, deal board Jc, "
               "deal board Kc8d6d, deal board 5d, deal board Jh, 3 show AhAd, 2 show KhKd")
    state = ask(actions, **TWICE)
    assert (state["to_act"], state["awards"]) == (None, {"2": 375, "3": 400})
    assert {side: hand["name"] for side, hand in state["hands"]["2"].items()} == {
        "high": "Pair of Kings, Ace-Jack-Eight kickers",
        "high-2": "Three of a Kind, Kings, Jack-Eight kickers"}


def test_in_a_tournament_the_board_is_run_once():
    """`run-it`: tournament only 1; a cash room up to 3."""
    tournament = {**TWICE, "preset": "barge", "tournament": True, "house": {}}
    assert refused("3 all-in, 1 fold, 2 all-in, run 2", **tournament)
    assert ask("3 all-in, 1 fold, 2 all-in, run 3", **TWICE)["pot"] == 775
    assert refused("3 all-in, 1 fold, 2 all-in, run 3", **{**TWICE, "house": {"run-it": 2}})


def test_the_board_is_run_twice_only_when_no_action_is_left():
    assert refused("3 call, run 2", **TWICE)


ON_THE_FLOP = "3 raise 71, 1 fold, 2 call, 2 check, 3 bet 40, 2 fold"


def raked(house: dict[str, Any], actions: str = ON_THE_FLOP) -> State:
    """Blinds 1/2: two players in for 71 and a folded small blind make 143; on the flop 40 is uncalled."""
    return ask(actions, seats={1: 500, 2: 500, 3: 500}, blinds=[1, 2], tournament=False, house=house)


@pytest.mark.parametrize(("house", "rake"), [
    ({"rake": {"percent": 5, "cap": 10, "step": 1}}, 7),
    ({"rake": {"percent": 10, "cap": 6}}, 6),
    ({"rake": {"percent": 5, "cap": 10, "step": 1}, "drop": {"amount": 1, "from": 10}}, 8),
    ({"drop": {"amount": 1, "from": 144}}, 0),
    ({}, 0),
])
def test_the_rake_is_taken_after_what_is_uncalled(house, rake):
    """143 after 40 uncalled: 5 % cap 10 step 1 is 7, paid 136; 10 % cap 6 is 6, paid 137; drop one less."""
    state = raked(house)
    assert (state["returned"], state["awards"]) == ({"3": 40}, {"3": 143 - rake})
    assert state.get("rake", 0) == rake
    assert state["stacks"] == {"1": 499, "2": 429, "3": 500 + 72 - rake}


@pytest.mark.parametrize(("end", "awards", "rake"), [
    ("1 show 3c4d, 2 show AhAd, 3 show QdQh", {"2": 52, "3": 20}, 8),
    ("1 show 3c4d, 2 muck, 3 show QdQh", {"3": 72}, 8),
    ("1 show 3c4d, 2 muck, 3 muck", {"1": 72}, 8),
    ("1 muck, 2 show AhAd, 3 show QdQh", {"2": 52, "3": 20}, 8),
])
def test_an_ante_that_all_others_were_too_short_for_goes_back_unraked(end, awards, rake):
    """Antes of 50 from 1,000, 20 and 30: 20 go back, main pot 60, side pot 20, whoever mucks."""
    state = ask(f"deal board AcKcQs7h2s, {end}", seats={1: 1000, 2: 20, 3: 30}, button=1, blinds=[], ante=50,
                bomb_pot=True, tournament=False, preset="cash",
                house={"rake": {"percent": 10, "step": 1}, "all-in-show": "at-showdown"})
    assert (state["returned"], state["awards"], state["rake"]) == ({"1": 20}, awards, rake)
    assert sum(state["stacks"].values()) + rake == 1050


def test_an_ante_nobody_could_match_is_no_part_of_a_pot_that_is_taken_unseen():
    """Heads-up, antes of 50 against 20: main pot 40, whether the other hand is shown or thrown in."""
    for end, won in (("2 show 5c6d", 36), ("2 muck", 36)):
        state = ask(f"deal board AcKcQd7h2s, 1 show AhAd, {end}", seats={1: 1000, 2: 20}, button=1,
                    blinds=[50, 100], ante=50, tournament=False, preset="cash",
                    house={"rake": {"percent": 10, "step": 1}, "all-in-show": "at-showdown"})
        assert (state["returned"], state["awards"], state["rake"]) == ({"1": 80}, {"1": won}, 4)


def test_no_flop_no_drop():
    """`rake-no-flop: free`."""
    state = raked({"rake": {"percent": 20}}, "3 raise 71, 1 fold, 2 fold")
    assert state["awards"] == {"3": 5}
    assert state["stacks"] == {"1": 499, "2": 498, "3": 503}


def test_a_spit_card_is_no_flop():
    """2.13: it is dealt before the first bets; the 250 of a hand that ends there are free all the same."""
    state = ask("3 raise 300, 1 fold, 2 fold", game="courchevel", blinds=[50, 100], tournament=False,
                house={"rake": {"percent": 10}})
    assert (state["awards"], "rake" in state) == ({"3": 250}, False)


def test_a_room_may_rake_a_pot_without_a_flop():
    """`rake-no-flop: taken`: 50/100, the small blind's 50 and two hundreds, 10 % of 250."""
    state = ask("3 raise 300, 1 fold, 2 fold", seats=3, blinds=[50, 100], tournament=False,
                house={"rake": {"percent": 10}, "rake-no-flop": "taken"})
    assert state["awards"] == {"3": 225}


def test_the_rake_comes_from_the_main_pot_first():
    """Main pot 300, side pot 400: 5 % of 700 is 35, all of it from the main pot."""
    held = {1: 100, 2: 300, 3: 300}
    shown = ("3 all-in, 1 all-in, 2 all-in, deal board Kc9h4d, deal board 7s, deal board 2c, "
             "3 show QhQd, 1 show AhAd, 2 show JhJd")
    state = ask(shown, seats=held, blinds=[50, 100], tournament=False,
                house={"rake": {"percent": 5}, "all-in-show": "at-showdown"})
    assert state["awards"] == {"1": 265, "3": 400}


SHORT_MAIN = ("3 raise 100, 2 call, deal board AhKhQh, 2 check, 3 check, deal board 2c, 2 check, 3 check, "
              "deal board 3c, 2 check, 3 check")


def eaten(end: str) -> State:
    """Blinds 5/10, seat 1 all-in for 2: main pot 6, side pot 196; 10 % of 202 is 20, all of the main pot."""
    return ask(f"{SHORT_MAIN}, {end}", seats={1: 2, 2: 500, 3: 500}, button=3, blinds=[5, 10], preset="cash",
               tournament=False, house={"rake": {"percent": 10, "cap": 30, "step": 1}})


def test_a_main_pot_that_the_rake_has_eaten_stays_the_first_and_pays_nobody():
    """Contract: "main pot first", "`awards` lists only seats that receive chips", notes say why."""
    state = eaten("2 show 4s5s, 3 show 4d5d, 1 show 7s8s")
    assert [(pot["amount"], pot["seats"]) for pot in state["pots"]] == [(0, [1, 2, 3]), (182, [2, 3])]
    assert (state["awards"], state["rake"]) == ({"2": 91, "3": 91}, 20)
    assert [note["text"] for note in state["notes"]] == [
        "Side pot 1: Seats 2 and 3 tie for high and share it equally."]


def test_who_is_left_with_an_eaten_pot_gets_no_chips_and_is_not_pushed_any():
    state = eaten("2 muck, 3 muck")
    assert (state["awards"], state["prompt"]) == ({"3": 182}, "Push 182 to seat 3")


def test_nobody_is_paid_and_the_dealer_is_told_why():
    """A pot that is all rake, one that went back to who put it in, and one that stays are three things."""
    house = {"drop": {"amount": 300, "from": 10}}
    state = ask("3 call, 1 fold, 2 check, deal board AhKhQh, 2 bet 10, 3 fold", blinds=[5, 10],
                tournament=False, house=house)
    assert (state["awards"], state["rake"], state["prompt"]) == ({}, 25, "The house takes the whole pot")
    walk = ask("3 fold, 1 fold", posts=[{"seat": 2, "kind": "big", "amount": 200}])
    assert (walk["awards"], walk["returned"]) == ({}, {"2": 200})
    assert walk["prompt"] == "Every chip has gone back: there is nothing to push"


def test_a_walk_behind_a_dead_small_blind_leaves_nothing_to_rake():
    """`rake-from: each-pot` parts a rake of nothing: the big blind goes back as uncalled."""
    walk = ask("3 fold, 1 fold", posts=[{"seat": 2, "kind": "big", "amount": 200}], tournament=False,
               house={"rake": {"percent": 10}, "rake-from": "each-pot", "rake-no-flop": "taken"})
    assert (walk["awards"], walk["returned"], "rake" in walk) == ({}, {"2": 200}, False)
