"""A hand as a PDF, to be printed or sent: what the sheet of `report` says, in ReportLab's hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.formats.paper import pdf
from dealer_assist.formats.paper.report import Sheet, PaperStreet, sheet


def hand_pdf(review: Mapping[str, Any], compress: bool = True) -> bytes:
    """The PDF of a review's document (in English)."""
    told = sheet(review)
    return pdf.made(story(told), told.title, f"{told.title} · {told.head}", compress)


def story(told: Sheet) -> list[Any]:
    """Everything of the sheet, from top to bottom."""
    rows = [*_head(told), *_seats(told)]
    for street in told.streets:
        rows += _street(street)
    return [*rows, *_awards(told), *_worth(told), *_remarks(told)]


def _worth(told: Sheet) -> list[Any]:
    """Shares of the pots while cards were to come."""
    return [*pdf.heading("What the hands were worth"), pdf.table(
        ("Street", "Player", "Share", "How it is known"), told.worth, (2.4, 4, 2, 8))] if told.worth else []


def _head(told: Sheet) -> list[Any]:
    facts = " · ".join(f"{name}: {value}" for name, value in told.facts)
    boards = [part for board in told.boards for part in (pdf.CardRow(board), pdf.gap(4))]
    return [pdf.text(told.title, pdf.TITLE), pdf.gap(6), pdf.text(facts), pdf.gap(6),
            *(pdf.bold(line) for line in told.corrected), *boards]


def _seats(told: Sheet) -> list[Any]:
    rows = [(str(one.seat), one.name, one.before, one.after, one.won, pdf.CardRow(one.cards, 15), one.made)
            for one in told.seats]
    return [*pdf.heading("Players"), pdf.table(
        ("Seat", "Player", "Before", "After", "Won or lost", "Cards seen", "Hand"), rows,
        (1.3, 4, 2.4, 2.4, 2.4, 4, 4.6))]


def _street(street: PaperStreet) -> list[Any]:
    rows = [(str(one.seq), _text(one.text, one.was), one.may, one.pot, one.by) for one in street.entries]
    board = [pdf.CardRow(street.board, 15)] if street.board else []
    return [*pdf.heading(street.name), *board, pdf.table(
        ("Entry", "What was done", "What was open", "Pot", "Entered, UTC"), rows, (1.2, 5.6, 6.4, 1.8, 4))]


def _text(said: str, was: str) -> str:
    return f"{said} (repaired; it was entered as: {was})" if was else said


def _awards(told: Sheet) -> list[Any]:
    """Who won what, and why."""
    rows = [(one.pot, one.among, one.side, one.amount, pdf.bold(one.awards, pdf.SMALL), one.why)
            for one in told.shares]
    made: list[Any] = []
    if rows:
        made = [*pdf.heading("Awards"), pdf.table(
            ("Pot", "Seats in it", "Side", "Amount", "Goes to", "With"), rows, (2, 2.4, 2.4, 2, 5, 4))]
    made += [pdf.text(said, pdf.SMALL) for said in told.returned]
    if told.reasons:
        made += pdf.heading("Reasons")
        made += _list(f"{text} (rule {rule})" for text, rule in told.reasons)
    return made


def _remarks(told: Sheet) -> list[Any]:
    return [*pdf.heading("Rulings and remarks"), *_list(told.remarks)] if told.remarks else []


def _list(lines: Any) -> Sequence[Any]:
    return [pdf.text(f"• {line}") for line in lines]
