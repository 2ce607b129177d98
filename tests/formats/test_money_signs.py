"""Money whose sign is a word: kroner, złoty, koruny; and a hand whose player was paid by the server."""

from __future__ import annotations

import pytest

from dealer_assist.formats.phh import PhhHand, replay
from dealer_assist.formats.source import Source, source_of
from dealer_assist.formats.texts.reading import read_texts

HAND = """PokerStars Hand #7001:  Hold'em No Limit ({0}0,50/{0}1,00{1}) - 2021/03/04 20:10:30 CET
Table 'Bellona' 6-max Seat #1 is the button
Seat 1: Ida ({0}100,00 in chips)
Seat 2: Odd ({0}40,00 in chips)
Seat 3: Åse ({0}85,25 in chips)
Odd: posts small blind {0}0,50
Åse: posts big blind {0}1,00
*** HOLE CARDS ***
Ida: folds
Odd: raises {0}39,00 to {0}40,00 and is all-in
Åse: calls {0}39,00
Odd: shows [Ah Ac]
Åse: shows [Kd Kh]
*** FLOP *** [2c 7d 9s]
*** TURN *** [2c 7d 9s] [3h]
*** RIVER *** [2c 7d 9s 3h] [Kc]
*** SHOW DOWN ***
Odd cashed out the hand for {0}64,80 | Cash Out Fee {0}0,65
Åse collected {0}78,00 from pot
*** SUMMARY ***
Total pot {0}80,00 | Rake {0}2,00
Board [2c 7d 9s 3h Kc]
Seat 2: Odd (small blind) showed [Ah Ac] and lost with a pair of Aces (cashed out)
Seat 3: Åse (big blind) showed [Kd Kh] and won ({0}78,00) with three of a kind, Kings
"""


def hand_of(sign: str, code: str = "", encoding: str = "utf-8") -> PhhHand:
    hand, = read_texts(HAND.format(sign, code).encode(encoding), "evening.txt")
    assert isinstance(hand, PhhHand), hand
    return hand


@pytest.mark.parametrize(("sign", "code", "currency", "shown"), [
    ("kr ", "", "", "kr 43.25"), ("kr", " NOK", "NOK", "kr 43.25"), ("zł ", "", "PLN", "zł 43.25"),
    ("Kč ", "", "CZK", "Kč 43.25"), ("€", "", "EUR", "€43.25"), ("$", " USD", "USD", "$43.25"),
    ("", "", "", "43.25"),
])
def test_a_sign_of_money_is_read_and_written_again(sign: str, code: str, currency: str, shown: str):
    """Three countries have kroner: without a code nobody knows whose they are."""
    source = source_of(hand_of(sign, code))
    assert (source.currency, source.money(4325)) == (currency, shown)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_it_is_the_same_in_whatever_encoding(encoding: str):
    assert replay(hand_of("kr ", encoding=encoding)).stacks == (100, 0, 123.25)


def test_who_cashed_out_is_paid_by_the_server_and_the_pot_goes_by_the_cards():
    result = replay(hand_of("$"))
    assert (result.error, result.agrees, result.stacks) == (None, True, (100, 0, 123.25))


def test_a_sign_alone_tells_a_code_where_it_has_one():
    assert [Source({"currency_symbol": sign}).currency for sign in ("kr", "zł", "€")] == ["", "PLN", "EUR"]
