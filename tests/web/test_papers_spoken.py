"""A paper is in the language of whoever prints it: no English stands on it, and every letter can be drawn."""

from __future__ import annotations

import io
import json
import re
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from reportlab.pdfbase.ttfonts import TTFont  # type: ignore[import-untyped]

from dealer_assist import texts
from dealer_assist.formats.paper.hand import hand_pdf
from dealer_assist.formats.paper.packet import packet_pdf
from dealer_assist.formats.paper.pdf import FONTS
from dealer_assist.record.packet import prove
from dealer_assist.store.db import database
from dealer_assist.store.review import packet, steps
from dealer_assist.texts import fluent, languages
from tests.formats.test_reports import paper, words
from tests.store.test_corrected_hand import amended
from tests.store.venue import Desk, app, desk, empty_postgres, empty_sqlite, seated
from tests.web import pseudo
from tests.web.test_pseudo_language import PlainWords, plain, spoken

__all__ = ["amended", "app", "desk", "empty_postgres", "empty_sqlite", "paper", "seated", "spoken"]

OTHERS = tuple(one for one in languages() if one != "en")
ENGLISH = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")
# Typed as it stands: a command, names of files, of rules of the house and of what they may be.
TYPED = re.compile(r"dealer-assist verify|[\w-]+\.(?:json|zip|pdf|phh|txt)|SHA\d*SUMS|SHA-256|SIGNATURE"
                   r"|README|\b[a-z0-9]+(?:-[a-z0-9]+)+\b|\b[0-9a-f]{16,}\b|--key|/ledger|/verify|UTC")

# What a person wrote or is called.
NAMES = re.compile("Łukasz|Ana Ñandú|Table 1|Was it a call & no more[?]|Flo|phone|Ann|Bob|Cy"
                   "|The camera shows an ace|House rules 4")


def ours(text: str) -> str:
    """A text without what somebody typed or is called."""
    return NAMES.sub("", TYPED.sub("", text))


def papers(desk: Desk, language: str) -> dict[str, str]:
    """The words of each paper of the hand, as somebody gets them who reads the language."""
    reads = {"Accept-Language": language}
    page = PlainWords()
    page.feed(desk.client.get("/hands/1/sheet", headers=reads).get_data(as_text=True))
    packed = zipfile.ZipFile(io.BytesIO(desk.client.get("/hands/1/packet.zip", headers=reads).data))
    with desk.client.application.app_context(), database.reading() as session:
        review = steps.review(session, 1)
        zipped = packet.packet(session, 1, "Δ", language)
    return {
        "sheet": "\n".join(page.words), "readme": packed.read("README.txt").decode(),
        "pdf": words(hand_pdf(review, language, compress=False)),
        "packet": words(packet_pdf(zipped, review, "ab" * 32, compress=False)),
    }


@cache
def texts_of(language: str) -> str:
    """All that is said in a language: a bomb pot is one in Spanish too."""
    return "\n".join(texts._catalogue(language).values())


def english(text: str, other: str, language: str) -> set[str]:
    """Two words of an English paper that stand in the other too, and are none of its language."""
    left = set(ENGLISH.findall(ours(text))) & set(ENGLISH.findall(ours(other)))
    return {pair for pair in left if pair not in texts_of(language)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("hand", ["paper", "amended"])
def test_no_paper_is_english_for_who_reads_another_language(
    hand: str, language: str, desk: Desk, request: pytest.FixtureRequest,
) -> None:
    request.getfixturevalue(hand)
    first, other = papers(desk, "en"), papers(desk, language)
    left = {name: words for name, text in first.items() if (words := english(text, other[name], language))}
    assert left == {}
    assert all(other[name] != text for name, text in first.items())


@pytest.mark.parametrize("hand", ["paper", "amended"])
def test_no_paper_has_a_word_of_its_own(
    hand: str, desk: Desk, request: pytest.FixtureRequest, spoken: Path,
) -> None:
    """In a language whose every letter has a dot or a stroke, only names stand in plain letters."""
    request.getfixturevalue(hand)
    desk.client.set_cookie("lang", pseudo.LANGUAGE)
    left = {name: words for name, text in papers(desk, pseudo.LANGUAGE).items()
            if (words := plain_words(ours(text)))}
    assert left == {}


def plain_words(text: str) -> set[str]:
    """What stands on paper in plain letters."""
    return plain(text.replace("&", "&amp;"))


def test_english_on_a_paper_would_be_seen() -> None:
    assert english("Seat 1 folds; the pot goes back", "El asiento 1; the pot: a casa", "es") == {"the pot"}
    assert plain_words("Ṡėȧṫ 3 folds") == {"folds"}


def test_a_packet_says_in_which_language_it_is_and_proves_itself_in_any(
    paper: Any, desk: Desk, tmp_path: Path,
) -> None:
    chains = set()
    for language in languages():
        data = desk.client.get("/hands/1/packet.zip", headers={"Accept-Language": language}).data
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            document = json.loads(packed.read("packet.json"))
        assert document["language"] == language
        del document["language"], document["made"]
        chains.add(json.dumps(document))
        assert prove(data, "packet.zip")["ok"]
    assert len(chains) == 1, "what is proven is the same in every language"


@pytest.mark.parametrize("file", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])
def test_the_type_draws_every_letter_of_every_language(file: str) -> None:
    drawn = TTFont(file, str(FONTS / file)).face.charToGlyph
    for language in languages():
        parts = (part for source in texts._catalogue(language).values()
                 for part in fluent.walk(fluent.pattern(source)))
        letters = set("♠♥♦♣ñßü").union(*(part for part in parts if isinstance(part, str)))
        assert [letter for letter in sorted(letters) if ord(letter) not in drawn] == []
