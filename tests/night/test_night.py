"""A room survives a night of faults, and a night can be played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dealer_assist.store.hands import hot_path
from tests.night.night import TROUBLES, Night
from tests.night.tablet import Wrong


def test_a_short_night_is_right_to_its_end(tmp_path: Path):
    night = Night("a short night", tmp_path).play(60)
    assert set(night.faults) == set(TROUBLES)


def test_the_same_seed_plays_the_same_night(tmp_path: Path):
    """Message by message and row by row, up to the head of the ledger."""
    first, again, other = (
        Night(seed, tmp_path / str(n)) for n, seed in enumerate(("twice", "twice", "another")))
    for night in (first, again, other):
        night.folder.mkdir()
        night.play(12)
    assert first.story == again.story and first.digest == again.digest != other.digest


def test_a_night_sees_an_answer_that_comes_before_the_disk_has_the_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    """The check of the check: a store that keeps nothing of every fifth action is found out."""
    usual, count = hot_path.Judged.apply, [0]

    def forgetful(self: Any, connection: Any) -> bool:
        count[0] += 1
        return True if count[0] % 5 == 0 else usual(self, connection)

    monkeypatch.setattr(hot_path.Judged, "apply", forgetful)
    with pytest.raises(Wrong, match="seed 'found out'"):
        Night("found out", tmp_path).play(60)


@pytest.mark.long
@pytest.mark.parametrize("seed", [str(n) for n in range(5)])
def test_a_thousand_faults_in_a_row(tmp_path: Path, seed: str):
    night = Night(seed, tmp_path).play(1000)
    assert sum(night.faults.values()) == 1000
