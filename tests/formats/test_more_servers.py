"""More hands as servers write them: tournaments, bounties, cash-outs, boards run again, other \
currencies."""

from __future__ import annotations

import pytest

from dealer_assist.formats.files import read_hands
from dealer_assist.formats.phh import PhhHand, UnreadHand, replay
from dealer_assist.formats.source import facts, source_of

STARS_MTT_BOUNTY = """\
PokerStars Hand #220001: Tournament #3301, $4.90+$5.00+$0.60 USD Hold'em No Limit - Level VII \
(125/250) - 2021/11/07 20:01:02 CET
Table '3301 12' 9-max Seat #4 is the button
Seat 1: Ann (3120 in chips, $10 bounty)
Seat 3: Bob_99 (1000 in chips, $5 bounty)
Seat 4: Cy (7420 in chips, $7.50 bounty) is sitting out
Seat 6: Di (5120 in chips, $5 bounty)
Seat 9: Éva (2500 in chips, $5 bounty)
Ann: posts the ante 30
Bob_99: posts the ante 30
Cy: posts the ante 30
Di: posts the ante 30
Éva: posts the ante 30
Di: posts small blind 125
Éva: posts big blind 250
*** HOLE CARDS ***
Dealt to Di [Qs Qh]
Ann: folds
Bob_99: raises 720 to 970 and is all-in
Cy: folds
Di: raises 4120 to 5090 and is all-in
Éva: calls 2220 and is all-in
Uncalled bet (2620) returned to Di
*** FLOP *** [2c 7d Th]
*** TURN *** [2c 7d Th] [3s]
*** RIVER *** [2c 7d Th 3s] [Kc]
*** SHOW DOWN ***
Di: shows [Qs Qh] (a pair of Queens)
Éva: shows [As Js] (high card Ace)
Di collected 3000 from side pot
Bob_99: shows [Kd 9d] (a pair of Kings)
Bob_99 collected 3060 from main pot
Di wins $2.50 for eliminating Éva and their own bounty increases by $2.50 to $7.50
Éva finished the tournament in 45th place
*** SUMMARY ***
Total pot 6060 Main pot 3060. Side pot 3000. | Rake 0
Board [2c 7d Th 3s Kc]
Seat 1: Ann folded before Flop (didn't bet)
Seat 3: Bob_99 showed [Kd 9d] and won (3060) with a pair of Kings
Seat 4: Cy (button) folded before Flop (didn't bet)
Seat 6: Di (small blind) showed [Qs Qh] and won (3000) with a pair of Queens
Seat 9: Éva (big blind) showed [As Js] and lost with high card Ace
"""
STARS_EUR_CASHOUT = """\
PokerStars Zoom Hand #220002:  Hold'em No Limit (€0.10/€0.25) - 2023/02/01 10:00:00 CET [2023/02/01 \
4:00:00 ET]
Table 'Aenna' 6-max Seat #1 is the button
Seat 1: Ann (€25 in chips)
Seat 2: Bob (€31.20 in chips)
Seat 3: Cy (€25.35 in chips)
Seat 4: Di (€25 in chips)
Bob: posts small blind €0.10
Cy: posts big blind €0.25
*** HOLE CARDS ***
Dealt to Bob [Ad Ac]
Di: folds
Ann: raises €0.35 to €0.60
Bob: raises €2 to €2.60
Cy: folds
Ann: raises €22.40 to €25 and is all-in
Bob: calls €22.40
*** FLOP *** [4h 5h 9c]
Bob: cashed out the hand for €40.12 | Cash Out Fee €0.40
*** TURN *** [4h 5h 9c] [2d]
*** RIVER *** [4h 5h 9c 2d] [Jh]
*** SHOW DOWN ***
Bob: shows [Ad Ac] (a pair of Aces)
Ann: shows [Kh Qh] (a flush, King high)
Ann collected €48.25 from pot
*** SUMMARY ***
Total pot €50.25 | Rake €2
Board [4h 5h 9c 2d Jh]
Seat 1: Ann (button) showed [Kh Qh] and won (€48.25) with a flush, King high
Seat 2: Bob (small blind) showed [Ad Ac] and lost with a pair of Aces (pot not awarded as player cashed out)
Seat 3: Cy (big blind) folded before Flop
Seat 4: Di folded before Flop (didn't bet)
"""
STARS_TWICE = """\
PokerStars Hand #220004:  Omaha Pot Limit ($1/$2 USD) - 2019/06/06 23:59:59 ET
Table 'Halley' 6-max Seat #2 is the button
Seat 2: Ann ($200 in chips)
Seat 4: Bob ($150 in chips)
Seat 5: Cy ($405.50 in chips)
Bob: posts small blind $1
Cy: posts big blind $2
*** HOLE CARDS ***
Ann: raises $5 to $7
Bob: raises $16 to $23
Cy: folds
Ann: raises $48 to $71
Bob: raises $79 to $150 and is all-in
Ann: calls $79
*** FIRST FLOP *** [5c 6c 7d]
*** FIRST TURN *** [5c 6c 7d] [Ks]
*** FIRST RIVER *** [5c 6c 7d Ks] [Kd]
*** SECOND FLOP *** [2s 3s 9h]
*** SECOND TURN *** [2s 3s 9h] [Tc]
*** SECOND RIVER *** [2s 3s 9h Tc] [2h]
*** FIRST SHOW DOWN ***
Bob: shows [As Ah Jd Th] (two pair, Aces and Kings)
Ann: shows [8c 9c Qd Qc] (a straight, Five to Nine)
Ann collected $149.50 from pot
*** SECOND SHOW DOWN ***
Bob: shows [As Ah Jd Th] (two pair, Aces and Deuces)
Ann: shows [8c 9c Qd Qc] (two pair, Queens and Deuces)
Bob collected $149.50 from pot
*** SUMMARY ***
Total pot $302 | Rake $3
Hand was run twice
FIRST Board [5c 6c 7d Ks Kd]
SECOND Board [2s 3s 9h Tc 2h]
Seat 5: Cy (big blind) folded before Flop
"""
STARS_O8_SPLIT = """\
PokerStars Hand #220005:  Omaha Hi/Lo Limit ($2/$4 USD) - 2015/01/02 3:04:05 ET
Table 'Io' 9-max Seat #7 is the button
Seat 1: Ann ($80 in chips)
Seat 3: Bob ($61.50 in chips)
Seat 7: Cy ($44 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Cy: raises $2 to $4
Ann: calls $3
Bob: calls $2
*** FLOP *** [3c 8h Kd]
Ann: bets $2
Bob: calls $2
Cy: calls $2
*** TURN *** [3c 8h Kd] [6s]
Ann: checks
Bob: bets $4
Cy: raises $4 to $8
Ann: folds
Bob: calls $4
*** RIVER *** [3c 8h Kd 6s] [Qd]
Bob: checks
Cy: checks
*** SHOW DOWN ***
Bob: shows [Ac 2h Kc 9d] (HI: a pair of Kings; LO: 8,6,3,2,A)
Cy: shows [As 2c Ks Jh] (HI: a pair of Kings; LO: 8,6,3,2,A)
Bob collected $7.94 from pot
Cy collected $7.94 from pot
Bob collected $7.94 from pot
Cy collected $7.93 from pot
*** SUMMARY ***
Total pot $34 | Rake $2.25
Board [3c 8h Kd 6s Qd]
"""
STARS_RAZZ_ALLIN_ANTE = """\
PokerStars Hand #220006: Tournament #9, $20+$2 USD HORSE (Razz Limit) - Level X (300/600) - \
2014/05/05 01:02:03 ET
Table '9 1' 8-max
Seat 2: Ann (4000 in chips)
Seat 5: Bob (50 in chips)
Seat 6: Cy (2650 in chips)
Ann: posts the ante 60
Bob: posts the ante 50 and is all-in
Cy: posts the ante 60
*** 3rd STREET ***
Dealt to Ann [Kd]
Dealt to Bob [4s]
Dealt to Cy [2h 5c Ac]
Ann: brings in for 90
Cy: raises 210 to 300
Ann: folds
Uncalled bet (210) returned to Cy
*** 4th STREET ***
Dealt to Bob [4s] [Jc]
Dealt to Cy [2h 5c Ac] [7d]
*** 5th STREET ***
Dealt to Bob [4s Jc] [9h]
Dealt to Cy [2h 5c Ac 7d] [8c]
*** 6th STREET ***
Dealt to Bob [4s Jc 9h] [Th]
Dealt to Cy [2h 5c Ac 7d 8c] [Ks]
*** RIVER ***
Dealt to Cy [2h 5c Ac 7d 8c Ks] [Qd]
*** SHOW DOWN ***
Cy: shows [2h 5c Ac 7d 8c Ks Qd] (Lo: 8,7,5,2,A)
Cy collected 200 from side pot
Bob: mucks hand
Cy collected 150 from main pot
Bob finished the tournament in 12th place
*** SUMMARY ***
Total pot 350 Main pot 150. Side pot 200. | Rake 0
"""
GG_MTT = """\
Poker Hand #TM55501: Tournament #777, Bounty Hunters Daily $10.80 Hold'em No Limit - \
Level9(250/500) - 2022/10/10 19:00:01
Table '31' 8-max Seat #2 is the button
Seat 1: aa11 (22,150 in chips)
Seat 2: Hero (18,000 in chips)
Seat 4: cc33 (9,900 in chips)
Seat 5: dd44 (40,321 in chips)
aa11: posts the ante 60
Hero: posts the ante 60
cc33: posts the ante 60
dd44: posts the ante 60
cc33: posts small blind 250
dd44: posts big blind 500
*** HOLE CARDS ***
Dealt to aa11
Dealt to Hero [Kc Kd]
Dealt to cc33
Dealt to dd44
aa11: folds
Hero: raises 500 to 1,000
cc33: raises 8,840 to 9,840 and is all-in
dd44: folds
Hero: calls 8,840
Hero: shows [Kc Kd]
cc33: shows [Ah Qh]
*** FLOP *** [Th 9h 2c]
*** TURN *** [Th 9h 2c] [3d]
*** RIVER *** [Th 9h 2c 3d] [Kh]
*** SHOWDOWN ***
cc33 collected 20,420 from pot
*** SUMMARY ***
Total pot 20,420 | Rake 0 | Jackpot 0 | Bingo 0 | Fortune 0 | Tax 0
Board [Th 9h 2c 3d Kh]
Seat 1: aa11 folded before Flop (didn't bet)
Seat 2: Hero (button) showed [Kc Kd] and lost with three of a kind, Kings
Seat 4: cc33 (small blind) showed [Ah Qh] and won (20,420) with a flush, Ace high
Seat 5: dd44 (big blind) folded before Flop
"""
GG_CASHOUT = """\
Poker Hand #RC66601: Hold'em No Limit ($0.05/$0.1) - 2023/01/15 12:13:14
Table 'RushAndCash111' 6-max Seat #1 is the button
Seat 1: u1 ($10 in chips)
Seat 2: u2 ($12.34 in chips)
Seat 3: Hero ($10.05 in chips)
u2: posts small blind $0.05
Hero: posts big blind $0.1
Cash Drop to Pot : total $1
*** HOLE CARDS ***
Dealt to u1
Dealt to u2
Dealt to Hero [Jc Js]
u1: raises $0.2 to $0.3
u2: folds
Hero: raises $0.9 to $1.2
u1: raises $8.8 to $10 and is all-in
Hero: calls $8.8
Hero: shows [Jc Js]
u1: shows [Ac Kc]
Hero: Chooses to EV Cashout
*** FLOP *** [2c 3c 4d]
*** TURN *** [2c 3c 4d] [5h]
*** RIVER *** [2c 3c 4d 5h] [9s]
*** SHOWDOWN ***
u1 collected $20 from pot
Hero: Receives Cashout ($11.3)
*** SUMMARY ***
Total pot $21.05 | Rake $0.95 | Jackpot $0.1 | Bingo $0 | Fortune $0 | Tax $0
Board [2c 3c 4d 5h 9s]
Seat 1: u1 (button) showed [Ac Kc] and won ($20) with a straight, Five high
Seat 2: u2 (small blind) folded before Flop
Seat 3: Hero (big blind) showed [Jc Js] and lost with a pair of Jacks
"""
GG_THRICE = """\
Poker Hand #HD77701: Hold'em No Limit ($1/$2) - 2023/05/05 12:13:14
Table 'NLHWhite10' 6-max Seat #3 is the button
Seat 1: u1 ($200 in chips)
Seat 3: Hero ($200 in chips)
u1: posts big blind $2
Hero: posts small blind $1
*** HOLE CARDS ***
Dealt to u1
Dealt to Hero [Jc Js]
Hero: raises $4 to $6
u1: raises $194 to $200 and is all-in
Hero: calls $194
u1: shows [Ah Kh]
Hero: shows [Jc Js]
*** FIRST FLOP *** [2c 3c 4d]
*** FIRST TURN *** [2c 3c 4d] [9h]
*** FIRST RIVER *** [2c 3c 4d 9h] [9s]
*** SECOND FLOP *** [Ac 5c 6d]
*** SECOND TURN *** [Ac 5c 6d] [7s]
*** SECOND RIVER *** [Ac 5c 6d 7s] [Tc]
*** THIRD FLOP *** [Qc 2d 3d]
*** THIRD TURN *** [Qc 2d 3d] [4h]
*** THIRD RIVER *** [Qc 2d 3d 4h] [8s]
*** FIRST SHOWDOWN ***
Hero collected $132.33 from pot
*** SECOND SHOWDOWN ***
u1 collected $132.33 from pot
*** THIRD SHOWDOWN ***
Hero collected $132.34 from pot
*** SUMMARY ***
Total pot $400 | Rake $3 | Jackpot $0 | Bingo $0 | Fortune $0 | Tax $0
Hand was run three times
FIRST Board [2c 3c 4d 9h 9s]
SECOND Board [Ac 5c 6d 7s Tc]
THIRD Board [Qc 2d 3d 4h 8s]
"""
FT_MTT = """\
Full Tilt Poker Game #880001: $20K Guarantee (123456), Table 12 - 100/200 Ante 25 - No Limit \
Hold'em - 21:15:05 ET - 2010/03/04
Seat 1: Ann (5,000)
Seat 2: Bob (3,225)
Seat 4: Cy (10,440), is sitting out
Seat 5: Di (8,000)
Ann antes 25
Bob antes 25
Cy antes 25
Di antes 25
Di posts the small blind of 100
Ann posts the big blind of 200
The button is in seat #4
*** HOLE CARDS ***
Dealt to Ann [8h 8c]
Bob raises to 3,200, and is all in
Cy folds
Di folds
Ann calls 3,000
Bob shows [As Ks]
Ann shows [8h 8c]
*** FLOP *** [8d 2c 3d]
*** TURN *** [8d 2c 3d] [Th]
*** RIVER *** [8d 2c 3d Th] [Jc]
Ann shows three of a kind, Eights
Bob shows Ace King high
Ann wins the pot (6,600) with three of a kind, Eights
Bob stands up
*** SUMMARY ***
Total pot 6,600 | Rake 0
Board: [8d 2c 3d Th Jc]
Seat 1: Ann (big blind) showed [8h 8c] and won (6,600) with three of a kind, Eights
"""
FT_STUD8 = """\
Full Tilt Poker Game #880002: Table Pylon (8 max) - $1/$2 Ante $0.15 - Limit Stud H/L - 22:22:22 ET \
- 2009/09/09
Seat 1: Ann ($40)
Seat 2: Bob ($22.15)
Seat 6: Cy ($31)
Ann antes $0.15
Bob antes $0.15
Cy antes $0.15
*** 3RD STREET ***
Dealt to Ann [9c]
Dealt to Bob [2d 3s] [4h]
Dealt to Cy [Kd]
Bob is low with [4h]
Bob brings in for $0.25
Cy folds
Ann completes it to $1
Bob calls $0.75
*** 4TH STREET ***
Dealt to Ann [9c] [9d]
Dealt to Bob [2d 3s 4h] [As]
Ann bets $1
Bob calls $1
*** 5TH STREET ***
Dealt to Ann [9c 9d] [Jc]
Dealt to Bob [2d 3s 4h As] [8c]
Ann bets $2
Bob raises to $4
Ann calls $2
*** 6TH STREET ***
Dealt to Ann [9c 9d Jc] [4s]
Dealt to Bob [2d 3s 4h As 8c] [Qh]
Ann checks
Bob checks
*** 7TH STREET ***
Dealt to Bob [2d 3s 4h As 8c Qh] [Kc]
Ann checks
Bob bets $2
Ann calls $2
*** SHOW DOWN ***
Bob shows [2d 3s 4h As 8c Qh Kc] Ace King high, for low: 8,4,3,2,A
Ann shows [Th Qd 9c 9d Jc 4s 2s] a pair of Nines
Bob wins the low pot ($7.85) with 8,4,3,2,A
Ann wins the high pot ($7.85) with a pair of Nines
*** SUMMARY ***
Total pot $16.45 | Rake $0.75
"""
WINAMAX_MTT = """\
Winamax Poker - Tournament "FISH" buyIn: 4,50€ + 0,50€ level: 7 - HandId: #555-12-1600000000 - \
Holdem no limit (30/100/200) - 2020/09/13 18:30:00 UTC
Table: 'FISH(555)#004' 6-max (real money) Seat #3 is the button
Seat 1: Ann (3 430, 2,50€ bounty)
Seat 2: Bób (9100, 5€ bounty)
Seat 3: Cy (2000, 2,50€ bounty)
Seat 5: Di d'Or (15000, 2,50€ bounty)
*** ANTE/BLINDS ***
Di d'Or posts ante 30
Ann posts ante 30
Bób posts ante 30
Cy posts ante 30
Di d'Or posts small blind 100
Ann posts big blind 200
*** PRE-FLOP ***
Bób folds
Cy raises 1770 to 1970 and is all-in
Di d'Or calls 1870
Ann folds
*** FLOP *** [6c 6d 8s]
*** TURN *** [6c 6d 8s][2h]
*** RIVER *** [6c 6d 8s 2h][Qc]
*** SHOW DOWN ***
Di d'Or shows [Ac Qd] (Two pairs : Queens and 6)
Cy shows [Js Jd] (Two pairs : Jacks and 6)
Di d'Or collected 4260 from pot
*** SUMMARY ***
Total pot 4260 | No rake
Board: [6c 6d 8s 2h Qc]
Seat 3: Cy (button) showed [Js Jd] and lost
Seat 5: Di d'Or (small blind) showed [Ac Qd] and won 4260 with Two pairs : Queens and 6
"""
BOVADA_MTT = """\
Ignition Hand #991: HOLDEM Tournament #4411 TBL#3, Normal- Level 4 (75/150) - 2018-02-03 04:05:06
Seat 1: Dealer (2,940 in chips)
Seat 2: Small Blind [ME] (1,500 in chips)
Seat 3: Big Blind (3,000 in chips)
Dealer : Ante chip 15
Small Blind [ME] : Ante chip 15
Big Blind : Ante chip 15
Dealer : Set dealer [1]
Small Blind [ME] : Small Blind 75
Big Blind : Big blind 150
*** HOLE CARDS ***
Dealer : Card dealt to a spot [2c 7d]
Small Blind [ME] : Card dealt to a spot [Ac Ad]
Big Blind : Card dealt to a spot [Kc Kd]
Dealer : Folds
Small Blind [ME] : All-in(raise) 1,410 to 1,485
Big Blind : Calls 1,335
*** FLOP *** [3c 4h 5s]
*** TURN *** [3c 4h 5s] [6s]
*** RIVER *** [3c 4h 5s 6s] [9d]
Small Blind [ME] : Showdown [Ac Ad 9d 6s 5s] (One pair)
Big Blind : Showdown [Kc Kd 9d 6s 5s] (One pair)
Small Blind [ME] : Hand result 3,015
*** SUMMARY ***
Total Pot(3,015)
Board [3c 4h 5s 6s 9d]
Seat+1: Dealer Folded before the FLOP
Seat+2: Small Blind 3,015 with One pair [Ac Ad-9d 6s 5s]
Seat+3: Big Blind lose with One pair [Kc Kd-9d 6s 5s]
"""
BOVADA_ZONE = """\
Ignition Hand #992 Zone Poker ID#881 HOLDEMZonePoker No Limit - 2020-01-02 03:04:05
Seat 1: UTG ($5 in chips)
Seat 2: Dealer [ME] ($6.10 in chips)
Seat 3: Small Blind ($5 in chips)
Seat 4: Big Blind ($4.90 in chips)
Dealer [ME] : Set dealer [2]
Small Blind : Small Blind $0.02
Big Blind : Big Blind $0.05
*** HOLE CARDS ***
UTG : Card dealt to a spot [2c 7d]
Dealer [ME] : Card dealt to a spot [Ac Ad]
Small Blind : Card dealt to a spot [8c 8d]
Big Blind : Card dealt to a spot [Kc Kd]
UTG : Folds & shows [2c 7d]
Dealer [ME] : Raises $0.15 to $0.15
Small Blind : Folds
Big Blind : Calls $0.10
*** FLOP *** [3c 4h 5s]
Big Blind : Checks
Dealer [ME] : Bets $0.20
Big Blind : Folds
Dealer [ME] : Return uncalled portion of bet $0.20
Dealer [ME] : Does not show [Ac Ad] (One pair)
Dealer [ME] : Hand result $0.31
*** SUMMARY ***
Total Pot($0.32) | Rake ($0.01)
"""
KINGSCLUB_NL = """\
#4411: No Limit Hold'em - 25/50
2021-01-02 20:00:00
Table 'Prag' Seat 4 is the button
Seat 1: Ann (5,000)
Seat 4: Bob (4,210)
Seat 6: Cy (3,300)
*** PRE-FLOP ***
Cy: posts the small blind 25
Ann: posts the big blind 50
Dealt to Bob: [X X]
Dealt to Cy: [Td Tc]
Bob raises to 150
Cy raises to 500
Ann folds
Bob calls 500
*** FLOP *** [2c 3c 9d]
Cy bets 600
Bob calls 600
*** TURN *** [2c 3c 9d] [Ah]
Cy checks
Bob bets 1,500
Cy folds
*** SUMMARY ***
Seat 1: Ann (4,950) -50
Seat 4: Bob (5,310) +1,100
Seat 6: Cy (2,200) -1,100
Rake 50
Bob wins pot (2,200)
"""
STARS_RUB = """\
PokerStars Hand #220010:  Hold'em No Limit (₽5/₽10) - 2022/01/01 10:00:00 MSK
Table 'Moskva' 6-max Seat #1 is the button
Seat 1: Иван (₽1 000 in chips)
Seat 2: Bob (₽1,500.50 in chips)
Иван: posts small blind ₽5
Bob: posts big blind ₽10
*** HOLE CARDS ***
Dealt to Bob [2c 7d]
Иван: raises ₽20 to ₽30
Bob: folds
Uncalled bet (₽20) returned to Иван
Иван collected ₽20 from pot
Иван: doesn't show hand
*** SUMMARY ***
Total pot ₽20 | Rake ₽0
"""
IPOKER_MTT = """\
<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="9"> <general> <client_version>1</client_version> <mode>real</mode>
<gametype>Holdem NL</gametype> <tablename>Twister €5, 888001</tablename> <duration>N/A</duration>
<gamecount>0</gamecount> <startdate>2020-05-05 20:10:33</startdate> <currency>EUR</currency>
<nickname>Hero</nickname> <bets>€0</bets> <wins>€0</wins> <chipsin>€0</chipsin>
<chipsout>€0</chipsout> <place>1</place> <buyin>€4,65 + €0,35</buyin> <totalbuyin>€5</totalbuyin>
<ipoints>0</ipoints> <tournamentcode>888001</tournamentcode>
<tournamentname>Twister €5</tournamentname> </general>
<game gamecode="9001"> <general> <startdate>2020-05-05 20:10:42</startdate> <players>
<player seat="1" name="Ann" chips="500" dealer="0" win="0" bet="500" rebuy="0" addon="0"/>
<player seat="6" name="Hero" chips="500" dealer="1" win="1 000" bet="500" rebuy="0" addon="0"/>
</players> </general>
<round no="0"> <action no="1" player="Hero" type="1" sum="10" cards=""/>
<action no="2" player="Ann" type="2" sum="20" cards=""/> </round>
<round no="1"> <cards type="Pocket" player="Ann">SA SK</cards>
<cards type="Pocket" player="Hero">DA DQ</cards>
<action no="3" player="Hero" type="7" sum="490" cards=""/>
<action no="4" player="Ann" type="3" sum="480" cards=""/> </round>
<round no="2"> <cards type="Flop" player="">DJ D2 C8</cards> </round> <round no="3">
<cards type="Turn" player="">D3</cards> </round> <round no="4">
<cards type="River" player="">H9</cards> </round>
</game> </session>
"""
STARS_SIDE_RAKED = """\
PokerStars Hand #220020:  Hold'em No Limit ($0.01/$0.02 USD) - 2024/03/05 21:04:09 CET
Table 'Orion' 9-max Seat #9 is the button
Seat 1: Ann ($6.00 in chips)
Seat 2: Bob ($1.00 in chips)
Seat 9: Cy ($3.00 in chips)
Ann: posts small blind $0.01
Bob: posts big blind $0.02
*** HOLE CARDS ***
Cy: calls $0.02
Ann: raises $5.98 to $6 and is all-in
Bob: calls $0.98 and is all-in
Cy: calls $2.98 and is all-in
Uncalled bet ($3) returned to Ann
*** FLOP *** [2c 2s Ts]
*** TURN *** [2c 2s Ts] [Kd]
*** RIVER *** [2c 2s Ts Kd] [9s]
*** SHOW DOWN ***
Ann: shows [Ad Ah] (two pair, Aces and Deuces)
Cy: shows [Qs 7h] (a pair of Deuces)
Ann collected $3.83 from side pot
Bob: shows [Kh Ks] (a full house, Kings full of Deuces)
Bob collected $2.87 from main pot
*** SUMMARY ***
Total pot $7 Main pot $2.87. Side pot $3.83. | Rake $0.30
Board [2c 2s Ts Kd 9s]
"""
WINAMAX_MISSED = """\
Winamax Poker - CashGame - HandId: #90-71-1382586707 - Holdem no limit (0.25€/0.50€) - 2013/11/07 03:53:58 UTC
Table: 'Lyon 02' 5-max (real money) Seat #5 is the button
Seat 1: Ann (99€)
Seat 2: Bob (64€)
Seat 3: Cy (13.50€)
Seat 5: Di (94€)
*** ANTE/BLINDS ***
Ann posts small blind 0.25€
Bob posts big blind 0.50€
Cy posts small blind 0.25€ out of position
Cy posts big blind 0.50€ out of position
*** PRE-FLOP ***
Cy checks
Di raises 1.00€ to 1.50€
Ann folds
Bob folds
Cy calls 0.50€
*** FLOP *** [4d Kc 9c]
Cy checks
Di bets 2€
Cy folds
Di collected 5.80€ from pot
*** SUMMARY ***
Total pot 5.80€ | Rake 0.20€
Board: [4d Kc 9c]
Seat 5: Di won 5.80€
"""
SHOWN_ONE = """\
PokerStars Hand #220030:  Hold'em No Limit ($1/$2 USD) - 2019/10/12 13:51:22 ET
Table 'Wheel' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $4 to $6
Bob: folds
Uncalled bet ($4) returned to Ann
Ann: shows [XX Qs] (high card)
Ann collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
"""
BOTH_CASHED_OUT = """\
PokerStars Hand #220031:  Hold'em No Limit ($1/$2 USD) - 2022/01/03 13:19:43 ET
Table 'Net III' 6-max Seat #1 is the button
Seat 1: Ann ($40 in chips)
Seat 2: Bob ($50 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $38 to $40 and is all-in
Bob: calls $38
*** FLOP *** [3c 5d Qh]
*** TURN *** [3c 5d Qh] [7s]
*** RIVER *** [3c 5d Qh 7s] [7h]
*** SHOW DOWN ***
Bob: shows [As Kh] (a pair of Sevens)
Ann: shows [Ac Kd] (a pair of Sevens)
Bob cashed out the hand for $38.52 | Cash Out Fee $0.36
Ann cashed out the hand for $38.52 | Cash Out Fee $0.36
*** SUMMARY ***
Total pot $80 | Rake $1
Board [3c 5d Qh 7s 7h]
Seat 1: Ann (button) showed [Ac Kd] and won ($39.50) with a pair of Sevens (pot not awarded as \
player cashed out)
Seat 2: Bob (big blind) showed [As Kh] and won ($39.50) with a pair of Sevens (pot not awarded as \
player cashed out)
"""
KINGSCLUB_DRAW = """\
#4020: Limit 2-7 Triple Draw - 20/40
2021-01-09 18:56:17
Table 'Mix' Seat 1 is the button
Seat 1: Ann (400)
Seat 2: Hero (300)
*** 1ST BETTING ROUND ***
Ann: posts the small blind 10
Hero: posts the big blind 20
Dealt to Ann: [X X X X X]
Dealt to Hero: [Ad 7h 8h 2c Qc]
Ann calls 20
Hero checks
*** 1ST DRAW ***
Hero discards [Ad Qc] draws [3h 9s]
Ann draws 1
*** 2ND BETTING ROUND ***
Hero checks
Ann checks
*** 2ND DRAW ***
Hero stands pat
Ann stands pat
*** 3RD BETTING ROUND ***
Hero checks
Ann checks
*** 3RD DRAW ***
Hero stands pat
Ann stands pat
*** 4TH BETTING ROUND ***
Hero checks
Ann checks
Hero shows [7h 8h 2c 3h 9s]
Ann shows [6c 4d 6h 9h 5s]
*** SUMMARY ***
Seat 1: Ann (380) -20
Seat 2: Hero (320) +20
Hero wins pot (40)
"""
KINGSCLUB_SIDE_POT = """\
#3264: No Limit Holdem - 10/20
2020-12-30 22:34:16
Table 'Room' Seat 1 is the button
Seat 1: Ann (100)
Seat 2: Bob (1,000)
Seat 3: Cy (1,000)
Bob: posts the small blind 10
Cy: posts the big blind 20
*** HOLE CARDS ***
Ann raises to 100, and is all in
Bob calls 100
Cy calls 100
*** FLOP *** [8d 4d 3c]
Bob bets 200
Cy calls 200
*** TURN *** [8d 4d 3c] [5c]
Bob checks
Cy bets 333
Bob folds
*** RIVER *** [8d 4d 3c 5c] [7s]
Cy shows [Kd 6d]
Ann shows [3h 4s]
*** SUMMARY ***
Seat 1: Ann (0) -100
Seat 2: Bob (700) -300
Seat 3: Cy (1,400) +400
Cy wins pot (300)
"""
NOT_AWARDED = (
    STARS_EUR_CASHOUT.replace("Ann: shows [Kh Qh] (a flush, King high)", "Ann: shows [Kh Qd] (King high)")
    .replace("Ann collected €48.25 from pot", "Bob collected €48.25 from pot (not awarded)"))


def hand_of(text: str) -> PhhHand:
    hand, = read_hands(text.encode(), "file.txt")
    assert isinstance(hand, PhhHand), hand.error
    return hand


@pytest.mark.parametrize(("text", "game", "stacks"), [
    pytest.param(STARS_MTT_BOUNTY, "holdem", (3090, 3060, 7390, 5620, 0), id="bounties and side pots"),
    pytest.param(STARS_EUR_CASHOUT, "holdem", (48.25, 6.2, 25.1, 25), id="PokerStars, cashed out and lost"),
    pytest.param(NOT_AWARDED, "holdem", (0, 54.45, 25.1, 25), id="PokerStars, cashed out and won"),
    pytest.param(STARS_SIDE_RAKED, "holdem", (6.83, 2.87, 0), id="PokerStars, rake from each pot"),
    pytest.param(STARS_TWICE, "omaha", (199.5, 149.5, 403.5), id="PokerStars run twice"),
    pytest.param(STARS_O8_SPLIT, "omaha-8", (74, 63.38, 45.87), id="PokerStars, quarters with odd cents"),
    pytest.param(STARS_RAZZ_ALLIN_ANTE, "razz", (3850, 0, 2850), id="PokerStars razz, all-in by the ante"),
    pytest.param(GG_MTT, "holdem", (22090, 8100, 20420, 39761), id="GGPoker tournament"),
    pytest.param(GG_CASHOUT, "holdem", (20, 12.29, 0.05), id="GGPoker cash drop and cashout"),
    pytest.param(GG_THRICE, "holdem", (132.33, 264.67), id="GGPoker run three times"),
    pytest.param(FT_MTT, "holdem", (8375, 0, 10415, 7875), id="Full Tilt tournament"),
    pytest.param(FT_STUD8, "stud-8", (39.7, 21.85, 30.85), id="Full Tilt stud"),
    pytest.param(SHOWN_ONE, "holdem", (102, 98), id="PokerStars, one card shown"),
    pytest.param(BOTH_CASHED_OUT, "holdem", (39.5, 49.5), id="PokerStars, both cashed out"),
    pytest.param(KINGSCLUB_DRAW, "deuce-to-seven-triple-draw", (380, 320), id="KingsClub, a draw by cards"),
    pytest.param(KINGSCLUB_SIDE_POT, "holdem", (0, 700, 1400), id="KingsClub, a pot that no line pays"),
    pytest.param(WINAMAX_MISSED, "holdem", (98.75, 63.5, 11.75, 96.3), id="Winamax, blinds out of position"),
    pytest.param(WINAMAX_MTT, "holdem", (3200, 9070, 0, 17260), id="Winamax tournament"),
    pytest.param(BOVADA_MTT, "holdem", (2925, 3015, 1500), id="Bovada tournament"),
    pytest.param(BOVADA_ZONE, "holdem", (5, 6.26, 4.98, 4.75), id="Bovada zone"),
    pytest.param(KINGSCLUB_NL, "holdem", (4950, 5310, 2200), id="KingsClub, a bet nobody called"),
    pytest.param(STARS_RUB, "holdem", (1010, 1490.5), id="PokerStars in roubles"),
    pytest.param(IPOKER_MTT, "holdem", (0, 1000), id="iPoker tournament"),
])
def test_a_hand_ends_as_its_file_pays(text: str, game: str, stacks: tuple[float, ...]):
    hand = hand_of(text)
    result = replay(hand)
    assert (hand.setup["game"], result.error, result.stacks, result.agrees) == (game, None, stacks, True)


@pytest.mark.parametrize(("text", "told"), [
    (FT_MTT, [("day", "2010-03-04 21:15:05 ET"), ("tournament", "$20K Guarantee"),
              ("event", "Tournament 123456"), ("hand", "880001"), ("table", "12")]),
    (FT_MTT.replace("$20K Guarantee (123456), Table 12", "$20 + $2 Sit & Go (778), Table 1"),
     [("day", "2010-03-04 21:15:05 ET"), ("tournament", "$20 + $2 Sit & Go"), ("buy_in", "$20 + $2 USD"),
      ("event", "Tournament 778"), ("hand", "880001"), ("table", "1")]),
    (FT_STUD8, [("day", "2009-09-09 22:22:22 ET"), ("hand", "880002"), ("table", "Pylon"),
                ("currency", "USD")]),
    (WINAMAX_MTT, [("day", "2020-09-13 18:30:00 UTC"), ("tournament", "FISH"),
                   ("buy_in", "€4.50 + €0.50 EUR"), ("event", "Tournament 555"), ("level", "7"),
                   ("hand", "555-12-1600000000"), ("table", "FISH(555)#004")]),
    (IPOKER_MTT, [("day", "2020-05-05 20:10:42"), ("tournament", "Twister €5"),
                  ("buy_in", "€4.65 + €0.35 EUR"), ("event", "Tournament 888001"), ("hand", "9001"),
                  ("table", "Twister €5, 888001")]),
    (BOVADA_MTT, [("day", "2018-02-03 04:05:06"), ("event", "Tournament 4411"), ("level", "4"),
                  ("hand", "991"), ("table", "3")]),
    (BOVADA_ZONE, [("day", "2020-01-02 03:04:05"), ("hand", "992"), ("currency", "USD")]),
    (STARS_RUB, [("day", "2022-01-01 10:00:00 MSK"), ("hand", "220010"), ("table", "Moskva"),
                 ("currency", "RUB")]),
], ids=["Full Tilt", "Sit & Go", "Full Tilt cash", "Winamax", "iPoker", "Bovada", "Bovada cash", "roubles"])
def test_what_a_file_tells_beside_the_hand_stays(text: str, told: list[tuple[str, str]]):
    """A tournament's chips are no money, and an event without a number gets none."""
    assert facts(source_of(hand_of(text))) == told


def test_an_event_without_a_number_gets_none():
    text = IPOKER_MTT.replace("<tournamentcode>888001</tournamentcode>", "")
    assert "event" not in hand_of(text).fields and "currency" not in hand_of(text).fields


def test_the_money_of_a_hand_in_xml_has_its_sign():
    text = (IPOKER_MTT.replace("<tournamentname>Twister €5</tournamentname>", "")
            .replace("Holdem NL<", "Holdem NL £0.10/£0.20<"))
    for amount in ("500", "490", "480", "10", "20"):
        text = text.replace(f'="{amount}"', f'="£{int(amount) / 100:.2f}"')
    hand = hand_of(text.replace('win="1 000"', 'win="£9,50"'))
    assert (replay(hand).stacks, hand.fields["currency_symbol"]) == ((0, 9.5), "£")


def test_only_what_nobody_called_comes_back_unsaid():
    """A pot that lacks other chips than those is cut off, as before."""
    short = KINGSCLUB_NL.replace("Bob wins pot (2,200)", "Bob wins pot (2,100)")
    hand, = read_hands(short.encode(), "night.txt")
    assert isinstance(hand, UnreadHand) and "cut off" in hand.error


def test_a_client_in_another_language_is_refused_in_a_sentence():
    text = STARS_RUB.replace("PokerStars Hand #", "PokerStars - Hand Nr. ")
    hand, = read_hands(text.encode(), "abend.txt")
    assert isinstance(hand, UnreadHand) and "in English" in hand.error, hand
