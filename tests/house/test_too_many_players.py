"""`max-seats: warn`: more players than the deck serves, and what is done then (R57; house rules 5, 6)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import Refusal
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover
from tests.house.ask import ask, played

TEN = {str(seat): 10_000 for seat in range(1, 11)}
WARN = {"max-seats": "warn"}
STUD: dict[str, Any] = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10,
                        "small_bet": 50, "big_bet": 100, "seats": 9, "button": None, "house": WARN}
LIMIT: dict[str, Any] = {"betting": "limit", "small_bet": 200, "big_bet": 400}
DOORS = "2c 5d 8h Js 3d 6h 9s Qc 4h"
STREETS = ("2s 5c 8d Jh 3s 6c 9d Qh 4s", "2h 5s 8c Jd 3h 6s 9c Qd 4c")


def to_sixth_street() -> str:
    """Nine call all the way; seat 2 has the best board from fourth street on, a pair of fives."""
    lines = ["1 bring-in", *(f"{seat} call" for seat in range(2, 10))]
    for street in STREETS:
        lines += [f"deal {seat} up {card}" for seat, card in enumerate(street.split(), 1)]
        lines += [f"{seat} check" for seat in (8, 9, 1, 2, 3, 4, 5, 6, 7)]
    return ", ".join(lines)


def test_the_shared_card_of_stud_is_everybodys_last_also_on_sixth_street():
    """House rules 5: nine at stud share a card on sixth street; there is no second on seventh."""
    up = {str(seat): card for seat, card in enumerate(DOORS.split(), 1)}
    sixth = to_sixth_street()
    steps = ask(sixth, **STUD, up=up)["next"]
    assert [(step["do"], step.get("to")) for step in steps[:2]] == [("burn", None), ("deal", "community")]
    checks = ", ".join(f"{seat} check" for seat in (8, 9, 1, 2, 3, 4, 5, 6, 7))
    seventh = played(f"{sixth}, deal community Ks, {checks}", **STUD, up=up)
    assert (seventh.street, seventh.due, seventh.to_act) == ("seventh", (), 8)
    assert str(seventh.table.community) == "Ks"


def test_a_shared_card_is_named_once():
    up = {str(seat): card for seat, card in enumerate(DOORS.split(), 1)}
    with pytest.raises(Refusal) as refused:
        played(f"{to_sixth_street()}, deal community Ks, deal community Kh", **STUD, up=up)
    assert refused.value.code == "nothing-to-deal"


def dealt_through(game: str, seed: int, **setup: Any) -> Hand:
    """Ten play a random hand, dealt to the letter of the agenda, to its end or to the floor."""
    chance = random.Random(seed)
    money = {"blinds": [100, 200], "button": 10} if "ante" not in setup else {"blinds": [], "button": 10}
    hand = start(read_setup({"game": game, "seats": TEN, **money, **LIMIT, **setup}))
    felt = Felt(hand, chance)
    mover = Mover(felt, chance)
    mover.folds, mover.wild = 0.01, 0.1
    while not hand.over:
        apply(hand, mover.next(hand, waiting(hand)))
        felt.follow(hand)
    return hand


@pytest.mark.parametrize("delivery", ["all-announce-first", "each-in-turn"])
@pytest.mark.parametrize("seed", range(4))
def test_a_draw_is_shuffled_for_more_than_once_and_every_card_is_counted(delivery: str, seed: int):
    """R49, `reshuffle-pool`: what a shuffle of this very draw took in is in nobody's muck any more."""
    hand = dealt_through("badugi", seed, house={**WARN, "draw-delivery": delivery,
                                                "reshuffle-pool": "earlier-rounds"})
    assert sum(hand.stacks.values()) == sum(TEN.values())


def test_who_was_served_by_one_shuffle_of_a_draw_keeps_the_cards_after_the_next():
    """R49: the drawer's own come in last of all, and may then come back, whoever is served later."""
    calls = ", ".join(f"{seat} call" for seat in range(3, 11))
    hand = played(f"{calls}, 1 call, 2 check, 1 draw 5 2s3s4s5s7h",
                  game="deuce-to-seven-triple-draw", seats=10, **LIMIT,
                  house={**WARN, "draw-delivery": "each-in-turn"})
    assert hand.deck.served_after == {0} and not hand.deck.kept_out
    again = played("1 draw 5 2s3s4s5s7h, 2 draw 5 2c3c4c5c7d, deal 1 7h",
                   game="deuce-to-seven-triple-draw", seats=10, **LIMIT, blinds=[], ante=200, bomb_pot=True,
                   button=10, house={**WARN, "draw-delivery": "each-in-turn"})
    assert again.deck.served_after == {0, 1}


@pytest.mark.parametrize("seed", range(3))
def test_five_cards_of_forty_one_for_ten_are_dealt_with_one_for_all(seed: int):
    """Mexican Poker serves seven (2.37); the ninth and tenth share what cannot be dealt to each."""
    hand = dealt_through("mexican-poker", seed, ante=50, house=WARN)
    assert hand.over and hand.deck.stub >= 0


def test_a_flop_that_the_deck_has_not_takes_in_the_muck_or_stops_the_hand():
    """Ten at Dramaha hold fifty cards: with nobody's hand in the muck there is no flop."""
    calls = ", ".join(f"{seat} call" for seat in range(3, 11))
    with pytest.raises(Refusal, match="call the floor"):
        played(f"{calls}, 1 call, 2 check", game="dramaha", seats=10, house=WARN, **LIMIT)
    thrown = played(f"{calls.replace('3 call', '3 fold')}, 1 call, 2 check", game="dramaha", seats=10,
                    house=WARN, **LIMIT)
    assert thrown.deck.stub == 52 - 50 - 1 - 3 + 5 + 1   # the muck of one hand and the burn are shuffled in
