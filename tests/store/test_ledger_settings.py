"""The ledger says a setting in the reader's words: no name and no list of the program."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.rules.house_rules import RULES
from dealer_assist.store.ledger.settings import game_named, setting_in_words
from dealer_assist.texts import speak


@pytest.mark.parametrize(("name", "value", "english", "german"), [
    ("game", "stud-8", "Stud High/Low Eight-or-Better", "Stud High/Low Eight-or-Better"),
    ("betting", "no-limit", "no limit", "No-Limit"),
    ("betting", None, "none", "nichts"),
    ("blinds", [500, 1000], "500/1,000", "500/1.000"),
    ("blinds", [], "none", "nichts"),
    ("spread", [2, 10], "2–10", "2–10"),
    ("spread", [[2, 6], [2, 10]], "2–6, 2–10", "2–6, 2–10"),
    ("chip", 1000, "1,000", "1.000"),
    ("tournament", True, "yes", "ja"),
    ("preset", "tda", "TDA tournament", "TDA-Turnier"),
    ("preset", "cash", "Cash room", "Cash-Room"),
    ("house", {"straddle": "utg", "raise-cap": 4}, "straddle: left of the big blind, raise cap: 4",
     "Straddle: links vom Big Blind, Raise-Cap: 4"),
    ("house", {"rake": {"percent": 5, "cap": 3000, "step": None}}, "rake: percent 5, cap 3,000",
     "Rake: Prozent 5, Cap 3.000"),
])
def test_a_setting_is_said_in_words(name: str, value: Any, english: str, german: str) -> None:
    said = setting_in_words(name, value)
    assert (str(said), speak(said, "de")) == (english, german)


def test_a_game_that_is_gone_is_called_by_its_id() -> None:
    assert game_named("long-gone") == "long-gone"


@pytest.mark.parametrize("rule", sorted(RULES))
def test_every_word_of_every_house_rule_has_a_text(rule: str) -> None:
    for word in RULES[rule].words:
        if isinstance(word, str):
            said = setting_in_words("house", {rule: word})
            assert speak(said, "de") != said, f"{rule}: {word} is told in English"
