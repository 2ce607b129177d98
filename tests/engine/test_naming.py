"""Hands are named as they are tabled, board by board and side by side, in the judge's own words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, apply, play, start
from dealer_assist.contract.judge import hands_document
from dealer_assist.engine.showdown.hands_so_far import naming, so_far
from dealer_assist.engine.prompts import waiting
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Fault, Felt
from dealer_assist.trial.moves import Mover
from dealer_assist.trial.setups import setup_document
from dealer_assist.contract.view import view
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game
from tests.house.ask import lines, stacks

pytestmark = pytest.mark.exhaustive

HANDS = 25  # of each game


@pytest.mark.parametrize("game", game_ids())
def test_the_names_before_the_judge_has_spoken_are_the_judges(game: str) -> None:
    """Random legal hands: named at every step, and at the end each name and each winner is the judge's."""
    chance = random.Random(game)
    assert sum(agrees(game, chance) for _ in range(HANDS)) >= 1


def agrees(game: str, chance: random.Random) -> bool:
    """Play one hand; was it decided by cards?"""
    hand = start(read_setup(setup_document(load_game(game), chance)))
    felt = Felt(hand, chance)
    mover = Mover(felt, chance)
    mover.folds = 0.02
    while not hand.over:
        try:
            apply(hand, mover.next(hand, waiting(hand)))
            felt.follow(hand)
        except (Refusal, Fault):
            return False
        if hand.betting_over:
            plain(hand, naming(hand))
    if hand.showdown.ruling is None or not hand.showdown.ruling.tables:
        return False
    if hand.cards.runs:
        return False    # the hands of the last run lie there, and the judge names the first
    shown = [i for i in hand.live() if hand.showdown.shown[i]]
    ours = so_far(hand, shown)
    judge = hands_document(hand.showdown.ruling)
    for seat in judge:
        rows = ours["tabled"][seat]
        boards = max(leaf.board for leaf in hand.game.leaves) or 1
        first = {(row["board"], row["side"]): row["name"] for row in rows if row["board"] <= boards}
        judged = by_board(judge[seat], hand)
        assert first == {place: name for place, name in judged.items() if place in first}
    assert ours["tabled"] == naming(hand)["tabled"]
    if not any(hand.showdown.offences):
        winners(hand, ours["leading"])
    return True


def by_board(sides: dict[str, Any], hand: Hand) -> dict[tuple[int, str], str | None]:
    """What the judge has of a hand, by board and side: `high` on the first board, `high-2` on the second."""
    labels = {}
    for leaf in hand.game.leaves:
        label = sides.get(f"{leaf.name}-{leaf.board}", sides.get(leaf.name))
        labels[leaf.board or 1, leaf.name] = label and label["name"]
    return labels


def winners(hand: Hand, leading: list[dict[str, Any]]) -> None:
    """Every share of the ruling has the leader of its pot, board and side."""
    assert hand.showdown.ruling is not None
    leaders = naming(hand)["leading"]
    boards = max(leaf.board for leaf in hand.game.leaves) or 1
    for n, pot in enumerate(hand.showdown.ruling.pots):
        for share in pot.shares:
            if not all(hand.showdown.shown[hand.seat_index[seat]] for seat in share.winners):
                continue  # the last hand in this pot took it unseen
            board = (share.runout or 1) * boards - boards + (share.board or 1)
            row = {"board": board, "side": share.side, "seats": list(share.winners)}
            assert row | {"pot": n} in leaders
            assert any(row.items() <= led.items() for led in leading)


def plain(hand: Hand, document: dict[str, Any]) -> None:
    """Only open hands are named, and only who is shown leads."""
    open_ = {hand.order[i] for i in hand.live() if hand.showdown.shown[i]}
    assert {int(seat) for seat in document["tabled"]} <= open_
    for row in document["leading"]:
        assert row["seats"] and set(row["seats"]) <= open_


def at(actions: str, *, seats: int | dict[int, int] = 2, **setup: Any) -> dict[str, Any]:
    """The page's document after these actions."""
    given = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": len(stacks(seats))}
    document = given | {"seats": stacks(seats), **setup}
    return view(play(read_setup(document), [parse_action(line) for line in lines(actions)]))


def names(document: dict[str, Any], seat: int) -> list[str | None]:
    return [row["name"] for row in document["tabled"][str(seat)]]


def test_nothing_is_named_while_hands_are_face_down() -> None:
    document = at("2 call, 1 check, deal board 2c3c4c")
    assert (document["tabled"], document["leading"], document["gate"]) == ({}, [], None)


def test_an_all_in_hand_is_named_by_what_is_on_the_board_so_far() -> None:
    """A pair, then trips, then the straight on the board that nobody said aloud."""
    document = at("2 all-in, 1 call, 2 show AhAd")
    assert names(document, 2) == ["Pair of Aces"] and document["leading"] == []
    document = at("2 all-in, 1 call, 2 show AhAd, 1 show KsQs, deal board As9d8c")
    assert names(document, 2) == ["Three of a Kind, Aces, Nine-Eight kickers"]
    assert document["leading"] == [{"pot": 0, "board": 1, "side": "high", "seats": [2]}]
    document = at("2 all-in, 1 call, 2 show AhAd, 1 show KsQs, deal board JsTd9c, deal board 8c")
    assert names(document, 1) == ["Straight, King high"]


def test_both_sides_of_a_split_game_are_named_and_a_side_without_a_hand_is_null() -> None:
    played = ("2 call, 1 check, deal board {}, 1 check, 2 check, deal board {}, 1 check, 2 check, "
              "deal board {}, 1 check, 2 check, 1 show AsKs9d5h")
    document = at(played.format("2c3c4d", "9h", "Jh"), game="omaha-8", betting="pot-limit")
    assert names(document, 1) == ["Straight, Five high", "five-four low, number one"]
    assert document["tabled"]["1"][0]["cards"] == "5h4d3c2cAs"
    document = at(played.format("2cKcKd", "9h", "Jh"), game="omaha-8", betting="pot-limit")
    assert names(document, 1) == ["Full House, Kings over Nines", None]
    assert [row["side"] for row in document["leading"]] == ["high"]


def test_every_board_of_a_hand_that_is_run_twice_is_named() -> None:
    cash: dict[str, Any] = {"preset": "cash", "tournament": False}
    twice = "2 all-in, 1 call, run 2, deal board 2c3c4c5d9s, deal board KhKd7s8s2h, 2 show AhAd, 1 show KcQc"
    document = at(twice, **cash)
    assert [row["board"] for row in document["tabled"]["1"]] == [1, 2]
    assert names(document, 2) == ["Straight, Five high", "Two Pair, Aces and Kings, Eight kicker"]
    assert [(row["board"], row["seats"]) for row in document["leading"]] == [(1, [1]), (2, [1])]
    assert [[row["place"] for row in document["tabled"][seat]] for seat in "12"] == [[1, 1], [2, 2]]


def test_a_badugi_hand_is_named_without_a_board() -> None:
    rounds = "1 pat, 2 pat, 1 check, 2 check, " * 3
    document = at(f"2 call, 1 check, {rounds}1 show As2h3d4d", game="badugi", betting="limit")
    assert names(document, 1) == ["three-card 3-2-A"]


def test_the_gate_tells_who_is_live_where_and_what_a_muck_would_do() -> None:
    """Three players, one all-in: after two mucks the side pot is the last one's who threw in."""
    cash: dict[str, Any] = {"preset": "cash", "tournament": False, "house": {"rake": "none"},
                            "blinds": [10, 20]}
    three = {1: 100, 2: 1000, 3: 1000}
    played = ("3 raise 100, 1 all-in, 2 call, deal board 2c3c4c, 2 bet 200, 3 call, deal board 5d, 2 check, "
              "3 check, deal board 9s, 2 check, 3 check")
    gate = at(played, seats=three, **cash)["gate"]
    assert [pot["seats"] for pot in gate["live"]] == [[1, 2, 3], [2, 3]]
    assert gate["to_show"] == [2, 3, 1]
    assert gate["mucks"]["2"] == {"refused": None, "ends": None}
    gate = at(f"{played}, 2 muck", seats=three, **cash)["gate"]
    assert [pot["seats"] for pot in gate["live"]] == [[1, 3], [3]]
    assert gate["back"] == [2]
    assert gate["mucks"]["3"]["ends"] == {"1": 300, "3": 400}
    assert gate["mucks"]["1"]["ends"] == {"3": 700}


def test_the_gate_says_why_an_all_in_hand_of_a_tournament_is_not_thrown_in() -> None:
    gate = at("2 all-in, 1 call")["gate"]
    assert "cannot muck" in gate["mucks"]["1"]["refused"]
