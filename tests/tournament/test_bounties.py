"""Bounties (rulebook 1.3.1; house rules, section 9, `bounty-winner`)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.contract.judge import judge
from dealer_assist.engine.showdown.award import PotRuling, Share
from dealer_assist.rules.house import read_house
from dealer_assist.tournament.money.bounties import (
    Heads,
    entered,
    knocked_out,
    last_one_standing,
    last_pot,
    parted,
    winners,
)
from dealer_assist.tournament.run.event import envelopes

HOUSE, SPLIT = read_house(), read_house("barge", {"bounty-winner": "split"})


def pots(document: dict) -> list[PotRuling]:
    """The pots of a ruling of the judge."""
    return [PotRuling(pot["amount"], tuple(pot["seats"]), tuple(
        Share(share["side"], share["amount"], tuple(share["winners"]), share["awards"])
        for share in pot["shares"])) for pot in judge(document)["pots"]]


def test_the_example_of_the_house_rules():
    """"Omaha-8, button 3; seats 5 and 9 tie high, seat 2 low, seat 8 busts: seat 5"."""
    ruled = pots({
        "game": "omaha-8", "button": 3, "pots": [{"amount": 4000}], "board": "Kc Qd 7s 3h 2c",
        "hands": {"5": "KhKd9s9c", "9": "KsQcJdJc", "2": "Ah4hTs9d", "8": "Th8d8h9h"}})
    pot = last_pot(ruled, 8, {})
    high, low = (share.winners for share in pot.shares)
    assert low == (2,)
    tie = PotRuling(4000, pot.seats, (Share("high", 2000, (5, 9), {}), Share("low", 2000, (2,), {})))
    assert winners(tie, 3, HOUSE) == (5,)
    assert winners(tie, 6, HOUSE) == (9,)  # clockwise from the button
    assert winners(tie, 3, SPLIT) == (5, 2)
    assert winners(pot, 3, HOUSE) == (min(high, key=lambda seat: (seat - 4) % 10),)


def test_the_five_card_half_wins_the_bounty():
    """1.3.1: "the bounty is typically awarded to the winner of the high hand/five-card hand portion"."""
    ruled = pots({
        "game": "badacey", "button": 1, "pots": [{"amount": 4000}],
        "hands": {"2": "AcKdQhJs9s", "3": "Ah2h3h4h5h", "4": "TsTdThTc9c"}})
    (pot,) = ruled
    sides = {share.side: share.winners for share in pot.shares}
    assert len(sides) == 2 and {(2,), (3,)} == set(sides.values())     # a badugi of seat 2, a wheel of seat 3
    assert winners(last_pot(ruled, 4, {}), 1, HOUSE) == (3,)
    assert winners(last_pot(ruled, 4, {}), 1, SPLIT) == (3, 2)


def test_side_pots_each_by_its_own_winner():
    """"short stack in the main pot only, won by seat 4; a second … side pot 1, won by seat 9"."""
    ruled = [PotRuling(300, (1, 4, 6, 9), (Share("high", 300, (4,), {4: 300}),)),
             PotRuling(500, (4, 6, 9), (Share("high", 500, (9,), {9: 500}),))]
    assert winners(last_pot(ruled, 1, {}), 2, HOUSE) == (4,)
    assert winners(last_pot(ruled, 6, {}), 2, HOUSE) == (9,)


def test_a_dead_hand_was_in_the_main_pot():
    ruled = [PotRuling(300, (4, 9), (Share("high", 300, (4,), {4: 300}),))]
    assert last_pot(ruled, 7, {4: 100, 7: 100, 9: 100}) is ruled[0]


def test_a_stack_that_was_killed_is_won_with_the_pot_its_last_chip_went_into():
    """Three in the main pot for 100 each, side pot to 300; the dead hand had put in 300 as well."""
    ruled = [PotRuling(400, (1, 4, 6), (Share("high", 400, (1,), {1: 400}),)),
             PotRuling(600, (4, 6), (Share("high", 600, (6,), {6: 600}),))]
    paid = {1: 100, 4: 300, 6: 300}
    assert winners(last_pot(ruled, 8, paid | {8: 300}), 2, HOUSE) == (6,)
    assert winners(last_pot(ruled, 8, paid | {8: 80}), 2, HOUSE) == (1,)


def test_two_boards_with_different_winners_are_a_chopped_pot():
    """1.3.1: "in a chopped pot, the bounty winner will be the player in worst position"."""
    pot = PotRuling(400, (5, 8, 9), (Share("high", 200, (9,), {9: 200}), Share("high", 200, (5,), {5: 200})))
    assert winners(pot, 3, HOUSE) == (5,) and winners(pot, 5, HOUSE) == (9,)


def test_halves_with_the_odd_unit_to_the_better_half():
    assert parted(25, (5, 2)) == {5: 13, 2: 12}
    assert parted(25, (5, 5)) == {5: 25}


def test_plain_goes_to_the_hunter_and_the_winner_keeps_the_last():
    """1.3.1: "The winner of the tournament keeps their bounty"."""
    heads = entered(entered(Heads({}, {}), "A", 25), "B", 25)
    heads, paid = knocked_out(heads, "A", ["B"], progressive=False)
    assert paid == {"B": 25}
    heads, kept = last_one_standing(heads, "B")
    assert kept == 25 and heads.won == {"B": 50}


def test_progressive_pays_half_and_the_odd_unit_and_puts_half_on_the_head():
    heads = entered(entered(Heads({}, {}), "A", 75), "B", 75)
    heads, paid = knocked_out(heads, "A", ["B"], progressive=True)
    assert paid == {"B": 38} and heads.on == {"B": 112}


@pytest.mark.parametrize(("bounty", "hunters", "paid", "heads"), [
    (75, ["B"], {"B": 38}, {"B": 112}),                         # 38 and 37
    (75, ["B", "C"], {"B": 19, "C": 19}, {"B": 94, "C": 93}),   # 38 and 37, each halved
    (50, ["B", "C"], {"B": 13, "C": 13}, {"B": 62, "C": 62}),   # 25 each: 13 paid, 12 on the head
    (50, ["B", "B"], {"B": 25}, {"B": 75}),                     # a scoop is one hunter, not two halves
])
def test_progressive_in_a_split_pot(bounty: int, hunters: list[str], paid: dict, heads: dict):
    """Half of each part is paid and half goes on that head, the odd unit is paid."""
    laid = {one: bounty for one in ("A", *hunters)}
    after, won = knocked_out(Heads(laid, {}), "A", hunters, progressive=True)
    assert won == paid and after.on == heads
    assert after.total == sum(laid.values())


def test_a_mystery_envelope_is_halved_like_any_bounty():
    """The envelope of who is out, its odd unit to the better half; nothing goes on a head."""
    heads, paid = knocked_out(Heads({"A": 1001, "B": 30, "C": 30}, {}), "A", ["B", "C"], progressive=False)
    assert paid == {"B": 501, "C": 500} and heads.on == {"B": 30, "C": 30}


@given(st.lists(st.integers(0, 10**6), min_size=2, max_size=40), st.booleans(), st.integers(1, 999))
def test_every_bounty_laid_down_is_paid_out(order: list[int], progressive: bool, amount: int):
    players = [f"P{n}" for n in range(len(order))]
    heads = Heads({}, {})
    for player in players:
        heads = entered(heads, player, amount)
    for turn in order[:-1]:
        gone = players.pop(turn % len(players))
        heads, _ = knocked_out(heads, gone, [players[turn % len(players)]], progressive)
        assert heads.total == len(order) * amount
    assert sum(last_one_standing(heads, players[0])[0].won.values()) == len(order) * amount


@given(st.integers(1, 10**6), st.integers(1, 300))
def test_envelopes_hold_every_bounty(total: int, count: int):
    sealed = envelopes(total, count)
    assert len(sealed) == count and sum(sealed) == total
