"""A hand as JSON, in and out: the contract's set-up and action lines, and what is known of the hand besides.

Shape of one: the keys of a set-up (contract, section 4) with `actions`; beside them, each where it is known,
`finishing_stacks` and `players` by seat, `number`, `table`, `started` (ISO 8601, UTC), `source`, what
another file told of the hand, and `corrected`, what it was before it was put right. A file holds one, a list
of them, or one a line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import partial
from typing import Any

from dealer_assist.rules.house import HOUSE_KEYS
from dealer_assist.contract.json_documents import read_json
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.actions import recorded_action
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.formats.phh.actions import PhhStep
from dealer_assist.formats.phh.reading import UNFORESEEN, PhhHand, UnreadHand
from dealer_assist.formats.source import Source, phh_fields, read
from dealer_assist.texts import say

_BEGINNING = re.compile(r"\s*(?:\[\s*)?\{")
ASIDE = (
    "actions", "finishing_stacks", "players", "number", "table", "started", "source", "corrected",
)

Json = Mapping[str, Any]


def write_document(setup: Json, lines: list[str], stacks: Mapping[int, int], known: Json) -> str:
    """A finished hand as one JSON object.

    Shape: `setup` is the contract's document with its house rules, `lines` the actions, `stacks` at the end
    by seat; `known` the keys of `ASIDE` that there are. Units: whole chips; of a hand in cents, cents, with
    `source.scale`.
    """
    asked = {key: value for key, value in setup.items() if key not in ASIDE}
    ends = {str(seat): stack for seat, stack in sorted(stacks.items())}
    document = {**asked, "actions": lines, "finishing_stacks": ends, **known}
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def is_document(text: str) -> bool:
    """Does a file begin like an object or a list of them? `[1]` begins a file of numbered TOML tables."""
    return _BEGINNING.match(text) is not None


def pieces(text: str) -> Iterator[Callable[[], object]]:
    """What reads each object of a file: the whole file as one, those of its list, or a line each."""
    first = text.lstrip().split("\n", 1)[0].rstrip()
    if first[:1] == "{" and first[-1:] == "}":
        yield from (partial(read_json, line) for line in text.split("\n") if line.strip())
        return
    try:
        whole = read_json(text)
    except Refusal:
        yield partial(read_json, text)
        return
    yield from (partial(_itself, one) for one in (whole if isinstance(whole, list) else [whole]))


def _itself(one: object) -> object:
    return one


def read_documents(text: str, name: str) -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, in its order.

    Errors: none; what cannot be read comes as an `UnreadHand` with the reason.
    """
    for place, piece in enumerate(pieces(text), 1):
        whole = f"{name}#{place}" if name else str(place)
        try:
            yield read_document(piece(), whole)
        except Refusal as refusal:
            yield UnreadHand(whole, refusal.message)
        except UNFORESEEN as error:
            yield UnreadHand(whole, say("refused.cannot-be-read", reason=type(error).__name__))


def read_document(document: Any, name: str) -> PhhHand:
    """One hand from its object.  Errors: `no-hand`, and every refusal of a set-up or an action."""
    if not isinstance(document, dict) or not {"game", "seats", "actions"} <= set(document):
        raise Unreadable("no-hand.json", field="files")
    setup = {key: value for key, value in document.items() if key not in (*ASIDE, *HOUSE_KEYS)}
    rules = {"house": {}, **{key: document[key] for key in HOUSE_KEYS if key in document}}
    seats = read_setup({**setup, **rules}).order
    setup["seats"] = {str(seat): document["seats"][str(seat)] for seat in seats}
    file = read(document) or Source()
    return PhhHand(
        name, setup, seats, tuple(_steps(document["actions"])), _ends(document, seats),
        frozenset(place for place, seat in enumerate(seats) if seat in file.unknown), file.scale, rules,
        _fields(document, file, seats))


def _steps(lines: Any) -> Iterator[PhhStep]:
    if not isinstance(lines, list):
        raise Unreadable("no-hand.json", field="actions")
    for number, line in enumerate(lines, 1):
        yield PhhStep(number, str(line)[:80], (recorded_action(str(line), f"actions.{number - 1}"),))


def _ends(document: Json, seats: tuple[int, ...]) -> tuple[int | None, ...] | None:
    ends = document.get("finishing_stacks")
    if not isinstance(ends, dict):
        return None
    return tuple(stack if type(stack := ends.get(str(seat))) is int else None for seat in seats)


def _fields(document: Json, file: Source, seats: tuple[int, ...]) -> dict[str, Any]:
    """The fields as a `.phh` would have them; those of the hand's own file where it came from one."""
    fields = phh_fields(file)
    if not fields:
        fields = {key: document[word] for key, word in (("hand", "number"), ("table", "table"))
                  if isinstance(document.get(word), int | str)} | _day(document.get("started"))
    names = document.get("players")
    if isinstance(names, dict):
        fields["players"] = [str(names.get(str(seat)) or "") for seat in seats]
    return fields


def _day(started: object) -> dict[str, Any]:
    try:
        begun = datetime.fromisoformat(str(started))
    except ValueError:
        return {}
    return {"year": begun.year, "month": begun.month, "day": begun.day, "time_zone": "UTC",
            "time": begun.time().replace(microsecond=0, tzinfo=None)}
