"""Boards that were run more than once, and blinds that take a whole stack, as servers tell them."""

from __future__ import annotations

import pytest

from dealer_assist.cards import join
from dealer_assist.engine.state.actions import Action
from dealer_assist.formats.files import read_hands
from dealer_assist.formats.phh import PhhHand, UnreadHand
from dealer_assist.formats.texts.dialect import game_of
from tests.formats.test_texts_varied import ends

FULL_TILT = """\
Full Tilt Poker Game #31: Table Oslo (6 max) - $0.50/$1 - No Limit Hold'em - 9:00:00 ET - 2010/12/11
Seat 1: Cy ($40)
Seat 2: Ann ($40)
Seat 3: Bob ($40)
Ann posts the small blind of $0.50
Bob posts the big blind of $1
The button is in seat #1
*** HOLE CARDS ***
Cy folds
Ann raises to $3
Bob calls $2
*** FLOP *** [2c 7d Th]
Ann bets $37, and is all in
Bob calls $37, and is all in
Players agree to Run It Twice
Ann shows [Ts Tc]
Bob shows [Ad Kd]
*** TURN 1 *** [2c 7d Th] [3s]
*** RIVER 1 *** [2c 7d Th 3s] [4c]
*** TURN 2 *** [2c 7d Th] [Qs]
*** RIVER 2 *** [2c 7d Th Qs] [Js]
*** SHOW DOWN 1 ***
Ann shows three of a kind, Tens
Bob shows Ace King high
*** SHOW DOWN 2 ***
Ann shows three of a kind, Tens
Bob shows a straight, Ace high
Ann wins pot 1 ($39) with three of a kind, Tens
Bob wins pot 2 ($39) with a straight, Ace high
*** SUMMARY ***
Total pot $80 | Rake $2
*** SUMMARY 1 ***
Pot 1 $39
Board: [2c 7d Th 3s 4c]
Seat 2: Ann (small blind) showed [Ts Tc] and won ($39) with three of a kind, Tens
*** SUMMARY 2 ***
Pot 2 $39
Board: [2c 7d Th Qs Js]
"""
KINGSCLUB = """\
#3774: Pot Limit Omaha - 10/20
2021-10-30 19:53:19
Table 'Oslo' Seat 1 is the button
Seat 1: Ann (1,000)
Seat 2: Bob (400)
Seat 4: Cy (400)
Bob: posts the small blind 10
Cy: posts the big blind 20
*** HOLE CARDS ***
Dealt to Ann: [X X X X]
Ann folds
Bob raises to 60
Cy calls 60
*** FLOP *** [2c 7d Th]
Bob bets 120
Cy raises to 340, and is all in
Bob calls 340, and is all in
Bob shows [Ts Tc 4d 5h]
Cy shows [Ad Kd 9s 8s]
*** BOARD 1 - RIVER *** [2c 7d Th 3s] [4c]
*** BOARD 2 - RIVER *** [- - - Qs] [Js]
*** SUMMARY ***
Seat 1: Ann (1,000) 0
Seat 2: Bob (400) 0
Seat 4: Cy (400) 0
Bob wins (400) from pot
Cy wins (400) from pot
"""
# the last draw of a hand in which nobody can bet any more, run twice: a line for each hand that it makes
KINGSCLUB_DRAW = """\
#3775: No Limit 2-7 Single Draw - 10/20
2021-10-30 20:01:02
Table 'Oslo' Seat 1 is the button
Seat 1: Ann (500)
Seat 2: Bob (500)
Seat 4: Cy (500)
*** 1ST BETTING ROUND ***
Ann: posts ante 10
Bob: posts ante 10
Cy: posts ante 10
Bob: posts the small blind 10
Cy: posts the big blind 20
Dealt to Ann: [X X X X X]
Dealt to Bob: [Ah 2c 5d 7s Th]
Dealt to Cy: [X X X X X]
Ann folds
Bob raises to 60
Cy raises to 490, and is all in
Bob calls 490, and is all in
*** 1ST DRAW ***
Bob discards [Ah] draws [8c] [Qs]
Cy stands pat
Run 1: Bob shows [2c 5d 7s 8c Th]
Run 2: Bob shows [2c 5d 7s Qs Th]
Cy shows [3h 4h 5h 7h Jc]
*** 2ND BETTING ROUND ***
*** SUMMARY ***
Seat 1: Ann (490) -10
Seat 2: Bob (503) +3
Seat 4: Cy (503) +3
Rake 4
Bob wins (503) from pot
Cy wins (503) from pot
"""
# a hand all-in before the flop: the board is told once, and who ends with as much as before has no sign
KINGSCLUB_ONE_LINE = """\
#3776: Limit Omaha Hi-Lo - 20/40
2021-10-30 20:05:00
Table 'Oslo' Seat 2 is the button
Seat 1: Ann (900)
Seat 2: Bob (5)
Seat 4: Cy (700)
Cy: posts the small blind 10
Ann: posts the big blind 20
*** HOLE CARDS ***
Dealt to Ann: [7h 9h Qd 7d]
Dealt to Bob: [X X X X]
Bob calls 5, and is all in
Cy folds
Ann shows [7h 9h Qd 7d]
Bob shows [5d 4h 8h 5c]
*** RIVER *** [2s Th 6h 7c] [5s]
*** SUMMARY ***
Seat 1: Ann (900)
Seat 2: Bob (15) +10
Seat 4: Cy (690) -10
Bob wins pot (15)
"""
# the server does not name the game of two boards that it dealt
KINGSCLUB_TWO_BOARDS = """\
#3777: Limit Omaha - 20/40
2021-10-30 20:09:00
Table 'Oslo' Seat 1 is the button
Seat 1: Ann (500)
Seat 2: Bob (500)
Seat 4: Cy (500)
Bob: posts the small blind 10
Cy: posts the big blind 20
*** HOLE CARDS ***
Dealt to Ann: [X X X X]
Ann folds
Bob calls 20
Cy checks
*** BOARD 1 - FLOP *** [Tc Qd 3s]
*** BOARD 2 - FLOP *** [Jc 6s 8s]
Bob bets 20
Cy calls 20
*** BOARD 1 - TURN *** [Tc Qd 3s] [Ac]
*** BOARD 2 - TURN *** [Jc 6s 8s] [3c]
Bob checks
Cy checks
*** BOARD 1 - RIVER *** [Tc Qd 3s Ac] [2d]
*** BOARD 2 - RIVER *** [Jc 6s 8s 3c] [Td]
Bob checks
Cy checks
Bob shows [Qc 6d Kh 9d]
Cy shows [Ah Kd 9c Th]
*** SUMMARY ***
Seat 1: Ann (500)
Seat 2: Bob (500)
Seat 4: Cy (500)
Bob wins (40) from pot
Cy wins (40) from pot
"""
BOVADA = """\
Bovada Hand #32  Zone Poker ID#9 HOLDEMZonePoker No Limit - 2014-11-05 19:19:58
Seat 1: UTG ($6 in chips)
Seat 4: Dealer [ME] ($12 in chips)
Seat 5: Small Blind ($5 in chips)
Seat 6: Big Blind ($0.04 in chips)
Dealer [ME] : Set dealer/Bring in spot [4]
Small Blind : Ante/Small Blind $0.02
Big Blind : All-in $0.04
*** HOLE CARDS ***
UTG : Card dealt to a spot [Td 7s]
Dealer [ME] : Card dealt to a spot [4d Kh]
Small Blind : Card dealt to a spot [6d 9h]
Big Blind : Card dealt to a spot [Ac Jh]
UTG : Folds
Dealer [ME] : Folds
Small Blind : Folds
Big Blind : Return uncalled portion of bet $0.02
Big Blind : Does not show [Ac Jh] (High Card)
Big Blind : Hand result $0.04
*** SUMMARY ***
Total Pot($0.04)
"""
# a game of two boards is dealt twice because that is its game, and bet on in between
SPLIT = """\
PokerStars Hand #107:  Split Hold'em No Limit ($1/$2 USD) - 2018/03/28 19:38:18 CET [2018/03/28 13:38:18 ET]
Table 'Rhodos' 6-max Seat #3 is the button
Seat 2: Ann ($138 in chips)
Seat 3: Bob ($284.50 in chips)
Seat 4: Cy ($160 in chips)
Seat 5: Dee ($205 in chips)
Cy: posts small blind $1
Dee: posts big blind $2
*** HOLE CARDS ***
Dealt to Cy [Qs Jd]
Ann: raises $4 to $6
Bob: calls $6
Cy: folds
Dee: folds
*** FIRST FLOP *** [Ks 4c 8c]
*** SECOND FLOP *** [4s Qd 5h]
Ann: bets $7
Bob: calls $7
*** FIRST TURN *** [Ks 4c 8c] [8d]
*** SECOND TURN *** [4s Qd 5h] [Ac]
Ann: bets $20
Bob: calls $20
*** FIRST RIVER *** [Ks 4c 8c 8d] [6h]
*** SECOND RIVER *** [4s Qd 5h Ac] [Ts]
Ann: checks
Bob: checks
*** FIRST SHOW DOWN ***
Ann: shows [7c 6c] (two pair, Eights and Sixes)
Bob: shows [3d Ad] (a pair of Eights)
Ann collected $33.50 from pot
*** SECOND SHOW DOWN ***
Ann: shows [7c 6c] (high card Ace)
Bob: shows [3d Ad] (a pair of Aces)
Bob collected $33.50 from pot
*** SUMMARY ***
Total pot $69 | Rake $2
FIRST Board [Ks 4c 8c 8d 6h]
SECOND Board [4s Qd 5h Ac Ts]
"""
# the first board card stands before the betting; this server told it again, run together, on the flop
COURCHEVEL = """\
PokerStars Hand #108:  Courchevel Pot Limit ($0.50/$1.00 USD) - 2016/04/14 23:31:38 ET
Table 'Aldo' 6-max Seat #6 is the button
Seat 3: Ann ($162.50 in chips)
Seat 6: Bob ($107 in chips)
Bob: posts small blind $0.50
Ann: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [4c Jd 9c Qh Qc]
*** HOLE CARDS *** [2s]*** HOLE CARDSPRE-FLOP *** [2s]
Bob: raises $2 to $3
Ann: calls $2
*** FLOP *** [2s] [2s3d 3c]
Ann: checks
Bob: checks
*** TURN *** [2s 3d 3c] [8d]
Ann: checks
Bob: checks
*** RIVER *** [2s 3d 3c 8d] [6s]
Ann: checks
Bob: bets $4
Ann: calls $4
*** SHOW DOWN ***
Bob: shows [5c 4s 9d Ks 8c] (a straight, Deuce to Six)
Ann: mucks hand
Bob collected $13.50 from pot
*** SUMMARY ***
Total pot $14 | Rake $0.50
Board [2s 3d 3c 8d 6s]
"""


BOTH_DRAW = KINGSCLUB_DRAW.replace("Cy stands pat", "Cy draws 1").replace(
    "Cy shows [3h 4h 5h 7h Jc]",
    "Run 1: Cy shows [3h 4h 5h 7h 9c]\nRun 2: Cy shows [3h 4h 5h 7h Jc]").replace(
    "Seat 2: Bob (503) +3\nSeat 4: Cy (503) +3", "Seat 2: Bob (0) -500\nSeat 4: Cy (1,006) +506").replace(
    "Bob wins (503) from pot\nCy wins (503) from pot", "Cy wins pot (1,006)")


@pytest.mark.parametrize(("text", "stacks"), [
    (SPLIT, (138.5, 285, 159, 203)), (COURCHEVEL, (155.5, 113.5)),
    (FULL_TILT, (40, 39, 39)), (KINGSCLUB, (1000, 400, 400)),
    (KINGSCLUB_DRAW, (490, 503, 503)), (BOTH_DRAW, (490, 0, 1006)), (KINGSCLUB_ONE_LINE, (900, 15, 690)),
    (KINGSCLUB_TWO_BOARDS, (500, 500, 500)), (BOVADA, (6, 12, 4.98, 0.06)),
], ids=["PokerStars split", "PokerStars courchevel", "Full Tilt", "KingsClub",
        "KingsClub, a draw run twice", "KingsClub, both draw", "KingsClub, a board on one line",
        "KingsClub, two boards", "Bovada"])
def test_a_hand_ends_as_its_file_pays(text: str, stacks: tuple[float, ...]):
    assert ends(text) == stacks


@pytest.mark.parametrize("text", [FULL_TILT, KINGSCLUB])
def test_each_run_has_its_own_cards(text: str):
    hand, = read_hands(text.encode(), "")
    assert isinstance(hand, PhhHand)
    deals = [done.cards for step in hand.steps for done in step.does
             if isinstance(done, Action) and done.to == "board"]
    assert "".join(join(cards or ()) for cards in deals) == "2c7dTh3s4cQsJs"
    assert hand.rules["house"]["run-it"] == 2


def test_a_draw_that_was_run_twice_has_its_hands_run_by_run():
    hand, = read_hands(BOTH_DRAW.encode(), "")
    assert isinstance(hand, PhhHand)
    does = [done for step in hand.steps for done in step.does if isinstance(done, Action)]
    at = next(n for n, done in enumerate(does) if done.verb == "run")
    assert [(done.verb, done.seat, join(done.cards or ())[-2:]) for done in does[at + 1:]] == [
        ("show", 2, "Th"), ("show", 4, "9c"), ("show", 2, "Th"), ("show", 4, "Jc")]
    assert (does[at].amount, hand.rules["house"]["run-it"]) == (2, 2)


def test_a_draw_of_which_only_the_last_card_was_dealt_anew_says_so():
    """Every run deals all that was drawn (house rules 8, `run-it`); this server leaves the others."""
    two = BOTH_DRAW.replace("Cy draws 1", "Cy draws 2")
    hand, = read_hands(two.encode(), "")
    assert isinstance(hand, UnreadHand) and "only the last of the drawn cards" in hand.error


def test_betting_beside_two_boards_is_a_game_of_two_boards():
    hand, = read_hands(KINGSCLUB_TWO_BOARDS.encode(), "")
    assert isinstance(hand, PhhHand)
    assert (hand.setup["game"], "run-it" in hand.rules["house"]) == ("double-board-omaha", False)
    once, = read_hands(KINGSCLUB.encode(), "")
    assert isinstance(once, PhhHand) and once.setup["game"] == "omaha"


@pytest.mark.parametrize(("words", "game"), [
    ("Limit 2-7 Drawmaha - 60/120", "dramaha-27"), ("Limit Drawmaha - 60/120", "dramaha"),
    ("Limit Badeucey - 22/44", "badeucy"),
])
def test_a_servers_game_is_the_one_that_it_names(words: str, game: str):
    assert game_of(words) == game


def test_a_game_of_two_boards_is_no_hand_that_was_run_twice():
    hand, = read_hands(SPLIT.encode(), "")
    assert isinstance(hand, PhhHand)
    deals = [join(done.cards or ()) for step in hand.steps for done in step.does
             if isinstance(done, Action) and done.to == "board"]
    assert (hand.setup["game"], deals) == ("double-board-holdem", ["Ks4c8c4sQd5h", "8dAc", "6hTs"])
    assert "run-it" not in hand.rules["house"]


def test_a_blind_that_takes_the_whole_stack_is_a_post():
    hand, = read_hands(BOVADA.encode(), "")
    assert isinstance(hand, PhhHand)
    assert [post["kind"] for post in hand.setup["posts"]] == ["small", "big"]
