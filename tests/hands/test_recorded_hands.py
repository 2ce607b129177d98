"""Recorded hands replay to the stacks that were really there, chips counted after every action."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.engine.play import Hand, start
from dealer_assist.formats.phh import CODES, PhhHand, read_phh, replay, setup_of
from dealer_assist.formats.phh.replay import played

OWN = Path(__file__).parent / "own"
DEMO = Path(__file__).parents[2] / "dealer_assist" / "formats" / "demo.phh"
SHARED = Path(__file__).parents[3] / "shared" / "hands"
# The hands from the literature have no recorded end; these follow from their pots.
LITERATURE = {
    "alice-carol-wikipedia": (196, 220, 200, 184),          # 8-7-5-3 beats 9-6-4-2: 36 in the pot
    "antonius-blom-2009": (1937923.75, 0),                  # kings hold up for 678,473.50
    "arieh-yockey-2019": (0, 4190000, 5910000, 12095000),   # number two loses to number one
    "dwan-ivey-2009": (572100, 1997500, 1109500),           # a seven-high straight beats the wheel
}
recorded = pytest.mark.skipif(not SHARED.is_dir(), reason=f"no recorded hands: {SHARED} is not there")


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("**/*.phh"))


def the_hand(path: Path) -> PhhHand:
    hand, = read_phh(path.read_bytes(), path.stem)
    assert isinstance(hand, PhhHand), hand.error
    return hand


def counted(hand: Hand) -> int:
    """Every chip there is: behind, and until it is paid in the middle."""
    return sum(hand.chips.stack) + (0 if hand.over else hand.pot)


@pytest.mark.parametrize("path", [*files(OWN), DEMO], ids=lambda path: path.stem)
def test_our_own_hands_end_as_counted_by_hand(path: Path) -> None:
    outcome = replay(the_hand(path))
    assert outcome.error is None
    assert outcome.agrees is True, outcome.stacks


def test_our_own_hands_cover_every_code() -> None:
    variants = {the_hand(path).fields["variant"] for path in files(OWN)}
    assert variants >= set(CODES)


@pytest.mark.parametrize("path", files(OWN), ids=lambda path: path.stem)
def test_a_changed_end_is_noticed(path: Path) -> None:
    """`agrees` compares: one chip moved from one stack to another is a disagreement."""
    text = path.read_text()
    hand = the_hand(path)
    stacks = [float(stack) / hand.scale for stack in hand.finishing or ()]
    stacks[0], stacks[1] = stacks[0] + 1, stacks[1] - 1
    if min(stacks) < 0:
        stacks[0], stacks[1] = stacks[0] - 2, stacks[1] + 2
    head, _, _ = text.partition("finishing_stacks")
    moved, = read_phh(f"{head}finishing_stacks = {stacks}\n", "moved")
    assert replay(moved).agrees is False


@pytest.mark.parametrize("path", [*files(OWN), DEMO], ids=lambda path: path.stem)
def test_no_chip_is_made_or_lost_in_our_own_hands(path: Path) -> None:
    check_chips(path)


@recorded
@pytest.mark.parametrize("name", LITERATURE)
def test_hands_of_the_literature_end_as_their_pots_say(name: str) -> None:
    outcome = replay(the_hand(SHARED / f"{name}.phh"))
    assert outcome.error is None
    assert outcome.stacks == LITERATURE[name]
    assert outcome.agrees is None


@recorded
@pytest.mark.parametrize(("folder", "count"), [("wsop-2023-43-day5", 33), ("pluribus", 300)])
def test_recorded_hands_agree_with_their_records(folder: str, count: int) -> None:
    outcomes = [replay(the_hand(path)) for path in files(SHARED / folder)]
    assert len(outcomes) == count
    assert [outcome for outcome in outcomes if outcome.error or not outcome.agrees] == []


@recorded
@pytest.mark.parametrize("folder", [".", "wsop-2023-43-day5", "pluribus"])
def test_no_chip_is_made_or_lost_in_recorded_hands(folder: str) -> None:
    paths = sorted((SHARED / folder).glob("*.phh"))
    assert paths
    for path in paths:
        check_chips(path)


def check_chips(path: Path) -> None:
    hand = the_hand(path)
    state = start(setup_of(hand))
    total = sum(state.setup.stacks)
    assert counted(state) == total
    for action in played(hand, state):
        assert counted(state) == total, f"{path.stem}: after {action.line()}"
        assert min(state.chips.stack) >= 0
    assert state.over
