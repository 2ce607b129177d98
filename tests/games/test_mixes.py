"""Mixes are files: those of the rulebook, and those that a room puts into its folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.games import GameFileError, load_game, use_folder
from dealer_assist.games.loader.mixes import broken_mixes, mixes, read_mix
from dealer_assist.session.lists import listed, mix_ids

Write = Callable[[str, str], None]


@pytest.fixture
def room(tmp_path: Path) -> Write:
    """Puts a file of a mix into the room's folder, which is in use."""
    (tmp_path / "mixes").mkdir()
    use_folder(tmp_path)

    def write(name: str, text: str) -> None:
        (tmp_path / "mixes" / f"{name}.toml").write_text(text, encoding="utf-8")

    return write


@pytest.mark.parametrize("mix", mixes())
def test_every_mix_of_the_rulebook_has_games_that_play_so(mix: str):
    one = listed(mix)
    assert one.name and len(one.games) > 1
    for game, betting in one.games:
        assert betting in (*load_game(game).bettings, "limit")


def test_hosen_has_action_razz_in_the_place_of_razz():
    """Chapter 2: "sometimes means Razz is gone and Action Razz is in its place"."""
    horse, hosen = (dict(listed(mix).games) for mix in ("horse", "hosen"))
    assert set(horse) - set(hosen) == {"razz"} and set(hosen) - set(horse) == {"action-razz"}


def test_the_big_oe_mix_plays_big_o_as_a_limit_game():
    """2.9."""
    assert listed("big-oe").games == (("big-o", "limit"), ("stud-8", "limit"))


def test_a_room_adds_a_mix_by_a_file(room: Write):
    """A game without its betting is played with the usual one."""
    room("friday", 'name = "Friday"\ngames = ["double-board-omaha-8", "badugi limit"]\n')
    assert listed("friday") == ("Friday", (("double-board-omaha-8", "pot-limit"), ("badugi", "limit")))
    assert mix_ids()[-2:] == ("friday", "dealers-choice") and broken_mixes() == ()


def test_a_file_that_changes_is_read_again(room: Write):
    room("friday", 'name = "Friday"\ngames = ["badugi limit"]\n')
    assert listed("friday").games == (("badugi", "limit"),)
    room("friday", 'name = "Friday"\ngames = ["badugi limit", "razz limit"]\n')
    assert len(listed("friday").games) == 2


def test_a_mix_may_name_a_game_of_the_room(room: Write, tmp_path: Path):
    mine = 'name = "Mine"\nsection = "house"\nsummary = "M."\nextends = "razz"\n'
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    room("friday", 'name = "Friday"\ngames = ["mine limit", "stud"]\n')
    assert listed("friday").games == (("mine", "limit"), ("stud", "limit"))


def test_every_mistake_of_a_file_is_told_and_hides_nothing_else(room: Write):
    room("bad", 'nam = "Bad"\ngames = ["hodlem limit", "razz limt", "stud no limit", 7]\n')
    room("good", 'name = "Good"\ngames = ["razz"]\n')
    (broken,) = broken_mixes()
    assert [str(mistake).split(".toml, ")[1] for mistake in broken.mistakes] == [
        'nam: no key "nam". Did you mean "name"?',
        'name: missing: what the mix is called. Write it, as name = "HORSE".',
        'games.1: No game "hodlem". Did you mean "holdem"?',
        'games.2: no betting "limt". Did you mean "limit"?',
        "games.3: 'stud no limit' is no game of a mix. Write its id and its betting, as \"holdem limit\".",
        "games.4: '7' is no game of a mix. Write its id and its betting, as \"holdem limit\".",
    ]
    assert "good" in mix_ids() and "bad" not in mix_ids()


def test_a_mix_of_the_rulebook_stays_as_it_is(room: Write):
    room("horse", 'name = "HORSE"\ngames = ["razz"]\n')
    assert len(listed("horse").games) == 5
    assert "belongs to the rulebook" in str(broken_mixes()[0].mistakes[0])


@pytest.mark.parametrize("text", ["", "name = ", "games = 3", 'name = 3\ngames = [[["a"]]]', "a." * 300])
def test_a_file_that_is_none_is_refused(text: str):
    with pytest.raises(GameFileError):
        read_mix("none", text)


def test_a_mix_has_a_name_that_can_be_written_in_an_address(room: Write):
    room("Friday Night", 'name = "Friday"\ngames = ["razz"]\n')
    assert [broken.mistakes[0].file for broken in broken_mixes()] == ["Friday Night.toml"]
