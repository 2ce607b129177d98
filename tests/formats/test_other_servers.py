"""Hands of servers that write otherwise: Bovada's places, iPoker's and Merge's XML, held to the chip."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from typing import Any

import pytest

from dealer_assist.formats.buy_in import tournament_in
from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.ohh import GAMES, lacks, write_ohh
from dealer_assist.engine.play import play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.formats.phh import (
    Outcome, PhhHand, UnreadHand, action_lines, replay, setup_of, write_phh,
)
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.source import facts, phh_fields, source_of
from dealer_assist.formats.timeline import About
from tests.strategies import server_hand

ABOUT = About(7, "Oslo", {}, "2026-11-20T18:30:05.000000Z")

BOVADA = """\
Ignition Hand #401 TBL#77 HOLDEM No Limit - 2021-03-11 22:58:57 UTC
Table Info: Version: 1, Type: MVS, Stakes: $0.25-$0.50, Table: 000A-0
Seat 1: Big Blind ($30 in chips)
Seat 2: UTG ($18.10 in chips)
Seat 3: UTG+1 [ME] ($20 in chips)
Seat 6: Small Blind ($12.50 in chips)
Dealer : Set dealer [5]
Small Blind : Small Blind $0.25
Big Blind : Big Blind $0.50
*** HOLE CARDS ***
Big Blind : Card dealt to a spot [9c 9s]
UTG : Card dealt to a spot [7h 2c]
UTG+1 [ME] : Card dealt to a spot [Kd Kc]
Small Blind : Card dealt to a spot [As Qd]
UTG : Folds(timeout)
UTG+1 [ME] : Raises $1.50 to $1.50
Small Blind : All-in(raise) $12.25 to $12.50
Big Blind : Calls $12
UTG+1 [ME] : All-in(raise) $18.50 to $20
Big Blind : Calls $7.50
*** FLOP *** [Ah 9h 2d]
*** TURN *** [Ah 9h 2d] [3c]
*** RIVER *** [Ah 9h 2d 3c] [Ks]
Big Blind : Showdown [9c 9s 9h Ah Ks] (Three of a kind)
UTG+1 [ME] : Showdown [Kd Kc Ks Ah 9h] (Three of a kind)
Small Blind : Showdown [As Ah Ks Qd 9h] (One pair)
UTG+1 [ME] : Hand result-Side pot $15
UTG+1 [ME] : Hand result $35
UTG : Seat sit out
*** SUMMARY ***
Total Pot($52.50) | Rake ($2.50)
Seat+3: UTG+1 [ME] $50
"""
BOVADA_OLD = """\
Bovada Hand #402 TBL#9 OMAHA Pot Limit - 2012-05-14 00:54:46
Seat 1: Dealer [ME] ($124 in chips)
Seat 2: Small Blind ($116 in chips)
Seat 4: Big Blind ($400 in chips)
Dealer  [ME] : Set dealer/Bring in spot [1]
Small Blind : Ante/Small Blind $2
Big Blind : Big blind/Bring in $4
*** HOLE CARDS ***
Dealer  [ME] : Card dealt to a spot [Js Ad Jd 9h]
Small Blind : Card dealt to a spot [2s Kh 6s 8d]
Big Blind : Card dealt to a spot [7s 7d Tc 8c]
Dealer  [ME] : Calls $4
Small Blind : Folds
Big Blind : Raises $14
Dealer  [ME] : Raises $44
Big Blind : Raises $124
Dealer  [ME] : All-in $80
Dealer  [ME] : Showdown [Ad Jd Td 6d 5d] (Flush)
Big Blind : Showdown [7d 9d Td 6d 5d] (Flush)
Dealer  [ME] : Hand result $250
*** SUMMARY ***
Total Pot($250) | Rake ($0)
Board [Td 8h Qs 6d 5d]
"""
BOVADA_STUD = """\
Bovada Hand #403 TBL#20 7CARD HiLo Fixed Limit - 2012-09-19 13:11:08
Seat+1: $5.03 in chips
Seat+4 [ME]: $12.16 in chips
Seat+8: $2.45 in chips
Seat+1 : Ante chip $0.05
Seat+4 [ME] : Ante chip $0.05
Seat+8 : Ante chip $0.05
*** 3RD STREET ***
Seat+1 : Card dealt to a spot [6d Ad 2s]
Seat+4 [ME] : Card dealt to a spot [7s As 4c]
Seat+8 : Card dealt to a spot [5s 2d Th]
Seat+1 : Bring_in chip $0.10
Seat+4 [ME] : Calls $0.10
Seat+8 : Folds
*** 4TH STREET ***
Seat+1 : Card dealt to a spot [3s]
Seat+4 [ME] : Card dealt to a spot [5c]
Seat+4 [ME] : Checks
Seat+1 : Bets $0.25
Seat+4 [ME] : Calls $0.25
*** 5TH STREET ***
Seat+1 : Card dealt to a spot [7h]
Seat+4 [ME] : Card dealt to a spot [Qh]
Seat+4 [ME] : Checks
Seat+1 : Checks
*** 6TH STREET ***
Seat+1 : Card dealt to a spot [4h]
Seat+4 [ME] : Card dealt to a spot [9h]
Seat+4 [ME] : Checks
Seat+1 : Bets $0.50
Seat+4 [ME] : Calls $0.50
*** RIVER ***
Seat+1 : Card dealt to a spot [Jh]
Seat+4 [ME] : Card dealt to a spot [Qs]
Seat+4 [ME] : Checks
Seat+1 : Checks
Seat+4 [ME] : Showdown [Qs Qh As 9h 7s] (One pair)
Seat+1 : Showdown [Ad Jh 7h 6d 4h Ad 2s 3s 4h 6d] (High Card)
Seat+1 : Hand result $0.92
Seat+4 [ME] : Hand result $0.93
*** SUMMARY ***
Total Pot($1.85)
"""
IPOKER = """\
<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="7">
 <general>
  <uncalled_bet_enabled>true</uncalled_bet_enabled>
  <gametype>PL €2/€4</gametype>
  <tablename>Oslo, 44</tablename>
  <startdate>2019-05-26 20:10:33</startdate>
 </general>
 <game gamecode="501">
  <general>
   <startdate>2019-05-26 20:10:42</startdate>
   <players>
    <player win="€23,50" chips="€303,49" bet="€36" seat="1" dealer="1" name="Zoé"/>
    <player win="€0" chips="€158" bet="€12" seat="5" dealer="0" name="Hero"/>
   </players>
  </general>
  <round no="0">
   <action cards="" no="1" player="Zoé" type="1" sum="€2"/>
   <action cards="" no="2" player="Hero" type="2" sum="€4"/>
  </round>
  <round no="1">
   <cards player="Zoé" type="Pocket">X X X X X</cards>
   <action cards="" no="3" player="Zoé" type="23" sum="€12"/>
   <cards player="Hero" type="Pocket">S8 HK CQ H10 H5</cards>
   <action cards="" no="4" player="Hero" type="3" sum="€8"/>
  </round>
  <round no="2">
   <cards player="" type="Flop">C4 D8 H3</cards>
   <action cards="" no="5" player="Hero" type="4" sum="€0"/>
   <action cards="" no="6" player="Zoé" type="5" sum="€24"/>
   <action cards="" no="7" player="Hero" type="0" sum="€0"/>
  </round>
 </game>
</session>
"""
IPOKER_OLD = """\
<session sessioncode="0">
  <general>
    <gametype>Holdem NL £0.05/£0.10</gametype>
    <tablename>Bergen, 75</tablename>
  </general>
  <game gamecode="502">
    <general>
      <startdate>2013-07-30 18:26:02</startdate>
      <players>
        <player seat="1" name="Ann" chips="£10.66" dealer="0" win="£0" bet="£0.05" />
        <player seat="3" name="Ben" chips="£10" dealer="0" win="£0" bet="£0.10" />
        <player seat="5" name="Cleo" chips="£7.22" dealer="0" win="£0.46" bet="£6.50" />
        <player seat="6" name="Dan" chips="£6.04" dealer="0" win="£11.42" bet="£6.04" />
        <player seat="8" name="Away" chips="£13.47" dealer="0" win="£0" bet="£0" />
        <player seat="10" name="Eve" chips="£14.40" dealer="1" win="£0" bet="£0" />
      </players>
    </general>
    <round no="0">
      <action no="1" player="Ann" type="1" sum="£0.05" cards="[cards]" />
      <action no="2" player="Ben" type="2" sum="£0.10" cards="[cards]" />
    </round>
    <round no="1">
      <cards type="Pocket" player="Ann">X X</cards>
      <action no="6" player="Ann" type="0" sum="£0" cards="" />
      <cards type="Pocket" player="Ben">X X</cards>
      <action no="7" player="Ben" type="0" sum="£0" cards="" />
      <cards type="Pocket" player="Cleo">CA HQ</cards>
      <action no="3" player="Cleo" type="23" sum="£0.40" cards="" />
      <action no="8" player="Cleo" type="23" sum="£6.50" cards="" />
      <cards type="Pocket" player="Dan">DK SK</cards>
      <action no="4" player="Dan" type="23" sum="£1.20" cards="" />
      <action no="9" player="Dan" type="7" sum="£4.84" cards="" />
      <cards type="Pocket" player="Eve">X X</cards>
      <action no="5" player="Eve" type="0" sum="£0" cards="" />
    </round>
    <round no="2"><cards type="Flop" player="">D5 C7 D9</cards></round>
    <round no="3"><cards type="Turn" player="">DJ</cards></round>
    <round no="4"><cards type="River" player="">D10</cards></round>
  </game>
</session>
"""
IPOKER_STUD = """\
<session sessioncode="3">
 <general><gametype>5 Card Stud L $0.05/$0.10</gametype><tablename>Dundee, 6</tablename></general>
 <game gamecode="503">
  <general>
   <startdate>2011-11-02 18:10:00</startdate>
   <players>
    <player seat="1" name="Ann" chips="$2.67" dealer="1" win="$0.42" bet="$0.22"/>
    <player seat="4" name="Ben" chips="$1.28" dealer="0" win="$0" bet="$0.22"/>
   </players>
  </general>
  <round no="0"><action no="1" player="Ann" type="15" sum="$0.02"/>
   <action no="2" player="Ben" type="15" sum="$0.02"/></round>
  <round no="2">
   <cards type="Second Street" player="Ann">H8 DJ</cards><action no="4" player="Ann" type="5" sum="$0.05"/>
   <cards type="Second Street" player="Ben">SQ C3</cards><action no="3" player="Ben" type="16" sum="$0.02"/>
   <action no="5" player="Ben" type="3" sum="$0.03"/></round>
  <round no="3">
   <cards type="Third Street" player="Ann">C4</cards><action no="6" player="Ann" type="5" sum="$0.05"/>
   <cards type="Third Street" player="Ben">C2</cards><action no="7" player="Ben" type="3" sum="$0.05"/>
  </round>
  <round no="4">
   <cards type="Fourth Street" player="Ann">S4</cards><action no="8" player="Ann" type="5" sum="$0.10"/>
   <cards type="Fourth Street" player="Ben">CK</cards><action no="9" player="Ben" type="3" sum="$0.10"/>
  </round>
  <round no="5">
   <cards type="River" player="Ann">DK</cards><action no="10" player="Ann" type="4" sum="$0"/>
   <cards type="River" player="Ben">C5</cards><action no="11" player="Ben" type="4" sum="$0"/></round>
 </game>
</session>
"""
MERGE = """\
<description type="Omaha" stakes="Pot Limit ($0.25/$0.50)"/>
<game id="44-72" starttime="20111128134906"
 gametype="9" seats="6" data="20111128|Bodo (44)|44|44-72|false">
 <players dealer="3">
  <player seat="1" nickname="Hero" balance="$57.11" dealtin="true" />
  <player seat="3" nickname="Dan" balance="$46.70" dealtin="true" />
  <player seat="4" nickname="Eve" balance="$31.87" dealtin="true" />
  <player seat="5" nickname="Ann" balance="$36.66" dealtin="true" />
  <player seat="7" nickname="Away" balance="$0.00" dealtin="false" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="SMALL_BLIND" player="4" amount="0.25"/>
  <event sequence="2" type="BIG_BLIND" player="5" amount="0.50"/>
 </round>
 <round id="PREFLOP" sequence="2">
  <event sequence="4" type="RAISE" player="1" amount="1.22"/>
  <event sequence="6" type="CALL" player="3" amount="1.22"/>
  <event sequence="7" type="CALL" player="4" amount="0.97"/>
  <event sequence="8" type="FOLD" player="5"/>
  <cards type="HOLE" cards="Ac,2s,Qh,As" player="1" hand="Pair of Aces"/>
 </round>
 <round id="POSTFLOP" sequence="3">
  <event sequence="9" type="CHECK" player="4"/>
  <event sequence="11" type="BET" player="1" amount="4.00"/>
  <event sequence="12" type="RAISE" player="3" amount="12.00"/>
  <event sequence="13" type="FOLD" player="4"/>
  <event sequence="16" type="CALL" player="1" amount="8.00"/>
  <cards type="COMMUNITY" cards="7d,Qs,Ah" hand="Three of a Kind Aces"/>
 </round>
 <round id="POSTTURN" sequence="4">
  <event sequence="17" type="BET" player="1" amount="25.00"/>
  <event sequence="18" type="FOLD" player="3"/>
  <event sequence="18" type="CHECK" player="7"/>
  <cards type="COMMUNITY" cards="7d,Qs,Ah,Qd" hand="Full House"/>
 </round>
 <round id="END_OF_FOLDED_GAME" sequence="5">
  <winner amount="51.76" uncalled="false" potnumber="1" player="1" pottype="n"/>
 </round>
</game>
"""
MERGE_DRAW = """\
<description type="Badugi" stakes="Half Pot Limit ($0.50/$0.50)"/>
<game id="33-34" starttime="20110412150057"
 gametype="71" data="20110412|Hamar (33)|33|33-34|false">
 <players dealer="3">
  <player seat="0" nickname="Hero" balance="$30.00" dealtin="true" />
  <player seat="2" nickname="Ben" balance="$80.53" dealtin="true" />
  <player seat="3" nickname="Cy" balance="$32.36" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1">
  <event sequence="1" type="ANTE" player="3" amount="0.50"/>
  <event sequence="2" type="ANTE" player="2" amount="0.50"/>
  <event sequence="3" type="ANTE" player="0" amount="0.50"/>
 </round>
 <round id="PRE_FIRST_DRAW" sequence="2">
  <event sequence="4" type="CHECK" player="0"/>
  <event sequence="5" type="CHECK" player="2"/>
  <event sequence="6" type="CHECK" player="3"/>
  <cards type="HOLE" cards="Qs,2s,Jh,2c" player="0" hand="Three Cards"/>
 </round>
 <round id="FIRST_DRAW" sequence="3">
  <event sequence="7" type="DRAW" player="0" text="3"/>
  <event sequence="8" type="DRAW" player="2" text="0"/>
  <event sequence="9" type="DRAW" player="3" text="2"/>
  <cards type="DRAW_DRAWN_CARDS" cards="Ts,2s,4c,As" player="0" hand="Two Cards"/>
 </round>
 <round id="POST_FIRST_DRAW" sequence="4">
  <event sequence="10" type="CHECK" player="0"/>
  <event sequence="12" type="BET" player="2" amount="0.75"/>
  <event sequence="13" type="FOLD" player="3"/>
  <event sequence="14" type="FOLD" player="0"/>
 </round>
 <round id="END_OF_FOLDED_GAME" sequence="9">
  <winner amount="1.50" uncalled="false" potnumber="1" player="2" pottype="n"/>
  <winner amount="0.75" uncalled="true" potnumber="2" player="2" pottype="n"/>
 </round>
</game>
"""
MERGE_MIX = """\
<description type="HORSE" stakes="Limit $0.25/$0.50" version="2" />

<game id="78-357" starttime="20140911014618"
 gametype="75" multigametype="43" data="20140911|Moss|78|78-357|false">
 <players dealer="7" >
  <player seat="0" nickname="Hero" balance="9.96" dealtin="true" />
  <player seat="2" nickname="Ben" balance="13.71" dealtin="true" />
  <player seat="6" nickname="Cy" balance="26.35" dealtin="true" />
 </players>
 <round id="BLINDS" sequence="1" >
  <event sequence="1" type="ANTE" player="0" amount="0.02" />
  <event sequence="4" type="ANTE" player="2" amount="0.02" />
  <event sequence="5" type="ANTE" player="6" amount="0.02" />
 </round>
 <round id="BRING_IN" sequence="2" >
  <event sequence="6" type="BRING_IN" player="6" amount="0.05" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,Qh" player="2" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,5d" player="6" />
  <cards type="HOLE" cards="5c,7s,6h" player="0" />
 </round>
 <round id="THIRD_STREET" sequence="3" >
  <event sequence="8" type="COMPLETE" player="0" amount="0.25" />
  <event sequence="10" type="RAISE" player="2" amount="0.50" />
  <event sequence="11" type="FOLD" player="6" />
  <event sequence="12" type="CALL" player="0" amount="0.25" />
 </round>
 <round id="FOURTH_STREET" sequence="4" >
  <event sequence="15" type="BET" player="2" amount="0.25" />
  <event sequence="17" type="CALL" player="0" amount="0.25" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,Qh,4c" player="2" />
  <cards type="HOLE" cards="5c,7s,6h,Jd" player="0" />
 </round>
 <round id="FIFTH_STREET" sequence="5" >
  <event sequence="18" type="BET" player="2" amount="0.50" />
  <event sequence="20" type="CALL" player="0" amount="0.50" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,Qh,4c,4h" player="2" />
  <cards type="HOLE" cards="5c,7s,6h,Jd,Ad" player="0" />
 </round>
 <round id="SIXTH_STREET" sequence="6" >
  <event sequence="21" type="CHECK" player="2" />
  <event sequence="22" type="CHECK" player="0" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,Qh,4c,4h,5s" player="2" />
  <cards type="HOLE" cards="5c,7s,6h,Jd,Ad,4d" player="0" />
 </round>
 <round id="SEVENTH_STREET" sequence="7" >
  <event sequence="23" type="CHECK" player="2" />
  <event sequence="24" type="CHECK" player="0" />
  <cards type="DRAW_DRAWN_CARDS" cards="null,null,Qh,4c,4h,5s,null" player="2" />
  <cards type="HOLE" cards="5c,7s,6h,Jd,Ad,4d,9c" player="0" />
 </round>
 <round id="SHOWDOWN" sequence="8" >
  <event sequence="25" type="SHOW" player="2" />
  <event sequence="26" type="SHOW" player="0" />
  <cards type="SHOWN" cards="2d,Qs,Qh,4c,4h,5s,Jh" player="2" />
  <cards type="SHOWN" cards="5c,7s,6h,Jd,Ad,4d,9c" player="0" />
 </round>
 <round id="END_OF_GAME" sequence="9" >
  <winner amount="1.31" uncalled="false" potnumber="1" player="2" pottype="h" />
  <winner amount="1.30" uncalled="false" potnumber="1" player="0" pottype="l" />
 </round>
</game>
"""


def hand_of(text: str) -> PhhHand:
    hand, = read_hands(text.encode(), "")
    assert isinstance(hand, PhhHand), hand
    return hand


def outcome(text: str) -> Outcome:
    return replay(hand_of(text))


@pytest.mark.parametrize(("text", "game", "stacks"), [
    (BOVADA, "holdem", (10, 18.1, 50, 0)), (BOVADA_OLD, "omaha", (250, 114, 276)),
    (BOVADA_STUD, "stud-8", (5.05, 12.19, 2.4)), (IPOKER, "five-card-omaha", (314.99, 146)),
    (IPOKER_OLD, "holdem", (10.61, 9.9, 1.18, 11.42, 14.4)), (IPOKER_STUD, "five-card-stud", (2.87, 1.06)),
    (MERGE, "omaha", (70.65, 33.48, 30.65, 36.16)), (MERGE_DRAW, "badugi", (29.5, 81.53, 31.86)),
    (MERGE_MIX, "stud-8", (9.99, 13.75, 26.28)),
], ids=["Ignition", "Bovada of 2012", "Bovada stud", "iPoker", "iPoker of 2013", "iPoker stud", "Merge",
        "Merge badugi", "Merge HORSE"])
def test_a_hand_ends_as_its_file_pays(text: str, game: str, stacks: tuple[float, ...]):
    result = outcome(text)
    assert (result.error, result.agrees) == (None, True), result
    assert (hand_of(text).setup["game"], result.stacks) == (game, stacks)


def test_half_pot_is_half_pot():
    assert hand_of(MERGE_DRAW).setup["betting"] == "half-pot-limit"


def test_what_stands_beside_the_hand_comes_in_too():
    hand = hand_of(IPOKER)
    assert hand.name == "501" and hand.fields["players"] == ["Zoé", "Hero"]
    assert (hand.fields["table"], hand.fields["day"]) == ("Oslo, 44", 26)
    assert str(hand.fields["time"]) == "20:10:42"
    assert hand_of(MERGE).fields["table"] == "Bodo (44)"


def test_a_seat_beyond_the_table_is_the_place_in_the_list():
    """Its tournaments number seats through all tables."""
    text = BOVADA.replace("Seat 6:", "Seat 208:").replace("[5]", "[8]")
    assert hand_of(text).seats == (1, 2, 3, 4)


def test_many_hands_a_file_and_one_cut_off():
    first, second = MERGE, MERGE.replace("44-72", "44-73")
    cut = MERGE.replace("44-72", "44-74").split("<round id=\"POSTTURN\"")[0]
    data = "\n".join((first, second, cut)).encode()
    hands = list(read_hands(data, "night.xml"))
    assert count_hands(data) == 3
    assert [hand.name for hand in hands] == ["night.xml#44-72", "night.xml#44-73", "night.xml#44-74"]
    assert isinstance(hands[2], UnreadHand) and "cut off" in hands[2].error


@pytest.mark.parametrize(("old", "new", "expected"), [
    ('type="FOLD" player="5"', 'type="GIFT" player="5" amount="3.00"', "'GIFT' moves chips"),
    ('player="4" amount="0.25"', 'player="4" amount="a"', "no amount"),
    ("<winner ", "<winner <", "damaged"),
    ('nickname="Hero"', 'nickname="<!DOCTYPE x>"', "declarations"),
    ('type="Omaha"', 'type="Gin Rummy"', "no game that is known"),
])
def test_what_cannot_be_read_says_why(old: str, new: str, expected: str):
    hand, = read_hands(MERGE.replace(old, new).encode(), "")
    assert isinstance(hand, UnreadHand) and expected in hand.error


# -- Open Hand History -----------------------------------------------------------------------------------

OHH: dict[str, Any] = {"ohh": {
    "spec_version": "1.4.6", "site_name": "Oslo", "tournament": False, "game_number": "601",
    "start_date_utc": "2022-02-27T15:11:59Z", "table_name": "Nord", "game_type": "Holdem",
    "bet_limit": {"bet_type": "NL", "bet_cap": 0}, "table_size": 6, "currency": "USD", "dealer_seat": 2,
    "small_blind_amount": 0.01, "big_blind_amount": 0.02, "ante_amount": 0, "flags": [],
    "players": [
        {"id": 0, "seat": 2, "name": "Ann", "starting_stack": 2.0, "is_sitting_out": False},
        {"id": 1, "seat": 3, "name": "Ben", "starting_stack": 0.97},
        {"id": 7, "seat": 5, "name": "Cleo", "starting_stack": 2.05}],
    "rounds": [
        {"id": 0, "street": "Preflop", "actions": [
            {"player_id": 1, "action": "Post SB", "amount": 0.01},
            {"player_id": 7, "action": "Post BB", "amount": 0.02},
            {"player_id": 7, "action": "Dealt Cards", "cards": ["Ah", "Kd"]},
            {"player_id": 0, "action": "Raise", "amount": 0.06}, {"player_id": 1, "action": "Fold"},
            {"player_id": 7, "action": "Raise", "amount": 0.19},
            {"player_id": 0, "action": "Call", "amount": 0.15}]},
        {"id": 1, "street": "Flop", "cards": ["Kh", "7c", "2d"], "actions": [
            {"player_id": 7, "action": "Bet", "amount": 1.84, "is_allin": True},
            {"player_id": 0, "action": "Call", "amount": 1.79, "is_allin": True}]},
        {"id": 2, "street": "Turn", "cards": ["9s"], "actions": []},
        {"id": 3, "street": "River", "cards": ["9c"], "actions": []},
        {"id": 4, "street": "Showdown", "actions": [
            {"player_id": 7, "action": "Shows Cards", "cards": ["Ah", "Kd"]},
            {"player_id": 0, "action": "Shows Cards", "cards": ["Qc", "Qd"]}]}],
    "pots": [{"number": 0, "amount": 4.01, "rake": 0.2, "jackpot": 0,
              "player_wins": [{"player_id": 7, "win_amount": 3.81}]}]}}


# somebody watched a table of a tournament: nobody is the hero, antes, one all-in before the flop
WATCHED: dict[str, Any] = {"ohh": OHH["ohh"] | {
    "tournament": True, "tournament_info": {"tournament_number": "555", "type": "MTT", "flags": ["Deep"]},
    "flags": ["Observed"], "game_number": "701", "table_name": "555 4", "currency": "Chips",
    "small_blind_amount": 50, "big_blind_amount": 100, "ante_amount": 10, "players": [
        {"id": 1, "seat": 2, "name": "Ann", "starting_stack": 5000},
        {"id": 2, "seat": 3, "name": "Ben", "starting_stack": 700},
        {"id": 3, "seat": 6, "name": "Cleo", "starting_stack": 3000},
        {"id": 4, "seat": 4, "name": "Di", "starting_stack": 900, "is_sitting_out": True}],
    "rounds": [
        {"id": 1, "street": "Preflop", "actions": [
            *({"player_id": who, "action": "Post Ante", "amount": 10} for who in (1, 2, 3)),
            {"player_id": 2, "action": "Post SB", "amount": 50},
            {"player_id": 3, "action": "Post BB", "amount": 100},
            {"player_id": 1, "action": "Raise", "amount": 200},
            {"player_id": 2, "action": "Raise", "amount": 640, "is_allin": True},
            {"player_id": 3, "action": "Fold"}, {"player_id": 1, "action": "Call", "amount": 490}]},
        {"id": 2, "street": "Flop", "cards": ["Ah", "Kd", "2c"], "actions": []},
        {"id": 3, "street": "Turn", "cards": ["3c"], "actions": []},
        {"id": 4, "street": "River", "cards": ["9s"], "actions": []},
        {"id": 5, "street": "Showdown", "actions": [
            {"player_id": 2, "action": "Shows Cards", "cards": ["Qs", "Qh"]},
            {"player_id": 1, "action": "Shows Cards", "cards": ["As", "Jd"]}]}],
    "pots": [{"number": 0, "amount": 1510, "rake": 0,
              "player_wins": [{"player_id": 1, "win_amount": 1510}]}]}}


def test_a_watched_hand_of_a_tournament_is_read_and_leaves_as_one():
    """Without a hero, the tournament's number in what is read and in what is written again."""
    hand, = read_hands(json.dumps(WATCHED).encode(), "watched.ohh")
    assert isinstance(hand, PhhHand)
    result = replay(hand)
    assert (result.error, result.agrees, result.stacks) == (None, True, (5810, 0, 2890))
    assert (hand.fields["event"], hand.fields["hand"]) == ("Tournament 555", "701")
    source = source_of(hand)
    about = replace(ABOUT, source=source)
    end = play(setup_of(hand), [parse_action(line) for line in action_lines(hand, setup_of(hand))])
    told = json.loads(write_ohh(end.setup, end.actions, about).text)["ohh"]
    assert (told["flags"], told["tournament_info"]["tournament_number"]) == (["Observed"], "555")
    assert outcome(json.dumps({"ohh": told})).agrees


NAMED_EVENT = {"tournament_number": "555", "name": 'Friday "Deep" {1}', "type": "MTT", "flags": ["Bounty"],
               "currency": "EUR", "buyin_amount": 50.5, "bounty_fee_amount": 25, "fee_amount": 7}


@pytest.mark.parametrize("form", ["ohh", "text", "phh"])
def test_name_and_buy_in_of_a_tournament_leave_as_they_came(form: str):
    """In every file that goes out and is read back, and among the facts of the page."""
    watched = {"ohh": WATCHED["ohh"] | {"tournament_info": NAMED_EVENT}}
    hand, = read_hands(json.dumps(watched).encode(), "watched.ohh")
    assert isinstance(hand, PhhHand)
    source, setup = source_of(hand), setup_of(hand)
    lines = action_lines(hand, setup)
    end, about = play(setup, [parse_action(line) for line in lines]), replace(ABOUT, source=source)
    text = {"ohh": lambda: write_ohh(end.setup, end.actions, about).text,
            "text": lambda: write_text(end.setup, end.actions, about).text,
            "phh": lambda: write_phh({**hand.setup, "preset": "tda"}, lines, end.stacks, phh_fields(source))}
    again, = read_hands(text[form]().encode(), form)
    assert isinstance(again, PhhHand), again
    assert source_of(again).fields["_tournament"] == NAMED_EVENT
    assert [row for row in facts(source_of(again)) if row[0] in ("tournament", "buy_in", "event")] == [
        ("tournament", 'Friday "Deep" {1}'), ("buy_in", "€50.50 + €25 + €7 EUR"), ("event", "Tournament 555")]


def test_the_buy_in_of_a_first_line_is_kept():
    text = "PokerStars Hand #9: Tournament #300, $5+$5+$1 USD Hold'em No Limit - Level III (50/100)"
    assert tournament_in([text]) == {
        "buyin_amount": 5, "bounty_fee_amount": 5, "fee_amount": 1, "currency": "USD"}
    assert tournament_in(["Tournament #300, €9.20+€0.80 Omaha Pot Limit (10/20)"]) == {
        "buyin_amount": 9.2, "fee_amount": .8}
    assert tournament_in(["Tournament #300, Hold'em No Limit (10/20)"]) == {}


def test_an_open_hand_history_is_read_like_any_text():
    """Amounts are what each action adds; the 0.05 that nobody called is in no pot."""
    text = json.dumps(OHH)
    result = outcome(text)
    assert (result.error, result.agrees, result.stacks) == (None, True, (0, 0.96, 3.86))
    data = "\n\n".join([text, text.replace("601", "602"), "{ cut"]).encode()
    hands = list(read_hands(data, "night.ohh"))
    assert count_hands(data) == 3 and [hand.name for hand in hands[:2]] == ["night.ohh#601", "night.ohh#602"]
    assert isinstance(hands[2], UnreadHand) and "cut off" in hands[2].error


@pytest.mark.parametrize(("change", "expected"), [
    ({"game_type": "Draw"}, "does not tell all of a Draw hand"),
    ({"flags": ["Run_It_Twice"]}, "run more than once"),
    ({"players": []}, "lacks what the format asks for"), ({"rounds": 7}, "lacks what the format asks for"),
])
def test_what_the_format_cannot_tell_is_refused(change: dict[str, Any], expected: str):
    hand, = read_hands(json.dumps({"ohh": OHH["ohh"] | change}).encode(), "")
    assert isinstance(hand, UnreadHand) and expected in hand.error


WRONG = (None, "", [], {}, 0, -1, 1e308, float("nan"), 10**30, "x", True, "9" * 5_000, -0.01, 0.001, "<b>\n")


def places(part: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where each value of a document stands."""
    yield here
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, inner in inside:
        yield from places(inner, (*here, key))


@pytest.mark.parametrize("place", [one for one in places(OHH) if len(one) > 1], ids=str)
def test_a_history_with_one_wrong_value_is_the_same_hand_or_refused(place: tuple[str | int, ...]):
    """Missing, of another type, below nothing, without an end: the same chips, or a sentence that says so."""
    paid = (0, 0.96, 3.86)
    for wrong in (*WRONG, ...):
        history: Any = copy.deepcopy(OHH)
        *above, last = place
        inside = reduce(lambda part, key: part[key], above, history)
        if wrong is ...:
            del inside[last]
        else:
            inside[last] = wrong
        hand, = read_hands(json.dumps(history).encode(), "one")
        if isinstance(hand, UnreadHand):
            assert "Error" not in hand.error and len(hand.error) < 300, (wrong, hand.error)
            continue
        result = replay(hand)
        assert result.stacks == paid or result.error or result.agrees is False or result.note, (wrong, result)


@pytest.mark.parametrize(("change", "expected"), [
    ({"players": [OHH["ohh"]["players"][0], OHH["ohh"]["players"][0] | {"id": 1, "seat": 3},
                  OHH["ohh"]["players"][2]]}, "Seat 3 has no name, or that of another player"),
    ({"pots": []}, "the pots say 0"),
    ({"pots": [OHH["ohh"]["pots"][0] | {"amount": 9}]}, "its winners have 3.81"),
])
def test_chips_that_contradict_each_other_are_refused(change: dict[str, Any], expected: str):
    hand, = read_hands(json.dumps({"ohh": OHH["ohh"] | change}).encode(), "")
    assert isinstance(hand, UnreadHand) and expected in hand.error, hand


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"five-card-draw", "five-card-triple-draw"}))
def test_our_own_history_of_a_random_hand_is_read_back(game: str):
    """All but a few: a third blind, or a card that was opened a street early, has no place there."""
    chance, read, agreed = random.Random(f"history {game}"), 0, 0
    while read < 20:
        setup, actions = server_hand(game, chance)
        # nor have bets of a limit game that are not its blinds
        if lacks(setup) or setup.bomb_pot or setup.small_bet not in (0, None, setup.big_blind):
            continue
        result = outcome(write_ohh(setup, actions, ABOUT).text)
        read, agreed = read + 1, agreed + bool(result.agrees)
    assert agreed >= 16
