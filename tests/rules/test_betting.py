"""Each betting structure by its own file, the verbs and the seats (1.1; contract 4)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting.spot import Spot
from dealer_assist.rules import seats, verbs
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.betting.half_pot_limit import HalfPotLimit
from dealer_assist.rules.betting.jam_or_fold import JamOrFold
from dealer_assist.rules.betting.limit import Limit
from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.pot_limit import PotLimit
from dealer_assist.rules.betting.spread_limit import SpreadLimit
from dealer_assist.rules.house import read_house
from tests.house.ask import played

LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400}
SPREAD = {"betting": "spread-limit", "spread": [200, 1000]}


def spot(actions: str = "", **setup: object) -> Spot:
    hand = played(actions, **setup)
    return Spot(hand, hand.round.actor)


@pytest.mark.parametrize(("kind", "name"), [
    (Limit, "limit"), (SpreadLimit, "spread-limit"), (PotLimit, "pot-limit"),
    (HalfPotLimit, "half-pot-limit"), (NoLimit, "no-limit"), (JamOrFold, "jam-or-fold")])
def test_each_structure_is_found_by_its_name(kind: type, name: str):
    assert type(STRUCTURES[name]) is kind and STRUCTURES[name].name == name


def test_no_limit_goes_up_to_the_stack_by_the_last_raise():
    """1.1.2: 500 over 200 is 300 more, so 800 is the least."""
    wager = NoLimit().wagers(spot("3 raise 500")).to
    assert wager is not None and (wager.least, wager.most) == (800, 20_000)


def test_the_pot_is_counted_after_the_call():
    """1.1.3: first in at 100/200, 700 to go; the half of it 450."""
    house = read_house()
    sum_of = PotLimit().sum_of(house, 1, 1, 300, 200, 0)
    assert (sum_of.call, sum_of.after, sum_of.top) == (200, 500, 700)
    assert HalfPotLimit().sum_of(house, 1, 1, 300, 200, 0).top == 450
    assert HalfPotLimit().share(house, 1, 251) == 125


def test_limit_goes_up_by_the_bet_and_stops_at_the_cap():
    limit = Limit()
    assert limit.levels(spot(**LIMIT)) == (400,) and limit.cap(spot(**LIMIT)) == 4
    capped = spot("3 raise 400, 1 raise 600, 2 raise 800", **LIMIT)
    assert limit.capped_out(capped) and limit.wagers(capped).to is None
    assert limit.as_pair({"small_bet": 200, "big_bet": 400}) == (200, 400)
    assert limit.as_pair({}) is None and limit.from_pair(200, 400)["big_bet"] == 400


def test_a_spread_is_any_amount_between_its_ends():
    """Contract 4: a raise is at least the last bet of the round and at most the upper end."""
    spread = SpreadLimit()
    assert spread.from_pair(200, 1000) == {"spread": [200, 1000]}
    wager = spread.wagers(spot("3 raise 700", **SPREAD)).to
    assert wager is not None and (wager.least, wager.most) == (1200, 1700)


def test_all_in_or_fold_is_all_there_is():
    """1.6."""
    here = spot(betting="jam-or-fold")
    assert JamOrFold().plain(here, 200) == (False, None) and JamOrFold().how_least(here) is None


def test_ten_seats_and_the_verbs_of_the_notation():
    assert list(seats.SEATS) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] and seats.MOST_SEATS == 10
    assert set(verbs.WAGERS) < set(verbs.TURNS) < set(verbs.BETTING)
    assert {"fold", "check", "call", "all-in", "pat", "muck", "dead"} <= set(verbs.PLAIN)
    assert set(verbs.DEALER) == {"deal", "roll", "reroll", "run"}
