"""A game file's rarer mistakes, and files that the disk does not give: each a sentence, none a traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dealer_assist.games import GameFileError, GameLibrary, OwnGames
from dealer_assist.games.loader import custom
from dealer_assist.games.loader.library import SHIPPED
from dealer_assist.games.loader.mixes import _files, _texts
from tests.games.conftest import Room

HEAD = 'name = "{}"\nsection = "house"\nsummary = "Ours."\n'


def mistakes(text: str, name: str = "Mine") -> list[str]:
    with pytest.raises(GameFileError) as refused:
        GameLibrary((SHIPPED,), {"mine": HEAD.format(name) + text}).load("mine")
    return [str(mistake) for mistake in refused.value.mistakes]


@pytest.mark.parametrize(("text", "place"), [
    ('extends = "stud"\nbomb_pot = true\n', "bomb_pot"),
    ('extends = "omaha"\nbettings = ["jam-or-fold"]\n[streets.preflop]\nopens = "high card"\n', "bettings"),
    ('extends = "holdem"\n[board]\nlines = 7\n', "board.lines"),
    ('extends = "holdem"\nboard = 7\n', "board"),
    ('extends = "holdem"\nfits = 7\n', "fits"),
    ('extends = "holdem"\n[becomes.omaha]\nsteps = ["hole 2"]\n', "becomes.omaha"),
    ('extends = "holdem"\n[becomes.omaha]\nwhen = "never"\n', "becomes.omaha"),
    ('extends = "holdem"\n[sides.low]\nscale = "ace-to-five"\n[becomes]\nomaha = "none"\n', "becomes.omaha"),
    ('extends = "holdem"\n[streets.flop]\nsteps = ["part omaha 2, omaha 3"]\n', "streets.flop"),
])
def test_a_mistake_names_its_place(text: str, place: str):
    assert any(f", {place}" in line for line in mistakes(text)), mistakes(text)


def test_what_a_parent_has_can_be_taken_away():
    """`none`: the board's layout, the condition of a turn, the ranks that must be held."""
    text = HEAD.format("Mine") + 'extends = "chowaha"\nboard = "none"\n'
    assert GameLibrary((SHIPPED,), {"mine": text}).load("mine").boards == ()


def test_a_file_that_is_no_text_and_a_folder_in_the_place_of_a_file(room: Room):
    room.folder.mkdir(exist_ok=True)
    (room.folder / "mine.toml").write_bytes(b'name = "\xff"')
    assert "UTF-8" in room.mistakes("mine")[0]


def test_a_rulebook_without_mistakes_is_read_whole():
    GameLibrary((SHIPPED,)).check()


def test_a_link_to_nowhere_is_no_file(tmp_path: Path):
    """Gone in the moment in which it is looked for; the others are there all the same."""
    os.symlink(tmp_path / "gone", tmp_path / "lost.toml")
    (tmp_path / "mine.toml").write_text(HEAD.format("Mine") + 'extends = "holdem"\n', encoding="utf-8")
    games = OwnGames(tmp_path)
    assert "mine" in games.ids() and "lost" not in games.own()
    assert games.text("mine") and games.text("lost") is None
    stamps = [*_files(str(tmp_path))]
    assert [os.path.basename(path) for path, _, _ in stamps] == ["mine.toml"]
    assert [*_texts([(str(tmp_path / "lost.toml"), 0, 0)])] == []


def test_a_file_that_breaks_the_reader_is_a_mistake_of_the_file(monkeypatch: pytest.MonkeyPatch):
    class Breaks(GameLibrary):
        def load(self, game: str):
            raise RecursionError("too deep")

    with pytest.raises(GameFileError) as refused:
        custom._load(Breaks((SHIPPED,)), "mine")
    assert "too deep" in refused.value.message


def test_a_game_that_asks_for_one_that_is_not_there_is_a_mistake_of_the_file():
    with pytest.raises(GameFileError):
        custom._load(GameLibrary((SHIPPED,)), "no-such-game")


def test_a_file_that_is_gone_when_it_is_read_says_so(tmp_path: Path):
    text, wrong = custom._text(str(tmp_path / "gone.toml"))
    assert text == "" and len(wrong) == 1


def test_the_ranks_that_must_be_held_can_be_taken_away_and_a_bomb_pot_needs_a_round_after_the_first():
    text = HEAD.format("Mine") + 'extends = "archie"\n[sides.low]\nholding = "none"\n'
    game = GameLibrary((SHIPPED,), {"mine": text}).load("mine")
    assert all(tier.holding == "" for side in game.sides for tier in side.tiers if side.name == "low")
    one = 'extends = "holdem"\nbomb_pot = true\n' + "".join(
        f'[streets.{street}]\nbet = "none"\n' for street in ("flop", "turn", "river"))
    assert any(", bomb_pot" in line for line in mistakes(one)), mistakes(one)
