"""The usual document of the judge, read in one pass: one board, hands as strings, every check a look-up.

Whatever else a document may say (cards in a list, a house rule, a second board, a mistake) makes it no plain
case: `showdown_document` reads it then, and says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from dealer_assist.cards import Card, deck_cards
from dealer_assist.contract.line_layout import LineLayout
from dealer_assist.contract.showdown_document import MOST_POTS
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.plain import PlainGame, PlainSide, Plainly, plain_game, ruled
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, load_game
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.seats import MOST_SEATS, SEAT_NUMBERS
from dealer_assist.scales.tables import CARDS_AT, NO_CARDS, TALLIES

Cards = tuple[Card, ...]
_KEYS = frozenset(("game", "pots", "hands", "button", "chip", "board"))
_POT_KEYS = frozenset(("amount", "seats"))
_LONGEST = 40   # characters of one hand or board, blanks among them
_KEPT = 256


class PlainCase(NamedTuple):
    """A showdown that was read and judged plainly.

    Shape: the `frame` has every tabled hand; `ruling` with what each has, side by side, and `shown` how that
    is written, side by side too: the cards, `KsKdKcQcQs`, and its English; empty for nothing.
    """

    frame: Frame
    ruling: Plainly
    shown: Sequence[list[tuple[str, str]]]


class _Page(NamedTuple):
    """What a game asks of its plain cases, put together once.

    Shape: `first` is what the one or two cards come to that a hand begins with, by their text, `pieces` those
    behind them; `cuts` where these stand in a hand, by its length. Where the game is `plain.tallies` a hand
    is one number (`tables.tally`); else it is its cards.
    """

    plain: PlainGame
    first: Mapping[str, Any]
    pieces: Mapping[str, Any]
    cuts: Mapping[int, tuple[slice, ...]]
    board: int


class Frame(NamedTuple):
    """What a document says besides its cards.

    Shape: `seats` in order; `places` where the hand of each stands, nothing if they stand in order.
    """

    page: _Page
    chip: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    pots: list[Pot]

    @property
    def sides(self) -> tuple[PlainSide, ...]:
        """Its sides."""
        return self.page.plain.sides


class Lying(NamedTuple):
    """The cards of a frame's seats in their order and the board, each as the game's page wants them."""

    hands: Sequence[Any]
    board: Any


_new = tuple.__new__    # a NamedTuple in half the time of calling its class
_CUTS = {length: tuple([slice(at, at + 4) for at in range(4, length, 4)])
         for length in range(2, _LONGEST + 2, 2)}
_pages: dict[str, _Page] = {}


def read_plain(document: Mapping[str, Any]) -> PlainCase | None:
    """The case that a document of the contract's section 3 is, judged; None where it is no plain one."""
    given, shared = document.get("hands"), document.get("board")
    if type(given) is not dict:
        return None
    try:
        frame = read_frame(document, tuple(given))
        lying = read_cards(frame, given.values(), "" if shared is None else shared) if frame else None
    except (Refusal, KeyError):     # a game, a seat or a card that there is not
        return None     # the careful reader finds the first mistake, and names its field
    if frame is None or lying is None:
        return None
    judged = judged_of(frame, lying)
    ruling = ruled(frame.page.plain, frame.chip, frame.seats, judged, frame.pots, why=True)
    return ruling and PlainCase(frame, ruling, shown_of(frame, lying, judged))


def read_frame(document: Mapping[str, Any], labels: tuple[str, ...]) -> Frame | None:
    """A document with hands at seats of these `labels`, but for its cards; None where it is no plain one.

    Errors: a Refusal or a KeyError for a game or a seat that there is not.
    """
    name, chip, button = document["game"], document.get("chip", 1), document.get("button")
    if type(name) is not str or not labels or not _KEYS.issuperset(document):
        return None
    if not _is_number(chip, MOST_CHIPS) or button is not None and not _is_number(button, MOST_SEATS):
        return None
    page = _page(name)
    if not page.plain.sides:
        return None
    seats, places = _in_order(labels)
    pots = _pots(document["pots"], seats)
    return Frame(page, chip, seats, places, pots) if pots else None


def judged_of(frame: Frame, lying: Lying) -> list[list[int]]:
    """What each hand has that counts, side by side."""
    plain, (hands, board) = frame.page.plain, lying
    return [side.of_tallies(hands) for side in plain.sides] if plain.tallies else plain.judged(hands, board)


def shown_of(frame: Frame, lying: Lying, judged: Sequence[list[int]]) -> list[list[tuple[str, str]]]:
    """How that is written: the cards and their English."""
    plain, (hands, board) = frame.page.plain, lying
    return [side.scale.shown(hands, strengths) if plain.tallies else side.shown(hands, board, strengths)
            for side, strengths in zip(plain.sides, judged, strict=True)]


def _is_number(value: object, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _page(name: str) -> _Page:
    game = load_game(name)
    page = _pages.get(name)
    # a room's own file may have been changed since
    if page is None or page.plain.game is not game:
        if len(_pages) >= _KEPT:
            _pages.clear()
        page = _pages[name] = _put_together(game)
    return page


def _put_together(game: Game) -> _Page:
    dealt, plain = counts(game), plain_game(game)
    # Binglaha's die and Sohe's halves decide what is judged: the careful reader asks for them
    if dealt.dice or dealt.parts or not dealt.least:
        plain = PlainGame(game, ())
    cards, first, more = _pieces(game.deck)
    lengths = range(2 * dealt.least, min(2 * dealt.most, _LONGEST) + 1, 2) if plain.sides else ()
    cuts = {length: _CUTS[length] for length in lengths}
    if not plain.tallies:
        return _Page(plain, cards, cards, cuts, dealt.board)
    # of a tally the board alone has the beginning
    return _Page(plain, more if dealt.board else first, more, cuts, dealt.board)


@lru_cache(maxsize=8)
def _pieces(deck: str) -> tuple[dict[str, Cards], dict[str, int], dict[str, int]]:
    """One card and two of a deck by their text: as cards, as the tally they begin, as what one grows by."""
    one = {str(card): (card,) for card in deck_cards(deck, False)}
    cards = {**one, **{f"{text}{other}": one[text] + one[other] for text in one for other in one}}
    more = {text: sum([TALLIES[card] for card in some]) for text, some in cards.items()}
    return cards, {text: NO_CARDS + tally for text, tally in more.items()}, more


@lru_cache(maxsize=1024)
def _in_order(texts: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats in order; and where the hand of each stands, nothing if they stand in order."""
    seats = [SEAT_NUMBERS[text] for text in texts]
    places = sorted(range(len(seats)), key=seats.__getitem__)
    ordered = tuple([seats[place] for place in places])
    return ordered, () if list(ordered) == seats else tuple(places)


def read_cards(frame: Frame, texts: Iterable[object], shared: object) -> Lying | None:
    """The hands as they were given and the board, each card there once; tallies have the board's cards.

    Errors: a KeyError for what is no card, or not so many.
    """
    page, places = frame.page, frame.places
    first, pieces, cuts, hands, many = page.first, page.pieces, page.cuts, [], 2 * page.board
    for text in texts:
        if type(text) is not str or len(text) > _LONGEST:
            return None
        if " " in text:
            text = text.replace(" ", "")
        hand = first[text[:4]]
        for cut in cuts[len(text)]:
            hand += pieces[text[cut]]
        hands.append(hand)
        many += len(text)
    board = _board(page, shared)
    if board is None:
        return None
    if not page.plain.tallies:
        if 2 * len(set(board).union(*hands)) != many:
            return None
    # a card that lies twice carries into the next bit, and fewer bits are left than cards
    elif 2 * (sum(hands, board) >> CARDS_AT).bit_count() != many:
        return None
    elif board:
        hands = [hand + board for hand in hands]
    lying: Lying = _new(Lying, ([hands[place] for place in places] if places else hands, board))
    return lying


def read_cut(frame: Frame, layout: LineLayout, texts: Iterable[str]) -> Lying | None:
    """As `read_cards`, of the cards that a layout cuts out of a line.

    Errors: a KeyError for what is no card.
    """
    cut = list(map(frame.page.pieces.__getitem__, texts))
    hands, board = (_tallied if frame.page.plain.tallies else _joined)(layout, cut)
    if hands is None:
        return None
    lying: Lying = _new(Lying, (hands, board))
    return lying


def _tallied(layout: LineLayout, cut: Sequence[int]) -> tuple[list[int] | None, int]:
    board = sum(cut[layout.board], NO_CARDS)
    hands = [sum(cut[hand], board) for hand in layout.hands]
    # as in `read_cards`; the board lies there once
    held = sum(hands, board - len(hands) * board) >> CARDS_AT
    return hands if held.bit_count() == layout.count else None, board


def _joined(layout: LineLayout, cut: Sequence[Cards]) -> tuple[list[Cards] | None, Cards]:
    hands = [sum(cut[hand], ()) for hand in layout.hands]
    return hands if len(set().union(*cut)) == layout.count else None, sum(cut[layout.board], ())


def _board(page: _Page, shared: object) -> Any:
    """The shared cards as the page wants them; None where they are not so many."""
    if type(shared) is not str or len(shared) > _LONGEST:
        return None
    text = shared.replace(" ", "") if " " in shared else shared
    if len(text) != 2 * page.board:
        return None
    if not text:
        return 0 if page.plain.tallies else ()
    pieces = page.pieces
    board = pieces[text[:4]]
    for cut in _CUTS[len(text)]:
        board += pieces[text[cut]]
    return NO_CARDS + board if page.plain.tallies else board


def _pots(given: object, seats: tuple[int, ...]) -> list[Pot] | None:
    if type(given) is not list or not 0 < len(given) <= MOST_POTS:
        return None
    pots: list[Pot] = []
    for pot in given:
        if type(pot) is not dict or not _POT_KEYS.issuperset(pot):
            return None
        if not _is_number(pot.get("amount"), MOST_CHIPS):
            return None
        named = pot.get("seats")
        if named is None:
            named = seats
        elif type(named) is not list or not named or not _each_once(named, seats):
            return None
        pots.append(_new(Pot, (pot["amount"], tuple(named))))
    return pots


def _each_once(named: list[object], seats: tuple[int, ...]) -> bool:
    return all(type(seat) is int and seat in seats for seat in named) and len(set(named)) == len(named)
