"""Whatever is wrong with a game file is told with file, key and remedy, and all of it at once."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import pytest

from dealer_assist import cli, games, texts
from dealer_assist.errors import Refusal
from dealer_assist.games import GameFileError, load_game, vocabulary
from dealer_assist.texts import speak

LOADER = Path(games.__file__).parent / "loader"
COMMAND = Path(cli.__file__).parent / "games.py"


@pytest.mark.parametrize(("lines", "expected"), [
    # words
    ('[streets.flop]\nsteps = ["bord 3"]',
     'mine.toml, streets.flop: no step "bord 3". Did you mean "board 3"?'),
    ('[streets.bravo]\nafter = "river"\nbet = "big"\nsteps = ["hol 1"]',
     'mine.toml, streets.bravo: no step "hol 1". Did you mean "hole 1"?'),
    ('[streets.flop]\nsteps = ["shuffle"]',
     'mine.toml, streets.flop: no step "shuffle". Known are: hole, down, up, board, draw, discard, '
     "keep, part, roll, remove, expose, turn, door, choose, buy."),
    ('[streets.flop]\nsteps = ["board"]',
     'mine.toml, streets.flop: "board" does not say how. Write it as "board 3": N shared cards face up.'),
    ('[streets.flop]\nsteps = ["board 3", "draw 5-0"]',
     'mine.toml, streets.flop: "draw 5-0" does not say how. Write it as "draw 0-5": '
     "each throws A to B cards and takes as many."),
    ('[streets.flop]\nsteps = [3]',
     'mine.toml, streets.flop: 3 is no step. Write it as text, as "hole 2".'),
    ('[streets.flop]\nbet = "smal"', 'mine.toml, streets.flop.bet: no bet "smal". Did you mean "small"?'),
    ('[streets.flop]\nopens = "best bord"',
     'mine.toml, streets.flop.opens: no opener "best bord". Did you mean "best board"?'),
    ('[sides.high]\nscale = "hihg"', 'mine.toml, sides.high.scale: no scale "hihg". Did you mean "high"?'),
    ('[sides.high]\nqualifier = "pair of sixs"',
     'mine.toml, sides.high.qualifier: no qualifier "pair of sixs". Did you mean "pair of sixes"?'),
    ('[sides.high]\nholding = "JQX"',
     "mine.toml, sides.high.holding: 'JQX' names no ranks. Write them as \"JQK\", from 23456789TJQKA."),
    ('[sides.high]\nhole = "two"',
     "mine.toml, sides.high.hole: 'two' does not count cards. Write \"any\", \"all\", a number, or a list "
     "as [2, 5]."),
    ('[sides.high]\nwhen = "role 1-3"',
     'mine.toml, sides.high.when: no condition "role 1-3". Did you mean "roll 1-3"?'),
    ('deck = "shrot"', 'mine.toml, deck: no deck "shrot". Did you mean "short"?'),
    ('joker = "bug hihg"', 'mine.toml, joker: no joker "bug hihg". Did you mean "bug high"?'),
    ('bring_in = "lowcard"', 'mine.toml, bring_in: no bring-in "lowcard". Did you mean "low card"?'),
    ('showing = "ace to five"', 'mine.toml, showing: no scale "ace to five". Did you mean "ace-to-five"?'),
    ('bettings = ["limitt"]', 'mine.toml, bettings: no betting "limitt". Did you mean "limit"?'),
    ('[habits]\nlimit = ["seven"]', 'mine.toml, habits.limit: no habit "seven". Did you mean "sevens"?'),
    ('[habits]\nlimitt = []', 'mine.toml, habits.limitt: no betting "limitt". Did you mean "limit"?'),
    # keys and their types
    ('sumary = "x"', 'mine.toml, sumary: no key "sumary". Did you mean "summary"?'),
    ('[streets.flop]\nbets = "big"', 'mine.toml, streets.flop.bets: no key "bets". Did you mean "bet"?'),
    ('[sides.high]\nqualifer = "8"',
     'mine.toml, sides.high.qualifer: no key "qualifer". Did you mean "qualifier"?'),
    ('[board]\nline = ["1 2 3 4 5"]', 'mine.toml, board.line: no key "line". Did you mean "lines"?'),
    ('[board."rol 4-6"]\nlines = ["1 2 3 4 5"]',
     'mine.toml, board.rol 4-6: no condition "rol 4-6". Did you mean "roll 1-3"?'),
    ('max_seats = "ten"',
     "mine.toml, max_seats: 'ten' is no number of seats. Write a number from 2 to 10."),
    ('max_seats = 11', "mine.toml, max_seats: 11 is no number of seats. Write a number from 2 to 10."),
    ('button = "yes"', "mine.toml, button: 'yes': write true or false."),
    ('also = "PLO"', "mine.toml, also: 'PLO' is no list. Write it in brackets, as [\"…\"]."),
    ('notes = [1]', 'mine.toml, notes: 1 is no text. Write it in quotes, as "Big O".'),
    ('streets = 4', "mine.toml, streets: 4 is no table. Write a heading for each, as [streets.name]."),
    ('habits = 4', "mine.toml, habits: 4 is no table. Write the heading [habits]."),
    ('board = 4', "mine.toml, board: 4 is no table. Write the heading [board]."),
    ('[sides]\nhigh = 4',
     'mine.toml, sides.high: 4 is no table. Write a heading [sides.high]; "none" takes it away.'),
    ('[sides.high]\ntiers = []',
     'mine.toml, sides.high.tiers: [] lists no ways to win. Write it as [{ qualifier = "flush" }, {}].'),
    ('[sides.high]\ntiers = [{ scal = "high" }]',
     'mine.toml, sides.high.tiers.1.scal: no key "scal". Did you mean "scale"?'),
    ('[board]\nlines = ["1 2 x"]',
     "mine.toml, board.lines: '1 2 x' names no cells. Write their numbers from 1 on, as \"1 2 3 10 12\"."),
    ('[board]\nlines = ["1 2 2 3 4"]',
     'mine.toml, board.lines: "1 2 2 3 4" names a cell twice. Name each once.'),
    # choices
    ('[streets.flop]\nbet = { rule = "lowball-after-drow", big = "big", small = "small" }',
     'mine.toml, streets.flop.bet.rule: no house rule "lowball-after-drow". '
     'Did you mean "lowball-after-draw"?'),
    ('[streets.flop]\nbet = { rule = "lowball-after-draw", big = "big" }',
     'mine.toml, streets.flop.bet: "lowball-after-draw" can be big or small. '
     "Give a word for each, and for nothing else."),
    ('[streets.flop]\nbet = { rule = "lowball-after-draw", big = "bigg", small = "small" }',
     'mine.toml, streets.flop.bet.big: no bet "bigg". Did you mean "big"?'),
    # the order of streets and sides
    ('[streets.bravo]\nsteps = ["hole 1"]\nbet = "big"',
     'mine.toml, streets.bravo: a new street says where it comes. Add after = "river" or another.'),
    ('[streets.bravo]\nafter = "rivr"\nsteps = ["hole 1"]\nbet = "big"',
     'mine.toml, streets.bravo.after: no street "rivr". Did you mean "river"?'),
    ('[streets.bravo]\nafter = "river"\nbet = "big"',
     'mine.toml, streets.bravo: it does not say its steps. Add steps = ["board 1"].'),
    ('[streets.bravo]\nafter = "river"\nsteps = ["hole 1"]',
     'mine.toml, streets.bravo: it does not say its bet. Add bet = "big".'),
    ('[sides.low]\nbefore = "hihg"\nscale = "ace-to-five"',
     'mine.toml, sides.low.before: no side "hihg". Did you mean "high"?'),
    ('[sides.low]\nqualifier = "8"',
     'mine.toml, sides.low: it does not say its scale. Add scale = "high" or another.'),
    ('[sides]\nhihg = "none"', 'mine.toml, sides.hihg: no side "hihg". Did you mean "high"?'),
    ('[streets]\nflopp = "none"', 'mine.toml, streets.flopp: no street "flopp". Did you mean "flop"?'),
    ('[sides]\nhigh = "none"',
     "mine.toml, sides: missing: the parts of the pot; the first takes the odd chip. "
     "Write it, as [sides.high]."),
    ('nobody = "hihg"', 'mine.toml, nobody: no side "hihg". Did you mean "high"?'),
    # the whole
    ('[board]\nlines = ["1 2 3 4 6"]',
     "mine.toml, board: cell 6 is never dealt; the streets deal 5 board cards. "
     "Name dealt cells, or deal more."),
    ('[streets.preflop]\nsteps = ["hole 6"]',
     "mine.toml, max_seats: 10 players and the board need 65 cards, the deck has 52. Write 7 or fewer."),
    ('deck = "short"\n[streets.preflop]\nsteps = ["hole 4"]',
     "mine.toml, max_seats: 10 players and the board need 45 cards, the deck has 36. Write 7 or fewer."),
    ('[sides.high]\nhole = 3',
     "mine.toml, sides.high.hole: 3 own cards play, but a player holds 2. Deal more or use fewer."),
    ('[sides.high]\nboard = false',
     "mine.toml, sides.high.hole: 2 own and 0 board cards make no hand of 5. Deal or use more."),
    ('[sides.high]\nof = "omaha"',
     'mine.toml, sides.high.of: no part "omaha". There is no part here to name.'),
    ('[sides.high]\nline = 2',
     "mine.toml, sides.high.line: the board has no line 2. Write the lines under [board]."),
    ('[sides.high]\nqualifier = "rolled"',
     'mine.toml, sides.high.qualifier: it is rolled, but no street rolls. Add "roll 2" to the steps of one.'),
    ('[sides.high]\nwhen = "roll 1-3"',
     'mine.toml, sides.high: it waits for a roll, but no street rolls. Add "roll 1" to the steps of one.'),
    ('[board."roll 4-6"]\nlines = ["1 2 3 4 5"]',
     'mine.toml, board: it waits for a roll, but no street rolls. Add "roll 1" to the steps of one.'),
    ('[streets.river]\nsteps = ["board 1", "remove rolled"]',
     'mine.toml, streets.river: it removes what is rolled, but nothing is. Put "roll 1" before it.'),
    ('[streets.flop]\nsteps = ["part omaha 4, holdem 2", "board 3"]',
     "mine.toml, streets.flop: the parts do not add up to the 2 cards a player holds. Mend the sizes."),
    ('[streets.flop]\nsteps = ["board 3", "draw 0-3"]',
     'mine.toml, streets.flop: "draw" names 3 cards, but a player holds 2. Write 2 or fewer.'),
    ('[streets.preflop]\nsteps = ["hole 2", "choose"]',
     "mine.toml, streets.preflop: there is no game to choose. Add a heading [becomes.holdem], or another."),
    ('[streets.preflop]\nbet = "none"\nwith_action = "keep 1-2"',
     "mine.toml, streets.preflop: something is done with the first action, but nobody acts. "
     "Write it among the steps."),
    ('[becomes.omha]\nwhen = "flop red 2+"',
     'mine.toml, becomes.omha: no game "omha". Did you mean "omaha"?'),
    ('[becomes.omaha]\nsteps = ["hole 2"]',
     'mine.toml, becomes.omaha: it does not say when. Add when = "chosen" or another condition.'),
    ('[becomes.omaha]\nwhen = "chosen"',
     'mine.toml, becomes.omaha: it waits for a choice, but no street chooses. '
     'Add "choose" to the steps of one.'),
    ('[becomes.omaha]\nwhen = "flop red 2+"\n[streets.flop]\nsteps = []\n[sides.high]\nscale = "badugi"',
     "mine.toml, becomes.omaha: it looks at three board cards, but they are never dealt. "
     'Add "board 3" to the flop.'),
    ('forced = "antes"',
     'mine.toml, bring_in: missing: whose door card brings it in. Write bring_in = "low card".'),
    ('bring_in = "low card"\n[streets.flop]\nopens = "bring-in"\nbet = "none"',
     'mine.toml, streets.flop: a bring-in needs a round of betting. Write bet = "small".'),
    ('forced = "antes"\n[streets.preflop]\nopens = "blinds"',
     'mine.toml, forced: a street opens with the blinds. Write forced = "blinds".'),
    ('bettings = ["limit", "limit"]', "mine.toml, bettings: a betting stands twice. Name each once."),
])
def test_a_mistake_is_told_with_its_place_and_remedy(wrong, lines, expected):
    assert wrong(lines) == expected


def test_every_mistake_of_a_file_is_told_at_once(room):
    """Words, keys, types, order and the whole: one reading tells them all."""
    room.write("mine", """
        name = 7
        section = "house"
        extends = "holdem"
        sumary = "Ours."
        nobody = "low"
        bettings = ["limit", "limit"]
        max_seats = 10
        [streets.preflop]
        steps = ["hole 6"]
        bet = "smal"
        [streets.bravo]
        steps = ["board 1"]
        [sides.high]
        scale = "hihg"
        hole = 7
        [board]
        lines = ["1 2 3 4 9"]
        [becomes.omaah]
        when = "chosen"
    """)
    mistakes = room.mistakes("mine")
    assert [line.split(": ")[0].removeprefix("mine.toml, ") for line in mistakes] == [
        "name", "sumary", "streets.preflop.bet", "sides.high.scale", "streets.bravo", "summary",
        "streets.bravo", "becomes.omaah", "nobody", "bettings", "sides.high.hole", "becomes.omaah", "board",
        "max_seats",
    ]


def test_a_bad_step_does_not_hide_other_mistakes_nor_bring_false_ones(room):
    """Cards cannot be counted then, so nothing is said of cells and seats; the rest is."""
    room.write("mine", """
        name = "Mine"
        section = "house"
        summary = "Ours."
        extends = "holdem"
        nobody = "hihg"
        [streets.flop]
        steps = ["bord 3"]
        [board]
        lines = ["1 2 3 4 5"]
    """)
    assert room.mistakes("mine") == [
        'mine.toml, streets.flop: no step "bord 3". Did you mean "board 3"?',
        'mine.toml, nobody: no side "hihg". Did you mean "high"?',
    ]


def test_a_root_says_everything_that_a_game_must(room):
    room.write("mine", 'joker = "none"')
    mistakes = [line.split(":")[0] for line in room.mistakes("mine")]
    assert mistakes == [f"mine.toml, {key}" for key in (
        "name", "section", "summary", "forced", "bettings", "max_seats", "streets", "sides")]


def test_a_parents_mistakes_are_told_with_the_parents_file(room):
    room.write("parent", 'name = "P"\nsection = "house"\nsummary = "P."\nextends = "holdem"\ndeck = "shrot"')
    room.write("mine", 'name = "M"\nsection = "house"\nsummary = "M."\nextends = "parent"\njoker = "buk"')
    assert room.mistakes("mine") == [
        'mine.toml, joker: no joker "buk". Known are: bug high, bug low, mexican, wild.',
        'parent.toml, deck: no deck "shrot". Did you mean "short"?',
    ]


def test_what_a_street_of_the_parent_lacks_is_told_with_the_parents_file(room):
    room.write("variations/extra", '[streets.extra]\nafter = "rivr"\nsteps = ["hole 1"]\nbet = "big"')
    room.write("mine", 'name = "M"\nsection = "house"\nsummary = "M."\nextends = ["holdem", "extra"]')
    assert room.mistakes("mine") == [
        'extra.toml, streets.extra.after: no street "rivr". Did you mean "river"?',
    ]


@pytest.mark.parametrize(("language", "spoken"), [
    ("es", 'mine.toml, deck: no existe la baraja «shrot». ¿Querías decir «short»?'),
    ("de", "mine.toml, deck: Ein Deck „shrot“ gibt es nicht. Meinst du „short“?"),
])
def test_a_mistake_is_spoken_in_the_readers_language(room, language, spoken):
    room.write("mine", 'name = "M"\nsection = "house"\nsummary = "M."\nextends = "holdem"\ndeck = "shrot"')
    with pytest.raises(GameFileError) as refused:
        room.library().load("mine")
    assert speak(str(refused.value.mistakes[0]), language) == spoken
    assert speak(refused.value.message, language) == spoken


def test_every_mistake_has_its_text():
    """Each key that the loader gives is written down, and each that is written down is given."""
    trees = (ast.parse(path.read_text("utf-8")) for path in (*LOADER.glob("*.py"), COMMAND))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    keys = {f"gamefile-{call.args[0].value}" for call in calls if call.args
            and isinstance(call.args[0], ast.Constant) and getattr(call.func, "attr", "") == "wrong"}
    written = {key for key in texts._catalogue("en") if key.startswith("gamefile-")}
    assert len(keys) > 50 and keys <= written
    source = "".join(path.read_text("utf-8") for path in LOADER.glob("*.py"))
    assert {key for key in written - keys if key.replace("gamefile-", "gamefile.") not in source
            and not key.startswith(("gamefile-kind-", "gamefile-no-number-"))} == set()


@pytest.mark.parametrize(("extends", "expected"), [
    ('"holdme"', 'mine.toml, extends: no game "holdme". Did you mean "holdem"?'),
    ('"crayfsh"', 'mine.toml, extends: no game "crayfsh". Did you mean "crayfish"?'),
    ('"../holdem"', 'mine.toml, extends: no game "../holdem". Did you mean "holdem"?'),
    ('["holdem", 4]', "mine.toml, extends: ['holdem', 4] names no game. Write one as \"omaha\", or several "
     'as ["omaha", "crayfish"].'),
    ('"mine"', "mine.toml, extends: mine → mine: that never ends. Take one of them out."),
])
def test_parents_that_cannot_be_had_are_the_only_mistake_told(room, extends, expected):
    """Half the game comes from the parent, so what seems missing may not be."""
    room.write("mine", f'name = "Mine"\nextends = {extends}')
    assert room.mistakes("mine") == [expected]


def test_games_that_extend_each_other_in_a_circle(room):
    room.write("one", 'extends = "two"')
    room.write("two", 'extends = "three"')
    room.write("three", 'extends = "one"')
    assert room.mistakes("one") == [
        "three.toml, extends: one → two → three → one: that never ends. Take one of them out.",
    ]


def test_a_file_that_is_not_toml_says_where(room):
    room.write("mine", 'name = "Mine"\nsection 2\n')
    assert room.mistakes("mine") == [
        "mine.toml: this is not TOML: Expected '=' after a key in a key/value pair (at line 2, column 9). "
        "Mend that line; nothing of the file was read.",
    ]


def test_a_file_with_a_name_that_is_no_id(room):
    room.write("My Game", 'name = "Mine"')
    assert room.mistakes("My Game") == [
        'My Game.toml: a file is named in small letters, digits and "-", as big-o.toml. Rename it.',
    ]


def test_a_folder_of_games_can_be_checked_as_a_whole(room):
    room.write("one", 'extends = "holdem"\ndeck = "shrot"')
    room.write("two", "no toml")
    with pytest.raises(GameFileError) as refused:
        room.library().check()
    files = [mistake.file for mistake in refused.value.mistakes]
    assert set(files) == {"one.toml", "two.toml"} and len(files) > 2


@pytest.mark.parametrize(("typed", "expected"), [
    ("holdme", 'No game "holdme". Did you mean "holdem"?'),
    ("xyzzy", 'No game "xyzzy". Ask for the list of games.'),
    ("../holdem", 'No game "../holdem". Did you mean "holdem"?'),
    ("crayfish", 'No game "crayfish". Did you mean "omaha-crayfish"?'),
])
def test_an_unknown_game_names_the_nearest(typed, expected):
    with pytest.raises(Refusal) as refused:
        load_game(typed)
    assert (refused.value.code, refused.value.field) == ("unknown-game", "game")
    assert refused.value.message == expected


ODD = ("0", "-1", "2.5", "true", '""', '" "', '"none"', "[]", '[""]', "[[]]", "[{}]", "{}", "{ x = {} }",
       "1979-05-27")
HEADINGS = {"game": "", "streets": "[streets.flop]", "sides": "[sides.high]", "board": "[board]",
            "becomes": "[becomes.omaha]", "tiers": "[[sides.high.tiers]]"}


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", vocabulary.KEYS)
def test_no_value_of_any_key_brings_the_reading_down(room, kind):
    """Whatever stands there, the answer is a game or a list of mistakes of this file."""
    for entry, value in product(vocabulary.KEYS[kind], ODD):
        line = f"{HEADINGS[kind]}\n{entry.word} = {value}"
        extends = "" if entry.word == "extends" else 'extends = "holdem"'
        room.write("mine", f"{extends}\n{line}")
        mistakes = room.mistakes("mine")
        assert all(mistake.startswith("mine.toml, ") for mistake in mistakes), line


def test_a_bomb_pot_of_a_game_that_has_no_wager_but_the_stack_is_refused(wrong):
    """R53: with a bomb pot there is nothing to jam over."""
    assert "bomb" in wrong('bettings = ["jam-or-fold"]\nbomb_pot = true')


def test_none_takes_away_what_the_game_it_extends_says(room):
    """Binglaha's low waits for the die, Action Razz's first tier for a picture card (2.10, 2.2)."""
    head = 'name = "Mine"\nsection = "house"\nsummary = "Ours."\n'
    room.write("mine", f'{head}extends = "binglaha"\n[sides.low]\nwhen = "none"\n')
    assert all(side.when is None for side in room.library().load("mine").sides)


def test_a_side_that_is_no_table_is_told(room):
    head = 'name = "Mine"\nsection = "house"\nsummary = "Ours."\nextends = "holdem"\n'
    room.write("mine", f"{head}sides = {{ low = 3 }}")
    assert any("sides.low" in line for line in room.mistakes("mine"))
