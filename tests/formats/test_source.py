"""What a file told of a hand besides its play goes out again as it came: money, day, place, the unknown."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.formats.document import write_document
from dealer_assist.formats.files import count_hands, read_hands
from dealer_assist.formats.kept import Kept
from dealer_assist.formats.ohh import GAMES, write_ohh
from dealer_assist.formats.phh import PhhHand, phh_notes, read_phh, replay, write_phh
from dealer_assist.formats.pokerstars import NAMES, write_text
from dealer_assist.formats.source import Source, facts, phh_fields, source_of
from dealer_assist.formats.texts import read_texts
from dealer_assist.formats.timeline import About
from dealer_assist.games import game_ids
from tests.formats.test_phh_round_trip import random_hand

EUROS = Source({"currency": "EUR", "currency_symbol": "€", "hand": 7, "year": 2009, "month": 7, "day": 23,
                "time": "19:04:05", "table": "Oslo"}, scale=100)
PHH = """variant = 'NT'
author = 'Ann'
event = 'Friday'
venue = 'The Room'
year = 2009
currency = 'USD'
hand = 41
_note = 'kept'
antes = [0, 0]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [inf, 12.34]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 0.25', 'p1 f']
"""


def about(tournament: bool) -> About:
    return About(7, "Oslo", {}, "2009-07-23T19:04:05Z", source=EUROS, tournament=tournament)


def cents(game: str, tries: int = 2) -> Any:
    chance = random.Random(f"cents {game}")
    for _ in range(tries):
        document, lines = random_hand(game, chance)
        yield document, lines, play(read_setup(document), [parse_action(line) for line in lines])


@pytest.mark.parametrize("game", game_ids())
def test_a_hand_in_cents_comes_back_from_phh_in_cents(game: str) -> None:
    for document, lines, end in cents(game):
        text = write_phh(document, lines, end.stacks, phh_fields(EUROS), scale=100)
        again, = read_phh(text, game)
        assert isinstance(again, PhhHand), again
        outcome = replay(again)
        assert (outcome.error, outcome.agrees) == (None, True), text
        assert again.scale == 100 and source_of(again) == replace(EUROS, compared=True)
        assert [again.setup["seats"][str(seat)] for seat in end.order] == list(end.setup.stacks)


@pytest.mark.parametrize("game", sorted(NAMES))
def test_hand_text_of_cents_is_in_the_files_money_and_is_read_back(game: str) -> None:
    for document, _, end in cents(game):
        if document.get("joker") or document.get("bomb_pot") or document.get("killer"):
            continue
        setup = read_setup(document)
        text = write_text(setup, end.actions, about(setup.tournament)).text
        assert "€" in text and " EUR)" in text and "2009/07/23 19:04:05" in text
        again, = read_texts(text.encode())
        assert isinstance(again, PhhHand), (again, text)
        source = source_of(again)
        assert (source.fields["hand"], source.day, source.fields["table"]) == ("7", "2009-07-23", "Oslo")
        paid = [Decimal(stack) / again.scale for stack in again.finishing or ()]
        assert paid == [Decimal(end.stacks[seat]) / 100 for seat in again.seats], text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_open_hand_history_has_the_files_money(game: str) -> None:
    for document, _, end in cents(game, 1):
        setup = read_setup(document)
        if setup.betting not in ("no-limit", "pot-limit", "limit") or setup.joker or setup.carried:
            continue
        text = write_ohh(setup, end.actions, about(False)).text
        assert '"currency": "EUR"' in text
        again, = read_texts(text.encode())
        assert isinstance(again, PhhHand), again
        paid = [Decimal(stack) / again.scale for stack in again.finishing or ()]
        assert paid == [Decimal(end.stacks[seat]) / 100 for seat in again.seats], text


def test_what_a_file_does_not_know_stays_unknown() -> None:
    hand, = read_phh(PHH)
    assert isinstance(hand, PhhHand)
    kept = source_of(hand)
    assert kept.unknown == (1,) and kept.scale == 100 and kept.day == "2009" and not kept.dated
    stack = hand.setup["seats"]["1"]
    assert (kept.money(stack), kept.money(1234), kept.money(-500)) == ("?", "$12.34", "-$5")
    assert ("event", "Friday") in facts(kept) and kept.fields["_note"] == "kept"
    document = {**hand.setup, "tournament": True}
    lines = ["2 raise 25", "1 fold"]
    end = play(read_setup(document), [parse_action(line) for line in lines])
    text = write_phh(document, lines, end.stacks, phh_fields(kept), scale=kept.scale, unknown=kept.unknown)
    assert "starting_stacks = [inf, 12.34]" in text and "finishing_stacks = [inf, 12.44]" in text
    again, = read_phh(text)
    assert isinstance(again, PhhHand) and source_of(again) == replace(kept, compared=True)


@pytest.mark.parametrize(("units", "scale", "expected"), [
    (120450, 100, "$1,204.50"), (300, 100, "$3"), (12000, 1, "$12,000"), (5, 10_000, "$0.0005")])
def test_money_is_written_as_people_write_it(units: int, scale: int, expected: str) -> None:
    assert Source({"currency": "USD"}, scale).money(units) == expected


@pytest.mark.parametrize("game", game_ids())
def test_a_hand_comes_back_from_its_json(game: str) -> None:
    for document, lines, end in cents(game):
        known = {"players": {str(seat): f"P{seat}" for seat in end.order}, "source": EUROS.document()}
        text = write_document(document, lines, end.stacks, known)
        again, = read_hands(text.encode(), "night.json")
        assert isinstance(again, PhhHand), again
        outcome = replay(again)
        assert (outcome.error, outcome.agrees) == (None, True), text
        assert source_of(again) == replace(EUROS, compared=True)
        assert again.fields["players"] == [f"P{seat}" for seat in again.seats]


def test_many_hands_of_json_come_a_line_each_or_in_a_list() -> None:
    document, lines, end = next(cents("holdem"))
    known = {"number": 3, "started": "2026-01-02T03:04:05Z"}
    one = json.loads(write_document(document, lines, end.stacks, known))
    many = [one, {"game": "holdem"}, {**one, "actions": [*lines, "1 fold"]}]
    rows = "\n".join(json.dumps(row) for row in many) + "\nno json\n"
    for text, count in ((rows, 4), (json.dumps(many), 3)):
        hands = list(read_hands(text.encode(), "night"))
        assert count_hands(text.encode()) == len(hands) == count
        assert isinstance(hands[0], PhhHand) and hands[0].fields["hand"] == 3 and source_of(hands[0]).dated
        assert "no hand as JSON" in getattr(hands[1], "error", "")
        assert replay(hands[2]).error


TOLD = {"author": "Ann", "venue": "The Room", "year": 2009, "level": 7, "event": "Friday", "hand": 41,
        "_note": "kept", "table": "Oslo", "time_zone_abbreviation": "ET"}
HEADS_UP = {"game": "holdem", "betting": "no-limit", "seats": {"1": 1000, "2": 1050}, "button": 1,
            "blinds": [5, 10], "tournament": True, "preset": "tda"}


def with_told(form: str, told: dict[str, Any]) -> PhhHand:
    """A hand of a file that told this, written in a form that has no field for most of it, and read again."""
    lines = ("1 raise 30", "2 fold")
    end = play(read_setup(HEADS_UP), [parse_action(line) for line in lines])
    write = write_ohh if form == "ohh" else write_text
    hand, = read_hands(write(end.setup, end.actions, About(
        41, "Oslo", {}, "", source=Source(told), kept=Kept(HEADS_UP, lines, 1, told))).text.encode(), form)
    assert isinstance(hand, PhhHand) and replay(hand).agrees, hand
    return hand


@pytest.mark.parametrize("form", ["text", "ohh"])
def test_what_a_form_has_no_field_for_is_kept_in_it(form: str) -> None:
    """Year, event, place and author come back, and no day, number or tournament that nobody told."""
    hand = with_told(form, TOLD)
    assert source_of(hand).fields == TOLD
    assert facts(source_of(hand)) == facts(Source(TOLD))


@pytest.mark.parametrize("form", ["text", "ohh"])
def test_what_is_kept_in_a_file_is_of_its_kind_or_left_out(form: str) -> None:
    wrong = {"year": "2009", "level": True, "time": "25:99", "unheard": "of", "author": "Ann"}
    assert source_of(with_told(form, wrong)).fields == {"author": "Ann", "table": "Oslo"}


def test_an_hour_of_another_zone_is_noted_beside_a_form_of_one() -> None:
    """An event without a number gets none there either."""
    end = play(read_setup(HEADS_UP), [parse_action(line) for line in ("1 raise 30", "2 fold")])
    at = About(41, "Oslo", {}, "2009-07-23T19:04:05Z", source=Source(TOLD))
    written = write_ohh(end.setup, end.actions, at)
    assert any("ET" in note for note in written.notes)
    info = json.loads(written.text)["ohh"]["tournament_info"]
    assert (info["tournament_number"], info["name"]) == ("", "Friday")


def test_the_rake_in_a_note_is_in_the_money_of_the_file() -> None:
    raked = {**HEADS_UP, "tournament": False, "preset": "cash",
             "house": {"rake": {"percent": 100, "cap": 15, "step": 1}, "rake-no-flop": "taken"}}
    note, = phh_notes(raked, ["1 raise 30", "2 fold"], money=EUROS.money)
    assert "€0.15" in note
