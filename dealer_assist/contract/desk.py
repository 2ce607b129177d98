"""The ruling desk as documents: the calls that there are at a state of a hand, one worked on its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.contract.advice import read_happening, ruling_document
from dealer_assist.contract.reading import known_keys, seat_number
from dealer_assist.engine.play import Hand
from dealer_assist.engine.prompts import waiting
from dealer_assist.errors import NotNow, Unreadable, nearest, quotable
from dealer_assist.floor import desk
from dealer_assist.floor.desk import CALLS, DeskAnswer, DeskCall
from dealer_assist.floor.incident import Happening
from dealer_assist.rules.rule import Rule, Value
from dealer_assist.texts import Message, capital, joined, named, say


def calls_document(hand: Hand) -> list[dict[str, Any]]:
    """The calls that there can be now, the commonest first.  Shape: `name`, `title`, `kind`, `asked`."""
    return [{"name": call.name, "title": say(f"desk.{call.name}"), "kind": call.kind,
             "asked": list(call.asked)} for call in desk.calls(hand)]


def worked(hand: Hand, name: object, happened: Mapping[str, Any]) -> dict[str, Any]:
    """A call worked on the facts of a hand.

    Shape: `happened` as an advice takes it, without its kind. `cite` what the ruling rests on. `rules` that
    bear on it, the one that decided first: `title`, `sentence` as this room has it, `elsewhere` as others do.
    `answers`, that of this room first: what an advice tells; `in_force`; `under`, how rooms that give it have
    it; `effect`.
    Errors: `unknown-kind`; as of an advice.
    """
    call = find_call(name)
    given = desk.answers(hand, call, _happening(hand, call, happened))
    rules = desk.bearing(call, given[0].advised)
    return {"call": call.name, "title": say(f"desk.{call.name}"), "cite": _cite(hand, call, rules),
            "rules": [_rule(hand, rule) for rule in rules], "answers": [_answer(one) for one in given]}


def _happening(hand: Hand, call: DeskCall, happened: Mapping[str, Any]) -> Happening:
    """What happened; a pot pushed wrongly is of a hand that is over, which no advice is given on."""
    if call.kind != desk.WRONG_POT:
        return read_happening(hand, {**happened, "kind": call.kind})
    if call not in desk.calls(hand):
        raise NotNow("no-showdown.asked", now=waiting(hand).text, field="call")
    known_keys(happened, ("seat",), "happened")
    return Happening(call.kind, seat=seat_number(happened.get("seat"), "happened.seat"))


def find_call(name: object, field: str = "call") -> DeskCall:
    """The call of that name.  Errors: `unknown-kind`."""
    match = next((call for call in CALLS if call.name == name), None)
    if match is None:
        known = tuple(call.name for call in CALLS)
        word = str(name)[:40]
        raise Unreadable("unknown-kind", word=quotable(word, 40), near=nearest(word, known),
                         known=", ".join(known), field=field)
    return match


def _rule(hand: Hand, rule: Rule) -> dict[str, Any]:
    now = hand.setup.house[rule.name]
    return {"name": rule.name, "title": capital(rule.title), "section": rule.section,
            "sentence": _sentence(rule, now),
            "elsewhere": [_sentence(rule, word) for word in rule.words if word != now]}


def _sentence(rule: Rule, value: Value) -> str:
    """What a house with this value does, as it is said to a player."""
    own = named(f"desk-{rule.name}", "number" if isinstance(value, int) else str(value), n=value)
    if isinstance(own, Message):
        return own
    return say("desk.rule", name=capital(rule.title), value=rule.in_words(value))


def _cite(hand: Hand, call: DeskCall, rules: tuple[Rule, ...]) -> str:
    """What the ruling rests on, in one line: the book, the TDA, the room's own switch."""
    book = desk.book_section(hand, call)
    parts = [say("desk.book", section=book) if book else "",
             say("desk.tda", rules=joined(call.tda, ", "), n=len(call.tda)) if call.tda else "",
             *(say("desk.house", section=rule.section, name=rule.title) for rule in rules[:1])]
    return joined((part for part in parts if part), "; ")


def _answer(one: DeskAnswer) -> dict[str, Any]:
    under = [_sentence(rule, value) for rule, value in one.under]
    effect = one.effect and {
        "put_in": {str(seat): chips for seat, chips in one.effect.put_in.items()},
        "pot": one.effect.pot, "next": one.effect.next}
    return {**ruling_document(one.advised), "under": under, "in_force": one.in_force, "effect": effect}
