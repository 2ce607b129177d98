"""Forms that a room plays once a year, played to their end and worked out again from their files alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.tournament.record import decide, waiting
from dealer_assist.tournament.run.files import files
from tests.tournament.directed import Room, checked
from tests.tournament.test_record import recompute  # noqa: F401
from tests.tournament.test_simulation import evening

LEVELS = [{"minutes": 10, "big-bet": {"blinds": [blind // 2, blind]}, "limit": {"small_bet": blind}}
          for blind in (50, 100, 200, 400, 600, 1000, 1600, 2400)]
HIGH_LOW = [{"game": game, "betting": "limit"} for game in ("omaha-8", "stud-8", "badacey")]
ALL_IN = [{"game": "holdem", "betting": "jam-or-fold"}]
ONCE = {"paid": 110, "fee": 10}


def form(**changes: Any) -> dict[str, Any]:
    """Short stacks and re-entries, nine-handed hold'em unless said."""
    return {"seats": 9, "start": 1000, "chips": [25, 100, 500], "levels": LEVELS,
            "mix": {"games": [{"game": "holdem", "betting": "no-limit"}]}, "prizes": {"unit": 5},
            "entry": {**ONCE, "late_until": 3, "re_entries": 2}} | changes


def on_each_head(amount: int, way: str = "progressive", **more: int) -> dict[str, Any]:
    return {"way": way, "amount": amount, **more}


FORMS: dict[str, dict[str, Any]] = {
    "heads-up shootout": form(seats=2, form="shootout", entry=ONCE),
    "two of each table go on": form(form="shootout", entry=ONCE, house={"shootout-advance": 2}),
    "shootout of split pots": form(seats=6, form="shootout", entry=ONCE, mix={"games": HIGH_LOW}),
    "tables of two": form(seats=2, bounty=on_each_head(1)),
    "a satellite with heads": form(prizes={"unit": 1, "ticket": 330}, bounty=on_each_head(25)),
    "heads in split pots": form(seats=6, mix={"games": HIGH_LOW}, bounty=on_each_head(33)),
    "heads split by halves": form(seats=6, mix={"games": HIGH_LOW}, bounty=on_each_head(25),
                                  house={"bounty-winner": "split"}),
    "all of a hand tie": form(mix={"games": ALL_IN}, bounty=on_each_head(7, "plain"),
                              house={"same-hand-bust": "tie"}),
    "envelopes late": form(bounty=on_each_head(50, "mystery", starts=3)),
    "a button that moves": form(seats=8, house={"button": "moving"}, bounty=on_each_head(99)),
    "a button that is won": form(house={"button": "win"}, start=500),
    "bomb pots": form(house={"bomb-pot": "every"}),
}


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("players", [17, 40])
def test_an_odd_form_is_worked_out_again_from_its_files(
        name: str, players: int, tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """Two players at a table, hand for hand, and one of them alone there, stopped the whole event."""
    structure = read_structure(FORMS[name])
    event = evening(FORMS[name], players, name)
    for file, text in files(event).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    house = structure.rules()
    assert recompute.differences(tmp_path, house["button"], structure.form == "shootout",
                                 house["same-hand-bust"] == "tie") == []


def test_a_name_is_one_cell_and_no_formula(tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """The file of entries had a column more for Berg, Ann; a spreadsheet took a name for a formula."""
    room = Room()
    players = ["Berg, Ann", 'Bob "B" Lee', "=1+1", "'=1+1", "-Dee", "'t Hooft"]
    room.act(decide.enter(room.state, players))
    for act in (decide.draw_seats, decide.close):
        room.act(act(room.state))
    room.act(decide.clock(room.state, "start", room.now))
    room.play()
    room.act(decide.finish(room.state))
    checked(room, tmp_path, recompute)
    assert [row["player"] for row in recompute.Record(tmp_path).entries] == players
    kept = (tmp_path / "entries.csv").read_text(encoding="utf-8")
    assert not [cell for cell in re.split("[,\n]", kept) if cell.strip('"').startswith(("=", "-"))]


@pytest.mark.parametrize("changes", [
    {"bounty": on_each_head(25)}, {"house": {"lammers": {"count": 2, "value": 500, "last-level": 9}}}])
def test_tables_that_play_at_once_are_worked_out_again(
        changes: dict[str, Any], tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """The first to deal was the last to end: bounties stood at hands that somebody else had played."""
    room = Room(form(start=3000, entry={"paid": 110, "fee": 10}, **changes))
    room.begin(18)
    while not room.state.decided:
        ready = [number for number, table in room.state.tables.items() if len(table.players) > 1
                 and waiting.why(room.state, number, room.now) is None]
        for number in ready:
            room.deal(number)
        for number in reversed(ready):
            room.end(number)
        room.put_right()
        room.now += 0 if ready else 60_000
    bounties = room.state.bounties
    room.act(decide.finish(room.state))
    for file, text in files(room.state).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert recompute.differences(tmp_path, at_once=True) == []
    assert {(one.out, one.n) for one in bounties} <= {(one.out.player, one.out.n) for one in room.state.busts}


@pytest.mark.parametrize(("seats", "chance"), [(9, "a"), (6, "a"), (2, "a"), (2, "s5")])
def test_who_is_removed_in_the_middle_of_a_round_is_worked_out_again(
        seats: int, chance: str, tmp_path: Path, recompute: ModuleType):  # noqa: F811
    """Hand for hand some tables are done, others still play; places, prizes and heads are the same."""
    room, luck = Room(form(seats=seats, entry=ONCE, bounty=on_each_head(25)), chance), Random(chance)
    room.begin(24)
    room.act(decide.hand_for_hand(room.state, True))
    in_round = 0

    def ready() -> list[int]:
        return [number for number, table in room.state.tables.items() if len(table.players) > 1
                and number not in room.state.playing.values()
                and waiting.why(room.state, number, room.now) is None]

    while not room.state.decided:
        deal = luck.sample(ready(), min(2, len(ready())))
        for number in deal:
            room.deal(number)
        for number in reversed(deal):
            room.end(number)
            idle = [player for one in room.state.tables.values() for player in one.players.values()
                    if one.number not in room.state.playing.values()]
            gone = bool(room.state.done and room.state.rounds[-1])
            if idle and room.state.left > 3 and luck.random() < (0.4 if gone else 0.04):
                in_round += gone
                room.act(decide.out(room.state, luck.choice(idle)))
        if not room.state.done:     # moves are made when all tables are
            room.put_right()
        room.now += 0 if deal else 60_000
    assert in_round     # after somebody was out in the same round
    room.act(decide.finish(room.state))
    for file, text in files(room.state).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert recompute.differences(tmp_path, at_once=True) == []


def head_rows(*paid: tuple[str, int, str]) -> SimpleNamespace:
    """A ledger of two bounties of 25 laid down, and what was won."""
    rows = [{"n": 0, "kind": "entry", "player": player, "why": "Entry: 1,000; a bounty of 25 is laid down"}
            for player in ("Ann", "Bob", "Cid")]
    rows += [{"n": 1 + n, "kind": "bounty", "player": player,
              "why": f"{money} for the bounty of {out}" if out else f"{money}: the winner keeps the bounty"}
             for n, (player, money, out) in enumerate(paid)]
    return SimpleNamespace(ledger=rows)


@pytest.mark.parametrize(("paid", "differences"), [
    ([("Ann", 25, "Bob"), ("Ann", 25, "Cid"), ("Ann", 25, "")], 0),     # plain
    ([("Ann", 13, "Bob"), ("Ann", 13, "Cid"), ("Ann", 49, "")], 0),     # half of each onto Ann's head
    ([("Ann", 13, "Bob"), ("Cid", 19, "Ann"), ("Cid", 43, "")], 0),     # 37 on Ann's: 18 onto Cid's
    ([("Ann", 12, "Bob"), ("Ann", 13, "Cid"), ("Ann", 50, "")], 2),     # the odd unit is paid
    ([("Ann", 13, "Bob"), ("Cid", 18, "Ann"), ("Cid", 44, "")], 2),
])
def test_the_other_program_knows_what_a_head_is_worth(
        paid: list[tuple[str, int, str]], differences: int, recompute: ModuleType):  # noqa: F811
    assert len(recompute.heads(head_rows(*paid))) == differences


def test_the_other_program_takes_two_breaks_before_one_hand_one_after_the_other(
        recompute: ModuleType):  # noqa: F811
    """Their tables broke at once, and one of those who had moved was removed before anything was dealt."""
    room = SimpleNamespace(removed={"Cid"}, seated={"Ann": (5, 1), "Bob": (5, 2)})
    rows = [{"player": player, "from_table": table, "reason": "break"}
            for player, table in (("Ann", "5"), ("Bob", "5"), ("Cid", "5"), ("Ann", "4"))]
    groups = recompute.Room._decided(room, rows)
    assert [[row["player"] for row in group] for group in groups] == [["Ann", "Bob"], ["Ann"]]


def test_the_other_program_reads_nothing_of_the_product(recompute: ModuleType):  # noqa: F811
    assert "dealer_assist" not in Path(str(recompute.__file__)).read_text(encoding="utf-8")
