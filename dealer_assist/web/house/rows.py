"""The rows of the page: each house rule in words, with its choices, what is in force and what is usual."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from dealer_assist.rules.house import House
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import SHAPES, Rule, Value
from dealer_assist.texts import Message, capital, joined, say
from dealer_assist.web.house.form import FIGURE

Form = Mapping[str, str]


class RuleChoice(NamedTuple):
    """One value that a rule takes by name."""

    value: str
    text: str
    on: bool
    usual: bool


class Figure(NamedTuple):
    """A field for a number, or for the parts of an object."""

    field: str
    label: str
    value: str


class RuleRow(NamedTuple):
    """A house rule on the page.

    Shape: `usual` what the preset has, in words; `differs` where the table has something else; `other` where
    a figure is in force and none of the words.
    """

    rule: Rule
    choices: tuple[RuleChoice, ...]
    figures: tuple[Figure, ...]
    usual: str
    differs: bool
    other: bool

    @property
    def title(self) -> str:
        """The name of the rule, as a heading."""
        return capital(self.rule.title)

    @property
    def does(self) -> str:
        """What the rule settles, as a sentence."""
        return capital(say("housepage.does", does=self.rule.meaning))


class AskedRule(NamedTuple):
    """Which rows are asked for: words to be found, those of the game alone, those that differ alone."""

    words: tuple[str, ...] = ()
    game: bool = False
    differing: bool = False


def sections(rows: Iterable[RuleRow]) -> list[tuple[Message, list[RuleRow]]]:
    """The rows under the headings of the book of house rules."""
    by_section = groupby(rows, key=lambda row: row.rule.section)
    return [(say(f"housepage.section-{number}"), list(rows_of)) for number, rows_of in by_section]


def rows(house: House, base: House, form: Form) -> list[RuleRow]:
    """Every rule: `house` is in force, `base` the preset alone, `form` what was filled in and refused."""
    stated = house.document()
    return [_row(rule, house[rule.name], base[rule.name], stated[rule.name], form) for rule in RULES.values()]


def chosen(
    rows: Iterable[RuleRow], wanted: AskedRule, bearing: Collection[str], speak: Callable[[str], str],
) -> list[RuleRow]:
    """Those that are wanted; words are looked for in everything a row says, in the reader's language."""
    def fits(row: RuleRow) -> bool:
        text = speak(joined(_texts(row))).lower()
        return (all(word in text for word in wanted.words) and (row.differs or not wanted.differing)
                and (row.rule.name in bearing or not wanted.game))
    return [row for row in rows if fits(row)]


def _texts(row: RuleRow) -> list[str]:
    rule = row.rule
    return [rule.name, rule.title, rule.meaning, rule.figure, *(choice.text for choice in row.choices)]


def _row(rule: Rule, value: Value, usual: Value, document: Any, form: Form) -> RuleRow:
    on = form.get(rule.name, str(value) if value in rule.words else FIGURE)
    choices = tuple(RuleChoice(str(word), rule.in_words(word), on == str(word), word == usual)
                    for word in rule.words)
    figures = _figures(rule, document, form)
    return RuleRow(rule, choices, figures, value_words(rule, usual), value != usual, on == FIGURE)


def _figures(rule: Rule, document: Any, form: Form) -> tuple[Figure, ...]:
    """The fields of a value that is no word."""
    if rule.numbers:
        parts: dict[str, Any] = {"number": document if isinstance(document, int) else ""}
    elif rule.record == "list":
        parts = {"list": ", ".join(map(str, document)) if isinstance(document, list) else ""}
    else:
        stated = document if isinstance(document, dict) else {}
        parts = {key: stated.get(key, "") for key in SHAPES.get(rule.record, ())}
    return tuple(Figure(field := f"{rule.name}.{part}", say(f"housepage.{part}"),
                        form.get(field, str(value))) for part, value in parts.items())


def value_words(rule: Rule, value: Value) -> str:
    """A value in words, an object by its figures."""
    if value in rule.words or isinstance(value, int):
        return rule.in_words(value)
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, str):
        return value
    stated = [(part, figure) for part, figure in zip(value.parts, value.figures, strict=True)
              if figure is not None]
    return joined([say("housepage.part", name=say(f"housepage.{part}"), value=figure)
                   for part, figure in stated], ", ")
