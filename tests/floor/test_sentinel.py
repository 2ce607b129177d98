"""A slip is planted in a session of random hands; the sentinel looks at that hand first."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.prompts import waiting
from dealer_assist.contract.setup import read_setup
from dealer_assist.floor.audit import EXACT, Facts, facts_of, off, suspects

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
SEATS = 4


def hands(chance: random.Random, count: int) -> Iterator[Hand]:
    """No-limit hold'em, hand after hand, the stacks carried on."""
    stacks = {str(seat): 20_000 for seat in range(1, SEATS + 1)}
    for n in range(count):
        hand = _played(chance, stacks, n % SEATS + 1)
        stacks = {str(seat): stack for seat, stack in hand.stacks.items()}
        yield hand


def _played(chance: random.Random, stacks: dict[str, int], button: int) -> Hand:
    hand = play(read_setup({"game": "holdem", "betting": "no-limit", "blinds": [50, 100], "button": button,
                            "seats": stacks, "tournament": True}), [])
    deck = chance.sample(DECK, len(DECK))
    while not hand.over:
        hand = hand.after(parse_action(_line(chance, hand, deck)))
    return hand


def _line(chance: random.Random, hand: Hand, deck: list[str]) -> str:
    now = waiting(hand)
    if now.kind == "deal":
        return "deal board " + " ".join(deck.pop() for _ in range(now.count))
    if now.kind == "show":
        return f"{now.seat} show {deck.pop()}{deck.pop()}"
    may = legal(hand)
    wager = may.bet or may.raise_
    if wager and wager.least <= 500 and chance.random() < 0.3:
        return f"{may.seat} {'bet' if may.bet else 'raise'} {wager.least + 25 * chance.randrange(8)}"
    if may.check:
        return f"{may.seat} check"
    return f"{may.seat} {'fold' if chance.random() < 0.35 else 'call'}"


@pytest.mark.exhaustive
@given(st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_planted_slip_is_found_in_the_hand_where_it_was_made(seed: int) -> None:
    chance = random.Random(seed)
    session = list(hands(chance, 8))
    facts = [facts_of(number, hand) for number, hand in enumerate(session, start=1)]
    wrong_hand = chance.choice([one for one in facts if one.slips])
    slip = chance.choice(sorted(wrong_hand.slips))
    stacks = dict(session[-1].stacks)
    counted = {**stacks, slip.more: stacks[slip.more] + slip.amount,
               slip.less: stacks[slip.less] - slip.amount}
    suspected = suspects(off(stacks, counted), reversed(facts))
    assert wrong_hand.hand in [one.hand for one in suspected if one.rank == EXACT]


def test_nothing_is_suspected_where_nothing_is_off() -> None:
    facts = [Facts(1, {1: 100, 2: -100}, ())]
    assert suspects(off({1: 100, 2: 0}, {1: 100, 2: 0}), facts) == []


def test_a_hand_in_which_they_exchanged_nothing_is_left_out() -> None:
    facts = [Facts(2, {1: 100, 3: -100}, ()), Facts(1, {1: 50, 2: -50}, ())]
    assert [one.hand for one in suspects({1: -20, 2: 20}, facts)] == [1]


def test_a_hand_that_was_never_paid_is_known_by_every_figure() -> None:
    facts = [Facts(1, {1: 300, 2: -100, 3: -200}, ())]
    assert suspects({1: -300, 2: 100, 3: 200}, facts)[0].rank == EXACT
