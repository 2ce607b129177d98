"""A whole event at random (contract 6): desk, seats, breaks, cards, and every hand dealt and taken in."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from dealer_assist.cli.simulate import played
from dealer_assist.contract.next_hand import next_hand
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure, template, templates
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.engine import play
from dealer_assist.engine.betting.posting import payments
from dealer_assist.engine.play import Hand
from dealer_assist.games import load_game
from dealer_assist.rules.amounts import NOTHING
from dealer_assist.rules.button import Positions
from dealer_assist.session import positions
from dealer_assist.session.coming import TableNow, coming
from dealer_assist.session.past import KnownPast, PastHand
from dealer_assist.session.times import MINUTE
from dealer_assist.tournament.run import arranging, breaks, results
from dealer_assist.tournament.run.crowd import Crowd, registration
from dealer_assist.tournament.run.dealing import Rotations, shuffle
from dealer_assist.tournament.run.desk import Desk
from dealer_assist.tournament.run.event import ENTRY, EventRun
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.run.nit_cards import NitCards
from dealer_assist.tournament.run.simulation import Simulation, simulate
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import SeatedTable
from dealer_assist.tournament.structure.model import Break
from dealer_assist.trial.table import play_out
from tests.tournament.test_record import recompute  # noqa: F401

AMOUNTS = {**NOTHING, "betting": "no-limit", "preset": "barge", "tournament": True}


def sheet(name: str, **changes: Any) -> dict[str, Any]:
    """A template with short stacks, so that the event is soon over."""
    return document_of(template(name)) | {"start": 1500} | changes


def evening(document: dict[str, Any], players: int, seed: str) -> EventRun:
    structure, chance = read_structure(document), Random(seed)

    def deal(setup: dict[str, Any], dead: Collection[int]) -> Hand:
        return play_out(read_setup(setup), chance, dead)

    return simulate(structure, Draw(seed), Crowd(players, structure, chance), deal)


def agrees(event: EventRun, folder: Path, program: ModuleType, name: str) -> None:
    """Another program comes to the same seats, places and prizes from the files alone."""
    for file, text in files(event).items():
        (folder / file).write_text(text, encoding="utf-8")
    button = "win" if name == "win-the-button" else "dead"
    assert program.differences(folder, button, name == "shootout") == []


@pytest.mark.parametrize("name", sorted(templates()))
@pytest.mark.parametrize("players", [3, 40])
def test_an_event_of_every_kind_is_played_to_its_end(
        name: str, players: int, tmp_path: Path, recompute: ModuleType):  # noqa: F811
    event = evening(sheet(name), players, f"{name} {players}")
    assert len({entry.player for entry in event.entries}) == players
    assert sum(result.prize for result in results.results(event).values()) == results.pool_of(event).total
    agrees(event, tmp_path, recompute, name)


def test_who_enters_again_as_the_table_breaks_sits_where_the_break_sent_them(
        tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """Drawn to a table and moved from it before a hand was dealt there; removed much later."""
    agrees(played(template("nit"), 43, "30525"), tmp_path, recompute, "nit")


def test_the_same_chance_makes_the_same_event():
    assert files(evening(sheet("mixed"), 20, "one")) == files(evening(sheet("mixed"), 20, "one"))
    assert files(evening(sheet("mixed"), 20, "one")) != files(evening(sheet("mixed"), 20, "two"))


def begun(name: str = "holdem", players: int = 4, **changes: Any) -> EventRun:
    """Everybody has entered and sits at table 1, seat by seat."""
    event = EventRun(read_structure(sheet(name, **changes)), Draw("begun"))
    for number in range(1, players + 1):
        event.enter(f"P{number}", ENTRY)
    event.open([SeatedTable(1, 9, {number: f"P{number}" for number in range(1, players + 1)}, button=1)])
    return event


def test_a_table_that_everybody_left_is_closed_and_the_final_table_is_as_large_as_the_house_has_it():
    event = begun()
    event.open([SeatedTable(2, 9)])
    assert arranging.final_size(event) == 9      # of hold'em nine-handed
    arranging.arrange(event, 9, open_desk=False)
    assert list(event.tables) == [1]


def test_who_is_there_at_the_start_has_a_seat_when_the_cards_are_in_the_air():
    structure = read_structure(sheet("holdem"))
    event, crowd = EventRun(structure, Draw("desk")), Crowd(20, structure, Random("desk"))
    desk = Desk(event, crowd, breaks.LammerBox(event, None))
    desk.first_seats()
    seated = {player for table in event.room for player in table.players.values()}
    assert seated == set(crowd.starters) == set(event.stacks) and desk.busy
    desk.close()
    assert not desk.busy and sum(event.prizes) == results.pool_of(event).total


def test_a_break_without_a_colour_up_leaves_every_stack_as_it_was():
    event = begun(start=1525)
    pause = next(row for row in event.structure.rows if isinstance(row, Break))
    crowd = Crowd(4, event.structure, Random(1))
    breaks.begin_break(event, replace(pause, colour_up=0), 1, crowd)
    assert set(event.stacks.values()) == {1525}
    breaks.begin_break(event, replace(pause, colour_up=25), 1, crowd)
    assert all(stack % 100 == 0 for stack in event.stacks.values())


def test_the_card_of_a_copy_is_a_card_of_its_own():
    """House rules 9, `nit-ante`: held over the level it costs five big blinds, once; a winner hands it in."""
    event = begun("nit")
    cards = NitCards(event)
    cards.new_level(event.structure.level(1))
    cards.paid(["P1", "P2", "P3", "P4"])
    cards.won(["P1", "P2"])
    other = cards.of(event)
    cards.new_level(event.structure.level(2))
    assert set(cards.owed(event.tables[1].players)) == {3, 4} and other.owed(event.tables[1].players) == {}
    cards.paid(["P3"])
    assert set(cards.owed(event.tables[1].players)) == {4}
    other.won(["P3"])
    assert other.last_holder() == "P4"
    other.drop()
    assert other.last_holder() is None


def test_the_first_hand_is_dealt_to_everybody_with_a_stack_at_the_level_of_the_sheet():
    event = begun()
    dealt = shuffle(event, event.tables[1], Rotations(), 1, {2: 500})
    assert dealt.document["seats"] == {str(seat): 1500 for seat in (1, 2, 3, 4)}
    assert {"seat": 2, "kind": "dead", "amount": 500} in dealt.document["posts"]
    assert (dealt.game.id, dealt.level, dealt.turn) == ("holdem", 1, 1)


@pytest.mark.parametrize(("value", "posted"), [("as-listed", 25), ("half-down", 50)])
def test_the_small_blind_is_as_listed_or_half_the_small_bet(value: str, posted: int):
    """House rules 4, `small-blind-size`: a sheet that lists 25/100 posts 50 behind the bet of 100."""
    event = begun(levels=[{"minutes": 20, "big-bet": {"blinds": [25, 100]}}],
                  house={"small-blind-size": value})
    dealt = shuffle(event, event.tables[1], Rotations(), 1, {})
    assert dealt.document["blinds"] == [posted, 100]
    assert [post["amount"] for post in dealt.document["posts"]] == [posted, 100]


def test_registration_that_lasts_to_the_end_closes_with_the_last_row():
    structure = read_structure(sheet("holdem"))
    whole = sum(row.minutes for row in structure.rows) * MINUTE
    assert registration(structure) < whole == registration(replace(structure, late_until=999))


def test_a_table_of_percentages_pays_as_it_says_where_so_many_play():
    structure = replace(read_structure(sheet("holdem")), percentages=(60, 40), unit=1)
    assert results.pay_table(structure, 1_000, 9, 9) == (600, 400)
    assert len(results.pay_table(structure, 1_000, 1, 1)) == 1


def test_the_smallest_chip_after_the_last_level_is_that_of_the_last():
    structure = read_structure(sheet("holdem"))
    last = structure.levels[-1].number
    assert structure.smallest_chip(last + 9) == structure.smallest_chip(last)


def seated(players: int) -> Simulation:
    """An event whose seats are drawn, and no hand dealt."""
    structure, chance = read_structure(sheet("holdem")), Random("begun")
    run = Simulation(structure, Draw("begun"), Crowd(players, structure, chance),
                     lambda setup, dead: play_out(read_setup(setup), chance, dead))
    run._begin()
    return run


@pytest.mark.parametrize("waited", [[], [1]])
def test_moves_of_one_decision_are_made_before_the_next(waited: list[int], monkeypatch: pytest.MonkeyPatch):
    run, asked = seated(20), []
    monkeypatch.setattr(EventRun, "waited_for", property(lambda event: waited))
    monkeypatch.setattr(arranging, "arrange", lambda *seats, **desk: asked.append(seats))
    run._arrange()
    assert len(asked) == (not waited)


@pytest.mark.parametrize("left", [1, 2])
def test_a_level_that_begins_for_one_player_alone_moves_nobody(left: int, monkeypatch: pytest.MonkeyPatch):
    """Somebody is still on the way to the desk, and the clock goes on meanwhile."""
    run, asked = seated(20), []
    monkeypatch.setattr(EventRun, "left", property(lambda event: left))
    monkeypatch.setattr(arranging, "arrange", lambda *seats, **desk: asked.append(seats))
    run.row = next(n for n, row in enumerate(run.sheet.rows) if n and not isinstance(row, Break))
    run._begin_row()
    assert len(asked) == left - 1


@pytest.mark.parametrize(("game", "rule", "level", "ante"), [
    ("short-deck-holdem", "short-deck", {"blinds": [100, 200], "ante": 100}, 100),
    ("holdem", "each", {"blinds": [100, 200], "ante": 50}, 50),
    ("holdem", "big-blind", {"blinds": [100, 200], "big_blind_ante": 200}, 200),
])
def test_every_hand_is_a_bomb_pot_for_the_ante_of_its_level(
        game: str, rule: str, level: dict[str, Any], ante: int):
    """1.4: "all players post an ante pre-flop, and there is no pre-flop betting"; tablets deal it alike."""
    changes = {"mix": {"games": [{"game": game, "betting": "no-limit"}]}, "levels": [{"big-bet": level}],
               "house": {"ante": rule, "bomb-pot": "every"}}
    event = begun(**changes)
    ours = shuffle(event, event.tables[1], Rotations(), 1, {}).document
    stacks = dict.fromkeys((1, 2, 3, 4), 1500)
    now = TableNow({**AMOUNTS, **level, "game": game, "chip": 25, "house": changes["house"]}, stacks)
    comes = coming(now, KnownPast((), {seat: f"P{seat}" for seat in stacks}))
    assert comes is not None
    tablet, _, _ = next_hand(now, comes, {}, load_game)
    for document in (ours, tablet):
        said = [document[name] for name in ("bomb_pot", "ante", "blinds", "big_blind_ante")]
        assert said == [True, ante, [], 0] and not document.get("posts")
        hand = play.seated(read_setup(document))
        assert [(kind, chips) for _, kind, chips in payments(hand)] == [("ante", ante)] * 4


@pytest.mark.parametrize(("house", "dealt"), [({}, [1, 3, 4]), ({"bomb-pot": "every"}, [1, 2, 3, 4])])
def test_nobody_waits_for_a_small_blind_that_is_not_posted(house: dict[str, Any], dealt: list[int]):
    """1.4: a bomb pot has no blinds; who sat down between button and small blind was left out of it."""
    event = begun(levels=[{"big-bet": {"blinds": [100, 200]}}], house=house)
    event.tables[1] = replace(event.tables[1], last=Positions(4, 1, 3), had=frozenset(
        {(seat, f"P{seat}") for seat in (1, 3, 4)}))
    stacks = {seat: 1500 for seat in event.tables[1].players}
    settings = {**AMOUNTS, "game": "holdem", "blinds": [100, 200], "chip": 25, "house": house}
    past = KnownPast((PastHand(1, True, False, 4, positions.stored(Positions(4, 1, 3)), {
        seat: f"P{seat}" for seat in (1, 3, 4)}),), {seat: f"P{seat}" for seat in stacks})
    comes = coming(TableNow(settings, stacks), past)
    assert comes is not None
    ours = shuffle(event, event.tables[1], Rotations(), 1, {})
    assert (sorted(ours.seats), sorted(comes.stacks)) == (dealt, dealt)
