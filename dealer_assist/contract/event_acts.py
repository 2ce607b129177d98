"""What a director asks for, as a document: read and checked, and handed to what decides.

Shape: `{"act": "enter", "players": ["Ann"]}`; every act by its word, with the fields of its line in `ASKED`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dealer_assist.cards import Card, parse_cards
from dealer_assist.contract.reading import known_keys, list_of, table_of, whole
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import NotNow, Unreadable, abridged, nearest, quotable
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.tournament.forms.shootouts import check_ends
from dealer_assist.tournament.record import days, decide, lammers, moves, seating
from dealer_assist.tournament.record.footing import AFTERWARDS
from dealer_assist.tournament.record.state import Running

Document = Mapping[str, Any]
Act = Mapping[str, Any]
MOST = 2**40


def wanted(document: object) -> Callable[[Running, int], Act]:
    """What decides the act that a document asks for, from the state and the time in milliseconds.

    Errors: `bad-form`, `unknown-act`, `event-over`, and those of what decides.
    """
    if not isinstance(document, Mapping):
        raise Unreadable("bad-form.act")
    word = document.get("act")
    if word not in ASKED:
        near = nearest(abridged(word), tuple(ASKED))
        raise Unreadable("unknown-act", word=quotable(word), near=near, known=", ".join(ASKED), field="act")
    fields, decides = ASKED[str(word)]
    known_keys(document, ("act", *fields.split()))

    def decided(state: Running, now: int) -> Act:
        act = decides(state, now, document)     # what it refuses by itself says more
        if state.over and word not in AFTERWARDS:
            raise NotNow("event-over")
        return act
    return decided


def carried(document: object, flights: Sequence[days.Flight]) -> Callable[[Running, int], Act]:
    """What decides that bags of these flights come in: `{"act": "carry", "events": [3, 4]}`, `way` best."""
    assert isinstance(document, Mapping)
    known_keys(document, ("act", "events", "way"))
    return lambda state, _: days.carry(state, flights, str(document.get("way", days.BEST)))


def flights_of(document: Document) -> list[int]:
    """The events that an act names.  Errors: `no-flight`."""
    return [whole(one, f"events.{n}", 1, MOST_ID) for n, one in enumerate(list_of(document, "events"))]


def _players(document: Document) -> list[str]:
    return [_name(name, f"players.{n}") for n, name in enumerate(list_of(document, "players"))]


def _name(value: object, field: str) -> str:
    if not isinstance(value, str) or not value.strip().isprintable():
        raise Unreadable("no-name.player", field=field)
    return " ".join(value.split())


def _player(document: Document) -> str:
    return _name(document.get("player"), "player")


def _flag(document: Document, key: str) -> bool:
    value = document.get(key)
    if not isinstance(value, bool):
        raise Unreadable("bad-form.flag", name=key, field=key)
    return value


def _number(document: Document, key: str, least: int = 0) -> int:
    return whole(document.get(key), key, least, MOST)


def _proposed(state: Running, _now: int, _document: Document) -> Act:
    act = moves.proposal(state)
    if act is None:
        raise NotNow("nothing-to-move")
    return act


def _sheet(state: Running, now: int, document: Document) -> Act:
    """Another sheet; the rows that were played stay, and what an entry gives and pays with them."""
    sheet, old = read_structure(document.get("sheet")), state.structure
    check_ends(sheet)
    # the row that runs is played too: its blinds were posted
    done = state.clock(now).row + bool(state.record)
    if state.entries and (sheet.start, sheet.paid, sheet.fee, sheet.staff, sheet.bounty, sheet.chips) != (
            old.start, old.paid, old.fee, old.staff, old.bounty, old.chips):
        raise NotNow("entries-sold", field="sheet")
    if sheet.rows[:done] != old.rows[:done]:
        raise NotNow("levels-played", field="sheet.levels")
    # the pay table is on the wall, and was made of them
    if not state.desk_open and (sheet.guarantee, sheet.ticket) != (old.guarantee, old.ticket):
        raise NotNow("prizes-up", field="sheet")
    return {"act": "sheet", "sheet": document_of(sheet)}


def _deal(state: Running, _now: int, document: Document) -> Act:
    amounts = table_of(document, "amounts") or None
    read = amounts and {_name(player, "amounts"): whole(money, f"amounts.{player}")
                        for player, money in amounts.items()}
    return decide.deal(state, str(document.get("way", "agreed")), read)


def _race_cards(document: Document) -> dict[int, dict[int, tuple[Card, ...]]]:
    """Cards of a race by table and seat: `{"1": {"3": "Ah6c", "4": "KsQd2c"}}`."""
    return {
        _key(table, "cards"): {
            _key(seat, f"cards.{table}"): parse_cards(dealt, f"cards.{table}.{seat}")
            for seat, dealt in table_of(document["cards"], table).items()}
        for table in table_of(document, "cards")}


def _key(text: object, field: str) -> int:
    if not isinstance(text, str) or not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Unreadable("bad-number.whole-number", name=quotable(text, 20), field=field)
    return int(text)


def _last_hands(state: Running, _now: int, document: Document) -> Act:
    count = document.get("count")
    return decide.last_hands(state, None if count is None else whole(count, "count"))


ASKED: Mapping[str, tuple[str, Callable[[Running, int, Document], Act]]] = {
    "enter": ("players", lambda s, _, d: decide.enter(s, _players(d))),
    "add-on": ("players", lambda s, now, d: decide.add_on(s, _players(d), s.clock(now).level)),
    "draw": ("", lambda s, _, d: decide.draw_seats(s)),
    "clock": ("tick amount", lambda s, now, d: decide.clock(
        s, str(d.get("tick")), now, whole(d.get("amount", 0), "amount", 0, MOST))),
    "balance": ("", _proposed),
    "break": ("table", lambda s, _, d: moves.break_table(s, _number(d, "table"))),
    "move": ("player table seat", lambda s, _, d: moves.by_hand(
        s, _player(d), _number(d, "table"), _number(d, "seat"))),
    "went": ("table seat", lambda s, _, d: moves.went(s, _number(d, "table"), _number(d, "seat"))),
    "here": ("table seat", lambda s, _, d: moves.here(s, _number(d, "table"), _number(d, "seat"))),
    "out": ("player", lambda s, _, d: decide.out(s, _player(d))),
    "close": ("", lambda s, _, d: decide.close(s)),
    "pay": ("prizes", lambda s, _, d: decide.pay(
        s, [whole(one, f"prizes.{n}") for n, one in enumerate(list_of(d, "prizes"))])),
    "hand-for-hand": ("on", lambda s, _, d: decide.hand_for_hand(s, _flag(d, "on"))),
    "last-hands": ("count", _last_hands),
    "colour-up": ("cards table", lambda s, _, d: decide.colour_up(
        s, _race_cards(d), _number(d, "table", 1) if "table" in d else None)),
    "penalty": ("player count", lambda s, _, d: decide.penalty(s, _player(d), _number(d, "count"))),
    "absent": ("player here", lambda s, _, d: decide.absent(s, _player(d), _flag(d, "here"))),
    "block": ("table seat on", lambda s, _, d: seating.block(
        s, _number(d, "table", 1), _number(d, "seat", 1), _flag(d, "on"))),
    "need": ("player seats", lambda s, _, d: seating.need(
        s, _player(d), [whole(one, f"seats.{n}", 1, MOST) for n, one in enumerate(list_of(d, "seats"))])),
    "apart": ("players on", lambda s, _, d: seating.apart(s, _players(d), _flag(d, "on"))),
    "room": ("tables", lambda s, _, d: seating.room(
        s, None if d.get("tables") is None else _number(d, "tables", 1))),
    "announce": ("text", lambda s, _, d: decide.announce(str(d.get("text", "")).strip())),
    "sheet": ("sheet", _sheet),
    "deal": ("way amounts", _deal),
    "lammer": ("player count", lambda s, now, d: lammers.turn_in(s, _player(d), _number(d, "count"), now)),
    "lammers": ("table", lambda s, now, d: lammers.turn_in_all(s, _number(d, "table"), now)),
    "till": ("counted", lambda s, _, d: decide.till(s, _number(d, "counted"))),
    "bag": ("text", lambda s, _, d: days.bag(s, str(d.get("text", "")).strip())),
    "finish": ("", lambda s, _, d: decide.finish(s)),
}
