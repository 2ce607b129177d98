"""§1 of the house rules: the ladder of limit betting, its cap and its sizes."""

from __future__ import annotations

from typing import Any

import pytest

from .ask import State, ask, bet_range, bets, raise_range, refused

# Hold'em 200/400; on the flop the bet is 200 and nothing is in.
LIMIT: dict[str, Any] = {"betting": "limit", "blinds": [100, 200], "small_bet": 200, "big_bet": 400}


def called_to_the_flop(seats: int) -> str:
    limps = [f"{seat} call" for seat in range(3, seats + 1)]
    return ", ".join([*limps, "1 call", "2 check"])


def flop(actions: str, *behind: int, **setup: Any) -> State:
    """The flop of a limped pot; `behind` is what each seat has left when it starts."""
    held = {seat: chips + 200 for seat, chips in enumerate(behind, 1)}
    start = called_to_the_flop(len(behind))
    return ask(f"{start}, {actions}", seats=held, **{**LIMIT, **setup})


def test_an_all_in_below_half_a_bet_is_completed():
    """All-in 50 of 200: call 50 or complete to 200; it is no bet, the completion is one."""
    state = flop("1 all-in", 50, 9000, 9000, 9000)
    assert state["to_act"] == 2
    assert (state["legal"]["call"], state["legal"]["complete"], raise_range(state)) == (50, 200, None)
    assert bets(state) == (0, 4)
    completed = flop("1 all-in, 2 complete", 50, 9000, 9000, 9000)
    assert bets(completed) == (1, 4)
    assert (completed["legal"]["call"], raise_range(completed)) == (200, (400, 400))


def test_an_all_in_of_half_a_bet_or_more_is_a_bet():
    """All-in 150 of 200: call 150 or raise to 350, then 550, then 750 is the cap with three raises."""
    held = (150, 9000, 9000, 9000)
    state = flop("1 all-in", *held)
    assert (state["legal"]["call"], raise_range(state), state["legal"]["complete"]) == (150, (350, 350), None)
    assert raise_range(flop("1 all-in, 2 raise 350", *held)) == (550, 550)
    assert raise_range(flop("1 all-in, 2 raise 350, 3 raise 550", *held)) == (750, 750)
    capped = flop("1 all-in, 2 raise 350, 3 raise 550, 4 raise 750", *held)
    assert (raise_range(capped), bets(capped), capped["legal"]["call"]) == (None, (4, 4), 400)


def test_a_short_raise_is_completed_and_reopens_nothing():
    """200, all-in 270: call 270 or complete to 400 (one bet, then two).

    If all call, the bettor owes 70 and may not raise.
    """
    held = (9000, 270, 9000, 9000)
    state = flop("1 bet 200, 2 all-in", *held)
    assert (state["legal"]["call"], state["legal"]["complete"], raise_range(state)) == (270, 400, None)
    assert bets(state) == (1, 4)
    assert bets(flop("1 bet 200, 2 all-in, 3 complete", *held)) == (2, 4)
    bettor = flop("1 bet 200, 2 all-in, 3 call, 4 fold", *held)
    assert bettor["to_act"] == 1
    assert (bettor["legal"]["call"], bettor["legal"]["complete"], raise_range(bettor)) == (70, None, None)


def test_a_raise_of_half_a_bet_counts_and_reopens():
    """200, all-in 320: call 320 or raise to 520. The bettor owes 120 and may raise to 520."""
    held = (9000, 320, 9000, 9000)
    state = flop("1 bet 200, 2 all-in", *held)
    assert (state["legal"]["call"], raise_range(state), bets(state)) == (320, (520, 520), (2, 4))
    assert bets(flop("1 bet 200, 2 all-in, 3 raise 520", *held)) == (3, 4)
    bettor = flop("1 bet 200, 2 all-in, 3 call, 4 fold", *held)
    assert (bettor["legal"]["call"], raise_range(bettor)) == (120, (520, 520))


def test_short_all_ins_over_one_bet_add_up():
    """`limit-short-sum: sum`: 200, all-in 270, all-in 330: call 330 or raise to 530."""
    state = flop("1 bet 200, 2 all-in, 3 all-in", 9000, 270, 330, 9000)
    assert (state["legal"]["call"], raise_range(state), state["legal"]["complete"]) == (330, (530, 530), None)
    assert bets(state) == (2, 4)


def test_short_all_ins_may_be_judged_one_by_one():
    """`limit-short-sum: each`: the same is call 330 or complete to 400."""
    state = flop("1 bet 200, 2 all-in, 3 all-in", 9000, 270, 330, 9000, house={"limit-short-sum": "each"})
    assert (state["legal"]["call"], raise_range(state), state["legal"]["complete"]) == (330, None, 400)
    assert bets(state) == (1, 4)


def test_a_room_may_ask_for_a_full_bet_before_an_all_in_counts():
    """`limit-short-all-in: full`: 150 of 200 is completed; 200 is a bet."""
    full = {"limit-short-all-in": "full"}
    short = flop("1 all-in", 150, 9000, 9000, 9000, house=full)
    assert (short["legal"]["complete"], raise_range(short), bets(short)) == (200, None, (0, 4))
    whole = flop("1 all-in", 200, 9000, 9000, 9000, house=full)
    assert (whole["legal"]["complete"], raise_range(whole), bets(whole)) == (None, (400, 400), (1, 4))


HEADS_UP = "1 bet 200, 2 raise 400, 3 fold"


def test_in_a_tournament_the_cap_stays_when_two_are_left():
    """Three players, 200, 400, one folds: two more raises, 600 and 800."""
    held = (9000, 9000, 9000)
    assert raise_range(flop(HEADS_UP, *held)) == (600, 600)
    assert raise_range(flop(f"{HEADS_UP}, 1 raise 600", *held)) == (800, 800)
    capped = flop(f"{HEADS_UP}, 1 raise 600, 2 raise 800", *held)
    assert (raise_range(capped), bets(capped)) == (None, (4, 4))
    assert "800" in refused(f"{called_to_the_flop(3)}, {HEADS_UP}, 1 raise 600, 2 raise 800, 1 raise 1000",
                            **LIMIT)


def test_in_a_cash_game_the_cap_falls_away_if_it_was_not_reached_with_three():
    """`lift-before-cap`: no end, and then there is no cap to show."""
    state = flop(f"{HEADS_UP}, 1 raise 600, 2 raise 800", 9000, 9000, 9000, tournament=False)
    assert (raise_range(state), bets(state)) == ((1000, 1000), None)


def test_a_cap_that_was_reached_with_three_stays_reached():
    """`lift-before-cap`: only if the cap has not been reached yet."""
    state = flop("1 bet 200, 2 raise 400, 3 raise 600, 1 raise 800, 2 fold", 9000, 9000, 9000,
                 tournament=False)
    assert (state["to_act"], raise_range(state)) == (3, None)


def test_the_cap_may_fall_away_only_for_a_round_begun_by_two():
    """`lift-if-round-starts`: the three-way round stops at 800, a round begun by two does not."""
    house = {"heads-up-cap": "lift-if-round-starts"}
    three = flop(f"{HEADS_UP}, 1 raise 600, 2 raise 800", 9000, 9000, 9000, house=house)
    assert raise_range(three) is None
    two = ask("2 call, 1 check, 1 bet 200, 2 raise 400, 1 raise 600, 2 raise 800", seats=2, house=house,
              **LIMIT)
    assert raise_range(two) == (1000, 1000)


@pytest.mark.parametrize(("players_left", "most"), [(2, (1000, 1000)), (9, None)])
def test_the_cap_may_fall_away_only_for_the_last_two_of_the_event(players_left, most):
    """`lift-last-two`."""
    state = flop(f"{HEADS_UP}, 1 raise 600, 2 raise 800", 9000, 9000, 9000,
                 house={"heads-up-cap": "lift-last-two"}, players_left=players_left)
    assert raise_range(state) == most


@pytest.mark.parametrize(("count", "most"), [("can-bet", (1000, 1000)), ("unfolded", None)])
def test_who_makes_it_two_players(count, most):
    """`heads-up-count`: an all-in player does not count, or still does."""
    state = flop("1 bet 200, 2 raise 400, 3 all-in, 1 raise 600, 2 raise 800", 9000, 9000, 200,
                 tournament=False, house={"heads-up-count": count})
    assert raise_range(state) == most


@pytest.mark.parametrize(("cap", "last"), [(3, 800), (4, 1000), (6, 1400)])
def test_the_cap_is_a_bet_and_so_many_raises(cap, last):
    """`raise-cap`: `cap.of` is the value and one."""
    actions, to, seat = ["1 bet 200"], 200, 1
    while to < last:
        to, seat = to + 200, seat % 3 + 1
        actions.append(f"{seat} raise {to}")
    held, house = (9000, 9000, 9000), {"raise-cap": cap}
    state = flop(", ".join(actions), *held, house=house)
    assert (bets(state), raise_range(state)) == ((cap + 1, cap + 1), None)
    assert raise_range(flop(", ".join(actions[:-1]), *held, house=house)) == (last, last)


def test_without_a_cap_there_is_no_end_and_nothing_to_show():
    """`raise-cap: none`: `cap` is null."""
    raises = "1 bet 200, 2 raise 400, 3 raise 600, 1 raise 800, 2 raise 1000, 3 raise 1200"
    state = flop(raises, 9000, 9000, 9000, house={"raise-cap": "none"})
    assert (bets(state), raise_range(state)) == (None, (1400, 1400))


def test_the_big_blind_is_the_first_bet_of_its_round():
    state = ask(seats=4, **LIMIT)
    assert (bets(state), state["legal"]["call"], raise_range(state)) == ((1, 4), 200, (400, 400))
    capped = ask("3 raise 400, 4 raise 600, 1 raise 800", seats=4, **LIMIT)
    assert (bets(capped), raise_range(capped)) == ((4, 4), None)


def test_a_big_blind_posted_short_is_still_the_first_bet():
    """Also when posted short: 30 of 200; others pay 200 or make it 400."""
    state = ask(seats={1: 9000, 2: 30, 3: 9000, 4: 9000}, **LIMIT)
    assert (bets(state), state["legal"]["call"], raise_range(state)) == ((1, 4), 200, (400, 400))


@pytest.mark.parametrize(("value", "counted"), [("no", 1), ("yes", 2)])
def test_whether_a_straddle_is_a_bet(value, counted):
    """`straddle-is-bet`: it uses up a step of the cap, or not."""
    posts = [{"seat": 1, "kind": "small", "amount": 100}, {"seat": 2, "kind": "big", "amount": 200},
             {"seat": 3, "kind": "straddle", "amount": 400}]
    state = ask(seats=5, posts=posts, house={"straddle-is-bet": value, "straddle": "utg"},
                **{**LIMIT, "tournament": False})
    assert (state["to_act"], state["legal"]["call"], bets(state)) == (4, 400, (counted, 4))


def stud(actions: str, **setup: Any) -> State:
    """Four in stud 300/600, bring-in 100 on seat 1."""
    return ask(actions, seats=4, **{**STUD, **setup})


STUD: dict[str, Any] = {
    "game": "stud", "betting": "limit", "blinds": [], "ante": 50, "bring_in": 100, "small_bet": 300,
    "big_bet": 600, "up": {"1": "2c", "2": "9h", "3": "Th", "4": "Kd"},
}


def test_the_completion_is_the_first_bet_of_third_street():
    """Stud 300/600, bring-in 100: complete 300, raise 600, 900, 1,200 = capped."""
    opened = stud("1 bring-in")
    assert (opened["legal"]["call"], opened["legal"]["complete"], raise_range(opened)) == (100, 300, None)
    assert bets(opened) == (0, 4)
    actions = "1 bring-in, 2 complete"
    for seat, to in ((3, 600), (4, 900), (1, 1200)):
        state = stud(actions)
        assert raise_range(state) == (to, to)
        actions += f", {seat} raise {to}"
    capped = stud(actions)
    assert (raise_range(capped), bets(capped)) == (None, (4, 4))


def test_a_room_may_count_the_completion_as_a_raise():
    """`completion-is-raise: yes`: capped at 900."""
    house = {"completion-is-raise": "yes"}
    assert raise_range(stud("1 bring-in, 2 complete, 3 raise 600", house=house)) == (900, 900)
    assert raise_range(stud("1 bring-in, 2 complete, 3 raise 600, 4 raise 900", house=house)) is None


FOURTH = ("1 bring-in, 2 call, 3 call, 4 call, deal 1 up 3d, deal 2 up 9c, deal 3 up 4d, deal 4 up Qs")


def test_an_open_pair_doubles_the_bet_on_fourth_street_in_a_cash_game():
    """300/600, `yes`: first bet 300 or 600; over 300 a raise to 600 or 900; over 600 only by 600."""
    state = stud(FOURTH, tournament=False)
    assert (state["to_act"], bet_range(state)) == (2, (300, 600))
    assert raise_range(stud(f"{FOURTH}, 2 bet 300", tournament=False)) == (600, 900)
    assert raise_range(stud(f"{FOURTH}, 2 bet 600", tournament=False)) == (1200, 1200)
    assert raise_range(stud(f"{FOURTH}, 2 bet 300, 3 raise 900", tournament=False)) == (1500, 1500)


@pytest.mark.parametrize(("behind", "raises", "completes"), [(850, None, 1200), (900, 1500, None)])
def test_over_a_big_bet_half_is_half_of_the_big_one(behind, raises, completes):
    """R51: "after the first big one only big": over 600, all-in for 850 is completed, for 900 it counts."""
    seats = {1: 9000, 2: 9000, 3: behind + 100, 4: 9000}
    state = ask(f"{FOURTH}, 2 bet 600, 3 all-in", **{**STUD, "seats": seats, "tournament": False, "ante": 0})
    assert raise_range(state) == (raises and (raises, raises))
    assert state["legal"]["complete"] == completes
    met = ask(f"{FOURTH}, 2 bet 600, 3 all-in, 4 call, 1 call",
              **{**STUD, "seats": seats, "tournament": False, "ante": 0})
    assert (met["to_act"], met["legal"]["complete"]) == (2, None)
    assert raise_range(met) == (raises and (raises, raises))


def test_between_the_two_sizes_there_is_no_bet():
    assert "300" in refused(f"{FOURTH}, 2 bet 450", seats=4, **{**STUD, "tournament": False})


@pytest.mark.parametrize(("game", "setup"), [
    ("stud", {"tournament": True}),
    ("stud", {"tournament": False, "house": {"open-pair-double": "no"}}),
    ("stud-8", {"tournament": False}),
])
def test_an_open_pair_doubles_nothing_in_tournaments_nor_in_high_low(game, setup):
    """By mode; never in any high-low stud."""
    assert bet_range(stud(FOURTH, game=game, **setup)) == (300, 300)


def test_an_open_pair_doubles_nothing_in_razz():
    """Never in Razz: the king brings it in, the best low board starts."""
    state = stud("4 bring-in, 1 call, 2 call, 3 call, deal 1 up 3d, deal 2 up 9c, deal 3 up 4d, deal 4 up Qs",
                 game="razz", tournament=False)
    assert (state["to_act"], bet_range(state)) == (1, (300, 300))


def test_an_open_pair_is_the_house_s_to_allow_in_a_tournament():
    assert bet_range(stud(FOURTH, house={"open-pair-double": "yes"})) == (300, 600)


LOWBALL: dict[str, Any] = {**LIMIT, "game": "california-lowball"}
DRAWN = "3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat"


@pytest.mark.parametrize(("value", "size"), [("big", 400), ("small", 200)])
def test_the_bet_after_the_draw_in_lowball(value, size):
    """`lowball-after-draw`."""
    assert bet_range(ask(DRAWN, house={"lowball-after-draw": value}, **LOWBALL)) == (size, size)


@pytest.mark.parametrize(("setup", "may"), [
    ({}, False), ({"preset": "cash", "tournament": False}, False), ({"preset": "tda"}, True),
    ({"house": {"check-raise": "yes"}}, True),
])
def test_no_check_raise_in_limit_california_lowball(setup, may):
    """§1 and §10: no, except by the TDA preset or when the house says so."""
    state = ask(f"{DRAWN}, 1 check, 2 bet 400, 3 fold", **{**LOWBALL, **setup})
    assert state["to_act"] == 1
    assert raise_range(state) == ((800, 800) if may else None)


def test_check_raise_elsewhere_and_where_the_house_forbids_it():
    """`check-raise: yes` everywhere else."""
    assert raise_range(flop("1 check, 2 bet 200, 3 fold", 9000, 9000, 9000)) == (400, 400)
    state = flop("1 check, 2 bet 200, 3 fold", 9000, 9000, 9000, house={"check-raise": "no"})
    assert raise_range(state) is None


def sizes(rounds: list[str], **setup: Any) -> list[int]:
    """The one size of bet that opens each round after the first; `rounds` lead from one to the next."""
    bounds, actions = [], ""
    for lead in rounds:
        actions = f"{actions}, {lead}" if actions else lead
        low, high = bet_range(ask(actions, **{**LIMIT, **setup})) or (0, 0)
        assert low == high, setup
        bounds.append(low)
    return bounds


LIMPED = "3 call, 1 call, 2 check"
ALL_CHECK = "1 check, 2 check, 3 check"
ALL_PAT = "1 pat, 2 pat, 3 pat"


@pytest.mark.parametrize("game", [
    "holdem", "holdem-8", "omaha", "omaha-8", "big-o", "five-card-omaha", "courchevel", "short-deck-holdem",
    "chowaha", "four-card-chowaha", "murder", "oklahoma", "reno-straight",
])
def test_flop_games_bet_small_before_and_on_the_flop_big_on_turn_and_river(game):
    first = ask(seats=3, game=game, **LIMIT)
    assert raise_range(first) == (400, 400)
    assert sizes([LIMPED, ALL_CHECK, ALL_CHECK], game=game) == [200, 400, 400]


def test_rio_bravo_has_a_fifth_round_at_the_big_bet():
    assert sizes([LIMPED, ALL_CHECK, ALL_CHECK, ALL_CHECK], game="rio-bravo") == [200, 400, 400, 400]


def test_bidirectional_chowaha_has_five_rounds_the_big_bet_after_the_die():
    rounds = [LIMPED, f"{ALL_CHECK}, roll 3", ALL_CHECK, ALL_CHECK]
    assert sizes(rounds, game="bidirectional-chowaha") == [200, 400, 400, 400]


@pytest.mark.parametrize("game", ["dramaha", "dramaha-49", "dramaha-21", "dramaha-zero", "dramadugi"])
def test_the_dramaha_family_bets_as_flop_games_do(game):
    rounds = [LIMPED, f"{ALL_CHECK}, {ALL_PAT}", ALL_CHECK]
    assert sizes(rounds, game=game) == [200, 400, 400]


@pytest.mark.parametrize("game", ["california-lowball", "deuce-to-seven-lowball", "five-card-draw"])
def test_single_draw_bets_small_before_the_draw_and_big_after_it(game):
    assert raise_range(ask(game=game, **LIMIT)) == (400, 400)
    assert sizes([f"{LIMPED}, {ALL_PAT}"], game=game) == [400]


@pytest.mark.parametrize("game", [
    "deuce-to-seven-triple-draw", "ace-to-5-triple-draw", "badugi", "badacey", "badeucy",
])
def test_triple_draw_bets_small_around_the_first_draw_and_big_after_the_others(game):
    rounds = [f"{LIMPED}, {ALL_PAT}", f"{ALL_CHECK}, {ALL_PAT}", f"{ALL_CHECK}, {ALL_PAT}"]
    assert sizes(rounds, game=game) == [200, 400, 400]


def deal_up(ranks: str) -> str:
    """One up card to each of three seats, in suits that cannot clash."""
    return ", ".join(f"deal {seat} up {rank}{suit}" for seat, rank, suit in
                     zip((1, 2, 3), ranks, "hds", strict=True))


THREE_UP: dict[str, Any] = {"blinds": [], "ante": 20, "bring_in": 50, "up": {"1": "2h", "2": "9d", "3": "Ks"}}
ROUND = {1: "1 check, 2 check, 3 check", 3: "3 check, 1 check, 2 check"}


@pytest.mark.parametrize("game", ["stud", "stud-8", "super-stud-8"])
def test_seven_card_stud_bets_small_on_third_and_fourth_street(game):
    """Seat 3 shows the king throughout and starts from fourth street on."""
    third = "1 bring-in, 2 call, 3 call"
    if game.startswith("super"):
        third += ", 1 discard 2, 2 discard 2, 3 discard 2"
    rounds = [f"{third}, {deal_up('3TQ')}", f"{ROUND[3]}, {deal_up('4J7')}", f"{ROUND[3]}, {deal_up('568')}",
              ROUND[3]]
    assert ask("1 bring-in", game=game, **{**LIMIT, **THREE_UP})["legal"]["complete"] == 200
    assert sizes(rounds, game=game, **THREE_UP) == [200, 400, 400, 400]


def test_razz_bets_the_same_rounds():
    """The king brings it in and the best low board, seat 1, starts from fourth street on."""
    rounds = [f"3 bring-in, 1 call, 2 call, {deal_up('3TQ')}", f"{ROUND[1]}, {deal_up('4J7')}",
              f"{ROUND[1]}, {deal_up('568')}", ROUND[1]]
    assert sizes(rounds, game="razz", **THREE_UP) == [200, 400, 400, 400]


def test_five_card_stud_bets_small_with_two_and_three_cards():
    rounds = [f"1 bring-in, 2 call, 3 call, {deal_up('3TQ')}", f"{ROUND[3]}, {deal_up('4J7')}",
              f"{ROUND[3]}, {deal_up('568')}"]
    assert sizes(rounds, game="five-card-stud", **THREE_UP) == [200, 400, 400]


MEXICAN: dict[str, Any] = {
    "game": "mexican-poker", "betting": "limit", "blinds": [], "ante": 20, "button": 3, "small_bet": 200,
    "big_bet": 400, "up": {"1": "2h", "2": "7d", "3": "Ks"},
}


def test_in_mexican_poker_the_first_bettor_picks_the_size():
    """A raise is at least the last bet."""
    state = ask(**MEXICAN)
    assert (state["to_act"], bet_range(state)) == (3, (200, 400))
    assert raise_range(ask("3 bet 200", **MEXICAN)) == (400, 600)
    assert raise_range(ask("3 bet 400", **MEXICAN)) == (800, 800)
    assert refused("3 bet 300", **MEXICAN)


MISSISSIPPI: dict[str, Any] = {"game": "mississippi-stud", "up": {"1": "2h", "2": "9d", "3": "Ks"}}
TWO_UP = "deal 1 up 3d4c, deal 2 up TdJc, deal 3 up Qs7s"


@pytest.mark.parametrize(("value", "expected"), [
    ("two-two", [200, 400, 400]), ("one-three", [400, 400, 400]),
])
def test_the_rounds_of_limit_mississippi(value, expected):
    """`mississippi-limit`: third street and the pair of cards at the small bet, or third street alone."""
    rounds = [f"{LIMPED}, {TWO_UP}", f"{ROUND[3]}, {deal_up('568')}", f"{ROUND[3]}, {deal_up('872')}"]
    assert sizes(rounds, house={"mississippi-limit": value}, **MISSISSIPPI) == expected


def test_a_stud_choice_of_paradise_road_bets_the_big_blind_then_twice_that():
    """2.44: 50/100 is 100 on third and fourth street, 200 from fifth on."""
    setup = {"game": "paradise-road-pickem", "betting": "limit", "blinds": [50, 100], "small_bet": 100,
             "big_bet": 200, "seats": 4}
    third = "3 choose razz, 3 call, 4 fold, 1 fold, 2 check, deal 3 up 3d, deal 2 up 9c"
    fourth = f"{third}, deal 2 up Qd, deal 3 up 5c"
    assert bet_range(ask(fourth, **setup)) == (100, 100)
    fifth = f"{fourth}, 3 check, 2 check, deal 2 up Qh, deal 3 up 6c"
    assert bet_range(ask(fifth, **setup)) == (200, 200)
