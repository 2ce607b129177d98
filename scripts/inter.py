#!/usr/bin/env python3
"""Cut the two basic files of Inter that every page is set in, and draw the suits of the cards into them.

    pip install "fonttools[woff]"
    python scripts/inter.py

Reads `static/vendor/inter/inter-latin-*-normal.woff2`, writes `inter-basic-*.woff2` beside them. A suit fills
a square of one em, which a line of that height shows whole: `font-size` is its width and its height.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent.parent / "static/vendor/inter"
FEATURES = ["kern", "tnum", "ccmp", "mark"]
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2016), *range(0x2018, 0x201F),
           0x2022, 0x2026, 0x202F, 0x20AC, 0x2212]
SQUARE = 24     # of the outlines below
SUITS = {
    "♠": "M12 2C9 7 3 9.5 3 14a4.3 4.3 0 0 0 7.6 2.7C10.5 19 9.7 20.8 8 22h8c-1.7-1.2-2.5-3-2.6-5.3"
         "A4.3 4.3 0 0 0 21 14c0-4.5-6-7-9-12z",
    "♥": "M12 21.5C9 18 2.5 14 2.5 8.3A4.9 4.9 0 0 1 12 6.2a4.9 4.9 0 0 1 9.5 2.1C21.5 14 15 18 12 21.5z",
    "♦": "M12 1.5 20 12l-8 10.5L4 12z",
    "♣": "M12 2a4.6 4.6 0 0 0-3.9 7.1A4.6 4.6 0 1 0 10.7 16C10.6 18.6 9.7 20.6 8 22h8c-1.7-1.4-2.6-3.4-2.7-6"
         "a4.6 4.6 0 1 0 2.6-6.9A4.6 4.6 0 0 0 12 2z",
}


def main() -> None:
    """Write both weights."""
    for weight in (400, 700):
        font = TTFont(FOLDER / f"inter-latin-{weight}-normal.woff2")
        options = Options(layout_features=FEATURES, hinting=False)
        cut = Subsetter(options)
        cut.populate(unicodes=LETTERS)
        cut.subset(font)
        for suit, outline in SUITS.items():
            _draw(font, suit, outline)
        font.flavor = "woff2"
        font.save(FOLDER / f"inter-basic-{weight}.woff2")


def _draw(font: TTFont, suit: str, outline: str) -> None:
    em = font["head"].unitsPerEm
    line = font["hhea"].ascent - font["hhea"].descent
    top = font["hhea"].ascent - (line - em) / 2     # of a line of one em, over the ground line
    glyph = TTGlyphPen(None)
    scaled = Transform(em / SQUARE, 0, 0, -em / SQUARE, 0, top)
    parse_path(outline, TransformPen(Cu2QuPen(glyph, em / 1000, reverse_direction=True), scaled))
    name = f"uni{ord(suit):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = drawing = glyph.glyph()
    drawing.recalcBounds(font["glyf"])
    font["hmtx"][name] = (em, drawing.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(suit)] = name


if __name__ == "__main__":
    main()
