"""How the shared cards lie: rows and columns in words, from the cells of a game's layouts.

Cells count from 1 in dealing order, as in the game files.
"""

from __future__ import annotations

from dealer_assist.rulebook import phrases
from dealer_assist.games.model import Game, Lines
from dealer_assist.texts import Message, joined, named, say

LETTERS = "XYZVW"  # for the streets that deal board cards, as the rulebook draws them


def street_cells(game: Game) -> dict[str, range]:
    """The cells that each street deals, by its name; streets without board cards are left out."""
    cells, dealt = {}, 0
    for street in game.streets:
        fresh = sum(step.low for step in street.steps if step.word == "board")
        if fresh:
            cells[street.name] = range(dealt + 1, dealt + fresh + 1)
        dealt += fresh
    return cells


def plain(game: Game) -> Lines | None:
    """The layout that holds without a condition, None where the board is one line."""
    return next((lines for lines in game.boards if lines.when is None), None)


def placing(game: Game, cells: range) -> str:
    """How the cards of one step are laid: `in three rows of three, each from left to right`; often ``."""
    layout = plain(game)
    if layout is None:
        return ""
    if layout.rows:
        return _columns(layout.rows, cells)
    groups = _groups(layout.lines, cells)
    sizes = {len(group) for group in groups}
    if len(groups) < 2 or len(sizes) != 1:
        return ""
    if sizes != {1}:
        rows, size = len(groups), sizes.pop()
        return say("manual.in-rows", rows=phrases.count(rows, "row"), size=phrases.number(size))
    return _beside(layout.lines, groups)


def _groups(lines: tuple[tuple[int, ...], ...], cells: range) -> list[tuple[int, ...]]:
    """The different sets of these cells that the lines hold, in order."""
    subsets = {tuple(cell for cell in line if cell in cells) for line in lines}
    return sorted(group for group in subsets if group)


def _columns(rows: tuple[tuple[int, ...], ...], cells: range) -> str:
    deep = [sum(cell in cells for cell in row) for row in rows]
    if len(set(deep)) != 1 or not deep[0]:
        return ""
    return say("manual.in-columns", n=deep[0], count=phrases.number(deep[0]), rows=phrases.number(len(rows)))


def _beside(lines: tuple[tuple[int, ...], ...], groups: list[tuple[int, ...]]) -> str:
    """Single cards, one below the other: which rows each of them belongs to."""
    starts = sorted({line[0] for line in lines})
    homes = [sorted({starts.index(line[0]) + 1 for line in lines if cell in line}) for (cell,) in groups]
    if all(len(home) == 1 for home in homes) and len(homes) == len(starts):
        return say("manual.one-each-row")
    words = [
        say("manual.goes-with-rows", n=len(home), card=place, rows=phrases.either([str(n) for n in home]))
        for place, home in enumerate(homes, 1)
    ]
    return say("manual.below-the-other", cards=phrases.either(words))


def line_words(game: Game, line: tuple[int, ...]) -> str:
    """One line of the board: `row 1 of the flop, turn card 1 and the river`."""
    words: list[str] = []
    for name, cells in street_cells(game).items():
        mine = [cell for cell in line if cell in cells]
        first = mine[0] - cells.start if mine else 0
        if not mine:
            continue
        if len(mine) == len(cells):
            words.append(say("manual.the-street", street=_of(name)))
        elif len(mine) == 1:
            words.append(say("manual.street-card", street=_of(name), card=first + 1))
        elif mine[-1] - mine[0] == len(mine) - 1:
            words.append(say("manual.street-row", street=_of(name), row=first // len(mine) + 1))
        else:
            words.append(say("manual.street-column", street=_of(name), column=first + 1))
    return phrases.either(words)


def _of(name: str) -> str:
    """A street among others, in the middle of a sentence."""
    known = named("manual.small-street", name)
    return known if isinstance(known, Message) else name.replace("-", " ")


def lines_sentences(game: Game) -> list[str]:
    """Which board cards go together, one sentence a layout."""
    texts = []
    for layout in sorted(game.boards, key=lambda it: it.when is not None):
        start = phrases.condition(layout.when) if layout.when else ""
        if layout.rows:
            rule = say("manual.one-from-each-row")
        else:
            lines = joined([line_words(game, line) for line in layout.lines], "; ")
            rule = say("manual.from-one-line", lines=lines)
        texts.append(joined([start, rule], ": "))
    return [phrases.sentence(text) for text in texts]


def legend(game: Game) -> tuple[tuple[str, str], ...]:
    """The letters of `grid` with their streets; empty where the board is one line."""
    if plain(game) is None:
        return ()
    dealt = zip(LETTERS, street_cells(game), strict=False)
    return tuple((letter, _of(name)) for letter, name in dealt)


def grid(game: Game) -> tuple[str, ...]:
    """The board as a dealer sees it, a letter a street, top row first; empty where it is one line.

    Shape: a card that belongs to two rows stands on a line between them; blanks are spaces.
    """
    layout = plain(game)
    if layout is None:
        return ()
    letters = {
        cell: letter
        for letter, cells in zip(LETTERS, street_cells(game).values(), strict=False) for cell in cells
    }
    rows = places(game, layout)
    return tuple(" ".join(letters.get(cell or 0, " ") for cell in row).rstrip() for row in rows)


def places(game: Game, layout: Lines) -> tuple[tuple[int | None, ...], ...]:
    """Where each cell of the board lies: rows from the top, None for a gap.

    Shape: lines that run down the flop (a die turned them, 2.8) stand as columns.
    """
    placed: dict[tuple[int, int], int] = {}
    left = 0
    for cells in street_cells(game).values():
        at = {cell: _spot(layout, cell, cells) for cell in cells}
        placed |= {(y, left + x): cell for cell, (y, x) in at.items()}
        left += 1 + max(x for _, x in at.values())
    rows = sorted({y for y, _ in placed})
    grid = tuple(tuple(placed.get((y, x)) for x in range(left)) for y in rows)
    first = layout.lines[0] if layout.lines else (1, 2)
    # R37: on a roll of 4 to 6 the columns play
    return grid if first[1] == first[0] + 1 or layout.rows else tuple(zip(*grid, strict=True))


def _spot(layout: Lines, cell: int, cells: range) -> tuple[int, int]:
    """Twice the row of a cell, and its column among the cells of its street."""
    if layout.rows:
        row = next(row for row in layout.rows if cell in row)
        return 2 * layout.rows.index(row), [other for other in row if other in cells].index(cell)
    starts = sorted({line[0] for line in layout.lines})
    # R36: a turn card belongs to the row above it and to the row below, so it is drawn between them
    mine = [line for line in layout.lines if cell in line]
    homes = sorted({starts.index(line[0]) for line in mine})
    together = [other for other in mine[0] if other in cells]
    return homes[0] + homes[-1], together.index(cell)
