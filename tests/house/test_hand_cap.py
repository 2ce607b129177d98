"""Cap betting, house rule `hand-cap`: what a seat can put into one hand, and who is capped."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.view import view
from dealer_assist.formats.ohh import write_ohh
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.timeline import About

from .ask import ask, bet_range, gained, played, pots, raise_range, refused

CAP: dict[str, Any] = {"house": {"hand-cap": 4000}, "seats": {1: 10_000, 2: 10_000, 3: 10_000}}
START = {1: 10_000, 2: 10_000, 3: 10_000}


def test_a_raise_goes_to_the_cap_and_no_further():
    """100/200, cap 4,000: the first in makes it 400 to 4,000, and 4,001 is refused with the range."""
    assert raise_range(ask("", **CAP)) == (400, 4000)
    assert "400 to 4,000" in refused("3 raise 4001", **CAP)
    assert ask("", **CAP)["prompt"].endswith("capped at 4,000")


def test_what_went_in_before_counts():
    """The figure of the page: 1,500 in, 2,500 more at most; the chips beyond the cap stay out of it."""
    flop = ask("3 raise 1500, 1 call, 2 fold, deal board Kc9h4d", **CAP)
    assert bet_range(flop) == (200, 2500)
    assert flop["stacks"] == {"1": 8500, "2": 9800, "3": 8500}


def test_who_is_capped_is_as_if_all_in():
    """Both capped: nobody acts any more, the hands are turned up, and 6,000 stay with each."""
    state = ask("3 raise 4000, 1 fold, 2 call", **CAP)
    assert state["next"][0] == {"do": "turn-up", "seats": [2, 3]} and not state["legal"]["all_in"]
    assert pots(state) == [(8100, [2, 3])] and state["stacks"]["3"] == 6000
    end = ask("3 raise 4000, 1 fold, 2 call, 2 show KhKd, 3 show QhQd, deal board Kc9h4d, deal board 7s, "
              "deal board 2c", **CAP)
    assert end["awards"] == {"2": 8100} and gained(end, START) == {1: -100, 2: 4100, 3: -4000}


def test_all_in_is_the_cap_and_posts_count():
    """Antes and blinds are part of what a seat may lose."""
    state = ask("3 all-in", ante=500, **CAP)
    assert state["pot"] == 1500 + 300 + 3500 and state["stacks"]["3"] == 6000
    assert state["legal"]["call"] == 3400      # seat 1: 500 and the small blind of 100 are in


def test_a_stack_below_the_cap_is_all_in_and_builds_a_side_pot():
    seats = {1: 10_000, 2: 10_000, 3: 1500}
    state = ask("3 all-in, 1 raise 4000, 2 call", **{**CAP, "seats": seats})
    assert pots(state) == [(4500, [1, 2, 3]), (5000, [1, 2])]
    assert state["stacks"] == {"1": 6000, "2": 6000, "3": 0}


def test_less_than_a_raise_to_the_cap_re_opens_nothing():
    """2,600, then 4,000 is capped: 1,400 more is less than the last raise of 2,400 (§2, `reopen`)."""
    state = ask("3 raise 2600, 1 all-in, 2 fold", **CAP)
    assert (state["legal"]["call"], state["legal"]["raise"]) == (1400, None)


def test_chips_beyond_the_last_capped_opponent_go_back():
    """Seat 2 has 900: of 4,000 put in, 3,100 come back, and the pot is 1,800 and the dead 100."""
    seats = {1: 10_000, 2: 900, 3: 10_000}
    state = ask("3 raise 4000, 1 fold, 2 call", **{**CAP, "seats": seats})
    assert state["pot"] == 1900 and state["stacks"]["3"] == 9100


@pytest.mark.parametrize(("setup", "legal"), [
    ({"betting": "pot-limit", "house": {"hand-cap": 600}}, (400, 600)),
    ({"betting": "half-pot-limit", "house": {"hand-cap": 450}}, (400, 450)),
    ({"betting": "no-limit", "house": {"hand-cap": 300}}, (300, 300)),
])
def test_the_cap_bounds_every_betting(setup: dict[str, Any], legal: tuple[int, int]):
    assert raise_range(ask("", **setup)) == legal


def test_the_sum_says_that_the_cap_makes_it_less():
    state = ask("", betting="pot-limit", house={"hand-cap": 600})
    assert state["legal"]["raise"]["how"].endswith("the cap of the hand makes it 600")


def test_limit_is_capped_in_chips_too():
    """200/400 with a cap of 500: the third bet of 200 is cut to 500, all-in for less."""
    state = ask("3 raise 400", betting="limit", small_bet=200, house={"hand-cap": 500})
    assert raise_range(state) == (500, 500)


def test_a_screen_shows_who_is_capped_and_what_lies_behind():
    rows = {row["seat"]: row for row in view(played("3 raise 4000", **CAP))["seats"]}
    assert (rows[3]["stack"], rows[3]["behind"], rows[3]["all_in"]) == (0, 6000, True)
    assert (rows[1]["stack"], rows[1]["behind"]) == (3900, 6000)
    assert {row["behind"] for row in view(played(""))["seats"]} == {0}


def test_other_formats_say_the_cap():
    """Open Hand History: `bet_cap`, the flag `Cap`, nobody all-in; hand text: `- 4000 Cap`, reached."""
    hand = played("3 raise 4000, 1 fold, 2 fold", **CAP)
    about = About(number=1, table="T", names={}, started="2026-01-01T00:00:00+00:00")
    text = write_text(hand.setup, hand.actions, about).text
    assert "(100/200 - 4000 Cap)" in text and "raises 3800 to 4000 and has reached the 4000 cap" in text
    ohh = write_ohh(hand.setup, hand.actions, about).text
    assert '"bet_cap": 4000' in ohh and '"Cap"' in ohh and '"is_allin": true' not in ohh
