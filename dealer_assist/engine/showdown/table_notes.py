"""What dice, the flop or a river decide for the whole table: said when it happens, and again by the judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.cards import Card
from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.layouts import Board, Layout, lines_of
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.sides import Sides, leaves
from dealer_assist.games.model import Game


def table_notes(table: Tabled, label: str) -> list[Note]:
    """The notes on the game that is played, its sides and its board, each behind `label`."""
    game, dice = table.game, table.showdown.dice
    if not (dice or game.boards or game.removes or table.becomes):
        return []
    notes = [*_became(table), *on_sides(game, dice, Sides(table.sides, table.off)),
             *on_lines(game, table.board, dice)]
    if table.showdown.house["rivers-alike"] != "dealer-wins" or table.layout.gone_lines:
        notes += on_rows(game, table.board, table.layout)
    if game.removes == "rolled" and table.layout.gone:
        notes.append(reasons.turned_down(game, table.layout.gone))
    return [note.behind(label) for note in notes]


def _became(table: Tabled) -> Iterator[Note]:
    if table.becomes is not None:
        red = sum(card is not None and card.suit in (1, 2) for card in table.board[:3])
        yield reasons.became(table.showdown.game, table.becomes.when, table.game, red)


def on_sides(game: Game, dice: Sequence[int], sides: Sides) -> Iterator[Note]:
    """The sides that a die takes away or lets be played, and the low that dice ask for."""
    names = [side.name for side in sides.played]
    for side in game.every_side():
        if side.when is not None and dice:
            off = side in sides.off
            yield (reasons.side_off(game, dice[-1], side.name, names) if off
                   else reasons.side_on(game, dice[-1], side.name))
    for played in leaves(sides.played):
        first = played.tiers[0]
        if first.tier.qualifier == "rolled":
            yield reasons.rolled(game, dice, first.qualifier or "none")


def on_lines(game: Game, board: Board, dice: Sequence[int]) -> Iterator[Note]:
    """How a die lets the board be read (R37)."""
    if dice and any(lines.when is not None for lines in game.boards):
        yield reasons.lines_rolled(game, dice[-1], lines_of(game, board, dice).when)


def on_rows(game: Game, board: Board, laid: Layout) -> Iterator[Note]:
    """The rows that leave with the lowest river card, if any (R38)."""
    if game.removes == "lowest river":
        river = _river(game, board, (laid.gone_lines or (1,))[0])
        yield (reasons.rows_gone(game, laid.gone_lines, river.rank) if laid.gone_lines
               else reasons.rows_all_stay(game, river.rank))


def _river(game: Game, board: Board, line: int) -> Card:
    """The river card of a line, counted from 1; without lines the last card."""
    lines = game.boards[0].lines if game.boards else ()
    card = board[lines[line - 1][-1] - 1] if lines else board[-1]
    assert card is not None, board
    return card
