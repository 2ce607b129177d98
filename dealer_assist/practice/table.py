"""The practice table: its stakes, who sits at it, and the hands as rows in a chain, like any room's."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from dealer_assist.contract.given_back import dealt
from dealer_assist.contract.next_hand import SETTINGS, by_hand, next_hand
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand as Played, start
from dealer_assist.errors import NotNow
from dealer_assist.games import Game, load_game
from dealer_assist.games.loader.custom import sources
from dealer_assist.record import log, replay
from dealer_assist.record.log import OPEN, VOID, By, Course, Sealed
from dealer_assist.rules import button
from dealer_assist.rules.amounts import NOTHING
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.rules.rule import PRESET
from dealer_assist.session import positions
from dealer_assist.session.coming import Coming, TableNow, coming
from dealer_assist.session.past import KnownPast, PastHand

Json = dict[str, Any]
PLAYERS = ("Ruth", "Omar", "Ines", "Walt", "Dee", "Yusuf")
STACK = 20_000                  # chips that everybody begins with, and has again when a big bet is not left
SMALL, BIG, CHIP = 100, 200, 25
MOST_HANDS = 5                  # kept: the open one, and some to look back at


@dataclass(slots=True)
class PracticeDeal:
    """A hand of the practice table, and its rows, oldest first."""

    id: int
    number: int
    game: str
    setup: str
    positions: Json
    started: str
    rows: list[Sealed] = field(default_factory=list)
    names: Json = field(default_factory=dict)       # who was dealt in, by seat

    @property
    def courses(self) -> list[Course]:
        """What was in force after each row."""
        return log.courses(self.rows)

    def played(self, path: tuple[int, ...] | None = None) -> Played:
        """The hand as it stands, or as it stood with `path` in force."""
        return replay.played(self, self.rows, self.courses[-1].path if path is None else path)

    def status(self) -> str:
        """Is it open, over or void?"""
        return replay.status(self.played(), self.rows, self.courses[-1].path)


@dataclass(slots=True)
class PracticeTable:
    """One table for practice; `number` tells tables of several games apart."""

    number: int
    name: str
    settings: Json
    seats: list[Json]
    deals: list[PracticeDeal] = field(default_factory=list)

    def document(self) -> Json:
        """All of it, for the browser to keep."""
        return asdict(self)

    @property
    def last(self) -> PracticeDeal:
        """The newest hand."""
        return self.deals[-1]


def opened(game: str, number: int, name: str, at: str) -> PracticeTable:
    """A table of a game at usual stakes, its first hand dealt.  Errors: `unknown-game`."""
    loaded = load_game(game)
    seated = [{"seat": seat + 1, "player": player, "stack": STACK, "present": True}
              for seat, player in enumerate(PLAYERS[:loaded.max_seats])]
    table = PracticeTable(number, name, stakes(loaded), seated)
    _add(table, _first(table), at)
    return table


def recalled(document: Json) -> PracticeTable:
    """The table that `document` told of.  Errors: KeyError, TypeError for what it did not tell."""
    deals = [PracticeDeal(**{**deal, "rows": [Sealed(**row) for row in deal["rows"]]})
             for deal in document["deals"]]
    return PracticeTable(document["number"], document["name"], document["settings"], document["seats"], deals)


def stakes(game: Game) -> Json:
    """What a game is played for here, as a table's settings say it.  Units: chips."""
    betting = game.bettings[0]
    amounts = {"small_bet": BIG, "big_bet": 2 * BIG, "spread": [SMALL, 2 * BIG]}
    asked = {name: amounts[name] for name in STRUCTURES[betting].asks}
    blinds = game.forced == "blinds"
    return {
        "game": game.id, "betting": betting, **NOTHING, "blinds": [SMALL, BIG] if blinds else [],
        "ante": 0 if blinds else CHIP, "chip": CHIP,
        "bring_in": 2 * CHIP if game.bring_in else None, **asked,
        "preset": PRESET, "house": {}, "tournament": False,
    }


def deal_next(table: PracticeTable, at: str, stated: Json | None = None) -> PracticeDeal:
    """The next hand: the button moved on, stacks carried, whoever has too little bought in again.

    Shape: `stated` is said of this hand alone: a bomb pot, a straddle, a game.
    Errors: `hand-open`, `too-few-players`, and those of the set-up.
    """
    last = table.last
    if last.status() == OPEN:
        raise NotNow("hand-open.still", number=last.number)
    for seat in table.seats:
        seat["stack"] = _bought_in(seat["stack"])
    return _add(table, _next(table, stated or {}), at)


def hand_to_come(table: PracticeTable, stated: Json) -> tuple[TableNow, Coming | None]:
    """The table and its next hand, as a room would have them; None where too few sit there."""
    seated = {seat["seat"]: seat["player"] for seat in table.seats}
    past = KnownPast([_remembered(deal) for deal in table.deals], seated)
    carried = view(table.last.played()).get("carried") or 0
    stacks = {seat["seat"]: _bought_in(seat["stack"]) for seat in table.seats if seat["present"]}
    now = TableNow({**dict.fromkeys(SETTINGS), **table.settings}, stacks, carried=carried)
    return now, coming(now, past, stated)


def _bought_in(stack: int) -> int:
    return STACK if stack < 2 * BIG else stack


def _next(table: PracticeTable, stated: Json) -> Json:
    """The set-up of the next hand."""
    now, hand = hand_to_come(table, stated)
    if hand is None:
        raise NotNow("too-few-players.at-table", field="seats")
    document, _, where = next_hand(now, hand, stated, load_game)
    return {"setup": document, "positions": positions.stored(where) | by_hand(stated)}


def _remembered(deal: PracticeDeal) -> PastHand:
    hand, setup = deal.played(), replay.setup_of(deal)
    names = {int(seat): deal.names.get(seat) for seat in setup["seats"]}
    void = deal.status() == VOID
    button = hand.setup.button if hand.setup.game.button else None
    return PastHand(deal.number, hand.over and not void, void, button, deal.positions, names,
                    bomb_pot=hand.setup.bomb_pot)


def _first(table: PracticeTable) -> Json:
    """The set-up of a first hand, with the button on the last seat."""
    stacks = _stacks(table)
    where = button.first_positions(max(stacks), stacks)
    document = {name: table.settings[name] for name in SETTINGS if table.settings.get(name) is not None}
    document |= {"seats": {str(seat): stacks[seat] for seat in sorted(stacks)}}
    if load_game(table.settings["game"]).button:
        document["button"] = where.button
    return {"setup": document, "positions": positions.stored(where)}


def _stacks(table: PracticeTable) -> dict[int, int]:
    return {seat["seat"]: seat["stack"] for seat in table.seats if seat["present"] and seat["stack"]}


def _names(table: PracticeTable, document: Json) -> Json:
    names = {str(seat["seat"]): seat["player"] for seat in table.seats}
    return {seat: names[seat] for seat in document["seats"]}


def _add(table: PracticeTable, begun: Json, at: str) -> PracticeDeal:
    setup = read_setup(begun["setup"])
    document = {**begun["setup"], "betting": setup.betting, "house": setup.house.as_dealt(),
                "preset": setup.preset}
    last = table.deals[-1] if table.deals else None
    number = last.number + 1 if last else 1
    deal = PracticeDeal(table.number * 100_000 + number, number, setup.game.id, log.canonical(document),
                begun["positions"], at)
    hand = start(setup)
    moved = replay.moved((0, dealt(hand)), replay.chips(hand, OPEN, document), hand, OPEN)
    files = sources(setup.game.id)      # the next folder that is written may have others
    payload = {"setup": document} | ({"files": files} if files else {})
    deal.rows = [log.sealed_next(deal.id, None, log.START, payload, moved, By(), at)]
    table.deals = [*table.deals, deal][-MOST_HANDS:]
    return deal
