"""Nothing in the engine speaks by itself: every sentence on a dealer's screen has a key."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dealer_assist
from dealer_assist.trial import moves, setups
from dealer_assist.engine.play import apply, start
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Felt
from dealer_assist.engine.prompts import waiting
from dealer_assist.contract.view import view
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game
from dealer_assist.texts import Capital, Joined, Message, speak

pytestmark = pytest.mark.exhaustive

PACKAGE = Path(dealer_assist.__file__).parent
ROOMS = {
    "contract": "arithmetic options view",
    "engine": "agenda dead_hand outcome play prompts",
    "engine/betting": "apply_action legal min_raise posting quick_actions raising rounds spot",
    "engine/dealing": "deals draws player_steps shortages steps stub",
    "engine/showdown": (
        "announcements award finish hands_so_far mucked_pots odd_chips reasons "
        "sevens_rule table_notes "
    ),
    "floor": "advice advice_cards advice_chips corrections incident",
    "rules": "button",
    "rules/betting": "half_pot_limit jam_or_fold limit no_limit pot_limit spread_limit structure",
    "scales": "high_words low_words",
    "scales/orders": "badugi madison points",
}
SPOKEN = (Message, Joined, Capital)
SPEAKING = [PACKAGE / room / f"{name}.py" for room, names in ROOMS.items() for name in names.split()]
# Words of a game's page and of the house rules, which are compared with and never shown by themselves.
WORDS_OF_THE_BOOK = {
    "best board", "high card", "low card", "lowest river", "no pair", "community card", "bug high", "bug low",
    "five of a kind", "straight flush", "full house", "two pair", "four cards", "three cards", "two cards",
    "shuffle the burns in", "shuffle the discards in", "draw up", "dead hand", "play on", "pair of ",
    "no limp", "no check-raise", "App. B", "one card for all", "big blind",
}
# Codes, lines and names that a page shows as they are, or turns into words of its own.
AS_THEY_ARE = {
    "line", "lines", "game", "game_name", "game_called", "last", "street", "streets", "name", "cards", "rule",
    "section", "kind", "betting", "side", "choices", "refused",
}
SENTENCE = re.compile(r"[a-z]{2,} [a-z]|[a-z]{2,}[,.:;] [a-zA-Z]")


def into_refusals(tree: ast.AST) -> Iterator[ast.AST]:
    """Values that are only put together for a refusal: `why = …` before `raise NotNow(…, why)`."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        raised = {name for node in ast.walk(function) if isinstance(node, ast.Raise) or refuses(node)
                  for name in names(node)}
        for node in reversed([node for node in ast.walk(function) if isinstance(node, ast.Assign)]):
            if raised & {name for target in node.targets for name in names(target)}:
                raised |= names(node.value)
                yield node.value


def refuses(node: ast.AST) -> bool:
    """Is this a refusal that is put together here, raised or given back?"""
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Unreadable", "NotNow")


def names(node: ast.AST) -> set[str]:
    """The variables that an expression names."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def sentences(path: Path) -> Iterator[str]:
    """Strings of several words that are neither docstrings, nor in a refusal, nor the book's own words."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet: set[int] = set()
    for node in ast.walk(tree):
        refusal = isinstance(node, ast.Raise | ast.Assert) or refuses(node)
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if refusal or docstring:
            quiet |= {id(part) for part in ast.walk(node)}
    quiet |= {id(part) for node in into_refusals(tree) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in quiet or not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if SENTENCE.search(node.value) and not _of_the_book(node.value):
            yield f"{path.name}:{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: path.stem)
def test_no_sentence_is_written_down_outside_the_texts(path: Path):
    """Refusals alone stay English."""
    assert list(sentences(path)) == []


def test_a_sentence_in_the_code_would_be_found(tmp_path: Path):
    source = tmp_path / "one.py"
    source.write_text('"""A page."""\ndef f(n):\n    """Says."""\n    return f"Seat {n} has to act."\n')
    assert list(sentences(source)) == ["one.py:4: ' has to act.'"]


def _of_the_book(text: str) -> bool:
    return text in WORDS_OF_THE_BOOK or text.startswith("house rule ")


def unsaid(value: Any, key: str = "") -> Iterator[str]:
    """Texts of a document that nobody can translate."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in AS_THEY_ARE:
                yield from unsaid(one, name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from unsaid(one, key)
    elif isinstance(value, str) and not isinstance(value, SPOKEN) and SENTENCE.search(value):
        yield f"{key}: {value}"


@pytest.mark.parametrize("game", game_ids())
def test_every_text_of_a_hand_can_be_spoken(game: str):
    """Random hands of each game: whatever the screen is told has a key, and Spanish for it."""
    chance = random.Random(game)
    for _ in range(3):
        hand = start(read_setup(setups.setup_document(load_game(game), chance)))
        felt = Felt(hand, chance)
        mover = moves.Mover(felt, chance)
        try:
            for _ in range(400):
                document = view(hand)
                assert list(unsaid(document)) == []
                assert speak(document["prompt"], "es") != document["prompt"]
                if hand.over:
                    break
                apply(hand, mover.next(hand, waiting(hand)))
                felt.follow(hand)
        except Refusal:
            continue
