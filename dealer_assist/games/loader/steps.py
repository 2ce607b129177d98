"""Reads the small sentences of a game file: steps ("draw 0-5"), conditions ("roll 1-3"), cells."""

from __future__ import annotations

import re
from collections.abc import Callable

from dealer_assist.errors import nearest
from dealer_assist.games import vocabulary
from dealer_assist.games.loader.mistakes import Bad, FilePlace, known_words
from dealer_assist.games.model import Step, When
from dealer_assist.texts import say

_FORMS = {entry.word: entry for entry in vocabulary.STEPS}
_MOST = 25  # no step deals, draws or rolls more than this


def read_step(place: FilePlace, value: object) -> Step | Bad:
    """A step of the table `words.STEPS`, as "hole 2" or "part omaha 4, holdem 2"."""
    if not isinstance(value, str) or not value.strip():
        return place.wrong("step-no-text", value=repr(value))
    word, _, rest = " ".join(value.split()).partition(" ")
    entry = _FORMS.get(word)
    if entry is None:
        return _no_step(place, word, rest)
    step = _BY_FORM[entry.form](word, rest)
    if step is None:
        return place.wrong("step-unclear", value=value, example=entry.example, meaning=entry.meaning)
    return step


def _no_step(place: FilePlace, word: str, rest: str) -> Bad:
    """`no step "hol 1". Did you mean "hole 1"?`: the rest is kept where the form agrees."""
    near = nearest(word, tuple(_FORMS))
    if near is None:
        remedy = known_words(_FORMS)
    else:
        step = _BY_FORM[_FORMS[near].form](near, rest)
        meant = f"{near} {rest}".strip() if step else _FORMS[near].example
        remedy = say("gamefile.did-you-mean", near=meant)
    kind = say("gamefile.kind-step")
    return place.wrong("unknown", kind=kind, word=f"{word} {rest}".strip(), remedy=remedy)


def _count(word: str, rest: str) -> Step | None:
    if not re.fullmatch(r"[1-9]\d?", rest) or int(rest) > _MOST:
        return None
    return Step(word, int(rest), int(rest))


def _range(word: str, rest: str) -> Step | None:
    match = re.fullmatch(r"(\d)-(\d)", rest)
    if not match or match[1] > match[2]:
        return None
    return Step(word, int(match[1]), int(match[2]))


def _alone(word: str, rest: str) -> Step | None:
    return None if rest else Step(word)


def _removed(word: str, rest: str) -> Step | None:
    return Step(word, what=rest) if rest in vocabulary.REMOVES else None


def _parted(word: str, rest: str) -> Step | None:
    parts = [re.fullmatch(r"([a-z-]+) ([1-9])", part.strip()) for part in rest.split(",")]
    named = tuple((part[1], int(part[2])) for part in parts if part)
    if len(named) != len(parts) or len(named) < 2 or len(dict(named)) < len(named):
        return None
    return Step(word, parts=named)


_BY_FORM: dict[str, Callable[[str, str], Step | None]] = {
    "N": _count, "A-B": _range, "": _alone, "rolled | lowest river": _removed, "NAME N, …": _parted,
}


def read_when(place: FilePlace, value: object) -> When | Bad | None:
    """A condition of the table `words.CONDITIONS`; "none" takes the parent's away."""
    if value == vocabulary.NONE:
        return None
    words = " ".join(value.split()) if isinstance(value, str) else repr(value)
    if words == "chosen":
        return When("chosen")
    if (match := re.fullmatch(r"roll (\d\d?)-(\d\d?)", words)) and int(match[1]) <= int(match[2]):
        return When("roll", int(match[1]), int(match[2]))
    if match := re.fullmatch(r"flop (red|black) ([1-3])\+", words):
        return When(match[1], int(match[2]), 3)
    return place.unknown("condition", words, [entry.example for entry in vocabulary.CONDITIONS])


def read_cells(place: FilePlace, value: object) -> tuple[int, ...] | Bad:
    """Cells of the board by number, as "1 2 3 10 12"."""
    cells = value.split() if isinstance(value, str) else []
    if not cells or not all(re.fullmatch(r"[1-9]\d?", cell) for cell in cells):
        return place.wrong("no-cells", value=repr(value))
    numbers = tuple(int(cell) for cell in cells)
    if len(set(numbers)) < len(numbers):
        return place.wrong("cell-twice", value=value)
    return numbers
