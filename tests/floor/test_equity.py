"""What live hands are worth before the rest is dealt: published figures, and counts made another way."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from dealer_assist.cards import deck_cards, parse_cards
from dealer_assist.contract.judge import judge
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from dealer_assist.floor.equity import MOST_EXACT, SAMPLES, WHOLE, Equity, _pots, equity
from dealer_assist.floor.known_cards import known_down
from dealer_assist.floor.redaction import open_cards

LIMIT = {"betting": "limit", "blinds": [], "ante": 10, "bring_in": 20, "small_bet": 50, "big_bet": 100}
FLOP = ("1 call", "2 check")


def dealt(*lines: str, **more: Any) -> Hand:
    setup = {"game": "holdem", "betting": "no-limit", "blinds": [50, 100], "button": 1, "tournament": False,
             "seats": {"1": 10_000, "2": 10_000}, **more}
    return play(read_setup(setup), [parse_action(line) for line in lines])


def worth(hand: Hand, **more: Any) -> Equity:
    return equity(hand, known_down(hand, hand), (), Random(7), **more)


def by_judging(game: str, hands: dict[int, str], board: str, left: int) -> dict[int, float]:
    """The same by the judge's documents, a runout at a time."""
    known = set(parse_cards("".join(hands.values()) + board))
    stub = [card for card in deck_cards("standard", False) if card not in known]
    sums, count = dict.fromkeys(hands, 0.0), 0
    for cards in combinations(stub, left):
        ruling = judge({
            "game": game, "hands": {str(seat): held for seat, held in hands.items()}, "button": 1,
            "board": board + "".join(map(str, cards)), "pots": [{"amount": 10_080, "seats": [1, 2]}]})
        for seat, chips in ruling["awards"].items():
            sums[int(seat)] += chips / 10_080
        count += 1
    return {seat: total / count for seat, total in sums.items()}


@pytest.mark.parametrize(("game", "betting", "one", "two", "board"), [
    ("holdem", "no-limit", "AsAh", "KsKh", "2c7dTh"),
    ("holdem", "no-limit", "AsKs", "QhQd", "2s7sTh"),
    ("omaha-8", "pot-limit", "AsAh2c3d", "KsKhQdJc", "4s7sTh5c"),
    ("omaha", "pot-limit", "AsAh2c3d", "KsKhQdJc", "4s7sThJd"),
])
def test_few_ways_are_all_judged(game: str, betting: str, one: str, two: str, board: str):
    lines = [f"deal 1 {one}", f"deal 2 {two}", *FLOP, f"deal board {board[:6]}"]
    lines += ["2 check", "1 check", f"deal board {board[6:]}"] if len(board) > 6 else []
    equity = worth(dealt(*lines, game=game, betting=betting))
    assert equity.exact
    assert set(equity.errors.values()) == {0}
    expected = by_judging(game, {1: one, 2: two}, board, 5 - len(board) // 2)
    assert equity.shares == pytest.approx(expected)


def test_a_flush_draw_has_nine_outs_and_one_more_that_pairs_the_ace():
    """Nine spades come, and each ace or king passes a pair of queens."""
    hand = dealt("deal 1 AsKs", "deal 2 QhQd", *FLOP, "deal board 2s7sTh")
    outs = worth(hand).outs
    assert {str(card) for card in outs[1]} == {
        *(f"{rank}s" for rank in "3456789TJQ" if rank != "7"), "Ah", "Ad", "Ac", "Kh", "Kd", "Kc"}
    assert outs[2] == ()


def test_many_ways_are_sampled_and_the_error_is_told():
    """AsAh against KsKh before the flop is 82.6 to 17.4 in every table of odds; ties are halves."""
    equity = worth(dealt("deal 1 AsAh", "deal 2 KsKh"))
    assert (equity.exact, equity.ways) == (False, SAMPLES)
    assert 0 < equity.errors[1] < 0.01
    assert abs(equity.shares[1] - 0.826) < 5 * equity.errors[1]
    assert sum(equity.shares.values()) == pytest.approx(1)


@pytest.mark.long
def test_aces_against_kings_before_the_flop_exactly():
    """1,712,304 boards: 82.637 % in the tables that count a tie as half."""
    equity = worth(dealt("deal 1 AsAh", "deal 2 KsKh"), most=2_000_000)
    assert (equity.exact, equity.ways) == (True, 1_712_304)
    assert equity.shares[1] == pytest.approx(0.82637, abs=0.0001)
    assert equity.ties[1] == pytest.approx(0.0054, abs=0.0002)


def test_the_same_chance_gives_the_same_sample():
    hand = dealt("deal 1 AsAh", "deal 2 KsKh")
    assert worth(hand).shares == worth(hand).shares


def test_the_last_card_of_stud_is_dealt_to_each_hand():
    """Two hands of six cards and their last ones: 40 are left, so there are 40 x 39 ways."""
    lines = ["deal 1 AsAh", "deal 2 KsKh", "1 bring-in", "2 call"]
    for street in (("4c", "5d"), ("6h", "7c"), ("8d", "9d")):
        lines += ["2 check", "1 check"] * (street[0] != "4c")
        lines += [f"deal 1 up {street[0]}", f"deal 2 up {street[1]}"]
    hand = dealt(*lines, game="stud", **LIMIT, button=None, up={"1": "2c", "2": "3d"})
    equity = worth(hand)
    assert (equity.exact, equity.ways) == (True, 40 * 39)
    assert equity.shares[1] > equity.shares[2] > 0


def test_a_side_pot_counts_for_those_who_can_win_it():
    """Seat 1 has the best hand and 100 of the 500 in the middle."""
    hand = dealt("deal 1 AsAh", "deal 2 KsKh", "deal 3 QsQh", "1 call", "2 raise 300", "3 call",
                 "deal board 2c7dTh", "2 check", "3 check", "deal board 3c", "2 check", "3 check",
                 "deal board 8s", seats={"1": 100, "2": 10_000, "3": 10_000})
    equity = worth(hand)
    assert equity.ways == 1
    assert (equity.shares[1], equity.shares[2]) == (pytest.approx(300 / 700), pytest.approx(400 / 700))


@pytest.mark.parametrize(("lines", "more", "key"), [
    (["deal 1 AsAh"], {}, "seat 2"),
    (["1 fold"], {}, "One hand"),
    (["deal 1 AsAhKdKcQs", "deal 2 2s2h3d3c4s"], {"game": "five-card-draw"}, "draw"),
    (["deal 1 AsAhKdKcQs9c", "deal 2 2s2h3d3c4s9d", "1 call", "2 check", "deal board 7h8hTd", "2 check",
      "1 check", "deal board Jd", "2 check", "1 check", "deal board Jc"], {"game": "sohe"}, "part"),
])
def test_what_has_no_share_says_why(lines: list[str], more: dict[str, Any], key: str):
    with pytest.raises(Refusal) as refused:
        worth(dealt(*lines, **more))
    assert refused.value.code == "no-equity"
    assert key in refused.value.message


def test_cards_tabled_at_the_end_are_known_before_and_others_are_not():
    lines = ["1 call", "2 check", "deal board 2c7dTh", "2 check", "1 check", "deal board 3c", "2 check",
             "1 check", "deal board 8s", "2 check", "1 check", "2 show AsAh", "1 muck"]
    end, before = dealt(*lines), dealt(*lines[:5])
    seen = open_cards(lines, end)
    known = known_down(before, end, seen)
    assert [str(card) for card in known[2]] == ["As", "Ah"]
    assert [str(card) for card in known[1]] == ["??", "??"]


def test_who_may_not_see_a_card_does_not_learn_it():
    hand = dealt("deal 1 AsAh", "deal 2 KsKh", *FLOP, "deal board 2c7dTh")
    hidden = known_down(hand, hand, open_cards(hand.lines, hand))
    assert {str(card) for cards in hidden.values() for card in cards} == {"??"}
    with pytest.raises(Refusal):
        equity(hand, hidden, (), Random(1))


def test_the_bound_of_what_is_judged_is_small_enough_for_a_page():
    assert max(MOST_EXACT, SAMPLES) <= 10_000


ALL_IN = {"game": "stud", **LIMIT, "button": None, "up": {"1": "2c", "2": "3d"}, "seats": {"1": 30, "2": 30}}


def test_all_in_in_stud_the_streets_to_come_are_still_in_the_deck():
    """Aces against kings on third street: 46 cards are left, four for each."""
    hand = dealt("deal 1 AsAh", "deal 2 KsKh", "1 all-in", "2 call", **ALL_IN)
    equity = worth(hand)
    assert (equity.exact, equity.ways) == (False, SAMPLES)
    assert 0.6 < equity.shares[1] < 0.7 and equity.shares[1] + equity.shares[2] == pytest.approx(1)
    later = dealt("deal 1 AsAh", "deal 2 KsKh", "1 all-in", "2 call", "deal 1 up 4c", "deal 2 up 5d",
                  "deal 1 up 6h", "deal 2 up 7c", "deal 1 up 8d", "deal 2 up 9d", **ALL_IN)
    assert (worth(later).exact, worth(later).ways) == (True, 40 * 39)


def test_hole_cards_tabled_at_the_end_count_from_the_first_moment():
    """Nobody entered them before the flop, and they lay there."""
    lines = ("2 call", "1 check", "deal board 2c7d9s", "1 check", "2 check", "deal board 3c", "1 check",
             "2 check", "deal board 4d", "1 check", "2 check", "1 show AsAh", "2 show KsKh")
    heads_up: dict[str, Any] = {"button": 2, "seats": {"1": 1000, "2": 1000}}
    end, start = dealt(*lines, **heads_up), dealt(**heads_up)
    assert equity(start, known_down(start, end), (), Random(7)).shares[1] == pytest.approx(0.82, abs=0.03)


def test_what_was_kept_is_held_to_the_end():
    """2.50: two cards and one; the river alone is to come."""
    hand = dealt("deal 1 AsAh8d7d6d", "deal 2 KsQhJh9h7h", "1 all-in", "1 discard 8d7d6d", "2 call",
                 "2 discard QhJh9h7h", "deal board 5c6c7c8s", game="scrotum",
                 seats={"1": 300, "2": 300})
    assert (worth(hand).exact, worth(hand).ways) == (True, 52 - 3 - 4), "the river, and no new hole cards"


def test_what_cannot_be_told_of_several_runs_or_of_cards_that_are_gone():
    jam = ("deal 1 AsAh", "deal 2 KsKh", "1 all-in", "2 call")
    with pytest.raises(Refusal, match="dealt more than once"):
        worth(dealt(*jam, "run 2", house={"run-it": 2}))
    hand = dealt(*jam)
    gone = set(deck_cards("standard", False)) - set(parse_cards("AsAhKsKh2c3c4c5c"))
    with pytest.raises(Refusal, match="does not hold the cards"):
        equity(hand, known_down(hand, hand), gone, Random(7))


def test_a_hand_that_is_still_to_be_parted_has_no_share():
    """2.53: which two play as Hold'em is for the player to say."""
    with pytest.raises(Refusal, match="part"):
        worth(dealt("deal 1 AsAhAdAc2c2d", "deal 2 KsKhKdKc3c3d", game="sohe", betting="pot-limit",
                    seats={"1": 100, "2": 100}))


def test_a_side_pot_whose_players_have_thrown_their_hands_in_is_nobodys_to_win():
    hand = dealt("1 call", "2 raise 300", "3 call", seats={"1": 100, "2": 10_000, "3": 10_000})
    own = _pots(hand, {hand.seat_index[1]})
    assert [(pot.amount, pot.seats) for pot in own] == [(300 * WHOLE, (1,))]
    both = _pots(hand, {hand.seat_index[1], hand.seat_index[2]})
    assert [(pot.amount, pot.seats) for pot in both] == [(300 * WHOLE, (1, 2)), (400 * WHOLE, (2,))]
