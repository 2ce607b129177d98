"""The house's rules for one hand: a preset, and what the caller overrides by name.

A `House` travels with the set-up, so that an old hand is always judged by the rules it was played
under. The table of rules is in `house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NoReturn

from dealer_assist.rules.bounds import MOST_SETTING
from dealer_assist.rules.house_rules import PAIRS, RULES
from dealer_assist.rules.rule import FIRST, PARTS, PRESET, PRESETS, SHAPES, Drop, Lammers, Rake, Rule, Value
from dealer_assist.errors import Unreadable, abridged, nearest, quotable
from dealer_assist.texts import joined, listed, say

__all__ = [
    "HOUSE_KEYS", "PRESETS", "RULES", "Drop", "House", "Lammers", "Rake", "Rule", "Value", "read_house",
]

Json = str | int | float | list[int] | dict[str, int | float]
HOUSE_KEYS = ("preset", "house", "tournament")      # what names them in the document of a hand or a table
# where a game or an event has an answer of its own, it holds unless the room has named one
YIELDING = frozenset({"stud-short-stub", "final-size"})


@dataclass(frozen=True, eq=False, slots=True)
class House:
    """Frozen house rules: `house["raise-cap"]` is the value in force.

    Shape: `preset` the word it was read from; `tournament` the mode; `overrides` what the caller
    named. Two houses are equal when every rule has the same value.
    """

    preset: str
    tournament: bool
    overrides: Mapping[str, Value]
    values: Mapping[str, Value]

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def word(self, name: str) -> str:
        """The value as a word; a number is spelt out (`"3"`, `"none"`)."""
        return str(self.values[name])

    def number(self, name: str, otherwise: int = 0) -> int:
        """The value as a number, or `otherwise` where a word stands (`none`, `as-listed`)."""
        value = self.values[name]
        return value if isinstance(value, int) else otherwise

    def but(self, name: str, value: Value) -> House:
        """The same house with one rule changed."""
        return replace(self, values=MappingProxyType({**self.values, name: value}))

    @property
    def rake(self) -> Rake | None:
        """What the house takes, None for nothing."""
        value = self.values["rake"]
        return value if isinstance(value, Rake) else None

    @property
    def drop(self) -> Drop | None:
        """The jackpot fee, None for nothing."""
        value = self.values["drop"]
        return value if isinstance(value, Drop) else None

    def document(self) -> dict[str, Json]:
        """Every rule by name as JSON; `read_house` takes it back whole."""
        return {name: _json(value) for name, value in self.values.items()}

    def as_dealt(self) -> dict[str, Json]:
        """The same for a record, without the rules of `YIELDING` that nobody has named."""
        return {name: value for name, value in self.document().items()
                if name in self.overrides or name not in YIELDING}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and dict(self.values) == dict(other.values)

    def __hash__(self) -> int:
        return hash(tuple(self.values.values()))


def read_house(preset: str = PRESET, overrides: Mapping[str, object] | None = None,
               tournament: bool = True) -> House:
    """The house rules of a preset with the caller's own on top.

    Shape: `overrides` by the names of the table, values as in JSON (`4` and `"4"` are alike).
    Errors: `unknown-preset` (field `preset`), `unknown-house-rule` and `bad-house-rule` (field
    `house.<name>`), each with what is allowed.  Source: house rules, sections 1 to 10.
    """
    base = _preset(preset, bool(tournament)) if isinstance(preset, str) else _unknown_preset(preset)
    if not overrides:
        return base
    if not isinstance(overrides, Mapping):
        raise Unreadable("bad-house-rule.names-and-values", field="house")
    if all(type(value) in (str, int) for value in overrides.values()):
        return _known(preset, bool(tournament), tuple(overrides.items()))
    return _with(base, overrides)


def obeyed(values: Mapping[str, Json]) -> dict[str, Json]:
    """The house of a hand that was dealt long ago, without values that nothing obeyed then or obeys now.

    Such a value is refused to a new hand; an old one was played as if it had not been named.
    """
    return {name: value for name, value in values.items()
            if name not in RULES or not RULES[name].fixed or value in RULES[name].words}


@lru_cache(maxsize=64)
def _known(preset: str, tournament: bool, overrides: tuple[tuple[str, object], ...]) -> House:
    """A night's hands share one house; it is read once."""
    return _with(_preset(preset, tournament), dict(overrides))


def _with(base: House, overrides: Mapping[str, object]) -> House:
    stated = {name: _read(name, value) for name, value in overrides.items()}
    named: dict[str, Value] = {}
    for pair in stated.items():
        named |= PAIRS.get(pair, {})
    named |= stated  # what is named for itself wins over the name of its pair
    return House(base.preset, base.tournament, MappingProxyType(stated),
                 MappingProxyType({**base.values, **named}))


@lru_cache
def _preset(preset: str, tournament: bool) -> House:
    if preset not in PRESETS:
        _unknown_preset(preset)
    values = {name: rule.default(preset, tournament) for name, rule in RULES.items()}
    return House(preset, tournament, MappingProxyType({}), MappingProxyType(values))


def _unknown_preset(preset: object) -> NoReturn:
    near = nearest(abridged(preset), PRESETS)
    raise Unreadable(
        "unknown-preset.house", word=quotable(preset), near=near and _preset_words(near),
        presets=listed([_preset_words(name) for name in PRESETS], "or"), field="preset",
    )


def _preset_words(name: str) -> str:
    return _both(say("setup.cash-room" if name == "cash" else f"setup.{name}"), name)


def _read(name: object, value: object) -> Value:
    rule = RULES.get(name) if isinstance(name, str) else None
    if rule is None:
        text = abridged(name)
        raise Unreadable(
            "unknown-house-rule", word=quotable(name), near=_nearest_rule(text), field=f"house.{text}",
        )
    for reader in (_word, _number, _record):
        read = reader(rule, value)
        if read is not None:
            return read
    _bad(rule, value)


def _nearest_rule(text: str) -> str | None:
    near = nearest(text, tuple(RULES))
    return near and _both(RULES[near].title, near)


def _both(words: str, code: str) -> str:
    """A rule or a value as the pages show it, and as a document writes it."""
    return words if words == code else joined((words, f"({code})"))


def _word(rule: Rule, value: object) -> Value | None:
    """The rule's own word for `value`: spaces and case do not matter, nor do 4 and "4", true and yes."""
    if isinstance(value, bool):
        spoken = {"yes", "on"} if value else {"no", "off"}
    elif isinstance(value, str | int):
        word = "-".join(abridged(value, 100).lower().split())
        # R63: rooms say `half` of `limit-reopen` as they do of the pair, and mean `from-half`
        spoken = {word, f"from-{word}"}
    else:
        return None
    return next((word for word in rule.words if str(word) in spoken), None)


def _number(rule: Rule, value: object) -> Value | None:
    if rule.numbers is None or isinstance(value, bool):
        return None
    # as many digits as `MOST_SETTING` has; to read 5,000 of them would take its time
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 13:
        value = int(value)
    least, most = rule.numbers
    return value if isinstance(value, int) and least <= value <= most else None


def _list(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, list | tuple) or not value:
        return None
    good = all(type(item) is int and 1 <= item <= 1000 for item in value)
    return tuple(value) if good else None


def _record(rule: Rule, value: object) -> Value | None:
    shape = SHAPES.get(rule.record)
    if shape is None:
        return _list(value) if rule.record == "list" else None
    if not isinstance(value, Mapping):
        return None
    for part in (*value, *shape):
        if part not in shape or not _fits(part, value.get(part)):
            _bad_part(rule, part, value)
    figures: list[Any] = [value.get(part) for part in shape]
    if rule.record == "rake":
        percent, cap, step = figures
        return Rake(percent, cap, step or 1)
    whole = [int(figure or 0) for figure in figures]
    return Drop(*whole) if rule.record == "drop" else Lammers(*whole)


def _fits(part: str, figure: object) -> bool:
    """May this part be that? A part that may be left out may also be null."""
    least, most = PARTS.get(part, (0, MOST_SETTING))
    if figure is None:
        return part not in FIRST
    if isinstance(figure, bool) or not isinstance(figure, int | float if part == "percent" else int):
        return False
    return least <= figure <= most


def _bad_part(rule: Rule, part: object, value: Mapping[str, object]) -> NoReturn:
    """Errors: `bad-house-rule`, its field the part that is wrong, unknown or missing."""
    shape = SHAPES[rule.record]
    field, section = f"house.{rule.name}.{abridged(part)}", f"house rules, section {rule.section}"
    if not isinstance(part, str) or part not in shape:
        raise Unreadable("bad-house-rule.no-part", name=rule.title, word=quotable(part), field=field,
                         near=nearest(abridged(part), shape), parts=", ".join(shape), rule=section)
    least, most = PARTS.get(part, (0, MOST_SETTING))
    key = "bad-house-rule.part" if part in value else "bad-house-rule.lacks-part"
    raise Unreadable(key, name=rule.title, part=say(f"housepage.{part}"), word=quotable(value.get(part)),
                     least=least, most=most, field=field, rule=section)


def _bad(rule: Rule, value: object) -> NoReturn:
    """Errors: `bad-house-rule`, with what the rule may be, in the words of its page."""
    words = {str(word): _both(rule.in_words(word), str(word)) for word in rule.words}
    near = nearest(abridged(value), tuple(words))
    raise Unreadable(
        "bad-house-rule.always-so" if rule.fixed else "bad-house-rule.other-value",
        name=rule.title,
        word=quotable(value),
        near=near and words[near],
        meaning=rule.meaning,
        allowed=listed([*words.values(), *_no_words(rule)], "or"),
        field=f"house.{rule.name}",
        rule=f"house rules, section {rule.section}",
    )


def _no_words(rule: Rule) -> Iterator[str]:
    """What a rule may be besides its words."""
    if rule.numbers is not None:
        yield (say("refused.number-of-chips") if rule.numbers[1] == MOST_SETTING else
               say("refused.number-from-to", least=rule.numbers[0], most=rule.numbers[1]))
    if rule.record:
        yield (say("refused.list-of-numbers") if rule.record == "list" else
               say("refused.object-of", parts=", ".join(SHAPES[rule.record])))


def _json(value: Value) -> Json:
    if isinstance(value, Rake | Drop | Lammers):
        stated = zip(value.parts, value.figures, strict=True)
        return {part: figure for part, figure in stated if figure is not None}
    return list(value) if isinstance(value, tuple) else value
