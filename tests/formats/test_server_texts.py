"""Hand texts of servers: read as recorded hands, played by the engine, held against what the text pays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.phh import Outcome, PhhHand, UnreadHand, read_phh, replay
from dealer_assist.formats.phh.replay import played_out
from dealer_assist.formats.pokerstars import NAMES, known, write_text
from dealer_assist.formats.texts import is_hand_text, read_texts
from dealer_assist.formats.timeline import About
from tests.formats.test_phh_round_trip import random_hand

OWN = Path(__file__).parents[1] / "hands" / "own"
ABOUT = About(7, "Oslo", {}, "2026-11-20T18:30:05.000000Z")

STARS = """\
PokerStars Hand #101:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/03/05 21:04:09 CET [2024/03/05 15:04:09 ET]
Table 'Vega: II' 6-max Seat #1 is the button
Seat 1: Ann (the 2nd) ($100 in chips)
Seat 2: Bob: B ($40.50 in chips)
Seat 3: Cy ($100 in chips)
Seat 5: Away ($100 in chips) is sitting out
Bob: B: posts small blind $0.50
Cy: posts big blind $1
*** HOLE CARDS ***
Dealt to Cy [Ah Kd]
Ann (the 2nd): raises $2 to $3
Bob: B: raises $37.50 to $40.50 and is all-in
Cy: calls $39.50
Ann (the 2nd): folds
*** FLOP *** [Kh 7c 2d]
*** TURN *** [Kh 7c 2d] [9s]
*** RIVER *** [Kh 7c 2d 9s] [9c]
*** SHOW DOWN ***
Bob: B: shows [Qc Qd] (two pair, Queens and Nines)
Cy: shows [Ah Kd] (two pair, Kings and Nines)
Cy collected $81.50 from pot
*** SUMMARY ***
Total pot $84 | Rake $2.50
Board [Kh 7c 2d 9s 9c]
Seat 2: Bob: B (small blind) showed [Qc Qd] and lost with two pair, Queens and Nines
"""
STUD = """\
PokerStars Hand #102:  7 Card Stud Hi/Lo Limit ($0.04/$0.08 USD) - 2012/05/23 23:24:52 ET
Table 'Equi' 8-max
Seat 1: Ann ($1.52 in chips)
Seat 2: Bob ($0.97 in chips)
Seat 4: Cy ($0.49 in chips)
Ann: posts the ante $0.01
Bob: posts the ante $0.01
Cy: posts the ante $0.01
*** 3rd STREET ***
Dealt to Ann [Ah]
Dealt to Bob [6d Jd Jc]
Dealt to Cy [2d]
Cy: brings in for $0.02
Ann: calls $0.02
Bob: raises $0.02 to $0.04
Cy: folds
Ann: calls $0.02
*** 4th STREET ***
Dealt to Ann [Ah] [4h]
Dealt to Bob [6d Jd Jc] [5s]
Ann: bets $0.04
Bob: folds
Uncalled bet ($0.04) returned to Ann
Ann collected $0.13 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $0.13 | Rake $0
"""
WINAMAX = """\
Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (0,01€/0,02€) - 2022/02/27 15:11:59 UTC
Table: 'Oslo' 6-max (real money) Seat #6 is the button
Seat 1: Ann (0,43€)
Seat 2: Bob (2,07€)
Seat 5: Cy X (2,10€)
Seat 6: Di (3,17€)
Hold-up to Pot: total 0,10€
*** ANTE/BLINDS ***
Ann posts small blind 0,01€
Bob posts big blind 0,02€
Dealt to Cy X [Ah Td]
*** PRE-FLOP ***
Cy X raises 0,04€ to 0,06€
Di calls 0,06€
Ann folds
Bob folds
*** FLOP *** [Jd 9c Jh]
Cy X checks
Di checks
*** TURN *** [Jd 9c Jh][7h]
Cy X bets 0,05€
Di folds
Cy X collected 0,28€ from pot
*** SUMMARY ***
Total pot 0,28€ | Rake 0,02€
"""
GG = """\
Poker Hand #OM77: PLO-5 ($25/$50) - 2021/04/08 01:31:11
Table 'Oslo' 6-max Seat #1 is the button
Seat 1: d6e ($4,451.94 in chips)
Seat 2: Hero ($2,265 in chips)
Seat 3: 6bab ($1,719.48 in chips)
Hero: posts small blind $25
6bab: posts big blind $50
*** HOLE CARDS ***
Dealt to d6e
Dealt to Hero [6c Ts 7c 3s 2h]
d6e: folds
Hero: raises $100 to $150
6bab: raises $300 to $450
Hero: calls $300
*** FLOP *** [5c 6s 8c]
Hero: bets $900
6bab: raises $369.48 to $1,269.48 and is all-in
Hero: calls $369.48
6bab: shows [6h 4d Kd Qc Ks] (Pair of Kings and Pair of Sixes)
Hero: shows [6c Ts 7c 3s 2h] (Pair of Sixes)
*** FIRST TURN *** [5c 6s 8c] [Jh]
*** FIRST RIVER *** [5c 6s 8c Jh] [Jd]
*** SECOND TURN *** [5c 6s 8c] [2c]
*** SECOND RIVER *** [5c 6s 8c 2c] [Kc]
*** FIRST SHOWDOWN ***
6bab collected $1,694.48 from pot
*** SECOND SHOWDOWN ***
Hero collected $1,694.48 from pot
*** SUMMARY ***
Total pot $3,438.96 | Rake $50 | Jackpot $0
"""
FULL_TILT = """\
Full Tilt Poker Game #26: Table Oslo (6 max) - $0.50/$1 - No Limit Hold'em - 9:00:00 ET - 2010/12/11
Seat 1: Ann ($27.50)
Seat 2: Bob ($100)
Seat 3: Cy ($50.25)
Ann posts the small blind of $0.50
Bob posts the big blind of $1
The button is in seat #3
*** HOLE CARDS ***
Dealt to Ann [Ah Kd]
Cy has 15 seconds left to act
Cy raises to $3
Ann raises to $10
Bob folds
Cy calls $7
*** FLOP *** [Jd 9c Kh]
Ann bets $17.50, and is all in
Cy folds
Uncalled bet of $17.50 returned to Ann
Ann mucks
Ann wins the pot ($20)
*** SUMMARY ***
Total pot $21 | Rake $1
"""
KINGSCLUB = """\
#3773: Limit Badugi - 30/60
2020-10-30 19:53:19
Table 'Oslo' Seat 1 is the button
Seat 1: Ann (1,285)
Seat 2: Bob (630)
Seat 5: Hero (600)
*** 1ST BETTING ROUND ***
Bob: posts the small blind 15
Hero: posts the big blind 30
Dealt to Ann: [X X X X]
Dealt to Hero: [8d 7s 8h 9d]
Ann raises to 60
Bob raises to 90
Hero folds
Ann calls 90
*** 1ST DRAW ***
Bob draws 2
Ann draws 2
*** 2ND BETTING ROUND ***
Bob checks
Ann checks
*** 2ND DRAW ***
Bob draws 2
Ann stands pat
*** 3RD BETTING ROUND ***
Bob bets 60
Ann calls 60
*** 3RD DRAW ***
Bob draws 1
Ann draws 1
*** 4TH BETTING ROUND ***
Bob bets 60
Ann raises to 120
Bob calls 120
Ann shows [4h Ad As 8c]
Bob shows [9s 3s 5c 2h]
*** SUMMARY ***
Seat 1: Ann (1,015) -270
Seat 2: Bob (928.25) +298.25
Rake 1.75
Bob wins pot (568.25)
"""


def outcome(text: str) -> Outcome:
    hand, = read_texts(text.encode())
    assert isinstance(hand, PhhHand), hand
    return replay(hand)


@pytest.mark.parametrize(("text", "stacks"), [
    (STARS, (97, 0, 141)), (STUD, (1.6, 0.92, 0.46)), (WINAMAX, (0.42, 2.05, 2.27, 3.11)),
    (GG, (4451.94, 2240, 1694.48)), (FULL_TILT, (37.5, 99, 40.25)), (KINGSCLUB, (1015, 928.25, 570)),
], ids=["PokerStars", "stud", "Winamax", "GGPoker run twice", "Full Tilt", "KingsClub"])
def test_a_servers_hand_ends_as_its_text_pays(text: str, stacks: tuple[float, ...]):
    result = outcome(text)
    assert (result.error, result.stacks, result.agrees) == (None, stacks, True)


def test_a_text_that_pays_otherwise_is_told():
    """The pot to the smaller two pair: the chips come out otherwise than the text says."""
    wrong = STARS.replace("Cy collected $81.50", "Bob: B collected $81.50")
    assert outcome(wrong).agrees is False


@pytest.mark.parametrize(("there", "wrong"), [
    ("calls ", "bets $-4"), ("calls ", "calls -$4"), ("raises ", "raises $-2 to $4"),
])
def test_an_amount_below_nothing_is_refused_with_its_line(there: str, wrong: str):
    """$-4 was read as 4."""
    lines = STARS.splitlines()
    at = next(i for i, line in enumerate(lines) if there in line)
    lines[at] = lines[at].split(there)[0] + wrong
    hand, = read_texts("\n".join(lines).encode())
    assert isinstance(hand, UnreadHand)
    assert f"{at + 1}" in hand.error and wrong in hand.error, hand.error
    assert hand.error.endswith("is no amount."), hand.error


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_every_encoding_is_read(codec: str):
    data = WINAMAX.replace("Ann", "Zoé").replace("\n", "\r\n").encode(codec)
    hand, = read_texts(data)
    assert isinstance(hand, PhhHand) and hand.fields["players"][0] == "Zoé"
    assert replay(hand).agrees


def test_many_hands_a_file_and_what_cannot_be_read_among_them():
    cut_off = STARS.split("*** RIVER")[0].replace("#101", "#103")
    cancelled = STUD.replace("#102", "#104").replace("*** 4th", "Hand cancelled\n*** 4th")
    other = STARS.replace("Hold'em", "Gin Rummy").replace("#101", "#105")
    data = "\n\n".join([STARS, cut_off, STUD, cancelled, other]).encode()
    hands = list(read_hands(data, "night.txt"))
    assert count_hands(data) == 5 and [hand.name for hand in hands] == [
        f"night.txt#{number}" for number in (101, 103, 102, 104, 105)]
    refused = [hand.error for hand in hands if isinstance(hand, UnreadHand)]
    assert [words.split(";")[0].split(":")[0] for words in refused] == [
        "The text ends before anybody won the pot", "The server cancelled this hand",
        "The first line names no game that is known"]


def test_what_a_text_tells_besides_the_hand_is_there():
    hand, = read_texts(STARS.encode())
    assert isinstance(hand, PhhHand)
    fields = hand.fields
    assert (fields["hand"], fields["year"], fields["month"], fields["day"], str(fields["time"])) == (
        "101", 2024, 3, 5, "21:04:09")
    assert fields["players"] == ["Ann (the 2nd)", "Bob: B", "Cy"] and fields["table"] == "Vega: II"


def test_phh_is_no_hand_text():
    assert not any(is_hand_text(path.read_bytes()) for path in OWN.glob("*.phh"))


@pytest.mark.parametrize("path", sorted(OWN.glob("*.phh")), ids=lambda path: path.stem)
def test_our_own_text_of_a_recorded_hand_is_read_back(path: Path):
    for hand in read_phh(path.read_bytes()):
        assert isinstance(hand, PhhHand)
        try:
            setup, actions = played_out(hand)
        except Refusal:
            continue
        if known(setup):
            assert outcome(write_text(setup, actions, ABOUT).text).agrees


OWN_NAMES = ("five-card-triple-draw", "ace-to-5-triple-draw", "six-card-omaha", "california-lowball")


@pytest.mark.parametrize("game", [*sorted(NAMES), *OWN_NAMES])
def test_our_own_text_of_a_random_hand_is_read_back(game: str):
    chance = random.Random(f"text {game}")
    for _ in range(4):
        document, lines = random_hand(game, chance)
        setup, actions = read_setup(document), [parse_action(line) for line in lines]
        if not (known(setup) or game in OWN_NAMES):
            continue
        if setup.house.rake or setup.house["odd-chip-tie"] != "left-of-button":
            continue
        if any(action.verb == "dead" for action in actions):
            continue  # told as a fold, which a reader takes as one in turn
        text = write_text(setup, actions, ABOUT).text
        result = outcome(text)
        assert (result.error, result.agrees) == (None, True), text
