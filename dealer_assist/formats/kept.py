"""What our own files keep of a hand beside a form that cannot say all of it: its set-up and its action lines.

The forms of the servers have no word for a discard, a second board, dice or a house rule. In a hand text it
stands as words from the rail, which other readers pass over; in Open Hand History as a field of our own.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dealer_assist.contract.json_documents import read_json
from dealer_assist.formats.phh.codes import META

WHOLE = ("year", "month", "day", "level", "seat_count")     # of these fields the value is a number
_RAIL = "dealer-assist [observer] said, "
_LINE = re.compile(re.escape(_RAIL) + r'"Dealt as (\{.*\})"')


@dataclass(frozen=True, slots=True)
class Kept:
    """A hand as it was dealt.

    Shape: `setup` is the contract's document with its house rules, `lines` the actions, `source` what the
    file that it came from told besides: its year, its event, its author, by the names of PHH.
    Units: whole chips; of a hand in cents, cents, with `scale` 100.
    """

    setup: Mapping[str, Any]
    lines: tuple[str, ...]
    scale: int = 1
    source: Mapping[str, Any] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """As a file has it."""
        source = {"source": dict(self.source)} if self.source else {}
        return {"setup": dict(self.setup), "actions": list(self.lines), "scale": self.scale, **source}

    def fields(self) -> dict[str, Any]:
        """What the file told, a time of day as one; what is none is left out."""
        fields = dict(self.source)
        try:
            time = datetime.time.fromisoformat(str(fields.pop("time", "")))
        except ValueError:
            return fields
        return {**fields, "time": time}

    def rail(self) -> str:
        """As a line of a hand text."""
        return f'{_RAIL}"Dealt as {json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))}"'


def kept_in(lines: Iterable[str]) -> Kept | None:
    """What the lines of a hand text keep, None where they are another server's.

    Errors: Refusal for what is no JSON.
    """
    text = next((match[1] for line in lines if (match := _LINE.match(line))), None)
    return kept_of(read_json(text)) if text is not None else None


def kept_of(document: object) -> Kept | None:
    """The same from a file's field; None for what is none of ours."""
    if not isinstance(document, dict):
        return None
    setup, lines, scale = (document.get(name) for name in ("setup", "actions", "scale"))
    if not isinstance(setup, dict) or not isinstance(lines, list) or type(scale) is not int or scale < 1:
        return None
    source = document.get("source")
    return Kept(setup, tuple(map(str, lines)), scale, _known(source) if isinstance(source, dict) else {})


def _known(source: Mapping[str, Any]) -> dict[str, Any]:
    """Fields that a file may tell, each of its own kind."""
    return {name: value for name, value in source.items()
            if (name in META or name.startswith("_")) and name != "players"
            and (type(value) is int if name in WHOLE else isinstance(value, str | int | dict))}


def rail_of(kept: Kept | None) -> Iterator[str]:
    """Its line where there is something to keep."""
    if kept is not None:
        yield kept.rail()
