"""Text in a cell of a CSV file, so that no spreadsheet takes it for a formula and works it out."""

from __future__ import annotations

import re

# what makes a formula when it stands first, in the wide signs of East Asia too; a quote mark sets text apart
_BEGINS = "[=+\\-@\t\r＝＋－＠]"
_FORMULA, _SET_APART = re.compile(f"'*{_BEGINS}"), re.compile(f"'+{_BEGINS}")


def set_apart(text: str) -> str:
    """The text as a cell has it; what begins with quote marks already gets one more, so that none is lost."""
    return f"'{text}" if _FORMULA.match(text) else text


def as_meant(cell: str) -> str:
    """The text of a cell that `set_apart` wrote."""
    return cell[1:] if _SET_APART.match(cell) else cell
