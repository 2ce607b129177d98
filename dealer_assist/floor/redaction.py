"""What may be told of a hand, to whom, while it is played and afterwards: the one place that decides it.

A card is open when it lay face up, was shown or named on the board. Everything else that an entry names, a
card that was dealt or thrown face down, is told as its number only: to everybody while the hand is open but
whoever deals it, and afterwards to everybody but floor and director.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from dealer_assist.cards import UNKNOWN, Card, parse_card
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import Refusal
from dealer_assist.games.vocabulary import SEEN_LINES

THROWN = ("draw", "discard")
SHOWN = ("show", *SEEN_LINES)
FELT = (
    "game", "game_name", "declines", "betting", "button", "board", "run", "runouts", "community", "dice",
    "layout", "rows", "gone", "street", "over", "betting_over", "to_act", "pot", "pots", "legal", "cap",
    "prompt", "waiting_for", "how", "to_call", "awards", "returned", "notes", "rule_words", "rake", "carried",
)
CARD = r"Jk|[2-9TJQKA][shdc]"
CARD_WRITTEN = re.compile(rf"(?<!\w)(?:{CARD})")
CARDS = re.compile(rf"(?:(?:{CARD}|\?\?)[ /]?)+")
# what names no card of this deal, and what people are called and wrote
WHOLE = frozenset({"deck_cards", "setup", "files", "house", "names", "who", "device", "by", "key", "reason",
                   "rule", "note", "hash", "previous", "text", "alone", "prompt"})

LISTS = frozenset({"seen", "named_by", "hands"})      # what loses cards that are not open, without a trace


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks.

    Shape: `chief` for floor and director; `deals` the table at whose tablet a dealer is signed in now;
    `everything` for a room without accounts, asked from the machine itself, and for the record's own use;
    `public` for a viewer, whose screen players can see.
    """

    chief: bool = False
    deals: int | None = None
    everything: bool = False
    public: bool = False

    def sees_down_cards(self, table: int, live: bool) -> bool:
        """May cards that lie face down be told of a hand of this table, `live` while it is open?"""
        # live not even to the floor: down cards known beside the table before the showdown are a scandal
        return self.everything or (self.deals == table if live else self.chief)


STRANGER = Looker()                     # a locked tablet, a public screen
VIEWER = Looker(public=True)
RECORD = Looker(everything=True)


def without_pots(document: Any) -> Any:
    """A document of an open hand, of any shape, without what lies in the middle.

    A pot is counted aloud where the bets depend on it only: elsewhere no screen that players can see adds it
    up for them.
    """
    if isinstance(document, list | tuple):
        return [without_pots(one) for one in document]
    if not isinstance(document, Mapping):
        return document
    return {name: value if name in WHOLE else without_pots(value)
            for name, value in document.items()} | _no_pots(document)


def _no_pots(document: Mapping[str, Any]) -> dict[str, Any]:
    """`pot` of a betting says whether it is counted, and is told."""
    pot = document.get("pot")
    counted = {"pot": None} if isinstance(pot, int) and not isinstance(pot, bool) else {}
    return counted | ({"pots": []} if "pots" in document else {})


def felt(seen: Mapping[str, Any]) -> dict[str, Any]:
    """The view of a hand without a card that does not lie open."""
    shown = {str(seat["seat"]) for seat in seen["seats"] if seat["shown"]}
    redacted = {key: seen[key] for key in FELT if key in seen}
    redacted["seats"] = [{**seat, "down": seat["down"] if seat["shown"] else ["??"] * len(seat["down"])}
                     for seat in seen["seats"]]
    redacted["hands"] = {seat: holding for seat, holding in seen.get("hands", {}).items() if seat in shown}
    return redacted


def open_cards(lines: Iterable[object], hand: Played) -> frozenset[Card]:
    """Every card that was seen: by the lines, also those taken back, and as the hand lies now."""
    # what was shown and taken back was seen all the same
    seen: set[Card] = {*hand.table.board, *(card for board in hand.table.runouts for card in board)}
    seen |= {card for run in hand.cards.runs for i in hand.live() for card in run[i]}
    if hand.table.community is not None:
        seen.add(hand.table.community)
    for i in range(hand.count):
        seen |= {*hand.cards.up[i], *(hand.cards.down[i] if hand.showdown.shown[i] else ())}
    for line in lines:
        action = _action(line)
        if action and (action.verb in SHOWN or action.verb == "deal" and action.to != "down"):
            seen |= {*(action.cards or ()), *(card for part in action.parts for card in part)}
    return frozenset(seen - {UNKNOWN})


def open_line(line: str, seen: Collection[Card]) -> str:
    """An action line without the cards that nobody has seen."""
    action = _action(line)
    if action is None or all(card in seen for card in (*(action.cards or ()), *_parts(action))):
        return line
    # how many was said aloud, so the line keeps its number and loses its cards
    if action.verb in THROWN:
        return replace(action, cards=None, amount=action.amount or len(action.cards or ())).line()
    cards = None if action.cards is None else _hidden(action.cards, seen)
    return replace(action, cards=cards, parts=tuple(_hidden(part, seen) for part in action.parts)).line()


def names_hidden(lines: Iterable[object]) -> bool:
    """Does a line name a card that may lie face down? Without one there is nothing to leave out."""
    return any(action is not None and action.verb not in SHOWN and _named(action) for action in
               map(_action, lines))


def nothing_seen(line: str) -> bool:
    """Were cards dealt that nobody has seen, and nothing else?"""
    action = _action(line)
    return action is not None and action.verb == "deal" and set(action.cards or ()) == {UNKNOWN}


def open_document(document: Any, seen: Collection[Card]) -> Any:
    """A document of a hand, of any shape, without the cards that are not in `seen`.

    Shape: cards are told as `??`, lines as `open_line` tells them; `seen` and `named_by` lose
    what is not open, and `hands` those of seats that did not show.
    """
    if isinstance(document, str):
        return _open_text(document, seen)
    if isinstance(document, list | tuple):
        return [open_document(one, seen) for one in document]
    if not isinstance(document, Mapping):
        return document
    redacted = {
        name: value if name in WHOLE else open_document(value, seen) for name, value in document.items()
    }
    if "named_by" in redacted:
        redacted["named_by"] = {card: n for card, n in redacted["named_by"].items() if _is_open(card, seen)}
    if isinstance(document.get("seen"), list):
        redacted["seen"] = [card for card in document["seen"] if _is_open(card, seen)]
    if "hands" in redacted and isinstance(document.get("seats"), list):
        shown = {str(seat["seat"]) for seat in document["seats"] if seat["shown"]}
        redacted["hands"] = {seat: hand for seat, hand in redacted["hands"].items() if seat in shown}
    return redacted


def may_hide(document: Any) -> bool:
    """May `open_document` have left a card out of this? Of what names none it tells every word."""
    if isinstance(document, str):
        action = _action(document)
        return "??" in document or action is not None and action.verb in THROWN
    if isinstance(document, list | tuple):
        return any(map(may_hide, document))
    if not isinstance(document, Mapping):
        return False
    return not LISTS.isdisjoint(document) or any(
        may_hide(value) for name, value in document.items() if name not in WHOLE)


def _open_text(text: str, seen: Collection[Card]) -> str:
    if CARDS.fullmatch(text):
        return re.sub(CARD, lambda card: card[0] if _is_open(card[0], seen) else "??", text)
    return open_line(text, seen)


def _is_open(card: str, seen: Collection[Card]) -> bool:
    return card == "??" or parse_card(card) in seen


def _hidden(cards: tuple[Card, ...], seen: Collection[Card]) -> tuple[Card, ...]:
    return tuple(card if card in seen else UNKNOWN for card in cards)


def _parts(action: Action) -> tuple[Card, ...]:
    return tuple(card for part in action.parts for card in part)


def _named(action: Action) -> bool:
    return any(card != UNKNOWN for card in (*(action.cards or ()), *_parts(action))) and (
        action.verb != "deal" or action.to == "down")


def _action(line: object) -> Action | None:
    try:
        return parse_action(line)
    except Refusal:
        return None
