"""Each betting structure by its own file, the verbs and the seats (1.1; contract 4)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.formats.texts.dialect import betting_of
from dealer_assist.rulebook.find_game import find_games
from dealer_assist.rules import seats, verbs
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.betting.half_pot_limit import HalfPotLimit
from dealer_assist.rules.betting.jam_or_fold import JamOrFold
from dealer_assist.rules.betting.limit import Limit
from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.pot_limit import PotLimit
from dealer_assist.rules.betting.spread_limit import SpreadLimit
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.rules.house import read_house
from tests.house.ask import played

LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400}
SPREAD = {"betting": "spread-limit", "spread": [200, 1000]}


def spot(actions: str = "", **setup: object) -> SpotInHand:
    hand = played(actions, **setup)
    return SpotInHand(hand, hand.round.actor)


@pytest.mark.parametrize(("kind", "name"), [
    (Limit, "limit"), (SpreadLimit, "spread-limit"), (PotLimit, "pot-limit"),
    (HalfPotLimit, "half-pot-limit"), (NoLimit, "no-limit"), (JamOrFold, "jam-or-fold")])
def test_each_structure_is_found_by_its_name(kind: type, name: str):
    assert type(STRUCTURES[name]) is kind and STRUCTURES[name].name == name


@pytest.mark.parametrize("name", STRUCTURES)
def test_what_people_call_a_structure_is_said_once_in_its_file(name: str):
    """The search for a game passes it over, a server's text is read by it."""
    words = [name.replace("-", " "), *STRUCTURES[name].spoken, *filter(None, [STRUCTURES[name].letters])]
    assert [find_games(f"{word} razz")[0] for word in words] == ["razz"] * len(words)
    assert [betting_of(f"Hand #1: Razz {word} (5/10)") for word in words] == [name] * len(words)


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
    assert set(verbs.DEALER) == {"deal", "roll", "release", "reroll", "run"}


def test_what_says_no_sum_and_no_cap_has_none():
    assert NoLimit().how_most(spot()) is None and NoLimit().cap(spot()) is None


@pytest.mark.parametrize(("name", "stakes"), [
    ("no-limit", {"blinds": [3, 6]}), ("pot-limit", {"blinds": [3, 6]}),
    ("limit", {"small_bet": 3, "big_bet": 6}), ("spread-limit", {"spread": [3, 6]})])
def test_two_figures_of_a_list_are_stakes_and_stakes_two_figures(name: str, stakes: dict[str, object]):
    """`3/6`: the blinds of a game without limits, the bets of limit, the ends of a spread."""
    assert STRUCTURES[name].from_pair(3, 6) == stakes
    assert STRUCTURES[name].as_pair(stakes) == (3, 6)
    assert STRUCTURES[name].as_pair({}) is None


def test_a_spread_for_each_street_is_not_two_figures():
    assert SpreadLimit().as_pair({"spread": [[3, 6], [3, 12]]}) is None


def test_a_bring_in_above_the_small_bet_is_no_limit_game():
    with pytest.raises(Unreadable) as refusal:
        played(game="stud", blinds=[], ante=10, bring_in=300, **LIMIT)
    assert (refusal.value.code, refusal.value.field) == ("bring-in-too-big", "bring_in")




def test_short_all_ins_that_are_judged_one_by_one_reopen_nothing_until_a_whole_bet_is_reached():
    """House rules 1, `limit-short-sum`: each; 200, all-in 290 and 380: the next completes it to 400."""
    seats = {1: 20_000, 2: 490, 3: 580, 4: 20_000}
    lines = "3 call, 4 call, 1 call, 2 check, deal board AhKd2c, 1 bet 200, 2 all-in, 3 all-in"
    at = spot(lines, seats=seats, house={"limit-short-sum": "each"}, **LIMIT)
    assert (at.high, Limit().levels(at)) == (380, (400,))
    assert not Limit().reopened(at, at.full_wagers) and Limit().reopened(at, at.full_wagers - 1)


def test_a_completion_of_less_than_half_a_bet_reopens_nothing_for_who_called_up_to_it():
    """House rules 1: "may raise again only when facing at least s/2 more", also judged one by one."""
    seats = {1: 20_000, 2: 470, 3: 530, 4: 20_000, 5: 20_000}
    lines = ("3 call, 4 call, 5 call, 1 call, 2 check, deal board AhKd2c, 1 bet 200, 2 all-in, 3 all-in, "
             "4 call, 5 complete")
    at = spot(f"{lines}, 1 call", seats=seats, house={"limit-short-sum": "each"}, **LIMIT)
    assert (at.i, at.high - at.mine) == (3, 70)
    with pytest.raises(Refusal, match="70"):
        played(f"{lines}, 1 call, 4 raise 600", seats=seats, house={"limit-short-sum": "each"}, **LIMIT)


def test_before_the_first_bet_a_spread_has_no_raise_to_explain():
    at = spot("3 call, 1 call, 2 check, deal board AhKd2c", **SPREAD)
    assert (SpreadLimit().least(at), SpreadLimit().how_least(at)) == (200, None)


def test_the_pot_in_whole_chips_says_so():
    """1.1.3, `betting-unit`: 700 of chips of 500 are 500."""
    at = PotLimit().sum_of(read_house(), 1, 500, 300, 200, 0)
    assert at.top == 500
    assert PotLimit().in_words(at, 200, None).key == "limits.whole-chips"


STUD = {"game": "stud", "blinds": [], "ante": 20, "bring_in": 50, "up": {"1": "2c", "2": "9d", "3": "Ks"}}


OPEN_PAIR = "1 bring-in, 2 call, 3 call, deal 1 up 3d, deal 2 up 9c, deal 3 up 7d"


def test_over_an_open_pair_a_short_all_in_is_completed():
    """2.54, R51: fourth street, 200 or 400 over a pair; what is less than half of it counts for nothing."""
    at = spot(f"{OPEN_PAIR}, 2 all-in", seats={1: 9000, 2: 150, 3: 9000}, house={"open-pair-double": "yes"},
              **LIMIT, **STUD)
    assert (at.doubled, at.high, Limit().levels(at)) == (True, 80, (200,))
