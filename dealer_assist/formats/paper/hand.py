"""A hand as a PDF, to be printed or sent: what the sheet of `report` says, in ReportLab's hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.formats.paper import pdf
from dealer_assist.formats.paper.pdf import Paper
from dealer_assist.formats.paper.report import PaperEntry, PaperStreet, Sheet, sheet
from dealer_assist.texts import ENGLISH, joined, say


def hand_pdf(review: Mapping[str, Any], language: str = ENGLISH, compress: bool = True) -> bytes:
    """The PDF of a review's document, in a language."""
    page, paper = sheet(review), Paper(language)
    return paper.file(story(page, paper), page.title, joined((page.title, page.head), " · "), compress)


def story(page: Sheet, paper: Paper) -> list[Any]:
    """Everything of the sheet, from top to bottom."""
    rows = [*_head(page, paper), *_seats(page, paper)]
    for street in page.streets:
        rows += _street(street, page.zone, paper)
    return [*rows, *_awards(page, paper), *_worth(page, paper), *_remarks(page, paper)]


def heads(group: str, *names: str) -> list[str]:
    """The heads of a table's columns."""
    return [say(f"{group}.{name}") for name in names]


def _worth(page: Sheet, paper: Paper) -> list[Any]:
    """Shares of the pots while cards were to come."""
    return [*paper.heading(say("paper.worth")), paper.table(
        heads("paper", "street", "player", "share", "known-by"), page.worth, (2.4, 4, 2, 8),
    )] if page.worth else []


def _head(page: Sheet, paper: Paper) -> list[Any]:
    facts = joined((joined((name, value), ": ") for name, value in page.facts), " · ")
    boards = [part for board in page.boards for part in (pdf.CardRow(board), pdf.gap(4))]
    return [paper.text(page.title, pdf.TITLE), pdf.gap(6), paper.text(facts), pdf.gap(6),
            *(paper.bold(line) for line in page.corrected), *boards]


def _seats(page: Sheet, paper: Paper) -> list[Any]:
    rows = [(str(one.seat), one.name, one.before, one.after, one.won, pdf.CardRow(one.cards, 15), one.hand)
            for one in page.seats]
    return [*paper.heading(say("paper.players")), paper.table(
        heads("paper", "seat", "player", "before", "after", "won", "cards", "hand"), rows,
        (1.3, 4, 2.4, 2.4, 2.4, 4, 4.6))]


def _street(street: PaperStreet, zone: str, paper: Paper) -> list[Any]:
    rows = [(str(one.seq), _text(one), one.may, one.pot, one.by) for one in street.entries]
    board = [pdf.CardRow(street.board, 15)] if street.board else []
    titles = [*heads("paper", "entry", "done", "open", "pot"), say("paper.entered", zone=zone)]
    return [*paper.heading(street.name), *board, paper.table(titles, rows, (1.4, 5.6, 6.2, 1.8, 4))]


def _text(entry: PaperEntry) -> str:
    return joined((entry.text, say("paper.repaired", was=entry.was) if entry.was else ""))


def _awards(page: Sheet, paper: Paper) -> list[Any]:
    """Who won what, and why."""
    rows = [(one.pot, one.among, one.side, one.amount, paper.bold(one.awards, pdf.SMALL), one.why)
            for one in page.shares]
    parts: list[Any] = []
    if rows:
        parts = [*paper.heading(say("paper.awards")), paper.table(
            heads("paper", "pot", "among", "side", "amount", "goes-to", "with"), rows,
            (2, 2.4, 2.4, 2, 5, 4))]
    parts += [paper.text(line, pdf.SMALL) for line in page.returned]
    if page.reasons:
        parts += paper.heading(say("paper.reasons"))
        parts += paper.items(say("paper.reason", reason=text, rule=rule) for text, rule in page.reasons)
    return parts


def _remarks(page: Sheet, paper: Paper) -> list[Any]:
    return [*paper.heading(say("paper.remarks")), *paper.items(page.remarks)] if page.remarks else []
