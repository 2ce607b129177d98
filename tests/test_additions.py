"""What an addition costs: made in a copy of the package, counted by files, and played to the push.

A betting structure is one file, its line, its texts; a scale one file and its texts; a game one file; a
house rule one row, its texts, its place of use. `test_architecture` counts the places of a step word.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.documents import ROOT, touched_by

LEFT_OUT = shutil.ignore_patterns("__pycache__", "web", "store", "es", "de", "fonts", "migrations")
STREETS = "deal board 2c3d4h, 1 check, 2 check, deal board 5s, 1 check, 2 check, deal board 9c"


class Copy:
    """The package as somebody changes it; `touched` are the files that were."""

    def __init__(self, place: Path) -> None:
        self.place, self.touched = place, set[str]()
        shutil.copytree(ROOT / "dealer_assist", place / "dealer_assist", ignore=LEFT_OUT)

    def write(self, name: str, text: str) -> None:
        self.touched.add(name)
        file = self.place / "dealer_assist" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.place / "dealer_assist" / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old)
        self.write(name, text.replace(old, new))

    def add(self, name: str, lines: str) -> None:
        self.write(name, (ROOT / "dealer_assist" / name).read_text(encoding="utf-8") + lines)

    def kinds(self, *names: str) -> set[str]:
        """The files as the table of ARCHITECTURE names them: `names` are ids, a language any."""
        plain = {name.replace("texts/en/", "texts/*/") for name in self.touched}
        for name in names:
            plain = {re.sub(rf"\b{re.escape(name)}\b", "<id>", one) for one in plain}
        return plain

    def ask(self, command: str, document: dict[str, Any]) -> dict[str, Any]:
        program = f"from dealer_assist.contract.{command} import {command}\n" \
            f"import json, sys\nprint(json.dumps({command}(json.load(sys.stdin))))"
        done = subprocess.run([sys.executable, "-c", program], input=json.dumps(document), text=True,
                              cwd=self.place, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def hand(actions: str, **setup: Any) -> dict[str, Any]:
    return {"game": "holdem", "betting": "no-limit", "seats": {"1": 1000, "2": 1000}, "button": 2,
            "blinds": [5, 10], "tournament": True, **setup,
            "actions": [line.strip() for line in actions.split(",") if line.strip()]}


TEN_BLINDS = '''"""Ten blinds at the most: no-limit, but no wager above ten big blinds."""

from __future__ import annotations

from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.structure import Spot


class TenBlinds(NoLimit):
    """A ceiling of a hundred chips on top of the wager."""

    name = "ten-blinds"
    phh = ohh = pokerstars = ""

    def ceiling(self, spot: Spot, least: int) -> int:
        """A hundred more than there is."""
        return max(spot.high + 100, least)
'''


def test_a_betting_structure_is_one_file_its_line_and_its_texts(copy: Copy):
    copy.write("rules/betting/ten_blinds.py", TEN_BLINDS)
    copy.change("rules/betting/__init__.py", "STRUCTURES: Mapping",
                "from dealer_assist.rules.betting.ten_blinds import TenBlinds\n\nSTRUCTURES: Mapping")
    copy.change("rules/betting/__init__.py", "NoLimit(), JamOrFold()", "NoLimit(), TenBlinds(), JamOrFold()")
    copy.add("texts/en/page-betting.ftl",
             "\nbetting-ten-blinds = ten blinds\nstructure-ten-blinds = up to ten blinds\n")
    state = copy.ask("options", hand("", betting="ten-blinds"))
    assert state["legal"]["raise"] == {"min": 20, "max": 110}
    assert "110" in state["prompt"]
    over = copy.ask("options", hand(f"2 raise 110, 1 call, {STREETS}, 1 bet 100, 2 fold",
                                    betting="ten-blinds"))
    assert (over["awards"], over["stacks"]) == ({"1": 220}, {"1": 1110, "2": 890})
    assert copy.kinds("ten_blinds") == touched_by("a betting structure")


REDS = '''"""Red cards: who has the most of them in five, then nothing."""

from __future__ import annotations

from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.texts import say


class Reds(Scale):
    """How many of the cards are red."""

    word = "reds"
    best_hand = "AKQJT"

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """One more than the red cards of the five."""
        return 1 + min(self.size, sum(card % 4 in (1, 2) for card in cards)) if cards else 0

    def naming(self, strength: int) -> str:
        """`3 red cards`."""
        return say("reds.all", n=strength - 1)

    def threshold(self, qualifier: str) -> int:
        """So many at least."""
        if not qualifier.isdecimal():
            raise unknown_qualifier(self.word, qualifier, "a number of cards, '3'")
        return int(qualifier) + 1

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The red cards that show."""
        return self.strength(cards)


SCALES = (Reds(),)
'''
RED_DRAW = """name    = "Red Draw"
section = "9.9"
summary = "Five Card Draw for the most red cards."
extends = "five-card-draw"
joker   = "none"

[sides]
high = "none"

[sides.reds]
scale = "reds"
"""


def test_a_scale_is_one_file_and_its_texts_and_a_game_one_file(copy: Copy):
    copy.write("scales/orders/reds.py", REDS)
    copy.add("texts/en/scales.ftl", "\nscale-reds = reds\nscale-best-reds = red hand\n"
             "scale-order-reds = red wins\nreds-all = { $n } red cards\n")
    copy.write("games/red-draw.toml", RED_DRAW)
    shown = "2 call, 1 check, 1 pat, 2 pat, 1 check, 2 check, 1 show AsKsQsJd9h, 2 show 2h3h4h5c7c"
    over = copy.ask("options", hand(shown, game="red-draw"))
    assert over["awards"] == {"2": 20}
    judged = copy.ask("judge", {"game": "red-draw", "button": 2, "pots": [{"amount": 20}],
                                "hands": {"1": "AsKsQsJd9h", "2": "2h3h4h5c7c"}})
    assert judged["hands"]["2"]["reds"]["name"] == "3 red cards"
    assert copy.kinds("reds", "red-draw") == touched_by("a scale") | touched_by("a game")


def test_a_house_rule_is_one_row_its_texts_and_its_place_of_use(copy: Copy):
    copy.change("rules/house_rules.py", '    _rule(2, "hand-cap",',
                '    _rule(2, "top-wager", "none", "open", numbers=_CHIPS),\n    _rule(2, "hand-cap",')
    copy.change("rules/betting/no_limit.py", "        return spot.total\n",
                '        return min(spot.total, spot.house.number("top-wager") or spot.total)\n')
    copy.add("texts/en/house-no-limit.ftl", "\nhouse-top-wager-name = top wager\n"
             "house-top-wager-does = the most that a wager may be\n"
             "house-top-wager-figure = 300: nobody bets 301.\n")
    assert copy.ask("options", hand(""))["legal"]["raise"]["max"] == 1000
    assert copy.ask("options", hand("", house={"top-wager": 300}))["legal"]["raise"]["max"] == 300
    assert copy.kinds() == touched_by("a house rule")


def test_a_language_is_one_folder(copy: Copy):
    """Every sentence, of the core and of the pages: here the German ones under another name."""
    for file in sorted((ROOT / "dealer_assist/texts/de").glob("*.ftl")):
        copy.write(f"texts/nl/{file.name}", file.read_text(encoding="utf-8").replace("Deutsch", "Nederlands"))
    program = "from dealer_assist.texts import languages, say, speak; print(languages(), " \
        "*(speak(say(key), 'nl') for key in ('meta.name', 'hub.title')))"
    done = subprocess.run([sys.executable, "-c", program], cwd=copy.place, capture_output=True, text=True,
                          check=True)
    german = (ROOT / "dealer_assist/texts/de/floor.ftl").read_text(encoding="utf-8")
    title = next(line for line in german.split("\n") if line.startswith("hub-title = "))
    assert done.stdout.strip() == f"('en', 'nl') Nederlands {title.removeprefix('hub-title = ')}"
    assert {f"{Path(name).parent}/" for name in copy.kinds("nl")} == touched_by("a language")
