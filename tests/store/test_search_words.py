"""Hands are asked for in every language of the product; the words mean the same."""

from __future__ import annotations

from datetime import UTC, date, datetime, time

import pytest

from apiflask import APIFlask
from sqlalchemy.orm import Session

from dealer_assist.store.db import database
from dealer_assist.store.review import remarks
from dealer_assist.store.search.moments import days_of
from dealer_assist.store.search.plain import Token, meaning, once, without
from dealer_assist.store.search.query import read
from dealer_assist.store.search.tokens import tokens
from dealer_assist.store.search.showdown import name_words
from dealer_assist.store.search.index import MARKS, fold
from dealer_assist.store.search.vocabulary import AGAINST, EITHER, LOST, UNSPOKEN, WON, vocabulary
from dealer_assist.store.search.criteria import Wanted, want_time
from dealer_assist.texts import languages, say, speak
from tests.store.venue import Desk

ALIKE = {
    Token("mark", "split"): ("split pots", "botes divididos", "geteilte Pötte", "geteilte Pots", "Split-Pot"),
    Token("mark", "twice"): ("ran it twice", "ran it three times", "tres veces", "zweimal ausgespielt"),
    Token("mark", "allin"): ("all in", "todo dentro", "alles drin"),
    Token("mark", "busted"): ("busted", "eliminado", "ausgeschieden", "rausgeflogen"),
    Token("mark", "corrected"): ("corrected", "corregidas", "berichtigt"),
    Token("mark", "walk"): ("walks", "folded to the bb", "paseo", "geschenkter Big Blind"),
    Token("mark", "scoop"): ("scooped", "se llevó todo", "gescoopt"),
    Token("mark", "no-low"): ("no low", "without a low", "sin low", "ohne Low"),
    Token("mark", "bomb"): ("bomb pots", "botes bomba", "Bomb Pot"),
    Token("mark", AGAINST): ("against", "v", "into", "under", "contra", "sobre", "über"),
    Token("mark", EITHER): ("or", "o", "oder"),
    Token("made", "flush+"): ("flush or better", "color o mejor", "Flush oder besser"),
    Token("made", "eight low+"): ("eight low or better",),
    Token("mark", LOST): ("lost", "perdió", "verloren", "no good"),
    Token("made", "flopped three of a kind"): (
        "flopped a set", "flopped trips", "set on the flop", "trío en el flop", "Drilling am Flop"),
    Token("made", "turned straight"): ("turned a straight", "escalera en el turn", "Straße am Turn"),
    Token("made", "rivered flush"): ("rivered a flush", "flush on the river", "color en el river",
                                     "Flush am River"),
    Token("made", "flopped three of a kind, kings"): ("flopped a set of kings",),
    Token("did", "raise"): ("raised", "open raised", "subió", "erhöht"),
    Token("did", "doubled up"): ("doubled up", "dobló", "verdoppelt"),
    Token("did", "tripled up"): ("tripled up", "triple up", "triplicó", "verdreifacht"),
    Token("did", "coin flip"): ("coin flip", "coinflip", "race", "cara o cruz", "Münzwurf"),
    Token("position", "button"): ("button", "on the button", "botón", "am Button"),
    Token("position", "small blind"): ("sb", "small blind", "ciega pequeña", "kleiner Blind"),
    Token("position", "big blind"): ("bb", "big blind", "ciega grande", "großer Blind"),
    Token("position", "under the gun"): ("utg", "under the gun", "first to act"),
    Token("position", "cutoff"): ("cutoff", "cut-off"),
    Token("ways", "3"): ("three-way", "3-way pots", "three way pot", "three saw the flop",
                         "3 players to the flop", "bote a tres", "tres vieron el flop", "Pot zu dritt",
                         "drei am Flop"),
    Token("ways", "2"): ("heads-up pots", "bote mano a mano", "Pot zu zweit"),
    Token("players", "3"): ("three-handed", "3 players", "a tres", "zu dritt"),
    Token("did", "runner-runner"): ("runner runner", "runner-runner", "backdoor"),
    Token("did", "three-bet"): ("3bet", "3-bet pot", "three bet", "resubida", "nochmals erhöht"),
    Token("did", "check-raise turn"): ("check-raised on the turn", "check-raised the turn", "check raise ott",
                                       "check-raise en el turn", "check-raise am Turn"),
    Token("did", "limp"): ("limped", "limpeó", "gelimpt"),
    Token("did", "stood pat"): ("stood pat", "pat", "se plantó", "blieb pat"),
    Token("did", "mucked"): ("mucked", "no mostró", "muckte"),
    Token("made", "pair, jacks+"): ("jacks or better", "pair of jacks or better", "jotas o mejor",
                                    "Buben oder besser"),
    Token("made", "aces up+"): ("aces up or better", "dobles de ases o mejor"),
    Token("stage", "final table"): ("final table", "FT", "mesa final", "Finaltisch"),
    Token("stage", "day 1"): ("day 1", "day one", "día 1", "Tag 1", "1. Tag"),
    Token("betting", "no-limit"): ("no limit", "NL", "sin límite", "ohne Limit"),
    Token("time", "-30m"): ("last half hour", "última media hora", "letzte halbe Stunde",
                            "last 30 minutes", "últimos 30 minutos", "letzte 30 Minuten"),
    Token("time", "~30m"): ("half an hour ago", "hace media hora", "vor einer halben Stunde"),
    Token("time", ">0"): ("after midnight", "nach Mitternacht", "después de medianoche"),
    Token("time", "<12pm"): ("before noon", "vor Mittag"),
    Token("seat", "3"): ("seat three", "seat #3", "asiento tres", "Platz drei"),
    Token("pot", ">10k"): ("> 10k", ">10k", "over 10k"),
    Token("pot", ">5k"): ("over 5k", "más de 5k", "über 5k"),
    Token("pot", ">10000"): ("over 10 000", "por encima de 10 000", "mehr als 10 000"),
    Token("pot", "100-500"): ("between 100 and 500", "100 to 500", "entre 100 y 500", "de 100 a 500",
                             "zwischen 100 und 500 Chips", "von 100 bis 500", "100-500"),
    Token("pot", ">=5k"): ("5k+", "5k or more", "5k o más", "5k oder mehr", "at least 5 k"),
    Token("pot", "4500-5500"): ("5k", "about 5,000", "unos 5000", "etwa 5.000", "pot 5k"),
    Token("made", "royal flush"): ("royal flush", "escalera real"),
    Token("made", "straight flush"): ("straight flush", "escalera de color"),
    Token("made", "kings full"): ("kings full", "full de reyes", "Full House Könige"),
    Token("made", "kings full, aces"): ("kings full of aces",),
    Token("cards", "AK"): ("AK", "ace king", "as rey", "Ass König"),
    Token("cards", "AKs"): ("AKs", "AK suited", "ace king suited", "as rey del mismo palo",
                            "AK gleichfarbig"),
    Token("cards", "76o"): ("76 offsuit", "seven six offsuit"),
    Token("cards", "AA"): ("AA", "pocket aces"),
    Token("cards", "kh"): ("Kh", "K♥", "king of hearts", "rey de corazones", "Herz König"),
    Token("cards", "kskd"): ("KsKd", "K♠K♦", "K♠ K♦"),
    Token("cards", "pairs"): ("pocket pairs", "parejas de mano", "Paar auf der Hand"),
    Token("allin", "3"): ("three-way all-in", "three way all in", "3-way all-in", "all-in zu dritt"),
    Token("street", "fourth"): ("fourth street", "4th street", "cuarta calle", "vierte Straße"),
    Token("pot", "5000"): ("exactly 5000", "exactamente 5000", "genau 5000"),
    Token("time", "-120m"): ("last two hours", "últimas dos horas", "letzten zwei Stunden"),
    Token("time", "~60m"): ("an hour ago", "hace una hora", "vor einer Stunde"),
    Token("time", "~12m"): ("twelve minutes ago", "hace doce minutos", "vor 12 Minuten"),
    Token("date", "-21"): ("the 21st", "el día 21", "am 21."),
    Token("time", "9:30"): ("half past nine", "about 9.30", "a las nueve y media", "um halb zehn"),
    Token("time", "9:45"): ("quarter to ten", "diez menos cuarto", "Viertel vor zehn", "dreiviertel zehn"),
    Token("pot", "9-10"): ("9-10",),
    Token("time", "9-10"): ("between nine and ten", "between 9 and 10", "from 9 to 10",
                            "entre 9 y 10", "entre las nueve y las diez", "zwischen neun und zehn"),
    Token("time", ">9"): ("after nine", "después de las nueve", "nach neun"),
    Token("time", "<10"): ("before ten", "antes de las diez", "vor zehn Uhr"),
    Token("time", "last-night"): ("last night", "anoche", "gestern Abend"),
    Token("date", "monday"): ("last monday", "lunes", "letzten Montag"),
    Token("date", "11-23"): ("23 November", "November 23rd", "23 de noviembre", "23. November", "23.11.",
                             "the 23rd of November", "am 23. November", "23/11", "11/23",
                             "Nov 23", "23 Nov", "23. Nov", "Nov. 23rd", "23 nov.", "23 de nov"),
    Token("made", "pair, aces"): ("pair of aces", "pair aces", "pareja de ases", "Paar Asse"),
    Token("pot", "<=1000"): ("up to 1000", "hasta 1000", "höchstens 1000"),
    Token("sort", "pot"): ("biggest", "mayor bote", "größte", "big pots", "top ten", "five biggest pots",
                           "botes grandes", "cinco mayores botes", "große Pötte", "fünf größte Pötte",
                           "größter Pott"),
    Token("time", "night"): ("at night", "de madrugada", "in der Nacht"),
    Token("made", "four of a kind"): ("quads", "póquer", "Vierling"),
    Token("made", "three of a kind, kings"): ("set of kings", "trío de reyes", "Drilling von Königen"),
    Token("made", "straight"): ("straights", "escalera", "Straße"),
    Token("players", "2"): ("heads-up", "mano a mano", "cara a cara", "zu zweit"),
    Token("players", "6"): ("6 players", "6 jugadores", "6 Spieler"),
    Token("allin", "preflop"): ("all-in preflop", "all-in before the flop", "preflop all-in",
                                "shoved pre-flop", "todo dentro antes del flop", "All-in vor dem Flop"),
    Token("allin", "turn"): ("all in on the turn", "all-in en el turn", "All-in am Turn"),
    Token("sort", "small"): ("smallest", "smallest pot", "menor bote", "kleinster Pot"),
    Token("sort", "old"): ("oldest", "first hand", "primera mano", "älteste"),
    Token("sort", "time"): ("newest", "last 10 hands", "últimas 10 manos", "letzte 10 Hände"),
    Token("made", "wheel"): ("wheel", "bicycle", "rueda", "Wheel"),
    Token("made", "steel wheel"): ("steel wheel", "rueda de acero", "Straight Flush bis fünf"),
    Token("made", "eight low"): ("eight low", "8 low", "8-low", "low de ocho", "baja al ocho",
                                 "Acht Low", "8 tief"),
    Token("made", "number one low"): ("nut low", "mejor baja", "bestes Low"),
    Token("made", "six-four low"): ("six-four", "six-four low", "64 low", "6-4 low", "low de 6-4",
                                    "sechs-vier Low"),
    Token("made", "seven badugi"): ("seven badugi", "7-high badugi", "badugi de siete", "Sieben Badugi"),
    Token("made", "ace high flush"): ("ace-high flush", "flush to the ace", "color al as", "Ass hoch Flush"),
    Token("made", "king high"): ("king high", "king-high", "carta alta rey", "König hoch"),
    Token("made", "aces up"): ("aces up", "dobles de ases", "zwei Paare mit Assen"),
    Token("made", "four of a kind, aces"): ("four aces", "quad aces", "cuatro ases", "vier Asse"),
    Token("cards", "72"): ("7-2", "seven deuce", "seven-deuce"),
    Token("pot", ">5000"): ("over five thousand", "más de cinco mil", "über fünf tausend",
                            "über fünftausend"),
    Token("pot", "<1000"): ("under a thousand", "menos de mil", "unter tausend"),
    Token("date", "11"): ("november", "noviembre", "November"),
    Token("date", "2026-10"): ("October 2026", "octubre de 2026", "Oktober 2026"),
    Token("mark", "open"): ("in progress", "unfinished", "en curso", "läuft noch"),
    Token("seat", "4"): ("seat 4", "asiento 4", "Platz 4"),
    Token("hand", "351"): ("hand 351", "mano 351", "Hand 351", "#351", "no. 351"),
    Token("time", "9"): ("about nine", "sobre las nueve", "gegen neun", "9 Uhr"),
}


@pytest.mark.parametrize("means", ALIKE, ids=str)
def test_every_language_says_it(means: Token):
    assert {phrase: meaning(phrase) for phrase in ALIKE[means]} == dict.fromkeys(ALIKE[means], means)


@pytest.mark.parametrize("expected", ["without showdown", "sin enfrentamiento", "ohne Showdown"])
def test_without_something(expected: str):
    assert without(expected) == Token("mark", "showdown", True)


def test_a_street_that_was_not_reached():
    said = ("no flop", "sin flop", "ohne Flop")
    assert {one: without(one) for one in said} == dict.fromkeys(said, Token("street", "flop", True))


@pytest.mark.parametrize(("name", "words"), [
    ("Straight, Five high", {"straight", "five high straight", "wheel"}),
    ("Straight Flush, Five high", {"straight flush", "five high straight flush", "wheel", "steel wheel"}),
    ("Straight, Ace high", {"straight", "ace high straight", "broadway"}),
    ("Flush, Ace-Queen-Jack-Six-Three", {"flush", "ace high flush"}),
    ("Pair of Aces, King-Nine-Two kickers", {"pair", "aces", "pair, aces"}),
    ("Four of a Kind, Twos, Ace kicker", {"four of a kind", "twos", "four of a kind, twos"}),
    ("High Card, King-Jack-Nine-Eight-Seven", {"high card", "king high"}),
    ("Two Pair, Aces and Kings, Nine kicker", {"two pair", "aces up", "aces", "kings"}),
    ("five-four low, number one", {"low", "five-four low", "five low", "wheel", "number one low"}),
    ("seven-five low, number one", {"low", "seven-five low", "seven low", "wheel", "number one low"}),
    ("six-four low, number one", {"low", "six-four low", "six low", "number one low"}),
    ("eight-five low, number twenty-four", {"low", "eight-five low", "eight low"}),
    ("seven-high badugi, 7-3-2-A", {"badugi", "seven-high badugi", "seven badugi"}),
])
def test_a_hand_is_found_by_what_people_call_it(name: str, words: set[str]):
    assert set(name_words(name)) == words


def test_accents_may_be_left_out():
    assert meaning("poquer") == meaning("póquer")
    assert meaning("mas de 5k") == meaning("más de 5k")


def test_a_letter_whose_mark_is_part_of_it_is_found_plain():
    assert (fold("Łukasz Żak"), fold("Ngô Đình"), fold("Bjørn")) == ("lukasz zak", "ngo dinh", "bjorn")


def test_the_same_hand_on_either_side_is_asked_for_twice():
    made, against = Token("made", "three of a kind"), Token("mark", AGAINST)
    assert once([made, against, made]) == once([made, Token("mark", "over"), made]) == [made, against, made]
    assert once([made, made]) == [made]


def moments(*said: str, day: str | None = None, at: str = "2026-11-23 20:00") -> tuple[str, ...]:
    """From when to when, asked at a moment of a Monday."""
    now, wanted = datetime.fromisoformat(at).replace(tzinfo=UTC), Wanted()
    if day:
        first, last = (datetime.combine(one, time.min, UTC) for one in days_of(day, now.date()))
        wanted.since, wanted.until = (round(one.timestamp() * 1000) for one in (first, last))
    for one in said:
        want_time(wanted, one, UTC, now)
    return tuple("" if one is None else f"{datetime.fromtimestamp(one / 1000, UTC):%d %H:%M}"
                 for one in (wanted.since, wanted.until))


def test_a_time_is_the_last_there_was_and_of_the_day_that_is_asked_for():
    assert moments("9") == ("23 08:30", "23 09:30")
    assert moments("9", at="2026-11-23 23:00") == ("23 20:30", "23 21:30")
    assert moments("9", day="yesterday", at="2026-11-23 23:00") == ("22 20:30", "22 21:30")
    assert moments("9-10") == ("23 09:00", "23 10:00")
    assert moments("11pm-1") == ("22 23:00", "23 01:00")
    assert moments(">19:30") == ("23 19:30", "")
    assert moments("<10", day="yesterday") == ("22 00:00", "22 22:00")
    assert moments("evening", day="yesterday") == ("22 17:00", "23 06:00") == moments("last-night")
    assert moments("tonight") == ("23 17:00", "24 06:00")
    assert moments("tonight", at="2026-11-24 01:00") == ("23 17:00", "24 06:00")
    assert moments("morning") == ("23 06:00", "23 12:00")
    assert moments("hour") == ("23 19:00", "") == moments("-60m")
    assert moments("~60m") == ("23 18:30", "23 19:30")
    # of the evening that is asked for, also after midnight
    assert moments("last-night", ">10") == ("22 22:00", "23 06:00")
    assert moments("last-night", "1") == ("23 00:30", "23 01:30")
    assert moments("evening", "9-10", day="yesterday") == ("22 21:00", "22 22:00")
    days = [str(days_of(said, date(2026, 11, 23))[0])
            for said in ("monday", "sunday", "last-week", "12-24", "11", "12", "-21", "-24", "-31")]
    assert days == ["2026-11-23", "2026-11-22", "2026-11-16", "2025-12-24", "2026-11-01", "2025-12-01",
                    "2026-11-21", "2026-10-24", "2026-10-31"]


def test_every_mark_has_words():
    spoken = set(vocabulary().marks.values())
    assert spoken == {*MARKS, WON, LOST, AGAINST, EITHER}
    assert UNSPOKEN <= {*spoken, *vocabulary().hands.values()}


def test_the_example_of_every_language_asks_for_the_same(seated: Desk, app: APIFlask):
    """What stands below the box can be typed into it: no word of it is looked for in what people wrote."""
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {}
        for language in languages():
            example = str(speak(say("finding.example"), language))
            asked[language] = [tokens(session, one) for one in example.split(" · ")]
    assert len({str(one) for one in asked.values()}) == 1, asked
    assert [token.key for one in asked["en"] for token in one] == [
        "player", "game", "mark", "pot", "mark", "made", "cards", "mark", "cards", "sort", "date"]


def keys(session: Session, query: str) -> list[str]:
    return [token.text() for token in tokens(session, query)]


def test_a_name_of_the_room_comes_before_what_everybody_says(seated: Desk, app: APIFlask):
    seated.put("/tables/1/seats/7", player="AJ", stack=5_000)
    seated.make("/tables", name="Red Room", game="razz", betting="limit", ante=25, bring_in=50,
                small_bet=100, big_bet=200, blinds=[])
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in (
            "aj", "AJ", "ak", "aa v kk", "at qq", "table Red Room", "final table", "big pots", "stud eight",
            "stud 8 or better over 5k", "quads ever", "after ten last night", "ann doubled up")}
    assert asked == {
        "aj": ["player:aj"], "AJ": ["player:aj"], "ak": ["cards:AK"], "at qq": ["cards:QQ"],
        "aa v kk": ["cards:AA", "against", "cards:KK"], "table Red Room": ['table:"Red Room"'],
        "final table": ['stage:"final table"'], "big pots": ["sort:pot"],
        "stud eight": ['game:"stud eight"'], "quads ever": ['made:"four of a kind"'],
        "stud 8 or better over 5k": ['game:"stud 8 or better"', "pot:>5k"],
        "after ten last night": ["time:>10", "time:last-night"],
        "ann doubled up": ["player:ann", 'did:"doubled up"'],
    }


def test_a_bad_beat_is_a_full_house_or_better_that_lost(seated: Desk, app: APIFlask):
    with app.app_context(), database.reading() as session:
        asked = [keys(session, query) for query in ("bad beat", "bad beats", "Bad-Beat")]
    assert asked == [["lost", 'made:"full house+"']] * 3


def test_a_short_month_alone_is_a_name(seated: Desk, app: APIFlask):
    """Jan and Mai are called so; with a figure beside it it is a day."""
    seated.put("/tables/1/seats/7", player="Jan", stack=5_000)
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in ("jan", "jan won", "21 jan", "dez 2026")}
    assert asked == {"jan": ["player:jan"], "jan won": ["player:jan", "won"], "21 jan": ["date:01-21"],
                     "dez 2026": ["date:2026-12"]}


def test_an_or_that_has_nothing_beside_it_is_told(seated: Desk, app: APIFlask):
    with app.app_context(), database.reading() as session:
        notes = {query: [str(note) for note in read(session, tokens(session, query), UTC, date.today()).notes]
                 for query in ("ann or bob", "ann or the bob", "a or bob")}
    idle = str(say("finding.or-of-nothing"))
    assert {query: idle in told for query, told in notes.items()} == {
        "ann or bob": False, "ann or the bob": False, "a or bob": True}


def test_a_slip_is_read_where_nobody_wrote_such_a_word(seated: Desk, app: APIFlask):
    """What a remark says comes before what it looks like."""
    hand = seated.play(seated.start(), "1 fold", "2 fold")
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in (
            "missdeel", "stradle", "rullings", "riffled", "boxed", "chips")}
    assert asked == {"missdeel": ["misdeal"], "stradle": ["straddle"], "rullings": ["ruling"],
                     "riffled": ["text:riffled"], "boxed": ["text:boxed"], "chips": ["text:chips"]}
    with app.app_context(), database.writing() as session:
        remarks.add(session, hand["hand"], 1, "A missdeel, as they say", "Flo")
    with app.app_context(), database.reading() as session:
        assert keys(session, "missdeel") == ["text:missdeel"]


def test_a_name_with_a_letter_amiss_is_read_where_one_alone_is_like_it(seated: Desk, app: APIFlask):
    seated.put("/tables/1/seats/7", player="John Smith", stack=5_000)
    seated.put("/tables/1/seats/8", player="Smits", stack=5_000)
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in (
            "Jonh", "johm won", "jhn", "smit", "smiht", "jahnn")}
    assert asked == {"Jonh": ["player:john"], "johm won": ["player:john", "won"], "jhn": ["text:jhn"],
                     "smit": ["text:smit"], "smiht": ["player:smith"], "jahnn": ["text:jahnn"]}


def test_a_table_is_found_by_its_name_run_together(seated: Desk, app: APIFlask):
    seated.make("/tables", name="NLH 12", game="holdem", betting="no-limit", blinds=[50, 100])
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in ("nlh12", "NLH-12 ann", "table1", "nlh 12", "99")}
        tables = {query: read(session, tokens(session, query), UTC, date.today()).tables
                  for query in ("nlh12", "NLH-12", "table1")}
    assert asked == {"nlh12": ["table:nlh12"], "NLH-12 ann": ["table:NLH-12", "player:ann"],
                     "table1": ["table:table1"], "nlh 12": ['table:"nlh 12"'], "99": ["hand:99"]}
    assert tables == {"nlh12": {2}, "NLH-12": {2}, "table1": {1}}


def test_what_is_named_may_be_left_out(seated: Desk, app: APIFlask):
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = {query: keys(session, query) for query in (
            "ann but not bob", "ohne Bob", "sin bob", "not razz", "no flush", "no low", "no limit", "HORSE",
            "H.O.R.S.E. razz", "8 game", "without HORSE")}
    assert asked == {
        "ann but not bob": ["player:ann", "-player:bob"], "ohne Bob": ["-player:Bob"],
        "sin bob": ["-player:bob"], "not razz": ["-game:razz"], "no flush": ["-made:flush"],
        "no low": ["no-low"], "no limit": ["betting:no-limit"], "HORSE": ["mix:HORSE"],
        "H.O.R.S.E. razz": ["mix:H.O.R.S.E.", "game:razz"], "8 game": ['mix:"8 game"'],
        "without HORSE": ["-mix:HORSE"]}
