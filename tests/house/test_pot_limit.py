"""§3 of the house rules: the maximum of pot-limit, max = 2W - m + P, and its sum in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .ask import State, ask, bet_range, raise_range, refused

POT: dict[str, Any] = {"game": "omaha", "betting": "pot-limit", "blinds": [100, 200]}
FIFTY: dict[str, Any] = {**POT, "blinds": [50, 100]}
FIVE: dict[str, Any] = {**POT, "blinds": [5, 10]}


def most(actions: str = "", **setup: Any) -> int:
    """The pot: the most the player to act may raise to."""
    return (raise_range(ask(actions, **{**POT, **setup})) or (0, 0))[1]


def test_first_in_before_the_flop():
    """Call 200, raise 400 to 700."""
    state = ask(**POT)
    assert (state["legal"]["call"], raise_range(state)) == (200, (400, 700))


def test_the_next_player_over_a_pot_sized_raise():
    """700 was made: min 1,200, max 2,400."""
    assert raise_range(ask("3 raise 700", **{**POT, "seats": 4})) == (1200, 2400)


def test_what_the_player_has_in_already_is_not_counted_twice():
    """The contract's own hand: the big blind behind a raise to 700 and a fold, 1,200 to 2,200."""
    state = ask("3 raise 700, 1 fold", **POT)
    assert (state["pot"], state["legal"]["call"], raise_range(state)) == (1000, 500, (1200, 2200))


def test_the_small_blind_first_in():
    """Max 600."""
    assert raise_range(ask("3 fold", **POT)) == (400, 600)


def test_three_limpers_and_a_bet_called():
    """Pot 600; flop 200, call 200, third player: 2 x 200 + 1,000 = 1,400 (the book prints 1,200)."""
    state = ask("3 call, 1 call, 2 check, 1 bet 200, 2 call", **POT)
    assert (state["pot"], raise_range(state)) == (1000, (400, 1400))


def test_a_pot_raise_of_a_pot_bet_is_four_times_it():
    """Pot 1,500, bet 1,500, raise pot: 6,000."""
    state = ask("3 raise 700, 1 fold, 2 call, 2 bet 1500", **POT)
    assert raise_range(state) == (3000, 6000)


DEAD_SMALL = [{"seat": 2, "kind": "big", "amount": 100}]
SEATS_2_TO_5 = {2: 9000, 3: 9000, 4: 9000, 5: 9000}
SHORT_BIG = {1: 9000, 2: 50, 3: 9000, 4: 9000}


@pytest.mark.parametrize("setup", [
    {**FIFTY, "seats": SEATS_2_TO_5, "button": 5, "posts": DEAD_SMALL},
    {**FIFTY, "seats": SHORT_BIG},
], ids=["dead small blind", "big blind all-in for 50"])
@pytest.mark.parametrize(("value", "first", "again"), [("full-preflop", 350, 1050), ("actual", 300, 1000)])
def test_a_dead_or_short_blind_counts_as_posted_before_the_flop(setup, value, first, again):
    """50/100: first in 350, `actual` 300; after a raise to 300 the re-pot is 1,050, `actual` 1,000."""
    setup = {**setup, "house": {"pot-short-blind": value}}
    state = ask(**setup)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (3, 100, (200, first))
    assert most("3 raise 300", **setup) == again


@pytest.mark.parametrize(("posts", "call", "first", "how"), [
    ([{"seat": 1, "kind": "small"}], 50, 350,
     "100 to call + 150 in the pot = raise of 250, 350 to go"),
    ([], None, 350, "100 to call + 150 in the pot = raise of 250, 350 to go"),
    ([{"seat": 1, "kind": "dead", "amount": 50}], None, 400,
     "100 to call + 200 in the pot = raise of 300, 400 to go"),
], ids=["small blind alone", "no blind", "a dead blind"])
def test_posts_without_a_big_blind_count_it_as_there(posts, call, first, how):
    """`pot-short-blind`: "a dead, missing or all-in blind: count P and W as if both full blinds were there";
    contract 4: the figures of a maximum's sum must add up, here too.
    """
    state = ask("1 check, 2 check" if not call else "1 check", **{**FIFTY, "seats": 4, "posts": posts})
    wager = state["legal"]["raise"] or state["legal"]["bet"]
    assert (state["legal"]["call"], wager["max"], wager["how"]) == (call, first, how)


def test_without_a_big_blind_actual_counts_the_chips_that_are_there():
    """`actual`: real chips. Nothing is in the middle, so the least bet is all that may be bet."""
    none = {**FIFTY, "posts": [], "house": {"pot-short-blind": "actual"}}
    assert bet_range(ask(**none)) == (100, 100)


def test_on_the_flop_a_short_blind_is_the_chips_that_are_there():
    """Later rounds: real chips. Two callers and the 50: 50 + 100 + 100 + 100 = 350."""
    state = ask("3 call, 4 call, 1 call", **{**FIFTY, "seats": SHORT_BIG})
    assert (state["street"], state["pot"], bet_range(state)) == ("flop", 350, (100, 350))


def test_the_small_blind_may_count_as_a_big_one():
    """`small-as-big` 5/10: first in 20 to 40, in steps of 5."""
    setup = {**FIVE, "chip": 5, "house": {"pot-short-blind": "small-as-big"}}
    assert raise_range(ask(**setup)) == (20, 40)
    assert ask("3 raise 35", **setup)["to_act"] == 1
    assert refused("3 raise 37", **setup)


def test_over_a_straddle():
    """50/100, straddle 200: 2 x 200 + 350 = 750."""
    posts = [{"seat": 1, "kind": "small", "amount": 50}, {"seat": 2, "kind": "big", "amount": 100},
             {"seat": 3, "kind": "straddle", "amount": 200}]
    state = ask(**{**FIFTY, "seats": 5, "posts": posts, "tournament": False, "house": {"straddle": "utg"}})
    assert (state["to_act"], raise_range(state)) == (4, (400, 750))


@pytest.mark.parametrize(("value", "first"), [("count", 450), ("skip-single-payer", 350), ("skip", 350)])
def test_a_big_blind_ante_in_the_pot(value, first):
    """50/100, big blind ante 100: `count` 450, `skip-single-payer` 350."""
    assert most(**{**FIFTY, "seats": 6, "big_blind_ante": 100, "house": {"pot-ante": value}}) == first


@pytest.mark.parametrize(("value", "first"), [("count", 850), ("skip-single-payer", 850), ("skip", 700)])
def test_antes_in_the_pot(value, first):
    """Six antes of 25: `count` 850, `skip` 700; an ante that all pay is not a single payer's."""
    assert most(seats=6, ante=25, house={"pot-ante": value}) == first


@pytest.mark.parametrize("value", ["count", "skip-single-payer", "skip"])
def test_from_the_flop_on_antes_always_count(value):
    """Three limpers and six antes of 25 at 100/200: 600 + 150."""
    state = ask("3 call, 4 fold, 5 fold, 6 fold, 1 call, 2 check",
                **{**POT, "seats": 6, "ante": 25, "house": {"pot-ante": value}})
    assert bet_range(state) == (200, 750)


def low_stud(actions: str, seats: int, ante: int, bring_in: int, **setup: Any) -> State:
    """London Lowball, pot-limit; the king on seat 1 brings it in."""
    up = dict(zip("12345678", ("Ks", "9h", "8d", "7c", "6h", "5d", "4c", "3h"), strict=True))
    return ask(actions, game="london-lowball", betting="pot-limit", blinds=[], seats=seats, ante=ante,
               bring_in=bring_in, up={seat: up[seat] for seat in list(up)[:seats]}, **setup)


@pytest.mark.parametrize("value", ["count", "skip-single-payer"])
def test_over_a_bring_in_with_seven_antes_of_20(value):
    """Bring-in 40: raise 80 to 260; after 260: 480 to 960. Stud antes always count under these two."""
    house = {"pot-ante": value}
    assert raise_range(low_stud("1 bring-in", 7, 20, 40, house=house)) == (80, 260)
    assert raise_range(low_stud("1 bring-in, 2 raise 260", 7, 20, 40, house=house)) == (480, 960)


def test_over_a_bring_in_with_eight_antes_of_100():
    """Bring-in 150: raise 300 to 1,250; after 650: 1,150 to 2,900."""
    assert raise_range(low_stud("1 bring-in", 8, 100, 150)) == (300, 1250)
    assert raise_range(low_stud("1 bring-in, 2 raise 650", 8, 100, 150)) == (1150, 2900)


def test_a_short_all_in_counts_in_the_pot_and_reopens_nothing():
    """Flop pot 600, bet 200, all-in 260: next 460 to 1,580; the bettor, owing 60, may not raise."""
    setup = {**POT, "seats": {1: 9000, 2: 460, 3: 9000}}
    state = ask("3 call, 1 call, 2 check, 1 bet 200, 2 all-in", **setup)
    assert raise_range(state) == (460, 1580)
    bettor = ask("3 call, 1 call, 2 check, 1 bet 200, 2 all-in, 3 call", **setup)
    assert (bettor["to_act"], bettor["legal"]["call"], raise_range(bettor)) == (1, 60, None)


HALF: dict[str, Any] = {**FIFTY, "betting": "half-pot-limit"}


def test_half_the_pot_first_in():
    """50/100: 200 to 100 + 250/2 = 225; over 225: 350 to 525."""
    assert raise_range(ask(**HALF)) == (200, 225)
    assert raise_range(ask("3 raise 225", **{**HALF, "seats": 4})) == (350, 525)


def test_the_maximum_is_cut_down_to_the_betting_unit():
    """Smallest chip 50: 200."""
    assert raise_range(ask(**{**HALF, "chip": 50})) == (200, 200)


def test_a_maximum_below_the_minimum_leaves_the_minimum():
    """Pot 300 on the flop: half of it is 150, below the least bet of 200, so the only bet is 200."""
    state = ask("3 call, 1 call, 2 check", **{**HALF, "house": {"min-bet": 200}})
    assert (state["pot"], bet_range(state)) == (300, (200, 200))


@pytest.mark.parametrize(("value", "high"), [("down", 40), ("up", 45)])
def test_half_of_an_odd_number_of_chips(value, high):
    """`half-pot-round`: pot 85 in chips of 5 is 17; half of it is 8 or 9 of them."""
    state = ask(NINE_LIMP, **{**FIVE, "betting": "half-pot-limit", "seats": 9, "chip": 5,
                              "house": {"half-pot-round": value}})
    assert (state["pot"], bet_range(state)) == (85, (10, high))


NINE_LIMP = ", ".join([*(f"{seat} call" for seat in range(3, 10)), "1 fold", "2 check"])


@pytest.mark.parametrize(("value", "high"), [("exact", 85), ("up", 100), ("down", 75)])
def test_the_pot_is_counted_in_a_unit(value, high):
    """`pot-round`, unit 25: a pot of 85 counts as 100, or as 75."""
    house = {"pot-round": value, "pot-round-unit": 25}
    state = ask(NINE_LIMP, **{**FIVE, "seats": 9, "house": house})
    assert (state["pot"], bet_range(state)) == (85, (10, high))


def test_the_total_may_be_the_pot():
    """`raise-to-pot`, 5/10: first in 25 (else 35); over 25: 65 (else 90)."""
    to_pot = {"house": {"pot-reading": "raise-to-pot"}, "seats": 4}
    assert [most(**{**FIVE, **to_pot}), most("3 raise 25", **{**FIVE, **to_pot})] == [25, 65]
    assert [most(**{**FIVE, "seats": 4}), most("3 raise 25", **{**FIVE, "seats": 4})] == [35, 90]


def test_the_maximum_never_goes_above_the_stack():
    assert raise_range(ask(**{**POT, "seats": {1: 9000, 2: 9000, 3: 550}})) == (400, 550)


def test_more_than_the_pot_is_refused_with_the_pot():
    """`pot-overbet`: never cut down in silence."""
    assert "700" in refused("3 raise 800", **POT)


def figures(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


def test_the_sum_of_a_maximum_adds_up():
    """The call and the pot after it are a raise, and with the bet they are the total."""
    raised = ask("3 raise 700, 1 fold", **POT)["legal"]["raise"]
    assert {500, 1500, 2200} <= set(figures(raised["how"]))
    bet = ask("3 call, 1 call, 2 check", **POT)["legal"]["bet"]
    assert 600 in figures(bet["how"])


OPENER: dict[str, Any] = {"game": "london-lowball", "betting": "pot-limit", "blinds": [], "bring_in": 150,
                          "up": {"1": "Kc", "2": "5c", "3": "6h"}, "seats": 3}


def test_the_opener_is_not_offered_one_amount_twice():
    """1.1.3: "the minimum bet being the size of the bring-in": that is the bring-in itself; a bet goes on
    up to the pot, and a pot no bigger than the bring-in leaves no other amount."""
    state = ask(**OPENER, ante=150)
    assert state["prompt"] == "Seat 1 to act: bring it in for 150, bet up to 450"
    assert state["legal"]["bet"]["max"] == 450
    small = ask(**OPENER, ante=20)
    assert (small["prompt"], small["legal"]["bet"]) == ("Seat 1 to act: bring it in for 150", None)


ROUNDED: dict[str, Any] = {**FIVE, "seats": 9}
SUMS = [
    (NINE_LIMP, {"pot-round": "up", "pot-round-unit": 25}, [85, 100, 100]),
    (NINE_LIMP, {"pot-round": "down", "pot-round-unit": 25}, [85, 75, 75]),
    (f"{NINE_LIMP}, 2 bet 20", {"pot-round": "up", "pot-round-unit": 25}, [20, 105, 125, 145]),
    (f"{NINE_LIMP}, 2 bet 30", {"pot-round": "up", "pot-round-unit": 25}, [30, 115, 145, 150, 150, 30, 180]),
    (f"{NINE_LIMP}, 2 bet 30", {"pot-round": "up", "pot-round-unit": 25, "pot-reading": "raise-to-pot"},
     [30, 115, 145, 150, 150]),
    (NINE_LIMP, {"min-bet": 90}, [85, 85, 90]),
]


@pytest.mark.parametrize(("actions", "house", "told"), SUMS)
def test_the_sum_of_a_rounded_pot_says_what_it_counts_as(actions, house, told):
    """`pot-round`: "85 in the pot, counted as 100: bet up to 100"; no half in it, and it adds up."""
    state = ask(actions, **{**ROUNDED, "house": house})
    allowed = state["legal"]["bet"] or state["legal"]["raise"]
    assert "half" not in allowed["how"]
    assert (figures(allowed["how"]), allowed["max"]) == (told, told[-1])


@pytest.mark.parametrize(("house", "told"), [
    ({"pot-round": "up", "pot-round-unit": 25}, "85 in the pot, counted as 100, half of it 50: bet up to 50"),
    ({}, "85 in the pot, half of it 42: bet up to 42"),
    ({"min-bet": 60}, "85 in the pot, half of it 42: bet up to 42; the least wager is 60"),
])
def test_half_a_pot_says_its_half(house, told):
    """The half is of what the pot counts as; where it is below the least bet that one is open."""
    half = ask(NINE_LIMP, **{**ROUNDED, "betting": "half-pot-limit", "house": house})
    assert half["legal"]["bet"]["how"] == told
    assert figures(told)[-1] == half["legal"]["bet"]["max"]


def test_half_the_pot_as_a_total_is_told_as_one():
    """`raise-to-pot` in half-pot-limit: the total is half of the pot after the call."""
    state = ask(f"{NINE_LIMP}, 2 bet 15", **{**ROUNDED, "betting": "half-pot-limit",
                                            "house": {"pot-reading": "raise-to-pot"}})
    assert state["legal"]["raise"]["how"] == "15 to call + 100 in the pot = 115, half of it 57: 57 to go"
    assert raise_range(state) == (30, 57)
