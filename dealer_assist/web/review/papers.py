"""The papers: a sheet to print, the PDF of a hand, the packet for a dispute."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from flask import Response, current_app, render_template
from markupsafe import Markup, escape

from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.formats.paper.report import sheet as sheet_of
from dealer_assist.formats.paper.words import CARD, written
from dealer_assist.store.db import database
from dealer_assist.store.ledger.signing import packet_signature
from dealer_assist.floor.redaction import STRANGER
from dealer_assist.store.review import cards_known, packet, steps
from dealer_assist.texts import speak
from dealer_assist.web.auth.roles import signed_by
from dealer_assist.web.review.blueprint import HAND, review, seen
from dealer_assist.web.shell.languages import language

LETTERS = {sign: letter for letter, sign in SUIT_SIGNS.items()}


@review.get(HAND + "/sheet")
def sheet(hand: int) -> str:
    """One page of paper."""
    page = sheet_of(_review(hand))
    return render_template("review/sheet.html", hand=hand, sheet=page, suits=suits, written=written)


@review.get(HAND + "/hand.pdf")
def pdf(hand: int) -> Response:
    """The hand as a PDF."""
    from dealer_assist.formats.paper.hand import hand_pdf  # ReportLab is read when it is wanted

    return _file(hand_pdf(_review(hand), language()), "application/pdf", f"hand-{hand}.pdf")


@review.get(HAND + "/packet.zip")
def dispute_packet(hand: int) -> Response:
    """Everything there is of the hand, in a form that proves itself."""
    from dealer_assist.formats.paper.packet import packet_pdf

    with database.reading() as session:
        seen(session, hand)
        reviewed = steps.review(session, hand)
        document = packet.packet(session, hand, signed_by(None, None, None).who, language())
        phh = packet.phh_of(session, hand)
    digest = sha256(packet.json_bytes(document)).hexdigest()
    sign = partial(packet_signature, Path(current_app.instance_path))
    zipped = packet.zipped(document, packet_pdf(document, reviewed, digest), sign, phh)
    return _file(zipped, "application/zip", f"hand-{hand}-packet.zip")


def suits(text: str) -> Markup:
    """Text with its cards in the colours of their suits; the shapes say it too."""
    plain = str(escape(speak(text, language())))
    return Markup(CARD.sub(
        lambda card: f'<b class="on-paper suit-{LETTERS[card[1]]}">{card[0]}</b>', plain))


def _review(hand: int) -> dict[str, Any]:
    with database.reading() as session:
        seen(session, hand)
        return steps.review(session, hand) | {"worth": cards_known.at_streets(session, hand, STRANGER)}


def _file(content: bytes, kind: str, name: str) -> Response:
    response = Response(content, content_type=kind)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
