"""Every form of a hand, out and in again: all games and their bettings, the same hand and the same stacks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.formats.document import write_document
from dealer_assist.formats.files import read_hands
from dealer_assist.formats.kept import Kept
from dealer_assist.formats.ohh import lacks, write_ohh
from dealer_assist.formats.phh import PhhHand, UnreadHand, write_phh
from dealer_assist.formats.phh.replay import played_out
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.source import Source
from dealer_assist.formats.timeline import About
from dealer_assist.games import game_ids, load_game
from tests.formats.test_phh_round_trip import random_hand

PLAYED = [(game, betting) for game in game_ids() for betting in load_game(game).bettings]


def a_hand(game: str, betting: str) -> tuple[dict[str, Any], list[str], Hand]:
    """A random hand of this game and betting, with its end."""
    chance = random.Random(f"every {game} {betting}")
    while True:
        document, lines = random_hand(game, chance)
        if document["betting"] == betting:
            return document, lines, play(read_setup(document), [parse_action(line) for line in lines])


def forms(document: dict[str, Any], lines: list[str], end: Hand) -> dict[str, Callable[[], str]]:
    """What writes the hand in each form that has a word for it."""
    about = About(7, "Oslo", {}, "2026-11-20T18:30:05.000000Z", tournament=document["tournament"],
                  kept=Kept(document, tuple(lines)))
    setup, actions = end.setup, end.actions
    every: dict[str, Callable[[], str]] = {
        "text": lambda: write_text(setup, actions, about).text,
        "phh": lambda: write_phh(document, lines, end.stacks),
        "json": lambda: write_document(document, lines, end.stacks, {}),
    }
    return every if lacks(setup) else {**every, "ohh": lambda: write_ohh(setup, actions, about).text}


@pytest.mark.parametrize(("game", "betting"), PLAYED)
def test_every_form_comes_back_as_the_same_hand(game: str, betting: str):
    document, lines, end = a_hand(game, betting)
    for form, write in forms(document, lines, end).items():
        text = write()
        hand, = read_hands(text.encode(), form)
        assert isinstance(hand, PhhHand), (form, hand)
        assert hand.finishing is not None, form     # the file's own chips are held against the result
        setup, _ = played_out(hand)
        assert (setup.game.id, setup.betting, setup.house) == (game, betting, end.setup.house), form
        assert hand.finishing == tuple(end.stacks[seat] for seat in hand.seats), (form, text)


def test_money_in_cents_comes_back_in_cents():
    document = {"game": "irish", "betting": "pot-limit", "seats": {"1": 1000, "2": 1050}, "button": 1,
                "blinds": [5, 10], "tournament": False, "preset": "cash", "house": {"rake": "none"}}
    lines = ["1 raise 30", "2 fold"]
    end = play(read_setup(document), [parse_action(line) for line in lines])
    about = About(7, "Oslo", {}, "", kept=Kept(document, tuple(lines), 100),
                  source=Source({"currency": "USD"}, 100))
    text = write_text(end.setup, end.actions, about).text
    assert "Seat 2: Seat 2 ($10.50 in chips)" in text
    hand, = read_hands(text.encode(), "cents")
    assert isinstance(hand, PhhHand) and played_out(hand)
    assert (hand.scale, hand.finishing) == (100, (1040, 1010))


def test_a_text_whose_chips_were_changed_is_told():
    """What the text pays is held against the hand that it keeps, and a text that ends too soon is none."""
    document, lines, end = a_hand("lazy-pineapple", "limit")
    text = forms(document, lines, end)["text"]()
    stack = document["seats"][str(end.order[0])]
    wrong = text.replace(f"({stack} in chips)", f"({stack + 5} in chips)", 1)
    hand, = read_hands(wrong.encode(), "changed")
    assert isinstance(hand, PhhHand)
    with pytest.raises(Exception, match="do not add up"):
        played_out(hand)
    cut, = read_hands(text.split("*** SUMMARY")[0].encode(), "cut")
    assert isinstance(cut, UnreadHand) and "cut off" in cut.error
