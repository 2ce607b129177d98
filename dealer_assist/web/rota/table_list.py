"""The tables of a string as one field has them: `1-8, 11`, in the order in which dealers go through them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dealer_assist.errors import Unreadable, quotable

FIELD = "tables"


def read_tables(text: str, room: Collection[int]) -> list[int]:
    """The numbers of tables that are written, in their order.

    Shape: `8-1` runs downwards; between the ends of a run only tables of the `room` count.
    Errors: `bad-string` for what is no number and no run of numbers, and for a table that the room has not.
    """
    tables: list[int] = []
    for word in re.sub(r"\s*[-–—]\s*", "-", text).replace(",", " ").replace(";", " ").split():
        run = re.fullmatch(r"([0-9]{1,9})(?:-([0-9]{1,9}))?", word)
        if run is None:
            raise Unreadable("bad-string.list", word=quotable(word, 20), field=FIELD)
        first = int(run[1])
        last = int(run[2] or run[1])
        for end in (first, last):
            if end not in room:
                raise Unreadable("bad-string.no-table", number=end, field=FIELD)
        between = sorted(one for one in room if min(first, last) <= one <= max(first, last))
        tables += between if first <= last else reversed(between)
    return tables


def written_tables(tables: Sequence[int]) -> str:
    """Tables as the field has them: neighbours that follow each other as a run."""
    runs: list[list[int]] = []
    for table in tables:
        step = table - runs[-1][-1] if runs else 0
        if runs and step in (1, -1) and (len(runs[-1]) == 1 or runs[-1][-1] - runs[-1][-2] == step):
            runs[-1].append(table)
        else:
            runs.append([table])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
