"""What dice, the flop or a river decided for the whole table, before any pot is looked at."""

from __future__ import annotations

from dealer_assist.cards import Card
from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.evaluate import Tabled


def table_notes(table: Tabled, label: str) -> list[Note]:
    """The notes on the game that is played, its sides and its board, each behind `label`."""
    notes = [*_game(table), *_sides(table), *_board(table)]
    return [note.behind(label) for note in notes]


def _game(table: Tabled) -> list[Note]:
    if table.becomes is None:
        return []
    red = sum(card is not None and card.suit in (1, 2) for card in table.board[:3])
    return [reasons.became(table.showdown.game, table.becomes.when, table.game, red)]


def _sides(table: Tabled) -> list[Note]:
    dice, notes = table.showdown.dice, []
    names = [side.name for side in table.sides]
    for side in table.game.sides:
        if side.when is not None and dice:
            off = side in table.off
            notes.append(reasons.side_off(table.game, dice[-1], side.name, names) if off
                         else reasons.side_on(table.game, dice[-1], side.name))
    for played in table.sides:
        first = played.tiers[0]
        if first.tier.qualifier == "rolled":
            notes.append(reasons.rolled(table.game, dice, first.qualifier or "none"))
    return notes


def _board(table: Tabled) -> list[Note]:
    game, laid, dice = table.game, table.layout, table.showdown.dice
    notes = []
    if dice and any(lines.when is not None for lines in game.boards):
        notes.append(reasons.lines_rolled(game, dice[-1], laid.when))
    if laid.gone_lines:
        rivers = [card for n in laid.gone_lines if (card := _river(table, n)) is not None]
        notes.append(reasons.rows_gone(game, laid.gone_lines, rivers[0].rank))
    elif game.removes == "lowest river" and (card := _river(table, 1)) is not None:
        notes.append(reasons.rows_all_stay(game, card.rank))
    elif laid.gone:
        notes.append(reasons.turned_down(game, laid.gone))
    return notes


def _river(table: Tabled, line: int) -> Card | None:
    """The river card of a line, counted from 1."""
    lines = table.game.boards[0].lines
    return table.board[lines[line - 1][-1] - 1] if lines else None
