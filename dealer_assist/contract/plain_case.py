"""The usual document of the judge, read in one pass: one board, hands as strings, every check a look-up.

Whatever else a document may say (cards in a list, a house rule, a second board, a mistake) makes it no plain
case: `showdown_document` reads it then, and says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from dealer_assist.cards import RANKS, Card, deck_cards
from dealer_assist.contract.showdown_document import MOST_POTS
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.plain import PlainSide, Plainly, plain_sides, ruled
from dealer_assist.engine.showdown.split import Pot
from dealer_assist.engine.state.actions import MOST_CHIPS
from dealer_assist.errors import Refusal
from dealer_assist.games import ANY, Game, load_game
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.scales.tables import CARDS_AT, NO_CARDS, TALLIES

Cards = tuple[Card, ...]
_KEYS = frozenset(("game", "pots", "hands", "button", "chip", "board"))
_POT_KEYS = frozenset(("amount", "seats"))
_SEATS = {str(seat): seat for seat in range(1, MOST_SEATS + 1)}
_LONGEST = 40   # characters of one hand or board, blanks among them
_KEPT = 256


class PlainCase(NamedTuple):
    """A showdown that was read and judged plainly.

    Shape: `seats` every tabled hand in order; `ruling` with what each has, side by side, and `shown` how that
    is written, side by side too: the cards, `KsKdKcQcQs`, and its English; empty for nothing.
    """

    sides: tuple[PlainSide, ...]
    seats: tuple[int, ...]
    ruling: Plainly
    shown: Sequence[list[tuple[str, str]]]


class _Page(NamedTuple):
    """What a game asks of its plain cases, put together once.

    Shape: `first` is what the one or two cards come to that a hand begins with, by their text, `pieces` those
    behind them; `cuts` where these stand in a hand, by its length. `tallies`: each side may use every card,
    so that a hand is one number (`tables.tally`); else it is its cards.
    """

    game: Game
    sides: tuple[PlainSide, ...]
    tallies: bool
    first: Mapping[str, Any]
    pieces: Mapping[str, Any]
    cuts: Mapping[int, tuple[slice, ...]]
    board: int


_new = tuple.__new__    # a NamedTuple in half the time of calling its class
_CUTS = {length: tuple([slice(at, at + 4) for at in range(4, length, 4)])
         for length in range(2, _LONGEST + 2, 2)}
_pages: dict[str, _Page] = {}


def read_plain(document: Mapping[str, Any]) -> PlainCase | None:
    """The case that a document of the contract's section 3 is, judged; None where it is no plain one."""
    try:
        return _read(document)
    except (Refusal, KeyError):     # a game, a seat or a card that there is not
        return None     # the careful reader finds the first mistake, and names its field


def _read(document: Mapping[str, Any]) -> PlainCase | None:
    name, given, chip = document["game"], document["hands"], document.get("chip", 1)
    button = document.get("button")
    if type(name) is not str or type(given) is not dict or not given or not _KEYS.issuperset(document):
        return None
    if not _whole(chip, MOST_CHIPS) or button is not None and not _whole(button, MOST_SEATS):
        return None
    page = _page(name)
    if not page.sides:
        return None
    seats, places = _in_order(tuple(given))
    pots = _pots(document["pots"], seats)
    lying = _lying(page, given, document.get("board")) if pots else None
    if not pots or not lying:
        return None
    hands, board = lying
    if places:
        hands = [hands[place] for place in places]
    return _judged(page, chip, seats, pots, hands, board)


def _judged(page: _Page, chip: int, seats: tuple[int, ...], pots: list[Pot], hands: list[Any],
            board: Any) -> PlainCase | None:
    sides, tallies = page.sides, page.tallies
    judged = [side.of_tallies(hands) if tallies else side.strengths(hands, board) for side in sides]
    ruling = ruled(page.game, chip, sides, seats, judged, pots, why=True)
    if ruling is None:
        return None
    shown = [side.scale.shown(hands, judged[n]) if tallies else side.shown(hands, board, judged[n])
             for n, side in enumerate(sides)]
    case: PlainCase = _new(PlainCase, (sides, seats, ruling, shown))
    return case


def _whole(value: object, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _page(name: str) -> _Page:
    game = load_game(name)
    page = _pages.get(name)
    if page is None or page.game is not game:
        if len(_pages) >= _KEPT:
            _pages.clear()
        page = _pages[name] = _put_together(game)
    return page


def _put_together(game: Game) -> _Page:
    dealt, sides = counts(game), plain_sides(game)
    if dealt.dice or dealt.parts or not dealt.least:
        sides = ()
    most = dealt.most + dealt.board
    tallies = most < len(RANKS) and all(
        (side.board or not dealt.board) and (side.use == ANY or not dealt.board)
        and side.scale.size <= dealt.least + dealt.board for side in sides)
    cards, first, more = _pieces(game.deck)
    lengths = range(2 * dealt.least, min(2 * dealt.most, _LONGEST) + 1, 2) if sides else ()
    cuts = {length: _CUTS[length] for length in lengths}
    if not tallies:
        return _Page(game, sides, False, cards, cards, cuts, dealt.board)
    # of a tally the board alone has the beginning
    return _Page(game, sides, True, more if dealt.board else first, more, cuts, dealt.board)


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
    seats = [_SEATS[text] for text in texts]
    places = sorted(range(len(seats)), key=seats.__getitem__)
    ordered = tuple([seats[place] for place in places])
    return ordered, () if list(ordered) == seats else tuple(places)


def _lying(page: _Page, given: Mapping[str, object], shared: object) -> tuple[list[Any], Any] | None:
    """The hands as they were given and the board, each card there once; tallies have the board's cards."""
    first, pieces, cuts, hands, many = page.first, page.pieces, page.cuts, [], 2 * page.board
    for text in given.values():
        if type(text) is not str or len(text) > _LONGEST:
            return None
        if " " in text:
            text = text.replace(" ", "")
        hand = first[text[:4]]
        for cut in cuts[len(text)]:
            hand += pieces[text[cut]]
        hands.append(hand)
        many += len(text)
    board = _board(page, "" if shared is None else shared)
    if board is None:
        return None
    if not page.tallies:
        return (hands, board) if 2 * len(set(board).union(*hands)) == many else None
    # a card that lies twice carries into the next bit, and fewer bits are left than cards
    if 2 * (sum(hands, board) >> CARDS_AT).bit_count() != many:
        return None
    return ([hand + board for hand in hands] if board else hands), board


def _board(page: _Page, shared: object) -> Any:
    """The shared cards as the page wants them; None where they are not so many."""
    if type(shared) is not str or len(shared) > _LONGEST:
        return None
    text = shared.replace(" ", "") if " " in shared else shared
    if len(text) != 2 * page.board:
        return None
    if not text:
        return 0 if page.tallies else ()
    pieces = page.pieces
    board = pieces[text[:4]]
    for cut in _CUTS[len(text)]:
        board += pieces[text[cut]]
    return NO_CARDS + board if page.tallies else board


def _pots(given: object, seats: tuple[int, ...]) -> list[Pot] | None:
    if type(given) is not list or not 0 < len(given) <= MOST_POTS:
        return None
    pots: list[Pot] = []
    for pot in given:
        if type(pot) is not dict or not _POT_KEYS.issuperset(pot):
            return None
        if not _whole(pot.get("amount"), MOST_CHIPS):
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
