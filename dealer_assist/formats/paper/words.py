"""A hand's entries as they are written on paper: cards with their suit shapes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from dealer_assist.cards import Card
from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.errors import Refusal, rule_words
from dealer_assist.rules.verbs import AMOUNT, COUNTED, PLAIN
from dealer_assist.texts import capital, has, joined, listed, named, say

CARD = re.compile(r"(?:10|[2-9JQKA])([♠♥♦♣])")      # as `written` writes them
NAMES = Mapping[str, str]


def written(card: str) -> str:
    """"Th" as 10♥, a card nobody saw as a blank."""
    if card in ("??", ""):
        return "▯"
    if card == "Jk":
        return say("card.joker-face")
    return ("10" if card[0] == "T" else card[0]) + SUIT_SIGNS[card[1]]


def cards(them: Iterable[object]) -> str:
    """Cards in a row."""
    return joined(written(str(card)) for card in them)


def player(seat: object, names: NAMES) -> str:
    """Who sits there."""
    name = names.get(str(seat))
    return say("said.seat-named", seat=seat, name=name) if name else say("said.seat", seat=seat)


def by_rule(rule: str) -> str:
    """What a reason rests on; a house rule by its name."""
    words = rule_words(rule)
    return say("paper.rule", rule=rule) if words == rule else words


def line_words(line: str, names: NAMES, declines: str = "") -> str:
    """An action line as a sentence; a word of the log that is none, as void, as it is.

    `declines`: what a `pat` says no to in this game (see `Game.declines`).
    """
    if line == "void":
        return say("said.void")
    try:
        action = parse_action(line)
    except Refusal:
        return line
    if action.verb == "pat" and declines:
        return say(f"said.no-{declines}", who=player(action.seat, names))
    dealer = action.seat is None or action.verb == "deal"
    return _dealers(action, declines) if dealer else _players(action, names)


def _dealers(action: Action, declines: str) -> str:
    if action.verb == "deal" and action.seat is not None:
        who = player(action.seat, {})
        return say("said.is-dealt", who=who, cards=cards(_named(action)))
    if action.verb == "deal":
        sold = f"said.{action.to}-{declines}"   # no card of all, but one that is on sale
        return say(sold if has(sold) else f"said.{action.to}", cards=cards(_named(action)))
    if action.verb == "roll":
        return say("said.roll", dice=listed([*map(str, action.dice)]))
    if action.verb in ("reroll", "release"):
        return say(f"said.{action.verb}")
    return say("said.run", n=action.amount)


def _players(action: Action, names: NAMES) -> str:
    who, verb = player(action.seat, names), action.verb
    if verb in PLAIN:
        return say(f"said.{verb}", who=who)
    if verb in (*AMOUNT, *COUNTED):
        return say(f"said.{verb}", who=who, chips=action.amount)
    if verb in ("draw", "discard"):
        return say(f"said.{verb}" if action.amount else "said.pat", who=who, cards=action.amount)
    if verb == "choose":
        return say("said.choose", who=who, game=action.word)
    shown = _named(action)
    if verb == "show":
        return say("said.show-cards" if shown else "said.show", who=who, cards=cards(shown))
    return say(f"said.{verb}", who=who, cards=cards(shown))


def _named(action: Action) -> list[Card]:
    return [*(action.cards or ()), *(card for part in action.parts for card in part)]


def street(name: str) -> str:
    """A street as a heading."""
    return capital(named("round", name))


def chips(amount: int) -> str:
    """1,250,000; a hand that came from a file has its own money instead (`texts.in_money`)."""
    return say("paper.chips", chips=amount)
