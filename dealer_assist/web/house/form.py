"""The form of a table's house rules, read into what the table keeps: what differs from the preset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import Unreadable
from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.rules.house import House, read_house
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import SHAPES, Rule
from dealer_assist.web.shell.forms import PageForm, of_texts
from dealer_assist.web.shell.numbers import chips, count

COUNTED = frozenset({"count", "last-level"})
FIGURE = "figure"    # the choice of a value that is no word
Form = Mapping[str, str]


def _fields(rule: Rule) -> tuple[str, ...]:
    """A rule's own field, and those of a value that is no word."""
    parts = SHAPES.get(rule.record, ())
    if rule.numbers or rule.record == "list":
        parts = ("number",) if rule.numbers else ("list",)
    return rule.name, *(f"{rule.name}.{part}" for part in parts)


def house_form() -> PageForm:
    """The form of every rule there is now."""
    fields = (field for rule in RULES.values() for field in _fields(rule))
    return of_texts("HouseForm", ["preset", "tournament", "then", *fields])()


def changes(form: Form, table: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of the table that the form changes: preset, mode and the rules named beside them.

    Shape: a rule that the form does not hold, or holds as it is in force, stays as it is; one that is set to
    what the preset has is named no more.
    Errors: those of `read_house`, `bad-number` with the field.
    """
    preset = form.get("preset") or table["preset"]
    tournament = form["tournament"] == "yes" if "tournament" in form else table["tournament"]
    if form.get("then") == "preset":
        return {"preset": preset, "tournament": tournament, "house": {}}
    now = read_house(table["preset"], table["house"], table["tournament"])
    named = dict(table["house"])
    for rule in RULES.values():
        value = _stated(form, rule)
        if value is not None and read_house(preset, {rule.name: value})[rule.name] != now[rule.name]:
            named = _set(named, rule, value, read_house(preset, None, tournament))
    read_house(preset, named, tournament)
    return {"preset": preset, "tournament": tournament, "house": named}


def _set(named: Mapping[str, Any], rule: Rule, value: Any, base: House) -> dict[str, Any]:
    """The rules named, with this one set: left out where the others leave it at that value."""
    rest = {name: other for name, other in named.items() if name != rule.name}
    wanted = {**rest, rule.name: value}
    of = read_house(base.preset, wanted, base.tournament)[rule.name]
    return rest if read_house(base.preset, rest, base.tournament)[rule.name] == of else wanted


def _stated(form: Form, rule: Rule) -> Any:
    """What the form says of a rule, as JSON; None where it says nothing."""
    value = form.get(rule.name)
    if value != FIGURE:
        return value
    if rule.numbers:
        return _needed(form, rule, "number")
    if rule.record == "list":
        parts = form.get(f"{rule.name}.list", "").replace(",", " ").split()
        return [int(part) if part.isdecimal() and len(part) < 5 else part for part in parts]
    shape = SHAPES[rule.record]
    figures = {shape[0]: _percent(form, rule) if shape[0] == "percent" else _needed(form, rule, shape[0])}
    return figures | {part: figure for part in shape[1:]
                      if (figure := _figure(form, rule, part)) is not None}


def _needed(form: Form, rule: Rule, part: str) -> int:
    figure = _figure(form, rule, part)
    if figure is None:
        raise Unreadable("bad-house-rule.no-figure", name=rule.title, field=f"house.{rule.name}")
    return figure


def _figure(form: Form, rule: Rule, part: str) -> int | None:
    """Chips, or what is counted: levels, seats, raises."""
    name, few = f"{rule.name}.{part}", rule.numbers is not None and rule.numbers[1] < MOST_SETTING
    return count(form, name, rule.title) if few or part in COUNTED else chips(form, name)


def _percent(form: Form, rule: Rule) -> float | int | str:
    text = form.get(f"{rule.name}.percent", "").strip().replace(",", ".")[:12]
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        return text
