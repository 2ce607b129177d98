"""What the PDFs are made of: type that has every letter of a name, cards, tables. Needs ReportLab."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor, white  # type: ignore[import-untyped]
from reportlab.lib.pagesizes import A4  # type: ignore[import-untyped]
from reportlab.lib.styles import ParagraphStyle  # type: ignore[import-untyped]
from reportlab.lib.units import mm  # type: ignore[import-untyped]
from reportlab.pdfbase import pdfmetrics  # type: ignore[import-untyped]
from reportlab.pdfbase.cidfonts import UnicodeCIDFont  # type: ignore[import-untyped]
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]
from reportlab.platypus import (  # type: ignore[import-untyped]
    CondPageBreak, Flowable, LongTable, Paragraph, SimpleDocTemplate, Spacer,
)

from dealer_assist.contract.board_rows import GAP
from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.formats.paper.words import CARD
from dealer_assist.texts import ENGLISH, joined, say, speak

FONTS = Path(__file__).with_name("fonts")
TYPE, BOLD = "DejaVu", "DejaVu-Bold"
# letters that the type lacks come from the reader's own fonts for these scripts
FAR = ((re.compile(r"[\uac00-\ud7af\u1100-\u11ff]+"), "HYSMyeongJo-Medium"),
       (re.compile(r"[\u3040-\u30ff]+"), "HeiseiKakuGo-W5"),
       (re.compile(r"[\u2e80-\u2fff\u3100-\u9fff\uf900-\ufaff]+"), "STSong-Light"))
SUITS = {"♠": "#000000", "♥": "#a81e08", "♦": "#1c33cc", "♣": "#35756b"}
LINE, SHADE = HexColor("#9aa4ab"), HexColor("#eef1f3")
WIDTH = A4[0] - 30 * mm
TABLE = [
    ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 0), SHADE),
    ("LINEBELOW", (0, 0), (-1, -1), 0.4, LINE), ("TOPPADDING", (0, 0), (-1, -1), 2),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 3),
    ("RIGHTPADDING", (0, 0), (-1, -1), 3)]


@cache
def _ready() -> None:
    for name, file in ((TYPE, "DejaVuSans.ttf"), (BOLD, "DejaVuSans-Bold.ttf")):
        pdfmetrics.registerFont(TTFont(name, str(FONTS / file)))
    pdfmetrics.registerFontFamily(TYPE, normal=TYPE, bold=BOLD, italic=TYPE, boldItalic=BOLD)
    for _, name in FAR:
        pdfmetrics.registerFont(UnicodeCIDFont(name))


def _style(size: float, bold: bool = False, **more: Any) -> ParagraphStyle:
    return ParagraphStyle(
        f"{size}{bold}", fontName=BOLD if bold else TYPE, fontSize=size, leading=size * 1.3, **more)


BODY, SMALL, TITLE = _style(9), _style(7.5), _style(18, True)
HEAD = _style(12, True, spaceBefore=8, spaceAfter=3)


def gap(points: float) -> Spacer:
    """Room."""
    return Spacer(1, points)


@dataclass(frozen=True, slots=True)
class Paper:
    """Paper in a language: what is put on it is spoken."""

    language: str = ENGLISH

    def text(self, words: str, style: ParagraphStyle = BODY) -> Paragraph:
        """A paragraph; a hash in it may be broken anywhere."""
        return Paragraph(self._markup(words), style)

    def bold(self, words: str, style: ParagraphStyle = BODY) -> Paragraph:
        """A paragraph that counts."""
        return Paragraph(f"<b>{self._markup(words)}</b>", style)

    def items(self, lines: Iterable[str]) -> list[Paragraph]:
        """A list."""
        return [self.text(joined(("•", line))) for line in lines]

    def heading(self, words: str) -> list[Any]:
        """A heading that stays with the first lines of what follows."""
        return [CondPageBreak(70), self.text(words, HEAD)]

    def table(self, head: Sequence[str], rows: Iterable[Sequence[Any]], widths: Sequence[float]) -> LongTable:
        """Rows under a head that every page repeats; `widths` are parts of the page's."""
        body = [[cell if isinstance(cell, Flowable) else self.text(cell, SMALL) for cell in row]
                for row in rows]
        whole = sum(widths)
        return LongTable(
            [[self.bold(cell, SMALL) for cell in head], *body], repeatRows=1, style=TABLE,
            colWidths=[WIDTH * part / whole for part in widths])

    def file(self, story: Sequence[Any], title: str, foot: str, compress: bool = True) -> bytes:
        """The PDF.  Shape: `foot` stands under every page, with its number; A4."""
        out = io.BytesIO()
        _ready()
        document = SimpleDocTemplate(
            out, pagesize=A4, leftMargin=15 * mm, rightMargin=15 * mm, topMargin=14 * mm,
            bottomMargin=16 * mm, title=self._spoken(title), author="dealer-assist",
            pageCompression=int(compress), lang=self.language)

        def under(pen: Any, page: Any) -> None:
            pen.setFont(TYPE, 7)
            pen.drawString(15 * mm, 9 * mm, self._spoken(foot))
            pen.drawRightString(A4[0] - 15 * mm, 9 * mm, self._spoken(say("paper.page", n=page.page)))

        document.build(list(story), onFirstPage=under, onLaterPages=under)
        return out.getvalue()

    def _markup(self, words: str) -> str:
        """Text for a paragraph: suits in their colours, far scripts in their fonts."""
        _ready()
        text = CARD.sub(lambda card: f'<font color="{SUITS[card[1]]}"><b>{card[0]}</b></font>',
                        escape(self._spoken(words)))
        for letters, font in FAR:
            text = letters.sub(rf'<font name="{font}">\g<0></font>', text)
        return text

    def _spoken(self, words: str) -> str:
        return str(speak(words, self.language))


class CardRow(Flowable):  # type: ignore[misc]
    """Cards in a row, as they lie on the table: rank, suit shape, an empty frame for one nobody saw."""

    def __init__(self, them: Iterable[str], size: float = 24) -> None:
        super().__init__()
        self.them, self.size = list(them), size

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """How much room it takes; many cards share what there is."""
        wanted = len(self.them) * self.size * 0.82
        if wanted > width and self.them:
            self.size *= width / wanted
        return len(self.them) * self.size * 0.82, self.size * 1.25

    def draw(self) -> None:
        """Each card beside the one before."""
        for place, card in enumerate(self.them):
            self._card(place * self.size * 0.82, card)

    def _card(self, x: float, card: str) -> None:
        if card == GAP:
            return
        pen, size = self.canv, self.size
        pen.setStrokeColor(LINE)
        pen.setFillColor(white)
        pen.roundRect(x, 1, size * 0.75, size * 1.15, size * 0.1, fill=1)
        if card == "??":
            return
        rank = "Jk" if card == "Jk" else "10" if card[0] == "T" else card[0]
        suit = SUIT_SIGNS.get(card[-1], "") if card != "Jk" else ""
        pen.setFillColor(HexColor(SUITS.get(suit, "#000000")))
        pen.setFont(BOLD, size * 0.46)
        pen.drawCentredString(x + size * 0.375, size * 0.68, rank)
        pen.setFont(TYPE, size * 0.52)
        pen.drawCentredString(x + size * 0.375, size * 0.2, suit)
