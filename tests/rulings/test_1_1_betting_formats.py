"""1.1 Betting Formats, 1.4 Bomb Pot and 1.6 Jam-or-Fold: the worked examples of the pages."""

import pytest

from tests.rulings.felt import state

BIG_BET = {"small_bet": None, "big_bet": None, "seats": {"1": 20_000, "2": 20_000, "3": 20_000}, "button": 3}
NO_LIMIT = {"betting": "no-limit", "blinds": [100, 200], **BIG_BET}
POT_LIMIT = {"betting": "pot-limit", "blinds": [100, 200], **BIG_BET}


def test_limit_holdem_at_100_200():
    """1.1.1: small blind 50, big blind 100; small bets before and after the flop, big ones later."""
    first = state("holdem", "3 call, 4 call, 1 call, 2 check")
    assert (first["pot"], first["legal"]["bet"]) == (400, {"min": 100, "max": 100})
    turn = state("holdem", "3 call, 4 call, 1 call, 2 check, 1 check, 2 check, 3 check, 4 check")
    assert turn["legal"]["bet"] == {"min": 200, "max": 200}


def test_razz_at_200_400():
    """1.1.1: ante 50, bring-in 75 with the option to complete to 200; small bets on two rounds, then big."""
    razz = {"blinds": [], "button": None, "ante": 50, "bring_in": 75, "small_bet": 200, "big_bet": 400}
    doors = {"1": "2c", "2": "Kd", "3": "Th", "4": "9s"}
    opener = state("razz", up=doors, **razz)
    assert (opener["pot"], opener["to_act"]) == (200, 2)
    assert (opener["legal"]["bring_in"], opener["legal"]["complete"]) == (75, 200)
    fourth = "2 bring-in, 3 call, 4 fold, 1 fold, deal 2 up Qd, deal 3 up 8h"
    assert state("razz", fourth, up=doors, **razz)["legal"]["bet"]["min"] == 200
    fifth = f"{fourth}, 3 check, 2 check, deal 2 up Jd, deal 3 up 7h"
    assert state("razz", fifth, up=doors, **razz)["legal"]["bet"]["min"] == 400


@pytest.mark.parametrize(("chips", "complete", "to"), [(500, 400, None), (700, None, 700)])
def test_an_all_in_below_and_above_half_a_bet(chips, complete, to):
    """1.1.1: 100 of 400 may be called or completed to 400; 300 may be raised, to 300 + 400 = 700."""
    seats = {"1": chips, "2": 5000, "3": 5000, "4": 5000}
    after = state(
        "holdem",
        "3 call, 4 call, 1 call, 2 check, 1 all-in",
        seats=seats,
        blinds=[200, 400],
        small_bet=400,
        big_bet=800,
    )["legal"]
    assert (after["call"], after["complete"]) == (chips - 400, complete)
    assert (after["raise"] and after["raise"]["min"]) == to


def test_no_limit_holdem_at_100_200():
    """1.1.2: first to 400 at least; over 500 the small blind raises to 800 at least; over 1,200 to 1,900."""
    first = state("holdem", **NO_LIMIT)["legal"]
    assert (first["raise"]["min"], first["raise"]["max"]) == (400, 20_000)
    small = state("holdem", "3 raise 500", **NO_LIMIT)["legal"]
    assert (small["call"], small["raise"]["min"]) == (400, 800)
    big = state("holdem", "3 raise 500, 1 raise 1200", **NO_LIMIT)["legal"]
    assert (big["call"], big["raise"]["min"]) == (1000, 1900)
    button = state("holdem", "3 raise 500, 1 raise 1200, 2 fold", **NO_LIMIT)["legal"]
    assert (button["call"], button["raise"]["min"]) == (700, 1900)


def test_pot_limit_after_three_limps():
    """1.1.3: the page counts the pot of 600 as 400 and prints 1,200; its own rule makes it 1,400."""
    flop = "3 call, 1 call, 2 check, deal board AhKd7c, 1 bet 200, 2 call"
    assert state("omaha", flop, **POT_LIMIT)["legal"]["raise"]["max"] == 3 * 200 + 200 + 600


def test_pot_limit_without_action_is_the_pot():
    flop = "3 raise 700, 1 fold, 2 call, deal board AhKd7c"
    assert state("omaha", flop, **POT_LIMIT)["legal"]["bet"]["max"] == 1500


def test_bomb_pot():
    """1.4: no betting before the flop; left of the button starts; the least bet is the ante."""
    bomb = {
        "betting": "no-limit",
        "bomb_pot": True,
        "ante": 50,
        "blinds": [],
        "small_bet": None,
        "big_bet": None,
    }
    first = state("holdem", "deal board AhKd7c", **bomb)
    assert (first["street"], first["pot"], first["to_act"]) == ("flop", 200, 1)
    assert first["legal"]["bet"] == {"min": 50, "max": 4950}


def test_jam_or_fold():
    """1.6: all-in or fold; after a jam too."""
    jam = {"betting": "jam-or-fold", "small_bet": None, "big_bet": None}
    for actions in ("", "3 all-in"):
        legal = state("holdem", actions, **jam)["legal"]
        assert {verb for verb, open_ in legal.items() if open_} == {"fold", "all_in"}
