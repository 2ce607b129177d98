"""One file of rulings for every game of the rulebook, and what each must have."""

import pytest

import re
from pathlib import Path
from dealer_assist.games import game_ids

HERE = Path(__file__).parent


def text_of(game):
    return (HERE / f"test_{game.replace('-', '_')}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", game_ids())
def test_a_file_with_the_rounds_and_a_whole_hand(game):
    text = text_of(game)
    assert re.search(rf'rounds\(\s*"{game}"', text), "no test of the deal, the order of streets and the bets"
    assert f'"{game}"' in text and "played(" in text, "no hand that is played to the award"
    assert re.search(r"awards == |awards\"\]", text), "no award"


def test_no_file_of_a_game_that_does_not_exist():
    names = {f"test_{game.replace('-', '_')}.py" for game in game_ids()}
    others = {path.name for path in HERE.glob("test_*.py")} - names
    sections = r"test_(\d_|appendix_|badugi_texts|every_game)"
    assert all(re.match(sections, name) for name in others), sorted(others)
