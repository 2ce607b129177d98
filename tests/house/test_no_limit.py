"""§2 of the house rules: minimum bets and raises, and who may raise again."""

from __future__ import annotations

from typing import Any

import pytest

from .ask import State, ask, bet_range, raise_range, refused

SMALL: dict[str, Any] = {"blinds": [50, 100]}
LIMPED_4 = "3 call, 4 call, 1 call, 2 check"


def flop(actions: str, *behind: int, **setup: Any) -> State:
    """The flop of a limped pot at 50/100; `behind` is what each seat has left when it starts."""
    held = {seat: chips + 100 for seat, chips in enumerate(behind, 1)}
    limps = [f"{seat} call" for seat in range(3, len(behind) + 1)]
    return ask(", ".join([*limps, "1 call", "2 check", actions]), seats=held, **{**SMALL, **setup})


@pytest.mark.parametrize(("value", "least"), [("last-raise", 400), ("double-bet", 500)])
def test_the_least_raise_is_the_last_raise_or_twice_the_bet(value, least):
    """50/100, raise to 250: next to 400 at least; `double-bet`: 500."""
    state = ask("3 raise 250", seats=4, house={"min-raise": value}, **SMALL)
    assert raise_range(state) == (least, 20_000)


@pytest.mark.parametrize(("value", "least"), [("add", 260), ("complete", 200)])
def test_the_least_raise_over_a_short_all_in(value, least):
    """50/100 before the flop, all-in 160: next to 260 at least; `complete`: 200."""
    state = ask("3 all-in", seats={1: 9000, 2: 9000, 3: 160, 4: 9000}, house={"min-raise-over-short": value},
                **SMALL)
    assert (state["legal"]["call"], raise_range(state)) == (160, (least, 9000))


@pytest.mark.parametrize(("value", "least"), [("add", 160), ("complete", 100)])
def test_a_short_opening_all_in_reopens_nothing_for_who_has_checked(value, least):
    """Flop, BB 100, two checks, all-in 60: next to 160, `complete` to 100; who checked may not raise."""
    held, house = (9000, 9000, 60, 9000), {"min-raise-over-short": value}
    state = flop("1 check, 2 check, 3 all-in", *held, house=house)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (4, 60, (least, 9000))
    assert state["legal"]["complete"] is None
    checker = flop("1 check, 2 check, 3 all-in, 4 call", *held, house=house)
    assert (checker["to_act"], checker["legal"]["call"], raise_range(checker)) == (1, 60, None)


@pytest.mark.parametrize(("all_in", "least"), [(60, 120), (50, 100), (40, 100)])
def test_twice_a_small_all_in_is_never_less_than_the_least_bet(all_in, least):
    """Flop, BB 100, all-in 40, `double-bet`: 80 is no bet here, so the next makes it 100 (`min-bet`)."""
    state = flop("1 check, 2 check, 3 all-in", 9000, 9000, all_in, 9000, house={"min-raise": "double-bet"})
    assert (state["legal"]["call"], raise_range(state)) == (all_in, (least, 9000))


def test_who_may_not_raise_may_still_be_raised_by_who_has_not_acted():
    """The fourth player makes it 160; now the checkers owe a full bet and may raise, by 100."""
    state = flop("1 check, 2 check, 3 all-in, 4 raise 160", 9000, 9000, 60, 9000)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (1, 160, (260, 9000))


def test_an_all_in_for_less_leaves_the_size_of_the_next_raise():
    """Bet 300, all-in 420: next raise to 720."""
    state = flop("1 bet 300, 2 all-in", 9000, 420, 9000)
    assert raise_range(state) == (720, 9000)


CHAIN = "1 bet 400, 2 all-in, 3 call, 4 all-in, 5 call"
CHAIN_HELD = (9000, 550, 9000, 820, 9000)


def test_short_all_ins_add_up_player_by_player():
    """A 400, B all-in 550, C calls, D all-in 820, E calls: A owes 420 and may raise, to 1,220.

    If A calls, C owes 270: call or fold. If A makes it 1,220, C owes 670 and may raise, to 1,620.
    """
    state = flop(CHAIN, *CHAIN_HELD)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (1, 420, (1220, 9000))
    called = flop(f"{CHAIN}, 1 call", *CHAIN_HELD)
    assert (called["to_act"], called["legal"]["call"], raise_range(called)) == (3, 270, None)
    raised = flop(f"{CHAIN}, 1 raise 1220", *CHAIN_HELD)
    assert (raised["to_act"], raised["legal"]["call"], raise_range(raised)) == (3, 670, (1620, 9000))


def test_only_one_full_wager_reopens_where_the_house_says_so():
    """`reopen: last-full-only`: 550 and 820 are both short of a raise of 400, so A only calls."""
    state = flop(CHAIN, *CHAIN_HELD, house={"reopen": "last-full-only"})
    assert (state["legal"]["call"], raise_range(state)) == (420, None)
    full = flop("1 bet 400, 2 all-in, 3 call, 4 raise 950, 5 call", *CHAIN_HELD[:3], 9000, 9000,
                house={"reopen": "last-full-only"})
    assert raise_range(full) == (1350, 9000)


def test_any_wager_reopens_where_the_house_says_so():
    """`reopen: any`: the checker facing 60 may raise, to 160."""
    state = flop("1 check, 2 check, 3 all-in, 4 call", 9000, 9000, 60, 9000, house={"reopen": "any"})
    assert raise_range(state) == (160, 9000)


def test_silent_chips_are_never_made_a_raise_behind_the_caller_s_back():
    """100/200, bet 500: 800 is refused with the range; the correction to 1,000 is the floor's to offer."""
    sentence = refused("3 call, 1 call, 2 check, 1 bet 500, 2 raise 800", blinds=[100, 200])
    assert "1,000" in sentence


@pytest.mark.parametrize(("preset", "call", "least"), [("barge", None, 200), ("tda", 100, 200)])
def test_the_first_in_must_raise_in_no_limit_single_draw(preset, call, least):
    """50/100: fold or raise to 200 and up; by the TDA preset limping is allowed."""
    state = ask(game="deuce-to-seven-lowball", seats=4, preset=preset, **SMALL)
    assert (state["legal"]["fold"], state["legal"]["call"]) == (True, call)
    assert raise_range(state) == (least, 20_000)


def test_once_raised_calling_is_normal_in_no_limit_single_draw():
    raised = ask("3 raise 200", game="deuce-to-seven-lowball", seats=4, **SMALL)
    assert raised["legal"]["call"] == 200
    assert refused("3 call", game="deuce-to-seven-lowball", seats=4, **SMALL)


def test_the_small_blind_may_not_limp_first_in_either():
    state = ask("3 fold, 4 fold", game="deuce-to-seven-lowball", seats=4, **SMALL)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (1, None, (200, 20_000))


@pytest.mark.parametrize(("game", "betting"), [
    ("holdem", "no-limit"), ("badugi", "no-limit"), ("deuce-to-seven-lowball", "limit"),
])
def test_limping_is_normal_in_all_other_games(game, betting):
    setup = {**SMALL, "small_bet": 100, "big_bet": 200} if betting == "limit" else SMALL
    assert ask(game=game, betting=betting, seats=4, **setup)["legal"]["call"] == 100


JAM: dict[str, Any] = {"betting": "jam-or-fold", "blinds": [50, 100], "seats": {1: 5000, 2: 3100, 3: 1000}}


def test_jam_or_fold_leaves_two_moves():
    """3,000 behind, jam of 1,000 in front: fold or 3,000."""
    state = ask("3 all-in, 1 fold", **JAM)
    legal = state["legal"]
    assert (state["to_act"], legal["fold"], legal["all_in"]) == (2, True, True)
    assert [legal[word] for word in ("check", "call", "bet", "complete", "raise")] == [
        False, None, None, None, None]


def test_what_nobody_can_match_of_a_jam_goes_back():
    """Alone against the jam: the jam is 1,000 in all, so 2,100 of the 3,100 goes back."""
    shown = ("3 all-in, 1 fold, 2 all-in, 3 show AhAd, 2 show KcKs, deal board 2c7d9h, deal board Js, "
             "deal board 4s")
    state = ask(shown, **JAM)
    assert state["to_act"] is None
    assert state["returned"] == {"2": 2100}
    assert state["awards"] == {"3": 2050}
    assert state["stacks"] == {"1": 4950, "2": 2100, "3": 2050}


def test_with_3_000_in_all_2_000_goes_back():
    """The book's figures: 3,000 against 1,000."""
    shown = ("3 all-in, 1 fold, 2 all-in, 3 show AhAd, 2 show KcKs, deal board 2c7d9h, deal board Js, "
             "deal board 4s")
    assert ask(shown, **{**JAM, "seats": {1: 5000, 2: 3000, 3: 1000}})["returned"] == {"2": 2000}


def test_a_smaller_jam_may_be_matched_where_the_house_says_so():
    """`jam-or-fold: match`: 900 more over the blind of 100, or everything."""
    state = ask("3 all-in, 1 fold", house={"jam-or-fold": "match"}, **JAM)
    assert (state["legal"]["call"], state["legal"]["all_in"], state["legal"]["raise"]) == (900, True, None)


def test_the_least_bet_after_a_straddle_is_still_the_big_blind():
    posts = [{"seat": 1, "kind": "small", "amount": 50}, {"seat": 2, "kind": "big", "amount": 100},
             {"seat": 3, "kind": "straddle", "amount": 200}]
    state = ask("4 call, 1 call, 2 call, 3 check", seats=4, posts=posts, house={"straddle": "utg"},
                tournament=False, **SMALL)
    assert (state["street"], bet_range(state)) == ("flop", (100, 19_800))


def test_the_least_bet_of_stud_without_blinds_is_the_bring_in():
    up = {"1": "2h", "2": "9d", "3": "Ks"}
    state = ask("1 bring-in, 2 call, 3 call, deal 1 up 3h, deal 2 up Td, deal 3 up Qs", game="stud",
                betting="pot-limit", blinds=[], ante=20, bring_in=50, up=up)
    assert (state["to_act"], bet_range(state)) == (3, (50, 210))


def test_the_least_bet_of_a_bomb_pot_is_the_ante():
    state = ask(bomb_pot=True, blinds=[], ante=50, seats=8)
    assert (state["street"], state["to_act"], bet_range(state)) == ("flop", 1, (50, 19_950))


def test_a_player_with_less_than_the_least_raise_may_only_go_all_in():
    """`raise` is capped by the stack: 350 left over a bet of 300 is an all-in, to 350."""
    state = flop("1 bet 300", 9000, 350, 9000)
    assert (state["legal"]["call"], raise_range(state), state["legal"]["all_in"]) == (300, (350, 350), True)


@pytest.mark.parametrize(("unit", "chip", "good", "bad"), [
    ("smallest-chip-in-play", 25, 425, 410), (1, 25, 410, None), ("smallest-blind-chip", 5, 450, 425),
])
def test_bets_are_multiples_of_the_betting_unit(unit, chip, good, bad):
    """`betting-unit`: the smallest chip in play, any whole number, or the smallest chip of the blinds."""
    setup = {**SMALL, "seats": 4, "chip": chip, "house": {"betting-unit": unit}}
    assert ask(f"3 raise {good}", **setup)["to_act"] == 4
    if bad is not None:
        assert refused(f"3 raise {bad}", **setup)


def test_an_all_in_need_be_no_multiple_of_the_betting_unit():
    state = ask("3 all-in", seats={1: 9000, 2: 9000, 3: 410, 4: 9000}, chip=25, **SMALL)
    assert state["legal"]["call"] == 410
