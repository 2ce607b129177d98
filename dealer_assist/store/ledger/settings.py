"""What a table's setting is, in words: its game and house rules by their names, amounts as they are said."""

from __future__ import annotations

from typing import Any

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rules.house_rules import RULES
from dealer_assist.texts import figure, joined, named, say


def setting_in_words(name: str, value: Any) -> str:
    """A value of the setting `name`, as a row of the ledger holds it."""
    if value is None or value in ("", [], {}):
        return say("row.nothing")
    if name == "game":
        return game_named(str(value))
    if name == "preset":
        return named("setup", "cash-room" if value == "cash" else str(value))
    if isinstance(value, dict):
        return joined((joined((_title(rule), _rule_value(rule, set_to)), ": ")
                       for rule, set_to in value.items()), ", ")
    return _spread(value) if name == "spread" else _plain(value)


def game_named(game: str) -> str:
    """A game as it is called; one of the room's own may be gone, then its id."""
    try:
        return load_game(game).name
    except Refusal:
        return game


def _plain(value: Any) -> str:
    """A switch, an amount, the amounts of blinds `50/100`, a kind of betting."""
    if isinstance(value, bool):
        return say("row.yes") if value else say("row.no")
    if isinstance(value, list):
        return joined(map(figure, value), "/")
    return figure(value) if isinstance(value, int) else named("betting", str(value))


def _spread(value: Any) -> str:
    """`2–10`, or before and from the big bet on `2–6, 2–10`."""
    pairs = value if isinstance(value[0], list) else [value]
    return joined((joined(map(figure, ends), "–") for ends in pairs), ", ")


def _title(rule: str) -> str:
    return RULES[rule].title if rule in RULES else rule


def _rule_value(rule: str, value: Any) -> str:
    """What a house rule is set to; a rake and the like part by part."""
    if isinstance(value, dict):
        return joined((say("housepage.part", name=named("housepage", part), value=_plain(one))
                       for part, one in value.items() if one is not None), ", ")
    known = isinstance(value, str) and rule in RULES
    return RULES[rule].in_words(value) if known else _plain(value)
