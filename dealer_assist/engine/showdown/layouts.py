"""Which board cards a hand may use together, and the conditions that a die or the flop decide.

A game file says it in cells, counted from 1 in dealing order; here the cells become cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.games.model import Becomes, Game, Lines, When
from dealer_assist.rules.house import House

Board = Sequence[Card | None]
Group = tuple[Card, ...]
_RED = (1, 2)  # diamonds, hearts


@dataclass(frozen=True, slots=True)
class Layout:
    """The shared cards as hands may use them.

    Shape: `groups` are sets of cards that play together, a hand uses cards of one group; `lines` are
    the groups by the number of their line, from 1, as far as they are still in play. `when` is the
    condition that chose the layout. `gone` are the cards that left play, `gone_lines` the numbers of
    whole lines that did.
    """

    groups: tuple[Group, ...]
    lines: Mapping[int, Group] = field(default_factory=dict)
    when: When | None = None
    gone: tuple[Card, ...] = ()
    gone_lines: tuple[int, ...] = ()


def holds(when: When, board: Board = (), dice: Sequence[int] = (), chosen: bool = False) -> bool:
    """Does the condition hold?

    Shape: `board` in dealing order; `dice` the rolls so far; `chosen`: this is the game that was picked.
    Errors: none; a roll or flop that has not come yet holds nothing.
    """
    if when.word == "roll":
        return bool(dice) and when.low <= dice[-1] <= when.high
    if when.word == "chosen":
        return chosen
    # "If two or three of the flop cards are red": the first three board cards (R42).
    flop = [card for card in board[:3] if card is not None]
    red = sum(card.suit in _RED for card in flop)
    return len(flop) == 3 and (red if when.word == "red" else 3 - red) >= when.low


def boards_apart(game: Game) -> tuple[tuple[int, ...], ...]:
    """The cells of each board where there are several, each with cards of its own (2.48); else nothing.

    Rows of one board share cells, or leave it with their river (2.12, 2.40).
    """
    if game.removes or len(game.boards) != 1 or game.boards[0].rows:
        return ()
    lines = game.boards[0].lines
    cells = [cell for line in lines for cell in line]
    return lines if len(lines) > 1 and len(set(cells)) == len(cells) else ()


def becoming(game: Game, board: Board = (), choice: str | None = None) -> Becomes | None:
    """What the hand goes on as, None while (or where) it stays what it is.  Source: 2.44, 2.62."""
    for becomes in game.becomes:
        if holds(becomes.when, board, chosen=choice == becomes.game):
            return becomes
    return None


def lines_of(game: Game, board: Board, dice: Sequence[int]) -> Lines:
    """The layout that holds: the first whose condition does, or that has none."""
    return next((it for it in game.boards if it.when is None or holds(it.when, board, dice)), Lines())


def layout(game: Game, board: Board, dice: Sequence[int] = ()) -> Layout:
    """The groups of board cards a hand may use, after everything that leaves play has left.

    Shape: `board` whole and in dealing order.  Errors: none; a board too short for its lines is a bug.
    Source: 2.8, 2.12, 2.14, 2.39, 2.40.
    """
    lines = lines_of(game, board, dice)
    gone = _rolled(board, dice) if game.removes == "rolled" else ()
    if lines.rows:
        rows = [_cards(board, row, gone) for row in lines.rows]
        return Layout(tuple(product(*rows)), {}, lines.when, gone)
    whole = lines.lines or (tuple(range(1, len(board) + 1)),)
    left = _lowest_rivers(board, whole) if game.removes == "lowest river" else ()
    stay = {n: _cards(board, line, gone) for n, line in enumerate(whole, 1) if n not in left}
    dead = tuple(card for n in left for card in _cards(board, whole[n - 1], ()))
    return Layout(tuple(stay.values()), stay, lines.when, gone or dead, left)


def dealer_wins(game: Game, board: Board, house: House) -> bool:
    """Are all rivers of one rank, where every row leaves play then (2.40, house rule `rivers-alike`)?"""
    if game.removes != "lowest river" or house["rivers-alike"] != "dealer-wins":
        return False
    rivers = [board[line[-1] - 1] for line in lines_of(game, board, ()).lines]
    ranks = {card.rank for card in rivers if card is not None and card != UNKNOWN}
    return len(ranks) == 1 and None not in rivers and UNKNOWN not in rivers


def _cards(board: Board, cells: Sequence[int], gone: Sequence[Card]) -> tuple[Card, ...]:
    at = [board[cell - 1] for cell in cells]
    return tuple(card for card in at if card is not None and card not in gone)


def _rolled(board: Board, dice: Sequence[int]) -> tuple[Card, ...]:
    """Each die turns its card down; the same number twice turns one, a 6 none (R35)."""
    cells = sorted({die for die in dice if die <= len(board)})
    return _cards(board, cells, ())


def _lowest_rivers(board: Board, lines: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The lines with the lowest last card by rank, ace highest; all alike: none goes (R38)."""
    rivers = [card.rank for line in lines if (card := board[line[-1] - 1]) is not None]
    low = min(rivers)
    # 2.40: rivers 3, 8 and 3: rows one and three go
    return tuple(n for n, rank in enumerate(rivers, 1) if rank == low) if max(rivers) > low else ()
