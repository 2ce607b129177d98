"""The table of words: complete, used, and in agreement with the rooms beside it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from dealer_assist.rules.house_rules import RULES
from dealer_assist.games import Choice, game_ids, load_game, vocabulary
from dealer_assist.games.loader import library
from dealer_assist.games.loader.mistakes import FilePlace
from dealer_assist.games.loader.reading import read_game_file
from dealer_assist.games.loader.steps import read_step, read_when
from dealer_assist.rulebook import phrases
from dealer_assist.scales import SCALES

FILES = {path.stem: path.read_text(encoding="utf-8") for path in Path(library.SHIPPED).rglob("*.toml")
         if path.parent.name != library.MIXES}
GAMES = [load_game(name) for name in game_ids()]
STREETS = [street for game in GAMES for street in game.streets]
TIERS = [tier for game in GAMES for side in game.sides for tier in side.tiers]


def said_by(word: object) -> list[object]:
    return list(word.values.values()) if isinstance(word, Choice) else [word]


def steps_used() -> set[str]:
    turns = [turn for game in GAMES for turn in game.becomes]
    done = [step for holder in (*STREETS, *turns) for step in (*holder.steps, holder.with_action) if step]
    return {step.word for step in done}


def test_every_step_word_is_used_by_a_game():
    assert steps_used() == {entry.word for entry in vocabulary.STEPS}


def test_every_condition_is_used_by_a_game():
    used = {turn.when.word for game in GAMES for turn in game.becomes}
    used |= {side.when.word for game in GAMES for side in game.sides if side.when}
    assert {entry.word.removeprefix("flop ") for entry in vocabulary.CONDITIONS} == used


@pytest.mark.parametrize(("known", "used"), [
    (vocabulary.FORCED, {game.forced for game in GAMES}),
    (vocabulary.BRING_INS, {word for game in GAMES for word in said_by(game.bring_in) if word}),
    (vocabulary.OPENS, {street.opens for street in STREETS}),
    (vocabulary.HABITS, {habit for game in GAMES for habits in game.habits.values() for habit in habits}),
    (vocabulary.REMOVES, {game.removes for game in GAMES if game.removes}),
    (vocabulary.HOLES, {tier.hole for tier in TIERS if isinstance(tier.hole, str)}),
], ids=["forced", "bring-in", "opens", "habits", "removes", "holes"])
def test_every_word_of_a_list_is_used_by_a_game(known, used):
    assert used == set(known)


@pytest.mark.parametrize(("known", "used", "rooms"), [
    # what only a room's own game asks for: a wild joker, a street without betting, trips over straights
    (vocabulary.SCALE_WORDS, {tier.scale for tier in TIERS}, {"short-deck-high-trips"}),
    (vocabulary.JOKERS, {game.joker for game in GAMES if game.joker}, {"wild"}),
    (vocabulary.BETS, {word for street in STREETS for word in said_by(street.bet)}, {"none"}),
    (vocabulary.QUALIFIERS, {word for tier in TIERS for word in said_by(tier.qualifier) if word},
     {"5", "6", "Q", "K"}),
], ids=["scales", "jokers", "bets", "qualifiers"])
def test_the_words_that_only_a_rooms_own_game_uses(known, used, rooms):
    assert used == set(known) - rooms


@pytest.mark.parametrize(("line", "read"), [
    ('joker = "wild"\n', lambda game: game.joker == "wild"),
    ('deck = "short"\n[sides.high]\nscale = "short-deck-high-trips"\n',
     lambda game: game.sides[0].tiers[0].scale == "short-deck-high-trips"),
    ('[streets.preflop]\nbet = "none"\n', lambda game: game.streets[0].bet == "none"),
    *((f'[sides.high]\nqualifier = "{rank}"\n',
       lambda game, rank=rank: game.sides[0].tiers[0].qualifier == rank)
      for rank in "567TJQK"),
    ('[habits]\nany = ["no limp"]\n', lambda game: game.habit("no limp", "pot-limit")),
])
def test_a_rooms_own_game_may_use_them(room, line, read):
    room.write("mine", f'name = "M"\nsection = "house"\nsummary = "M."\nextends = "holdem"\n{line}')
    assert read(room.library().load("mine"))


@pytest.mark.parametrize("kind", vocabulary.KEYS)
def test_every_key_is_used_by_a_file(kind):
    """A key stands at the start of a line, in a heading, or in a tier between braces."""
    used = set(re.findall(r"(?:^|[\[{,] ?)([a-z_-]+)(?= *=|\.|\])", "\n".join(FILES.values()), re.MULTILINE))
    stated = {entry.word for entry in vocabulary.KEYS[kind]}
    assert stated - used == set()


@pytest.mark.parametrize("name", FILES)
def test_every_word_of_a_file_is_in_the_table(name):
    place = FilePlace(f"{name}.toml")
    read_game_file(tomllib.loads(FILES[name]), place)
    assert place.mistakes == []


@pytest.mark.parametrize("entry", vocabulary.STEPS, ids=lambda entry: entry.word)
def test_the_example_of_a_step_is_a_step(entry):
    place = FilePlace("table")
    step = read_step(place, entry.example)
    assert not place.mistakes
    assert step.word == entry.word and entry.meaning


@pytest.mark.parametrize("entry", vocabulary.CONDITIONS, ids=lambda entry: entry.word)
def test_the_example_of_a_condition_is_a_condition(entry):
    place = FilePlace("table")
    when = read_when(place, entry.example)
    assert not place.mistakes
    assert when.word == entry.word.removeprefix("flop ")


@pytest.mark.parametrize(
    "entry",
    vocabulary.KEYS["streets"] + vocabulary.KEYS["sides"] + vocabulary.KEYS["board"],
    ids=lambda entry: entry.word,
)
def test_the_example_of_a_key_reads(entry):
    table = next(kind for kind in ("streets", "sides", "board") if entry in vocabulary.KEYS[kind])
    heading = "[board]" if table == "board" else f"[{table}.some]"
    place = FilePlace("table")
    read_game_file(tomllib.loads(f"{heading}\n{entry.example}"), place)
    assert place.mistakes == []


@pytest.mark.parametrize("entry", vocabulary.KEYS["game"], ids=lambda entry: entry.word)
def test_the_example_of_a_games_key_reads(entry):
    place = FilePlace("table")
    read_game_file(tomllib.loads(entry.example), place)
    assert place.mistakes == []


@pytest.mark.parametrize("word", vocabulary.SCALE_WORDS)
def test_every_scale_is_told(word):
    """What is best on it and what beats what; the order speaks of the best hand that the scale itself has."""
    phrase = phrases.scale(word)
    assert phrase.best and phrase.order
    assert "; best" not in phrase.order or "-".join(SCALES[word].best_hand) in phrase.order


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_qualifier_is_one_that_its_scale_can_judge(game):
    for tier in (tier for side in game.sides for tier in side.tiers):
        for word in said_by(tier.qualifier):
            if word not in (None, "rolled"):
                assert SCALES[tier.scale].threshold(word) > 0


def test_the_house_rules_that_pick_a_word_are_rules_with_these_values():
    for rule, values in vocabulary.CHOICES.items():
        assert rule in RULES, f"{rule} is no house rule"
        assert set(values) == set(map(str, RULES[rule].words))


def test_every_choice_of_the_table_is_used_by_a_game():
    asked = [street.bet for street in STREETS]
    asked += [game.bring_in for game in GAMES] + [tier.qualifier for tier in TIERS]
    assert {word.rule for word in asked if isinstance(word, Choice)} == set(vocabulary.CHOICES)
