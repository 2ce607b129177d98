"""Where the cards stand in a line of JSON: what of another line is compared with it, and what is cut out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import Any

_CARDS = re.compile("(?:[2-9TJQKA][cdhs])+")
Cut = Callable[[str], tuple[str, ...]]


class LineLayout:
    """The places of a line where cards stand.

    Shape: `around` cuts out whatever is no card, `cards` the cards, one or two at a time: first those on the
    board, which are `board` of what is cut, then each of the `hands`. `count`: how many cards there are;
    `places`: where all of that stands, to compare layouts by.
    """

    __slots__ = ("around", "board", "cards", "count", "hands", "places")

    def __init__(self, around: Sequence[slice], cuts: Sequence[Sequence[slice]], count: int) -> None:
        self.around: Cut = itemgetter(*around)
        self.cards: Cut = itemgetter(*[cut for some in cuts for cut in some])
        self.count = count
        self.places = repr((around, cuts))
        ends = accumulate(map(len, cuts), initial=0)
        self.board, *self.hands = [slice(begin, end) for begin, end in pairwise(ends)]


def around_cards(text: str) -> tuple[str, ...]:
    """A line without whatever looks like cards."""
    return tuple(_CARDS.split(text))


def layout_of(text: str, document: Mapping[str, Any], places: Sequence[int]) -> LineLayout | None:
    """The layout of a line with a plain case; None where more looks like cards than its board and hands.

    Shape: `places` which hand comes first in the layout and which next; nothing if they come as they stand.
    """
    runs = [run.span() for run in _CARDS.finditer(text)]
    spots = [at for begin, end in runs for at in range(begin, end, 2)]
    groups = [some.replace(" ", "") for some in _groups(document)]
    if "".join([text[at:at + 2] for at in spots]) != "".join(groups):
        return None
    ends = accumulate([len(some) // 2 for some in groups], initial=0)
    cuts = [_cuts(spots[begin:end]) for begin, end in pairwise(ends)]
    keys = list(document)
    board = cuts.pop(0 if keys.index("board") < keys.index("hands") else -1) if document.get("board") else []
    ends_of_runs = [0, *[at for run in runs for at in run], len(text)]
    around = [slice(*gap) for gap in zip(ends_of_runs[::2], ends_of_runs[1::2], strict=True)]
    return LineLayout(around, [board, *[cuts[place] for place in places or range(len(cuts))]], len(spots))


def _groups(document: Mapping[str, Any]) -> list[str]:
    """The cards of the board and of each hand, in the order in which they stand in the document."""
    groups: list[str] = []
    for key, value in document.items():
        if key == "hands":
            groups += value.values()
        elif key == "board" and value:
            groups.append(value)
    return groups


def _cuts(spots: Sequence[int]) -> list[slice]:
    """Where one card or two stand side by side, from the places of all."""
    if not spots:
        return []
    size = 1 + (spots[1:2] == [spots[0] + 2])
    return [slice(spots[0], spots[0] + 2 * size), *_cuts(spots[size:])]
