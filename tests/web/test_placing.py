"""Where seats stand is told in one place, from which the server, the tablet and the styles take it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.web.shell.page_data import page_data
from dealer_assist.web.table.placing import SHAPES, USUAL, fitted, shortly

PLACES = page_data("shell/places.js")
TABLES = [(shape, count) for shape, table in PLACES.items() for count in table if count.isdigit()]
FLIPPED = {"left": "right", "right": "left", "at-left": "at-right", "at-right": "at-left"}


def felt(chips: list[int], award: bool = False, rows: int = 1, pots: int = 1) -> dict[str, Any]:
    what = "award" if award else "bet"
    return {"seats": [{"seat": n + 1, "award": 0, "bet": 0, what: amount} for n, amount in enumerate(chips)],
            "lines": [("", ["Ah"])] * rows, "pots": ["a pot"] * pots}


def flipped(side: str, at: dict[str, float]) -> str:
    words = [FLIPPED.get(word, word) for word in side.split()]
    along = {value: name for name, value in at.items() if name.startswith("x")}
    return " ".join(along[round(100 - at[word], 2)] if word in at and word.startswith("x") else word
                    for word in words)


@pytest.fixture(name="at", scope="module")
def where_the_styles_put_each() -> dict[str, float]:
    styles = (paths.static_path() / "shell/felt.css").read_text()
    return {name: float(value) for name, value in re.findall(
        r"\.seat\.([xy]\d+) \{\n  --[xy]: ([\d.]+);", styles)}


@pytest.mark.parametrize(("shape", "count"), TABLES)
def test_a_table_is_its_own_mirror_image(shape: str, count: str, at: dict[str, float]) -> None:
    """Mirrored, seat 1 stands where the last one stood; every place is one that the styles know."""
    sides = PLACES[shape][count]
    assert len(sides) == int(count)
    for word in " ".join(sides).split():
        assert word in at or re.search(rf"\.{word}\b", (paths.static_path() / "shell/felt.css").read_text())
    assert [flipped(side, at) for side in sides] == sides[::-1]


def test_no_two_seats_stand_in_one_place() -> None:
    for shape, count in TABLES:
        assert len({*PLACES[shape][count]}) == int(count)


def test_the_first_frame_has_the_shape_that_the_tablet_had_last() -> None:
    """A cookie that nobody wrote, or a phone's, is no shape of the first frame: the usual one is drawn."""
    nine = felt([0] * 9)
    for told, shape in SHAPES.items():
        drawn = fitted(nine, told, mirrored=False)
        assert drawn.shape == shape
        assert [seat.sides for seat in drawn.seats] == PLACES[shape.split()[0]]["9"]
        turned = fitted(nine, told, mirrored=True)
        assert [seat.sides for seat in turned.seats] == PLACES[shape.split()[0]]["9"][::-1]
    assert {fitted(nine, told, mirrored=False).shape for told in ("", "narrow-snug", '"><b>')} == {USUAL}


def test_chips_lie_in_front_where_there_is_room_for_them() -> None:
    """In full where they fit, in fewer figures in a corner, in a plate, and from ten million on."""
    wide = fitted(felt([25_000] * 9), "wide", mirrored=False)
    assert [str(seat.chips) for seat in wide.seats] == [
        "25,000", "25,000", "25K", "25,000", "25,000", "25,000", "25K", "25,000", "25,000"]
    boards = fitted(felt([25_000] * 6, rows=4), "wide", mirrored=False)
    assert {seat.chips for seat in boards.seats} == {"25K"}
    assert boards.classes == "wide within"
    assert fitted(felt([0] * 6, rows=2), "older", mirrored=False).classes == "older within"
    assert [fitted(felt([0] * 6, pots=n), "tall", mirrored=False).classes for n in (2, 3)] == [
        "tall", "tall within"]
    low = fitted(felt([12_345_678, 0, 0, 0, 0, 0]), "low-snug", mirrored=False)
    assert (low.classes, low.seats[0].chips, low.seats[0].wide) == ("low snug within", "12.345678M", True)


def test_an_award_in_a_corner_has_few_figures() -> None:
    corner, beside = (fitted(felt([25_000] * 7, award=award), "tall", mirrored=False).seats[2]
                      for award in (True, False))
    assert "cornered" in corner.sides
    assert (str(corner.chips), str(beside.chips)) == ("25K", "25,000")


@pytest.mark.parametrize(("chips", "text"), [
    (0, "0"), (9_999, "9,999"), (10_000, "10K"), (25_500, "25.5K"), (999_999, "999.999K"),
    (1_250_000, "1.25M"), (12_345_678, "12.345678M"), (1_000_000_000, "1,000M")])
def test_few_figures_are_right_to_the_chip(chips: int, text: str) -> None:
    assert shortly(chips) == text
