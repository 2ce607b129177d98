"""Files that would eat a server: refused before they are read, in little memory, with a sentence."""

from __future__ import annotations

import tracemalloc

import pytest

from dealer_assist.games.loader.toml import BadToml, read_toml
from dealer_assist.games import GameFileError
from dealer_assist.games.loader.custom import OwnGames

DEEP = "a." * 30_000 + "b = 1"
HOSTILE = [
    DEEP,
    "[" + "a." * 30_000 + "b]",
    "x = { " + "a." * 30_000 + "b = 1 }",
    '"a".' * 15_000 + "b = 1",
    " . ".join("abc" for _ in range(10_000)) + " = 1",
    "a = " + "[" * 30_000,
    "a = " + "{b=" * 20_000,
    "n = " + "9" * 5_000,
    "n = 0x" + "f" * 5_000,
    "n = [" + "1_" * 5_000 + "1]",
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:8])
def test_what_would_eat_memory_is_refused_in_little_of_it(text: str):
    tracemalloc.start()
    try:
        with pytest.raises(BadToml):
            read_toml(text)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_game_file_of_thirty_thousand_parts_is_a_mistake_of_its_line(tmp_path):
    with pytest.raises(GameFileError) as refused:
        OwnGames(tmp_path).with_file("deep", DEEP)
    assert "line 1 has a key of more than 200 parts" in str(refused.value.mistakes[0])


def test_sentences_and_long_strings_are_no_keys():
    sentences = {"summary": "One. Two. " * 300, "hash": "0123456789" * 30}
    assert read_toml("\n".join(f'{key} = "{value}"' for key, value in sentences.items())) == sentences
