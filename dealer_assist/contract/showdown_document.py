"""Reads the contract's judge document into a `Showdown` and its pots; refuses what cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.cards import Card, parse_cards
from dealer_assist.contract.card_checks import check_cards
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.house import HOUSE_KEYS, House, read_house
from dealer_assist.contract.reading import is_tournament, known_keys, optional_whole, seat_number, whole
from dealer_assist.rules.rule import PRESET
from dealer_assist.rules.seats import MOST_SEATS, SEAT_NUMBERS
from dealer_assist.engine.showdown.evaluate import Showdown
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.showdown.sides import effective
from dealer_assist.errors import Unreadable, abridged, nearest, quotable
from dealer_assist.games import Game, load_game

KEYS = (
    "game", "pots", "hands", "button", "chip", "board", "runouts", "community", "dice", "up", "choice",
    *HOUSE_KEYS,
)
MOST_BOARDS = 10
MOST_POTS = 100
_LONGEST = 400  # characters of one list of cards
_POT_KEYS = ("amount", "seats")
Cards = tuple[Card, ...]


def read_showdown(document: object) -> tuple[Showdown, list[Pot]]:
    """The showdown and its pots, checked against the game's page, its deck and the contract.

    Errors: `Unreadable` with code and field for the first thing that is wrong.  Source: contract, section 3.
    """
    if not isinstance(document, dict):
        raise Unreadable("bad-form.showdown")
    known_keys(document, KEYS)
    for key in ("game", "pots", "hands"):
        if document.get(key) is None:
            raise Unreadable("missing-key.showdown", name=quotable(key), field=key)
    game, house = _game(document["game"]), _house(document)
    # which of them counted would be a guess
    if document.get("runouts") and document.get("board"):
        raise Unreadable("bad-form.board-or-runouts", field="runouts")
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
        raise Unreadable("unknown-game.by-id", field="game")
    return load_game(name)


def _house(document: Mapping[str, Any]) -> House:
    house, preset = document.get("house"), document.get("preset")
    if house is not None and not isinstance(house, dict):
        raise Unreadable("bad-house-rule.object", field="house")
    for name, value in (house or {}).items():
        _flat(value, f"house.{abridged(name)}")
    return read_house(PRESET if preset is None else preset, house or {}, is_tournament(document))


def _flat(value: object, field: str, deep: bool = False) -> None:
    """House rules hold words, numbers, and lists or objects of these: nothing deeper, nothing huge."""
    if isinstance(value, dict | list):
        if deep or len(value) > MOST_POTS:
            raise Unreadable("bad-house-rule.not-so-written", field=field)
        for item in value.values() if isinstance(value, dict) else value:
            _flat(item, field, deep=True)
    elif isinstance(value, int) and not isinstance(value, bool):
        whole(value, field, -MOST_CHIPS)


def _button(document: Mapping[str, Any]) -> int | None:
    value = document.get("button")
    return None if value is None else _seat(value, "button")


def _seat(value: object, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("bad-seat.whole", most=MOST_SEATS, field=field)
    if not 1 <= value <= MOST_SEATS:
        raise Unreadable("bad-seat.no-such-seat", most=MOST_SEATS, field=field)
    return value


def _chip(document: Mapping[str, Any]) -> int:
    return optional_whole(document, "chip", 1) or 1


def _choice(value: object, game: Game) -> str | None:
    # R44: the game chosen decides who wins, and no card tells which it was
    games = [it.game for it in game.becomes if it.when.word == "chosen"]
    if value is None:
        if games:
            raise Unreadable(
                "missing-choice", known=", ".join(games), usual=games[0], field="choice", rule=game.section
            )
        return None
    if not games:
        raise Unreadable("bad-choice.no-choice", game=game.name, field="choice")
    if not isinstance(value, str) or value not in games:
        near = nearest(value[:40], games) if isinstance(value, str) else None
        raise Unreadable(
            "bad-choice.one-of", known=", ".join(games), near=near, field="choice", rule=game.section
        )
    return value


def _cards(value: object, field: str) -> Cards:
    """Cards of a string or list, nothing yet asked of them; null is no card."""
    if value is None:
        return ()
    if isinstance(value, list):
        return _listed(value, field)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise Unreadable("bad-card.string-or-list", field=field)
    return parse_cards(value, field)


def _listed(value: list[Any], field: str) -> Cards:
    if len(value) > _LONGEST:
        raise Unreadable("card-count.far-more", field=field)
    for n, item in enumerate(value):
        if item is None:
            raise Unreadable("card-count.not-dealt-yet", n=n + 1, field=f"{field}.{n}")
        if not isinstance(item, str):
            raise Unreadable("bad-card.string", field=f"{field}.{n}")
    return parse_cards(value, field)


def _community(value: object) -> Card | None:
    cards = _cards(value, "community")
    if len(cards) > 1:
        raise Unreadable("card-count.one-community", field="community")
    return cards[0] if cards else None


def _runouts(value: object) -> tuple[Cards, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) > MOST_BOARDS:
        raise Unreadable("bad-form.runouts", most=MOST_BOARDS, field="runouts")
    return tuple(_cards(board, f"runouts.{n}") for n, board in enumerate(value))


def _dice(value: object, game: Game, choice: str | None) -> tuple[int, ...]:
    if value is not None and not isinstance(value, list):
        raise Unreadable("bad-dice.list", field="dice")
    rolls = value or []
    need = counts(effective(game, (), choice)[0]).dice
    if len(rolls) != need:
        raise Unreadable(
            "bad-dice.count", game=game.name, n=need, count=len(rolls), field="dice", rule=game.section
        )
    for n, roll in enumerate(rolls):
        if isinstance(roll, bool) or not isinstance(roll, int) or not 1 <= roll <= 6:
            raise Unreadable("bad-dice.one-to-six", field=f"dice.{n}")
    return tuple(rolls)


def _hands(value: object) -> tuple[dict[int, Cards], dict[int, tuple[Cards, ...]]]:
    """All cards by seat, and for hands written with `/` the parts as written."""
    if not isinstance(value, dict) or not value:
        raise Unreadable("bad-form.hands", field="hands")
    if len(value) > MOST_SEATS:
        raise Unreadable("bad-seat.more-hands", most=MOST_SEATS, field="hands")
    hands: dict[int, Cards] = {}
    parts: dict[int, tuple[Cards, ...]] = {}
    for text, cards in value.items():
        seat = SEAT_NUMBERS.get(text) or _seat_of(text)
        if seat in hands:
            raise Unreadable("duplicate-seat.two-hands", seat=seat, field=f"hands.{abridged(text, 20)}")
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
    return seat_number(text if isinstance(text, str) else "?", f"hands.{abridged(text, 20)}")


def _pieces(value: object, field: str) -> tuple[Cards, ...]:
    if isinstance(value, str) and "/" in value[:_LONGEST]:
        return tuple(_cards(piece, field) for piece in value[:_LONGEST].split("/"))
    if isinstance(value, list) and "/" in value:
        at = value.index("/")
        return (_cards(value[:at], field), _cards(value[at + 1:], field))
    if value is None:
        raise Unreadable("card-count.tabled", field=field)
    return (_cards(value, field),)


def _up(value: object, hands: Mapping[int, Cards]) -> dict[int, Cards]:
    if value is None:
        return {}
    if not isinstance(value, dict) or len(value) > MOST_SEATS:
        raise Unreadable("bad-form.up", field="up")
    up: dict[int, Cards] = {}
    for text, cards in value.items():
        field = f"up.{abridged(text, 20)}"
        seat = seat_number(text if isinstance(text, str) else "?", field)
        if seat not in hands:
            raise Unreadable("no-hand.up", seat=seat, field=field)
        up[seat] = _cards(cards, field)
        for card in up[seat]:
            if card not in hands[seat] or up[seat].count(card) > 1:
                raise Unreadable("not-held.up", seat=seat, card=card, field=field)
    return up


def _pots(value: object, hands: Mapping[int, Cards]) -> list[Pot]:
    if not isinstance(value, list) or not value:
        raise Unreadable("bad-form.pots", field="pots")
    if len(value) > MOST_POTS:
        raise Unreadable("bad-form.too-many-pots", most=MOST_POTS, field="pots")
    return [_pot(pot, f"pots.{n}", hands) for n, pot in enumerate(value)]


def _pot(value: object, field: str, hands: Mapping[int, Cards]) -> Pot:
    if not isinstance(value, dict):
        raise Unreadable("bad-form.pot", field=field)
    known_keys(value, _POT_KEYS, field)
    if "amount" not in value:
        raise Unreadable("missing-key.amount", field=f"{field}.amount")
    amount = whole(value["amount"], f"{field}.amount", 1)
    seats = value.get("seats")
    if seats is None:
        return Pot(amount, tuple(sorted(hands)))
    if not isinstance(seats, list) or not seats or len(seats) > MOST_SEATS:
        raise Unreadable("bad-form.seats-of-pot", field=f"{field}.seats")
    named = [_seat(seat, f"{field}.seats.{n}") for n, seat in enumerate(seats)]
    for n, seat in enumerate(named):
        if seat not in hands:
            raise Unreadable("no-hand.pot", seat=seat, field=f"{field}.seats.{n}")
        if named.index(seat) < n:
            raise Unreadable("duplicate-seat.named-twice", seat=seat, field=f"{field}.seats.{n}")
    return Pot(amount, tuple(sorted(named)))
