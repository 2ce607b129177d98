"""Whatever stands in a set-up, the answer is a refusal with a code and a sentence, never a failure."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal


def nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


DEEP = nested(50_000)
JUNK = [
    None,
    True,
    1.5,
    float("nan"),
    float("inf"),
    -1,
    0,
    10**30,
    10**5000,
    "",
    "x" * 100_000,
    "\ud800",
    "\x00",
    [],
    [[]],
    {},
    {"a": 1},
    DEEP,
    {"x": DEEP},
    [None],
    object(),
    b"x",
    "9" * 5000,
    {10**5000: 1},
    ["Ah"] * 100,
]
OMAHA = {
    "game": "omaha",
    "betting": "pot-limit",
    "seats": {"1": 20000, "2": 20000, "3": 20000},
    "button": 3,
    "blinds": [100, 200],
    "ante": 0,
    "big_blind_ante": 0,
    "bring_in": None,
    "small_bet": None,
    "big_bet": None,
    "tournament": True,
    "preset": "barge",
    "house": {"raise-cap": 3},
    "posts": [{"seat": 1, "kind": "big", "amount": 100}],
    "up": {},
    "bomb_pot": False,
    "chip": 1,
    "killer": 1,
    "players_left": 3,
    "carried": 0,
    "actions": ["3 fold"],
}
STUD = {
    "game": "stud",
    "betting": "limit",
    "seats": {"1": 200, "2": 200},
    "ante": 1,
    "bring_in": 2,
    "small_bet": 5,
    "up": {"1": "As", "2": "2c"},
}
INSIDE = {
    "seats": lambda junk: {"1": 100, "2": junk},
    "house": lambda junk: {"raise-cap": junk},
    "posts": lambda junk: [junk],
    "actions": lambda junk: [junk],
    "up": lambda junk: {"1": junk},
    "blinds": lambda junk: [junk, 200],
}


def asked(document: Any) -> None:
    try:
        options(document)
    except Refusal as refusal:
        assert refusal.code and len(refusal.message.split()) > 3
        json.dumps(refusal.document()).encode()


@pytest.mark.parametrize("whole", [OMAHA, STUD], ids=["omaha", "stud"])
@pytest.mark.parametrize("number", range(len(JUNK)))
def test_junk_in_any_place_is_refused_or_read(whole, number):
    junk = JUNK[number]
    asked(junk)
    for key in whole:
        asked({**whole, key: junk})
    for key, form in INSIDE.items():
        asked({**whole, key: form(junk)})
    for post in (
        {"seat": junk, "kind": "big"},
        {"seat": 1, "kind": junk},
        {"seat": 1, "kind": "big", "amount": junk},
    ):
        asked({**whole, "posts": [post]})
    for record in ({"rake": junk}, {"rake": {"percent": junk}}, {"drop": {"amount": junk, "from": junk}}):
        asked({**whole, "house": record})


SPREAD = {"game": "holdem", "betting": "spread-limit", "seats": {"1": 200, "2": 200}, "button": 1,
          "blinds": [1, 2], "spread": [[2, 6], [2, 12]], "actions": ["1 call"]}
RAKED = {**OMAHA, "house": {"rake": {"percent": 5, "cap": 10, "step": 1}, "drop": {"amount": 1, "from": 10}}}


def leaves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where a value stands that holds no other."""
    inside = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in inside:
        if isinstance(value, dict | list) and value:
            yield from leaves(value, (*path, key))
        else:
            yield *path, key


def put(document: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """A copy with `junk` at that place."""
    if not path:
        return junk
    copied = dict(document) if isinstance(document, dict) else list(document)
    copied[path[0]] = put(document[path[0]], path[1:], junk)
    return copied


@pytest.mark.parametrize("whole", [OMAHA, STUD, SPREAD, RAKED], ids=["omaha", "stud", "spread", "raked"])
@pytest.mark.parametrize("junk", ["zz", {"zz": 1}], ids=["a word", "an object"])
def test_a_refusal_leads_to_the_place_that_is_wrong(whole: dict[str, Any], junk: Any):
    """A person who reads the field finds the value: its own path, or one inside of what stands there now."""
    for path in leaves(whole):
        with pytest.raises(Refusal) as refusal:
            options(put(whole, path, junk))
        place = ".".join(map(str, path))
        assert f"{refusal.value.field}.".startswith(f"{place}."), (place, refusal.value.field)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "3",
        "3 raise",
        "3 raise x",
        "3 raise -5",
        "3 raise 5.5",
        "3 raise 1e9",
        "3 raise 700 now",
        "fold",
        "deal",
        "deal board",
        "deal 1",
        "deal 3 up",
        "deal nobody Ah",
        "roll",
        "roll 7",
        "roll 1 2 3",
        "run",
        "run 99",
        "3 draw 99",
        "3 show Zz",
        "3 show ??",
        "3 discard",
        "3 choose",
        "3 choose holdem",
        "3 part Ah/Kd",
        "3 expose",
        "3 door Ah",
        "999 fold",
        "0 fold",
        "-1 fold",
        "3\tfold\n3 fold",
        "３ fold",
        "3 fold " + "x" * 300,
        "3 raise " + "9" * 150,
    ],
)
def test_a_line_that_says_nothing_is_refused(line):
    with pytest.raises(Refusal) as refusal:
        options({**OMAHA, "posts": None, "killer": None, "actions": [line]})
    assert refusal.value.field == "actions.0"
