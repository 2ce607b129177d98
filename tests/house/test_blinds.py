"""§4 of the house rules as the hand sees it: blinds, antes, straddles, bomb pots and kills.

How button and blinds travel from hand to hand is in `test_button.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.errors import Refusal

from .ask import State, ask, bet_range, pots, raise_range, refused

Posts = list[dict[str, Any]]


def posts(*given: tuple[int, str, int]) -> Posts:
    return [{"seat": seat, "kind": kind, "amount": amount} for seat, kind, amount in given]


def test_heads_up_the_button_posts_the_small_blind_and_acts_first():
    """First before the flop and last after it."""
    state = ask(seats=2)
    assert (state["to_act"], state["legal"]["call"], state["stacks"]) == (2, 100, {"1": 19_800, "2": 19_900})
    assert ask("2 call, 1 check", seats=2)["to_act"] == 1


def test_heads_up_the_button_first_in_at_pot_limit():
    """100/200: call 100, raise 400 to 600."""
    state = ask(seats=2, game="omaha", betting="pot-limit")
    assert (state["legal"]["call"], raise_range(state)) == (100, (400, 600))


def test_against_only_an_all_in_blind_one_owes_just_his_amount():
    """Heads-up, button posts 50, big blind all-in for 70 of 100: button owes 20, no raise possible."""
    state = ask(seats={1: 70, 2: 9000}, blinds=[50, 100])
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (2, 20, None)


@pytest.mark.parametrize(("value", "call"), [("full", 100), ("all-in-amount", 70)])
def test_behind_an_all_in_blind(value, call):
    """`short-blind-call`: others still pay the full 100 and raise to 200 at least, or they pay the 70."""
    state = ask(seats={1: 9000, 2: 70, 3: 9000}, blinds=[50, 100], house={"short-blind-call": value})
    assert (state["to_act"], state["legal"]["call"]) == (3, call)
    if value == "full":
        assert raise_range(state) == (200, 9000)


def short_ante(stack: int, order: str) -> list[tuple[int, list[int]]]:
    """BB 100, big blind ante 100 on a short stack, two others in for 100, three more folded."""
    state = ask("3 fold, 4 fold, 5 fold, 6 call, 1 call",
                seats={1: 9000, 2: stack, 3: 9000, 4: 9000, 5: 9000, 6: 9000}, blinds=[50, 100],
                big_blind_ante=100, house={"big-blind-ante-order": order})
    return pots(state)


@pytest.mark.parametrize(("stack", "order", "expected"), [
    (150, "blind-first", [(350, [1, 2, 6])]),
    (150, "ante-first", [(250, [1, 2, 6]), (100, [1, 6])]),
    (80, "blind-first", [(240, [1, 2, 6]), (40, [1, 6])]),
    (80, "ante-first", [(80, [1, 2, 6]), (200, [1, 6])]),
])
def test_what_a_short_big_blind_pays_first(stack, order, expected):
    """Stack 150: bet 100, ante 50, main 350; or ante 100, bet 50, main 250, side 100. Stack 80 likewise."""
    assert short_ante(stack, order) == expected


def test_a_short_ante_wins_that_much_from_every_other_ante():
    """Four antes of 50, one player has 20: main 80 for four, 90 for the other three."""
    state = ask(seats={1: 9000, 2: 20, 3: 9000, 4: 9000}, blinds=[], ante=50, bomb_pot=True)
    assert pots(state) == [(80, [1, 2, 3, 4]), (90, [1, 3, 4])]


@pytest.mark.parametrize(("setup", "players", "ante"), [
    ({}, 4, 100), ({}, 3, 100), ({}, 5, 200), ({"preset": "tda"}, 4, 200),
    ({"house": {"big-blind-ante-reduce": 6}}, 6, 100), ({"house": {"big-blind-ante-reduce": "none"}}, 4, 200),
    ({"house": {"big-blind-ante-reduce": "as-listed"}}, 4, 200),
])
def test_the_big_blind_ante_falls_to_the_small_blind_when_few_are_left(setup, players, ante):
    """BARGE: at four players; the TDA advises never. 100/200 with an ante of 200."""
    assert ask(seats=players, big_blind_ante=200, **setup)["pot"] == 300 + ante


@pytest.mark.parametrize(("value", "paid"), [
    ("none", {}), ("each", {1: 25, 2: 25, 3: 25, 4: 25, 5: 25}), ("big-blind", {2: 25}), ("button", {5: 25}),
])
def test_who_pays_the_ante(value, paid):
    """`ante`: nobody, each player, the big blind or the button; it is no part of the payer's bet."""
    state = ask(seats=5, ante=25, house={"ante": value})
    blinds = {1: 100, 2: 200}
    assert state["stacks"] == {str(seat): 20_000 - blinds.get(seat, 0) - paid.get(seat, 0)
                               for seat in range(1, 6)}
    assert (state["pot"], state["legal"]["call"]) == (300 + sum(paid.values()), 200)


@pytest.mark.parametrize("value", ["none", "big-blind", "button"])
def test_everybody_pays_the_ante_of_a_bomb_pot_and_of_stud(value):
    """1.4: "all players post an ante"; a mixed table's `ante` says who pays in its games with blinds."""
    bomb = ask(game="omaha", betting="pot-limit", seats=8, blinds=[], ante=50, bomb_pot=True,
               house={"ante": value})
    assert (bomb["pot"], bet_range(bomb)) == (400, (50, 400))
    stud = ask(game="stud", betting="limit", seats=4, blinds=[], ante=20, bring_in=50, small_bet=100,
               house={"ante": value})
    assert (stud["pot"], set(stud["stacks"].values())) == (80, {19_980})


@pytest.mark.parametrize(("value", "posted"), [("as-listed", 8), ("half-down", 7)])
def test_the_small_blind_is_as_listed_or_half_the_small_bet(value, posted):
    """Small bet 15, unit 1: 7; in no-limit, which has no small bet, half the big blind."""
    house = {"small-blind-size": value}
    limit = ask(betting="limit", blinds=[8, 15], small_bet=15, house=house)
    assert (limit["stacks"]["1"], limit["pot"]) == (20_000 - posted, 15 + posted)
    assert ask("3 call", betting="limit", blinds=[8, 15], house=house)["legal"]["call"] == 15 - posted
    stated = [{"seat": 1, "kind": "small"}, {"seat": 2, "kind": "big"}]
    assert ask(blinds=[8, 15], posts=stated, house=house)["pot"] == 15 + posted


def test_the_short_deck_ante():
    """All pay one, the button two; two is the bet to call, the least raise is to four, one the bet later."""
    setup: dict[str, Any] = {"game": "short-deck-holdem", "seats": 5, "blinds": [], "button": 5, "ante": 100,
                             "house": {"ante": "short-deck"}}
    state = ask(**setup)
    assert (state["pot"], state["to_act"]) == (600, 1)
    assert (raise_range(state) or (0, 0))[0] == 400
    assert state["stacks"] == {"1": 19_900, "2": 19_900, "3": 19_900, "4": 19_900, "5": 19_800}
    flop = ask("1 call, 2 call, 3 fold, 4 fold, 5 check", **setup)
    assert (flop["street"], (bet_range(flop) or (0, 0))[0]) == ("flop", 100)


SHORT_DECK: dict[str, Any] = {"game": "short-deck-holdem", "betting": "no-limit", "blinds": [], "ante": 10,
                              "house": {"ante": "short-deck"}}
CHECKED_DOWN = "deal 1 6c7c, deal 3 8c8d, 1 call, 2 fold, 3 check, deal board AhKhQh, 1 check, 3 check, " \
    "deal board Jd, 1 check, 3 check, deal board 9d, 1 check, 3 check"


def test_no_pot_of_a_short_deck_ante_is_a_side_pot_to_a_button_with_chips():
    """The button's two met every bet; the ante of who called two was a side pot, and went back to them."""
    checked = ask(CHECKED_DOWN, seats=3, button=3, **SHORT_DECK)
    assert pots(checked) == [(60, [1, 3])] and "returned" not in checked
    over = ask(f"{CHECKED_DOWN}, 1 show, 3 show", seats=3, button=3, **SHORT_DECK)
    assert (pots(over), over["awards"], over["returned"]) == ([(60, [1, 3])], {"3": 60}, {})
    taken = ask("1 raise 60, 2 fold, 3 fold", seats=3, button=3, **SHORT_DECK)
    assert (taken["returned"], taken["awards"]) == ({"1": 40}, {"1": 60})


@pytest.mark.parametrize(("stacks", "actions", "back", "cut"), [
    # an ante all-in for five has five from everybody, the button's two among them
    ({1: 5, 2: 1000, 3: 1000}, "2 fold", {"3": 10}, [(15, [1, 3]), (10, [3])]),
    ({1: 1000, 2: 1000, 3: 50}, "1 all-in, 2 fold, 3 call", {"1": 950}, [(110, [1, 3])]),
    ({1: 55, 2: 21, 3: 122}, "1 raise 40, 2 call, 3 fold", {"1": 29}, [(62, [1, 2])]),
    ({1: 1000, 2: 40, 3: 1000}, "1 raise 60, 2 all-in, 3 call", {}, [(120, [1, 2, 3]), (50, [1, 3])]),
])
def test_side_pots_of_a_short_deck_ante(stacks, actions, back, cut):
    """All-in players have as much from each as they put in; a button with chips has met what others did."""
    state = ask(actions, seats=stacks, button=3, **SHORT_DECK)
    assert (state.get("returned", {}), pots(state)) == (back, cut)


@pytest.mark.parametrize("blinds", [[100], [50, 100], [100, 200]])
@pytest.mark.parametrize("seats", [2, 5])
def test_beside_the_short_deck_ante_nobody_posts_a_blind(seats, blinds):
    """`ante`: "all pay one, the button two; two is the bet to call", whatever blinds the table lists."""
    state = ask(seats=seats, blinds=blinds, ante=50, house={"ante": "short-deck"})
    assert set(state["stacks"].values()) == {19_950, 19_900} and state["stacks"][str(seats)] == 19_900
    assert (state["to_act"], state["legal"]["call"]) == (1, 100)
    assert (raise_range(state) or (0, 0))[0] == 200
    listed = ask(seats=seats, blinds=blinds, house={"ante": "short-deck"})
    assert listed["pot"] == sum(blinds)


STRADDLED: dict[str, Any] = {
    "blinds": [5, 10], "seats": 5, "tournament": False, "house": {"straddle": "utg"},
    "posts": posts((1, "small", 5), (2, "big", 10), (3, "straddle", 20)),
}


@pytest.mark.parametrize(("value", "least"), [("double", 40), ("plus-big-blind", 30)])
def test_the_least_raise_over_a_straddle(value, least):
    """Straddle 20 at 5/10: call 20, raise to 40; `plus-big-blind`: 30."""
    house = {"straddle": "utg", "straddle-min-raise": value}
    state = ask(**{**STRADDLED, "house": house})
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (4, 20, (least, 20_000))


def test_the_straddle_is_live_and_acts_last_of_the_first_round():
    """On the flop bets from 10."""
    state = ask("4 call, 5 fold, 1 call, 2 call", **STRADDLED)
    assert (state["to_act"], state["legal"]["check"], state["legal"]["call"]) == (3, True, None)
    assert raise_range(state) == (40, 20_000)
    assert bet_range(ask("4 call, 5 fold, 1 call, 2 call, 3 check", **STRADDLED)) == (10, 19_980)


def test_a_straddle_on_the_button_acts_last_too():
    """`straddle: button`: the small blind starts."""
    setup = {**STRADDLED, "house": {"straddle": "button"},
             "posts": posts((1, "small", 5), (2, "big", 10), (5, "straddle", 20))}
    assert ask(**setup)["to_act"] == 1
    state = ask("1 fold, 2 call, 3 fold, 4 call", **setup)
    assert (state["to_act"], state["legal"]["check"]) == (5, True)


def test_a_bomb_pot_has_no_betting_before_the_flop():
    """Eight antes of 50, pot-limit: flop, left of the button, bet 50 to 400."""
    state = ask(game="omaha", betting="pot-limit", seats=8, blinds=[], ante=50, bomb_pot=True)
    assert (state["street"], state["to_act"], bet_range(state)) == ("flop", 1, (50, 400))


KILL: dict[str, Any] = {"betting": "limit", "blinds": [50, 100], "small_bet": 100, "big_bet": 200, "seats": 5,
                        "tournament": False, "killer": 4}


@pytest.mark.parametrize(("value", "post", "small", "big"), [
    ("full", 200, 200, 400), ("half", 150, 150, 300),
])
def test_a_kill_raises_the_limits(value, post, small, big):
    """Limit 100/200: full kill posts 200 and plays 200/400, half kill 150 and 150/300."""
    setup = {**KILL, "house": {"kill": value}}
    state = ask(**setup)
    assert (state["stacks"]["4"], state["to_act"]) == (20_000 - post, 3)
    assert (state["legal"]["call"], raise_range(state)) == (post, (post + small, post + small))
    limped = "3 call, 4 check, 5 fold, 1 call, 2 call"
    flop = ask(limped, **setup)
    assert (flop["street"], bet_range(flop)) == ("flop", (small, small))
    assert bet_range(ask(f"{limped}, 1 check, 2 check, 3 check, 4 check", **setup)) == (big, big)


def test_the_killer_acts_in_turn():
    """Seat 4 has posted 200 live and may raise when it is his turn, not last."""
    state = ask("3 call", **{**KILL, "house": {"kill": "full"}})
    assert (state["to_act"], state["legal"]["check"], raise_range(state)) == (4, True, (400, 400))


@pytest.mark.parametrize(("value", "post", "least"), [("full", 200, 400), ("half", 150, 300)])
def test_a_kill_stated_among_the_posts_raises_the_limits_too(value, post, least):
    """Limit 100/200, the kill given in `posts`: 200 and then 400, or 150 and then 300."""
    setup = {key: given for key, given in KILL.items() if key != "killer"}
    blinds = [{"seat": 1, "kind": "small", "amount": 50}, {"seat": 2, "kind": "big", "amount": 100}]
    state = ask(**setup, house={"kill": value}, posts=[*blinds, {"seat": 4, "kind": "kill", "amount": post}])
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (3, post, (least, least))


def test_without_a_kill_rule_nobody_posts_one():
    """`kill: none`: the killer of the set-up is refused or posts nothing; here the limit is as listed."""
    setup = {key: value for key, value in KILL.items() if key != "killer"}
    state = ask(**setup)
    assert (state["legal"]["call"], state["stacks"]["4"]) == (100, 20_000)


def test_a_player_posting_to_enter_has_a_live_big_blind():
    """Seat 4 may check behind callers, or raise."""
    setup: dict[str, Any] = {"seats": 5, "tournament": False,
                             "posts": posts((1, "small", 100), (2, "big", 200), (4, "enter", 200))}
    first = ask(**setup)
    assert (first["pot"], first["to_act"]) == (500, 3)
    state = ask("3 call", **setup)
    assert (state["to_act"], state["legal"]["check"], state["legal"]["call"]) == (4, True, None)
    assert raise_range(state) == (400, 20_000)


def test_a_missed_small_blind_is_dead_in_the_pot():
    """`missed-blinds: both-one-live`: 200 live and 100 dead; the dead 100 is no part of his bet."""
    setup: dict[str, Any] = {
        "seats": 5, "tournament": False,
        "posts": posts((1, "small", 100), (2, "big", 200), (4, "missed", 200), (4, "dead", 100)),
    }
    state = ask("3 raise 600", **setup)
    assert (state["pot"], state["to_act"], state["legal"]["call"]) == (1200, 4, 400)
    assert state["stacks"]["4"] == 19_700


def test_a_dead_button_leaves_the_first_seat_after_it_to_start():
    """Button on empty seat 2: seat 3 posts small, seat 4 big; seat 1 acts last after the flop."""
    held = {1: 9000, 3: 9000, 4: 9000, 5: 9000}
    state = ask(seats=held, button=2)
    assert state["stacks"] == {"1": 9000, "3": 8900, "4": 8800, "5": 9000}
    limped = "5 call, 1 call, 3 call, 4 check"
    assert ask(limped, seats=held, button=2)["to_act"] == 3
    assert ask(f"{limped}, 3 check, 4 check, 5 check", seats=held, button=2)["to_act"] == 1


def test_two_big_blinds_when_the_button_moves():
    """`moving`: both live; the first acts behind the button, everyone owes 200."""
    setup: dict[str, Any] = {"seats": {3: 9000, 4: 9000, 5: 9000}, "button": 5, "blinds": [100, 200],
                             "house": {"button": "moving"}, "posts": posts((3, "big", 200), (4, "big", 200))}
    state: State = ask(**setup)
    assert (state["to_act"], state["pot"], state["legal"]["call"]) == (5, 400, 200)
    assert ask("5 call", **setup)["legal"]["check"] is True


def test_a_blind_on_the_button():
    """`moving`: button 2 posts his small blind there, seat 3 the big blind; seat 4 starts, seat 3 is last."""
    setup: dict[str, Any] = {
        "seats": {2: 9000, 3: 9000, 4: 9000, 5: 9000}, "button": 2, "house": {"button": "moving"},
        "posts": posts((2, "small", 100), (3, "big", 200)),
    }
    state = ask(**setup)
    assert (state["to_act"], state["stacks"]["2"]) == (4, 8900)
    assert ask("4 call, 5 fold, 2 call, 3 check", **setup)["to_act"] == 3


def test_a_raise_below_twice_the_blind_is_refused_with_the_least():
    assert "400" in refused("3 raise 300", seats=3)


@pytest.mark.parametrize("seat", [5, "5"])
def test_an_ante_of_a_seat_that_is_not_dealt_in_lies_in_the_main_pot(seat):
    """A dead post of somebody without a hand: chips of the pot that nobody has to match."""
    posts = [{"seat": 1, "kind": "small"}, {"seat": 2, "kind": "big"},
            {"seat": seat, "kind": "dead", "amount": 75}]
    end = ask("3 fold, 1 fold", blinds=[50, 100], posts=posts)
    assert end["awards"] == {"2": 50 + 50 + 75}
    assert ask("", blinds=[50, 100], posts=posts)["pot"] == 225
    assert sum(end["stacks"].values()) == sum(ask("", blinds=[50, 100])["stacks"].values()) + 150 + 75


@pytest.mark.parametrize(("post", "code"), [
    ({"seat": 5, "kind": "big"}, "empty-seat"), ({"seat": 55, "kind": "dead", "amount": 25}, "bad-seat"),
    ({"seat": [1], "kind": "dead", "amount": 25}, "bad-seat"),
    ({"seat": 5, "kind": "dead", "amount": -1}, "bad-number"),
])
def test_of_a_seat_not_dealt_in_only_a_dead_post_is_taken(post, code):
    with pytest.raises(Refusal) as refused:
        ask("", blinds=[50, 100], posts=[{"seat": 2, "kind": "big"}, post])
    assert refused.value.code == code and refused.value.field.startswith("posts.1")


TWICE = [{"seat": 1, "kind": "small", "amount": 5}, {"seat": 2, "kind": "big", "amount": 10},
         {"seat": 3, "kind": "straddle", "amount": 20}, {"seat": 4, "kind": "straddle", "amount": 40}]
TWO_BIG = [{"seat": 2, "kind": "big", "amount": 10}, {"seat": 3, "kind": "big", "amount": 10}]


@pytest.mark.parametrize(("posts", "first"), [(TWICE, 5), (TWICE[::-1], 5), (TWO_BIG, 4), (TWO_BIG[::-1], 4)])
def test_posts_are_stated_in_any_order(posts, first):
    """Who put in the most acts last in the first round, or the last of the big blinds (`button`: moving)."""
    state = ask(seats=6, blinds=[5, 10], tournament=False, house={"straddle": "any"}, posts=posts)
    assert state["to_act"] == first


@pytest.mark.parametrize(("blinds", "straddle"), [([5, 10], 20), ([10], 20), ([5, 10, 25], 25)])
def test_a_post_without_an_amount_is_the_usual_one(blinds, straddle):
    """`straddle`: "2 x BB", or the third of the blinds; the big blind stays the second of them."""
    state = ask(seats=4, blinds=blinds, tournament=False, house={"straddle": "utg"},
                posts=[{"seat": 2, "kind": "big"}, {"seat": 3, "kind": "straddle"}])
    assert state["pots"][0]["amount"] == 10 + straddle
    assert state["legal"]["call"] == straddle
