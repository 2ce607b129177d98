"""Fast paths: who folds, checks, calls or stands pat in a row, and where such a run stops."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.advice import advise_on
from dealer_assist.engine.betting.quick_actions import ahead
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.betting.min_raise import explain_least, raises_from
from dealer_assist.contract.options import read_hand

SIX = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 6,
       "seats": {str(n): 20_000 for n in range(1, 7)}}
FLOP = ["3 fold", "4 fold", "5 call", "6 call", "1 call", "2 check", "deal board AhKd7c"]


def runs(*lines: str, **changes: Any) -> dict[str, list[tuple[int, int | None]]]:
    """By verb, who does it and who acts then."""
    quick_actions = ahead(read_hand({**SIX, "actions": list(lines), **changes}))
    return {verb: [(step["seat"], step["next"]) for step in steps] for verb, steps in quick_actions.items()}


def test_everybody_before_the_big_blind_can_fold_and_then_the_hand_is_over():
    """The big blind is not folded: he has won."""
    quick_actions = ahead(read_hand({**SIX, "actions": []}))["fold"]
    assert [step["seat"] for step in quick_actions] == [3, 4, 5, 6, 1]
    assert [step["next"] for step in quick_actions] == [4, 5, 6, 1, None] and quick_actions[-1]["ends"]


def test_a_fold_never_takes_who_owes_nothing():
    """After a limp the blinds still owe; the big blind does not, and has his option."""
    assert runs("3 call")["fold"] == [(4, 5), (5, 6), (6, 1), (1, 2)]
    assert runs(*FLOP)["fold"] == []


def test_where_no_check_is_free_a_fold_takes_who_has_posted():
    """Jam-or-fold: a newcomer who has posted folds or puts all in, as everybody does first in (R53)."""
    posts = [{"seat": 1, "kind": "small", "amount": 100}, {"seat": 2, "kind": "big", "amount": 200},
             {"seat": 4, "kind": "enter", "amount": 200}]
    assert runs(posts=posts)["fold"] == [(3, 4)]
    assert runs(posts=posts, betting="jam-or-fold")["fold"] == [(3, 4), (4, 5), (5, 6), (6, 1), (1, None)]
    assert runs("3 fold", posts=posts, betting="jam-or-fold")["fold"][0] == (4, 5)


def test_everybody_checks_and_the_round_is_over():
    """The run ends with the round: the turn is not checked too."""
    assert runs(*FLOP)["check"] == [(1, 2), (2, 5), (5, 6), (6, None)]
    assert runs(*FLOP, "1 check", "2 bet 400")["check"] == []


def test_everybody_calls_and_the_big_blind_keeps_his_option():
    """He cannot call what he owes nothing of."""
    assert runs()["call"] == [(3, 4), (4, 5), (5, 6), (6, 1), (1, 2)]


def test_a_call_for_the_whole_stack_is_asked_by_itself():
    """Seat 5 has 300 behind: his call of 400 puts him all-in, and somebody has to say so."""
    seats = {**SIX["seats"], "5": 500}
    assert runs(*FLOP, "1 bet 400", seats=seats)["call"] == [(2, 5)]


def test_who_is_all_in_is_passed_over():
    """Seat 5 is all-in already; the fold of seat 2 leads to seat 6."""
    seats = {**SIX["seats"], "5": 200}
    assert runs(*FLOP, "1 bet 400", seats=seats)["fold"] == [(2, 6), (6, None)]


def test_nothing_is_in_a_row_while_cards_are_due():
    """Stud: the up cards decide who brings it in."""
    stud = {"game": "stud", "seats": {"1": 1000, "2": 1000, "3": 1000}, "ante": 5, "bring_in": 25,
            "small_bet": 50, "big_bet": 100, "actions": []}
    assert ahead(read_hand(stud)) == {"fold": [], "check": [], "call": [], "pat": []}
    dealt = {**stud, "actions": ["deal 1 up Ks", "deal 2 up 7h", "deal 3 up 2c"]}
    assert ahead(read_hand(dealt))["fold"] == []  # the bring-in is forced
    after = {**dealt, "actions": [*dealt["actions"], "3 bring-in"]}
    assert [step["seat"] for step in ahead(read_hand(after))["fold"]] == [1, 2]


def test_a_limper_who_must_raise_is_no_call():
    """No-limit single draw: the first player in must raise."""
    draw = {"game": "deuce-to-seven-lowball", "betting": "no-limit"}
    assert runs(**draw)["call"] == []
    assert runs("3 raise 600", **draw)["call"] == [(4, 5), (5, 6), (6, 1), (1, 2), (2, None)]


def test_a_run_stops_where_a_card_is_asked():
    """Paradise Road played as razz (2.44): who calls rolls a door card up before the next one acts."""
    road = {"game": "paradise-road-pickem"}
    assert runs("3 choose razz", **road)["call"] == [(3, None)]


@pytest.mark.parametrize("verb", ["fold", "check", "call"])
def test_every_run_is_taken_by_the_hand(verb: str):
    """Line by line, and the actor after each is the one that was told."""
    for lines in ([], ["3 call"], FLOP, [*FLOP, "1 bet 400"], [*FLOP, "1 check", "2 bet 400", "5 raise 800"]):
        hand = read_hand({**SIX, "actions": lines})
        for step in ahead(hand)[verb]:
            assert hand.to_act == step["seat"]
            hand = hand.after(parse_action(f"{step['seat']} {verb}"))
            assert hand.over == step["ends"]
            if step["next"]:
                assert hand.to_act == step["next"]


# -- the least raise, and chips short of it ---------------------------------------------------------


@pytest.mark.parametrize(("lines", "changes", "expected"), [
    ([], {}, "bet 200 + as much again = 400 at least"),
    (["3 raise 600"], {}, "bet 600 + last raise 400 = 1,000 at least"),
    (["3 raise 600"], {"house": {"min-raise": "double-bet"}}, "twice the bet of 600 = 1,200 at least"),
    ([*FLOP, "1 all-in"], {"seats": {**SIX["seats"], "1": 240}, "house": {"min-raise": "double-bet"}},
     "the all-in to 40 is completed to 200 at least"),
    (["3 raise 700", "4 raise 1500"], {}, "bet 1,500 + last raise 800 = 2,300 at least"),
    (["3 all-in"], {"seats": {**SIX["seats"], "3": 320}}, "bet 320 + last raise 200 = 520 at least"),
    (["3 all-in"], {"seats": {**SIX["seats"], "3": 320}, "house": {"min-raise-over-short": "complete"}},
     "the all-in to 320 is completed to 400 at least"),
    (["3 raise 600"], {"seats": {**SIX["seats"], "4": 900}},
     "bet 600 + last raise 400 = 1,000 at least; the stack makes it 900"),
    (["3 all-in"],
     {"seats": {**SIX["seats"], "3": 330}, "chip": 10, "house": {"betting-unit": "smallest-blind-chip"}},
     "bet 330 + last raise 200 = 530 at least; 600 in whole chips"),
    (FLOP, {}, None),
    (["3 raise 400"], {"betting": "limit"}, None),
])
def test_the_sum_of_the_least_raise(lines: list[str], changes: dict[str, Any], expected: str | None):
    assert explain_least(read_hand({**SIX, "actions": lines, **changes})) == expected


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", ["half", "always-raise", "always-call"])
@pytest.mark.parametrize(
    "lines", [[], ["3 raise 700"], ["3 raise 700", "4 raise 1550"], FLOP, [*FLOP, "1 bet 500"]])
def test_silent_chips_are_ruled_as_the_floor_rules_them(lines: list[str], way: str):
    """Every amount under the least: brought up from this total on, a call below it."""
    hand = read_hand({**SIX, "actions": lines, "house": {"under-raise": way, "multi-chip": "off"}})
    start, put_in = raises_from(hand), hand.round.bet[hand.round.actor]
    assert start is not None
    for to in range(hand.round.high + 1, 2 * hand.round.high + 300, 7):
        line = advise_on(hand, {"kind": "chips", "chips": to - put_in})["advice"]["line"]
        assert (line.split()[1] in ("raise", "bet")) == (to >= start), (to, line)


DRAWN = ["3 call", "1 call", "2 check"]
BADUGI = {"game": "badugi", "betting": "limit", "button": 3, "seats": {"1": 20_000, "2": 20_000, "3": 20_000}}


def test_whoever_is_still_to_draw_can_stand_pat_as_one():
    """Nobody else is asked then; who has drawn is not asked again."""
    assert runs(*DRAWN, **BADUGI)["pat"] == [(1, 2), (2, 3), (3, None)]
    assert runs(*DRAWN, "1 draw 2", **BADUGI)["pat"] == [(2, 3), (3, None)]
    assert runs(*DRAWN, "1 draw 2", **BADUGI)["check"] == []
    assert runs(*DRAWN, "1 pat", "2 pat", "3 pat", **BADUGI)["pat"] == []


def test_nobody_stands_pat_where_every_player_has_to_throw_cards_away():
    """Crazy pineapple: one of three cards goes, of everybody."""
    lines = ["3 call", "1 call", "2 check", "deal board AhKd7c", "1 check", "2 check", "3 check"]
    assert runs(*lines, **BADUGI | {"game": "crazy-pineapple-8"})["pat"] == []
