"""Which house rules the floor is offered at a moment of a hand."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand, start
from dealer_assist.games import GameLibrary
from dealer_assist.games.loader import library as loader
from dealer_assist.rulebook.relevant_rules import house_rules
from dealer_assist.web.floor.moments import rules

WARM_UP = """name = "Warm-up"
section = "own"
summary = "Hold'em with a card before the flop"
extends = "holdem"
bettings = ["spread-limit"]
[streets.warm-up]
before = "flop"
steps = ["board 1"]
bet = "small"
"""
STUD = {"last-card-exposed", "bring-in-option", "stud-short-stub"}


def own(folder: Path) -> GameLibrary:
    (folder / "warm.toml").write_text(WARM_UP, encoding="utf-8")
    return GameLibrary((loader.SHIPPED, folder))


def offered(hand: Hand) -> set[str]:
    return {rule["name"] for rule in rules(hand, view(hand))}


def test_a_street_whose_name_holds_the_word_up_has_no_rule_of_stud(tmp_path: Path):
    setup = read_setup({"game": "warm", "seats": {"1": 500, "2": 500}, "button": 1, "blinds": [1, 2],
                        "spread": [2, 10]}, own(tmp_path).load)
    rules = offered(start(setup))
    assert not STUD & rules
    assert "raise-cap" in rules     # spread-limit has the cap of limit


def test_stud_has_its_own_rules():
    stud = read_setup({"game": "stud", "seats": {"1": 500, "2": 500}, "ante": 1, "bring_in": 2,
                       "small_bet": 4})
    assert offered(start(stud)) >= STUD


def test_a_game_in_spread_limit_names_the_rules_of_its_betting(tmp_path: Path):
    assert {"raise-cap", "limit-reopen"} <= set(house_rules(own(tmp_path).load("warm")))
