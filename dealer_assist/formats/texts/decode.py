"""Bytes of a hand text as lines: whatever a server's program wrote them in."""

from __future__ import annotations

import codecs

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
# narrow and hard spaces stand between digits and before currency signs
_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\ufeff": None, "\r": "\n"})


def decode(data: bytes) -> str:
    """The text: UTF-8 or UTF-16 with or without a mark, else the Windows code page of the West."""
    if data.startswith(_UTF16):
        text = data.decode("utf-16", "replace")
    elif data[1:200:2].count(0) > len(data[:200]) // 4:
        text = data.decode("utf-16-le", "replace")
    elif data[:200:2].count(0) > len(data[:200]) // 4:
        text = data.decode("utf-16-be", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    return text.replace("\r\n", "\n").translate(_SPACES)
