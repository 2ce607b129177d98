"""Structure sheets: read, checked, written as TOML and CSV and read back the same."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.errors import Unreadable
from dealer_assist.games import load_game
from dealer_assist.session.stakes import stakes_of
from dealer_assist.tournament.structure.checks import chip_in_play, findings, needed_up_to
from dealer_assist.tournament.structure.model import Structure
from dealer_assist.contract.structures.reading import read_structure, read_toml, template, templates
from dealer_assist.contract.structures import heads
from dealer_assist.contract.structures.sheets import columns, document_of, to_csv, to_toml, with_csv


def level(*blinds: int, **more: Any) -> dict[str, Any]:
    return {"minutes": 20, "big-bet": {"blinds": list(blinds)}, **more}


def sheet(*levels: dict[str, Any], **more: Any) -> dict[str, Any]:
    plain = {"start": 20_000, "chips": [25, 100, 500], "mix": {"games": ["holdem"]}}
    return {**plain, "levels": list(levels), **more}


def read(*levels: dict[str, Any], **more: Any) -> Structure:
    return read_structure(sheet(*levels, **more))


@pytest.mark.parametrize("name", templates())
def test_the_sheets_of_the_product_are_sound_and_come_back_as_they_were(name: str):
    sheet = template(name)
    assert findings(sheet) == []
    assert read_toml(to_toml(sheet)) == sheet
    assert with_csv(sheet, to_csv(sheet)) == sheet
    assert document_of(read_structure(document_of(sheet))) == document_of(sheet)


def test_amounts_stand_by_kind_of_betting_and_by_game():
    """A mixed event: limit and stud figures in one column, its own for one game."""
    sheet = read_structure({
        "start": 20_000, "chips": [25, 100], "seats": 7,
        "mix": {"games": [
            {"game": "holdem", "betting": "limit"}, "razz", {"game": "omaha", "betting": "pot-limit"}]},
        "levels": [{"limit": {"small_bet": 200, "ante": 25, "bring_in": 50}, "big-bet": {"blinds": [50, 100]},
                    "razz": {"ante": 50}}]})
    mix = sheet.level(1).mix
    amounts = [stakes_of(mix, entry, load_game(entry.game), {"chip": 25}) for entry in mix.games]
    assert [one["blinds"] for one in amounts] == [[100, 200], [], [50, 100]]
    assert (amounts[1]["ante"], amounts[1]["bring_in"], amounts[1]["big_bet"]) == (50, 50, 400)


def test_a_level_may_have_games_of_its_own():
    sheet = read(level(50, 100), level(100, 200, games=["omaha", "holdem"]))
    assert [entry.game for entry in sheet.level(2).mix.games] == ["omaha", "holdem"]
    assert read_toml(to_toml(sheet)) == sheet and with_csv(sheet, to_csv(sheet)) == sheet


def test_the_smallest_chip_goes_with_its_colour_up():
    sheet = read(level(50, 100), {"break": 10, "colour_up": 25}, level(100, 200), level(200, 400))
    assert [sheet.smallest_chip(number) for number in (1, 2, 3)] == [25, 100, 100]
    assert sheet.level(9).number == 3  # the last level goes on


def test_a_chip_that_was_raced_off_is_in_play_as_long_as_an_amount_needs_it():
    known = read(level(50, 100), level(100, 200), {"break": 10, "colour_up": 25}, level(500, 1000))
    assert [chip_in_play(known, number, 0) for number in (1, 2, 3)] == [25, 25, 100]
    assert [chip_in_play(known, number, 25) for number in (1, 2, 3)] == [25, 100, 100]
    assert [chip_in_play(known, number, 100) for number in (1, 2, 3)] == [25, 25, 500]
    assert [needed_up_to(known, 100, number) for number in (1, 2, 3)] == [1, None, None]


def test_a_grid_pasted_from_a_spreadsheet():
    grid = "minutes\tbig-bet.blinds\tbreak\n15\t50/100\t\n\t\t10\n15\t1'000/2.000\t\n"
    sheet = with_csv(read(level(50, 100)), grid)
    assert [row.minutes for row in sheet.rows] == [15, 10, 15]
    assert sheet.level(2).mix.stakes["big-bet"]["blinds"] == [1000, 2000]
    with pytest.raises(Unreadable, match="'lots' is no amount") as refused:
        with_csv(sheet, "minutes,big-bet.blinds\n15,lots\n")
    assert refused.value.field == "levels.0.big-bet.blinds"
    with pytest.raises(Unreadable, match="'1,5' is no amount"):
        with_csv(sheet, "minutes\tbig-bet.blinds\n15\t1,5\n")


@pytest.mark.parametrize("text", [
    "Level\tSmall Blind\tBig Blind\tAnte\tMinutes\n1\t50\t100\t-\t20\nBreak\t\t\t\t10\n"
    "2\t1,000\t2,000\t2000\t15 min\n",
    "#,SB,BB,BBA,Time\n1,50,100,,20\n,10 minute break,,,\n2,1000,2000,2000,15\n\n",
    "Stufe;Blinds;Ante;Dauer\n1;50/100;–;20\nPause;;;10\n2;1.000/2.000;2.000;15'\n",
    "Nivel\tCiega  Grande\tCiega pequeña\tAnte BB\tMinutos\n1\t100\t50\t\t20\nDescanso\t\t\t\t10\n"
    "2\t2.000\t1.000\t2.000\t15\n",
    "Stufe;Kleiner Blind;Großer Blind;Ante;Min.\n1;50;100;;20 Minuten\nPause;;;;10\n2;1000;2000;2000;15\n",
    "Nivel;Ciega pequeña;CIEGA GRANDE;Ante;Tiempo\n1;50;100;;20\nPausa de 10 minutos;;;;\n"
    "2;1000;2000;2000;15\n",
    "Sunday Classic\t\t\t\t\nstarts at 6 pm\t\t\t\t\nLevel.\tSmall-Blind\tBig-Blind\tAnte\tTime (mins.)\n"
    "1\tT50\tT100\t\t0:20\nDinner break\t\t\t\t0:10\nEnd of late registration\n"
    "2\tT1,000\tT2,000\tT2,000\t15:00\n",
    "Runde;Kleiner Blind;Großer Blind;Big-Blind-Ante;Dauer (min)\n1;50;100;;20\n\nPause;;;;10\n"
    "Ende der Nachmeldung;;;;\n2;1.000;2.000;2.000;15\n",
    'Round,Blinds,BB Ante,Time\n1,50 - 100,,20\nBreak,,,10\n'
    '2,"1,000 – 2,000","2,000",00:15:00\n',
])
def test_levels_come_in_under_the_heads_that_a_spreadsheet_has(text: str):
    """Numbers of levels, a blind by itself, and the word for a break, in three languages."""
    known = read({"big-bet": {"blinds": [50, 100], "big_blind_ante": 100}}, chips=[25, 100])
    assert to_csv(with_csv(known, text)) == (
        "minutes,break,big-bet.blinds,big-bet.big_blind_ante\n20,,50/100,\n,10,,\n15,,1000/2000,2000\n")


def test_no_head_of_a_spreadsheet_is_a_name_of_the_format_for_something_else():
    known = {column.rpartition(".")[2] for column in columns(read_structure(MIXED))}
    assert {word: name for word, name in heads.named_heads().items() if word in known and word != name} == {}


def test_a_break_of_a_spreadsheet_says_which_chips_leave():
    known = read(level(50, 100), chips=[25, 100])
    rows = with_csv(known, "SB,BB,Minutes\n50,100,20\nBreak (colour-up of 25),,10\n100,200,20\n").rows
    assert (rows[1].minutes, rows[1].colour_up) == (10, 25)


@pytest.mark.parametrize(("text", "field"), [
    ("Level,SB,Minutes\n1,50,20\n", "levels.0.SB"),                       # half of the blinds
    ("SB,BB,Hours,Minutes\n50,100,1,20\n", "levels.0.Hours"),
    ("SB,BB,Minutes\nfifty,100,20\n", "levels.0.big-bet.blinds"),
    ("SB,BB,Minutes\n50,100,an hour\n", "levels.0.minutes"),
    ("SB,BB,Minutes\n50,100,20\nBreak,,\n", "levels.1.break"),           # how long, nobody said
    ("SB,BB,Minutes\n50,100,20\nLate entry ends,,\n,,15\n", "levels.2.big-bet.blinds"),    # nor for how much
    ("SB,BB,Minutes\n50,100,20:30\n", "levels.0.minutes"),
])
def test_a_head_or_a_cell_that_says_nothing_is_refused_where_it_stands(text: str, field: str):
    with pytest.raises(Unreadable) as refused:
        with_csv(read(level(50, 100)), text)
    assert refused.value.field == field


def test_what_more_than_one_game_could_have_is_not_guessed():
    known = read_structure(MIXED)
    text = "Level,Small bet,Blinds,Minutes\n1,200,50/100,20\n"
    with pytest.raises(Unreadable) as refused:
        with_csv(known, text)
    assert refused.value.field == "levels.0.Small bet"


MIXED = {
    "start": 20_000, "chips": [25, 100], "seats": 7, "mix": {"name": "Four games", "games": [
        {"game": "holdem", "betting": "limit"}, {"game": "stud-8", "betting": "limit"},
        {"game": "holdem", "betting": "no-limit"}, {"game": "omaha", "betting": "pot-limit"}]},
    "levels": [
        {"minutes": 20, "limit": {"small_bet": 200}, "big-bet": {"blinds": [50, 100]},
         "stud-8": {"small_bet": 150, "big_bet": 300, "ante": 25, "bring_in": 50},
         "holdem no-limit": {"blinds": [75, 150], "big_blind_ante": 150}},
        {"minutes": 20, "limit": {"small_bet": 400}, "big-bet": {"blinds": [100, 200]},
         "holdem limit": {"small_bet": 300, "big_bet": 600}, "stud-8": {"ante": 50}}]}


def test_a_mixed_event_has_columns_for_each_game_and_for_each_of_its_bettings():
    """Limits, blinds and antes by game in a level; a game that is played two ways has a column for each."""
    known = read_structure(MIXED)
    amounts = [[stakes_of(level.mix, entry, load_game(entry.game), {"chip": 25})
                for entry in level.mix.games] for level in known.levels]
    limit, stud, no_limit, omaha = amounts[0]
    assert (limit["small_bet"], limit["blinds"]) == (200, [100, 200])
    assert (stud["small_bet"], stud["big_bet"], stud["ante"], stud["bring_in"]) == (150, 300, 25, 50)
    assert (no_limit["blinds"], no_limit["big_blind_ante"], omaha["blinds"]) == ([75, 150], 150, [50, 100])
    assert amounts[1][0]["small_bet"] == 300 and amounts[1][2]["blinds"] == [100, 200]
    assert read_toml(to_toml(known)) == known and with_csv(known, to_csv(known)) == known
    head = to_csv(known).split("\n")[0].split(",")
    assert "holdem no-limit.blinds" in head and "stud-8.bring_in" in head
    assert head.index("holdem no-limit.blinds") < head.index("holdem no-limit.big_blind_ante")
    assert set(head) <= set(columns(known)) and "omaha.big_blind_ante" in columns(known)


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_columns_of_a_game_come_in_from_any_spreadsheet(mark: str):
    known = read_structure(MIXED)
    text = "\ufeff" + to_csv(known).replace(",", mark) + mark * 4 + "\n"
    assert with_csv(known, text).rows == known.rows
    with pytest.raises(Unreadable) as refused:
        with_csv(known, "minutes,razz.ante\n20,25\n")
    assert (refused.value.code, refused.value.field) == ("unknown-key", "levels.0.razz")


@pytest.mark.parametrize(("changes", "code", "field"), [
    ({"levels": []}, "no-levels", "levels"),
    ({"start": 20_010}, "uneven-start", "start"),
    ({"levels": [level(30, 60)]}, "uneven-amount", "levels.0.blinds"),
    ({"levels": [level(50, 100), {"break": 10, "colour_up": 50}]}, "unknown-chip", "levels.1.colour_up"),
    ({"levels": [level(50, 100), {"break": 10, "color_up": 25}]}, "unknown-key", "levels.1.color_up"),
    ({"levels": [level(50, 100, minutes="long")]}, "bad-number", "levels.0.minutes"),
    ({"levels": [level(50, 100, limit={"smal_bet": 3})]}, "unknown-key", "levels.0.limit.smal_bet"),
    ({"entry": {"paid": 10, "fee": 20}}, "fee-too-high", "entry.fee"),
    ({"prizes": {"percentages": [50, 40]}}, "bad-percentages", "prizes.percentages"),
    ({"add_on": {"chips": 5, "after": 3}}, "late-add-on", "add_on.after"),
    ({"bounty": {"way": "green", "amount": 25}}, "unknown-bounty", "bounty.way"),
    ({"seats": 8, "mix": {"games": ["deuce-to-seven-triple-draw"]}}, "too-many-seats", "levels.0"),
    ({"house": {"balance-spread": 9}}, "bad-house-rule", "house.balance-spread"),
    ({"form": "shoot-out"}, "unknown-form", "form"),
])
def test_a_sheet_that_cannot_be_played_is_refused_with_its_place(changes: dict, code: str, field: str):
    with pytest.raises(Unreadable) as refused:
        read_structure(sheet(level(50, 100)) | changes)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_what_is_unwise_is_said():
    warnings = findings(read(
        level(50, 100), level(100, 300),
        {**level(100, 300), "big-bet": {"blinds": [100, 300], "big_blind_ante": 400}},
        level(100, 300), level(200, 400), entry={"paid": 103}, prizes={"unit": 5}, start=1500))
    assert warnings == [
        "Level 2: 100 to 300 is 3.00 times; steps over 1.6 are steep",
        "Level 3: 300 to 300 is 1.00 times; steps under 1.15 are hardly felt",
        "Level 4: 300 to 300 is 1.00 times; steps under 1.15 are hardly felt",
        "Level 3: an ante of 400 is much beside a bet of 300",
        "No amount needs the chip of 25 from level 2 on; colour it up before",
        "An entry puts 103 into the pool, which notes of 5 cannot pay out evenly",
        "The starting stack is 15 big bets; under 20 there is little play",
    ]


def test_a_name_that_is_nearly_right():
    with pytest.raises(Unreadable, match="Did you mean 'mystery'"):
        template("mistery")


def test_a_stud_ante_above_half_its_bet_and_chips_that_no_break_takes_off_are_unwise():
    stud = {"minutes": 20, "limit": {"small_bet": 100, "big_bet": 200, "ante": 75, "bring_in": 25}}
    sheet_of_stud = sheet(stud, start=5000) | {"mix": {"games": ["stud"]}, "seats": 8}
    assert "Level 1: an ante of 75 is much beside a bet of 100" in findings(read_structure(sheet_of_stud))
    long = findings(read(level(50, 100), level(1000, 2000), start=50000))
    assert any("colour-up" in text or "colour" in text for text in long), long


def test_each_game_of_a_mix_is_looked_at_for_its_steps():
    """Blinds that step well do not hide a limit that stands still; games of one step are told once."""
    limit = {"small_bet": 200, "ante": 25, "bring_in": 50}
    one = {"minutes": 20, "limit": limit, "big-bet": {"blinds": [50, 100]}}
    two = one | {"big-bet": {"blinds": [75, 150]}}
    mixed = read_structure(MIXED | {"chips": [25], "levels": [one, two]})
    assert findings(mixed) == [
        "Level 2: 200 to 200 is 1.00 times; steps under 1.15 are hardly felt"]


def test_pieces_that_do_not_come_to_the_stack_are_told():
    levels = level(50, 100), level(75, 150)
    assert findings(read(*levels, pieces=[8, 8, 38])) == []
    assert findings(read(*levels, pieces=[8, 8, 37])) == [
        "The pieces of a starting stack come to 19,500, and a stack is 20,000"]
    assert read_toml(to_toml(read(*levels, pieces=[8, 8, 38]))).pieces == (8, 8, 38)
    with pytest.raises(Unreadable) as refused:
        read(*levels, pieces=[8, -1])
    assert refused.value.field == "pieces.1"


@pytest.mark.parametrize(("text", "code", "field"), [
    ("", "no-levels", "levels"),
    ("minutes,big-bet.blinds\n,\n", "no-levels", "levels"),
    ("nothing here\n1\n", "unknown-key", "levels.0.nothing here"),
])
def test_a_grid_without_levels_or_without_a_head_is_refused_in_a_sentence(text: str, code: str, field: str):
    """What was pasted is named: the grid as a whole, or the first line as its head."""
    with pytest.raises(Unreadable) as refusal:
        with_csv(read(level(50, 100)), text)
    assert (refusal.value.code, refusal.value.field) == (code, field)
