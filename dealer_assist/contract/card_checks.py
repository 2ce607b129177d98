"""Can these cards lie on the table: in the deck, each once, as many as the game deals?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.cards import JOKER, UNKNOWN, Card, deck_set
from dealer_assist.engine.dealing.card_counts import Counts, counts
from dealer_assist.engine.showdown.layouts import Board
from dealer_assist.engine.showdown.evaluate import Showdown
from dealer_assist.engine.showdown.sides import effective
from dealer_assist.errors import Unreadable
from dealer_assist.texts import Message, say
from dealer_assist.games.model import Game

Pieces = tuple[tuple[Card, ...], ...]


def check_cards(showdown: Showdown, pieces: Mapping[int, Pieces]) -> Showdown:
    """Check every card of a showdown against the game's deck and its page.

    Shape: `pieces` are the hands written with `/`; in the answer they stand under the page's names.
    Errors: `unknown-card`, `not-in-deck`, `duplicate-card`, `card-count`, `no-community`, `bad-parts`.
    Source: contract, section 3; R12 for runouts.
    """
    deck = deck_set(showdown.game.deck, plays_joker(showdown))
    shared = showdown.community is not None
    # R46: "six cards of his own and it"
    sizes = {len(cards) + shared for cards in showdown.hands.values()}
    for place, board in _boards(showdown):
        if not _clean(showdown, board, deck):
            _check_deck(showdown, place, board, deck)
            raise _twice(showdown, place, board)
        # Wonky Donkey is another game by the colours of its flop (R42), on each board anew
        game = effective(showdown.game, board, showdown.choice)[0]
        dealt = counts(game)
        if len(board) != dealt.board:
            raise _wrong_board(game, dealt, board, place)
        if shared and (dealt.board or not dealt.open_cards):
            raise _no_community(game)
        if min(sizes) < dealt.least or max(sizes) > dealt.most:
            raise _wrong_count(showdown, game, next(
                seat for seat, cards in showdown.hands.items()
                if not dealt.least <= len(cards) + shared <= dealt.most))
    _check_runouts(showdown)
    return _parted(showdown, game, pieces) if pieces or dealt.parts else showdown


def _boards(showdown: Showdown) -> Iterator[tuple[str, Board]]:
    """Every board with its place in the document."""
    if not showdown.runouts:
        yield "board", showdown.board
    for n, board in enumerate(showdown.runouts):
        yield f"runouts.{n}", board


def _places(showdown: Showdown, place: str, board: Board) -> Iterator[tuple[str, str, Board]]:
    """All cards on the table with one board: their field, the key of how that is said, the cards."""
    yield place, "place.on-board", board
    if showdown.community is not None:
        yield "community", "place.community", (showdown.community,)
    for seat, cards in showdown.hands.items():
        yield f"hands.{seat}", "place.in-hand", cards


def plays_joker(showdown: Showdown) -> bool:
    """Is there a joker in the deck: the page has one, and the house leaves it in?"""
    # the judge follows the house: without a joker in the deck `Jk` is a strange card
    return showdown.game.joker is not None and showdown.house["joker"] != "none"


def _clean(showdown: Showdown, board: Board, deck: frozenset[Card]) -> bool:
    """Every card in the deck and none twice: the quick answer, which names no culprit."""
    hands = showdown.hands.values()
    shared = () if showdown.community is None else (showdown.community,)
    lying = {*board, *shared}.union(*hands)
    return len(lying) == len(board) + len(shared) + sum(map(len, hands)) and lying <= deck


def _check_deck(showdown: Showdown, where: str, board: Board, deck: frozenset[Card]) -> None:
    for place, key, cards in _places(showdown, where, board):
        for card in cards:
            if card not in deck:
                assert card is not None, showdown   # a document with such a cell is refused as it is read
                raise _not_in_deck(card, showdown.game, place, _where(key, place))


def _where(key: str, place: str) -> Message:
    """A place of the document as a person says it; the seat is the last of `hands.3`."""
    return say(f"refused.{key}", seat=place.rpartition(".")[2])


def _not_in_deck(card: Card, game: Game, place: str, where: Message) -> Unreadable:
    if card == UNKNOWN:
        return Unreadable("unknown-card", where=where, field=place)
    words = say("card.joker") if card == JOKER else card.words()
    return Unreadable(
        "not-in-deck", card=str(card), where=where, game=game.name, words=words,
        field=place, rule=game.section,
    )


def _twice(showdown: Showdown, where: str, board: Board) -> Unreadable:
    """Every card is of the deck, and they are no set: the first that lies there a second time."""
    lying = [(card, key, place) for place, key, cards in _places(showdown, where, board) for card in cards]
    again = next(n for n, (card, _, _) in enumerate(lying) if any(card == other[0] for other in lying[:n]))
    card, key, place = lying[again]
    first, second = next(_where(key, place) for one, key, place in lying if one == card), _where(key, place)
    text = "duplicate-card.in-one-place" if first == second else "duplicate-card.in-two-places"
    return Unreadable(text, card=str(card), first=first, second=second, field=place)


def _wrong_board(game: Game, dealt: Counts, board: Board, place: str) -> Unreadable:
    if not dealt.board:
        return Unreadable("card-count.no-board", game=game.name, field=place, rule=game.section)
    return Unreadable(
        "card-count.board", count=len(board), game=game.name, needed=dealt.board,
        field=place, rule=game.section,
    )


def _no_community(game: Game) -> Unreadable:
    return Unreadable("no-community", game=game.name, field="community", rule=game.section)


def _wrong_count(showdown: Showdown, game: Game, seat: int) -> Unreadable:
    dealt, held = counts(game), len(showdown.hands[seat])
    shared = showdown.community is not None
    return Unreadable(
        f"card-count.{'hand-and-community' if shared else 'hand'}", seat=seat, count=held, game=game.name,
        needed=dealt.least - 1 if shared else dealt.held, field=f"hands.{seat}", rule=game.section,
    )


def _check_runouts(showdown: Showdown) -> None:
    """Boards share what lay there when the money went in, whole streets of it, and nothing after (R12)."""
    boards = showdown.runouts
    if len(boards) < 2:
        return
    shared = _shared(showdown.game, boards)
    seen = set(boards[0])
    for n, board in enumerate(boards[1:], 1):
        # what lay there when the money went in lies on every board; a card after it can come once
        for card in board[shared:]:
            if card in seen:
                raise Unreadable("duplicate-card.on-two-boards", card=card, field=f"runouts.{n}")
        seen.update(board)


def _shared(game: Game, boards: tuple[Board, ...]) -> int:
    """How many cards from the first on lie on all boards: the most whole streets that agree."""
    ends, total = [0], 0
    for street in game.streets:
        total += sum(step.low for step in street.steps if step.word == "board")
        ends.append(total)
    return max(end for end in ends if len({frozenset(board[:end]) for board in boards}) == 1)


def _parted(showdown: Showdown, game: Game, pieces: Mapping[int, Pieces]) -> Showdown:
    """Put the pieces of each hand under the names of the page, told apart by their size."""
    wanted = counts(game).parts
    if not wanted:
        raise _bad_parts(game, wanted, next(iter(pieces)))
    parts = {}
    for seat in showdown.hands:
        held = pieces.get(seat, ())
        sizes = {len(piece): piece for piece in held}
        # Sohe is told by size: two cards are the hold'em pair in whatever order they are written
        if sorted(map(len, held)) != sorted(size for _, size in wanted):
            raise _bad_parts(game, wanted, seat)
        parts[seat] = {name: sizes[size] for name, size in wanted}
    return showdown._replace(parts=parts)


def _bad_parts(game: Game, wanted: tuple[tuple[str, int], ...], seat: int) -> Unreadable:
    if not wanted:
        return Unreadable(
            "bad-parts.hands-not-parted", game=game.name, seat=seat, field=f"hands.{seat}", rule=game.section
        )
    sizes = "/".join(str(size) for _, size in reversed(wanted))
    return Unreadable("bad-parts.sizes", seat=seat, sizes=sizes, field=f"hands.{seat}", rule=game.section)
