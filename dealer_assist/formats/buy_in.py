"""What a file says of the tournament of a hand: its name and what it cost, as it came, in every form.

Open Hand History has an object for it, PHH a field of our own, and a hand text its first line and, for what
that has no place for, words from the rail.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from dealer_assist.contract.json_documents import read_json

FIELD = "_tournament"
PARTS = ("buyin_amount", "bounty_fee_amount", "fee_amount")     # in the order of a first line
FIRST_LINE = (*PARTS, "currency")
_SUM = r"[^\s\d+/]{0,3}(\d+(?:\.\d+)?)[^\s\d+/]{0,3}"
_FIRST = re.compile(rf"Tournament #\w+, {_SUM}\+{_SUM}(?:\+{_SUM})?(?: ([A-Z]{{3}})\b)?")
_RAIL = 'dealer-assist [observer] said, "Tournament '
_LINE = re.compile(re.escape(_RAIL) + r'(\{.*\})"')


def tournament_in(lines: list[str]) -> dict[str, Any]:
    """What the lines of a hand text tell of it; empty where they tell nothing.

    Errors: Refusal for a line of ours that is no JSON.
    """
    document = next((read_json(match[1]) for line in lines if (match := _LINE.match(line))), None)
    return _first(lines[0]) | (document if isinstance(document, dict) else {})


def _first(line: str) -> dict[str, Any]:
    """"Tournament #300, $5+$5+$1 USD": buy-in, bounty, fee."""
    match = _FIRST.search(line)
    if match is None:
        return {}
    sums = [float(amount) for amount in match.groups()[:3] if amount]
    names = PARTS if len(sums) == len(PARTS) else (PARTS[0], PARTS[2])
    return dict(zip(names, sums, strict=True)) | ({"currency": match[4]} if match[4] else {})


def tournament_of(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The same from the fields of a source."""
    kept = fields.get(FIELD)
    return dict(kept) if isinstance(kept, Mapping) else {}


def rail(info: Mapping[str, Any]) -> Iterable[str]:
    """As a line of a hand text, where there is something to say."""
    if info:
        text = json.dumps(dict(info), ensure_ascii=False, separators=(",", ":"), default=float)
        yield f'{_RAIL}{text}"'


def price(info: Mapping[str, Any], symbols: Mapping[str, str], between: str = "+") -> str:
    """ "$5+$5+$1 USD", empty where nothing was told."""
    sums = [info[name] for name in PARTS if isinstance(info.get(name), int | float | Decimal)]
    if not sums:
        return ""
    code = str(info.get("currency", ""))
    paid = between.join(
        f"{symbols.get(code, '')}{amount:.{0 if amount == int(amount) else 2}f}" for amount in sums)
    return f"{paid} {code}".strip()
