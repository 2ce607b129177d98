"""A key as the server writes it: `static/shell/dom.js` draws the same."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """Its name, a big label, and a small line under it: what it adds, or why it is `closed`.

    Shape: `kind` are its classes, `letter` that of a keyboard, `aria` what is read out in place of the label.
    """

    name: str
    label: str
    kind: str = ""
    small: str = ""
    closed: bool = False
    letter: str = ""
    aria: str = ""
