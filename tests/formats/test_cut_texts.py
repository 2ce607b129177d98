"""Texts that end too soon, or were damaged: a sentence each, and no chips that nobody was told of."""

from __future__ import annotations

import random
import re

import pytest

from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.phh import PhhHand, replay
from dealer_assist.formats.phh.reading import UnreadHand
from tests.formats import (
    test_other_servers as other, test_server_texts as server, test_winning_network as winning,
)

SAMPLES = {
    "PokerStars": server.STARS, "stud": server.STUD, "Winamax": server.WINAMAX, "GGPoker": server.GG,
    "Full Tilt": server.FULL_TILT, "KingsClub": server.KINGSCLUB, "Bovada": other.BOVADA,
    "Bovada, old": other.BOVADA_OLD, "Bovada, stud": other.BOVADA_STUD, "iPoker": other.IPOKER,
    "iPoker, stud": other.IPOKER_STUD, "Merge": other.MERGE, "Merge, draw": other.MERGE_DRAW,
    "Winning": winning.SIDE_POT, "Winning, missed": winning.MISSED, "Winning, older": winning.OLDER,
}
PUT_IN = (b"9" * 40, b"\x00", b"\xff\xfe", b"-1", b"1e999", b"NaN", b"&b;", b"[", b'"', b"{" * 50, b"\n",
          b'<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]>', b"1.234.567,89")


def outcomes(data: bytes) -> list[PhhHand | UnreadHand]:
    count = count_hands(data)
    hands = list(read_hands(data, "night"))
    assert len(hands) == count or not count
    return hands


@pytest.mark.parametrize("text", SAMPLES.values(), ids=SAMPLES)
def test_a_text_that_is_cut_off_is_the_whole_hand_or_none(text: str):
    """Cut after every word, and in the middle of it: an amount may be half of itself."""
    whole, = outcomes(text.encode())
    assert isinstance(whole, PhhHand)
    paid = replay(whole).stacks
    assert paid is not None
    words = [(word.start(), word.end()) for word in re.finditer(r"\S+", text)]
    for end in (end for start, last in words for end in ((start + last) // 2, last)):
        for hand in outcomes(text[:end].encode()):
            if isinstance(hand, UnreadHand):
                assert hand.error and "Error" not in hand.error, (end, hand.error)
                continue
            result = replay(hand)       # a board that only the summary tells is missed by a note
            assert result.stacks == paid or result.note, text[max(0, end - 80):end]


@pytest.mark.parametrize("text", SAMPLES.values(), ids=SAMPLES)
def test_a_damaged_text_is_told_in_a_sentence(text: str):
    chance, data = random.Random(text), text.encode()
    for _ in range(60):
        damaged = bytearray(data)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(damaged))
            damaged[at:at + chance.choice((0, 0, 1, 9))] = chance.choice(PUT_IN)
        for hand in outcomes(bytes(damaged)):
            result = replay(hand)
            assert result.error is None or result.error.strip()


def test_chips_that_the_summary_does_not_give_the_server_are_missing():
    """KingsClub tells who won at the very end: its rake is known, and 20 more are nobody's."""
    short = server.KINGSCLUB.replace("Bob wins pot (568.25)", "Bob wins pot (548.25)")
    hand, = outcomes(short.encode())
    assert isinstance(hand, UnreadHand)
    assert hand.error == "The text ends before the whole pot was won: nobody has 20.00 of it; it is cut off."


@pytest.mark.parametrize("codec", ["utf-16-be", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_whatever_it_was_written(codec: str):
    hand, = outcomes(server.STARS.encode(codec))
    assert isinstance(hand, PhhHand) and replay(hand).agrees
