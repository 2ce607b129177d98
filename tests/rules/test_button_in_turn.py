"""Nights of one table by chance: who comes and goes, where button and blinds go, who pays and who acts first.

What the house rules (section 4) say of `button`, held to whole nights rather than hand by hand, and put
through `options` with short stacks and dead buttons. Newcomers come one at a time, as `new-player` lets them.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from dealer_assist.contract.options import options
from dealer_assist.rules.button import Positions, arrive, first_positions, next_positions
from dealer_assist.rules.house import House, read_house
from dealer_assist.session import positions

BLINDS = {"small": 50, "big": 100}
NIGHTS = range(20)


def clockwise(start: int, seats: Collection[int]) -> list[int]:
    """The seats from the left of `start` on."""
    return sorted(seats, key=lambda seat: (seat - start - 1) % 10)


def night(house: House, dice: random.Random) -> Iterator[tuple[Positions, Positions, set[int]]]:
    """Each hand but the first: where the blinds were, where they are now, who is dealt in."""
    players = set(dice.sample(range(1, 11), dice.randint(3, 9)))
    now = first_positions(dice.choice(sorted(players)), players)
    for _ in range(25):
        before = now
        if len(players) > 2 and dice.random() < 0.4:
            players = players - set(dice.sample(sorted(players), dice.randint(1, min(2, len(players) - 2))))
        comes = dice.choice([*{*range(1, 11)} - players])
        where = next_positions(before, players | {comes}, house)
        old = {before.button, before.small, *before.owing_big()}
        wants = len(players) < 9 and comes not in old and dice.random() < 0.3
        if wants and arrive(comes, where, (50, 100), house).dealt_in:
            players = players | {comes}
        now = next_positions(before, players, house)
        yield before, now, players


def paid(now: Positions, players: set[int], seats: dict[int, int], **setup: Any) -> dict[str, Any]:
    """The hand as the table deals it."""
    document = {"game": "holdem", "betting": "no-limit", "tournament": True, "button": now.button, **setup,
                "blinds": [50, 100], "seats": {str(seat): chips for seat, chips in seats.items()}}
    if stated := positions.posts(now, seats, (50, 100)):
        document["posts"] = [post.document() for post in stated]
    return options(document)


def nights(rule: str) -> Iterator[tuple[Positions, Positions, set[int], random.Random]]:
    house = read_house("barge", {"button": rule})
    for seed in NIGHTS:
        dice = random.Random(f"{rule} {seed}")
        for hand in night(house, dice):
            yield *hand, dice


@pytest.mark.parametrize("rule", ["dead", "moving"])
def test_the_big_blind_goes_round_and_nobody_has_it_twice_running(rule: str):
    for before, now, players, _ in nights(rule):
        assert now.owing_big()[0] == clockwise(before.big, players)[0], (before, now, players)
        if len(players) == 2:
            assert players == {now.small, now.big} and now.button == now.small
        elif rule == "dead" or len(set(before.owing_big()) & players) < 2:
            assert not set(now.owing_big()) & set(before.owing_big()), (before, now, players)


def test_a_dead_button_and_small_blind_follow_onto_the_old_seats():
    """Empty or not: nobody else gets a place between button and big blind."""
    for before, now, players, _ in nights("dead"):
        if len(players) == 2:
            continue
        assert now.small == before.big and len({now.button, now.small, now.big}) == 3
        assert now.button == before.small or before.small == now.big
        between = {seat for seat in players if 0 < (seat - now.button) % 10 < (now.big - now.button) % 10}
        assert between <= {now.small}, (before, now, players)


def test_a_moving_button_goes_to_the_next_player_and_owed_blinds_come_along():
    for before, now, players, _ in nights("moving"):
        if len(players) == 2:
            continue
        assert now.button == clockwise(before.button, players)[0]
        had_it = set(before.owing_big()) & players
        assert had_it <= {*now.owing_small(), *now.owing_big()}, (before, now, players)
        assert not set(now.owing_small()) & set(now.owing_big()), "nobody pays both"
        assert len(now.owing_big()) == 1 or before.big not in players


@pytest.mark.parametrize("rule", ["dead", "moving"])
def test_what_is_posted_and_who_acts_first(rule: str):
    """The first behind the last big blind; who has less than their blind is all-in with it."""
    for _, now, players, dice in nights(rule):
        if len(players) == 2:
            continue
        seats = {seat: dice.choice([30, 80, 1000, 5000]) for seat in sorted(players)}
        owes = dict.fromkeys(now.owing_small(), "small") | dict.fromkeys(now.owing_big(), "big")
        posted = {seat: min(chips, BLINDS.get(owes.get(seat, ""), 0)) for seat, chips in seats.items()}
        with_chips = [seat for seat in clockwise(now.big, players) if seats[seat] > posted[seat]]
        if sum(seats[seat] > 100 for seat in players) < 2:
            continue        # somebody's blind goes back, or nobody bets
        hand = paid(now, players, seats)
        assert hand["stacks"] == {str(seat): seats[seat] - posted[seat] for seat in seats}, (now, seats)
        assert hand["to_act"] == with_chips[0], (now, seats)


@pytest.mark.parametrize(("button", "players", "bigs", "first"), [
    (7, {2, 3, 7, 9}, (7, 9), 2), (5, {3, 5, 9}, (3, 5), 9), (9, {1, 6, 9}, (9, 1), 6),
    (1, {1, 3, 4, 5}, (3, 4), 5),
])
def test_two_big_blinds_act_last(button: int, players: set[int], bigs: tuple[int, int], first: int):
    """A blind on the button is the first of the two, or the second (house rule `button`: moving)."""
    where = Positions(button, bigs[0], bigs[1], (8,), bigs)
    assert paid(where, players, dict.fromkeys(sorted(players), 5000))["to_act"] == first


def test_who_had_one_of_two_big_blinds_has_none_in_the_next_hand():
    """Seats 10 and 3 posted it, 3 busts, 2 comes: the next is seat 4's alone, and 10 owes the small one."""
    moving = read_house("barge", {"button": "moving"})
    now = next_positions(Positions(3, 10, 3, (7,), (10, 3)), {2, 4, 10}, moving)
    assert (now.button, now.owing_small(), now.owing_big()) == (4, (10,), (4,))
