"""The usual document of the judge, read in one pass: one board, hands as strings, every check a look-up.

Whatever else a document may say (cards in a list, a house rule, a second board, a mistake) makes it no plain
case: `showdown_document` reads it then, and says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dealer_assist.cards import ALL_CARDS, Card, deck_set
from dealer_assist.contract.showdown_document import MOST_POTS
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.plain import PlainSide, Plainly, plain_sides, ruled
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.state.actions import MOST_CHIPS
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, load_game
from dealer_assist.rules.seats import MOST_SEATS

Cards = tuple[Card, ...]
_KEYS = frozenset(("game", "pots", "hands", "button", "chip", "board"))
_POT_KEYS = frozenset(("amount", "seats"))
_SEATS = {str(seat): seat for seat in range(1, MOST_SEATS + 1)}
_EVERY_SEAT = frozenset(_SEATS.values())
_LONGEST = 40   # characters of one hand or board


class PlainCase(NamedTuple):
    """A showdown that was read and judged plainly.

    Shape: `seats` every tabled hand in order, `hands` beside them; `ruling` with what each has, side by side.
    """

    game: Game
    sides: tuple[PlainSide, ...]
    seats: tuple[int, ...]
    hands: list[Cards]
    board: Cards
    ruling: Plainly


# Cards by their text, one and two at a time: a hand is put together of pieces that are read already.
_PIECES: dict[str, Cards] = {
    **{str(card): (card,) for card in ALL_CARDS},
    **{f"{one}{other}": (one, other) for one in ALL_CARDS for other in ALL_CARDS},
}


def read_plain(document: Mapping[str, Any]) -> PlainCase | None:
    """The case that a document of the contract's section 3 is, judged; None where it is no plain one."""
    try:
        return _read(document)
    except Refusal:
        return None     # the careful reader finds the first mistake, and names its field


def _read(document: Mapping[str, Any]) -> PlainCase | None:
    name, given, chip = document.get("game"), document.get("hands"), document.get("chip", 1)
    board, button = document.get("board"), document.get("button")
    if type(name) is not str or type(given) is not dict or not document.keys() <= _KEYS:
        return None
    if not _whole(chip, MOST_CHIPS) or button is not None and not _whole(button, MOST_SEATS):
        return None
    sides = plain_sides(game := load_game(name))
    shared = () if board is None or board == "" else _cards(board)
    held = _held(given)
    if not sides or shared is None or not held:
        return None
    seats, hands = tuple(held), list(held.values())
    pots = _pots(document.get("pots"), seats)
    if pots is None or not _can_lie(game, hands, shared):
        return None
    judged = [side.strengths(hands, shared) for side in sides]
    ruling = ruled(game, chip, sides, seats, judged, pots, why=True)
    return None if ruling is None else PlainCase(game, sides, seats, hands, shared, ruling)


def _whole(value: object, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _held(given: Mapping[str, object]) -> dict[int, Cards] | None:
    """The hands by seat, in the order of the seats."""
    held: dict[int, Cards] = {}
    last, in_order = 0, True
    for text, value in given.items():
        seat, cards = _SEATS.get(text, 0), _cards(value)
        if not seat or not cards:
            return None
        held[seat] = cards
        in_order = in_order and seat > last
        last = seat
    return held if in_order else dict(sorted(held.items()))


def _cards(value: object) -> Cards | None:
    if type(value) is not str or len(value) > _LONGEST:
        return None
    text = value.replace(" ", "") if " " in value else value
    pieces = _PIECES
    try:
        if len(text) <= 4:
            return pieces[text]
        cards = pieces[text[:4]] + pieces[text[4:8]]
        for at in range(8, len(text), 4):
            cards += pieces[text[at:at + 4]]
    except KeyError:
        return None
    return cards


def _pots(given: object, seats: tuple[int, ...]) -> list[Pot] | None:
    if type(given) is not list or not 0 < len(given) <= MOST_POTS:
        return None
    pots = []
    for pot in given:
        if type(pot) is not dict or not pot.keys() <= _POT_KEYS or not _whole(pot.get("amount"), MOST_CHIPS):
            return None
        named = pot.get("seats")
        if named is None:
            named = seats
        elif type(named) is not list or not named or not _each_once(named, seats):
            return None
        pots.append(Pot(pot["amount"], tuple(named)))
    return pots


def _each_once(named: list[object], seats: tuple[int, ...]) -> bool:
    return all(type(seat) is int and seat in seats for seat in named) and len(set(named)) == len(named)


def _can_lie(game: Game, hands: list[Cards], board: Cards) -> bool:
    """Is every card in the deck and there once, and are there as many as the game deals?"""
    dealt = counts(game)
    if len(board) != dealt.board or dealt.dice or dealt.parts:
        return False
    least, most, many = dealt.least, dealt.most, len(board)
    for hand in hands:
        many += len(hand)
        if not least <= len(hand) <= most:
            return False
    lying = set(board).union(*hands)
    return len(lying) == many and (game.deck == "standard" or lying <= deck_set(game.deck, False))
