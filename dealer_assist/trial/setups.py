"""Set-ups of random hands: stacks, forced money, betting and house rules a room might have.

Chance is an argument, as everywhere in the core: anything with the four methods of `Chance`.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

from dealer_assist.cards import deck_cards
from dealer_assist.rules.house_rules import RULES
from dealer_assist.rules.rule import PRESETS, Rule
from dealer_assist.rules.betting import BETTINGS, STRUCTURES
from dealer_assist.games import Game
from dealer_assist.rules.seats import MOST_SEATS

T = TypeVar("T")
Document = dict[str, Any]
CHIPS = (1, 5, 25)
PLAYED = (1, 2, 3, 4, 5, 6, 7, 8)  # the sections of the house rules that a hand is played by
RECORDS = {
    "rake": ({"percent": 5, "cap": 10, "step": 1}, {"percent": 10, "step": 5}),
    "drop": ({"amount": 1, "from": 10}, {"amount": 3}),
}


class Chance(Protocol):
    """Where a trial takes its luck from; `random.Random` is one."""

    def random(self) -> float:
        """0 to just under 1."""

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from `a` to `b`."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of the sequence."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Mix a list in place."""

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """`k` different ones of the sequence."""


def setup_document(game: Game, chance: Chance) -> Document:
    """A set-up of this game as the contract writes it, without actions.

    Units: every amount is a multiple of the smallest chip, so awards must be as well.
    """
    chip = chance.choice(CHIPS)
    small = chip * chance.randint(1, 4)
    seats = _seats(game, chance)
    document: Document = {
        "game": game.id,
        "betting": chance.choice(_bettings(game)),
        "seats": {str(seat): small * 2 * _big_bets(chance) for seat in seats},
        "chip": chip,
        "tournament": chance.random() < 0.5,
        "preset": chance.choice(PRESETS),
    }
    if game.button or chance.random() < 0.2:
        dead = chance.random() < 0.1
        document["button"] = chance.randint(1, MOST_SEATS) if dead else chance.choice(seats)
    if game.forced == "blinds" and not game.bring_in or game.forced == "blinds" and chance.random() < 0.9:
        _blinds(document, game, small, seats, chance)
    else:
        _antes(document, game, small, chance)
    document |= _bets(STRUCTURES[document["betting"]].asks, small, chance)
    if chance.random() < 0.05:
        document["carried"] = chip * chance.randint(1, 20)
    _doors(document, game, seats, chance)
    _house(document, game, seats, chance)
    return document


def _bettings(game: Game) -> list[str]:
    """The page's own more often than the others; of one that is played in one way alone only that."""
    fit = [name for name in (*game.bettings, *BETTINGS) if _fits(name, game)]
    alone = all(STRUCTURES[betting].whole_stack for betting in game.bettings)
    return list(game.bettings) if alone else fit


def _fits(betting: str, game: Game) -> bool:
    """Whoever must bet first cannot be held to fold or the whole stack, nor who does not bet at all (R53)."""
    whole = STRUCTURES[betting].whole_stack
    return not whole or not game.bomb_pot and not any(street.opens == "high card" for street in game.streets)


def _bets(asks: Sequence[str], small: int, chance: Chance) -> Document:
    """The amounts that the betting structure asks for, around a big blind of twice the small."""
    low, high = small * chance.randint(1, 3), small * chance.randint(4, 12)
    amounts: Document = {
        "small_bet": 2 * small, "big_bet": 4 * small,
        "spread": chance.choice(([low, high], [[low, high], [low, 2 * high]])),
    }
    return {name: amounts[name] for name in asks}


def _seats(game: Game, chance: Chance) -> list[int]:
    """As many as the page allows, heads-up and full tables more often than chance would have it."""
    most = min(game.max_seats, MOST_SEATS)
    count = chance.choice((2, most, chance.randint(2, most), chance.randint(2, most)))
    return sorted(chance.sample(range(1, MOST_SEATS + 1), count))


def _big_bets(chance: Chance) -> int:
    """Stacks in big bets: short ones often, so that there are all-ins of every kind and side pots."""
    return chance.choice((1, chance.randint(1, 4), chance.randint(2, 12), chance.randint(10, 40), 100))


def _blinds(document: Document, game: Game, small: int, seats: list[int], chance: Chance) -> None:
    kind, big = chance.random(), 2 * small
    if game.bomb_pot or kind < 0.1 and not STRUCTURES[document["betting"]].whole_stack:
        document |= {"blinds": [], "ante": big, "bomb_pot": True}
        return
    document["blinds"] = [big] if kind < 0.15 else [small, big]
    if kind > 0.9 and len(seats) > 2:
        document["blinds"] = [small, big, 2 * big]
    elif kind > 0.85:
        document["posts"] = _posts(small, seats, chance)
    elif chance.random() < 0.25:
        document["ante"] = chance.choice((small, big, document["chip"]))
    elif chance.random() < 0.25:
        document["big_blind_ante"] = chance.choice((small, big))


def _posts(small: int, seats: list[int], chance: Chance) -> list[Document]:
    """Posts said one by one: a dead small blind, and somebody who enters or makes up what they missed."""
    order = chance.sample(seats, len(seats))
    posts = [{"seat": order[0], "kind": "big", "amount": 2 * small}]
    for seat in order[1:3]:
        kind = chance.choice(("enter", "dead", "missed", "straddle", "small"))
        amount = {"enter": 2, "dead": 1, "missed": 3, "straddle": 4, "small": 1}[kind] * small
        posts.append({"seat": seat, "kind": kind, "amount": amount})
    return posts


def _antes(document: Document, game: Game, small: int, chance: Chance) -> None:
    document["blinds"] = []
    document["ante"] = chance.choice((document["chip"], small))
    if game.bring_in is not None:
        document["bring_in"] = small
        if chance.random() < 0.1:
            document["ante"] = 0


def _doors(document: Document, game: Game, seats: list[int], chance: Chance) -> None:
    """Now and then the door cards come with the set-up (contract, section 4)."""
    first = [step.word for step in game.streets[0].steps]
    if "up" in first and chance.random() < 0.1:
        cards = chance.sample(deck_cards(game.deck, False), len(seats))
        document["up"] = {str(seat): str(card) for seat, card in zip(seats, cards, strict=True)}


def _house(document: Document, game: Game, seats: list[int], chance: Chance) -> None:
    """Most hands by the preset, some with a rule or two of another room."""
    if chance.random() < 0.5:
        return
    rules = [rule for rule in RULES.values() if rule.section in PLAYED]
    if game.forced == "antes":
        rules.remove(RULES["ante"])  # who pays is no question where everybody does
    house = {rule.name: _value(rule, chance) for rule in chance.sample(rules, chance.randint(1, 3))}
    if chance.random() < 0.1:
        house["run-it"] = chance.choice((2, 3))
    document["house"] = house
    if house.get("kill", "none") != "none" and "blinds" in document and document["blinds"]:
        document["killer"] = chance.choice(seats)


def _value(rule: Rule, chance: Chance) -> object:
    if rule.record in RECORDS and chance.random() < 0.8:
        return chance.choice(RECORDS[rule.record])
    if rule.numbers is not None and (not rule.words or chance.random() < 0.3):
        least, most = rule.numbers
        return chance.randint(least, min(most, 10))
    return chance.choice(rule.words)
