"""Very many plausible hands in the tables of a room, as `benchmarks/finding.py` looks for them."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from sqlite3 import connect
from typing import Any

from sqlalchemy import insert

from dealer_assist.cards.deck import deck_cards
from dealer_assist.cards import texts
from dealer_assist.games import game_ids, load_game
from dealer_assist.store.db import database
from dealer_assist.store.db.models import Table
from dealer_assist.store.search.places import PLACES
from dealer_assist.store.search.showdown import ALIKE, pair_of
from dealer_assist.store.search.index import (
    ALL_IN, AT, DEALER, DEALT, DEED, GAME, HOLDS, MAKES, MARK, NUMBER, PLACE, PLAYER, RARE, STREETS, TEXT,
    VERSION, WAYS, mask_of,
)

TABLES, PLAYERS, DEALERS, SEATS, BATCH = 60, 4000, 80, 7, 5000
FIRST, LAST = datetime(2025, 1, 1, tzinfo=UTC), datetime(2026, 11, 20, tzinfo=UTC)
OFTEN = {  # how often a hand has the mark
    "showdown": .35, "allin": .12, "side": .03, "split": .08, "odd": .012, "twice": .008, "undone": .09,
    "repaired": .015, "misdeal": .004, "event": .006, "ruling": .003, "call": .005, "remark": .004,
    "busted": .05, "corrected": .002, "multiway": .45, "walk": .04, "straddle": .01, "bomb": .008,
    "scoop": .02, "quartered": .006, "no-low": .02,
}
DECK = texts(deck_cards("standard", False))
DONE_OFTEN = {"raise": .6, "raise preflop": .5, "three-bet": .1, "doubled up": .04, "coin flip": .01}
MADE_OFTEN = {  # how often a tabled hand is what, and of how many ranks
    "high card": (17, 0), "pair": (44, 1), "two pair": (24, 2), "three of a kind": (5, 1), "straight": (4, 0),
    "flush": (3, 0), "full house": (2.6, 2), "four of a kind": (.17, 1), "straight flush": (.03, 0),
}
PLURALS = "twos threes fours fives sixes sevens eights nines tens jacks queens kings aces".split()
REMARKS = "angle collusion chips short raise unclear string bet exposed card boxed dealer error clock".split()
Rows = Iterable[tuple[Any, ...]]
Put = Callable[[str, Rows], None]       # "table (columns)" and its rows


def make(hands: int, folder: Path) -> None:
    begun = time.perf_counter()
    chance = random.Random(7)
    names = [*game_ids()]
    weights = [30 if game == "holdem" else 12 if game.startswith("omaha") else 1 for game in names]
    streets = {game: [street.name for street in load_game(game).streets if street.name in STREETS]
               for game in names}
    with database.writing() as session:
        session.execute(insert(Table), [_table(n) for n in range(1, TABLES + 1)])
    numbers: dict[str, int] = {VERSION: 1}
    with (_postgresql() if database.db.engine.dialect.name == "postgresql" else _sqlite(folder)) as put:
        # without this word the lines count as those of an earlier version, and are all derived again
        put("find_word (id, word)", [(1, VERSION)])
        for first in range(1, hands + 1, BATCH):
            _keep(put, [
                _hand(chance, n, hands, chance.choices(names, weights)[0], streets)
                for n in range(first, min(first + BATCH, hands + 1))], numbers)
    print(f"{hands:,} hands made in {time.perf_counter() - begun:.0f} s")


@contextmanager
def _sqlite(folder: Path) -> Iterator[Put]:
    """Straight to the driver: a million hands are twenty million rows."""
    database.db.engine.dispose()        # the journal changes for nobody else
    connection = connect(folder / database.FILE, isolation_level=None)
    for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-800000"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("BEGIN")

    def put(into: str, rows: Rows) -> None:
        marks = ", ".join("?" * (into.count(",") + 1))
        connection.executemany(f"INSERT INTO {into} VALUES ({marks})", rows)

    yield put
    connection.execute("COMMIT")
    connection.close()
    size = sum(path.stat().st_size for path in folder.glob(f"{database.FILE}*"))
    print(f"{size / 1e6:,.0f} MB")


@contextmanager
def _postgresql() -> Iterator[Put]:
    """By COPY, and then counted by the server, as it does by itself in a room's quiet hours."""
    with database.db.engine.connect() as connection:
        cursor: Any = connection.connection.cursor()

        def put(into: str, rows: Rows) -> None:
            with cursor.copy(f"COPY {into} FROM STDIN") as copying:
                for row in rows:
                    copying.write_row(row)

        yield put
        connection.connection.commit()
        cursor.execute("ANALYZE")
        connection.connection.commit()


def _table(number: int) -> dict[str, Any]:
    return {
        "id": number, "name": f"Table {number}", "game": "holdem", "betting": "no-limit", "blinds": [50, 100],
        "ante": 0, "big_blind_ante": 0, "chip": 25, "preset": "barge", "house": {}, "tournament": True,
        "kind": "room",
    }


def _hand(
    chance: random.Random, number: int, of: int, game: str, streets: dict[str, list[str]],
) -> dict[str, Any]:
    """A plausible hand, as the derived columns would tell it."""
    began = FIRST + (LAST - FIRST) * (number / of) + timedelta(seconds=chance.uniform(-600, 600))
    marks = {"void" if chance.random() < .005 else "over"}
    marks |= {mark for mark, often in OFTEN.items() if chance.random() < often}
    reached = len(streets[game]) if "showdown" in marks else chance.randint(1, len(streets[game]))
    seats = sorted(chance.sample(range(1, 10), SEATS))
    return {
        "id": number, "table": number % TABLES + 1, "number": number // TABLES + 1, "game": game,
        "started": began.isoformat(timespec="microseconds").replace("+00:00", "Z"),
        "moment": round(began.timestamp() * 1000), "pot": 0 if "void" in marks else
        round(chance.lognormvariate(7.3, 1.4)) * 25, "marks": marks, "streets": streets[game][:reached],
        # few play much and many little
        "players": [f"p{int(chance.expovariate(4 / PLAYERS)) % PLAYERS:04}" for _ in seats],
        "seats": seats, "dealer": f"d{chance.randrange(DEALERS):02}",
        "all_in": chance.sample(seats, 2) if "allin" in marks else [],
        "won": [] if "void" in marks else chance.sample(seats, 2 if "split" in marks else 1),
        "said": chance.sample(REMARKS, 4) if marks & {"remark", "ruling"} else [],
        "tabled": _tabled(chance, seats) if "showdown" in marks else {},
        "did": {deed: chance.choice(seats) for deed, often in DONE_OFTEN.items() if chance.random() < often},
        "placed": dict(zip(PLACES, chance.sample(seats, len(PLACES)), strict=True)),
        "ways": chance.randint(3, SEATS) if "multiway" in marks else 2 if reached > 1 else 0,
    }


def _tabled(chance: random.Random, seats: list[int]) -> dict[int, list[str]]:
    """What the hands that were shown are found by: two cards each, their ranks, what they made."""
    words = {}
    for seat in chance.sample(seats, chance.choice((2, 2, 2, 3))):
        one, other = chance.sample(DECK, 2)
        weights = [often for often, _ in MADE_OFTEN.values()]
        name = chance.choices([*MADE_OFTEN], weights)[0]
        words[seat] = [f"{HOLDS}:{word}" for word in (one.lower(), other.lower(), pair_of(one[0], other[0]))]
        ranks = chance.sample(PLURALS, MADE_OFTEN[name][1])
        alike = [f"{name}, {rank}" for rank in ranks] if name in ALIKE else []
        words[seat] += [f"{MAKES}:{word}" for word in (name, *ranks, *alike)]
    return words


def _words(fields: dict[str, Any]) -> Iterator[tuple[str, int]]:
    for seat, player in zip(fields["seats"], fields["players"], strict=True):
        yield f"{PLAYER}:{player}", 1 << seat
    yield f"{DEALER}:{fields['dealer']}", 0
    yield f"{AT}:{fields['table']}", 0
    yield f"{GAME}:{fields['game']}", 0
    yield f"{DEALT}:{len(fields['seats'])}", 0
    yield from ((f"{NUMBER}:{number}", 0) for number in {fields["id"], fields["number"]})
    yield from ((f"{DEED}:{deed}", 1 << seat) for deed, seat in fields["did"].items())
    yield from ((f"{PLACE}:{place}", 1 << seat) for place, seat in fields["placed"].items())
    if fields["ways"]:
        yield f"{WAYS}:{fields['ways']}", 0
    if fields["all_in"]:
        yield f"{ALL_IN}:{fields['streets'][0]}", _bits(fields["all_in"])
    tabled: dict[str, int] = {}
    for seat, words in fields["tabled"].items():
        tabled |= {word: tabled.get(word, 0) | 1 << seat for word in words}
    yield from tabled.items()
    yield from ((f"{MARK}:{mark}", 0) for mark in fields["marks"] & RARE)
    yield from ((f"{TEXT}:{word}", 0) for word in fields["said"])


def _keep(put: Put, hands: list[dict[str, Any]], numbers: dict[str, int]) -> None:
    led = [(one, dict(_words(one))) for one in hands]
    fresh = {word: None for _, words in led for word in words if word not in numbers}
    for word in fresh:
        numbers[word] = len(numbers) + 1
    put("find_word (id, word)", [(numbers[word], word) for word in fresh])
    put("hand (id, table_id, number, setup, definition, engine, game, button, positions,"
            " seq, head, status, pot, winners, started, finished)", [
        (one["id"], one["table"], one["number"], "{}", "", "0", one["game"], 1, "{}", 0, "",
         "void" if "void" in one["marks"] else "over", one["pot"], json.dumps(one["won"]), one["started"],
         one["started"]) for one in hands])
    put("hand_seat (hand_id, seat, name, before, after)", [
        (one["id"], seat, player, 10_000, 10_000)
        for one in hands for seat, player in zip(one["seats"], one["players"], strict=True)])
    put("log (hand_id, seq, kind, payload, outcome, who, at, previous, hash)", [
        (one["id"], 0, "start", "{}", "{}", one["dealer"], one["started"], "", "") for one in hands])
    put("hand_summary (hand_id, moment, table_id, game, pot, marks, seats, all_in, won,"
            " words)", [
        (one["id"], one["moment"], one["table"], one["game"], one["pot"],
         mask_of([*one["marks"], *one["streets"]]), _bits(one["seats"]), _bits(one["all_in"]),
         _bits(one["won"]), json.dumps({numbers[word]: bit for word, bit in words.items()}))
        for one, words in led])
    put("find_hand (word_id, moment, hand_id, bit)", [
        (numbers[word], one["moment"], one["id"], bit) for one, words in led for word, bit in words.items()])


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
