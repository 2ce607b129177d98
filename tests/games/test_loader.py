"""Games are read one at a time, over their parents, and never change afterwards."""

from __future__ import annotations

import dataclasses

import pytest

from dealer_assist.games import Choice, GameLibrary, Step, game_ids, load_game
from dealer_assist.games.loader import library as loader

MINE = 'name = "Mine"\nsection = "house"\nsummary = "Ours."\n'


def test_a_child_states_only_the_difference(room):
    room.write("mine", MINE + """
        extends = "big-o"
        max_seats = 7
        [streets.preflop]
        steps = ["hole 6"]
        [sides.low]
        hole = 3
    """)
    mine, parent = room.library().load("mine"), load_game("big-o")
    assert mine.streets[0].steps == (Step("hole", 6, 6),)
    assert mine.streets[1:] == parent.streets[1:]
    assert mine.sides[0] == parent.sides[0]
    assert mine.sides[1] == dataclasses.replace(
        parent.sides[1], tiers=(dataclasses.replace(parent.sides[1].tiers[0], hole=(3,)),))


def test_a_parent_is_not_changed_by_its_children(room):
    room.write("mine", MINE + 'extends = "omaha"\n[streets.river]\nbet = "small"\n[sides.high]\nhole = "any"')
    library = room.library()
    before = library.load("omaha")
    library.load("mine")
    fresh = room.library()
    fresh.load("mine")
    assert fresh.load("omaha") == before == load_game("omaha")


def test_a_name_and_a_page_are_ones_own(room):
    """A child without other names has none; notes and figures come from the parent."""
    room.write("mine", MINE + 'extends = "omaha-x-or-better"')
    mine = room.library().load("mine")
    assert (mine.name, mine.also, mine.section) == ("Mine", (), "house")
    assert mine.notes == load_game("omaha-x-or-better").notes


def test_a_short_name_is_ones_own_and_one_of_the_names(room):
    """What titles and lists call a game; without one it is its name."""
    room.write("mine", MINE + 'short = "M/8"\nextends = "omaha-8"')
    room.write("plain", MINE + 'extends = "omaha-8"')
    library = room.library()
    mine, plain = library.load("mine"), library.load("plain")
    assert (mine.short, mine.also, plain.short, plain.also) == ("M/8", ("M/8",), "Mine", ())


def test_several_parents_are_read_from_left_to_right(room):
    room.write("variations/five-and-six", 'max_seats = 5\n[streets.turn]\nbet = "small"')
    room.write("variations/six", "max_seats = 6")
    room.write("mine", MINE + 'extends = ["omaha", "five-and-six", "six"]')
    mine = room.library().load("mine")
    assert mine.max_seats == 6
    assert mine.streets[2].bet == "small"
    assert mine.streets[0] == load_game("omaha").streets[0]


@pytest.mark.parametrize(("place", "names"), [
    ('after = "flop"', ["preflop", "flop", "die", "turn", "river"]),
    ('before = "flop"', ["preflop", "die", "flop", "turn", "river"]),
    ('after = "river"', ["preflop", "flop", "turn", "river", "die"]),
])
def test_a_new_street_stands_where_it_says(room, place, names):
    room.write("mine", MINE + f'extends = "holdem"\n[streets.die]\n{place}\nsteps = ["roll 1"]\nbet = "big"')
    assert [street.name for street in room.library().load("mine").streets] == names


def test_a_street_of_a_variation_finds_its_place_in_the_game(room):
    room.write("variations/late", '[streets.late]\nafter = "turn"\nsteps = ["hole 1"]\nbet = "big"')
    room.write("mine", MINE + 'extends = ["omaha", "late"]')
    names = [street.name for street in room.library().load("mine").streets]
    assert names == ["preflop", "flop", "turn", "late", "river"]


def test_none_takes_away_what_the_parent_says(room):
    room.write("mine", MINE + """
        extends = "archie"
        nobody = "none"
        [streets]
        third-draw = "none"
        [sides.low]
        qualifier = "none"
        [sides]
        high = "none"
    """)
    mine = room.library().load("mine")
    assert mine.nobody is None
    assert [street.name for street in mine.streets] == ["predraw", "first-draw", "second-draw"]
    assert [(side.name, side.tiers[0].qualifier) for side in mine.sides] == [("low", None)]


def test_a_new_side_stands_last_or_before_another(room):
    for name, place in (("mine", ""), ("first", 'before = "high"\n')):
        room.write(name, MINE + f'extends = "holdem"\n[sides.low]\n{place}scale = "ace-to-five"')
    library = room.library()
    assert [side.name for side in library.load("mine").sides] == ["high", "low"]
    assert [side.name for side in library.load("first").sides] == ["low", "high"]


def test_a_room_adds_a_game_by_dropping_a_file(room):
    room.write("rooms-own", MINE + 'extends = "omaha"\nmax_seats = 6')
    library = room.library()
    assert set(library.ids()) == {*game_ids(), "rooms-own"}
    assert library.load("rooms-own").max_seats == 6
    assert "rooms-own" not in game_ids()


def test_a_rooms_file_stands_before_ours(room):
    room.write("badugi", MINE + 'extends = "deuce-to-seven-triple-draw"')
    assert room.library().load("badugi").name == "Mine"
    assert load_game("badugi").name == "Badugi"


def test_a_game_without_blinds_says_who_opens_only_where_it_is_not_the_usual(room):
    room.write("mine", MINE + """
        forced = "antes"
        bring_in = "low card"
        bettings = ["limit"]
        max_seats = 6
        [streets.one]
        steps = ["down 2", "up 3"]
        bet = "small"
        [streets.two]
        steps = ["up 1"]
        bet = "big"
        [sides.high]
        scale = "high"
    """)
    mine = room.library().load("mine")
    assert [street.opens for street in mine.streets] == ["bring-in", "best board"]
    assert mine.button is False


def test_reading_one_game_reads_no_other(tmp_path, monkeypatch):
    read = []
    opened = GameLibrary._open
    monkeypatch.setattr(GameLibrary, "_open", lambda self, name: read.append(name) or opened(self, name))
    library = GameLibrary((loader.SHIPPED, tmp_path))
    library.load("big-o")
    library.load("big-o")
    assert sorted(read) == ["big-o", "holdem", "omaha", "omaha-8"]


def test_a_game_is_read_once():
    assert load_game("holdem") is load_game("holdem")


def frozen(value: object) -> bool:
    """Is the value unchangeable, to the last tuple?"""
    if dataclasses.is_dataclass(value):
        fields = [getattr(value, field.name) for field in dataclasses.fields(value)]
        return type(value).__dataclass_params__.frozen and all(map(frozen, fields))
    if isinstance(value, tuple):
        return all(map(frozen, value))
    if type(value).__name__ == "mappingproxy":
        return all(map(frozen, value.values()))
    return value is None or isinstance(value, str | int)


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_frozen_to_the_last_tuple(name):
    game = load_game(name)
    assert frozen(game)
    assert hash(game) == hash(load_game(name))
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.name = "other"


def test_a_choice_cannot_be_changed_either():
    bet = load_game("california-lowball").streets[1].bet
    assert isinstance(bet, Choice)
    with pytest.raises(TypeError):
        bet.values["big"] = "small"


# -- sides nest (R54) -------------------------------------------------------------------------------

BOARDS = """
    extends = "holdem"
    [streets.flop]
    steps = ["board 6"]
    [streets.turn]
    steps = ["board 2"]
    [streets.river]
    steps = ["board 2"]
    [board]
    lines = ["1 2 3 7 9", "4 5 6 8 10"]
    [sides]
    high = "none"
    [sides.first]
    line = 1
    hole = "any"
    [sides.first.sides.high]
    scale = "high"
    [sides.first.sides.low]
    scale = "ace-to-five"
    qualifier = "8"
    [sides.second]
    line = 2
    scale = "high"
"""


def test_the_sides_of_a_side_have_what_it_says(room):
    room.write("mine", MINE + BOARDS)
    first, second = room.library().load("mine").sides
    assert [(side.name, side.tiers[0].line, side.tiers[0].hole) for side in first.sides] == [
        ("high", 1, "any"), ("low", 1, "any")]
    assert (first.tiers, first.board, second.board, second.sides) == ((), 1, 2, ())
    assert [leaf.name for leaf in room.library().load("mine").leaves] == ["high", "low", "second"]


def test_a_child_changes_one_side_of_a_side(room):
    room.write("mine", MINE + BOARDS)
    room.write("other", MINE.replace("Mine", "Other") + 'extends = "mine"\n'
               '[sides.first.sides.low]\nqualifier = "9"\n[sides.second]\nscale = "deuce-to-seven"\n')
    first, second = room.library().load("other").sides
    assert [side.tiers[0].qualifier for side in first.sides] == [None, "9"]
    assert second.tiers[0].scale == "deuce-to-seven"
    assert room.library().load("mine").sides[0].sides[1].tiers[0].qualifier == "8"


@pytest.mark.parametrize(("line", "expected"), [
    ('[sides.first.sides.low]\nscale = "lo"', 'mine.toml, sides.first.sides.low.scale: no scale "lo".'),
    ('[sides.first.sides.low]\nline = 3', "the board has no line 3"),
    ('[sides.first]\ntiers = [{}]', "it is split again, so its own sides say how it is won"),
    ('[sides.first.sides.low]\nafter = "hi"', 'no side "hi"'),
])
def test_a_mistake_within_a_side_is_told_with_its_place(room, line, expected):
    room.write("base", MINE + BOARDS)
    room.write("mine", MINE + f'extends = "base"\n{line}\n')
    assert any(expected in mistake for mistake in room.mistakes("mine"))
