"""Reads the contract's judge document into a `Showdown` and its pots; refuses what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.cards import Card, parse_cards
from dealer_assist.contract.card_checks import check_cards
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.rules.house import House, read_house
from dealer_assist.contract.reading import flag, known_keys, seat_number, whole
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.engine.showdown.evaluate import Showdown
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.showdown.sides import effective
from dealer_assist.errors import Unreadable, nearest, said
from dealer_assist.games import Game, load_game

KEYS = (
    "game", "pots", "hands", "button", "chip", "board", "runouts", "community", "dice", "up", "choice",
    "house", "preset", "tournament",
)
MOST_BOARDS = 10
MOST_POTS = 100
_LONGEST = 400  # characters of one list of cards
_POT_KEYS = ("amount", "seats")
_SEATS = {str(seat): seat for seat in range(1, MOST_SEATS + 1)}
Cards = tuple[Card, ...]


def read_showdown(document: object) -> tuple[Showdown, list[Pot]]:
    """The showdown and its pots, checked against the game's page, its deck and the contract.

    Errors: `Unreadable` with code and field for the first thing that is wrong.  Source: contract, section 3.
    """
    if not isinstance(document, dict):
        raise Unreadable("bad-form", "A showdown is a JSON object with game, pots and hands.")
    known_keys(document, KEYS)
    for key in ("game", "pots", "hands"):
        if document.get(key) is None:
            raise Unreadable(
                "missing-key", f"There is no {key!r}; a showdown needs game, pots and hands.", field=key)
    game, house = _game(document["game"]), _house(document)
    if document.get("runouts") is not None and document.get("board"):
        raise Unreadable("bad-form", "Give board for one board, or runouts for several, not both.",
                         field="runouts")
    choice = _choice(document.get("choice"), game)
    hands, pieces = _hands(document["hands"])
    showdown = Showdown(
        game, house, hands, _button(document), _chip(document),
        up=_up(document.get("up"), hands), board=_cards(document.get("board"), "board"),
        runouts=_runouts(document.get("runouts")), community=_community(document.get("community")),
        dice=_dice(document.get("dice"), game, choice), choice=choice,
    )
    return check_cards(showdown, pieces), _pots(document["pots"], hands)


def _game(name: object) -> Game:
    if not isinstance(name, str) or len(name) > 100 or not name.isprintable():
        raise Unreadable("unknown-game", 'Name the game by its id, as in the list of games.', field="game")
    return load_game(name)


def _house(document: Mapping[str, Any]) -> House:
    house, preset = document.get("house"), document.get("preset")
    if house is not None and not isinstance(house, dict):
        raise Unreadable(
            "bad-house-rule", 'House rules are an object, such as {"odd-chip-most": "one-per-split"}.',
                         field="house")
    for name, value in (house or {}).items():
        _flat(value, f"house.{said(name)}")
    if preset is not None and not isinstance(preset, str):
        raise Unreadable("unknown-preset", "A preset is barge, tda or cash.", field="preset")
    tournament = document.get("tournament") is None or flag(document, "tournament")
    return read_house("barge" if preset is None else preset, house or {}, tournament)


def _flat(value: object, field: str, deep: bool = False) -> None:
    """House rules hold words, numbers, and lists or objects of these: nothing deeper, nothing huge."""
    if isinstance(value, dict | list):
        if deep or len(value) > MOST_POTS:
            raise Unreadable(
                "bad-house-rule", "No house rule is written like that; see the list of rules.", field=field)
        for item in value.values() if isinstance(value, dict) else value:
            _flat(item, field, deep=True)
    elif isinstance(value, int) and not isinstance(value, bool):
        whole(value, field, -10**15)


def _button(document: Mapping[str, Any]) -> int | None:
    value = document.get("button")
    return None if value is None else _seat(value, "button")


def _seat(value: object, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("bad-seat", f"A seat is a whole number, 1 to {MOST_SEATS}.", field=field)
    if not 1 <= value <= MOST_SEATS:
        raise Unreadable(
            "bad-seat", f"There is no such seat. Seats are the numbers 1 to {MOST_SEATS}.", field=field)
    return value


def _chip(document: Mapping[str, Any]) -> int:
    return whole(document["chip"], "chip", 1) if "chip" in document else 1


def _choice(value: object, game: Game) -> str | None:
    games = [it.game for it in game.becomes if it.when.word == "chosen"]
    if value is None:
        if games:
            raise Unreadable(
                "missing-choice", f"Say which game was chosen: {', '.join(games)}. Where nobody chose, "
                f"the page has {games[0]}.", field="choice", rule=game.section)
        return None
    if not games:
        raise Unreadable("bad-choice", f"No game is chosen in {game.name}; leave choice out.", field="choice")
    if not isinstance(value, str) or value not in games:
        near = nearest(value[:40], games) if isinstance(value, str) else None
        raise Unreadable(
            "bad-choice", f"The choice is one of {', '.join(games)}."
            + (f" Did you mean {near}?" if near else ""),
            field="choice", rule=game.section)
    return value


def _cards(value: object, field: str) -> Cards:
    """Cards of a string or list, nothing yet asked of them; null is no card."""
    if value is None:
        return ()
    if isinstance(value, list):
        return _listed(value, field)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise Unreadable("bad-card", 'Cards are a string such as "AhKd 2c", or a list of cards.', field=field)
    return parse_cards(value, field)


def _listed(value: list[Any], field: str) -> Cards:
    if len(value) > _LONGEST:
        raise Unreadable("card-count", "There are far more cards in this list than in a deck.", field=field)
    for n, item in enumerate(value):
        if item is None:
            raise Unreadable(
                "card-count", f"Card {n + 1} is not dealt yet; a showdown needs every card. Add it.",
                field=f"{field}.{n}")
        if not isinstance(item, str):
            raise Unreadable("bad-card", 'A card is a string such as "Ah".', field=f"{field}.{n}")
    return parse_cards(value, field)


def _community(value: object) -> Card | None:
    cards = _cards(value, "community")
    if len(cards) > 1:
        raise Unreadable(
            "card-count", "A stud game has one community card; give that one.", field="community")
    return cards[0] if cards else None


def _runouts(value: object) -> tuple[Cards, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) > MOST_BOARDS:
        raise Unreadable(
            "bad-form", f"runouts is a list of at most {MOST_BOARDS} whole boards.", field="runouts")
    return tuple(_cards(board, f"runouts.{n}") for n, board in enumerate(value))


def _dice(value: object, game: Game, choice: str | None) -> tuple[int, ...]:
    if value is not None and not isinstance(value, list):
        raise Unreadable("bad-dice", "dice is a list of the rolls in order, such as [4, 2].", field="dice")
    rolls = value or []
    need = counts(effective(game, (), choice)[0]).dice
    if len(rolls) != need:
        rolled = f"rolls {need} dice" if need > 1 else "rolls one die" if need else "rolls no dice"
        raise Unreadable("bad-dice", f"{game.name} {rolled}, and {len(rolls)} are given. Put that right.",
                         field="dice", rule=game.section)
    for n, roll in enumerate(rolls):
        if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= 6:
            raise Unreadable("bad-dice", "A die shows a whole number from 1 to 6.", field=f"dice.{n}")
    return tuple(rolls)


def _hands(value: object) -> tuple[dict[int, Cards], dict[int, tuple[Cards, ...]]]:
    """All cards by seat, and for hands written with `/` the parts as written."""
    if not isinstance(value, dict) or not value:
        raise Unreadable(
            "bad-form", 'hands is an object of the tabled hands by seat, {"1": "AhKd", …}.', field="hands")
    if len(value) > MOST_SEATS:
        raise Unreadable(
            "bad-seat", f"A table has {MOST_SEATS} seats, and more hands are given.", field="hands")
    hands: dict[int, Cards] = {}
    parts: dict[int, tuple[Cards, ...]] = {}
    for text, cards in value.items():
        seat = _SEATS.get(text) or _seat_of(text)
        if seat in hands:
            raise Unreadable("duplicate-seat", f"Seat {seat} has two hands here. Keep one.",
                             field=f"hands.{said(text, 20)}")
        field = f"hands.{seat}"
        if cards.__class__ is str and "/" not in cards:
            hands[seat] = _cards(cards, field)
            continue
        pieces = _pieces(cards, field)
        hands[seat] = tuple(card for piece in pieces for card in piece)
        if len(pieces) > 1:
            parts[seat] = pieces
    return hands, parts


def _seat_of(text: object) -> int:
    return seat_number(text if isinstance(text, str) else "?", f"hands.{said(text, 20)}")


def _pieces(value: object, field: str) -> tuple[Cards, ...]:
    if isinstance(value, str) and "/" in value[:_LONGEST]:
        return tuple(_cards(piece, field) for piece in value[:_LONGEST].split("/"))
    if isinstance(value, list) and "/" in value:
        at = value.index("/")
        return (_cards(value[:at], field), _cards(value[at + 1:], field))
    if value is None:
        raise Unreadable(
            "card-count", "A tabled hand shows its cards; write them, as in \"AhKd\".", field=field)
    return (_cards(value, field),)


def _up(value: object, hands: Mapping[int, Cards]) -> dict[int, Cards]:
    if value is None:
        return {}
    if not isinstance(value, dict) or len(value) > MOST_SEATS:
        raise Unreadable(
            "bad-form", 'up is an object of cards dealt face up by seat, {"3": "Jk7h"}.', field="up")
    up: dict[int, Cards] = {}
    for text, cards in value.items():
        field = f"up.{said(text, 20)}"
        seat = seat_number(text if isinstance(text, str) else "?", field)
        if seat not in hands:
            raise Unreadable(
                "no-hand", f"Seat {seat} has no tabled hand. Add the hand, or leave it out of up.",
                field=field)
        up[seat] = _cards(cards, field)
        for card in up[seat]:
            if card not in hands[seat] or up[seat].count(card) > 1:
                raise Unreadable(
                    "not-held", f"Seat {seat} does not hold {card} so. up names cards of the hand, "
                                 "each once.", field=field)
    return up


def _pots(value: object, hands: Mapping[int, Cards]) -> list[Pot]:
    if not isinstance(value, list) or not value:
        raise Unreadable(
            "bad-form", 'pots is a list with the main pot first, [{"amount": 300}].', field="pots")
    if len(value) > MOST_POTS:
        raise Unreadable(
            "bad-form", f"There are more than {MOST_POTS} pots; no table has that many.", field="pots")
    return [_pot(pot, f"pots.{n}", hands) for n, pot in enumerate(value)]


def _pot(value: object, field: str, hands: Mapping[int, Cards]) -> Pot:
    if not isinstance(value, dict):
        raise Unreadable("bad-form", 'A pot is an object, {"amount": 300, "seats": [1, 4]}.', field=field)
    known_keys(value, _POT_KEYS, field)
    if "amount" not in value:
        raise Unreadable("missing-key", "A pot needs its amount in chips.", field=f"{field}.amount")
    amount = whole(value["amount"], f"{field}.amount", 1)
    seats = value.get("seats")
    if seats is None:
        return Pot(amount, tuple(sorted(hands)))
    if not isinstance(seats, list) or not seats or len(seats) > MOST_SEATS:
        raise Unreadable(
            "bad-form", "seats lists who can win the pot, [1, 4]; leave it out for every tabled hand.",
                         field=f"{field}.seats")
    named = [_seat(seat, f"{field}.seats.{n}") for n, seat in enumerate(seats)]
    for n, seat in enumerate(named):
        if seat not in hands:
            raise Unreadable(
                "no-hand", f"Seat {seat} can win this pot and has no tabled hand. Add the hand, or "
                             "take the seat out.", field=f"{field}.seats.{n}")
        if named.index(seat) < n:
            raise Unreadable(
                "duplicate-seat", f"Seat {seat} is named twice. Name it once.", field=f"{field}.seats.{n}")
    return Pot(amount, tuple(sorted(named)))
