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
NUMBERED = "Tournament "        # before its number, in the event of a file
PARTS = ("buyin_amount", "bounty_fee_amount", "fee_amount")     # in the order of a first line
FIRST_LINE = (*PARTS, "currency")
_SUM = r"[^\s\d+/]{0,3}(\d+(?:\.\d+)?)[^\s\d+/]{0,3}"
_FIRST = re.compile(rf"Tournament #\w+, {_SUM}\+{_SUM}(?:\+{_SUM})?(?: ([A-Z]{{3}})\b)?")
_NUMBER = re.compile(r"Tournament #(\w+)")
_IN_BRACKETS = re.compile(r" ?\((\d+)\), Table \d+")
_AT_TABLE = re.compile(r"\((\d+)\)#\d+'")
_NAMED = re.compile(r'Tournament "(.+)" buyIn: ([\d.,]+) ?€? \+ ([\d.,]+) ?€?')
_COST = re.compile(r"(\$|€)(\d+(?:\.\d+)?) \+ [$€](\d+(?:\.\d+)?) ")
_RAIL = 'dealer-assist [observer] said, "Tournament '
_LINE = re.compile(re.escape(_RAIL) + r'(\{.*\})"')


def tournament_in(lines: list[str]) -> dict[str, Any]:
    """What the lines of a hand text tell of it; empty where they tell nothing.

    Errors: Refusal for a line of ours that is no JSON.
    """
    document = next((read_json(match[1]) for line in lines if (match := _LINE.match(line))), None)
    return _named(lines[0]) | _first(lines[0]) | (document if isinstance(document, dict) else {})


def number_in(lines: list[str]) -> str | None:
    """The number of the tournament: in the first line, or as Full Tilt and Winamax write it."""
    at_table = lines[1] if _NAMED.search(lines[0]) else ""
    for number, line in ((_NUMBER, lines[0]), (_IN_BRACKETS, lines[0]), (_AT_TABLE, at_table)):
        if match := number.search(line):
            return match[1]
    return None


def is_tournament(lines: list[str]) -> bool:
    """Is it a hand of a tournament, whose chips are no money?"""
    return "Tournament" in lines[0] or number_in(lines) is not None


def _named(line: str) -> dict[str, Any]:
    """Winamax: its name, what goes into the pool, the fee; Full Tilt: its name, or what it cost."""
    if match := _NAMED.search(line):
        return {"name": match[1], **cost_of([float(one.replace(",", ".")) for one in match.groups()[1:3]]),
                **({"currency": "EUR"} if "€" in match[0] else {})}
    match = _IN_BRACKETS.search(line)
    name = line[:match.start()].partition(": ")[2].strip() if match else ""
    cost = _COST.match(name)
    paid = cost_of([float(cost[2]), float(cost[3])]) if cost else {}
    return ({"name": name} if name else {}) | paid | ({"currency": "USD"} if cost and cost[1] == "$" else {})


def cost_of(sums: list[float]) -> dict[str, Any]:
    """Buy-in and fee, or buy-in, bounty and fee."""
    return dict(zip(PARTS if len(sums) == len(PARTS) else (PARTS[0], PARTS[2]), sums, strict=True))


def _first(line: str) -> dict[str, Any]:
    """"Tournament #300, $5+$5+$1 USD": buy-in, bounty, fee."""
    match = _FIRST.search(line)
    if match is None:
        return {}
    sums = [float(amount) for amount in match.groups()[:3] if amount]
    return cost_of(sums) | ({"currency": match[4]} if match[4] else {})


def tournament_of(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The same from the fields of a source."""
    kept = fields.get(FIELD)
    return dict(kept) if isinstance(kept, Mapping) else {}


def numbered(fields: Mapping[str, Any]) -> tuple[str, str]:
    """Number and name of the event that a file told: it is called by one of them where it told one alone."""
    event = str(fields.get("event", ""))
    number = event.removeprefix(NUMBERED)
    return ("", event) if number == event else (number, "")


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
