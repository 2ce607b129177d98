"""What a file of a hand cannot say stands in its notes: of every game, by what readers make of the file."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pokerkit
import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from dealer_assist.formats.ohh import write_ohh
from dealer_assist.formats.phh import CODES, PhhHand, phh_notes, read_phh, replay, write_phh
from dealer_assist.formats.pokerstars import known, write_text
from dealer_assist.formats.timeline import About
from dealer_assist.games import game_ids, load_game
from dealer_assist.texts import languages, say, speak
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.table import TrialPlayer

LIMIT = {"small_bet": 100, "big_bet": 200}
STUD = {"blinds": [], "ante": 10, "bring_in": 30}
UNSEEN = say("notes.phh-unseen")
MOST = 5        # hands of a game that are drawn


def setup_of(game: str, count: int) -> dict[str, Any]:
    """A plain set-up of the game in its own betting."""
    page = load_game(game)
    document: dict[str, Any] = {
        "game": game, "tournament": False, "blinds": [50, 100], "button": count,
        "seats": {str(seat): 10_000 for seat in range(1, count + 1)}, **LIMIT}
    if page.forced == "antes and bring-in" or not page.button:
        document |= STUD
        del document["button"]
    return document


def played(document: dict[str, Any], seed: int) -> tuple[list[str], Hand]:
    chance, hand = Random(seed), start(read_setup(document))
    felt = Felt(hand, chance)
    player, lines = TrialPlayer(felt, chance), list[str]()
    while not hand.over:
        action = player.next(hand, waiting(hand))
        lines.append(action.line())
        apply(hand, action)
        felt.follow(hand)
    return lines, hand


def drawn(game: str) -> list[tuple[dict[str, Any], list[str], Hand]]:
    actions = []
    for seed in range(MOST):
        document = setup_of(game, 3)
        try:
            actions.append((document, *played(document, seed)))
        except Refusal:     # a betting of this page that asks for other stakes
            return []
    return actions


def in_pokerkit(text: str) -> list[int] | None:
    """The stacks that pokerkit ends with; None where it does not play the file."""
    try:
        *_, end = pokerkit.HandHistory.loads(text)
    except (ValueError, KeyError, TypeError, IndexError, AssertionError):
        return None
    return [int(stack) for stack in end.stacks]


@pytest.mark.parametrize("game", game_ids())
def test_a_file_of_poker_hand_history_says_what_others_read_otherwise(game: str):
    for document, lines, end in drawn(game):
        text, notes = write_phh(document, lines, end.stacks), phh_notes(document, lines)
        table = tomllib.loads(text)
        again, = read_phh(text.encode(), "hand")
        assert isinstance(again, PhhHand)
        assert replay(again).agrees, "we read our own file back to the stacks"
        if table["variant"] not in CODES:
            assert notes, "no other program plays it"
        else:
            assert notes == () and in_pokerkit(text) == table["finishing_stacks"], (game, lines)


@pytest.mark.parametrize("code", CODES)
def test_pokerkit_pays_a_hand_under_a_code_as_we_did(code: str):
    """Two to eight players, deep and short; what it would pay otherwise stands under our own word."""
    game, betting = CODES[code]
    for seed in range(8):
        chance = Random(f"{code} {seed}")
        document = setup_of(game, chance.randint(2, min(8, load_game(game).max_seats))) | {"betting": betting}
        if betting != "limit":
            del document["small_bet"], document["big_bet"]
        document["seats"] = {seat: chance.choice((chance.randint(20, 900), 3_000, 10_000))
                             for seat in document["seats"]}
        lines, end = played(document, seed)
        text, notes = write_phh(document, lines, end.stacks), phh_notes(document, lines)
        table = tomllib.loads(text)
        assert table["variant"] == (game if notes else code)
        if not notes:
            assert in_pokerkit(text) == table["finishing_stacks"], text


CASH: dict[str, Any] = {"tournament": False, **LIMIT, "betting": "limit"}
THREE = {"1": 5_000, "2": 5_000, "3": 5_000}
STUD_HAND = {**CASH, "game": "stud", "ante": 10, "bring_in": 30, "seats": THREE}
DOORS = ["deal 1 up 2c", "deal 2 up Kd", "deal 3 up Ks", "1 bring-in", "2 call", "3 call"]
HEADS_UP = {**CASH, "game": "holdem", "blinds": [50, 100], "button": 1, "seats": {"1": 5_000, "2": 5_000}}


SHORT_BRING_IN = STUD_HAND | {"seats": {"1": 27, "2": 5_000, "3": 5_000}}
SHORT_COMPLETION = STUD_HAND | {"seats": {"1": 5_000, "2": 44, "3": 5_000}}
HIGH_CARD = STUD_HAND | {"house": {"bring-in": "high-card"}}
SHORT_ANTE = HEADS_UP | {"seats": {"1": 5_000, "2": 110, "3": 5_000}, "button": 3, "big_blind_ante": 50,
                         "tournament": True}
EIGHT = {**CASH, "game": "omaha-8", "blinds": [50, 100], "button": 3, "seats": THREE | {"1": 100}}
LOW_BELOW = [
    "3 call", "1 call", "2 check", "deal board 2c3d8h", "2 bet 100", "3 call", "deal board Kd", "2 check",
    "3 check", "deal board Kc", "2 check", "3 check", "2 show KhQhJsTs", "3 show QcQdJdJh", "1 show Ah4hTdTc"]
ALL_IN_DOOR = [*DOORS[:3], "2 fold", "1 show 2c2d2h3s4s6h7c", "3 show KsQsJs9s4d5d7h"]
CHECKED = ["2 check", "3 check"]
CHOPPED = ["3 call", "1 fold", "2 check", "deal board AhKhQh", *CHECKED, "deal board Jh", *CHECKED,
           "deal board Th", *CHECKED, "2 show 2c2d", "3 show 3c3d"]


@pytest.mark.parametrize(("document", "lines"), [
    (STUD_HAND, [*DOORS, "deal 1 up 9c", "deal 2 up 9d", "deal 3 up Kh", "3 bet 200", "1 fold", "2 fold"]),
    (STUD_HAND, [*DOORS, "deal 1 up 9c", "deal 2 up 9d", "deal 3 up 9h", "3 bet 100", "1 fold", "2 fold"]),
    (HEADS_UP, ["1 raise 200", "2 raise 300", "1 raise 400", "2 raise 500", "1 raise 600", "2 fold"]),
    (HEADS_UP | {"seats": {"1": 5_000, "2": 5_000, "3": 80}}, ["1 fold", "2 fold"]),
    (SHORT_BRING_IN, [*DOORS[:3], "1 bring-in", "2 fold", "3 fold"]),
    (SHORT_COMPLETION, [*DOORS[:4], "2 all-in", "3 complete", "1 fold", "3 show KsQs2d3d4d5d7h",
                        "2 show KdQd2s3s4s6h7c"]),
    (EIGHT, LOW_BELOW),
    (HEADS_UP | {"seats": THREE, "button": 3, "chip": 50}, CHOPPED),
    (STUD_HAND | {"seats": THREE | {"1": 7}}, ALL_IN_DOOR),
    (HIGH_CARD, [*DOORS[:3], "3 bring-in", "1 fold", "2 fold"]),
    (SHORT_ANTE, ["3 fold", "1 fold"]),
], ids=["big bet over an open pair", "alike boards by suit", "a fifth raise", "a short big blind",
        "a short bring-in", "a short completion that is completed", "a low for the main pot alone",
        "odd chips of a colour", "a bring-in that is all-in by the ante", "the high card brings it in",
        "a blind that leaves nothing for the ante"])
def test_what_readers_do_not_allow_is_in_the_extension_form(document: dict[str, Any], lines: list[str]):
    hand = start(read_setup(document))
    for line in lines:
        apply(hand, parse_action(line))
    table = tomllib.loads(write_phh(document, lines, hand.stacks))
    assert table["variant"] == document["game"] and phh_notes(document, lines) != ()


RAZZ = {**CASH, "game": "razz", "ante": 10, "bring_in": 30}
SINGLE_DRAW = {"game": "deuce-to-seven-lowball", "betting": "no-limit", "blinds": [50, 100], "button": 2,
               "seats": {"1": 1_000, "2": 1_000}}
TABLED = ["2 all-in", "1 call", "1 show 2s3s4s5d7h"]


@pytest.mark.parametrize(("document", "lines"), [
    (RAZZ | {"seats": {"1": 757, "2": 71}},
     ["deal 1 up 9d", "deal 2 up Td", "2 complete", "deal 2 7hKc", "1 call", "deal 1 up 6sKsQs",
      "deal 2 up 9hTs6c", "1 show Ks7cQs8cTh9d6s", "2 show AsTs9h6cTd7hKc"]),
    (RAZZ | {"seats": {"1": 3_000, "2": 4}}, ["1 show Jd2s5dQsAs3c3d", "2 show 2h8c4c8h5sJcAc"]),
    (SINGLE_DRAW, [*TABLED, "1 draw 1", "2 pat", "1 show 2s3s4s5d8h", "2 show 2c3c4c6h7d"]),
    (SINGLE_DRAW, [*TABLED, "1 pat", "2 draw 1", "2 show 2c3c4c6h7d"]),
    (SINGLE_DRAW | {"blinds": [100]}, ["2 all-in", "1 fold"]),
], ids=["down cards named before they were tabled", "all-in by the ante", "tabled before a draw",
        "tabled before standing pat", "one blind heads-up"])
def test_what_comes_at_an_odd_moment_is_read_by_others_and_by_us(document: dict[str, Any], lines: list[str]):
    hand = start(read_setup(document))
    for line in lines:
        apply(hand, parse_action(line))
    text = write_phh(document, lines, hand.stacks)
    again, = read_phh(text.encode(), "hand")
    assert isinstance(again, PhhHand) and replay(again).agrees, text
    table = tomllib.loads(text)
    assert table["variant"] in CODES and in_pokerkit(text) == table["finishing_stacks"], text


def test_hand_text_tells_the_last_of_a_hand_that_was_tabled_and_thrown_in():
    hand = start(read_setup(SINGLE_DRAW | {"house": {"all-in-show": "at-showdown"}}))
    for line in (*TABLED, "1 draw 1", "2 pat", "2 show 2c3c4c6h7d", "1 muck"):
        apply(hand, parse_action(line))
    text = write_text(hand.setup, hand.actions, About(1, "T", {}, "2026-01-01T00:00:00")).text
    assert "shows []" not in text and "Seat 1: mucks hand" in text


def test_a_side_pot_taken_unseen_is_told():
    document = HEADS_UP | {"seats": THREE | {"1": 100}, "button": 3,
                           "house": {"all-in-show": "at-showdown"}}
    lines = ["3 call", "1 call", "2 check", "deal board 2c7dTh", "2 bet 100", "3 call", "deal board 3c",
             "2 check", "3 check", "deal board 8s", "2 check", "3 check", "1 show AsAd", "2 muck", "3 muck"]
    hand = start(read_setup(document))
    for line in lines:
        apply(hand, parse_action(line))
    assert phh_notes(document, lines) == (UNSEEN,)


def test_a_muck_that_was_taken_back_is_told_as_the_show_that_it_was():
    document = HEADS_UP | {"seats": THREE}
    lines = ["1 call", "2 call", "3 check", "deal board 2c7dTh"]
    for board in ("deal board 3c", "deal board 8s", ""):
        lines += ["2 check", "3 check", "1 check", board]
    lines[-1:] = ["2 muck", "3 show KsQd", "2 show AsAd", "1 muck"]
    hand = start(read_setup(document))
    for line in lines:
        apply(hand, parse_action(line))
    table = tomllib.loads(text := write_phh(document, lines, hand.stacks))
    assert "p1 sm" not in table["actions"] and "p1 sm AsAd" in table["actions"]
    assert in_pokerkit(text) == table["finishing_stacks"] == [5_200, 4_900, 4_900]


@pytest.mark.parametrize("game", game_ids())
def test_hand_text_and_open_hand_history_say_it_too(game: str):
    for _, lines, end in drawn(game)[:1]:
        setup, actions = end.setup, [parse_action(line) for line in lines]
        about = About(1, "T", {seat: f"P{seat}" for seat in end.order}, "2026-01-01T20:00:00Z")
        text = write_text(setup, actions, about)
        assert bool(text.notes) >= (not known(setup))
        draws = any(step.word == "draw" for street in setup.game.streets for step in street.steps)
        try:
            notes = write_ohh(setup, actions, about).notes
        except Refusal as refusal:
            assert refusal.code == "cannot-say"
            continue
        assert bool(notes) >= (draws or len(setup.game.sides) > 1)


def test_a_rake_and_a_pot_taken_unseen_are_in_the_extension_form_and_told():
    """pokerkit pays the winner the rake too, and such a pot of stud, draw or Omaha to nobody."""
    document = setup_of("holdem", 2) | {"betting": "no-limit", "house": {"rake": {"percent": 10, "step": 1}}}
    lines = ["2 call", "1 check", "deal board 2c7dTh", "1 check", "2 check", "deal board 3c", "1 check",
             "2 check", "deal board 8s", "1 check", "2 check", "1 muck"]
    notes = phh_notes(document, lines)
    assert any("The house took 20" in note for note in notes)
    assert any("not every card of the hand that won" in note for note in notes)
    hand = start(read_setup(document))
    for line in lines:
        apply(hand, parse_action(line))
    table = tomllib.loads(text := write_phh(document, lines, hand.stacks))
    assert (table["variant"], table["_rake"]) == ("holdem", 20)
    again, = read_phh(text.encode(), "hand")
    assert isinstance(again, PhhHand) and replay(again).agrees
    raked, = phh_notes(document, [*lines[:-1], "1 show AsAd", "2 show KsKd"])
    assert "The house took 20" in raked
    assert phh_notes(document, ["2 fold"]) == (), "who folded takes nothing, unseen or not"


@pytest.mark.parametrize("language", languages())
def test_notes_are_spoken_to_the_reader(language: str):
    document = setup_of("badugi", 3) | {"betting": "no-limit"}
    note = phh_notes(document, ["3 fold", "1 fold"])[0]
    words = {"en": "no code", "es": "no tiene código", "de": "keinen Code"}
    assert words.get(language, "") in speak(note, language)
