"""What may be told of a hand: nothing that its table has not seen.

A card is open when it lay face up, was shown or named on the board. Everything else that an entry names, a
card that was dealt or thrown face down, is told as its number only.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.play import Hand as Played
from dealer_assist.contract.view import view
from dealer_assist.errors import Refusal
from dealer_assist.store import log
from dealer_assist.store.models import Row

THROWN = ("draw", "discard")
SHOWN = ("show", "expose", "door")
FELT = (
    "game", "game_name", "betting", "button", "board", "run", "runouts", "community", "dice", "layout",
    "gone", "street", "over", "betting_over", "to_act", "pot", "pots", "legal", "cap", "prompt",
    "waiting_for", "how", "to_call", "awards", "returned", "notes", "rake", "carried",
)


def felt(made: Played) -> dict[str, Any]:
    """The engine's view without a card that does not lie open."""
    seen = view(made)
    shown = {str(seat["seat"]) for seat in seen["seats"] if seat["shown"]}
    told = {key: seen[key] for key in FELT if key in seen}
    told["seats"] = [{**seat, "down": seat["down"] if seat["shown"] else ["??"] * len(seat["down"])}
                     for seat in seen["seats"]]
    told["hands"] = {seat: made for seat, made in seen.get("hands", {}).items() if seat in shown}
    return told


def open_cards(rows: Sequence[Row], made: Played) -> frozenset[Card]:
    """Every card that was seen: by the entries, also those taken back, and as the hand lies now."""
    found: set[Card] = {*made.table.board, *(card for board in made.table.runouts for card in board)}
    for i in range(made.count):
        found |= {*made.cards.up[i], *(made.cards.down[i] if made.showdown.shown[i] else ())}
    for row in rows:
        action = _action(log.payload(row).get("line"))
        if action and (action.verb in SHOWN or action.verb == "deal" and action.to != "down"):
            found |= {*(action.cards or ()), *(card for part in action.parts for card in part)}
    return frozenset(found - {UNKNOWN})


def open_line(line: str, seen: Collection[Card]) -> str:
    """An action line without the cards that nobody has seen."""
    action = _action(line)
    if action is None or all(card in seen for card in (*(action.cards or ()), *_parts(action))):
        return line
    if action.verb in THROWN:
        return replace(action, cards=None, amount=action.amount or len(action.cards or ())).line()
    cards = None if action.cards is None else _hidden(action.cards, seen)
    return replace(action, cards=cards, parts=tuple(_hidden(part, seen) for part in action.parts)).line()


def nothing_seen(line: str) -> bool:
    """Were cards dealt that nobody has seen, and nothing else?"""
    action = _action(line)
    return action is not None and action.verb == "deal" and set(action.cards or ()) == {UNKNOWN}


def open_payload(payload: Mapping[str, Any], seen: Collection[Card]) -> dict[str, Any]:
    """What an entry says, its lines and those of its repair as `open_line` tells them."""
    kept = {name: payload[name] for name in ("setup", "files") if name in payload}
    return {name: kept.get(name, _open(value, seen)) for name, value in payload.items()}


def _open(value: Any, seen: Collection[Card]) -> Any:
    if isinstance(value, str):
        return open_line(value, seen)
    if isinstance(value, list):
        return [_open(one, seen) for one in value]
    return {name: _open(one, seen) for name, one in value.items()} if isinstance(value, dict) else value


def _hidden(cards: tuple[Card, ...], seen: Collection[Card]) -> tuple[Card, ...]:
    return tuple(card if card in seen else UNKNOWN for card in cards)


def _parts(action: Action) -> tuple[Card, ...]:
    return tuple(card for part in action.parts for card in part)


def _action(line: object) -> Action | None:
    try:
        return parse_action(line)
    except Refusal:
        return None
